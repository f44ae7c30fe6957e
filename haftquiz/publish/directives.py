"""The forms `{{name: value}}` and `{§ bz-31 bz-53}` in running text.

They are lifted out before Markdown runs (a `|` inside would otherwise cut a table cell); the tree
stage gives back those that stand in code.
"""

from __future__ import annotations

import re

from haftquiz.publish.marks import Clauses, Directive, Marks, Report
from haftquiz.publish.problems import did_you_mean

RULE, ANSWER, TABLE = "rule", "answer", "table"
NAMES = {
    "قاعده": RULE, "rule": RULE,
    "پاسخ": ANSWER, "answer": ANSWER,
    "جدول": TABLE, "table": TABLE,
    "نمودار": TABLE, "diagram": TABLE,  # drawn, but asked for and placed like a table
}  # fmt: skip
TABLES = {
    "کارت‌های ویژه": "special_cards", "کارتهای ویژه": "special_cards",
    "special-cards": "special_cards",
    "امتیازها": "points", "points": "points",
    "دست‌های ویژه": "special_cards", "ارزش کارت‌ها": "points",  # so called in seven and a half
    "فرض‌ها": "assumptions", "فرض‌های ما": "assumptions", "assumptions": "assumptions",
    "برچسب‌ها": "labels", "labels": "labels", "پرسش‌ها": "asks", "asks": "asks",
    "همهٔ فرض‌ها": "every_assumption", "all-assumptions": "every_assumption",
    "مقایسه": "compare", "تفاوت قواعد": "compare", "compare": "compare",
    "مقایسهٔ هفت و نیم": "compare_half", "compare-half": "compare_half",
    "قواعد جمع ما": "agreement", "agreement": "agreement",
    "زنجیرهٔ هفت": "seven_chain", "seven-chain": "seven_chain",
    "جهت": "direction", "direction": "direction", "نوبت": "turn", "turn": "turn",
    "قرار جمع": "house", "قرارِ جمع": "house", "house": "house",
}  # fmt: skip
CLAUSE_ID = re.compile(r"[a-z]{2}-[0-9]{2}[0-9a-z]*")

_FORM = re.compile(r"(?<!\\)(?:\{\{(?P<directive>[^{}]*)\}\}|\{§(?P<clauses>[^{}]*)\})")


def lift_directives(line: str, number: int, marks: Marks) -> str:
    """Replace the directives of one source line by marks."""

    def lift(found: re.Match[str]) -> str:
        if found["clauses"] is not None:
            ids = tuple(found["clauses"].replace("،", " ").replace(",", " ").split())
            return marks.put(Clauses(number, ids, found[0]))
        name, _, value = found["directive"].partition(":")
        return marks.put(Directive(number, name.strip(), value.strip(), found[0]))

    return _FORM.sub(lift, line)


def kind(directive: Directive, report: Report) -> str | None:
    """Return what a directive asks for; report a name that nobody knows."""
    name = directive.name.replace("ي", "ی").replace("ك", "ک")
    if name in NAMES:
        return NAMES[name]
    hint = did_you_mean(name, NAMES) or f" دستورها: {'، '.join(NAMES)}."
    report(directive.line, f"دستور «{directive.name}» شناخته نیست.{hint}")
    return None


def table_name(directive: Directive, report: Report) -> str | None:
    """Return the name of the table that a `{{جدول: …}}` asks for."""
    if directive.value in TABLES:
        return TABLES[directive.value]
    hint = did_you_mean(directive.value, TABLES) or f" جدول‌ها: {'، '.join(TABLES)}."
    report(directive.line, f"جدول «{directive.value}» شناخته نیست.{hint}")
    return None


def clause_ids(clauses: Clauses, report: Report) -> list[str]:
    """Return the well-formed ids of a `{§ …}`; report the others."""
    if not clauses.ids:
        report(clauses.line, "{§ } خالی است؛ شناسهٔ بندها را بنویسید، مانند {§ bz-31}.")
    good = []
    for clause in clauses.ids:
        if CLAUSE_ID.fullmatch(clause):
            good.append(clause)
        else:
            report(clauses.line, f"«{clause}» شناسهٔ بند نیست؛ بند مانند bz-31 نوشته می‌شود.")
    return good
