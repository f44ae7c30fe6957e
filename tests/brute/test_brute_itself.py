"""The brute-force judge keeps its own house in order, whatever the engine does."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .bazito import DECK, Position, apply, copy, legal_moves, over, perft, ranking, score, winner
from .games import game, position


def cards_of(pos: Position) -> list[str]:
    held = [card for cards in pos["hands"] for card in cards]
    return sorted([pos["top"], *held, *pos["pile"], *pos["under"]])


@pytest.mark.parametrize("seed", range(60))
def test_no_card_is_lost_or_made_and_a_live_game_has_a_move(seed: int) -> None:
    end = None
    for pos, move, new in game(random.Random(seed)):
        before = copy(pos)
        assert cards_of(pos) == cards_of(new)
        assert len(set(cards_of(pos))) == len(cards_of(pos))
        assert set(cards_of(pos)) <= set(DECK)
        assert apply(pos, move, random.Random(1))["turn"] == new["turn"] or not pos["pile"]
        assert pos == before
        assert legal_moves(new) or over(new)
        end = new
    if end is not None and winner(end):
        assert ranking(end)[0] == winner(end)
        assert score(end, winner(end) or 0) == 0


def test_the_generator_reaches_every_kind_of_moment() -> None:
    met: Counter[str] = Counter()
    rng = random.Random(5)
    for _ in range(400):
        pos = position(rng)
        assert len(set(cards_of(pos))) == len(cards_of(pos))
        met["owed"] += pos["owed"] > 0
        met["follow"] += pos["follow"]
        met["drew"] += pos["drew"] is not None
        met["suit"] += pos["suit"] is not None
        met["pass"] += "pass" in legal_moves(pos)
        met["no pile"] += not pos["pile"]
        met["eight owed"] += pos["owed"] == 8
    assert min(met[kind] for kind in ("owed", "follow", "drew", "suit", "no pile")) > 10, met
    for seed in range(60):
        for _, move, new in game(random.Random(seed)):
            met["reshuffle"] += move == "draw" and not new["under"]
            met["pass"] += move == "pass"
    assert met["reshuffle"] > 5, met


def test_perft_of_a_table_small_enough_to_count_by_hand() -> None:
    pos: Position = {
        "top": "9s", "suit": None, "turn": 1, "dir": 1, "owed": 0, "follow": False, "drew": None,
        "hands": [["9h", "3s"], ["4h", "5d"], ["6c", "6d"], ["Kd", "Kc"]],
        "pile": ["4s", "3h", "Qh"], "under": [], "passes": 0,
    }  # fmt: skip
    # 1: 9h or 3s. 2: on 9h the 4h; on 3s a draw (4s fits, so seat 2 is still to move).
    assert [perft(pos, depth) for depth in (0, 1, 2, 3)] == [1, 2, 2, 2]
