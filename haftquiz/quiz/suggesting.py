"""Answers at hand for a number question: the right one among those that others would give.

All of them are made by the engine: by the row in use, by wrong ideas about it, and by the other
rule sets of the game. Nothing is shuffled: they stand from small to large.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from haftquiz.engine.position import Unknown
from haftquiz.engine.rulesets import RULE_SETS
from haftquiz.quiz.case import Answer, Case
from haftquiz.quiz.errors import ScenarioError
from haftquiz.quiz.misconceptions import wrong_answers
from haftquiz.quiz.persian import digits
from haftquiz.quiz.questions.base import Question
from haftquiz.quiz.scenario import AnyScenario, Scenario
from haftquiz.quiz.shapes import NOBODY, Form

LEAST = 3  # two to choose from would be the toss of a coin


def suggestions(
    scenario: AnyScenario, question: Question, form: Form, answer: Answer
) -> list[dict[str, str]]:
    """Values with their labels; empty where the engine has too few to offer.

    Where a number may be missing, the button that says so is always there: it cannot be typed.
    """
    if form.kind != "number" or not isinstance(scenario, Scenario):
        return []
    right = question.shape.controls(answer.value)
    told = [*right, *_by_wrong_ideas(scenario, right), *_by_other_sets(scenario, question)]
    values = sorted({int(value) for value in told if value.isdecimal()})
    offered = [{"value": str(value), "label": digits(value)} for value in values]
    nothing = [{"value": NOBODY, "label": form.nothing}] if form.nothing else []
    return [*(offered if len(values) >= LEAST else []), *nothing]


def _by_wrong_ideas(scenario: Scenario, right: list[str]) -> Iterator[str]:
    for idea in wrong_answers(scenario, right):
        yield from idea["answer"]


def _by_other_sets(scenario: Scenario, question: Question) -> Iterator[str]:
    """What is right elsewhere; where another set cannot have such a position it says nothing."""
    for rules in RULE_SETS.values():
        start = replace(scenario.start, rules=rules)
        other: Any = replace(scenario, rules=rules, start=start, answer=None)
        try:
            value = question.answer(Case(other)).value
        except (ScenarioError, Unknown, KeyError):
            continue
        yield from question.shape.controls(value)
