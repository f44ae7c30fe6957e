"""The page «پیشرفت من»: what the script needs to know of the site, written into the page.

What a reader has answered never leaves the browser; here are only the questions to match it with.
"""

from __future__ import annotations

from typing import Any

from haftquiz.publish.clause_list import clauses
from haftquiz.publish.navigation import Navigation
from haftquiz.publish.site import Site, relative

URL = "progress/"
TITLE = "پیشرفت من"


def progress_data(site: Site, navigation: Navigation) -> dict[str, Any]:
    """Return pages with their questions in reading order, and the rules that these cite."""
    pages = [page for page in navigation.pages if page.quizzes]
    cited = {clause for page in pages for quiz in page.quizzes for clause in quiz.clauses}
    told = {clause.upper(): page for page in site.pages.values() for clause, _ in page.clauses}
    texts = clauses()
    return {
        "pages": [
            {
                "title": page.front.title,
                "url": relative(URL, page.url),
                "quizzes": [
                    {
                        "id": quiz.id,
                        "hash": quiz.hash,
                        "title": quiz.view["title"] or quiz.view["question"],
                        "rules": quiz.clauses,
                    }
                    for quiz in page.quizzes
                ],
            }
            for page in pages
        ],
        "rules": {
            clause: {
                "text": texts[clause].text,
                "url": f"{relative(URL, told[clause].url)}#{clause.lower()}",
            }
            for clause in sorted(cited)
            if clause in told and clause in texts
        },
    }
