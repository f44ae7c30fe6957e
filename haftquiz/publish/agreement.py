"""«قواعد جمع ما»: every rule that a table may change, with the values that it can take.

What may be changed, and to what, is read from the rule rows' own kinds; whether the choices can
stand together only the engine says, in the browser.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from haftquiz.engine.rules import KINDS, OPTIONAL, POINT_FIELDS, Cell, Kind, Rules
from haftquiz.engine.seven_and_half.rules import HALF_KINDS
from haftquiz.publish.rule_topics import Topic, topics
from haftquiz.quiz.comparing import AnyRules, set_title
from haftquiz.quiz.houses import print_value
from haftquiz.quiz.parsing import Book
from haftquiz.quiz.rule_titles import HALF_TITLES, TITLES
from haftquiz.quiz.rule_values import UNTOLD, value_text, with_unit
from haftquiz.quiz.rule_words import UNITS

# What a sheet for the table also tells, although no table changes it.
_ON_THE_SHEET = (
    "players", "two_decks_above", "start_card_excluded", "seven", "eight", "ace", "ten", "two",
    "jack", "eight_followup", "ace_followup", "seven_answer", "last_card_word", "end_of_hand",
    "finish_on_J", "match_end", "match_limit", "limit_range",
    "deck", "limits", "tie", "two_card_pays", "wild", "bank_passes", "split", "extra_card",
)  # fmt: skip


def agreement(book: Book) -> dict[str, Any]:
    """The rule sets in which anything may be changed, and their changeable rules by subject."""
    return {
        "template": "agreement.html",
        "modules": ["our-rules"],
        "caption": "قواعد جمع ما",
        "sets": [_set(rules) for rules in book.values() if changeable(rules)],
    }


def changeable(rules: AnyRules) -> list[str]:
    """The rules of a set that a table may change to something else."""
    return [field.name for field in fields(rules) if _may_change(rules, field.name)]


def _kind(rules: AnyRules, name: str) -> Kind | None:
    return (KINDS if isinstance(rules, Rules) else HALF_KINDS).get(name)


def _may_change(rules: AnyRules, name: str) -> bool:
    kind = _kind(rules, name)
    if kind is None or kind.name == "fixed" or (kind.name == "number" and kind.least == kind.most):
        return False
    return getattr(rules, name).value is not None or name in OPTIONAL


def _set(rules: AnyRules) -> dict[str, Any]:
    mine = [_topic(rules, topic) for topic in topics(rules)]
    return {
        "id": rules.id,
        "title": set_title(rules),
        "players": rules.usual_players.value,
        "banker": not isinstance(rules, Rules),
        "topics": [topic for topic in mine if topic["rules"] or topic["told"]],
    }


def _topic(rules: AnyRules, topic: Topic) -> dict[str, Any]:
    free = [name for name in topic.rules if _may_change(rules, name)]
    told = [name for name in topic.rules if name not in free and name in _ON_THE_SHEET]
    return {
        "id": topic.id,
        "title": topic.title,
        "rules": [_control(rules, name) for name in free],
        "told": [shown for name in told if (shown := _told(rules, name))["text"] != UNTOLD],
    }


def _told(rules: AnyRules, name: str) -> dict[str, str]:
    return {"title": _title(rules, name), "text": with_unit(name, getattr(rules, name))}


def _title(rules: AnyRules, name: str) -> str:
    return (TITLES if isinstance(rules, Rules) else HALF_TITLES)[name]


def _control(rules: AnyRules, name: str) -> dict[str, Any]:
    kind, cell = _kind(rules, name), getattr(rules, name)
    assert kind is not None
    values = (True, False) if kind.name == "yesno" else kind.choices
    return {
        "name": name,
        "title": _title(rules, name),
        "points": name in POINT_FIELDS,
        "value": "" if cell.value is None else print_value(cell.value),
        "text": with_unit(name, cell),
        "options": [
            {"value": print_value(value), "text": value_text(name, Cell(value))} for value in values
        ],
        "least": kind.least,
        "most": kind.most,
        "unit": UNITS.get(name, ""),
        "clause": cell.clause,
        "assumed": cell.assumed or None,
    }
