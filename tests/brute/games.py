"""Random deals, random games and random positions for the brute-force judge."""

from __future__ import annotations

import random
from collections.abc import Iterator

from .bazito import DECK, NOT_FIRST, Position, apply, copy, fits_ordinary, legal_moves, playable


def deal(rng: random.Random, hand_size: int = 7) -> Position:
    """A fresh hand: the first turned card that may start, the rest in the pile (BZ-09 to BZ-12)."""
    cards = list(DECK)
    rng.shuffle(cards)
    first = next(card for card in cards if card[0] not in NOT_FIRST)
    cards.remove(first)
    hands = [[cards.pop() for _ in range(hand_size)] for _ in range(4)]
    return {
        "top": first, "suit": None, "turn": rng.randrange(1, 5), "dir": rng.choice([1, -1]),
        "owed": 0, "follow": False, "drew": None, "hands": hands, "pile": cards, "under": [],
        "passes": 0,
    }  # fmt: skip


def game(rng: random.Random, steps: int = 200) -> Iterator[tuple[Position, str, Position]]:
    """A random game: every position, the move made in it, and what came of it.

    Short piles are common on purpose, so that the end of the pile is met in most games.
    """
    pos = deal(rng, rng.choice([2, 3, 5, 7]))
    if rng.random() < 0.5:
        pos["pile"] = pos["pile"][: rng.randrange(6)]
    for _ in range(steps):
        moves = legal_moves(pos)
        if not moves:
            return
        move = rng.choice(moves)
        if rng.random() < 0.3:  # let sevens, eights, twos and draws be met often
            move = rng.choice([one for one in moves if one[0] in "782dJ"] or moves)
        new = apply(pos, move, rng)
        yield pos, move, new
        pos = new


def position(rng: random.Random) -> Position:
    """A position made out of nothing, to reach what random games seldom do."""
    cards = list(DECK)
    rng.shuffle(cards)
    top = rng.choice(cards if rng.random() < 0.4 else [card for card in cards if card[0] in "78J"])
    cards.remove(top)
    pos: Position = {
        "top": top, "suit": None, "turn": rng.randrange(1, 5), "dir": rng.choice([1, -1]),
        "owed": 0, "follow": False, "drew": None, "hands": [], "pile": [], "under": [], "passes": 0,
    }  # fmt: skip
    if top[0] == "J" and rng.random() < 0.7:
        pos["suit"] = rng.choice([suit for suit in "cdhs" if suit != top[1]])
    covered = rng.randrange(0, 5)
    if top[0] == "7" and rng.random() < 0.6:
        sevens = [card for card in cards if card[0] == "7"][: rng.randrange(4)]
        for card in sevens:  # the sevens of the chain lie directly under the last one
            cards.remove(card)
        pos["under"] = [*[cards.pop() for _ in range(covered + 1)], *sevens]
        pos["owed"] = 2 * (len(sevens) + 1)
    else:
        pos["follow"] = top[0] == "8" and rng.random() < 0.6
        pos["under"] = [cards.pop() for _ in range(covered + pos["follow"])]
    pos["hands"] = [[cards.pop() for _ in range(rng.randrange(1, 6))] for _ in range(4)]
    pos["pile"] = cards[: rng.choice([0, 1, 2, 5, 20])]
    return with_drawn(rng, pos)


def with_drawn(rng: random.Random, pos: Position) -> Position:
    """Sometimes, where it can have been, the mover has just drawn a card that fits."""
    if pos["owed"] or pos["follow"] or playable(pos) or not pos["pile"] or rng.random() < 0.3:
        return pos
    fitting = [card for card in pos["pile"] if fits_ordinary(pos, card)]
    if not fitting:
        return pos
    new = copy(pos)
    new["pile"].remove(fitting[0])
    new["hands"][new["turn"] - 1].append(fitting[0])
    new["drew"] = fitting[0]
    return new
