"""Points of the cards left over, and the order of the players after one hand."""

from collections.abc import Mapping, Sequence

from haftquiz.engine.cards import Card
from haftquiz.engine.rules import Rules


def hand_points(rules: Rules, cards: Sequence[Card], out: Card | None = None) -> int:
    """Points charged for `cards`; doubled where the hand was won with a jack and rules say so.

    `out` is the card with which the hand was won. BZ-73, BZ-76 to BZ-83 and their like.
    """
    total: int = sum(rules.points(card.rank).value for card in cards)
    return total * multiplier(rules, out)


def multiplier(rules: Rules, out: Card | None) -> int:
    """2 where the finisher's jack doubles the others' points, else 1."""
    return 2 if out is not None and out.rank == "J" and rules.double_on_jack_finish.value else 1


def rank(points: Mapping[int, int], winner: int | None = None) -> list[list[int]]:
    """Seats from best (fewest points) to worst; equals share a place, in seat order.

    The winner of the hand stands first alone (BZ-74, BZ-75, AM-50).
    """
    places: list[list[int]] = [[winner]] if winner is not None else []
    others = sorted((number, seat) for seat, number in points.items() if seat != winner)
    for number, seat in others:
        last = places[-1][0] if places else None
        if last is not None and last != winner and points[last] == number:
            places[-1].append(seat)
        else:
            places.append([seat])
    return places
