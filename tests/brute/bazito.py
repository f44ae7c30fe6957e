"""A brute-force judge of Bazito, written from the clauses alone.

It shares nothing with the package: a position is a plain dict, a card a two-letter string, and
every rule is spelled out where it is needed, with the clause it comes from. Slow and plain on
purpose; where it and the engine differ, one of them misread a clause.

A position: {"top": "9s", "suit": None or "h", "turn": 1, "dir": 1 or -1, "owed": 0,
"follow": False, "drew": None or "5h", "hands": [[...], ...], "pile": [next card first],
"under": [the cards under the top, last covered last], "passes": 0}. Every card is known.
"""

from __future__ import annotations

import random
from typing import Any

Position = dict[str, Any]

SUITS = "cdhs"
RANKS = "A23456789TJQK"
DECK = [rank + suit for suit in SUITS for rank in RANKS]
NOT_FIRST = "J278TA"  # BZ-12


def players(pos: Position) -> list[int]:
    """The seats; Bazito has four (BZ-06)."""
    return list(range(1, len(pos["hands"]) + 1))


def hand(pos: Position, seat: int) -> list[str]:
    cards: list[str] = pos["hands"][seat - 1]
    return cards


def winner(pos: Position) -> int | None:
    """Whoever has no card left has won (BZ-01, BZ-69)."""
    for seat in players(pos):
        if not hand(pos, seat):
            return seat
    return None


def over(pos: Position) -> bool:
    """Somebody has won, or a full round of passes shows that nobody can go on (AM-35)."""
    return winner(pos) is not None or pos["passes"] >= len(pos["hands"])


def suit_to_match(pos: Position) -> str:
    """The suit a jack named, else the one on the table (BZ-26, BZ-27)."""
    return str(pos["suit"] or pos["top"][1])


def fits_ordinary(pos: Position, card: str) -> bool:
    if card[0] == "J":  # BZ-18
        return True
    if card[1] == suit_to_match(pos):  # BZ-02, BZ-26
        return True
    return bool(card[0] == pos["top"][0])  # BZ-02


def may_be_played(pos: Position, card: str) -> bool:
    """May this card of the mover's hand go on the table now?"""
    if over(pos):
        return False
    if card not in hand(pos, pos["turn"]):
        return False
    if pos["owed"] > 0:
        return card[0] == "7"  # BZ-29, BZ-41, BZ-51
    if pos["follow"]:
        # BZ-32, BZ-42: the eight's suit, or an eight; a jack is no exception.
        return card[1] == pos["top"][1] or card[0] == "8"
    if pos["drew"] is not None and card != pos["drew"]:
        return False  # BZ-24: that card
    return fits_ordinary(pos, card)


def something_to_draw(pos: Position) -> bool:
    return bool(pos["pile"] or pos["under"])  # AM-32


def playable(pos: Position) -> list[str]:
    return [card for card in hand(pos, pos["turn"]) if may_be_played(pos, card)]


def may_draw(pos: Position) -> bool:
    if over(pos):
        return False
    if pos["owed"] > 0:
        return True  # BZ-30, BZ-99, AM-66
    if pos["follow"]:
        return something_to_draw(pos)  # BZ-58, AM-19
    if pos["drew"] is not None:
        return False  # BZ-23: one card
    return something_to_draw(pos) and not playable(pos)  # BZ-21, BZ-22, BZ-23


def may_pass(pos: Position) -> bool:
    """Only where there is nothing to draw (AM-32, AM-65); a drawn card is not kept (AM-04)."""
    if over(pos) or pos["owed"] > 0 or something_to_draw(pos):
        return False
    if pos["drew"] is not None:
        return False
    if pos["follow"]:
        return True
    return not playable(pos)


def choices(pos: Position, card: str) -> list[str]:
    """The moves one card makes: a jack four, a two three, any other one."""
    last = len(hand(pos, pos["turn"])) == 1
    if card[0] == "J":
        return [card + suit for suit in SUITS]  # BZ-64, BZ-72
    if card[0] == "2" and not last:
        return [card + str(seat) for seat in players(pos) if seat != pos["turn"]]  # BZ-38, BZ-61
    return [card]  # AM-57: a last two needs nobody


def legal_moves(pos: Position) -> list[str]:
    """All moves: cards in hand order, then draw, then pass."""
    moves: list[str] = []
    for card in playable(pos):
        moves += choices(pos, card)
    if may_draw(pos):
        moves.append("draw")
    if may_pass(pos):
        moves.append("pass")
    return moves


def after(pos: Position, seat: int, steps: int = 1) -> int:
    """The seat so many places on in the current direction (BZ-15, BZ-34)."""
    count = len(pos["hands"])
    return int((seat - 1 + steps * pos["dir"]) % count) + 1


def copy(pos: Position) -> Position:
    new = dict(pos)
    new["hands"] = [list(cards) for cards in pos["hands"]]
    new["pile"] = list(pos["pile"])
    new["under"] = list(pos["under"])
    return new


def take(pos: Position, seat: int, count: int, rng: random.Random | None) -> list[str]:
    """Draw up to so many cards, shuffling what lies under the top when the pile ends.

    Without a generator the cards under the top keep their order, which is enough for counting.
    """
    taken: list[str] = []
    for _ in range(count):
        if not pos["pile"]:
            pos["pile"] = list(pos["under"])  # AM-32
            pos["under"] = []
            if rng is not None:
                rng.shuffle(pos["pile"])
        if not pos["pile"]:
            break  # AM-34: the rest is forgiven
        taken.append(pos["pile"].pop(0))
    pos["hands"][seat - 1] += taken
    return taken


def apply(pos: Position, move: str, rng: random.Random | None = None) -> Position:
    """The position after a legal move; the given one stays as it was."""
    assert move in legal_moves(pos), (pos, move)
    new = copy(pos)
    seat = pos["turn"]
    if move == "pass":
        new["passes"] += 1
        new["turn"] = after(new, seat)
        return new
    new["passes"] = 0
    if move == "draw":
        return after_draw(new, rng)
    return after_card(new, move, rng)


def after_draw(new: Position, rng: random.Random | None) -> Position:
    seat = new["turn"]
    if new["owed"] > 0:  # BZ-30, BZ-47, BZ-52
        take(new, seat, new["owed"], rng)
        new["owed"] = 0
        new["turn"] = after(new, seat)
    elif new["follow"]:  # BZ-58, BZ-59
        take(new, seat, 1, rng)
        new["follow"] = False
        new["turn"] = after(new, seat)
    else:
        (card,) = take(new, seat, 1, rng)
        if fits_ordinary(new, card):
            new["drew"] = card  # BZ-24
        else:
            new["turn"] = after(new, seat)  # BZ-25
    return new


def after_card(new: Position, move: str, rng: random.Random | None) -> Position:
    seat = new["turn"]
    card = move[:2]
    new["hands"][seat - 1].remove(card)
    new["under"].append(new["top"])
    new["top"] = card
    new["suit"] = None
    new["drew"] = None
    new["follow"] = False
    if card[0] == "J" and move[2] != card[1]:
        new["suit"] = move[2]  # BZ-19, BZ-65
    if winner(new) is not None:  # BZ-44, BZ-71: no effect once the hand is over, nothing owed
        new["owed"] = 0
        return new
    if card[0] == "8":
        new["follow"] = True  # BZ-31
        return new
    if card[0] == "7":
        new["owed"] += 2  # BZ-28
    if card[0] == "T":
        new["dir"] = -new["dir"]  # BZ-33
    if card[0] == "2":
        take(new, int(move[2]), 1, rng)  # BZ-37
    new["turn"] = after(new, seat, 2 if card[0] == "A" else 1)  # BZ-34, BZ-36, BZ-39
    return new


def points(card: str) -> int:
    """What a card left in hand counts (BZ-76 to BZ-81)."""
    if card[0] == "7":
        return 0
    if card[0] == "J":
        return 20
    if card[0] == "A":
        return 11
    if card[0] == "K":
        return 4
    if card[0] == "Q":
        return 3
    if card[0] == "T":
        return 10
    return int(card[0])


def score(pos: Position, seat: int) -> int:
    """What a seat is charged when the hand is over (BZ-73, BZ-82, BZ-83, AM-61)."""
    total = sum(points(card) for card in hand(pos, seat))
    if winner(pos) is not None and pos["top"][0] == "J":
        total *= 2
    return total


def ranking(pos: Position) -> list[int | list[int]]:
    """The winner, then the others by points; equals share a place (BZ-74, BZ-75, AM-50)."""
    first = winner(pos)
    assert first is not None
    places: list[int | list[int]] = [first]
    others = [seat for seat in players(pos) if seat != first]
    for total in sorted({score(pos, seat) for seat in others}):
        equal = [seat for seat in others if score(pos, seat) == total]
        places.append(equal if len(equal) > 1 else equal[0])
    return places


def perft(pos: Position, depth: int) -> int:
    """How many sequences of so many legal moves start here."""
    if depth == 0:
        return 1
    return sum(perft(apply(pos, move), depth - 1) for move in legal_moves(pos))
