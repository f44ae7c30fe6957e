"""The picture that stands for a page where its link is shared: title and first table."""

from __future__ import annotations

from haftquiz.publish import pictures
from haftquiz.publish.quizzes import Quiz
from haftquiz.publish.site import Page
from haftquiz.quiz.rule_titles import RULE_SET_NAMES

NAME = "picture.png"


def page_picture(page: Page, above: str, sprite: str, brand: str) -> str:
    """Return the SVG; `above` is the name of the guide that the page belongs to."""
    quizzes = page.quizzes
    table = dict(quizzes[0].view["table"] or {}) if quizzes else {}
    table.pop("story", None)  # it belongs to the question, and this picture asks none
    rules = RULE_SET_NAMES[page.rules][0] if page.rules else ""
    view = {"title": above, "question": page.front.title, "table": table, "rules_title": rules}
    return pictures.picture(Quiz("page", 0, "", view, {}), sprite, brand)
