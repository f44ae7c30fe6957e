"""A brute-force judge of wikipedia's rules, written from the clauses alone (see common.py)."""

from __future__ import annotations

import random

from .common import (
    SUITS,
    Position,
    call,
    copy,
    end_turn,
    forget,
    hand,
    in_play,
    lay,
    may_call,
    number,
    players,
    suit_to_match,
    take,
)

ID = "wikipedia"
TABLES = [2, 3, 4, 5, 6, 7, 8]  # WK-03
TWO_DECKS_ABOVE = 5  # WK-04
NOT_FIRST = "A278TJ"  # WK-06, WK-12
RESHUFFLES = True  # AM-32
COVERS = "8"
FREE_SUIT = True  # WK-49


def over(pos: Position) -> bool:
    """For points the first empty hand ends it (WK-63), else the last place (WK-26); AM-35."""
    if pos["passes"] >= len(in_play(pos)):
        return True
    if pos["points"]:
        return bool(pos["gone"])
    return len(in_play(pos)) == 1


def winner(pos: Position) -> int | None:
    return pos["gone"][0] if pos["gone"] else None  # WK-25


def hand_ends_with_this_card(pos: Position) -> bool:
    """Does the mover's next card end the whole hand, if it leaves him none?"""
    if len(hand(pos, pos["turn"])) != 1:
        return False
    return bool(pos["points"]) or len(in_play(pos)) == 2


def fits_ordinary(pos: Position, card: str) -> bool:
    if card[0] == "J":  # WK-48, AM-49
        return True
    return card[1] == suit_to_match(pos) or card[0] == pos["top"][0]  # WK-15, WK-50, AM-01


def covers(pos: Position, card: str) -> bool:
    """WK-44, WK-45; a jack only of the eight's suit (AM-13)."""
    return card[1] == pos["top"][1] or card[0] == "8"


def may_be_played(pos: Position, card: str) -> bool:
    if over(pos) or card not in hand(pos, pos["turn"]):
        return False
    if pos["owed"]:
        return card[0] == "7"  # WK-37, WK-39, AM-10
    if pos["drew"] and card not in pos["drew"]:
        return False  # WK-19, WK-40
    if pos["follow"]:
        return covers(pos, card)
    return fits_ordinary(pos, card)


def playable(pos: Position) -> list[str]:
    return [card for card in hand(pos, pos["turn"]) if may_be_played(pos, card)]


def supply(pos: Position) -> int:
    return len(pos["pile"]) + len(pos["under"])


def wants_card(pos: Position) -> bool:
    """Would drawing be right if there were a card? Only with nothing to play (WK-18, AM-06)."""
    if over(pos) or pos["drew"]:
        return False
    if pos["follow"] and not hand(pos, pos["turn"]):
        return True  # a last eight: AM-36
    return not playable(pos)


def may_draw(pos: Position) -> bool:
    return wants_card(pos) and (pos["owed"] > 0 or supply(pos) > 0)


def may_pass(pos: Position) -> bool:
    if over(pos):
        return False
    if pos["drew"]:
        return True  # WK-21, AM-63, AM-08
    return wants_card(pos) and not pos["owed"] and supply(pos) == 0


def answers(pos: Position, card: str) -> bool:
    """A two by the very player who was hit by the last one (WK-53, AM-24, AM-64)."""
    return card[0] == "2" and pos["giver"] > 0 and pos["giver"] in in_play(pos)


def choices(pos: Position, card: str) -> list[str]:
    if card[0] == "J":
        return [card + suit for suit in SUITS]  # WK-49
    if card[0] == "2" and not answers(pos, card) and not hand_ends_with_this_card(pos):
        return [card + str(seat) for seat in in_play(pos) if seat != pos["turn"]]  # AM-23
    return [card]


def also(pos: Position, card: str) -> list[str]:
    """Further ways to write a legal play that mean the same."""
    if card[0] == "J" and hand_ends_with_this_card(pos):
        return [card]  # AM-38
    if answers(pos, card):
        return [card + str(pos["giver"])]
    return []


def legal_moves(pos: Position) -> list[str]:
    moves = [move for card in playable(pos) for move in choices(pos, card)]
    return moves + ["draw"] * may_draw(pos) + ["pass"] * may_pass(pos)


def may_catch(pos: Position, seat: int) -> bool:
    return not over(pos) and seat in pos["uncalled"]  # WK-24


def word_moves(pos: Position) -> list[str]:
    if over(pos):
        return []
    told = [f"call{seat}" for seat in in_play(pos) if may_call(pos, seat)]
    return told + [f"catch{seat}" for seat in in_play(pos) if may_catch(pos, seat)]


def apply(pos: Position, move: str, rng: random.Random | None = None) -> Position:
    if move.startswith("call"):
        return call(pos, int(move[4:]))
    new = copy(pos)
    if move.startswith("catch"):
        caught = int(move[5:])
        take(new, caught, 1, rng)
        forget(new, caught)  # WK-24
        return new
    if move == "pass":
        new["last"] = 0
        if not new["drew"]:
            new["passes"] += 1
        if over(new):
            new["follow"] = False
            return new
        end_turn(new)
        return new
    if move == "draw":
        new["last"] = new["passes"] = 0
        return after_draw(new, rng)
    return after_card(new, move, rng)


def after_draw(new: Position, rng: random.Random | None) -> Position:
    seat = new["turn"]
    if new["owed"]:  # WK-39
        taken = take(new, seat, new["owed"], rng)
        new["owed"] = 0
        sevens = [card for card in taken if card[0] == "7"]
        if sevens:
            new["drew"] = sevens  # WK-40, AM-08
        else:
            end_turn(new)  # AM-07
        return new
    (card,) = take(new, seat, 1, rng)  # WK-17, AM-16
    goes = covers(new, card) if new["follow"] else fits_ordinary(new, card)
    if goes:
        new["drew"] = [card]  # WK-19, AM-17
    else:
        end_turn(new)  # WK-20, AM-18
    return new


def after_card(new: Position, move: str, rng: random.Random | None) -> Position:
    seat, card = new["turn"], move[:2]
    answered = new["giver"] if answers(new, card) else 0
    new["giver"] = 0
    lay(new, card)
    if card[0] == "J" and move[2:] and move[2] != card[1]:
        new["suit"] = move[2]
    if not hand(new, seat):
        if card[0] == "8":
            new["follow"] = True  # AM-36: the prize is still owed
            return new
        new["gone"].append(seat)
        if over(new):
            new["owed"] = 0  # AM-37
            return new
    if card[0] == "8":
        new["follow"] = True  # WK-44
        return new
    if card[0] == "7":
        new["owed"] += 2  # WK-36, WK-38, WK-41
    if card[0] == "T":
        new["dir"] = -new["dir"]  # WK-35
    hit = 0
    if card[0] == "2":
        hit = answered or int(move[2:] or 0)
        if hit:
            take(new, hit, 2 if answered else 1, rng)  # WK-52, WK-53
    end_turn(new, 1 if card[0] == "A" else 0)  # WK-54, AM-39
    if hit and new["turn"] == hit:
        new["giver"] = seat  # AM-24: only if he is the next to move
    return new


def points(card: str) -> int:
    special = {"7": 0, "Q": 3, "K": 4, "A": 11, "J": 20}  # WK-65 to WK-70, AM-43
    return special[card[0]] if card[0] in special else number(card)


def scores(pos: Position) -> dict[int, int]:
    """What everybody is charged when the hand is over (WK-64, WK-71)."""
    times = 2 if pos["gone"] and pos["top"][0] == "J" else 1
    return {seat: times * sum(map(points, hand(pos, seat))) for seat in players(pos)}
