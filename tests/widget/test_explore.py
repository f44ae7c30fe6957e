"""«ببین چه می‌شود»: any move from the position, what it leads to, and back again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.site.quiz import PYTHON_MS

from .conftest import Open
from .filling import Widget

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser


class Panel:
    """The panel of one quiz, opened after a verdict."""

    def __init__(self, quiz: Widget) -> None:
        self.root = quiz.part("explore")
        self.told = quiz.part("explore-told")
        self.path = quiz.part("explore-path").locator("li")
        self.quiz = quiz

    def open(self) -> Panel:
        self.quiz.part("try").click()
        expect(self.moves.first).to_be_visible(timeout=PYTHON_MS)
        return self

    @property
    def moves(self) -> Locator:
        return self.root.locator("button[data-move]")

    def play(self, move: str) -> None:
        many = self.path.count()
        self.root.locator(f'button[data-move="{move}"]').click()
        expect(self.path).to_have_count(many + 1)


def test_legal_and_illegal_moves_and_steps_back(opened: Open) -> None:
    quiz = Widget(opened("moves"), "k-legal")
    expect(quiz.part("try")).to_be_hidden()
    quiz.give("3h")
    quiz.press_and_look()
    panel = Panel(quiz).open()
    values = [it.get_attribute("data-move") for it in panel.moves.all()]
    assert values == ["9d", "3h", "5c", "Ks", "draw", "pass", "call", "catch2"]
    expect(panel.told).to_contain_text("یک حرکت را امتحان کن")

    panel.play("9d")  # illegal: the rules say what becomes of it, and where that stands
    expect(panel.told.locator(".told").first).to_have_attribute("data-legal", "no")
    expect(panel.told).to_contain_text("غیرمجاز")
    expect(panel.told).to_contain_text("کارت به دست برمی‌گردد")
    assert panel.told.locator("a.why").first.get_attribute("href") == "../clauses/#bz-14"
    expect(panel.root.locator(".top .card")).to_have_attribute("data-card", "5h")

    panel.play("3h")
    expect(panel.root.locator(".top .card")).to_have_attribute("data-card", "3h")
    expect(panel.root.locator(".is-mover .seat-name")).to_have_text("سارا")
    expect(panel.told).to_contain_text("نوبت: سارا")
    # «تو» stay at the bottom, though it is another's turn.
    expect(panel.root.locator(".seat-you .seat-name")).to_have_text("تو")
    assert panel.moves.count() >= 5  # what a hidden hand might hold

    quiz.part("step-back").click()
    expect(panel.path).to_have_count(1)
    expect(panel.root.locator(".top .card")).to_have_attribute("data-card", "5h")
    quiz.part("restart").click()
    expect(panel.path).to_have_count(0)
    expect(quiz.part("step-back")).to_have_attribute("aria-disabled", "true")
    quiz.part("explore-close").click()
    expect(panel.root).to_be_hidden()
    quiz.expect_live("partly")  # the verdict is as it was
    panel.open()
    quiz.give("5c")  # another choice: neither verdict nor consequences of the old one stay
    expect(panel.root).to_be_hidden()


def test_penalty_taken_suit_named_and_turned_round(opened: Open) -> None:
    page = opened("numbers")
    owed = Widget(page, "k-owed")
    owed.give("6")
    owed.press_and_look()
    panel = Panel(owed).open()
    panel.play("draw")
    expect(panel.told).to_contain_text("۶ کارت جریمه")
    expect(panel.root.locator(".is-mover .seat-name")).to_have_text("سارا")
    panel.play("Jcs")
    expect(panel.root.locator(".sign-suit")).to_have_text("خال: پیک")


def test_seven_and_half_is_played_on_to_its_settling(opened: Open) -> None:
    quiz = Widget(opened("half"), "k-half-moves")
    quiz.judge("hit", "stand")
    panel = Panel(quiz).open()
    panel.play("split")  # not in this game: the rules say so
    expect(panel.told.locator(".told").first).to_have_attribute("data-legal", "no")
    panel.play("hit")
    expect(panel.told).to_contain_text("گفته نشده است")
    panel.play("2c")  # which card came is the reader's to say
    expect(panel.told).to_contain_text("جمع از هفت و نیم گذشت")
    expect(panel.root.locator(".is-mover")).to_contain_text("سارا")
    expect(panel.path).to_have_text(["تو: تقسیم", "تو: کارت خواستن", "۲ گشنیز"])
    for move in ("stand", "7c", "stand"):
        panel.play(move)
    expect(panel.told).to_contain_text("دست تمام شد")
    expect(panel.told).to_contain_text("تو: باخت")
    quiz.part("step-back").click()
    expect(panel.root.locator(".is-mover")).to_contain_text("علی")


def test_where_python_cannot_run_a_sentence_says_so(page: Page, opened: Open) -> None:
    page.route("**/runtime-*/**", lambda route: route.fulfill(status=200, body="no"))
    quiz = Widget(opened("moves"), "k-legal")
    quiz.give("3h")
    quiz.press_and_look()
    quiz.part("try").click()
    expect(quiz.part("explore-told")).to_contain_text("پایتون لازم است", timeout=PYTHON_MS)
    quiz.part("explore-close").click()
    expect(quiz.part("explore")).to_be_hidden()


def test_all_of_it_by_keyboard(opened: Open) -> None:
    page = opened("moves")
    quiz = Widget(page, "k-legal")
    quiz.give("3h")
    quiz.press_and_look()
    quiz.part("try").focus()
    page.keyboard.press("Enter")
    expect(quiz.part("explore-title")).to_be_focused()
    panel = Panel(quiz)
    expect(panel.moves.first).to_be_visible(timeout=PYTHON_MS)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.move ?? document.activeElement.className")
    panel.moves.nth(1).focus()
    page.keyboard.press("Enter")
    expect(panel.path).to_have_count(1)
    # The pressed button is gone; the focus is still within the panel.
    assert panel.root.evaluate("(it) => it.contains(document.activeElement)")
    quiz.part("step-back").focus()
    page.keyboard.press("Space")
    expect(panel.path).to_have_count(0)
    expect(quiz.part("step-back")).to_be_focused()
