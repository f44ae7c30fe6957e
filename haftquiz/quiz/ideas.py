"""A wrong idea about the rules, as changed cells of the row in use, whatever the game."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from haftquiz.engine.rules import Cell, Rules
from haftquiz.engine.seven_and_half.rules import HalfRules

AnyRules = TypeVar("AnyRules", Rules, HalfRules)


class Misconception(NamedTuple):
    """One wrong idea. `changes`: field of the row to the value that the idea takes it to have."""

    id: str
    idea: str  # «تو … می‌گیری»: which idea leads to this answer
    why: str  # what holds instead
    rule: str  # the field whose clause to cite
    changes: dict[str, Any]
    asks: tuple[str, ...] = ()  # the questions whose answer it explains; empty: all
    holding: str = ""  # it explains the seat that is answered only if that holds this rank


def wrong_in(rules: Rules | HalfRules, ideas: Iterable[Misconception]) -> Iterator[Misconception]:
    """Those of `ideas` that are wrong in a rule set."""
    for idea in ideas:
        cells = {name: getattr(rules, name) for name in idea.changes}
        if cells[idea.rule].value is not None and any(
            cells[name].value != value for name, value in idea.changes.items()
        ):
            yield idea


def wrong_rules(rules: AnyRules, idea: Misconception) -> AnyRules:
    """The rule row that a reader with this idea has in mind."""
    cells: dict[str, Any] = {
        name: Cell(value, getattr(rules, name).clauses) for name, value in idea.changes.items()
    }
    return replace(rules, **cells)
