"""Scenarios that authors write into their pages, judged in the frame."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.embed.conftest import answer, frame_of
from tests.site.quiz import PYTHON_MS

pytestmark = pytest.mark.browser


def opened(frame):
    frame.get_by_role("button", name="پرسش را باز کن").click()
    expect(frame.locator("haft-quiz, .frame-notice")).to_have_count(1, timeout=PYTHON_MS)
    return frame


def test_attributes_become_a_quiz_and_mistakes_a_notice(host, server):
    page = host("own.html")
    page.locator("#mistake").scroll_into_view_if_needed()
    frame = opened(frame_of(page, "played=8d&hand="))
    assert answer(frame, "Jd").get_attribute("data-correct") == "yes"
    expect(frame.locator("[role=status]")).to_have_attribute(
        "data-judge", "live", timeout=PYTHON_MS
    )
    persian = opened(frame_of(page, "%D9%82%D9%88%D8%A7%D8%B9%D8%AF="))
    assert answer(persian, "9h").get_attribute("data-correct") == "yes"
    mistake = opened(frame_of(page, "hnad="))
    expect(mistake.get_by_text("این پرسش فعلاً آماده نیست.")).to_be_visible()
    expect(mistake.get_by_text("شاید «hand»")).to_be_hidden()
    mistake.locator("summary").click()
    expect(mistake.get_by_text("شاید «hand»")).to_be_visible()
    assert page.evaluate("!document.querySelector('#empty').shadowRoot.querySelector('iframe')")


def test_a_compact_line_and_a_link_to_the_rule(page, server):
    page.goto(f"{server.url}e/?s=bazito_8d_-_1fwd_follow_JdJh.x.x.x&ask=legal")
    opened(page)
    answer(page, "Jh")
    expect(page.locator("[role=status]")).to_have_attribute("data-correct", "no")
    href = page.locator(".verdict-reasons .why").first.get_attribute("href")
    assert re.fullmatch(r"\.\./bazito/[\w/-]*#bz-\d+", href)


def test_the_same_cards_under_other_rules(page, server):
    page.goto(f"{server.url}e/bz-e24/?rules=varagh&theme=dark")
    page.wait_for_url("**/e/?rules=varagh*")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    opened(page)
    expect(page.locator("haft-quiz")).to_have_attribute("data-rules", "varagh")


def test_nothing_big_is_loaded_before_the_button(page, server):
    page.goto(f"{server.url}e/?rules=bazito&played=8d&hand=Jd+Jh&ask=legal")
    page.get_by_role("button").wait_for()
    assert len([path for path in server.requests if path.endswith(".mjs")]) <= 5
    assert page.locator(".own-facade .card").count() == 3
