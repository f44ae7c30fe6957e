"""The naive judges of the other three sets keep their own house in order."""

from __future__ import annotations

import random
from types import ModuleType

import pytest

from .common import PACK, Position, copy
from .other_games import SETS, game, position

all_sets = pytest.mark.parametrize("rules", SETS.values(), ids=SETS.keys())


def cards_of(pos: Position) -> list[str]:
    held = [card for cards in pos["hands"] for card in cards]
    return sorted([pos["top"], *held, *pos["pile"], *pos["under"]])


@all_sets
def test_no_card_is_lost_or_made_and_a_live_game_has_a_move(rules: ModuleType) -> None:
    for seed in range(60):
        for pos, move, new in game(rules, random.Random(seed)):
            before = copy(pos)
            assert cards_of(pos) == cards_of(new)
            assert set(cards_of(pos)) <= set(PACK)
            assert rules.legal_moves(new) or rules.over(new), new
            rules.apply(pos, move, random.Random(1))
            assert pos == before


@all_sets
def test_positions_out_of_nothing_have_a_move(rules: ModuleType) -> None:
    rng = random.Random(3)
    for _ in range(300):
        pos = position(rules, rng)
        assert rules.legal_moves(pos), pos
        decks = 2 if len(pos["hands"]) > rules.TWO_DECKS_ABOVE else 1
        assert max(cards_of(pos).count(card) for card in cards_of(pos)) <= decks
