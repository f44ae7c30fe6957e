"""The wrong ideas about the rules that the widget can name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from haftquiz.engine.rulesets import RULE_SETS
from haftquiz.engine.seven_and_half.rules import HALF_RULE_SETS
from haftquiz.publish.build import Options, read_site
from haftquiz.publish.problems import Problems
from haftquiz.quiz.ideas import wrong_rules
from haftquiz.quiz.misconceptions import MISCONCEPTIONS, models
from haftquiz.quiz.seven_and_half.misconceptions import HALF_MISCONCEPTIONS
from tests.conftest import ROOT

EVERY_IDEA = MISCONCEPTIONS + HALF_MISCONCEPTIONS


@cache
def shown_on_the_site() -> dict[str, list[str]]:
    """Idea to the scenarios of the site on which it answers otherwise than the rules."""
    found = defaultdict(list)
    for _, quiz in read_site(Options(content=ROOT / "content"), Problems()).quizzes:
        for idea in quiz.baked["misconceptions"]:
            assert set(idea["answer"]) != set(quiz.baked["answer"])
            found[idea["id"]].append(quiz.id)
    return found


@pytest.mark.parametrize("idea", EVERY_IDEA, ids=lambda idea: idea.id)
def test_each_idea_differs_from_the_truth_on_some_scenario_of_the_site(idea) -> None:
    assert shown_on_the_site()[idea.id]


def pairs() -> Iterator[tuple]:
    for rules in (*RULE_SETS.values(), *HALF_RULE_SETS.values()):
        yield from ((rules, idea) for idea in models(rules))


@pytest.mark.parametrize("rules, idea", list(pairs()), ids=lambda it: it.id)
def test_no_idea_is_a_rule_of_the_set_in_use(rules, idea) -> None:
    wrong = wrong_rules(rules, idea)
    assert any(getattr(wrong, name).value != getattr(rules, name).value for name in idea.changes)
    assert (
        getattr(wrong, idea.rule).value != getattr(rules, idea.rule).value or len(idea.changes) > 1
    )


def test_every_idea_is_wrong_somewhere() -> None:
    assert {idea.id for _, idea in pairs()} == {idea.id for idea in EVERY_IDEA}
