"""Answering a scenario: the engine's answer, checked against what the author believes."""

from typing import Any

from haftquiz.quiz.asking import print_ask
from haftquiz.quiz.case import Answer, Case
from haftquiz.quiz.errors import ScenarioError, notation
from haftquiz.quiz.questions import QUESTIONS
from haftquiz.quiz.questions.base import Question
from haftquiz.quiz.reading import OutOfRange, Unreadable
from haftquiz.quiz.scenario import AnyScenario, HalfScenario, Scenario
from haftquiz.quiz.seven_and_half.case import HalfCase
from haftquiz.quiz.seven_and_half.questions import HALF_QUESTIONS
from haftquiz.quiz.speaking import Speaker
from haftquiz.quiz.writing import write_position


def solve(scenario: AnyScenario) -> tuple[Any, Question, Answer]:
    """The scenario played out, its question, and the answer.

    ScenarioError: "move" or "question" if it cannot be answered, "answer" if the author believes
    otherwise.
    """
    half = isinstance(scenario, HalfScenario)
    question = (HALF_QUESTIONS if half else QUESTIONS).get(scenario.ask.kind)
    if question is None:
        game = "هفت و نیم" if half else "این بازی"
        message = f"پرسش «{scenario.ask.kind}» در {game} معنایی ندارد."
        raise ScenarioError("question", message, scenario.line("ask"), "ask")
    case: Any = HalfCase(scenario) if isinstance(scenario, HalfScenario) else Case(scenario)
    answer = question.answer(case)
    if isinstance(scenario, Scenario) and (clause := scenario.rules.unsettling()):
        answer.assumed.append(clause)
    if scenario.answer is not None:
        _compare(case, question, answer, scenario.answer)
    return case, question, answer


def _compare(case: Speaker, question: Question, answer: Answer, believed: str) -> None:
    line = case.scenario.line("answer")
    shape = question.shape
    try:
        value = shape.read(believed, case)
    except Unreadable as error:
        raise notation(f"پاسخ خوانده نمی‌شود: {error}", line, "answer") from None
    except OutOfRange as error:
        raise ScenarioError("position", str(error), line, "answer") from None
    if shape.normal(value) != shape.normal(answer.value):
        raise ScenarioError(
            "answer",
            f"پاسخِ نوشته‌شده «{_show(case, question, value)}» است،"
            f" ولی موتور «{answer.text}» به دست می‌آورد.",
            line,
            "answer",
        )


def _show(case: Speaker, question: Question, value: Any) -> str:
    try:
        return question.shape.show(value, case)
    except (KeyError, IndexError, ValueError):
        return str(value)


def record(scenario: AnyScenario) -> dict[str, Any]:
    """The answer as one object of `ask --json`."""
    _, _, answer = solve(scenario)
    return {
        "id": scenario.id,
        "rules": scenario.rules.id,
        "ask": print_ask(scenario.ask),
        "answer": answer.value,
        "why": [line.record() for line in answer.why],
        "text": answer.text,
        "assumed": sorted(answer.assumed),
        "position": write_position(scenario),
    }
