"""The thin bridge between the brute-force positions and the engine's."""

from __future__ import annotations

from typing import Any

from haftquiz.engine.cards import card, cards
from haftquiz.engine.moves import DRAW, PASS, Move, Play
from haftquiz.engine.position import Position as EnginePosition
from haftquiz.engine.position import Stack
from haftquiz.engine.rulesets import RULE_SETS

from .bazito import Position, over, winner

RULES = RULE_SETS["bazito"]


def to_engine(pos: Position) -> EnginePosition:
    """The engine's value of a live brute-force position."""
    assert not over(pos)
    return EnginePosition(
        rules=RULES,
        hands=tuple(stack(held) for held in pos["hands"]),
        top=card(pos["top"]),
        suit=pos["suit"] or pos["top"][1],
        turn=pos["turn"],
        direction=pos["dir"],
        owed=pos["owed"],
        follow=pos["follow"],
        drew=(card(pos["drew"]),) if pos["drew"] else (),
        passes=pos["passes"],
        pile=stack(pos["pile"]),
        under=stack(pos["under"]),
    )


def stack(names: list[str]) -> Stack:
    return Stack(cards("".join(names)))


def to_move(move: str) -> Move:
    if move == "draw":
        return DRAW
    if move == "pass":
        return PASS
    laid, choice = card(move[:2]), move[2:]
    if choice.isdigit():
        return Play(laid, "", int(choice))
    return Play(laid, choice)


def differences(pos: Position, engine: EnginePosition) -> dict[str, Any]:
    """Where the engine's position is not this one; unseen cards may be any.

    Of a hand that is over only what is left counts: the table, the hands, the winner.
    """
    pairs: dict[str, tuple[Any, Any]] = {
        "top": (pos["top"], str(engine.top)),
        "suit": (pos["suit"] or pos["top"][1], engine.suit),
        "direction": (pos["dir"], engine.direction),
        "owed": (pos["owed"], engine.owed),
        "winner": (winner(pos), engine.winner()),
        "passes": (0 if winner(pos) else pos["passes"], engine.passes),
        "over": (over(pos), engine.over),
    }
    if not over(pos) and not engine.unsettled:
        pairs["turn"] = (pos["turn"], engine.turn)
        pairs["follow"] = (pos["follow"], engine.follow)
        pairs["drew"] = ([pos["drew"]] if pos["drew"] else [], [str(one) for one in engine.drew])
    found = {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}
    places = [*zip(pos["hands"], engine.hands, strict=True), (pos["pile"], engine.pile),
              (pos["under"], engine.under)]  # fmt: skip
    for number, (names, there) in enumerate(places, 1):
        if there is None or not same_cards(names, there, ordered=number < 6):
            found[f"place {number}"] = (names, there)
    return found


def same_cards(names: list[str], there: Stack, *, ordered: bool) -> bool:
    seen = [str(one) for one in there.cards]
    if there.unseen:
        return len(seen) + there.unseen == len(names) and set(seen) <= set(names)
    return seen == names if ordered else sorted(seen) == sorted(names)
