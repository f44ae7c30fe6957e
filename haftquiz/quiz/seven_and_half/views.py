"""The table of «هفت و نیم» as the widget draws it: hands face up, counts, the banker."""

from typing import Any

from haftquiz.quiz.persian import card_name, digits, join
from haftquiz.quiz.seven_and_half.case import HalfCase
from haftquiz.quiz.seven_and_half.explain import MOVE_NAMES


def half_table(case: HalfCase) -> dict[str, Any]:
    """The table part of the view; same keys as in haft-khabis, no card in the middle."""
    shown = case.end if case.scenario.ask.kind != "mistake" else case.scenario.start
    seats = [_seat(case, seat) for seat in range(1, shown.seats + 1)]
    told = [f"{seat['name']}: {_hand(seat)}" for seat in seats if seat["cards"]]
    return {
        "top": None,
        "suit": None,
        "pile": shown.pile.size if shown.pile is not None else None,
        "owed": 0,
        "direction": "fwd",
        "turn": None if shown.over else shown.turn,
        "duty": f"بانکدار: {case.name(shown.banker)}" if shown.banker else None,
        "seats": seats,
        "story": [MOVE_NAMES[move] for move in case.scenario.then],
        "text": ". ".join(told) + ".",
    }


def _seat(case: HalfCase, seat: int) -> dict[str, Any]:
    hands = case.end.hands[seat - 1]
    cards = [str(card) for hand in hands or () for card in hand.cards]
    stakes = case.end.stakes
    stake = stakes[seat - 1] if stakes else None
    name = case.name(seat) + (f" (شرط: {digits(stake)})" if stake else "")
    return {
        "seat": seat,
        "name": name,
        "mover": seat == case.end.turn and not case.end.over,
        "cards": cards or None,
        "unseen": 0,
        "count": len(cards) or None,
    }


def _hand(seat: dict[str, Any]) -> str:
    return join(map(card_name, seat["cards"]))
