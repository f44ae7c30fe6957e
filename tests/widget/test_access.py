"""For everyone: no fault for axe in any state of any kind; small screens, large text, keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

from tests.site.quiz import ALL_JUDGED, ANSWER_ALL, PYTHON_MS

from .conftest import Open
from .filling import Widget

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser
PAGES = ("moves", "numbers", "places", "half")
OPTIONS = {
    "light": {"resultTypes": ["violations"]},
    # A theme changes colours and nothing else.
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast"]},
}
HELP = """() => {
  for (const button of document.querySelectorAll('[data-part="hint"]')) button.click();
  for (const more of document.querySelectorAll('details')) more.open = true;
}"""
CONSEQUENCES = (
    "() => { for (const it of document.querySelectorAll('[data-part=try]')) it.click(); }"
)
ALL_OPEN = """() => [...document.querySelectorAll('[data-part="explore"]')].every(
  (it) => it.querySelector('[data-move]'))"""
ILLEGAL = """() => {
  for (const it of document.querySelectorAll('[data-part="explore"]')) {
    it.querySelector('[data-move]')?.click();
  }
}"""
# What may be pressed and is smaller than a finger; links in running text may be.
TOO_SMALL = """() => {
  const found = [];
  const own = ':is(main, header) :is(button, summary, input, label.option)';
  for (const it of document.querySelectorAll(own)) {
    const box = it.closest('.option, .own-file, .setting') ?? it;
    if (!box.checkVisibility({ visibilityProperty: true })) continue;
    if (it.closest('.visually-hidden, .skip')) continue;
    const { width, height } = box.getBoundingClientRect();
    const size = `${width}x${height}`;
    if (height < 43.5 || width < 43.5) found.push(`${it.outerHTML.slice(0, 90)}: ${size}`);
  }
  return found;
}"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def violations(page: Page, themes: tuple[str, ...] = ("light", "dark")) -> list[str]:
    found = []
    for theme in themes:
        options = OPTIONS[theme]
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        response = page.evaluate("(options) => axe.run(document, options)", options)
        assert len(response["passes"]) >= (15 if theme == "light" else 1)
        found += [
            f"{theme}: {rule['id']}: {node['target']}: {node['failureSummary'][:200]}"
            for rule in response["violations"]
            for node in rule["nodes"]
        ]
    return found


def states(page: Page):
    """The page before, with hints and answers open, judged, and with consequences."""
    yield "before"
    page.evaluate(HELP)
    yield "helped"
    page.evaluate(ANSWER_ALL)
    page.wait_for_function(ALL_JUDGED, arg="live", timeout=PYTHON_MS)
    yield "judged"
    page.evaluate(CONSEQUENCES)
    page.wait_for_function(ALL_OPEN, timeout=PYTHON_MS)
    page.evaluate(ILLEGAL)
    yield "consequences"


@pytest.mark.parametrize("name", PAGES)
def test_no_violation_in_any_state(page: Page, opened: Open, name: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    opened(name)
    page.evaluate(AXE_SCRIPT)
    found = {}
    for state in states(page):
        # What is there before is there in the state that follows it too.
        both = state in ("helped", "consequences")
        if faults := violations(page, ("light", "dark") if both else ("light",)):
            found[state] = faults
    assert found == {}


def test_no_violation_on_the_page_of_progress(page: Page, opened: Open) -> None:
    page.emulate_media(reduced_motion="reduce")
    opened("moves")
    Widget(page, "k-legal").judge("3h", "5c")
    Widget(page, "k-can").judge("yes")
    opened("progress")
    page.locator('[data-part="reset"]').click()
    page.locator('[data-part="settings"] summary').click()
    page.evaluate(AXE_SCRIPT)
    assert violations(page) == []
    assert page.evaluate(TOO_SMALL) == []


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("width, large", [(320, False), (360, False), (360, True)])
def test_small_screens_and_large_text(
    page: Page, opened: Open, name: str, width: int, large: bool
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    opened(name)
    if large:
        page.evaluate("document.documentElement.style.fontSize = '200%'")
    for state in states(page):
        assert page.evaluate(SIDEWAYS) <= 0, state
        if not large:
            assert page.evaluate(TOO_SMALL) == [], state


def test_a_question_answered_by_keys_alone(opened: Open) -> None:
    page = opened("places")
    quiz = Widget(page, "k-turn")
    quiz.controls.first.focus()
    page.keyboard.press("ArrowDown")
    assert quiz.ticked() == ["2"]
    page.keyboard.press("Enter")
    quiz.expect_live("yes")
    reached = set()
    for _ in range(25):
        page.keyboard.press("Tab")
        part = page.evaluate(
            "document.activeElement.closest('#k-turn') && "
            "(document.activeElement.dataset.part ?? document.activeElement.className)"
        )
        reached.add(part)
    assert {"hint", "again", "try", "why"} <= reached


def test_each_table_is_told_in_words(opened: Open) -> None:
    for name in PAGES:
        for table in opened(name).locator(".table").all():
            drawn = table.locator(".felt")
            if drawn.count():
                assert drawn.get_attribute("aria-hidden") == "true"
                assert len(table.locator(".visually-hidden").first.text_content()) > 8


def test_the_state_is_seen_without_colour(page: Page, opened: Open) -> None:
    page.emulate_media(forced_colors="active")
    opened("places")
    quiz = Widget(page, "k-turn")
    expect(quiz.root.locator(".is-mover .seat-turn")).to_have_text("نوبت")
    quiz.judge("3")
    signs = quiz.root.locator(".option [data-part=mark] use")
    assert [it.get_attribute("href") for it in signs.all()] == ["#icon-yes", "#icon-no"]
    tie = Widget(page, "k-ranking").root.locator('.rank-row[data-key="2"] [data-rank="tie"]')
    tie.click()
    assert tie.evaluate("(it) => getComputedStyle(it).outlineStyle") == "solid"


def test_nothing_moves_where_the_reader_wants_no_motion(page: Page, opened: Open) -> None:
    page.emulate_media(reduced_motion="reduce")
    opened("moves")
    quiz = Widget(page, "k-legal")
    quiz.judge("3h")
    quiz.part("try").click()
    moves = quiz.part("explore").locator("button[data-move]")
    expect(moves.first).to_be_visible(timeout=PYTHON_MS)
    moves.nth(1).click()
    expect(quiz.part("explore-path").locator("li")).to_have_count(1)
    assert page.evaluate("document.getAnimations().length") == 0
