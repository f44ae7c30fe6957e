"""Tables of a page that lean on the list of open questions, or on the site's own agreement."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from haftquiz.engine.rules import Cell
from haftquiz.publish import agreement, comparison, open_questions
from haftquiz.publish.clause_list import Ambiguity, ambiguities
from haftquiz.quiz.comparing import AnyRules, compare
from haftquiz.quiz.parsing import ALL_RULE_SETS, Book

# Tables about several rule sets at once: the page that shows one need have none of its own.
OF_ALL: dict[str, Callable[[Book], dict[str, Any]]] = {
    "compare": comparison.card_game,
    "compare_half": comparison.half_game,
    "agreement": agreement.agreement,
    "every_assumption": open_questions.every_assumption,
}
_HALF = "seven-and-half"  # what is open there is open in its national forms too


def assumptions(rules: AnyRules) -> dict[str, Any]:
    """What the document leaves open, what we take for granted, and what else it could be."""
    return {
        "caption": "فرض‌های ما",
        "head": ["متن نمی‌گوید", "فرض ما", "می‌توانست باشد"],
        "rows": [_open_question(asked, rules.id) for asked in _open(rules)],
    }


def _open(rules: AnyRules) -> list[Ambiguity]:
    """The open questions of a rule set that its table has not settled for itself."""
    base = ALL_RULE_SETS[rules.id]
    cells = [(getattr(base, f.name), getattr(rules, f.name)) for f in fields(rules)]
    settled = {old.assumed for old, new in cells if isinstance(new, Cell) and new.house}
    family = {rules.id, _HALF} if rules.id.startswith(_HALF) else {rules.id}
    return [
        asked
        for asked in ambiguities().values()
        if family & set(asked.rules) and asked.id not in settled
    ]


def _open_question(asked: Ambiguity, rules_id: str) -> list[dict[str, Any]]:
    ours = asked.default(rules_id)
    others = [option for option in asked.options if option != ours]
    return [
        {"text": asked.question, "clause": asked.id},
        {"text": ours},
        {"text": "؛ یا: ".join(others) or "—"},
    ]


def house(rules: AnyRules) -> dict[str, Any]:
    """What this site has agreed on where the document says otherwise."""
    rows = [row for row in compare([ALL_RULE_SETS[rules.id], rules]) if row["differs"]]
    return {
        "caption": "قرارِ این جمع",
        "head": ["قاعده", "در متن", "این‌جا"],
        "rows": [
            [{"text": row["title"], "clause": next(iter(row["values"][0]["clauses"]), "")}]
            + [{"text": value["text"]} for value in row["values"]]
            for row in rows
        ],
    }
