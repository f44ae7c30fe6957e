"""Clauses of the rules and the paragraphs that tell them: each once, none missing where cited."""

from __future__ import annotations

from dataclasses import fields

from haftquiz.publish.problems import Problems
from haftquiz.publish.site import Site
from haftquiz.quiz.parsing import ALL_RULE_SETS


def check_clauses(site: Site, problems: Problems) -> None:
    """Check all `{§ …}` of the site against each other and against what reasons cite."""
    last = last_numbers()
    told: dict[str, str] = {}
    for page in site.pages.values():
        for clause, line in page.clauses:
            place = f"{page.shown}:{line}"
            prefix, _, number = clause.partition("-")
            if not number.isdigit() or not 1 <= int(number) <= last.get(prefix, 0):
                problems.add(page.shown, line, f"«{clause}» بند هیچ قاعده‌ای نیست.")
            elif clause in told:
                problems.add(page.shown, line, f"بند «{clause}» پیش‌تر در {told[clause]} آمده است.")
            else:
                told[clause] = place
    if site.unread:
        return  # what they tell is not known
    reported: set[str] = set()
    for page, quiz in site.quizzes:
        for clause in quiz.clauses:
            if clause.lower() not in told and clause not in reported:
                reported.add(clause)
                problems.add(
                    page.shown,
                    quiz.line,
                    f"دلیل این سناریو به بند {clause} می‌رسد، ولی هیچ پاراگرافی آن را نگفته است؛ "
                    f"{{§ {clause.lower()}}} را در پایان پاراگرافش بگذارید.",
                )


def last_numbers() -> dict[str, int]:
    """Return the highest clause number that each document's rules cite; assumptions have no end."""
    last = {"am": 99, "as": 99}
    for rules in ALL_RULE_SETS.values():
        for rule in fields(rules):
            for clause in getattr(getattr(rules, rule.name), "clauses", ()):
                prefix, _, number = clause.lower().partition("-")
                if number.isdigit():
                    last[prefix] = max(last.get(prefix, 0), int(number))
    return last
