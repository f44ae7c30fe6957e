"""Clauses of the rules and the paragraphs that tell them: each once, none missing where cited."""

from __future__ import annotations

from haftquiz.publish.clause_list import exists, numbers_hint
from haftquiz.publish.problems import Problems
from haftquiz.publish.site import Site


def check_clauses(site: Site, problems: Problems) -> None:
    """Check all `{§ …}` of the site against each other and against what reasons cite."""
    told: dict[str, str] = {}
    for page in site.pages.values():
        for clause, line in page.clauses:
            place = f"{page.shown}:{line}"
            if not exists(clause):
                message = f"«{clause}» بند هیچ قاعده‌ای نیست.{numbers_hint(clause)}"
                problems.add(page.shown, line, message)
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
