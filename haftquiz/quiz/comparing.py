"""Rule sets side by side: every rule with its title, and in each set its value and its source."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from haftquiz.engine.cards import Card
from haftquiz.engine.rules import Cell, Rules
from haftquiz.engine.seven_and_half.rules import HalfRules
from haftquiz.quiz.rule_titles import HALF_TITLES, RULE_SET_NAMES, TITLES
from haftquiz.quiz.rule_values import with_unit

AnyRules = Rules | HalfRules


def games(sets: Sequence[AnyRules]) -> list[list[AnyRules]]:
    """The sets of each game: only those of one game have rules to compare."""
    kinds = (Rules, HalfRules)
    found = [[rules for rules in sets if isinstance(rules, kind)] for kind in kinds]
    return [game for game in found if game]


def compare(sets: Sequence[AnyRules]) -> list[dict[str, Any]]:
    """Every rule of one game, in the order of the rule row; the values in the order of `sets`."""
    titles = TITLES if isinstance(sets[0], Rules) else HALF_TITLES
    names = [field.name for field in fields(sets[0]) if field.name in titles]
    return [_row(name, titles[name], sets) for name in names]


def _row(name: str, title: str, sets: Sequence[AnyRules]) -> dict[str, Any]:
    values = [_value(name, getattr(rules, name)) for rules in sets]
    differs = len({value["text"] for value in values}) > 1
    return {"rule": name, "title": title, "differs": differs, "values": values}


def _value(name: str, cell: Cell) -> dict[str, Any]:
    return {
        "value": _plain(cell.value),
        "text": with_unit(name, cell),
        "clauses": list(cell.clauses),
        "assumed": cell.assumed or None,
        "house": cell.house,
    }


def _plain(value: Any) -> Any:
    """A value as JSON has it."""
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, frozenset):
        return sorted(value)
    return list(value) if isinstance(value, tuple) else value


def set_title(rules: AnyRules) -> str:
    """The Persian name of a rule set; a table's own rules say so."""
    name = RULE_SET_NAMES[rules.id][0]
    return f"{name}، قرارِ این جمع" if rules.house() else name
