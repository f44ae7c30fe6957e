"""axe-core finds nothing: every page, light and dark, its quizzes answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.base import AXE_SCRIPT

from tests.serving import Server

from .quiz import answer_all, block_python
from .watching import listed

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser
# A theme changes colours and nothing else.
OPTIONS = {
    "light": {"resultTypes": ["violations"]},
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast"]},
}
PARTS = 4  # of the pages: so that no single test keeps all others waiting


def violations(page: Page, theme: str) -> list[str]:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    response = page.evaluate("(options) => axe.run(document, options)", OPTIONS[theme])
    assert len(response["passes"]) >= (15 if theme == "light" else 1)  # it did look
    return [
        f"{rule['id']}: {node['target']}: {node['failureSummary'].splitlines()[1].strip()}"
        for rule in response["violations"]
        for node in rule["nodes"]
    ]


@pytest.fixture
def still(page: Page) -> Page:
    """A page on which nothing moves while it is looked at."""
    page.emulate_media(reduced_motion="reduce")
    return page


@pytest.mark.parametrize("part", range(PARTS))
def test_no_violation_on_any_page(
    still: Page, server: Server, page_paths: list[str], part: int
) -> None:
    """Answered; every kind of quiz in every state is looked at in tests/widget."""
    block_python(still)
    found: dict[str, list[str]] = {}
    for path in page_paths[part::PARTS]:
        still.goto(server.url + path)
        if still.locator("haft-quiz").count():
            answer_all(still, "baked")
        for theme in OPTIONS:
            if faults := violations(still, theme):
                found[f"{path} {theme}"] = faults
    assert not found, listed(found)


def test_no_violation_beside_a_live_verdict(still: Page, server: Server) -> None:
    still.goto(server.url + "bazito/exercises/")
    still.evaluate("for (const it of document.querySelectorAll('details')) it.open = true")
    answer_all(still, "live")
    for theme in OPTIONS:
        found = violations(still, theme)
        assert not found, listed({theme: found})
