"""Rule rows with one cell changed, and how a change is noticed.

A mutant is noticed if the naive judge sees another move or another position somewhere on a fixed
set of nodes, or if a clause test of its rule set fails under it.
"""

from __future__ import annotations

import importlib
import inspect
import random
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from haftquiz.engine.judge import legal_moves
from haftquiz.engine.play import apply
from haftquiz.engine.rules import KINDS, OPTIONAL, Cell, Effect, Rules
from haftquiz.engine.rulesets import RULE_SETS
from haftquiz.quiz.parsing import ALL_RULE_SETS

from .. import clauses
from . import adapter, bazito, games, other_adapter, other_games


class Mutant(NamedTuple):
    """One cell of one row with another value."""

    rules_id: str
    name: str
    value: Any

    @property
    def row(self) -> Rules:
        row = RULE_SETS[self.rules_id]
        return replace(row, **{self.name: replace(getattr(row, self.name), value=self.value)})

    def __str__(self) -> str:
        return f"{self.rules_id}-{self.name}-{self.value}"


def other_values(name: str, cell: Cell) -> list[Any]:
    """Every other value of a cell that may be changed, or is an effect; none for the rest."""
    kind, value = KINDS[name], cell.value
    if isinstance(value, Effect):
        return [effect for effect in Effect if effect != value]
    if kind.name == "fixed" or (value is None and name not in OPTIONAL):
        return []
    if kind.name == "yesno":
        return [not value]
    if kind.name == "number":
        return [(value or 0) + 1]
    return [choice for choice in kind.choices if choice != value]


def mutants() -> list[Mutant]:
    return [
        Mutant(rules_id, field.name, value)
        for rules_id, row in RULE_SETS.items()
        for field in fields(row)
        if field.name in KINDS
        for value in other_values(field.name, getattr(row, field.name))
    ]


class Node(NamedTuple):
    """A position with what the naive judge says of it."""

    pos: dict[str, Any]
    moves: list[str]
    move: str
    after: dict[str, Any]


def _nodes(rules_id: str) -> Iterator[Node]:
    rng = random.Random(11)
    if rules_id == "bazito":
        for seed in range(25):
            for pos, move, _ in games.game(random.Random(seed)):
                yield Node(pos, bazito.legal_moves(pos), move, bazito.apply(pos, move))
        for _ in range(250):
            pos = games.position(rng)
            for move in bazito.legal_moves(pos):
                yield Node(pos, bazito.legal_moves(pos), move, bazito.apply(pos, move))
        return
    rules = other_games.SETS[rules_id]
    for seed in range(25):
        for pos, move, _ in other_games.game(rules, random.Random(seed)):
            yield Node(pos, rules.legal_moves(pos), move, rules.apply(pos, move))
    for _ in range(250):
        pos = other_games.position(rules, rng)
        for move in rules.legal_moves(pos):
            yield Node(pos, rules.legal_moves(pos), move, rules.apply(pos, move))


@cache
def nodes(rules_id: str) -> list[Node]:
    """In an order in which differences come early: every kind of node all the time."""
    found = list(_nodes(rules_id))
    random.Random(1).shuffle(found)
    return found


def differs(row: Rules, rules_id: str, node: Node) -> bool:
    """Does the engine with this row see the node otherwise than the naive judge?"""
    if rules_id == "bazito":
        there = replace(adapter.to_engine(node.pos), rules=row)
        move = adapter.to_move(node.move)
    else:
        there = other_adapter.to_engine(other_games.SETS[rules_id], node.pos, row)
        move = other_adapter.to_move(node.move)
    if [str(one) for one in legal_moves(there)] != node.moves:
        return True
    after = apply(there, move)
    if rules_id == "bazito":
        return bool(adapter.differences(node.after, after))
    return bool(other_adapter.differences(other_games.SETS[rules_id], node.after, after))


def seen_by_the_naive_judge(mutant: Mutant) -> bool:
    row = mutant.row
    try:
        return any(differs(row, mutant.rules_id, node) for node in nodes(mutant.rules_id))
    except Exception:
        return True  # a row that breaks the engine is noticed too


@cache
def clause_tests(rules_id: str) -> dict[str, Callable[[], None]]:
    """The clause tests of a rule set that take no arguments, by name."""
    folder = Path(clauses.__file__).parent
    found: dict[str, Callable[[], None]] = {}
    for path in sorted(folder.glob(f"test_{rules_id}*.py")):
        module = importlib.import_module(f"{clauses.__name__}.{path.stem}")
        for name, test in inspect.getmembers(module, inspect.isfunction):
            if name.startswith("test_") and not inspect.signature(test).parameters:
                found[f"{path.stem}.{name}"] = test
    return found


def named_after(cell: Cell, name: str) -> bool:
    """Is a test named after a clause or an assumption of the cell?"""
    numbers = [clause.lower().replace("-", "_") for clause in (*cell.clauses, cell.assumed)]
    return any(f"test_{number}_" in name for number in numbers if number)


def seen_by_a_clause_test(mutant: Mutant, *, of_the_cell: bool) -> bool:
    """Does a clause test fail, of those named after the cell's clauses or of the others?"""
    own = RULE_SETS[mutant.rules_id]
    cell: Cell = getattr(own, mutant.name)
    tests = [
        test
        for name, test in clause_tests(mutant.rules_id).items()
        if named_after(cell, name) == of_the_cell
    ]
    try:
        RULE_SETS[mutant.rules_id] = ALL_RULE_SETS[mutant.rules_id] = mutant.row
        return any(fails(test) for test in tests)
    finally:
        RULE_SETS[mutant.rules_id] = ALL_RULE_SETS[mutant.rules_id] = own


def fails(test: Callable[[], None]) -> bool:
    try:
        test()
    except Exception:
        return True
    return False


def noticed(mutant: Mutant) -> bool:
    """The quickest first: tests of the cell's own clauses, the naive judge, all clause tests."""
    return (
        seen_by_a_clause_test(mutant, of_the_cell=True)
        or seen_by_the_naive_judge(mutant)
        or seen_by_a_clause_test(mutant, of_the_cell=False)
    )
