"""The engine and the brute-force judge, node by node: what may be done and what comes of it."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from haftquiz.engine.judge import judge, legal_moves
from haftquiz.engine.play import apply
from haftquiz.engine.problems import problems

from . import bazito
from .adapter import differences, to_engine, to_move
from .bazito import Position
from .games import game, position

GAMES = int(os.environ.get("HAFTQUIZ_GAMES", "300"))  # 20000 for the long run
PARTS = 10
EVERY_MOVE = [
    *[name for name in bazito.DECK if name[0] not in "J2"],
    *[name + suit for name in bazito.DECK if name[0] == "J" for suit in "cdhs"],
    *[name + seat for name in bazito.DECK if name[0] == "2" for seat in "1234"],
    "draw",
    "pass",
]


def check(pos: Position, moves: list[str]) -> None:
    """Both see the same moves here, and the same position after each of `moves`."""
    there = to_engine(pos)
    legal = bazito.legal_moves(pos)
    assert [str(move) for move in legal_moves(there)] == legal, pos
    for move in moves:
        assert not differences(bazito.apply(pos, move), apply(there, to_move(move))), (pos, move)


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_node_by_node(part: int) -> None:
    for seed in range(part, GAMES, PARTS):
        for pos, move, _ in game(random.Random(seed)):
            check(pos, [move])


@pytest.mark.parametrize("seed", range(40))
def test_random_positions_with_every_move(seed: int) -> None:
    rng = random.Random(5000 + seed)
    for _ in range(25):
        pos = position(rng)
        assert problems(to_engine(pos)) == [], pos
        check(pos, bazito.legal_moves(pos))


@pytest.mark.parametrize("seed", range(10))
def test_the_judge_on_every_move_that_can_be_written(seed: int) -> None:
    rng = random.Random(9000 + seed)
    for _ in range(10):
        pos = position(rng)
        there = to_engine(pos)
        legal = set(bazito.legal_moves(pos))
        last = len(bazito.hand(pos, pos["turn"])) == 1
        for move in EVERY_MOVE:
            if last and move[0] == "2":
                continue  # a last two asks for nobody; whether it may name somebody is open
            assert judge(there, to_move(move)).legal == (move in legal), (pos, move)


def test_every_kind_of_node_was_met() -> None:
    met: Counter[str] = Counter()
    for seed in range(300):
        for pos, move, new in game(random.Random(seed)):
            kind = "owed" if pos["owed"] else "follow" if pos["follow"] else "ordinary"
            met[f"{kind} {move if move in {'draw', 'pass'} else move[0]}"] += 1
            met["won"] += bazito.winner(new) is not None
            met["reshuffled"] += len(new["pile"]) > len(pos["pile"])
    wanted = ["owed 7", "owed draw", "follow draw", "ordinary draw", "ordinary pass", "won",
              "reshuffled", *[f"{kind} {rank}" for kind in ("follow", "ordinary")
                              for rank in bazito.RANKS]]  # fmt: skip
    assert [kind for kind in wanted if met[kind] < 3] == [], met
