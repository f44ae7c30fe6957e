"""Whatever the browser, the line or the reader does in between: one verdict, nothing lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.site.quiz import PYTHON_MS

from .conftest import Open
from .filling import Widget

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

    from tests.serving import Server

pytestmark = pytest.mark.browser
KEEP_WORKERS = """
window.workers = [];
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...args) { super(...args); window.workers.push(this); }
};"""


@contextmanager
def python_held(page: Page) -> Iterator[Callable[[], None]]:
    """Python's library stays on its way until the function that is given has been called."""
    held: list[Route] = []
    free = False

    def release() -> None:
        nonlocal free
        free = True
        for route in held:
            route.continue_()

    page.route("**/haftquiz.zip", lambda route: route.continue_() if free else held.append(route))
    yield release


def press_without_script(page: Page, url: str) -> None:
    """Answer, press the button and «Enter» while the script is still on its way."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/main.mjs", hold)
    page.goto(f"{url}numbers/", wait_until="commit")
    quiz = Widget(page, "k-owed")
    quiz.controls.first.fill("6")
    quiz.button.click()
    quiz.controls.first.press("Enter")
    expect(quiz.controls.first).to_have_value("6")
    for route in held:
        route.continue_()
    page.wait_for_function("Boolean(customElements.get('haft-quiz'))")
    assert page.url == f"{url}numbers/"
    expect(quiz.controls.first).to_have_value("6")
    quiz.button.click()
    quiz.expect_live("yes")


def test_a_press_before_the_script_is_there_loses_nothing(page: Page, kinds_server: Server) -> None:
    press_without_script(page, kinds_server.url)


def test_nor_does_it_in_firefox(firefox: Browser, kinds_server: Server) -> None:
    page = firefox.new_page()
    press_without_script(page, kinds_server.url)
    page.close()


def test_a_touch_moves_nothing_under_the_finger(page: Page, opened: Open) -> None:
    """The first touch starts Python; what was to be pressed must not run away meanwhile."""
    with python_held(page) as release:
        quiz = Widget(opened("moves"), "k-legal")
        summary = quiz.part("answer").locator("summary")
        summary.hover()
        before = summary.bounding_box()
        page.mouse.down()
        expect(quiz.part("engine")).to_be_visible()
        assert summary.bounding_box() == before
        page.mouse.up()
        expect(quiz.part("answer").locator(".reason").first).to_be_visible()
        release()


def test_a_slow_python_can_be_called_off(page: Page, opened: Open) -> None:
    with python_held(page) as release:
        quiz = Widget(opened("moves"), "k-legal")
        quiz.give("3h", "5c")
        assert quiz.press_and_look() == {"part": "verdict", "judge": "baked", "correct": "yes"}
        expect(quiz.part("engine").locator("progress")).to_be_visible()
        quiz.part("engine").get_by_role("button", name="لغو").click()
        expect(quiz.status).to_contain_text("لغو کردی")
        expect(quiz.button).to_be_focused()
        assert quiz.press_and_look()["judge"] == "baked"  # and may be asked again
        quiz.part("try").click()
        quiz.part("explore-engine").get_by_role("button", name="لغو").click()
        expect(quiz.part("explore-told")).to_contain_text("لغو شد")
        release()
    quiz.expect_live("yes")
    quiz.part("try").click()
    expect(quiz.part("explore").locator("button[data-move]").first).to_be_visible()
    assert quiz.verdicts() == [("baked", "yes"), ("live", "yes")]


def test_a_worker_that_dies_is_replaced(page: Page, opened: Open) -> None:
    page.add_init_script(KEEP_WORKERS)
    opened("moves")
    quiz, other = Widget(page, "k-legal"), Widget(page, "k-can")
    quiz.give("3h", "5c")
    quiz.press_and_look()
    quiz.expect_live("yes")
    other.give("yes")
    page.evaluate("workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'gone' }))")
    assert other.press_and_look()["correct"] == "no"
    other.expect_live("no")
    assert page.evaluate("workers.length") == 2
    quiz.expect_live("yes")  # what stood before still stands
    assert quiz.ticked() == ["3h", "5c"]


def test_two_at_once(opened: Open) -> None:
    page = opened("numbers")
    one, other = Widget(page, "k-owed"), Widget(page, "k-draw")
    one.give("6")
    other.give("2")
    assert one.press_and_look()["correct"] == "yes"
    assert other.press_and_look()["correct"] == "no"
    one.expect_live("yes")
    other.expect_live("no")
    assert (one.idea(), other.idea()) == (None, "sevens-do-not-add")


def test_coming_back_to_an_order_that_was_made(opened: Open) -> None:
    page = opened("places")
    quiz = Widget(page, "k-ranking")
    first = quiz.root.locator('.rank-row[data-key="1"] [data-rank="down"]')
    first.click()
    quiz.button.click()
    quiz.expect_live("partly")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    quiz.expect_live("partly")
    page.goto(page.url.replace("places", "half"))
    page.go_back()
    places = quiz.root.locator(".rank-row input").evaluate_all("(all) => all.map((i) => i.value)")
    assert places == sorted(places)  # rows and numbers agree, whatever the browser has kept
    expect(quiz.part("kept")).to_be_visible(timeout=PYTHON_MS)


def test_every_kind_after_the_browser_rewrote_the_page(opened: Open) -> None:
    """Translate and Read Aloud wrap and replace every text; the page is turned to left-to-right."""
    from tests.site.test_rewritten import READ_ALOUD, TRANSLATE

    for rewrite in (TRANSLATE, READ_ALOUD):
        page = opened("places")
        page.evaluate(rewrite)
        ranking = Widget(page, "k-ranking")
        for _ in range(3):
            ranking.root.locator('.rank-row[data-key="1"] [data-rank="down"]').click()
        ranking.root.locator('.rank-row[data-key="4"] [data-rank="tie"]').click()
        ranking.button.click()
        ranking.expect_live("yes")
        turn = Widget(page, "k-turn")
        turn.part("hint").click()
        assert turn.judge("3") == "no"
        assert turn.idea() == "ace-ordinary"
        turn.part("try").click()
        moves = turn.part("explore").locator("button[data-move]")
        expect(moves.first).to_be_visible()
        moves.first.click()
        expect(turn.part("explore-path").locator("li")).to_have_count(1)
        turn.part("step-back").click()
        expect(turn.part("explore-path").locator("li")).to_have_count(0)
        assert turn.judge("2") == "yes"
