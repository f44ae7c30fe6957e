"""A brute-force judge of kasif's rules, written from the clauses alone (see common.py)."""

from __future__ import annotations

import random

from .common import Position, call, copy, end_turn, hand, lay, may_call, number, players, take

ID = "kasif"
TABLES = [2, 3, 4, 5, 6, 7]  # KF-02
TWO_DECKS_ABOVE = 5  # KF-03
NOT_FIRST = ""  # KF-07
RESHUFFLES = False  # AM-33
COVERS = "8"
FREE_SUIT = False  # KF-29


def winner(pos: Position) -> int | None:
    """Whoever first gets rid of all his cards (KF-30)."""
    return next((seat for seat in players(pos) if not hand(pos, seat)), None)


def over(pos: Position) -> bool:
    return winner(pos) is not None or pos["passes"] >= len(pos["hands"])  # AM-35


def fits_ordinary(pos: Position, card: str) -> bool:
    if card[0] == "J":
        return bool(pos["top"][0] != "7")  # KF-28, AM-11
    return card[1] == pos["top"][1] or card[0] == pos["top"][0]  # KF-08, KF-29


def may_be_played(pos: Position, card: str) -> bool:
    if over(pos) or card not in hand(pos, pos["turn"]):
        return False
    if pos["owed"]:
        return card[0] == "7"  # KF-16, KF-28
    if pos["drew"] and card not in pos["drew"]:
        return False  # KF-12
    # after an eight too: an ordinary match (KF-24, KF-25, AM-13, AM-14)
    return fits_ordinary(pos, card)


def playable(pos: Position) -> list[str]:
    return [card for card in hand(pos, pos["turn"]) if may_be_played(pos, card)]


def supply(pos: Position) -> int:
    return len(pos["pile"])  # KF-31


def may_draw(pos: Position) -> bool:
    """Only with nothing to play (KF-10, KF-11, AM-06, AM-19)."""
    if over(pos) or pos["drew"] or playable(pos):
        return False
    return pos["owed"] > 0 or supply(pos) > 0  # AM-66


def may_pass(pos: Position) -> bool:
    """Where nothing can be taken (KF-31); a drawn card is not kept (AM-05)."""
    if over(pos) or pos["drew"] or pos["owed"] or playable(pos):
        return False
    return supply(pos) == 0


def choices(pos: Position, card: str) -> list[str]:
    return [card]  # KF-29: a jack names nothing; AM-25


def also(pos: Position, card: str) -> list[str]:
    return [card + card[1]] if card[0] == "J" else []  # it may name its own suit


def legal_moves(pos: Position) -> list[str]:
    moves = playable(pos)
    return moves + ["draw"] * may_draw(pos) + ["pass"] * may_pass(pos)


def may_catch(pos: Position, seat: int) -> bool:
    return False  # KF-32, AM-44


def word_moves(pos: Position) -> list[str]:
    if over(pos):
        return []
    return [f"call{seat}" for seat in players(pos) if may_call(pos, seat)]


def apply(pos: Position, move: str, rng: random.Random | None = None) -> Position:
    if move.startswith("call"):
        return call(pos, int(move[4:]))  # KF-32
    new = copy(pos)
    if move == "pass":
        new["last"] = 0
        new["passes"] += 1
        if not over(new):
            end_turn(new)
        return new
    if move == "draw":
        new["last"] = new["passes"] = 0
        return after_draw(new)
    return after_card(new, move)


def after_draw(new: Position) -> Position:
    if new["owed"]:  # KF-17, KF-18, AM-07, AM-09, AM-34
        take(new, new["turn"], new["owed"], None, reshuffle=False)
        new["owed"] = 0
        end_turn(new)
        return new
    (card,) = take(new, new["turn"], 1, None, reshuffle=False)  # KF-10, AM-15
    if fits_ordinary(new, card):
        new["drew"] = [card]  # KF-12
    else:
        end_turn(new)  # KF-13
    return new


def after_card(new: Position, move: str) -> Position:
    card = move[:2]
    lay(new, card)
    if winner(new) is not None:  # AM-36, AM-37
        new["owed"] = 0
        return new
    if card[0] == "8":
        new["follow"] = True  # KF-24, KF-26
        return new
    if card[0] == "7":
        new["owed"] += 2  # KF-17, KF-19 to KF-21
    if card[0] == "T":
        new["dir"] = -new["dir"]  # KF-15
    end_turn(new, 1 if card[0] == "A" else 0)  # KF-22, KF-23
    return new


def points(card: str) -> int:
    special = {"J": 20, "Q": 3, "K": 4, "A": 11}  # KF-34 to KF-37
    return special[card[0]] if card[0] in special else number(card)  # KF-33


def scores(pos: Position) -> dict[int, int]:
    """What everybody is charged; a last jack doubles it (KF-38, AM-53)."""
    times = 2 if winner(pos) and pos["top"][0] == "J" else 1
    return {seat: times * sum(map(points, hand(pos, seat))) for seat in players(pos)}
