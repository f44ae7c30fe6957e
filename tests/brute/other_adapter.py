"""The thin bridge between the naive positions of the other three sets and the engine's."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from haftquiz.engine.cards import card, cards
from haftquiz.engine.moves import DRAW, PASS, Call, Catch, Move, Play
from haftquiz.engine.position import Position as EnginePosition
from haftquiz.engine.position import Stack
from haftquiz.engine.rules import Rules
from haftquiz.engine.rulesets import RULE_SETS

from .common import PACK, Position


def rules_of(rules: ModuleType, pos: Position, row: Rules | None = None) -> Rules:
    """The engine's row; for points where this table plays so."""
    row = row or RULE_SETS[rules.ID]
    return row.changed({"mode": "points"}) if pos["points"] else row


def to_engine(rules: ModuleType, pos: Position, row: Rules | None = None) -> EnginePosition:
    """The engine's value of a live naive position."""
    return EnginePosition(
        rules=rules_of(rules, pos, row),
        hands=tuple(stack(held) for held in pos["hands"]),
        top=card(pos["top"]),
        suit=pos["suit"] or pos["top"][1],
        turn=pos["turn"],
        direction=pos["dir"],
        owed=pos["owed"],
        follow=pos["follow"],
        drew=tuple(card(name) for name in pos["drew"]),
        pile=stack(pos["pile"]),
        under=stack(pos["under"][::-1]),
        gone=tuple(pos["gone"]),
        uncalled=tuple(pos["uncalled"]),
        called=tuple(pos["called"]),
        last=pos["last"],
        giver=pos["giver"],
        passes=pos["passes"],
    )


def stack(names: list[str]) -> Stack:
    return Stack(cards("".join(names)))


def to_move(move: str) -> Move:
    if move == "draw":
        return DRAW
    if move == "pass":
        return PASS
    if move.startswith("call"):
        return Call(int(move[4:] or 0))
    if move.startswith("catch"):
        return Catch(int(move[5:]))
    laid, choice = card(move[:2]), move[2:]
    return Play(laid, "", int(choice)) if choice.isdigit() else Play(laid, choice)


def every_move(seats: int) -> list[str]:
    """Every move that can be written at a table of so many."""
    numbers = [str(seat) for seat in range(1, seats + 1)]
    return [
        *PACK,
        *[name + suit for name in PACK if name[0] == "J" for suit in "cdhs"],
        *[name + seat for name in PACK if name[0] in "2J9" for seat in numbers],
        *["5hd", "draw", "pass"],
        *[word + seat for word in ("call", "catch") for seat in numbers],
    ]


def differences(rules: ModuleType, pos: Position, engine: EnginePosition) -> dict[str, Any]:
    """Where the engine's position is not this one; unseen cards may be any.

    Of a hand that is over only what is left counts: the table, the hands, the winner.
    """
    over = rules.over(pos)
    pairs: dict[str, tuple[Any, Any]] = {
        "over": (over, engine.over),
        "top": (pos["top"], str(engine.top)),
        "suit": (pos["suit"] or pos["top"][1], engine.suit),
        "direction": (pos["dir"], engine.direction),
        "winner": (rules.winner(pos), engine.winner()),
        "owed": (pos["owed"], engine.owed),
    }
    if rules.ID == "wikipedia":
        pairs["gone"] = (pos["gone"], list(engine.gone))
    if not over and not engine.unsettled:
        pairs["turn"] = (pos["turn"], engine.turn)
        pairs["follow"] = (pos["follow"], engine.follow)
        pairs["passes"] = (pos["passes"], engine.passes)
        pairs["last"] = (pos["last"], engine.last)
        pairs["uncalled"] = (sorted(pos["uncalled"]), sorted(engine.uncalled))
        pairs["called"] = (sorted(pos["called"]), sorted(engine.called))
        pairs["giver"] = (pos["giver"], engine.giver)
        if engine.mover_hand and not engine.mover_hand.unseen:
            pairs["drew"] = (pos["drew"], [str(one) for one in engine.drew])
    found = {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}
    places = [*zip(pos["hands"], engine.hands, strict=True), (pos["pile"], engine.pile),
              (pos["under"], engine.under)]  # fmt: skip
    for number, (names, there) in enumerate(places, 1):
        if there is None or not same_cards(names, there, ordered=number < len(places)):
            found[f"place {number}"] = (names, there)
    return found


def same_cards(names: list[str], there: Stack, *, ordered: bool) -> bool:
    seen = [str(one) for one in there.cards]
    if there.unseen:
        return len(seen) + there.unseen == len(names) and set(seen) <= set(names)
    return seen == names if ordered else sorted(seen) == sorted(names)
