"""On paper: nothing lost or outside the page (D09), answers at the end (G05)."""

from __future__ import annotations

import re
import shutil
import subprocess
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.serving import Server
from tests.site.quiz import Quiz, block_python
from tests.site.watching import pages_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PAPERS = {"A4": (210, 297), "Letter": (216, 279)}
EXERCISES = "bazito/exercises/"
_ONE_PAGE = re.compile(rb"/Type\s*/Page\b")
# What sticks out of the page box at the width of the paper between its margins.
OUTSIDE = """() => {
  const width = document.documentElement.clientWidth;
  return [...document.querySelectorAll('main *')].filter((it) => {
    if (it.closest('.visually-hidden, svg') && !it.matches('svg.card')) return false;
    const box = it.getBoundingClientRect();
    return box.width && box.height && (box.left < -1 || box.right > width + 1);
  }).map((it) => `${it.localName}.${it.className}`).slice(0, 5);
}"""
STATE = """() => [...document.querySelectorAll('details, input, [role=status]')].map((it) =>
  [it.open, it.checked, it.value, it.textContent, it.checkVisibility()].join())"""


def longest(site: Path) -> str:
    """The address of the guide's longest page."""
    guide = [path for path in pages_of(site) if path.startswith("bazito/") and "sheet" not in path]
    return max(guide, key=lambda path: (site / path / "index.html").stat().st_size)


def words_of(text: str) -> set[str]:
    """Whole words that survive the way into a PDF and out again: no half-space, no lam-alef."""
    words = unicodedata.normalize("NFKC", text).split()
    plain = (re.sub(r"[^\w\u200c]", "", word) for word in words)
    return {word for word in plain if len(word) > 2 and "\u200c" not in word and "لا" not in word}


def text_lines(pdf: bytes) -> list[set[str]]:
    if not shutil.which("pdftotext"):
        pytest.skip("no pdftotext on PATH (Debian: poppler-utils)")
    command = ["pdftotext", "-raw", "-", "-"]
    text = subprocess.run(command, input=pdf, capture_output=True, check=True).stdout.decode()
    text = re.sub(r"[\u202a-\u202e]", "", unicodedata.normalize("NFKC", text))
    return [{re.sub(r"\W", "", word) for word in line.split()} for line in text.split("\n")]


def missing(wanted: list[str], lines: list[set[str]]) -> list[str]:
    """What is not in the text, or not after what comes before it."""
    at, lost = 0, []
    for text in wanted:
        words = words_of(text)
        places = [n for n in range(at, len(lines)) if words <= set().union(*lines[n : n + 3])]
        if places:
            at = places[0]
        elif words:
            lost.append(text)
    return lost


@pytest.mark.parametrize("which", ["longest", EXERCISES])
def test_everything_is_on_the_paper(page: Page, server: Server, site: Path, which: str) -> None:
    page.goto(server.url + (longest(site) if which == "longest" else which))
    headings = page.locator("article :is(h1, h2, h3)").all_text_contents()
    questions = page.locator(".quiz-question").all_text_contents()
    for paper, backgrounds in (("A4", False), ("Letter", True)):
        pdf = page.pdf(format=paper, print_background=backgrounds)
        lines = text_lines(pdf)
        assert missing(headings, lines) == []
        assert missing(questions, lines) == []
        assert len(_ONE_PAGE.findall(pdf)) > 2


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_is_outside_the_page(page: Page, server: Server, site: Path, paper: str) -> None:
    page.emulate_media(media="print")
    inside = round((PAPERS[paper][0] - 30) * 96 / 25.4)
    page.set_viewport_size({"width": inside, "height": 900})
    faults = {}
    for path in pages_of(site):
        page.goto(server.url + path)
        if found := page.evaluate(OUTSIDE):
            faults[path] = found
    assert faults == {}


def test_a_sheet_is_exactly_one_page(page: Page, server: Server, site: Path) -> None:
    sheets = [path for path in pages_of(site) if path.endswith("sheet/")]
    assert len(sheets) == 7
    pages = {}
    for path in sheets:
        page.goto(server.url + path)
        for paper in PAPERS:
            pages[path, paper] = len(_ONE_PAGE.findall(page.pdf(format=paper)))
    assert set(pages.values()) == {1}, pages


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_answers_stand_at_the_end_only(browser: Browser, server: Server, script: bool) -> None:
    context = browser.new_context(java_script_enabled=script)
    page = context.new_page()
    page.goto(server.url + EXERCISES)
    answers = page.locator(".print-answers")
    expect(answers).to_be_hidden()
    page.emulate_media(media="print")
    expect(answers).to_be_visible()
    quizzes = page.locator("haft-quiz").count()
    assert answers.locator("ol > li").count() == quizzes
    for hidden in ("details.quiz-answer", ".verdict", "button[type=submit]"):
        assert page.locator(f"{hidden} >> visible=true").count() == 0, hidden
    assert page.locator(".quiz-question >> visible=true").count() == quizzes
    last = page.locator("haft-quiz").last.bounding_box()
    assert last and answers.bounding_box()["y"] >= last["y"] + last["height"]  # type: ignore[index]
    context.close()


def test_after_cancelling_all_is_as_before(page: Page, server: Server) -> None:
    block_python(page)
    page.goto(server.url + EXERCISES)
    answered, half = Quiz(page, "bz-e24"), page.locator("haft-quiz").nth(3)
    answered.answer("3h")
    answered.press_and_look()
    half.locator("label.option").first.click()
    page.locator("details.quiz-answer >> visible=true").nth(4).locator("summary").click()
    before = page.evaluate(STATE)
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    page.pdf()
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    assert page.evaluate(STATE) == before
