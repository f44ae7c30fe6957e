"""A brute-force judge of varagh's rules, written from the clauses alone (see common.py)."""

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
    lay,
    may_call,
    number,
    players,
    suit_to_match,
    take,
)

ID = "varagh"
TABLES = [3, 4, 5, 6]  # VG-05
TWO_DECKS_ABOVE = 99  # VG-06
NOT_FIRST = "78TAJ"  # VG-12
RESHUFFLES = True  # VG-27
COVERS = "A"
FREE_SUIT = True  # VG-34


def winner(pos: Position) -> int | None:
    """The first empty hand wins (VG-14)."""
    return next((seat for seat in players(pos) if not hand(pos, seat)), None)


def over(pos: Position) -> bool:
    return winner(pos) is not None or pos["passes"] >= len(pos["hands"])  # AM-35


def fits_ordinary(pos: Position, card: str) -> bool:
    if card[0] == "J":  # VG-21, VG-48
        return True
    return card[1] == suit_to_match(pos) or card[0] == pos["top"][0]  # VG-16, VG-47, VG-50


def covers(pos: Position, card: str) -> bool:
    """Its suit, another ace, any jack (VG-43)."""
    return card[1] == pos["top"][1] or card[0] in "AJ"


def may_be_played(pos: Position, card: str) -> bool:
    if over(pos) or card not in hand(pos, pos["turn"]):
        return False
    if pos["owed"]:
        return card[0] == "7"  # VG-35, VG-38
    if pos["follow"]:
        return covers(pos, card)
    if pos["drew"] and card not in pos["drew"]:
        return False  # VG-18, VG-25
    return fits_ordinary(pos, card)


def playable(pos: Position) -> list[str]:
    return [card for card in hand(pos, pos["turn"]) if may_be_played(pos, card)]


def supply(pos: Position) -> int:
    return len(pos["pile"]) + len(pos["under"])  # VG-27


def may_draw(pos: Position) -> bool:
    """Whenever one likes, once (VG-17, VG-35, VG-45)."""
    if over(pos) or pos["drew"]:
        return False
    return pos["owed"] > 0 or supply(pos) > 0


def may_pass(pos: Position) -> bool:
    """To keep the drawn card (VG-26), or where nothing can be drawn (AM-65)."""
    if over(pos):
        return False
    if pos["drew"]:
        return True
    return not pos["owed"] and supply(pos) == 0


def choices(pos: Position, card: str) -> list[str]:
    return [card + suit for suit in SUITS] if card[0] == "J" else [card]  # VG-34, VG-29


def also(pos: Position, card: str) -> list[str]:
    last = len(hand(pos, pos["turn"])) == 1
    return [card] if card[0] == "J" and last else []  # AM-38


def legal_moves(pos: Position) -> list[str]:
    moves = [move for card in playable(pos) for move in choices(pos, card)]
    return moves + ["draw"] * may_draw(pos) + ["pass"] * may_pass(pos)


def may_catch(pos: Position, seat: int) -> bool:
    return not over(pos) and seat in pos["uncalled"]  # VG-56, VG-57


def word_moves(pos: Position) -> list[str]:
    if over(pos):
        return []
    told = [f"call{seat}" for seat in players(pos) if may_call(pos, seat)]
    return told + [f"catch{seat}" for seat in players(pos) if may_catch(pos, seat)]


def apply(pos: Position, move: str, rng: random.Random | None = None) -> Position:
    if move.startswith("call"):
        return call(pos, int(move[4:]))  # VG-58
    new = copy(pos)
    if move.startswith("catch"):
        caught = int(move[5:])
        take(new, caught, 1, rng)
        forget(new, caught)  # VG-56
        return new
    if move == "pass":
        new["last"] = 0
        if not new["drew"]:
            new["passes"] += 1
        if not over(new):
            end_turn(new)
        return new
    if move == "draw":
        new["last"] = new["passes"] = 0
        return after_draw(new, rng)
    return after_card(new, move)


def after_draw(new: Position, rng: random.Random | None) -> Position:
    if new["owed"]:  # VG-37: nothing of it is played
        take(new, new["turn"], new["owed"], rng)
        new["owed"] = 0
        end_turn(new)
        return new
    (card,) = take(new, new["turn"], 1, rng)
    if not new["follow"] and fits_ordinary(new, card):
        new["drew"] = [card]  # VG-18
    else:
        end_turn(new)  # VG-26, VG-45, AM-21
    return new


def after_card(new: Position, move: str) -> Position:
    card = move[:2]
    lay(new, card)
    if card[0] == "J" and move[2:] and move[2] != card[1]:
        new["suit"] = move[2]
    if winner(new) is not None:  # VG-46, AM-37
        new["owed"] = 0
        return new
    if card[0] == "A":
        new["follow"] = True  # VG-33, VG-42
        return new
    if card[0] == "7":
        new["owed"] += 2  # VG-36
    if card[0] == "T":
        new["dir"] = -new["dir"]  # VG-32
    end_turn(new, 1 if card[0] == "8" else 0)  # VG-31, VG-39
    return new


def points(card: str) -> int:
    special = {"J": 11, "Q": 12, "K": 13, "A": 14}  # VG-52, VG-63 to VG-65
    return special[card[0]] if card[0] in special else number(card)  # VG-62


def scores(pos: Position) -> dict[int, int]:
    """What everybody is charged; nothing multiplies (VG-53, VG-66)."""
    return {seat: sum(map(points, hand(pos, seat))) for seat in players(pos)}
