"""The link at each heading: named, in reach of keys and thumbs, and out of the text's way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.serving import Server

from .conftest import Visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser
CHAPTER = "bazito/seven/"
OPACITY = "(it) => Number(getComputedStyle(it).opacity)"
# Where the words of each heading stand, line by line.
WORDS = """(all) => all.map((heading) => {
  const words = document.createRange();
  words.selectNodeContents(heading);
  return [...words.getClientRects()].map(({ x, y, width, height }) => [x, y, width, height]);
})"""


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A narrow screen that knows fingers only."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
    )
    yield context.new_page()
    context.close()


def test_every_section_has_its_link(visit: Visit, page_paths: list[str]) -> None:
    for path in page_paths:
        page = visit(path)
        for heading in page.locator("article.prose :is(h2, h3)[id]").all():
            link = heading.locator("xpath=following-sibling::a[1]")
            if not link.count():  # a page of the site's own, whose headings are its parts
                assert not page.locator(".heading-link").count(), path
                continue
            assert link.get_attribute("href") == f"#{heading.get_attribute('id')}", path
            words = heading.text_content() or ""
            expect(heading).to_have_accessible_name(" ".join(words.split()))
            expect(link).to_have_accessible_name(f"پیوند به بخش: {' '.join(words.split())}")


def test_it_shows_under_the_pointer_and_under_the_keys(visit: Visit) -> None:
    page = visit(CHAPTER)
    page.mouse.move(0, 0)
    first, second = page.locator(".heading-link").all()[:2]
    assert first.evaluate(OPACITY) == 0
    page.locator(".heading h2").first.hover()
    assert first.evaluate(OPACITY) == 1
    page.mouse.move(0, 0)
    page.keyboard.press("Tab")  # focus by script alone would not show a ring
    second.focus()
    assert second.evaluate(OPACITY) == 1
    second.press("Enter")
    target = second.evaluate("(it) => decodeURIComponent(it.hash)")
    assert page.evaluate("decodeURIComponent(location.hash)") == target
    expect(page.locator(f'[id="{target[1:]}"]')).to_be_in_viewport()


def test_on_a_touch_screen_it_is_always_there_and_moves_no_word(
    phone: Page, server: Server
) -> None:
    phone.goto(server.url + CHAPTER)
    phone.evaluate("document.fonts.ready.then(() => null)")
    links = phone.locator(".heading-link")
    assert links.count() > 2
    for link in links.all():
        box = link.bounding_box()
        assert link.evaluate(OPACITY) == 1
        assert box and box["width"] >= 24 and box["height"] >= 24
    headings = phone.locator(".heading > :is(h2, h3)")
    lines = [len(rects) for rects in headings.evaluate_all(WORDS)]
    phone.add_style_tag(content=".heading-link { display: none } .heading > * { margin: 0 }")
    assert [len(rects) for rects in headings.evaluate_all(WORDS)] == lines
