"""The floors of the house: engine, quiz, publish, command line; each stands on those below only.

The browser downloads engine and quiz, so what they may import is short and written down here.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "haftquiz"
FLOORS = ("engine", "quiz", "publish", "cli")
ALLOWED = {
    "engine": {"collections", "dataclasses", "enum", "typing"},
    "quiz": {"collections", "dataclasses", "enum", "functools", "itertools", "json", "typing"},
}
STAND_INS = PACKAGE / "publish" / "runtime_lean"  # parts of a standard library, not of the house
COMMANDS = [PACKAGE / "quiz" / "command.py"]  # `haftquiz ask`: the browser does not get it
FILES = sorted(path for path in PACKAGE.rglob("*.py") if STAND_INS not in path.parents)
LOW = [path for path in FILES if path.relative_to(PACKAGE).parts[0] in ALLOWED]
SHIPPED = [path for path in LOW if path not in COMMANDS]


def floor_of(module: str) -> str:
    """The floor of a module given as `haftquiz.…`; the package itself is above all of them."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in FLOORS else "cli"


def module_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Each module that a file imports, wherever in it, and the line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            assert not node.level, f"{path}:{node.lineno}: a relative import"
            yield node.lineno, base
            if base == "haftquiz":  # `from haftquiz import quiz` imports a floor
                for name in node.names:
                    yield node.lineno, f"{base}.{name.name}"


def names(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", FILES, ids=names)
def test_a_floor_stands_on_those_below(path: Path) -> None:
    mine = FLOORS.index(floor_of(module_of(path)))
    for line, module in imports(path):
        if module.split(".")[0] == "haftquiz" and module != "haftquiz":
            assert FLOORS.index(floor_of(module)) <= mine, f"{names(path)}:{line}: {module}"


@pytest.mark.parametrize("path", SHIPPED, ids=names)
def test_what_the_browser_downloads_imports_little(path: Path) -> None:
    allowed = ALLOWED[floor_of(module_of(path))]
    for line, module in imports(path):
        first = module.split(".")[0]
        assert first in {*allowed, "haftquiz"}, f"{names(path)}:{line}: {module}"


def is_rule_set_id(node: ast.expr) -> bool:
    """Whether an expression reads a rule set's name: `rules.id`, `position.rules.id`, …"""
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "id"
        and (
            (isinstance(node.value, ast.Name) and node.value.id == "rules")
            or (isinstance(node.value, ast.Attribute) and node.value.attr == "rules")
        )
    )


def rule_set_ids() -> set[str]:
    from haftquiz.engine.rulesets import RULE_SETS
    from haftquiz.engine.seven_and_half.rules import HALF_RULE_SETS

    return {*RULE_SETS, *HALF_RULE_SETS}


@pytest.mark.parametrize("path", LOW, ids=names)
def test_nothing_asks_which_rule_set_it_is(path: Path) -> None:
    """A rule row's cells decide, never its name: no comparison with an id, no branch on one."""
    ids = rule_set_ids()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
        elif isinstance(node, ast.Match):
            sides = [node.subject]
        else:
            continue
        for side in sides:
            where = f"{names(path)}:{node.lineno}"
            assert not is_rule_set_id(side), where
            assert not (isinstance(side, ast.Constant) and side.value in ids), where


def test_the_floors_are_all_there() -> None:
    found = {floor_of(module_of(path)) for path in FILES}
    assert found == set(FLOORS)
    assert ALLOWED["quiz"] <= set(sys.stdlib_module_names)
