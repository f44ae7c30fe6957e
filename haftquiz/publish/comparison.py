"""The rule sets of one game side by side, by subject, every cell with its source."""

from __future__ import annotations

from typing import Any

from haftquiz.engine.rules import Rules
from haftquiz.publish.rule_topics import Topic, topics
from haftquiz.quiz.comparing import compare, games, set_title
from haftquiz.quiz.parsing import Book
from haftquiz.quiz.rule_titles import RULE_SET_NAMES
from haftquiz.quiz.rule_values import UNTOLD

NOT_THERE = "این‌جا نیست"  # a rule that the game does not have
# Where the document does speak, but so that a number still has to be chosen: «{}» is our number.
_LEFT_TO_THE_TABLE = {
    ("hand_size", "AM-30", "wikipedia"): "به توافق جمع؛ ما {}",
    ("hand_size", "AM-30", "kasif"): "معمولاً {}",
}


def card_game(book: Book) -> dict[str, Any]:
    """The comparison of the rule sets of هفت‌خبیث."""
    return _comparison(book, Rules, "compare", "تفاوت قواعد هفت‌خبیث")


def half_game(book: Book) -> dict[str, Any]:
    """The comparison of the forms of هفت و نیم."""
    return _comparison(book, None, "compare-half", "تفاوت شکل‌های هفت و نیم")


def _comparison(book: Book, kind: type | None, prefix: str, caption: str) -> dict[str, Any]:
    both = games(list(book.values()))
    sets = next(game for game in both if isinstance(game[0], Rules) == (kind is Rules))
    rows = {row["rule"]: row for row in compare(sets)}
    ids = [rules.id for rules in sets]
    shown = [_topic(prefix, topic, rows, ids) for topic in topics(sets[0])]
    return {
        "template": "comparison.html",
        "modules": ["compare"],
        "prefix": prefix,
        "caption": caption,
        "sets": [{"id": rules.id, "title": set_title(rules)} for rules in sets],
        "topics": shown,
        "ids": [row["anchor"] for topic in shown for row in topic["rows"]],
    }


def _topic(
    prefix: str, topic: Topic, rows: dict[str, dict[str, Any]], ids: list[str]
) -> dict[str, Any]:
    return {
        "id": topic.id,
        "title": topic.title,
        "rows": [_row(prefix, rows[name], ids) for name in topic.rules],
    }


def _row(prefix: str, row: dict[str, Any], ids: list[str]) -> dict[str, Any]:
    cells = [_cell(row["rule"], *pair) for pair in zip(ids, row["values"], strict=True)]
    # Only what is said can differ: a rule that is not there contradicts nobody.
    said = {cell["text"] for cell in cells if cell["there"]}
    return {
        "rule": row["rule"],
        "anchor": f"{prefix}-{row['rule'].replace('_', '-')}-rule",
        "title": row["title"],
        "differs": len(said) > 1,
        "cells": cells,
    }


def _cell(rule: str, rules_id: str, value: dict[str, Any]) -> dict[str, Any]:
    words = _LEFT_TO_THE_TABLE.get((rule, value["assumed"], rules_id), "{}")
    there = value["text"] != UNTOLD
    return {
        "text": words.format(value["text"]) if there else NOT_THERE,
        "there": there,
        "of": RULE_SET_NAMES[rules_id][0],
        "clause": next(iter(value["clauses"]), None),
        "assumed": value["assumed"],
        "house": value["house"],
    }
