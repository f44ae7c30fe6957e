"""Random deals, games and positions for the naive judges of wikipedia, varagh and kasif."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import ModuleType

from . import kasif, varagh, wikipedia
from .common import PACK, Position, copy

SETS: dict[str, ModuleType] = {module.ID: module for module in (wikipedia, varagh, kasif)}


def empty(rules: ModuleType, seats: int, rng: random.Random) -> Position:
    return {
        "top": "", "suit": None, "turn": rng.randrange(1, seats + 1), "dir": rng.choice([1, -1]),
        "owed": 0, "follow": False, "drew": [], "hands": [[] for _ in range(seats)], "pile": [],
        "under": [], "passes": 0, "gone": [], "uncalled": [], "called": [], "last": 0, "giver": 0,
        "points": rules.ID == "wikipedia" and rng.random() < 0.3,
    }  # fmt: skip


def shuffled(rules: ModuleType, seats: int, rng: random.Random) -> list[str]:
    cards = PACK * (2 if seats > rules.TWO_DECKS_ABOVE else 1)
    rng.shuffle(cards)
    return cards


def deal(rules: ModuleType, rng: random.Random) -> Position:
    """A fresh hand; a card that may not start goes back, and the next is turned."""
    seats = rng.choice([rules.TABLES[0], 3, 3, 4, *rules.TABLES])
    pos = empty(rules, seats, rng)
    cards = shuffled(rules, seats, rng)
    pos["top"] = next(card for card in cards if card[0] not in rules.NOT_FIRST)
    cards.remove(pos["top"])
    size = rng.choice([2, 3, 5, 7])
    pos["hands"] = [[cards.pop() for _ in range(size)] for _ in range(seats)]
    pos["pile"] = cards[: rng.randrange(6)] if rng.random() < 0.5 else cards
    return pos


def game(
    rules: ModuleType, rng: random.Random, steps: int = 150
) -> Iterator[tuple[Position, str, Position]]:
    """A random game: every position, the move made in it, and what came of it."""
    pos = deal(rules, rng)
    for _ in range(steps):
        moves = rules.legal_moves(pos)
        if not moves:
            return
        said = rules.word_moves(pos)
        if said and rng.random() < 0.3:
            move = rng.choice(said)
        elif rng.random() < 0.4:  # let special cards and draws be met often
            move = rng.choice([one for one in moves if one[0] in "7A82dJ"] or moves)
        else:
            move = rng.choice(moves)
        new = rules.apply(pos, move, rng)
        yield pos, move, new
        pos = new


def position(rules: ModuleType, rng: random.Random) -> Position:
    """A position made out of nothing, to reach what random games seldom do."""
    seats = rng.choice(rules.TABLES)
    pos = empty(rules, seats, rng)
    cards = shuffled(rules, seats, rng)
    special = [card for card in cards if card[0] in "78JA2"]
    pos["top"] = rng.choice(cards if rng.random() < 0.3 else special)
    cards.remove(pos["top"])
    if pos["top"][0] == "J" and rules.FREE_SUIT and rng.random() < 0.7:
        pos["suit"] = rng.choice([suit for suit in "cdhs" if suit != pos["top"][1]])
    covered = rng.randrange(1, 5)
    if pos["top"][0] == "7" and rng.random() < 0.6:
        sevens = [card for card in cards if card[0] == "7"][: rng.randrange(4)]
        for card in sevens:
            cards.remove(card)
        pos["under"] = [*[cards.pop() for _ in range(covered)], *sevens]
        pos["owed"] = 2 * (len(sevens) + 1)
    else:
        pos["follow"] = pos["top"][0] in rules.COVERS and rng.random() < 0.6
        pos["under"] = [cards.pop() for _ in range(covered if pos["follow"] else covered - 1)]
    pos["hands"] = [[cards.pop() for _ in range(rng.randrange(1, 5))] for _ in range(seats)]
    pos["pile"] = cards[: rng.choice([0, 1, 2, 5, 15])]
    return with_story(rules, rng, pos)


def with_story(rules: ModuleType, rng: random.Random, pos: Position) -> Position:
    """Sometimes somebody is out, has not said the word, or has just drawn a card."""
    if rules.ID == "wikipedia" and not pos["points"] and rng.random() < 0.4:
        others = [seat for seat in range(1, len(pos["hands"]) + 1) if seat != pos["turn"]]
        rng.shuffle(others)
        for seat in others[: rng.randrange(len(others))]:
            pos["gone"].append(seat)
            pos["hands"][seat - 1] = []
    for seat, held in enumerate(pos["hands"], 1):
        if len(held) == 1:
            name = rng.choice(["uncalled", "called", "none"])
            if name != "none":
                pos[name].append(seat)
    if pos["owed"] or not pos["pile"] or rng.random() < 0.5 or not rules.may_draw(pos):
        return pos
    goes = rules.covers if pos["follow"] and rules.ID == "wikipedia" else rules.fits_ordinary
    fitting = [card for card in pos["pile"] if goes(pos, card)]
    if not fitting or (pos["follow"] and rules.ID == "varagh"):
        return pos
    new = copy(pos)
    new["pile"].remove(fitting[0])
    new["hands"][new["turn"] - 1].append(fitting[0])
    new["drew"] = [fitting[0]]
    for name in ("uncalled", "called"):
        new[name] = [seat for seat in new[name] if seat != new["turn"]]
    return new
