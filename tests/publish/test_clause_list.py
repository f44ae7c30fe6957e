"""The list of clauses and open questions, and what leans on it: rule rows, defaults, pages."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import fields
from pathlib import Path

import pytest

import haftquiz
from haftquiz.engine.rules import Cell
from haftquiz.publish.clause_list import DOCUMENTS, KINDS, ambiguities, clauses, exists
from haftquiz.publish.lint import lint_text
from haftquiz.publish.runtime_trim import floor_files
from haftquiz.quiz.assumptions import ASSUMPTIONS
from haftquiz.quiz.parsing import ALL_RULE_SETS
from tests.publish.small import page

PACKAGE = Path(haftquiz.__file__).parent
CELLS = [
    (rules.id, field.name, getattr(rules, field.name))
    for rules in ALL_RULE_SETS.values()
    for field in fields(rules)
    if isinstance(getattr(rules, field.name), Cell)
]


def test_every_clause_of_every_document_is_listed_once_and_in_order():
    listed = list(clauses().values())
    assert Counter(clause.document for clause in listed) == {
        "BZ": 104, "WK": 72, "VG": 69, "KF": 48, "SH": 73
    }  # fmt: skip
    for prefix in DOCUMENTS:
        numbers = [clause.number for clause in listed if clause.document == prefix]
        assert numbers == list(range(1, len(numbers) + 1))


def test_the_kinds_are_those_of_the_documents():
    kinds = Counter((clause.document, clause.kind) for clause in clauses().values())
    assert {kind for _, kind in kinds} == set(KINDS)
    assert {document: kinds[document, "N"] for document in DOCUMENTS} == {
        "BZ": 12, "WK": 4, "VG": 8, "KF": 3, "SH": 5
    }  # fmt: skip


def test_every_clause_has_a_line_of_its_own_and_a_reason_where_nothing_can_be_asked():
    for clause in clauses().values():
        assert clause.rules in ALL_RULE_SETS
        assert 8 < len(clause.text) < 110, clause
        assert clause.text.isascii(), clause
        assert clause.testable or clause.untestable, clause
        assert clause.normative or not clause.testable, clause


@pytest.mark.parametrize("rules_id", ALL_RULE_SETS)
def test_every_cell_of_a_rule_row_rests_on_what_is_listed(rules_id):
    for owner, name, cell in CELLS:
        if owner != rules_id:
            continue
        assert set(cell.clauses) <= clauses().keys(), name
        assert cell.value is None or cell.clauses or cell.assumed or name in ("two", "plain"), name
        if cell.assumed:
            assert rules_id in _told_of(cell.assumed), (name, cell.assumed)


def _told_of(ambiguity: str) -> set[str]:
    """The rule sets that an open question concerns; what is base is inherited."""
    told = set(ambiguities()[ambiguity].rules)
    if "seven-and-half" in told:
        told |= {"seven-and-half-italian", "seven-and-half-spanish"}
    return told


def test_every_clause_that_the_code_names_is_listed():
    """Also in comments: a clause that is no clause misleads whoever reads them."""
    for path in [*PACKAGE.glob("engine/**/*.py"), *PACKAGE.glob("quiz/**/*.py")]:
        for name in re.findall(r"\b(?:BZ|WK|VG|KF|SH|AM|AS)-\d\d+\b", path.read_text("utf-8")):
            assert exists(name), f"{path.name}: {name}"


def test_all_open_questions_are_listed_with_options_in_persian():
    wanted = [f"AM-{n:02}" for n in range(1, 67)] + [f"AS-{n:02}" for n in range(1, 19)]
    assert list(ambiguities()) == wanted
    for name, asked in ambiguities().items():
        assert set(asked.rules) <= ALL_RULE_SETS.keys(), name
        assert set(asked.clauses) <= clauses().keys(), name
        assert asked.question.endswith("؟"), name
        assert len(set(asked.options)) == len(asked.options) > 0, name
        for rules_id in asked.rules:
            assert asked.default(rules_id) in asked.options, name
        found: list[str] = []
        for text in (asked.question, *asked.options):
            lint_text(text, lambda line, message, to=found: to.append(message), 1)
            assert not re.search(r"[A-Za-z0-9]", text), text
        assert found == [], name


def test_what_we_assume_has_its_sentence_in_one_place():
    """Every default that a rule row rests on has a sentence, and every sentence a question."""
    assumed = {cell.assumed for _, _, cell in CELLS if cell.assumed}
    assert assumed <= ASSUMPTIONS.keys()
    assert {name for name in ASSUMPTIONS if not exists(name)} == set()


def test_a_default_that_differs_by_rule_set():
    asked = ambiguities()["AM-19"]
    assert asked.default("wikipedia") == "نه"
    assert asked.default("bazito") == "بله"


def test_a_page_may_anchor_only_what_exists(make_site):
    body = "یک. {§ bz-104 am-66}\n\nدو. {§ bz-105 am-67 xy-01 as-18}\n"
    problems = make_site({"one.md": page(body), "clauses.md": page()}).problems()
    assert len(problems) == 3
    assert any("«bz-105»" in text and "۱۰۴" in text for text in problems)
    assert any("«am-67»" in text for text in problems)
    assert any("«xy-01»" in text and "bz" in text for text in problems)


def test_the_list_stays_out_of_the_browser():
    names = floor_files(PACKAGE)
    assert "haftquiz/engine/rules.py" in names
    assert not [name for name in names if "publish" in name or "clause_list" in name]
