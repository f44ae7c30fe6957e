"""A number field takes the digits that people have, however they come in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .quiz import PYTHON_MS, Quiz, keep_verdicts

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

pytestmark = pytest.mark.browser
RLM = "\u200f"


@pytest.fixture
def quiz(page: Page, visit: Visit) -> Quiz:
    """A question whose answer is 6."""
    keep_verdicts(page)
    found = Quiz(visit("bazito/ace-two-ten/"), "bz-e11a")
    assert found.data["baked"]["answer"] == ["6"]
    return found


def press_keys(keyboard: CDPSession, text: str) -> None:
    """Key events as a Persian layout sends them: the key's own sign, no US key behind it."""
    for sign in text:
        key = {"key": sign, "text": sign, "unmodifiedText": sign}
        keyboard.send("Input.dispatchKeyEvent", {"type": "keyDown", **key})
        keyboard.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": sign})


def insert(keyboard: CDPSession, text: str) -> None:
    keyboard.send("Input.insertText", {"text": text})


def compose(keyboard: CDPSession, text: str) -> None:
    """As a phone's keyboard does: a composition first, then its commitment."""
    composing = {"text": text, "selectionStart": len(text), "selectionEnd": len(text)}
    keyboard.send("Input.imeSetComposition", composing)
    keyboard.send("Input.insertText", {"text": text})


WAYS = [press_keys, insert, compose]
SIXES = ["۶", "٦", "6", f"۶ {RLM}", f"{RLM}۶", "۰۶", "۶.۰"]


def test_six_is_six(quiz: Quiz) -> None:
    field = quiz.controls.first
    keyboard = quiz.page.context.new_cdp_session(quiz.page)
    tried: list[tuple[str, str, str]] = []
    for way in WAYS:
        for text in SIXES:
            field.focus()
            field.evaluate("(field) => field.select()")
            way(keyboard, text)
            assert field.input_value() == text
            quiz.page.keyboard.press("Enter")
            correct = quiz.status.get_attribute("data-correct")
            tried.append((way.__name__, text, correct or quiz.status.inner_text()))
    assert [it for it in tried if it[2] != "yes"] == []
    quiz.expect_live("yes")


def test_what_is_no_number_gets_a_sentence(quiz: Quiz) -> None:
    for text in ["شش", "۶ کارت", "۶۶۶۶۶۶۶۶۶۶۶۶", "۶ ۶", "", "  ", "?", "۶.", "7.25", "۱۲۳۴۵۶"]:
        quiz.controls.first.fill(text)
        quiz.controls.first.press("Enter")
        expect(quiz.status, text).to_contain_text("رقم")
        quiz.expect_nothing()
        quiz.controls.first.fill("۶")
        expect(quiz.status).to_be_empty()
    assert quiz.verdicts() == []
    assert quiz.press_and_look()["correct"] == "yes"


def test_a_wrong_number_stays_wrong(quiz: Quiz) -> None:
    """The page and Python read the same numbers: no verdict is taken back by a complaint."""
    for text in ["۷٫۵", "۷/۵", "۷،۵", "-۶", "۹۹۹۹۹"]:
        quiz.controls.first.fill(text)
        assert quiz.press_and_look()["correct"] == "no", text
        expect(quiz.status, text).not_to_have_attribute("data-judge", "baked", timeout=PYTHON_MS)
        quiz.expect_live("no")


def test_several_numbers(page: Page, visit: Visit) -> None:
    quiz = Quiz(visit("bazito/exercises/"), "bz-mix-17")
    fields = quiz.controls
    for index, text in enumerate(["۰", "١٨", "4"]):
        fields.nth(index).fill(text)
    assert quiz.press_and_look()["correct"] == "partly"
    fields.nth(2).fill(f"{RLM}۴۰")
    fields.nth(2).press("Enter")
    quiz.expect_live("yes")
    fields.nth(1).fill("")
    quiz.button.click()
    quiz.expect_nothing()
    expect(quiz.status).to_contain_text("رقم")
