"""What a kind of question is: a shape of answer, how it is asked, how it is answered."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from haftquiz.engine.moves import Move
from haftquiz.engine.position import Position
from haftquiz.engine.rules import Cell
from haftquiz.engine.verdict import Verdict
from haftquiz.quiz.case import Answer, Case, Why
from haftquiz.quiz.explain import reason_text
from haftquiz.quiz.happenings import event_texts
from haftquiz.quiz.shapes import Shape


class Question(NamedTuple):
    """One kind of question. `table` tells whether the widget draws the table."""

    shape: Shape
    prompt: Callable[[Any], str]
    answer: Callable[[Any], Answer]
    table: bool = True


def why_move(
    case: Case, at: Position, move: Move, verdict: Verdict, shown: str | None = None
) -> Why:
    """One weighed move as a line of the explanation."""
    text = reason_text(verdict, move, at, case.scenario.names)
    return Why(text, verdict.clause, shown or str(move), verdict.legal, str(verdict.reason))


def draw_cells(at: Position, verdict: Verdict) -> list[Cell]:
    """The default that a draw rests on where the pile has too few cards."""
    needs = at.owed or 1
    short = verdict.legal and at.pile is not None and at.pile.size < needs
    return [at.rules.stock_empty] if short else []


def why_steps(case: Case) -> Iterable[Why]:
    """The moves of `then`: what each made happen, or why it could be made."""
    for step in case.steps:
        told = event_texts(step, case)
        if not told:
            yield why_move(case, step.before, step.move, step.verdict)
        for number, (text, event) in enumerate(told):
            sentence = f"{case.move_name(step.move)}: {text}." if not number else f"{text}."
            yield Why(sentence, event.cell.clause, str(step.move), True, str(event.what))
