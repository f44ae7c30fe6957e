"""Tables about several rule sets: the comparison, the agreement of a table, all assumptions."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import pytest

from haftquiz.publish import agreement, comparison, open_questions
from haftquiz.publish.clause_list import ambiguities
from haftquiz.publish.rule_topics import CONVENTIONS, topics
from haftquiz.quiz.houses import change, read_change
from haftquiz.quiz.parsing import ALL_RULE_SETS, AnyRules
from haftquiz.quiz.rule_titles import HALF_TITLES, TITLES
from tests.publish.conftest import MakeSite
from tests.publish.small import page

ONE_OF_EACH = [ALL_RULE_SETS["bazito"], ALL_RULE_SETS["seven-and-half"]]


def row(table: dict[str, Any], rule: str) -> list[str]:
    rows = [r for topic in table["topics"] for r in topic["rows"] if r["rule"] == rule]
    return [cell["text"] for cell in rows[0]["cells"]]


@pytest.mark.parametrize("rules", ONE_OF_EACH, ids=lambda rules: str(rules.id))
def test_every_titled_rule_has_one_subject(rules: AnyRules) -> None:
    titled = {*TITLES, *HALF_TITLES} & {field.name for field in fields(rules)}
    listed = [name for topic in topics(rules) for name in topic.rules]
    assert sorted(listed) == sorted(titled - CONVENTIONS)


def test_a13_cards_dealt_come_from_the_rule_rows() -> None:
    cells = row(comparison.card_game(ALL_RULE_SETS), "hand_size")
    assert cells == ["۷ کارت", "به توافق جمع؛ ما ۷ کارت", "۷ کارت", "معمولاً ۵ کارت"]


def test_the_forms_of_seven_and_half_stand_side_by_side() -> None:
    table = comparison.half_game(ALL_RULE_SETS)
    assert [each["id"] for each in table["sets"]] == [
        "seven-and-half", "seven-and-half-italian", "seven-and-half-spanish",
    ]  # fmt: skip
    assert row(table, "wild")[1] == "شاه خشت"


def test_what_is_alike_is_no_difference() -> None:
    table = comparison.card_game(ALL_RULE_SETS)
    differs = {r["rule"]: r["differs"] for topic in table["topics"] for r in topic["rows"]}
    assert differs["eight"]
    assert not differs["seven_stack"]
    assert not differs["ace_followup"]  # only one of them has it
    assert differs["two_target"]  # two have it, and not alike
    assert row(table, "two_target")[2:] == [comparison.NOT_THERE] * 2


def test_every_choice_of_an_agreement_is_one_that_the_engine_reads() -> None:
    for offered in agreement.agreement(ALL_RULE_SETS)["sets"]:
        rules = ALL_RULE_SETS[offered["id"]]
        for control in (c for topic in offered["topics"] for c in topic["rules"]):
            for option in control["options"]:
                read_change(control["name"], option["value"])
            if control["value"]:  # the document's own is no change
                same = read_change(control["name"], control["value"])
                assert not change(rules, [same], 1).house()


def test_the_four_sets_can_all_be_changed() -> None:
    ids = [each["id"] for each in agreement.agreement(ALL_RULE_SETS)["sets"]]
    assert ids[:4] == ["bazito", "wikipedia", "varagh", "kasif"]


def test_every_assumption_has_its_row_and_place(make_site: MakeSite) -> None:
    assert len(open_questions.every_assumption(ALL_RULE_SETS)["questions"]) == len(ambiguities())
    told = "مثل قرارِ خودمان. {§ am-04}\n\n"
    small = make_site(
        {
            "about.md": page("{{جدول: همهٔ فرض‌ها}}\n\n[به آن](#am-30)\n"),
            "told.md": page(told + "[به این](about.md#am-30)\n"),
        }
    )
    small.build()
    html = small.html("about/")
    assert 'id="am-30"' in html
    assert 'id="am-04"' not in html  # a paragraph tells it
    assert re.search(r'href="\.\./told/#am-04"', html)


def test_a_page_with_a_comparison_needs_no_rules_and_brings_its_script(make_site: MakeSite) -> None:
    small = make_site({"compare.md": "---\ntitle: تفاوت\n---\n{{جدول: مقایسه}}\n"})
    small.build()
    html = small.html("compare/")
    assert "js/compare.mjs" in html
    assert html.count("<tbody") == len(topics(ALL_RULE_SETS["bazito"]))
    assert re.search(r'href="\.\./clauses/#bz-31"', html)


def test_pages_on_one_subject_lead_to_each_other(make_site: MakeSite) -> None:
    small = make_site(
        {
            "seven.md": page(topic="seven"),
            "varagh/seven.md": page(rules="varagh", topic="seven، eight"),
            "varagh/ace.md": page(rules="varagh", topic="ace"),
        }
    )
    small.build()
    switch = re.search(r'<nav class="elsewhere".*?</nav>', small.html("seven/"), re.DOTALL)
    assert switch
    assert re.findall(r'href="([^"]*)" data-rules="([^"]*)"', switch[0]) == [
        ("./", "bazito"), ("../varagh/seven/", "varagh"),
    ]  # fmt: skip
    assert 'class="elsewhere"' not in small.html("varagh/ace/")
