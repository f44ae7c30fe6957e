"""The page «پیشرفت من»: what the script needs to know of the site, written into the page.

What a reader has answered never leaves the browser; here are only the questions to match it with.
"""

from __future__ import annotations

from typing import Any

from haftquiz.publish.navigation import Navigation
from haftquiz.publish.quizzes import Quiz
from haftquiz.publish.site import Site, relative
from haftquiz.quiz.comparing import compare, set_title
from haftquiz.quiz.parsing import ALL_RULE_SETS

URL = "progress/"
TITLE = "پیشرفت من"


def progress_data(site: Site, navigation: Navigation) -> dict[str, Any]:
    """Return pages with their questions in reading order, and the rules that these cite."""
    pages = [page for page in navigation.pages if page.quizzes]
    told = {clause.upper(): page for page in site.pages.values() for clause, _ in page.clauses}
    titles = _titles()
    rules: dict[str, dict[str, str]] = {}

    def cited(quiz: Quiz) -> list[str]:
        """The rules that a quiz is about; several clauses may tell one rule."""
        here = [clause for clause in quiz.clauses if clause in told]
        for clause in here:
            title = titles.get(clause, told[clause].front.title)
            way = f"{relative(URL, told[clause].url)}#{clause.lower()}"
            rules.setdefault(title, {"text": title, "url": way})
        names = (titles.get(clause, told[clause].front.title) for clause in here)
        return list(dict.fromkeys(names))

    return {
        "pages": [
            {
                "title": page.front.title,
                "url": relative(URL, page.url),
                "quizzes": [_entry(quiz, cited(quiz)) for quiz in page.quizzes],
            }
            for page in pages
        ],
        "rules": rules,
    }


def _entry(quiz: Quiz, rules: list[str]) -> dict[str, Any]:
    title = quiz.view["title"] or quiz.view["question"]
    return {"id": quiz.id, "hash": quiz.hash, "title": title, "rules": rules}


def _titles() -> dict[str, str]:
    """Clause to the name of the rule that it tells, with its rule set."""
    found: dict[str, str] = {}
    for rules in ALL_RULE_SETS.values():
        for row in compare([rules]):
            for clause in row["values"][0]["clauses"]:
                found.setdefault(clause, f"{row['title']} ({set_title(rules)})")
    return found
