"""Everything that the documents leave open and what this site takes for granted, in one table.

Each row is the place of its assumption: a «فرض ما» anywhere on the site leads to it, unless a
paragraph somewhere tells the assumption itself (`{§ as-04}`).
"""

from __future__ import annotations

from typing import Any

from haftquiz.publish.clause_list import Ambiguity, ambiguities
from haftquiz.quiz.parsing import Book
from haftquiz.quiz.persian import join
from haftquiz.quiz.rule_titles import RULE_SET_NAMES


def every_assumption(book: Book) -> dict[str, Any]:
    """All open questions, whatever rule set the page is about."""
    return {
        "template": "assumptions.html",
        "caption": "همهٔ فرض‌های ما",
        "questions": (rows := [_row(asked) for asked in ambiguities().values()]),
        "ids": [row["anchor"] for row in rows],
        "anchors": [name.lower() for name in ambiguities()],
    }


def _row(asked: Ambiguity) -> dict[str, Any]:
    ours: dict[str, list[str]] = {}
    for rules_id in asked.rules:
        ours.setdefault(asked.default(rules_id), []).append(RULE_SET_NAMES[rules_id][0])
    many = len(ours) > 1
    return {
        "id": asked.id,
        "anchor": f"open-{asked.id.lower()}",
        "question": asked.question,
        "rules": join(RULE_SET_NAMES[rules_id][0] for rules_id in asked.rules),
        "clauses": list(asked.clauses),
        "ours": [f"{join(names)}: {told}" if many else told for told, names in ours.items()],
        "others": [option for option in asked.options if option not in ours],
    }
