"""From the top of the page to the rule behind a verdict, with keys alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from .quiz import Quiz

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser
FOCUSED = """() => {
  const it = document.activeElement;
  const ring = getComputedStyle(it);
  // An option's own control is laid over its card or label, which carries the ring.
  const shown = [it, it.parentElement, ...it.parentElement.children].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  return {
    quiz: it.closest('haft-quiz')?.id ?? null, tag: it.localName, type: it.type ?? null,
    value: it.value ?? null, why: it.matches('a.why'), shown,
  };
}"""


def tab_to(page: Page, **wanted: object) -> dict[str, object]:
    """Press Tab until what has the focus is this; on the way, the focus is always visible."""
    for _ in range(80):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        assert focused["shown"], focused
        if all(focused[key] == value for key, value in wanted.items()):
            return focused
    raise AssertionError(f"Tab never comes to {wanted}")


def test_choose_check_read_follow(exercises: Page) -> None:
    page, keyboard = exercises, exercises.keyboard
    quiz = Quiz(page, "bz-e24")
    tab_to(page, quiz="bz-e24", value="9h")
    keyboard.press("Space")
    assert quiz.ticked() == ["9h"]
    tab_to(page, quiz="bz-e24", value="3h")
    keyboard.press("Space")
    keyboard.press("Space")
    assert quiz.ticked() == ["9h"]
    tab_to(page, quiz="bz-e24", tag="button")
    keyboard.press("Enter")
    quiz.expect_live("yes")
    assert page.evaluate(FOCUSED)["tag"] == "button"  # the verdict does not take the focus away
    tab_to(page, quiz="bz-e24", why=True)
    keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/bazito/turn/#bz-02$"))


def test_enter_on_an_option_checks_too(exercises: Page) -> None:
    quiz = Quiz(exercises, "bz-e26")
    tab_to(exercises, quiz="bz-e26", value="Jd")
    exercises.keyboard.press("Space")
    exercises.keyboard.press("Enter")
    expect(quiz.status).to_have_attribute("data-correct", "yes")


def test_arrows_move_between_radios(exercises: Page) -> None:
    quiz = Quiz(exercises, "bz-e25b")
    tab_to(exercises, quiz="bz-e25b", type="radio")
    exercises.keyboard.press("Space")
    seen = quiz.ticked()
    for _ in range(3):
        exercises.keyboard.press("ArrowDown")
        seen += quiz.ticked()
    assert sorted(seen) == ["1", "2", "3", "4"]
    for _ in range(seen[::-1].index(quiz.right())):
        exercises.keyboard.press("ArrowUp")
    exercises.keyboard.press("Enter")
    expect(quiz.status).to_have_attribute("data-correct", "yes")


def test_a_number_and_enter(exercises: Page) -> None:
    quiz = Quiz(exercises, "bz-e25a")
    tab_to(exercises, quiz="bz-e25a", type="text")
    exercises.keyboard.type("۴")
    exercises.keyboard.press("Enter")
    expect(quiz.status).to_have_attribute("data-correct", "yes")


def test_none_excludes_the_others(exercises: Page) -> None:
    quiz = Quiz(exercises, "bz-e24")
    quiz.option("9h").press("Space")
    quiz.option("none").press("Space")
    assert quiz.ticked() == ["none"]
    quiz.option("3h").press("Space")
    assert quiz.ticked() == ["3h"]


def test_the_skip_link(exercises: Page) -> None:
    exercises.keyboard.press("Tab")
    skip = exercises.locator(":focus")
    expect(skip).to_have_attribute("href", "#main")
    expect(skip).to_be_in_viewport()
    exercises.keyboard.press("Enter")
    expect(exercises.locator("#main")).to_be_focused()
