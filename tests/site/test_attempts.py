"""One verdict for each judged choice, however the reader presses, waits, leaves and returns."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.conftest import CHROMIUM_ARGS, CHROMIUM_NAMES
from tests.serving import Server

from .conftest import Visit
from .quiz import PYTHON_MS, Quiz, keep_verdicts

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

pytestmark = pytest.mark.browser
PAGE = "bazito/exercises/"
ONCE = [("baked", "yes"), ("live", "yes")]


@pytest.fixture
def opened(page: Page, visit: Visit) -> Page:
    keep_verdicts(page)
    return visit(PAGE)


@contextmanager
def python_held(page: Page) -> Iterator[Callable[[], None]]:
    """Python's library stays on its way until the function that is given has been called."""
    held: list[Route] = []
    released = False

    def hold(route: Route) -> None:
        if released:
            route.continue_()
        else:
            held.append(route)

    def release() -> None:
        nonlocal released
        released = True
        for route in held:
            route.continue_()

    page.context.route("**/runtime-*/haftquiz.zip", hold)
    yield release


def nothing_more_comes(page: Page) -> None:
    """Python answers in order: once it has judged another quiz, it owes nothing to those before."""
    other = Quiz(page, "bz-mix-1")
    other.answer("3d")
    other.press_and_look()
    other.expect_live("partly")


def press_thrice(quiz: Quiz) -> None:
    quiz.button.click(click_count=3)


def click_and_enter(quiz: Quiz) -> None:
    quiz.button.click()
    quiz.page.keyboard.press("Enter")
    quiz.option("9h").press("Enter")


def hold_enter(quiz: Quiz) -> None:
    quiz.option("9h").focus()
    for _ in range(8):  # without "up" between them, all but the first are repeats
        quiz.page.keyboard.down("Enter")
    quiz.page.keyboard.up("Enter")


@pytest.mark.parametrize("press", [press_thrice, click_and_enter, hold_enter])
def test_counted_once(opened: Page, press: Callable[[Quiz], None]) -> None:
    quiz = Quiz(opened, "bz-e24")
    quiz.answer("9h")
    press(quiz)
    quiz.expect_live("yes")
    press(quiz)  # and again, now that the verdict stands
    nothing_more_comes(opened)
    assert quiz.verdicts() == ONCE


def test_ten_presses_while_python_loads(opened: Page) -> None:
    quiz = Quiz(opened, "bz-e24")
    with python_held(opened) as release:
        quiz.answer("9h")
        for _ in range(10):
            assert quiz.press_and_look()["judge"] == "baked"
        expect(quiz.root).to_have_attribute("data-engine", "loading")
        expect(quiz.root.locator('[data-part="engine"]')).to_be_visible()
        assert quiz.verdicts() == [("baked", "yes")]
        release()
    quiz.expect_live("yes")
    nothing_more_comes(opened)
    assert quiz.verdicts() == ONCE


def test_a_choice_changed_while_python_loads(opened: Page) -> None:
    """The live verdict of the old choice comes late; it must not stand beside the new one."""
    quiz = Quiz(opened, "bz-e24")
    with python_held(opened) as release:
        quiz.answer("3h")
        assert quiz.press_and_look()["correct"] == "no"
        quiz.answer("9h")
        quiz.expect_nothing()
        release()
    nothing_more_comes(opened)
    quiz.expect_nothing()
    assert quiz.verdicts() == [("baked", "no")]
    quiz.press_and_look()
    quiz.expect_live("yes")
    assert quiz.verdicts() == [("baked", "no"), *ONCE]


def test_two_at_once_share_one_python(opened: Page) -> None:
    first, second = Quiz(opened, "bz-e24"), Quiz(opened, "bz-e26")
    with python_held(opened) as release:
        first.answer("9h")
        second.answer("Jh")
        assert first.press_and_look()["correct"] == "yes"
        assert second.press_and_look()["correct"] == "no"
        release()
    first.expect_live("yes")
    second.expect_live("no")
    assert first.verdicts() == ONCE
    assert second.verdicts() == [("baked", "no"), ("live", "no")]
    assert len(opened.workers) == 1
    expect(opened.locator("haft-quiz:not([data-engine=ready])")).to_have_count(0)


def test_a_press_without_an_answer_is_no_attempt(opened: Page) -> None:
    quiz = Quiz(opened, "bz-e24")
    quiz.button.click()
    expect(quiz.status).to_contain_text("انتخاب")
    quiz.expect_nothing()
    quiz.answer("9h")
    expect(quiz.status).to_be_empty()
    assert quiz.verdicts() == []


def test_back_to_a_page_that_was_thrown_away(opened: Page, server: Server) -> None:
    """Chromium brings the ticks back and runs the script anew: it must not know better."""
    quiz, unjudged = Quiz(opened, "bz-e24"), Quiz(opened, "bz-e26")
    quiz.answer("9h")
    quiz.press_and_look()
    unjudged.answer("Jh")
    opened.goto(server.url + "about/")
    opened.go_back()
    expect(quiz.root).to_have_attribute("data-engine", "idle")
    assert (quiz.ticked(), unjudged.ticked()) == (["9h"], ["Jh"])
    quiz.expect_nothing()
    assert opened.evaluate("verdicts") == []
    assert unjudged.press_and_look()["correct"] == "no"
    assert quiz.press_and_look()["correct"] == "yes"
    quiz.expect_live("yes")
    unjudged.expect_live("no")
    assert quiz.verdicts() == ONCE


def test_reload(opened: Page) -> None:
    """Chromium forgets the ticks at a reload; no verdict may outlive them, no button be dead."""
    quiz = Quiz(opened, "bz-e24")
    quiz.answer("9h")
    quiz.press_and_look()
    opened.reload()
    expect(quiz.root).to_have_attribute("data-engine", "idle")
    assert quiz.ticked() == []
    quiz.expect_nothing()
    quiz.button.click()
    expect(quiz.status).to_contain_text("انتخاب")
    quiz.answer("3h")
    assert quiz.press_and_look()["correct"] == "no"


def test_ticks_that_come_back_after_the_verdict(opened: Page) -> None:
    """Firefox restores ticks without an event, before `pageshow`."""
    quiz = Quiz(opened, "bz-e24")
    quiz.answer("9h")
    quiz.press_and_look()
    quiz.option("3h").evaluate("(control) => { control.checked = true; }")
    opened.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))")
    assert quiz.ticked() == ["9h", "3h"]
    quiz.expect_nothing()
    assert quiz.press_and_look()["correct"] == "partly"


@pytest.fixture
def page_with_memory(request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page of a Chromium that keeps the pages one leaves (Playwright's own does not)."""
    request.getfixturevalue("browser")  # skips or fails where there is none; starts Playwright
    browser: Browser = request.getfixturevalue("browser")
    found = next(filter(None, map(shutil.which, CHROMIUM_NAMES)))
    remembering = browser.browser_type.launch(
        executable_path=found,
        args=CHROMIUM_ARGS,
        ignore_default_args=["--disable-back-forward-cache"],
    )
    yield remembering.new_page()
    remembering.close()


def test_back_from_memory(page_with_memory: Page, server: Server) -> None:
    page = page_with_memory
    keep_verdicts(page)
    page.add_init_script(
        "addEventListener('pageshow', ({ persisted }) => { window.kept = persisted; })"
    )
    page.goto(server.url + PAGE)
    quiz, other = Quiz(page, "bz-e24"), Quiz(page, "bz-e26")
    quiz.answer("9h")
    quiz.press_and_look()
    quiz.expect_live("yes")
    page.goto(server.url + "about/")
    page.go_back(wait_until="commit")
    page.wait_for_function("window.kept !== undefined")
    assert page.evaluate("window.kept") is True
    assert quiz.ticked() == ["9h"]
    quiz.expect_live("yes")
    # The same Python goes on.
    other.answer("Jd")
    other.press_and_look()
    expect(other.status).to_have_attribute("data-judge", "live", timeout=PYTHON_MS)
    assert quiz.verdicts() == ONCE
    assert other.verdicts() == ONCE
