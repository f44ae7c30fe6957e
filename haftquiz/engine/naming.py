"""What a card must name when it is laid: a jack a suit, a giving card a seat."""

from haftquiz.engine.cards import Card
from haftquiz.engine.moves import Play
from haftquiz.engine.position import Position
from haftquiz.engine.rules import Effect
from haftquiz.engine.verdict import Reason, Verdict


def judge_named(position: Position, move: Play, verdict: Verdict) -> Verdict:
    """Check what a playable card must name: a jack a suit, a giving card a seat."""
    rules = position.rules
    if move.card.rank == "J":
        if move.seat:
            return Verdict(False, Reason.SEAT_NOT_ASKED, rules.jack_suit)
        return _named_suit(position, move, verdict)
    if move.suit:
        return Verdict(False, Reason.SUIT_NOT_ASKED, rules.jack_suit)
    if rules.effects[move.card.rank].value is Effect.GIVE:
        return _named_seat(position, move, verdict)
    if move.seat:
        return Verdict(False, Reason.SEAT_NOT_ASKED, rules.effects[move.card.rank])
    return verdict


def _named_suit(position: Position, move: Play, verdict: Verdict) -> Verdict:
    rules = position.rules
    if rules.jack_suit.value == "own":
        if move.suit not in ("", move.card.suit):
            return Verdict(False, Reason.SUIT_NOT_FREE, rules.jack_suit)
        return verdict
    if move.suit:
        return verdict
    if not is_last(position):
        return Verdict(False, Reason.SUIT_NOT_NAMED, rules.jack_suit)
    goes_on = rules.finish_on_J.value == "while-play-goes-on" and plays_on(position)
    if goes_on or rules.finish_on_J.value == "suit":
        return Verdict(False, Reason.SUIT_NOT_NAMED, rules.finish_on_J)
    return Verdict(True, verdict.reason, rules.finish_on_J)


def _named_seat(position: Position, move: Play, verdict: Verdict) -> Verdict:
    rules = position.rules
    if answers_two(position, move.card):
        if move.seat not in (0, position.giver):
            return Verdict(False, Reason.SEAT_NOT_GIVER, rules.two_counter)
        return Verdict(True, Reason.ANSWERS_TWO, rules.two_counter)
    if not move.seat:
        if ends_hand(position):
            return verdict
        return Verdict(False, Reason.SEAT_NOT_NAMED, rules.two_target)
    barred = seat_barred(position, move.seat)
    if barred:
        return Verdict(False, barred, rules.two_target)
    return Verdict(True, verdict.reason, rules.two_giver_gone) if position.giver else verdict


def seat_barred(position: Position, seat: int) -> Reason | None:
    """Why a giving card may not name `seat`; None if it may."""
    if seat == position.turn:
        return Reason.SEAT_IS_MOVER
    back = position.rules.comeback_2_and_7.value and seat in position.fresh
    return Reason.SEAT_IS_GONE if seat in position.gone and not back else None


def names_no_seat(position: Position, card: Card) -> bool:
    """Whether a giving card need name nobody: it ends the hand, or it answers a two."""
    return ends_hand(position) or answers_two(position, card)


def answers_two(position: Position, card: Card) -> bool:
    """Whether laying `card` now answers a two aimed at the mover (its whole effect then).

    A giver who has gone out cannot be answered (AM-64).
    """
    if not position.giver or position.giver in position.gone:
        return False
    return card.rank == "2" and bool(position.rules.two_counter.value)


def is_last(position: Position) -> bool:
    """Whether the mover's hand is known to be one card."""
    hand = position.mover_hand
    return hand is not None and hand.size == 1


def ends_hand(position: Position) -> bool:
    """Whether the mover's next card is the last of the hand."""
    return is_last(position) and not plays_on(position)


def plays_on(position: Position) -> bool:
    """Whether the others go on when the mover has gone out now."""
    others = position.seats - len(position.gone) - 1
    return position.rules.mode.value == "elimination" and others > 1
