"""The table of «هفت و نیم» as the widget draws it: hands face up, counts, the banker."""

from typing import Any

from haftquiz.engine.cards import Card
from haftquiz.engine.seven_and_half.position import HalfPosition
from haftquiz.quiz.persian import card_name, digits, join
from haftquiz.quiz.seven_and_half.case import HalfCase
from haftquiz.quiz.seven_and_half.explain import MOVE_NAMES

_AFTER_THEN = frozenset({"legal", "moves", "can"})
_ABOUT_MOVES = _AFTER_THEN | {"turn", "mistake"}


def half_table(case: HalfCase) -> dict[str, Any]:
    """The table part of the view; same keys as in haft-khabis, no card in the middle.

    As there it shows how things stand before `then`, which the story tells, unless the question is
    what may be done after it.
    """
    shown = case.end if case.scenario.ask.kind in _AFTER_THEN else case.scenario.start
    return _table(case, shown, _asked_mover(case, shown))


def table_of(case: HalfCase, shown: HalfPosition) -> dict[str, Any]:
    """A position of a game that goes on, as the widget draws it."""
    table = _table(case, shown, 0 if shown.over else shown.turn)
    if not shown.over:  # of split hands only the one that is being played is on turn
        mine = [row for row in table["seats"] if row["mover"]]
        for number, row in enumerate(mine):
            row["mover"] = number == shown.active
    return table


def _table(case: HalfCase, shown: HalfPosition, mover: int) -> dict[str, Any]:
    seats = [row for seat in range(1, shown.seats + 1) for row in _rows(case, shown, seat)]
    for row in seats:
        row["mover"] = row["seat"] == mover
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
        "story": _story(case),
        "text": ". ".join(told) + ".",
    }


def _asked_mover(case: HalfCase, shown: HalfPosition) -> int:
    """The seat to mark as on turn: none where nobody moves, as when hands are added up or paid."""
    ask = case.scenario.ask
    if ask.kind not in _ABOUT_MOVES or shown.over or not shown.banker:
        return 0
    return ask.seat or shown.turn


def _story(case: HalfCase) -> list[str]:
    """The moves of `then` with the cards that came; by whom, unless that tells the mistake."""
    start = case.scenario.start
    coming = iter(start.pile.cards if start.pile is not None else ())
    told = []
    for number, move in enumerate(case.scenario.then):
        text = MOVE_NAMES[move]
        if move == "hit" and (card := next(coming, None)) is not None:
            text += f" ({card_name(card)} می‌آید)"
        if case.scenario.ask.kind == "mistake":
            told.append(f"حرکت {digits(number + 1)}: {text}.")
        else:
            told.append(f"{case.name(case.steps[number][0].turn)}: {text}.")
    return told


def _rows(case: HalfCase, shown: HalfPosition, seat: int) -> list[dict[str, Any]]:
    """A seat's row; after a split one for each hand, which are played and paid apart."""
    hands = shown.hands[seat - 1] or ()
    if len(hands) < 2:
        return [_row(case, shown, seat, hands[0].cards if hands else ())]
    return [
        _row(case, shown, seat, hand.cards, f"، دست {digits(number)}")
        for number, hand in enumerate(hands, 1)
    ]


def _row(
    case: HalfCase, shown: HalfPosition, seat: int, held: tuple[Card, ...], which: str = ""
) -> dict[str, Any]:
    cards = [str(card) for card in held]
    stake = shown.stakes[seat - 1] if shown.stakes else None
    name = case.name(seat) + which + (f" (شرط: {digits(stake)})" if stake else "")
    return {
        "seat": seat,
        "name": name,
        "cards": cards or None,
        "unseen": 0,
        "count": len(cards) or None,
    }


def _hand(seat: dict[str, Any]) -> str:
    return join(map(card_name, seat["cards"]))
