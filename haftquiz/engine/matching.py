"""Whether a card goes on the table now: the heart of the judge.

The table decides first (`table`); the hand that the card comes from, and what was just drawn,
may narrow that.
"""

from collections.abc import Iterator

from haftquiz.engine.cards import Card
from haftquiz.engine.position import Position, Unknown
from haftquiz.engine.rules import Effect
from haftquiz.engine.table import weighed
from haftquiz.engine.verdict import Reason, Verdict


def weigh(position: Position, card: Card) -> Verdict:
    """Whether `card` may be laid now, whatever it would have to name.

    BZ-02, BZ-18, BZ-26, BZ-29, BZ-32, BZ-41, BZ-42 and their like in the other documents.
    """
    if position.over:
        return Verdict(False, Reason.HAND_OVER, position.rules.end_of_hand)
    if position.unsettled:
        raise Unknown("pile")
    if not may_hold(position, card):
        return Verdict(False, Reason.NOT_IN_HAND)
    return match(position, card)


def match(position: Position, card: Card) -> Verdict:
    """Whether `card` goes on the table now, wherever it comes from."""
    if position.drew:
        rules = position.rules
        if card not in position.drew:
            return Verdict(False, Reason.ONLY_DRAWN, rules.drawn_card_playable)
        if drew_with_penalty(position):
            return Verdict(True, Reason.SAME_RANK, rules.seven_drawn_with_penalty)
    verdict = weighed(position).verdicts[card]
    if position.follow and not position.owed and _holds_nothing(position):
        return Verdict(False, Reason.MUST_DRAW_FOR_COVER, position.rules.finish_on_8)
    return _suit_first(position, verdict) if verdict.reason is Reason.SAME_RANK else verdict


def _suit_first(position: Position, verdict: Verdict) -> Verdict:
    """A card of the same rank; whether the suit goes first matters only to one who holds it."""
    first = position.rules.suit_before_rank
    if (first.value or first.assumed) and _holds_suit(position, must_know=bool(first.value)):
        reason = Reason.SUIT_FIRST if first.value else Reason.SAME_RANK
        return Verdict(not first.value, reason, first)
    return verdict


def _holds_nothing(position: Position) -> bool:
    hand = position.mover_hand
    return hand is not None and not hand.size


def _holds_suit(position: Position, must_know: bool) -> bool:
    hand = position.mover_hand
    if hand is not None and any(card.suit == position.suit for card in hand.cards):
        return True
    if must_know and (hand is None or hand.unseen):
        raise Unknown("hand", position.turn)
    return False


def may_hold(position: Position, card: Card) -> bool:
    """Whether the mover may have `card`: seen in the hand, or unseen there and not elsewhere."""
    hand = position.hands[position.turn - 1]
    if hand is not None:
        if card in hand.cards:
            return True
        if not hand.unseen:
            return False
    decks = position.rules.decks(position.seats)
    return sum(1 for seen in seen_cards(position) if seen == card) < decks


def seen_cards(position: Position) -> Iterator[Card]:
    """Every card whose place is known."""
    if position.top is not None:
        yield position.top
    for place in (*position.hands, position.pile, position.under):
        if place is not None:
            yield from place.cards


def playable(position: Position, fits: list[Card] | None) -> bool:
    """Whether the mover holds a card that may be laid; Unknown if unseen cards decide it.

    `fits`: what `fitting` gives, for a caller who has it.
    """
    if fitting(position) if fits is None else fits:
        return True
    hand = position.mover_hand
    if hand is None or hand.unseen:
        raise Unknown("hand", position.turn)
    return False


def fitting(position: Position) -> list[Card]:
    """The cards seen in the mover's hand that go on the table now."""
    hand = position.mover_hand
    if hand is None:
        return []
    if position.drew:
        drawn = [card for card in hand.cards if card in position.drew]
        return [card for card in drawn if match(position, card).legal]
    if position.rules.suit_before_rank.value:  # the table does not decide alone
        return [card for card in hand.cards if match(position, card).legal]
    fits = weighed(position).fits
    return [card for card in hand.cards if card in fits]


def drew_with_penalty(position: Position) -> bool:
    """Whether what was drawn are sevens of a penalty just taken, where such may be laid."""
    rules, top = position.rules, position.top
    return (
        rules.seven_drawn_with_penalty.value == "may"
        and top is not None
        and not position.owed
        and not position.follow
        and rules.effects[top.rank].value is Effect.PENALTY
        and bool(position.drew)
        and all(card.rank == top.rank for card in position.drew)
    )
