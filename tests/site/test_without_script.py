"""Without JavaScript a page is complete: form, table, hint, answer, rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.serving import Server

from .quiz import Quiz
from .watching import quizzes_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser
PAGE = "bazito/exercises/"
# Text that is in the page, takes room and is not seen: neither closed away nor written for the ear.
UNREADABLE = """() => {
  const unseen = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim()) continue;
    if (element.closest('script, template, .visually-hidden, [hidden], .print-answers')) continue;
    if (element.closest('svg, .quiz-actions, .quiz-share, details:not([open])')) continue;
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!seen) unseen.push(walker.currentNode.data.trim());
  }
  return unseen;
}"""


@pytest.fixture
def plain(browser: Browser, server: Server) -> Iterator[Page]:
    """The page of the exercises in a browser whose script is off."""
    context = browser.new_context(
        java_script_enabled=False, locale="fa-IR", viewport={"width": 360, "height": 740}
    )
    page = context.new_page()
    page.goto(server.url + PAGE)
    yield page
    context.close()


def test_the_question_and_its_form_are_there(plain: Page, site: Path) -> None:
    for data in quizzes_of(site, PAGE):
        quiz = Quiz(plain, data["id"])
        expect(quiz.root.locator(".quiz-question")).to_be_visible()
        assert quiz.controls.count() >= 1
        expect(quiz.controls.first).to_be_enabled()
    first = Quiz(plain, "bz-e24")
    first.option("9h").check()
    expect(first.option("9h")).to_be_checked()


def test_every_answer_opens(plain: Page, site: Path) -> None:
    for data in quizzes_of(site, PAGE):
        quiz = Quiz(plain, data["id"])
        answer = quiz.root.locator("details.quiz-answer")
        line = answer.locator(".answer-line")
        expect(line).to_be_hidden()
        answer.locator("summary").click()
        expect(line).to_be_visible()
        expect(line).to_contain_text(data["baked"]["answer_text"])
        reasons = answer.locator(".reason-text").all_inner_texts()
        assert reasons == [reason["text"] for reason in data["baked"]["reasons"]]


def test_hints_open(plain: Page) -> None:
    hint = Quiz(plain, "bz-e24").root.locator("details.quiz-hint").first
    hint.locator("> summary").click()
    expect(hint.locator("p").first).to_be_visible()


def test_nothing_useless_is_shown(plain: Page, server: Server) -> None:
    expect(plain.locator("[data-part=theme]")).to_be_hidden()
    expect(Quiz(plain, "bz-e24").button).to_be_hidden()  # nobody could judge
    assert not [path for path in server.requests if "/runtime-" in path]


def test_all_text_is_readable(plain: Page) -> None:
    # Chromium evaluates for the test although the page's own script is off.
    assert plain.locator("main p").count() > 20
    assert plain.evaluate(UNREADABLE) == []
