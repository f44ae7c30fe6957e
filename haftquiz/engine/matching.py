"""Whether a card goes on the table now: the heart of the judge.

An ordinary turn matches suit or rank; a pending penalty, a card to be covered and a card just
drawn narrow it. Every branch asks a cell of the rule row; none asks which rule set it is.
"""

from collections.abc import Iterable, Iterator

from haftquiz.engine.cards import Card, same_colour
from haftquiz.engine.position import Position, Unknown
from haftquiz.engine.rules import Effect
from haftquiz.engine.verdict import Reason, Verdict

_ANOTHER = {"8": Reason.ANOTHER_EIGHT, "A": Reason.ANOTHER_ACE}
_MUST_COVER = {"8": Reason.MUST_COVER_EIGHT, "A": Reason.MUST_COVER_ACE}


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
    rules = position.rules
    if position.drew:
        if card not in position.drew:
            return Verdict(False, Reason.ONLY_DRAWN, rules.drawn_card_playable)
        if drew_with_penalty(position):
            return Verdict(True, Reason.SAME_RANK, rules.seven_drawn_with_penalty)
    if position.owed:
        return _answer(position, card)
    if position.follow:
        return _cover(position, card)
    return _ordinary(position, card)


def _answer(position: Position, card: Card) -> Verdict:
    rules = position.rules
    if rules.effect(card.rank).value == Effect.PENALTY:
        return Verdict(True, Reason.ANSWERS_SEVEN, rules.seven_answer)
    if card.rank == "J":
        barred = rules.jack_on_pending_7
        return Verdict(
            bool(barred.value), Reason.JACK_ANY if barred.value else Reason.JACK_NO_ANSWER, barred
        )
    return Verdict(False, Reason.ONLY_SEVEN, rules.seven_answer)


def _cover(position: Position, card: Card) -> Verdict:
    top = top_card(position)
    cover = position.rules.covers[top.rank]
    mover = position.mover_hand
    if mover is not None and not mover.size:
        return Verdict(False, Reason.MUST_DRAW_FOR_COVER, position.rules.finish_on_8)
    if card.rank == top.rank:
        return Verdict(True, _ANOTHER[top.rank], cover.again)
    jack = card.rank == "J"
    cell = cover.jack if jack else cover.followup
    if card.suit == top.suit:
        return Verdict(True, Reason.SAME_SUIT, cell)
    if jack and cell.value == "any":
        return Verdict(True, Reason.JACK_ANY, cell)
    if cell.value == "any":
        return Verdict(True, Reason.ANY_COVER, cell)
    return Verdict(False, _MUST_COVER[top.rank], cell)


def _ordinary(position: Position, card: Card) -> Verdict:
    rules = position.rules
    top = top_card(position)
    if card.rank == "J":
        if top.rank == "7" and not rules.jack_on_spent_7.value:
            return Verdict(False, Reason.JACK_NOT_ON_SEVEN, rules.jack_on_spent_7)
        other_suit = top.rank == "J" and card.suit != position.suit
        if other_suit and rules.jack_on_named.value == "none":
            return Verdict(False, Reason.NOT_NAMED_SUIT, rules.jack_on_named)
        cell = rules.jack_on_named if other_suit else rules.jack
        return Verdict(True, Reason.JACK_ANY, cell)
    suit = position.suit if rules.named_suit.value else top.suit
    named = suit != top.suit
    if card.suit == suit:
        return Verdict(True, Reason.SAME_SUIT, rules.named_suit if named else rules.match_rule)
    if card.rank == top.rank:
        return _rank_match(position)
    coloured = same_colour(card.suit, suit)
    if coloured and rules.colour_matches.value:
        return Verdict(True, Reason.SAME_COLOUR, rules.colour_matches)
    if named:
        return Verdict(False, Reason.NOT_NAMED_SUIT, rules.named_suit)
    if coloured:
        return Verdict(False, Reason.NO_MATCH, rules.colour_matches)
    return Verdict(False, Reason.NO_MATCH, rules.match_rule)


def _rank_match(position: Position) -> Verdict:
    """A card of the same rank; whether the suit goes first matters only to one who holds it."""
    first = position.rules.suit_before_rank
    if (first.value or first.assumed) and _holds_suit(position, must_know=bool(first.value)):
        reason = Reason.SUIT_FIRST if first.value else Reason.SAME_RANK
        return Verdict(not first.value, reason, first)
    return Verdict(True, Reason.SAME_RANK, position.rules.match_rule)


def top_card(position: Position) -> Card:
    """The card on the table; Unknown if it was not told."""
    if position.top is None:
        raise Unknown("top")
    return position.top


def _holds_suit(position: Position, must_know: bool) -> bool:
    hand = position.mover_hand
    if must_know and (hand is None or hand.unseen):
        raise Unknown("hand", position.turn)
    return hand is not None and any(card.suit == position.suit for card in hand.cards)


def may_hold(position: Position, card: Card) -> bool:
    """Whether the mover may have `card`: seen in the hand, or unseen there and not elsewhere."""
    hand = position.mover_hand
    if hand is not None and card in hand.cards:
        return True
    if hand is not None and not hand.unseen:
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


def playable(position: Position, fits: Iterable[Card] | None = None) -> bool:
    """Whether the mover holds a card that may be laid; Unknown if unseen cards decide it.

    `fits`: what `fitting` gives, for a caller who has it.
    """
    if any(True for _ in (fitting(position) if fits is None else fits)):
        return True
    hand = position.mover_hand
    if hand is None or hand.unseen:
        raise Unknown("hand", position.turn)
    return False


def fitting(position: Position) -> Iterator[Card]:
    """The cards seen in the mover's hand that go on the table now."""
    hand = position.mover_hand
    if hand is not None:
        for card in hand.cards:
            if match(position, card).legal:
                yield card


def drew_with_penalty(position: Position) -> bool:
    """Whether what was drawn are sevens of a penalty just taken, where such may be laid."""
    rules, top = position.rules, position.top
    return (
        rules.seven_drawn_with_penalty.value == "may"
        and top is not None
        and not position.owed
        and not position.follow
        and rules.effect(top.rank).value == Effect.PENALTY
        and bool(position.drew)
        and all(card.rank == top.rank for card in position.drew)
    )
