"""The table of «هفت و نیم» as the widget draws it: hands face up, counts, the banker."""

from typing import Any

from haftquiz.engine.cards import Card
from haftquiz.quiz.persian import card_name, digits, join
from haftquiz.quiz.seven_and_half.case import HalfCase
from haftquiz.quiz.seven_and_half.explain import MOVE_NAMES


def half_table(case: HalfCase) -> dict[str, Any]:
    """The table part of the view; same keys as in haft-khabis, no card in the middle."""
    shown = case.end if case.scenario.ask.kind != "mistake" else case.scenario.start
    seats = [row for seat in range(1, shown.seats + 1) for row in _rows(case, seat)]
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


def _rows(case: HalfCase, seat: int) -> list[dict[str, Any]]:
    """A seat's row; after a split one for each hand, which are played and paid apart."""
    hands = case.end.hands[seat - 1] or ()
    if len(hands) < 2:
        return [_row(case, seat, hands[0].cards if hands else ())]
    return [_row(case, seat, hand.cards, f"، دست {digits(n)}") for n, hand in enumerate(hands, 1)]


def _row(case: HalfCase, seat: int, held: tuple[Card, ...], which: str = "") -> dict[str, Any]:
    cards = [str(card) for card in held]
    stakes = case.end.stakes
    stake = stakes[seat - 1] if stakes else None
    name = case.name(seat) + which + (f" (شرط: {digits(stake)})" if stake else "")
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
