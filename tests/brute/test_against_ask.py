"""Random positions, asked through the public contract and judged by brute force."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from haftquiz.quiz import service

from .bazito import Position, apply, hand, legal_moves, playable, ranking, score, winner
from .games import game, position


def lines(pos: Position) -> list[str]:
    """The position in labelled lines."""
    out = ["rules: bazito", f"top: {pos['top']}", f"turn: {pos['turn']}"]
    out.append(f"direction: {'fwd' if pos['dir'] > 0 else 'rev'}")
    out += [f"hand {seat}: {' '.join(cards)}" for seat, cards in enumerate(pos["hands"], 1)]
    for label in ("pile", "under"):
        out.append(f"{label}: {' '.join(pos[label]) or '-'}")
    if pos["suit"]:
        out.append(f"suit: {pos['suit']}")
    if pos["owed"]:
        out.append(f"owed: {pos['owed']}")
    if pos["follow"]:
        out.append("follow: yes")
    if pos["drew"]:
        out.append(f"drew: {pos['drew']}")
    return out


def ask(pos: Position, question: str, *more: str) -> Any:
    text = "\n".join([*lines(pos), *more, f"ask: {question}"])
    record = json.loads(service.handle(json.dumps({"do": "ask", "scenario": text})))
    assert "error" not in record, (text, record["error"])
    return record["answer"]


def cards_alone(moves: list[str]) -> list[str]:
    """What `moves` lists: a jack and a two once each."""
    return list(dict.fromkeys(move if move in {"draw", "pass"} else move[:2] for move in moves))


def chance_decides(pos: Position, move: str) -> bool:
    """Does an ordinary draw come from cards whose order nobody knows?"""
    ordinary = not pos["owed"] and not pos["follow"]
    return move == "draw" and ordinary and not pos["pile"] and len(pos["under"]) > 1


def compare(pos: Position, rng: random.Random) -> None:
    pos = {**pos, "passes": 0}  # no scenario says how many have passed before it
    moves = legal_moves(pos)
    assert ask(pos, "moves") == cards_alone(moves), lines(pos)
    assert ask(pos, "legal") == playable(pos), lines(pos)
    move = rng.choice(moves)
    new = apply(pos, move)
    then = f"then: {move}"
    seat = rng.randrange(1, 5)
    told = {
        f"cards {seat}": len(hand(new, seat)),
        f"cards {pos['turn']}": len(hand(new, pos["turn"])),
        "direction": "fwd" if new["dir"] > 0 else "rev",
        "suit": new["suit"] or new["top"][1],
        "winner": winner(new),
    }
    if winner(new) is None:
        told["owed"] = new["owed"]
    if not chance_decides(pos, move):
        told["turn"] = None if winner(new) else new["turn"]
    for question, value in told.items():
        assert ask(pos, question, then) == value, (question, *lines(pos), then)


@pytest.mark.parametrize("seed", range(20))
def test_random_positions(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(15):
        compare(position(rng), rng)


@pytest.mark.parametrize("seed", range(6))
def test_random_games(seed: int) -> None:
    rng = random.Random(100 + seed)
    for pos, _, _ in game(rng, 40):
        compare(pos, rng)


@pytest.mark.parametrize("seed", range(30))
def test_points_and_places_after_a_last_card(seed: int) -> None:
    rng = random.Random(200 + seed)
    for pos, move, new in game(rng, 400):
        if winner(new) is not None:
            then = f"then: {move}"
            scores = {str(seat): score(new, seat) for seat in (1, 2, 3, 4)}
            assert ask(pos, "scores", then) == scores
            assert ask(pos, "ranking", then) == ranking(new)
