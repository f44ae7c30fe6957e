"""axe-core finds nothing in frames, in the panel and in the maker of scenarios, in both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.embed.conftest import answer, page_of
from tests.site.quiz import PYTHON_MS
from tests.site.test_axe import OPTIONS, violations

pytestmark = pytest.mark.browser


def faults(page) -> list[str]:
    page.emulate_media(reduced_motion="reduce")
    return [f"{theme}: {it}" for theme in OPTIONS for it in violations(page, theme)]


def test_an_embed_before_and_after(page, server):
    page.goto(f"{server.url}e/bz-e24/")
    assert faults(page) == []
    expect(answer(page, "3h")).to_have_attribute("data-judge", "live", timeout=PYTHON_MS)
    assert faults(page) == []


def test_a_scenario_of_an_address_and_a_mistake_in_one(page, server):
    page.goto(f"{server.url}e/?rules=bazito&played=8d&hand=Jd+Jh&ask=legal")
    page.get_by_role("button").wait_for()
    assert faults(page) == []
    page.goto(f"{server.url}e/?rules=bazito&played=8d&hand=Jd+Jd&ask=legal")
    page.get_by_role("button").click()
    page.locator(".frame-notice").wait_for(timeout=PYTHON_MS)
    page.locator("summary").click()
    assert faults(page) == []


def test_the_panel(page, server, site):
    page.goto(server.url + page_of(site, "bz-e24"))
    page.locator('button[data-quiz="bz-e24"]').click()
    page.get_by_role("dialog").wait_for()
    assert faults(page) == []


def test_the_maker_of_scenarios_and_the_guide(page, server):
    page.goto(f"{server.url}compose/?rules=bazito&played=8d&hand=Jd+Jh&ask=legal")
    page.locator("haft-quiz").wait_for(timeout=PYTHON_MS)
    assert faults(page) == []
    page.locator('[name="owed"]').fill("۳")
    page.locator('[name="owed"]').blur()
    expect(page.locator("[data-bad]")).to_be_visible()
    assert faults(page) == []
    page.goto(f"{server.url}embed/")
    assert faults(page) == []
