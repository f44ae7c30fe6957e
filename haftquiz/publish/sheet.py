"""The one-page sheet of a rule set, to lie on the table: drawn from the rule rows alone."""

from __future__ import annotations

from typing import Any

from haftquiz.engine.rules import POINT_FIELDS
from haftquiz.publish.navigation import Navigation
from haftquiz.publish.rule_topics import CONVENTIONS, topics
from haftquiz.publish.site import Page
from haftquiz.quiz import tables
from haftquiz.quiz.comparing import AnyRules, compare, set_title
from haftquiz.quiz.rule_values import UNTOLD

FOLDER = "sheet/"
_FEW = 40  # rules; with fewer the letters can be larger
# What the two tables at the head of the sheet tell already.
_IN_TABLES = frozenset(
    [
        *POINT_FIELDS, "seven", "eight", "ten", "ace", "two", "jack", "plain",
        "ace_points", "number_points", "picture_points",
    ]
)  # fmt: skip


def sheet_pages(navigation: Navigation) -> dict[str, Page]:
    """Return by address the page under which each rule set's sheet lies: the first of the set."""
    first: dict[str, Page] = {}
    for page in navigation.pages:
        if page.rules and page.url:  # the front page only borrows a set for its question
            first.setdefault(page.rules, page)
    taken = {page.url for page in navigation.pages}
    found = {f"{page.url}{FOLDER}": page for page in first.values()}
    return {url: page for url, page in found.items() if url not in taken}


def sheet(rules: AnyRules) -> dict[str, Any]:
    """Return what stands on the sheet: title, two tables, and the other rules by subject."""
    rows = {row["rule"]: row for row in compare([rules])}
    groups = []
    for topic in topics(rules):
        told = [rows[name] for name in topic.rules if name in rows and _is_told(rows[name])]
        if told:
            lines = [{"title": row["title"], **row["values"][0]} for row in told]
            groups.append({"title": topic.title, "rules": lines})
    return {
        "title": f"برگهٔ قواعد: {set_title(rules)}",
        "special": tables.special_cards(rules),
        "points": tables.points(rules),
        "groups": groups,
        "short": sum(len(group["rules"]) for group in groups) < _FEW,
        "assumed": any(line["assumed"] for group in groups for line in group["rules"]),
    }


def _is_told(row: dict[str, Any]) -> bool:
    name, text = row["rule"], row["values"][0]["text"]
    return text != UNTOLD and name not in _IN_TABLES | CONVENTIONS
