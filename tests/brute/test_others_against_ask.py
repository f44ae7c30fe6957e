"""Random positions of wikipedia, varagh and kasif through the public contract."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Any

import pytest

from ..clauses.asking import Book
from .common import Position, hand, in_play
from .other_games import SETS, game, position

all_sets = pytest.mark.parametrize("rules", SETS.values(), ids=SETS.keys())


def lines(pos: Position) -> list[str]:
    """The position in labelled lines."""
    out = [f"players: {len(pos['hands'])}", f"top: {pos['top']}", f"turn: {pos['turn']}"]
    out.append(f"direction: {'fwd' if pos['dir'] > 0 else 'rev'}")
    if pos["points"]:
        out.append("house: mode=points")
    out += [f"hand {seat}: {' '.join(hand(pos, seat))}" for seat in in_play(pos)]
    out.append(f"pile: {' '.join(pos['pile']) or '-'}")
    out.append(f"under: {' '.join(pos['under'][::-1]) or '-'}")
    for label in ("suit", "owed"):
        out += [f"{label}: {pos[label]}"] if pos[label] else []
    out += ["follow: yes"] if pos["follow"] else []
    out += [f"drew: {pos['drew'][0]}"] if pos["drew"] else []
    for label in ("gone", "uncalled"):
        out += [f"{label}: {', '.join(map(str, pos[label]))}"] if pos[label] else []
    return out


def chance_decides(pos: Position, move: str) -> bool:
    """Does the move draw from cards whose order nobody knows?"""
    short = len(pos["pile"]) < max(1, pos["owed"])
    return move == "draw" and bool(pos["under"]) and short


def cards_alone(rules: ModuleType, pos: Position) -> list[str]:
    """What `moves` lists: every playable card once, then draw and pass."""
    others = [move for move in rules.legal_moves(pos) if move in {"draw", "pass"}]
    return [*rules.playable(pos), *others]


def compare(rules: ModuleType, pos: Position, rng: random.Random) -> None:
    book, table = Book(rules.ID), lines(pos)
    moves = rules.legal_moves(pos)
    assert book.answer("moves", *table) == cards_alone(rules, pos), table
    assert book.answer("legal", *table) == rules.playable(pos), table
    move = rng.choice([*moves, *rules.word_moves(pos)])
    if chance_decides(pos, move):
        return
    new = rules.apply(pos, move)
    seat = rng.choice(in_play(new))
    told: dict[str, Any] = {
        f"cards {seat}": len(hand(new, seat)),
        "direction": "fwd" if new["dir"] > 0 else "rev",
        "suit": new["suit"] or new["top"][1],
        "winner": rules.winner(new),
        "turn": None if rules.over(new) else new["turn"],
        "mistake": None,
    }
    if not rules.over(new):
        told |= {"owed": new["owed"], "legal": rules.playable(new)}
        told["moves"] = cards_alone(rules, new)
    elif rules.winner(new) and (rules.ID != "wikipedia" or pos["points"]):
        told["scores"] = {str(who): points for who, points in rules.scores(new).items()}
        told["ranking"] = ranking(rules, new)
    for question, value in told.items():
        then = f"then: {move}"
        assert book.answer(question, *table, then) == value, (question, *table, then)


def ranking(rules: ModuleType, pos: Position) -> list[Any]:
    """The winner, then the others by points; equals share a place."""
    scores = rules.scores(pos)
    first = rules.winner(pos)
    places: list[Any] = [first]
    for points in sorted({points for seat, points in scores.items() if seat != first}):
        equal = [seat for seat, own in scores.items() if own == points and seat != first]
        places.append(equal if len(equal) > 1 else equal[0])
    return places


@all_sets
@pytest.mark.parametrize("seed", range(4))
def test_random_positions(rules: ModuleType, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(25):
        pos = position(rules, rng)
        compare(rules, {**pos, "called": []}, rng)


@all_sets
@pytest.mark.parametrize("seed", range(4))
def test_random_games(rules: ModuleType, seed: int) -> None:
    """What only a line of play can tell is taken from the positions."""
    rng = random.Random(100 + seed)
    for pos, _, _ in game(rules, rng, 40):
        lone_drawn = len(pos["drew"]) < 2 and not (pos["drew"] and pos["top"][0] == "7")
        if lone_drawn and not rules.over(pos):
            plain = {**pos, "called": [], "last": 0, "giver": 0, "passes": 0}
            if rules.RESHUFFLES and not pos["under"] and (pos["follow"] or pos["owed"]):
                continue  # a catch took the one card that lay under the top
            compare(rules, plain, rng)


@all_sets
def test_points_and_places_after_a_last_card(rules: ModuleType) -> None:
    met = 0
    for seed in range(60):
        rng = random.Random(200 + seed)
        for pos, move, new in game(rules, rng, 400):
            if rules.winner(new) and rules.over(new) and (rules.ID != "wikipedia" or pos["points"]):
                table, then = lines({**pos, "uncalled": []}), f"then: {move}"
                scores = {str(seat): points for seat, points in rules.scores(new).items()}
                if pos["giver"] and move[0] == "2":
                    continue
                met += 1
                assert Book(rules.ID).answer("scores", *table, then) == scores, (*table, then)
                assert Book(rules.ID).answer("ranking", *table, then) == ranking(rules, new)
    assert met > 5
