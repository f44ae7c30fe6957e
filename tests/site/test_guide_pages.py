"""The pages beside the chapters: the comparison, the table's own agreement, the switch of rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from haftquiz.publish.comparison import NOT_THERE
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
    alike = plain.locator("#compare details[open] tr[data-same]").first
    expect(alike).to_be_hidden()
    plain.locator("#compare .compare-only").uncheck()
    expect(alike).to_be_visible()
    seven = plain.locator("#compare-seven")
    expect(seven.locator("table")).to_be_hidden()
    seven.locator("summary").click()
    expect(seven.locator("td[data-set=varagh]").first).to_be_visible()
    plain.locator("#compare").get_by_label("ورق", exact=True).uncheck()
    expect(seven.locator("td[data-set=varagh]").first).to_be_hidden()
    expect(seven.locator("td[data-set=kasif]").first).to_be_visible()


def test_differences_are_those_of_the_chosen_sets_and_in_the_address(visit: Visit) -> None:
    page = visit("compare/")
    table = page.locator("#compare")
    count = table.locator("[data-part=count]")
    every = count.text_content()
    for name in ("ورق", "هفت کثیف"):
        table.get_by_label(name, exact=True).uncheck()
    expect(count).not_to_have_text(every or "")
    few = count.text_content() or ""
    table.get_by_label("ویکی‌پدیا", exact=True).click()  # the last but one must stay
    expect(table.get_by_label("ویکی‌پدیا", exact=True)).to_be_checked()
    expect(count).to_contain_text("دست‌کم دو")
    assert "compare-sets=bazito,wikipedia" in unquote(page.url)
    page.reload()
    expect(count).to_have_text(few)
    expect(table.locator("td[data-set=varagh]:visible")).to_have_count(0)
    shown = table.locator("details[open] tbody tr:visible")
    for row in shown.all():
        said = {cell.inner_text().strip() for cell in row.locator("td:visible").all()}
        assert len(said - {NOT_THERE}) == 2


def test_what_a_rule_set_does_not_have_is_no_difference(visit: Visit) -> None:
    page = visit("compare/?compare-all=1#compare-ace-followup-rule")
    row = page.locator("#compare-ace-followup-rule")
    expect(row).to_be_in_viewport()
    expect(row.locator("td").first).to_have_text(NOT_THERE)
    assert row.get_attribute("data-same") is not None


def test_a_link_to_a_row_unfolds_and_shows_it(visit: Visit) -> None:
    page = visit("compare/")
    folded = page.locator("#compare-seven-stack-rule")
    expect(folded).to_be_hidden()
    page.evaluate("location.hash = 'compare-seven-stack-rule'")
    expect(folded).to_be_in_viewport()


def test_a_link_to_a_subject_that_is_alike_shows_it(visit: Visit) -> None:
    page = visit("compare/#compare-half-cards")
    expect(page.locator("#compare-half-cards table")).to_be_visible()


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
    expect(page.locator("#compare th[data-set=kasif]").first).to_have_class("compare-chosen")
    expect(page.locator("#compare th.compare-chosen:not([data-set=kasif])")).to_have_count(0)


def test_the_switch_leads_to_the_same_subject(visit: Visit) -> None:
    page = visit("bazito/ace-two-ten/")
    switch = page.locator(".elsewhere")
    expect(switch.locator("[aria-current]")).to_have_text("بازیتو")
    switch.get_by_role("link", name="ورق").click()
    expect(page).to_have_url(re.compile(r"/varagh/ace/$"))
