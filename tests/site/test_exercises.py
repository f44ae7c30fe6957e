"""The three exercises of the guide, answered wrong and right, judged by Python in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from haftquiz.quiz import service
from haftquiz.quiz.parsing import parse_scenario
from tests.serving import Server

from .quiz import Quiz, block_python, keep_verdicts
from .watching import Complaints, ids_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser
PAGE = "bazito/exercises/"


class Exercise(NamedTuple):
    """What the source document answers, and what a reader may answer instead.

    Empty: the page asks it in its own words, so the answer is the one that stands there.
    """

    name: str
    ask: str
    right: str
    wrong: tuple[str, ...]
    is_wrong: str = "no"


EXERCISES = [
    Exercise("bz-e24", "legal", "9h", ("3h",)),
    Exercise("bz-e24", "legal", "9h", ("9h", "3h"), is_wrong="partly"),
    Exercise("bz-e24", "legal", "9h", ("none",)),
    Exercise("bz-e25a", "draw", "4", ("2",)),
    Exercise("bz-e25b", "turn", "", ()),
    Exercise("bz-e26", "legal", "Jd", ("Jh",)),
]


@pytest.fixture(scope="module")
def opened(browser: Browser, site_server: Server) -> Iterator[Page]:
    """The page of the exercises, shared by the tests here: Python starts once."""
    context = browser.new_context(locale="fa-IR", viewport={"width": 360, "height": 740})
    page = context.new_page()
    complaints = Complaints(page, site_server.url)
    keep_verdicts(page)
    page.goto(site_server.url + PAGE)
    yield page
    context.close()
    assert complaints.found == []


def here(quiz: Quiz, *response: str) -> dict[str, Any]:
    """What Python says here, outside the browser."""
    return service.judge(parse_scenario(quiz.data["scenario"]), response)


def shown(quiz: Quiz) -> dict[str, Any]:
    """The verdict on the screen."""
    items = quiz.root.locator(".verdict-reasons .reason")
    return {
        "text": quiz.status.locator(".verdict-line").inner_text().strip(),
        "reasons": items.locator(".reason-text").all_inner_texts(),
        "values": items.evaluate_all("(all) => all.map((item) => item.dataset.value ?? null)"),
    }


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda it: f"{it.name}-{'-'.join(it.wrong)}")
def test_an_exercise(opened: Page, exercise: Exercise) -> None:
    quiz = Quiz(opened, exercise.name)
    before = len(quiz.verdicts())
    right, wrong = exercise.right or quiz.right(), exercise.wrong or (quiz.wrong(),)
    quiz.answer(*wrong)
    quiz.expect_nothing()
    at_once = quiz.press_and_look()
    assert at_once == {"part": "verdict", "judge": "baked", "correct": exercise.is_wrong}
    quiz.expect_live(exercise.is_wrong)
    verdict = here(quiz, *wrong)
    assert verdict["correct"] == exercise.is_wrong
    assert shown(quiz) == {
        "text": verdict["text"],
        "reasons": [reason["text"] for reason in verdict["reasons"]],
        "values": [reason["value"] for reason in verdict["reasons"]],
    }
    quiz.answer(right)
    quiz.expect_nothing()
    assert quiz.press_and_look() == {"part": "verdict", "judge": "baked", "correct": "yes"}
    quiz.expect_live("yes")
    assert shown(quiz)["text"] == here(quiz, right)["text"]
    said = [("baked", exercise.is_wrong), ("live", exercise.is_wrong)]
    assert quiz.verdicts()[before:] == [*said, ("baked", "yes"), ("live", "yes")]
    assert opened.evaluate("verdicts.at(-1)") == {
        "id": exercise.name,
        "ask": exercise.ask,
        "correct": "yes",
        "judge": "live",
        "at": exercise.name,
    }


@pytest.mark.parametrize("name", ["bz-e24", "bz-e26"])
def test_every_card_says_why(opened: Page, name: str) -> None:
    quiz = Quiz(opened, name)
    quiz.answer("none")
    quiz.press_and_look()
    quiz.expect_live("no")
    offered = quiz.controls.evaluate_all("(all) => all.map((control) => control.value)")
    cards = [value for value in offered if value != "none"]
    assert len(cards) == 2
    for card in cards:
        reason = quiz.root.locator(f'.verdict-reasons .reason[data-value="{card}"]')
        assert len(reason.locator(".reason-text").inner_text()) > 5
        legal = reason.get_attribute("data-legal") or ""
        mark = quiz.root.locator(f'.option[data-value="{card}"] [data-part="mark"]')
        for place in (reason.locator(".reason-mark"), mark):
            expect(place).to_have_text("مجاز" if legal == "yes" else "غیرمجاز")


@pytest.mark.parametrize("name", ["bz-e24", "bz-e25a", "bz-e25b", "bz-e26"])
def test_every_reason_leads_to_its_rule(
    opened: Page, site: Path, site_server: Server, name: str
) -> None:
    quiz = Quiz(opened, name)
    quiz.answer("9" if name == "bz-e25a" else quiz.wrong())
    quiz.press_and_look()
    quiz.expect_live("no")
    reasons = quiz.data["baked"]["reasons"]
    links = quiz.root.locator(".verdict-reasons a.why").evaluate_all(
        "(all) => all.map((link) => link.getAttribute('href'))"
    )
    assert len(links) == len(reasons) >= 1
    for link, reason in zip(links, reasons, strict=True):
        path, _, anchor = urljoin(site_server.url + PAGE, link).partition("#")
        assert anchor == reason["clause"].lower()
        assert anchor in ids_of(site, path.removeprefix(site_server.url))


def test_following_a_reason_shows_the_rule(page: Page, server: Server) -> None:
    block_python(page)  # the baked verdict has its links as well
    page.goto(server.url + PAGE)
    quiz = Quiz(page, "bz-e24")
    quiz.answer("3h")
    quiz.press_and_look()
    link = quiz.root.locator('.verdict-reasons .reason[data-value="9h"] a.why')
    link.click()
    page.wait_for_url(re.compile(r"/bazito/turn/#bz-02$"))
    rule = page.locator("#bz-02").locator("xpath=ancestor-or-self::*[normalize-space()][1]")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("رتبه")
