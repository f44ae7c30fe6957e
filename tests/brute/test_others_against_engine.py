"""The engine and the naive judges of wikipedia, varagh and kasif, node by node."""

from __future__ import annotations

import os
import random
from collections import Counter
from types import ModuleType

import pytest

from haftquiz.engine.judge import judge, legal_moves
from haftquiz.engine.play import apply
from haftquiz.engine.problems import problems

from .common import Position, bare_caller, may_call
from .other_adapter import differences, every_move, to_engine, to_move
from .other_games import SETS, game, position

GAMES = int(os.environ.get("HAFTQUIZ_GAMES", "300"))  # 20000 for the long run
PARTS = 10
all_sets = pytest.mark.parametrize("rules", SETS.values(), ids=SETS.keys())


def check(rules: ModuleType, pos: Position, moves: list[str]) -> None:
    """Both see the same moves here, and the same position after each of `moves`."""
    there = to_engine(rules, pos)
    assert [str(move) for move in legal_moves(there)] == rules.legal_moves(pos), pos
    for move in moves:
        found = differences(rules, rules.apply(pos, move), apply(there, to_move(move)))
        assert not found, (found, pos, move)


@all_sets
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_node_by_node(rules: ModuleType, part: int) -> None:
    for seed in range(part, GAMES, PARTS):
        for pos, move, _ in game(rules, random.Random(seed)):
            check(rules, pos, [move])


@all_sets
@pytest.mark.parametrize("seed", range(5))
def test_random_positions_with_every_move(rules: ModuleType, seed: int) -> None:
    rng = random.Random(5000 + seed)
    for _ in range(120):
        pos = position(rules, rng)
        assert problems(to_engine(rules, pos)) == [], pos
        check(rules, pos, [*rules.legal_moves(pos), *rules.word_moves(pos)])


@all_sets
@pytest.mark.parametrize("seed", range(5))
def test_the_judge_on_every_move_that_can_be_written(rules: ModuleType, seed: int) -> None:
    rng = random.Random(9000 + seed)
    for _ in range(12):
        pos = position(rules, rng)
        there = to_engine(rules, pos)
        legal = {*rules.legal_moves(pos), *rules.word_moves(pos)}
        legal |= {move for card in rules.playable(pos) for move in rules.also(pos, card)}
        last = len(pos["hands"][pos["turn"] - 1]) == 1
        for move in every_move(len(pos["hands"])):
            if last and move[0] == "2" and move[2:] and move not in legal:
                continue  # whether a two that ends the hand may name somebody is open
            assert judge(there, to_move(move)).legal == (move in legal), (pos, move)


@all_sets
def test_a_call_that_names_nobody(rules: ModuleType) -> None:
    """It is made by whoever has just played and holds one card, else by the mover."""
    met: Counter[bool] = Counter()
    for seed in range(60):
        for pos, _, new in game(rules, random.Random(seed)):
            if rules.over(new) or not pos:
                continue
            seat = bare_caller(new)
            legal = bool(seat) and may_call(new, seat)
            met[legal] += 1
            assert judge(to_engine(rules, new), to_move("call")).legal == legal, new
            if legal:
                after = apply(to_engine(rules, new), to_move("call"))
                assert not differences(rules, rules.apply(new, f"call{seat}"), after), new
    assert min(met.values()) > 20, met


@all_sets
def test_every_kind_of_node_was_met(rules: ModuleType) -> None:
    met: Counter[str] = Counter()
    for seed in range(300):
        for pos, move, new in game(rules, random.Random(seed)):
            kind = "owed" if pos["owed"] else "follow" if pos["follow"] else "ordinary"
            kind = "drew" if pos["drew"] else kind
            word = move.rstrip("123456789") if move[:2] in {"ca", "dr", "pa"} else move[0]
            met[f"{kind} {word}"] += 1
            met["won"] += rules.winner(new) is not None
            met["over without winner"] += rules.over(new) and not rules.winner(new)
            met["reshuffled"] += len(new["pile"]) > len(pos["pile"])
            met["seven drawn"] += len(new["drew"]) > 1
            met["answered"] += bool(pos["giver"]) and move[0] == "2" and len(move) == 2
            met["out, others go on"] += len(new["gone"]) > len(pos["gone"]) and not rules.over(new)
            met["last eight"] += bool(new["follow"]) and not new["hands"][new["turn"] - 1]
    wanted = ["owed 7", "owed draw", "follow draw", "ordinary draw", "ordinary pass", "won",
              "ordinary call", *[f"ordinary {rank}" for rank in "A23456789TJQK"],
              *[f"drew {rank}" for rank in "A23456789TJQK"], "over without winner"]  # fmt: skip
    wanted += [f"follow {rank}" for rank in ("A234567TJQK8" if rules.COVERS == "8" else "A2378J")]
    if rules.RESHUFFLES:
        wanted += ["reshuffled", "ordinary catch", "drew pass"]
    if rules.ID == "wikipedia":
        wanted += ["seven drawn", "answered", "out, others go on", "last eight", "drew 7"]
    assert [kind for kind in wanted if met[kind] < 3] == [], met
