"""Hands of seven and a half: totals in half-points, and what a hand is worth against another."""

from typing import NamedTuple

from haftquiz.engine.cards import Card
from haftquiz.engine.seven_and_half.rules import PICTURES, SEVEN_AND_HALF, HalfRules


class HalfHand(NamedTuple):
    """The cards of one hand in the order in which they came; `down`: how many lie face down."""

    cards: tuple[Card, ...] = ()
    down: tuple[int, ...] = ()  # places of face-down cards
    from_split: bool = False


class Worth(NamedTuple):
    """What a hand counts: compare `rank`. Totals are in half-points."""

    total: int
    over: bool
    natural: bool  # seven and a half in two cards
    pair: bool  # two sevens, where that is the best hand
    wild: bool  # it rests on a wild card's value
    rank: tuple[int, int]


def card_points(rules: HalfRules, card: Card) -> int:
    """Half-points of one card at its own value (SH-06, SH-07, SH-08)."""
    if card.rank in PICTURES:
        points: int = rules.picture_points.value
    elif card.rank == "A":
        points = rules.ace_points.value
    else:
        points = 2 * int(card.rank)
    return points


def worth(rules: HalfRules, hand: HalfHand, wild: Card | None) -> Worth:
    """The best that a hand can count, its wild card taking the value that serves it best."""
    totals = _totals(rules, hand, wild)
    within = [total for total in totals if total <= SEVEN_AND_HALF]
    total = max(within) if within else min(totals)
    pair = bool(rules.pair_of_sevens.value) and is_pair(hand) and hand.cards[0].rank == "7"
    over = total > SEVEN_AND_HALF and not pair
    natural = total == SEVEN_AND_HALF and len(hand.cards) == 2
    own = sum(card_points(rules, card) for card in hand.cards)
    rank = (0, 0) if over else (3, 0) if pair else (1, total)
    if natural and rules.two_card_beats.value:
        rank = (2, total)
    by_wild = wild in hand.cards and (natural or total != own)
    return Worth(total, over, natural, pair, by_wild, rank)


def _totals(rules: HalfRules, hand: HalfHand, wild: Card | None) -> list[int]:
    """Every total that a hand can have (SH-53: the wild card is a half, or 1 to 7)."""
    own = sum(card_points(rules, card) for card in hand.cards)
    if wild is None or wild not in hand.cards:
        return [own]
    rest = own - card_points(rules, wild)
    return [rest + value for value in (1, *range(2, 15, 2))]


def is_pair(hand: HalfHand) -> bool:
    """Whether a hand is two cards of one rank and nothing else."""
    return len(hand.cards) == 2 and hand.cards[0].rank == hand.cards[1].rank


def is_two_pictures(hand: HalfHand) -> bool:
    """Whether a hand is two pictures and nothing else (SH-63)."""
    return len(hand.cards) == 2 and all(card.rank in PICTURES for card in hand.cards)
