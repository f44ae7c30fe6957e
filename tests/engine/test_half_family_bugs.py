"""Faults that banking games like seven and a half are known for: ties, the ace, the dealer."""

from __future__ import annotations

import pytest

from haftquiz.engine.cards import cards
from haftquiz.engine.seven_and_half.hands import HalfHand, worth
from haftquiz.engine.seven_and_half.play import start_turn
from haftquiz.engine.seven_and_half.position import HalfPosition
from haftquiz.engine.seven_and_half.rules import HALF_RULE_SETS
from haftquiz.engine.seven_and_half.settle import next_banker, outcomes


def half(rules_id: str, *hands: str, banker: int = 3) -> HalfPosition:
    return HalfPosition(
        HALF_RULE_SETS[rules_id], tuple((HalfHand(cards(hand)),) for hand in hands), banker
    )


@pytest.mark.parametrize("rules_id", HALF_RULE_SETS)
def test_tie_is_the_bankers(rules_id: str) -> None:
    (tie,) = outcomes(half(rules_id, "5c", "4c", "5d"), 1)
    assert (tie.wins, tie.times) == (False, 1)
    (less,) = outcomes(half(rules_id, "5c", "4c", "5d"), 2)
    assert not less.wins


@pytest.mark.parametrize("rules_id", HALF_RULE_SETS)
def test_who_is_over_loses_whatever_the_banker_does(rules_id: str) -> None:
    position = half(rules_id, "5c4d", "6c", "7d6h")
    assert not outcomes(position, 1)[0].wins
    assert outcomes(position, 2)[0].wins


@pytest.mark.parametrize("rules_id", HALF_RULE_SETS)
def test_ace_has_one_value(rules_id: str) -> None:
    rules = HALF_RULE_SETS[rules_id]
    assert worth(rules, HalfHand(cards("Ac")), None).total == 2
    assert worth(rules, HalfHand(cards("AcAd6c")), None).total == 16
    assert worth(rules, HalfHand(cards("AcAd6c")), None).over
    assert worth(rules, HalfHand(cards("KcAd6c")), None).total == 15


@pytest.mark.parametrize("rules_id", HALF_RULE_SETS)
def test_banker_acts_last_and_not_at_all_when_all_are_over(rules_id: str) -> None:
    assert start_turn(half(rules_id, "5c", "4c", "5d")).turn == 1
    assert start_turn(half(rules_id, "5c", "4c", "5d"), after=2).turn == 3
    assert start_turn(half(rules_id, "5c4d", "6c5h", "5d"), after=2).over


def test_bank_stays_where_nobody_wins_it() -> None:
    assert next_banker(half("seven-and-half", "7cKc", "4c", "5d"))[0] == 1
    assert next_banker(half("seven-and-half", "5c", "4c", "7d"))[0] == 3
    assert next_banker(half("seven-and-half", "7cKc", "4c", "7dKd"))[0] == 3
