"""What the naive judges of wikipedia, varagh and kasif share: the table, not one rule of play.

A position is a dict: {"top": "9s", "suit": None or the named one, "turn": 1, "dir": 1 or -1,
"owed": 0, "follow": False, "drew": [cards drawn this turn that may be played], "hands": [[…], …],
"pile": [next card first], "under": [under the top, last covered last], "passes": 0,
"gone": [seats], "uncalled": [seats], "called": [seats], "last": seat that has just played or 0,
"giver": seat whose two may be answered or 0, "points": False}. Every card is known.
"""

from __future__ import annotations

import random
from typing import Any

Position = dict[str, Any]

SUITS = "cdhs"
RANKS = "A23456789TJQK"
PACK = [rank + suit for suit in SUITS for rank in RANKS]


def players(pos: Position) -> list[int]:
    return list(range(1, len(pos["hands"]) + 1))


def hand(pos: Position, seat: int) -> list[str]:
    cards: list[str] = pos["hands"][seat - 1]
    return cards


def in_play(pos: Position) -> list[int]:
    return [seat for seat in players(pos) if seat not in pos["gone"]]


def suit_to_match(pos: Position) -> str:
    return str(pos["suit"] or pos["top"][1])


def following(pos: Position, seat: int) -> int:
    """The next seat in the current direction that is still in play."""
    count = len(pos["hands"])
    while True:
        seat = (seat - 1 + pos["dir"]) % count + 1
        if seat in in_play(pos):
            return seat


def copy(pos: Position) -> Position:
    new = dict(pos)
    new["hands"] = [list(cards) for cards in pos["hands"]]
    for name in ("pile", "under", "drew", "gone", "uncalled", "called"):
        new[name] = list(pos[name])
    return new


def take(
    pos: Position, seat: int, count: int, rng: random.Random | None, *, reshuffle: bool = True
) -> list[str]:
    """Draw up to so many cards; where the set reshuffles, what lies under the top comes too."""
    taken: list[str] = []
    for _ in range(count):
        if not pos["pile"] and reshuffle:
            pos["pile"], pos["under"] = pos["under"][::-1], []
            if rng is not None:
                rng.shuffle(pos["pile"])
        if not pos["pile"]:
            break
        taken.append(pos["pile"].pop(0))
    if taken:
        pos["hands"][seat - 1] += taken
        forget(pos, seat)
    return taken


def forget(pos: Position, seat: int) -> None:
    """Another number of cards: what was said or not said before is over."""
    for name in ("uncalled", "called"):
        pos[name] = [other for other in pos[name] if other != seat]


def lay(pos: Position, card: str) -> None:
    """The card goes from the mover's hand to the table; nothing follows from it yet."""
    seat = pos["turn"]
    pos["hands"][seat - 1].remove(card)
    pos["under"].append(pos["top"])
    pos["top"] = card
    pos["suit"] = None
    pos["drew"] = []
    pos["follow"] = False
    pos["passes"] = 0
    pos["last"] = seat
    forget(pos, seat)
    if len(hand(pos, seat)) == 1:
        pos["uncalled"].append(seat)


def end_turn(pos: Position, skip: int = 0) -> None:
    """The turn goes on, over so many players."""
    seat = pos["turn"]
    for _ in range(skip + 1):
        seat = following(pos, seat)
    pos["turn"] = seat
    pos["drew"] = []
    pos["follow"] = False
    pos["giver"] = 0


def may_call(pos: Position, seat: int) -> bool:
    """Who holds one card and has not said so says it."""
    return len(hand(pos, seat)) == 1 and seat not in pos["called"]


def bare_caller(pos: Position) -> int:
    """Who makes a call that names nobody: who has just played, else the mover."""
    for seat in (pos["last"], pos["turn"]):
        if seat and len(hand(pos, seat)) == 1:
            return int(seat)
    return 0


def call(pos: Position, seat: int) -> Position:
    new = copy(pos)
    new["uncalled"] = [other for other in new["uncalled"] if other != seat]
    new["called"].append(seat)
    return new


def number(card: str) -> int:
    """The number on a number card."""
    return 10 if card[0] == "T" else int(card[0])
