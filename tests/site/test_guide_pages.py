"""The pages beside the chapters: the comparison, the table's own agreement, the switch of rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.serving import Server

from .conftest import Visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser
PAPERS = ("A4", "Letter")
SETS = ("bazito", "wikipedia", "varagh", "kasif")
IMPOSSIBLE = "our-rules/?rules=varagh&finish_on_8=cover"


@pytest.fixture
def plain(browser: Browser) -> Iterator[Page]:
    """A browser whose script is off."""
    context = browser.new_context(java_script_enabled=False, locale="fa-IR")
    yield context.new_page()
    context.close()


# -- the comparison -------------------------------------------------------------------------------


def test_what_is_alike_is_hidden_even_without_script(plain: Page, server: Server) -> None:
    plain.goto(server.url + "compare/")
    alike = plain.locator("#compare tr[data-same]").first
    expect(alike).to_be_hidden()
    plain.locator("#compare .compare-only").uncheck()
    expect(alike).to_be_visible()


def test_one_subject_at_a_time_and_in_the_address(visit: Visit) -> None:
    page = visit("compare/")
    table = page.locator("#compare")
    table.get_by_label("موضوع").select_option(label="هفت و جریمه")
    expect(table.locator("tbody:visible")).to_have_count(1)
    expect(table.locator("[data-part=count]")).to_contain_text("تفاوت")
    page.reload()
    expect(table.locator("tbody:visible")).to_have_count(1)
    assert "compare-topic=seven" in page.url


def test_a_link_to_a_subject_that_is_alike_shows_it(visit: Visit) -> None:
    page = visit("compare/#compare-half-cards")
    expect(page.locator("#compare-half-cards")).to_be_visible()


def test_a_cell_leads_to_the_paragraph_of_its_rule(visit: Visit) -> None:
    page = visit("compare/")
    row = page.locator("#compare tr", has=page.get_by_role("rowheader", name="کارت‌های هر نفر"))
    expect(row.locator("td")).to_have_text(
        ["۷ کارت", re.compile("به توافق جمع"), "۷ کارت", re.compile("معمولاً ۵ کارت")]
    )
    row.locator("td[data-set=kasif] .cell-link").click()
    expect(page).to_have_url(re.compile(r"/kasif/start/#kf-04$"))
    expect(page.locator("#kf-04")).to_be_attached()


# -- the agreement --------------------------------------------------------------------------------


def test_a_choice_is_told_judged_and_kept_in_the_address(visit: Visit) -> None:
    page = visit("our-rules/")
    form = page.locator("#rules-bazito")
    form.get_by_label("کارت‌های هر نفر").fill("۹")
    form.get_by_label("کارتِ کشیدهٔ جور را می‌شود نگه داشت", exact=True).select_option("yes")
    changes = page.locator("[data-part=changes] li")
    expect(changes).to_have_count(2)
    expect(changes.first).to_have_text("کارت‌های هر نفر: ۹ کارت (در متن: ۷ کارت)")
    expect(page.locator("[data-part=verdict]")).to_have_text(
        "این قرارها با هم جورند.", timeout=60_000
    )
    assert page.url.endswith("our-rules/?rules=bazito&hand_size=9&may_keep_drawn=yes")
    page.reload()
    expect(changes).to_have_count(2)
    expect(page.locator("[data-part=link]")).to_have_value(page.url)


def test_what_cannot_be_is_said_by_the_engine(visit: Visit) -> None:
    page = visit(IMPOSSIBLE)
    verdict = page.locator("[data-part=verdict]")
    expect(verdict).to_contain_text("کسی نباید هشت را ادامه بدهد", timeout=60_000)
    expect(verdict).to_have_attribute("data-good", "no")


def test_a_number_out_of_range_is_said_at_once(visit: Visit) -> None:
    page = visit("our-rules/?rules=kasif")
    field = page.locator("#kasif-hand_size")
    field.fill("هفت")
    field.blur()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.locator("[data-part=verdict]")).to_contain_text("عددی از ۱ تا ۵۱")


@pytest.mark.parametrize("rules", SETS)
def test_the_sheet_of_every_set_is_one_page(visit: Visit, rules: str) -> None:
    page = visit(f"our-rules/?rules={rules}&hand_size=6&points_7=9&must_play_if_able=no")
    expect(page.locator(f"#rules-{rules}")).to_be_visible()
    for paper in PAPERS:
        pdf = page.pdf(format=paper)
        assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1, paper


def test_without_script_the_choices_are_listed(plain: Page, server: Server) -> None:
    plain.goto(server.url + "our-rules/")
    for rules in SETS:
        expect(plain.locator(f"#rules-{rules}")).to_be_visible()
    expect(plain.locator("#bazito-hand_size")).to_have_value("۷")
    expect(plain.locator("[data-part=agreed]")).to_be_hidden()


# -- whose rules ----------------------------------------------------------------------------------


def test_the_rules_in_the_address_lead_to_the_same_subject_and_are_kept(visit: Visit) -> None:
    page = visit("bazito/seven/?rules=varagh")
    expect(page).to_have_url(re.compile(r"/varagh/seven/$"))
    page = visit("bazito/eight/")
    expect(page.locator(".elsewhere .chosen")).to_have_text(re.compile("^ورق"))
    page = visit("")
    expect(page.locator(".choice .chosen")).to_have_text(re.compile("^ورق"))


def test_the_rules_in_the_address_mark_their_column(visit: Visit) -> None:
    page = visit("compare/?rules=kasif")
    expect(page.locator("#compare th[data-set=kasif]")).to_have_class("compare-chosen")
    expect(page.locator("#compare th.compare-chosen")).to_have_count(1)


def test_the_switch_leads_to_the_same_subject(visit: Visit) -> None:
    page = visit("bazito/ace-two-ten/")
    switch = page.locator(".elsewhere")
    expect(switch.locator("[aria-current]")).to_have_text("بازیتو")
    switch.get_by_role("link", name="ورق").click()
    expect(page).to_have_url(re.compile(r"/varagh/ace/$"))
