"""The box over a page: fetched when wanted, worked by keyboard, of use without a network."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser
Visit = Callable[[str], "Page"]


def open_box(page: Page) -> None:
    page.locator("a[data-part=search]").click()
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_one_tap_leads_to_the_paragraph(visit: Visit, server: Server) -> None:
    page = visit("bazito/turn/")
    assert not [path for path in server.requests if "/search/" in path or "search-box" in path]
    open_box(page)
    page.get_by_role("searchbox").fill("چند کارت می دهند")
    results = page.locator(".search-list a")
    result = results.filter(has_text="۷ کارت شروع").first
    expect(result).to_be_visible()
    expect(page.locator(".search-status")).to_contain_text("جا پیدا شد")
    result.click()
    page.wait_for_url("**/bazito/start/#bz-09")
    expect(page.locator("#bz-09").locator("..")).to_be_in_viewport()
    assert len([path for path in server.requests if "/search/index-" in path]) == 1


def test_the_keyboard_alone(visit: Visit) -> None:
    page = visit("bazito/eight/")
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("bz-31")
    expect(page.locator(".search-list a").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_be_hidden()
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_have_value("bz-31")
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_be_hidden()
    page.wait_for_url("**/bazito/**")


def test_no_network(page: Page, server: Server) -> None:
    page.goto(server.url + "bazito/turn/")
    open_box(page)
    field = page.get_by_role("searchbox")
    field.fill("جریمه")
    expect(page.locator(".search-list a").first).to_be_visible()
    page.context.set_offline(True)
    field.fill("سرباز")
    expect(page.locator(".search-list mark", has_text="سرباز").first).to_be_visible()


def test_the_index_that_does_not_come_is_asked_for_again(page: Page, server: Server) -> None:
    page.route("**/search/index-*.json", lambda route: route.abort(), times=2)
    page.goto(server.url + "bazito/turn/")
    open_box(page)
    page.get_by_role("searchbox").fill("جریمه")
    expect(page.locator(".search-status")).to_contain_text("نرسید")
    page.get_by_role("searchbox").fill("جریمهٔ")
    page.get_by_role("searchbox").fill("جریمه هفت")
    expect(page.locator(".search-list a").first).to_be_visible()


def test_its_own_page_takes_the_question_from_the_address(visit: Visit) -> None:
    page = visit("search/?q=۷ دل")
    expect(page.locator(".search-list a").first).to_be_visible()
    assert page.locator("dialog").count() == 0
    page.locator("a[data-part=search]").click()
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_without_script_the_link_leads_to_the_index(browser: Browser, server: Server) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.url + "bazito/eight/")
    page.locator("a[data-part=search]").click()
    page.wait_for_url("**/search/")
    page.locator(".index-letters a", has_text="ک").first.click()
    page.locator(".index-list a", has_text="کارت شروع").first.click()
    page.wait_for_url("**/start/#**")
    context.close()
