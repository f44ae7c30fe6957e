"""The table of «هفت و نیم» as the widget draws it: hands, stakes, the banker, what lies closed."""

from typing import Any

from haftquiz.engine.seven_and_half.hands import HalfHand
from haftquiz.engine.seven_and_half.position import HalfPosition
from haftquiz.quiz.persian import card_name, digits, join
from haftquiz.quiz.seven_and_half.case import HalfCase
from haftquiz.quiz.seven_and_half.explain import MOVE_NAMES

_AFTER_THEN = frozenset({"legal", "moves", "can"})
_ABOUT_MOVES = _AFTER_THEN | {"turn", "mistake"}
_WHOLE_ROUND = frozenset({"turn", "mistake", "bank"})  # who sits where is part of the question


def half_table(case: HalfCase) -> dict[str, Any]:
    """The table part of the view; same keys as in haft-khabis, no card in the middle.

    As there it shows how things stand before `then`, which the story tells, unless the question is
    what may be done after it.
    """
    shown = case.end if case.scenario.ask.kind in _AFTER_THEN else case.scenario.start
    return _table(case, shown, _asked_mover(case, shown), case.scenario.ask.kind in _WHOLE_ROUND)


def table_of(case: HalfCase, shown: HalfPosition) -> dict[str, Any]:
    """A position of a game that goes on, as the widget draws it."""
    return _table(case, shown, 0 if shown.over else shown.turn, True)


def _table(case: HalfCase, shown: HalfPosition, mover: int, everyone: bool) -> dict[str, Any]:
    seats = [row for seat in range(1, shown.seats + 1) for row in _rows(case, shown, seat)]
    for row in seats:
        split_elsewhere = row["hand"] and mover == shown.turn and row["hand"] != shown.active + 1
        row["mover"] = row["seat"] == mover and not split_elsewhere
        plain = not (row["cards"] or row["banker"] or row["stake"] or row["mover"])
        if row["cards"] is None and (everyone or not plain):
            row["unseen"] = 1  # one closed card stands for whatever that hand is
    return {
        "top": None,
        "suit": None,
        "pile": shown.pile.size if shown.pile is not None else None,
        "owed": 0,
        "direction": "fwd",
        "turn": None if shown.over else shown.turn,
        "duty": None,
        "seats": seats,
        "story": _story(case),
        "text": ". ".join(_told(seat) for seat in seats if seat["cards"] or seat["unseen"]) + ".",
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
    hands = shown.hands[seat - 1] or (HalfHand(),)
    many = len(hands) > 1
    return [
        _row(case, shown, seat, hand, number if many else 0) for number, hand in enumerate(hands, 1)
    ]


def _row(
    case: HalfCase, shown: HalfPosition, seat: int, hand: HalfHand, number: int
) -> dict[str, Any]:
    """`down`: places of cards that lie face down; `hand`: which one of a split, else 0."""
    return {
        "seat": seat,
        "name": case.name(seat) + (f"، دست {digits(number)}" if number else ""),
        "cards": [str(card) for card in hand.cards] or None,
        "down": list(hand.down),
        "unseen": 0,
        "count": len(hand.cards) or None,
        "banker": seat == shown.banker,
        "stake": shown.stakes[seat - 1] if shown.stakes else None,
        "hand": number,
    }


def _told(seat: dict[str, Any]) -> str:
    """«تو، شرط ۱۰: ۴ دل (پشت‌رو) و ۲ پیک»."""
    name = seat["name"] + ("، بانکدار" if seat["banker"] else "")
    name += f"، شرط {digits(seat['stake'])}" if seat["stake"] else ""
    name += " (نوبت)" if seat["mover"] else ""
    cards = [
        card_name(card) + (" (پشت‌رو)" if place in seat["down"] else "")
        for place, card in enumerate(seat["cards"] or ())
    ]
    return f"{name}: {join(cards) or 'کارتِ بسته'}"
