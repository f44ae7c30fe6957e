"""Positions are values: only the copy that a move has made for itself is ever assigned to."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest

import haftquiz
from haftquiz.engine.dealing import deal, full_deck
from haftquiz.engine.position import Position
from haftquiz.engine.rulesets import RULE_SETS

PACKAGE = Path(haftquiz.__file__).parent
LOW = sorted(path for floor in ("engine", "quiz") for path in (PACKAGE / floor).rglob("*.py"))
FIELDS = [field.name for field in fields(Position)]
OWN = {"self", "after", "other"}  # what a copy of one's own is called


def assigned(path: Path) -> Iterator[tuple[str, int]]:
    """Each place where something that is named like a field of a position is assigned to."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Attribute) or node.attr not in FIELDS:
            continue
        if not isinstance(node.ctx, ast.Load):
            yield ast.unparse(node.value), node.lineno


def test_only_a_copy_of_ones_own_is_changed() -> None:
    found = {(path.name, *place) for path in LOW for place in assigned(path)}
    assert {name for name, whose, _ in found if whose == "after"} >= {"laying.py", "stock.py"}
    assert [place for place in found if place[1] not in OWN] == []


@pytest.mark.parametrize("name", FIELDS)
def test_a_copy_has_every_field(name: str) -> None:
    rules = RULE_SETS["bazito"]
    position = deal(rules, 4, full_deck(rules, 4))
    marked = replace(position, **{name: object()})  # type: ignore[arg-type]
    assert marked.copy() == marked != position
    assert marked.copy() is not marked
