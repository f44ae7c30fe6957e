"""Browsers rewrite the page under the script: Translate and Read Aloud. Answers stay right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .quiz import Quiz, keep_verdicts

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser
PAGE = "bazito/exercises/"

# Both go over all text nodes, now and whenever new ones come in.
EVERYWHERE = """
const SKIPPED = 'script, style, template, svg, font, .read-aloud';
const all = (root) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const text of found) {
    if (text.data.trim() && text.parentElement && !text.parentElement.closest(SKIPPED)) wrap(text);
  }
};
all(document.body);
new MutationObserver((changes) => {
  for (const { target } of changes) if (target.isConnected) all(target);
}).observe(document.body, { childList: true, subtree: true });
"""
TRANSLATE = (
    """() => {
const wrap = (text) => {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
  inner.textContent = `translated ${text.data.length}`;
  outer.append(inner);
  text.replaceWith(outer);
};
document.documentElement.lang = 'en';
document.documentElement.dir = 'ltr';
document.documentElement.classList.add('translated-ltr');
"""
    + EVERYWHERE
    + "}"
)
READ_ALOUD = (
    """() => {
const wrap = (text) => {
  const line = document.createElement('span');
  line.className = 'read-aloud';
  for (const word of text.data.split(/(?<= )/u)) {
    const span = document.createElement('span');
    span.textContent = word;
    line.append(span);
  }
  text.replaceWith(line);
};
"""
    + EVERYWHERE
    + "}"
)


def marks(quiz: Quiz) -> dict[str, str]:
    """What stands at each card: legal or not."""
    return dict(
        quiz.root.locator(".option-card").evaluate_all(
            "(all) => all.map(({ dataset }) => [dataset.value, dataset.legal])"
        )
    )


@pytest.mark.parametrize("rewrite", [TRANSLATE, READ_ALOUD], ids=["Translate", "Read Aloud"])
def test_answers_after_a_rewrite(page: Page, visit: Visit, rewrite: str) -> None:
    keep_verdicts(page)
    visit(PAGE)
    page.evaluate(rewrite)
    wrapped = page.locator("haft-quiz .quiz-question :is(font, .read-aloud)")
    assert wrapped.count() >= 4
    cards, number, seat = Quiz(page, "bz-e26"), Quiz(page, "bz-e25a"), Quiz(page, "bz-e25b")
    seats = seat.wrong(), seat.right()
    for quiz, wrong, right in [(cards, "Jh", "Jd"), (number, "۳", "۴"), (seat, *seats)]:
        quiz.answer(wrong)
        assert quiz.press_and_look()["correct"] == "no"
        quiz.expect_live("no")
        quiz.answer(right)
        quiz.expect_nothing()
        assert quiz.press_and_look()["correct"] == "yes"
        quiz.expect_live("yes")
        said = [("baked", "no"), ("live", "no"), ("baked", "yes"), ("live", "yes")]
        assert quiz.verdicts() == said
    assert marks(cards) == {"Jd": "yes", "Jh": "no"}
    expect(cards.root.locator(".verdict-reasons .reason")).to_have_count(2)
    expect(cards.root.locator(".option [data-part=mark] svg")).to_have_count(2)


def test_a_verdict_that_was_translated_goes_when_the_choice_does(page: Page, visit: Visit) -> None:
    quiz = Quiz(visit(PAGE), "bz-e24")
    quiz.answer("9h")
    quiz.press_and_look()
    quiz.expect_live("yes")
    page.evaluate(TRANSLATE)
    expect(quiz.status.locator("font").first).to_be_attached()
    quiz.answer("3h")
    quiz.expect_nothing()
    expect(quiz.status).to_be_empty()
    expect(quiz.root.locator(".verdict-reasons")).to_be_empty()
    assert quiz.press_and_look()["correct"] == "no"
    quiz.expect_live("no")
