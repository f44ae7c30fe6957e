"""What the button «جاسازی» gives is what stands in the stored pages of hosts, and works there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.embed.conftest import HOSTS, frame_of, page_of

BUTTON = 'button[data-quiz="bz-e24"]'
pytestmark = pytest.mark.browser


@pytest.fixture
def panel(page, server, site):
    page.goto(server.url + page_of(site, "bz-e24"))
    page.locator(BUTTON).click()
    dialog = page.get_by_role("dialog", name="جاسازی این پرسش")
    expect(dialog).to_be_visible()
    return dialog


def codes(panel):
    return {
        box.get_attribute("data-snippet"): box.locator("textarea").input_value()
        for box in panel.locator("[data-snippet]").all()
    }


def test_three_snippets_and_the_ways_on(panel, server, site):
    expect(panel).to_be_visible()
    found = codes(panel)
    assert list(found) == ["link", "frame", "element"]
    assert f'src="{server.url}e/bz-e24/picture.png"' in found["link"]
    assert f'href="{server.url}{page_of(site, "bz-e24")}"' in found["link"]
    stored = (HOSTS / "v1.html").read_text("utf-8").replace("@SITE@", server.url)
    tag = re.compile(r'<haft-quiz src="[^"]+">')
    assert tag.findall(stored) == tag.findall(found["element"])
    assert f'<script async src="{server.url}embed/v1.js"></script>' in found["element"]
    way = panel.get_by_role("link", name="همین وضعیت در سناریوساز").get_attribute("href")
    assert way.startswith(f"{server.url}compose/?rules=bazito&top=9s")


def test_one_press_copies(reader, server, site):
    reader.grant_permissions(["clipboard-read", "clipboard-write"])
    page = reader.new_page()
    page.goto(server.url + page_of(site, "bz-e24"))
    page.locator(BUTTON).press("Enter")
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="رونوشت: قاب ساده").click()
    expect(panel.get_by_role("status").nth(1)).to_have_text("رونوشت شد")
    assert page.evaluate("navigator.clipboard.readText()") == codes(panel)["frame"]
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(BUTTON)).to_be_focused()


@pytest.mark.parametrize("name", ["frame", "element"])
def test_what_was_copied_works_in_a_page_of_anybody(panel, host, name):
    code = codes(panel)[name]
    there = host("paste.html", CODE=code)
    frame = frame_of(there, "/e/bz-e24/")
    expect(frame.locator("haft-quiz")).to_be_visible()
    # Neither needs a scrollbar in the frame, as long as nothing is answered.
    frame.wait_for_function("document.documentElement.scrollHeight <= innerHeight")


def test_a_title_is_text_and_stays_text(page, server):
    page.goto(server.url + "bazito/turn/")
    found = page.evaluate(
        """async ([site, module]) => {
          const { snippets } = await import(module);
          const title = '"><script>alert(1)</' + 'script>&lt;';
          return snippets({ site, title, page: site, id: 'x', height: 700 }).map(({ code }) => {
            const box = document.createElement('template');
            box.innerHTML = code;
            const iframe = box.content.querySelector('iframe');
            return [box.content.querySelectorAll('script:not([src])').length,
              iframe?.title ?? box.content.querySelector('img')?.alt ??
                box.content.textContent.trim()];
          });
        }""",
        [server.url, module_of(page, "embed/snippets.mjs")],
    )
    assert [scripts for scripts, _ in found] == [0, 0, 0]
    assert all(text.endswith('"><script>alert(1)</script>&lt;') for _, text in found), found


def module_of(page, name):
    source = page.locator('script[type="module"]').first.get_attribute("src")
    return page.evaluate("(url) => new URL(url, document.baseURI).href", source).replace(
        "main.mjs", name
    )
