"""No testable clause, worked example or assumption is left without a test of its own."""

from __future__ import annotations

import ast
from dataclasses import fields
from pathlib import Path

import pytest

from haftquiz.engine.rules import Cell
from haftquiz.engine.rulesets import RULE_SETS

from . import clause_list


def written_tests(modules: str = "test_bazito_") -> list[ast.FunctionDef]:
    """The test functions of the modules of this folder that begin so."""
    return [
        node
        for path in sorted(Path(__file__).parent.glob(f"{modules}*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def missing(prefix: str, numbers: list[int], *modules: str) -> list[str]:
    names = [test.name for start in modules or ("test_bazito_",) for test in written_tests(start)]
    wanted = [f"test_{prefix}{number:02d}_" for number in numbers]
    return [start for start in wanted if not any(name.startswith(start) for name in names)]


def test_every_testable_clause_has_a_test() -> None:
    assert missing("bz_", clause_list.TESTABLE) == []


def test_every_worked_example_has_a_test() -> None:
    assert missing("bz_e", clause_list.EXAMPLES) == []


def test_every_assumption_has_a_test() -> None:
    assert missing("am_", clause_list.DEFAULTS) == []


@pytest.mark.parametrize("document", clause_list.OTHERS.values(), ids=clause_list.OTHERS.keys())
def test_the_other_documents(document: clause_list.Document) -> None:
    examples = list(range(1, document.examples + 1))
    modules = (document.modules, "test_other_examples")
    assert missing(f"{document.prefix}_", document.testable, document.modules) == []
    assert missing(f"{document.prefix}_e", examples, *modules) == []
    assert missing(f"{document.default_prefix}_", document.defaults, document.modules) == []
    tests = [test for start in modules for test in written_tests(start)]
    silent = [test.name for test in tests if not (ast.get_docstring(test) or "").strip()]
    assert silent == []


def test_every_test_says_which_clause_it_is_about() -> None:
    tests = written_tests()
    assert len({test.name for test in tests}) == len(tests)
    silent = [test.name for test in tests if not (ast.get_docstring(test) or "").strip()]
    assert silent == []


def test_the_rule_row_cites_only_clauses_that_are_tested() -> None:
    """No cell of the rule set rests on a clause or an assumption that has no test here."""
    row = RULE_SETS["bazito"]
    cells = [getattr(row, field.name) for field in fields(row)]
    cited = {clause for cell in cells if isinstance(cell, Cell) for clause in cell.clauses}
    untested = {f"BZ-{number:02d}" for number in clause_list.UNTESTABLE} - {"BZ-67", "BZ-68"}
    assert len(cited) > 40
    assert cited - {f"BZ-{number:02d}" for number in range(1, 105)} == set()
    assert cited & untested == set()
    assumed = {cell.assumed for cell in cells if isinstance(cell, Cell) and cell.assumed}
    assert assumed <= {f"AM-{number:02d}" for number in clause_list.NAMED}
