"""The reference page for authors leaves nothing out."""

from haftquiz.publish.author_tables import ASKS, LABELS, asks, labels
from haftquiz.quiz.asking import ASK_KINDS
from haftquiz.quiz.labels import ORDER


def test_every_label_and_every_question_is_described() -> None:
    assert set(LABELS) == set(ORDER)
    assert set(ASKS) == set(ASK_KINDS)


def test_the_tables_have_both_names_of_each() -> None:
    assert ["دست", "hand"] in [[cell["text"] for cell in row[:2]] for row in labels()["rows"]]
    assert ["آیا حرکت", "can"] in [[cell["text"] for cell in row[:2]] for row in asks()["rows"]]
