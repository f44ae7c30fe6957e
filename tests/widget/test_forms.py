"""What helps to answer: rows that move, answers at hand, a key for the sign, hints, another try."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Open
from .filling import Widget

pytestmark = pytest.mark.browser


def order(quiz: Widget) -> list[tuple[str, str]]:
    """Seat and place, from the top."""
    return quiz.root.locator(".rank-row").evaluate_all(
        "(rows) => rows.map((row) => [row.dataset.key, row.querySelector('input').value].join(' '))"
    )


def test_players_are_ordered_by_buttons(opened: Open) -> None:
    page = opened("places")
    quiz = Widget(page, "k-ranking")

    def key(seat: int, name: str):
        return quiz.root.locator(f'.rank-row[data-key="{seat}"] [data-rank="{name}"]')

    assert order(quiz) == ["1 ۱", "2 ۲", "3 ۳", "4 ۴"]
    expect(key(1, "up")).to_have_attribute("aria-disabled", "true")
    key(1, "down").focus()
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(key(1, "down")).to_be_focused()  # though the row has moved
    expect(quiz.part("rank-said")).to_have_text("تو: رتبهٔ ۴")
    assert order(quiz) == ["2 ۱", "3 ۲", "4 ۳", "1 ۴"]
    key(4, "tie").click()
    assert order(quiz) == ["2 ۱", "3 ۲", "4 ۲", "1 ۴"]
    expect(key(4, "tie")).to_have_attribute("aria-pressed", "true")
    quiz.button.click()
    quiz.expect_live("yes")
    key(4, "up").click()  # who moves stands alone again, and no verdict stays
    assert order(quiz) == ["2 ۱", "4 ۲", "3 ۳", "1 ۴"]
    quiz.expect_nothing()


def test_places_may_be_written_too(opened: Open) -> None:
    quiz = Widget(opened("places"), "k-ranking")
    quiz.give("1=3", "2=1", "3=2", "4=2")  # 1, 2, 2, 3 says the same order as 1, 2, 2, 4
    assert order(quiz) == ["1 3", "2 1", "3 2", "4 2"]  # no row runs away while one writes
    quiz.button.click()
    quiz.expect_live("yes")
    quiz.part("again").click()
    assert order(quiz) == ["1 ۱", "2 ۲", "3 ۳", "4 ۴"]


def test_answers_at_hand(opened: Open) -> None:
    page = opened("numbers")
    quiz = Widget(page, "k-score")
    hands = quiz.part("suggestions").locator("button")
    assert hands.all_text_contents() == ["۱۰", "۱۵", "۳۰", "۳۴", "۴۴"]
    hands.nth(1).click()
    expect(hands.nth(1)).to_have_attribute("aria-pressed", "true")
    quiz.button.click()
    quiz.expect_live("no")
    assert quiz.idea() == "no-doubling"
    quiz.controls.first.fill("۳۰")
    expect(hands.nth(2)).to_have_attribute("aria-pressed", "true")
    quiz.expect_nothing()
    none = Widget(page, "k-offence")
    none.part("suggestions").get_by_text("هیچ").click()
    none.button.click()
    none.expect_live("no")
    assert Widget(page, "k-decks").part("suggestions").count() == 0  # too few to choose from


@pytest.mark.parametrize("written", ["۷٫۵", "7.5", "7/5", "۷/۵", "٧٫٥", "۷٫۵ ", "\u200f۷٫۵"])
def test_halves_in_every_spelling(opened: Open, written: str) -> None:
    quiz = Widget(opened("half"), "k-total")
    assert quiz.controls.first.get_attribute("inputmode") == "decimal"
    quiz.give(written)
    assert quiz.press_and_look()["correct"] == "yes"


def test_a_key_turns_the_sign(opened: Open) -> None:
    page = opened("half")
    quiz = Widget(page, "k-pay")
    quiz.controls.first.fill("۱۰")
    quiz.part("sign").click()
    assert quiz.controls.first.input_value() == "−۱۰"
    expect(quiz.controls.first).to_be_focused()
    quiz.button.click()
    quiz.expect_live("yes")
    for written in ("-10", "−۱۰", "–10"):
        quiz.controls.first.fill(written)
        assert quiz.press_and_look()["correct"] == "yes"
    several = Widget(page, "k-pays")
    several.root.locator('[data-part="sign"][data-key="2"]').click()
    assert several.root.locator('input[data-key="2"]').input_value() == "−"


def test_a_word_gets_a_sentence(opened: Open) -> None:
    quiz = Widget(opened("half"), "k-total")
    quiz.controls.first.fill("شش")
    quiz.button.click()
    expect(quiz.status).to_contain_text("عدد نخواندم")
    quiz.expect_nothing()


def test_hints_come_one_by_one(opened: Open) -> None:
    page = opened("moves")
    quiz = Widget(page, "k-legal")
    hints = quiz.data["baked"]["hints"]
    assert len(hints) == 3
    shown = quiz.part("hints").locator("li")
    button = quiz.part("hint")
    expect(shown).to_have_count(0)
    for many in range(1, 4):
        button.click()
        assert shown.all_text_contents() == hints[:many]
    expect(button).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(shown).to_have_count(3)
    expect(button).to_be_focused()
    assert quiz.part("hints").get_attribute("aria-live") == "polite"
    quiz.expect_nothing()
    assert Widget(page, "k-start").part("hint").count() == 0


def test_another_try(opened: Open) -> None:
    quiz = Widget(opened("moves"), "k-legal")
    expect(quiz.part("again")).to_be_hidden()
    assert quiz.judge("Ks") == "no"
    quiz.part("again").click()
    assert quiz.ticked() == []
    quiz.expect_nothing()
    expect(quiz.controls.first).to_be_focused()
    assert quiz.judge("3h", "5c") == "yes"


def test_the_answer_can_be_looked_up(opened: Open) -> None:
    quiz = Widget(opened("moves"), "k-legal")
    quiz.part("answer").locator("summary").click()
    expect(quiz.part("answer")).to_contain_text("۳ دل و ۵ گشنیز")
    expect(quiz.part("answer").locator(".reason")).to_have_count(4)
