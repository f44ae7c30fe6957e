"""The last-card word: who may say it, and who may be caught for not having said it."""

from haftquiz.engine.moves import Call, Catch
from haftquiz.engine.position import Position
from haftquiz.engine.verdict import Reason, Verdict


def caller(position: Position, move: Call) -> int:
    """The seat that a call is made by: the one named, else who has just played, else the mover.

    0 if nobody holds one card.
    """
    if move.seat:
        return move.seat
    for seat in (position.last, position.turn):
        hand = position.hand(seat) if seat else None
        if hand is not None and hand.size == 1:
            return seat
    return 0


def judge_call(position: Position, move: Call) -> Verdict:
    """Whether the last-card word may be said (WK-23, WK-55, VG-54, KF-32; not BZ-67)."""
    rules = position.rules
    if position.over:
        return Verdict(False, Reason.HAND_OVER, rules.end_of_hand)
    if not rules.has_word:  # in one app a badge does it (BZ-67)
        return Verdict(False, Reason.NO_WORD, rules.last_card_word)
    seat = caller(position, move)
    if not seat:
        return Verdict(False, Reason.CALL_NOT_DUE, rules.last_card_word)
    hand = position.hand(seat)
    if hand is not None and hand.size != 1:
        return Verdict(False, Reason.CALL_NOT_DUE, rules.last_card_word)
    if seat in position.called:
        return Verdict(False, Reason.ALREADY_CALLED, rules.last_card_word)
    late = seat in position.uncalled and seat != position.last
    return Verdict(True, Reason.CALLS, rules.catch_window if late else rules.last_card_word)


def judge_catch(position: Position, move: Catch) -> Verdict:
    """Whether a player may be caught for not having said the word (WK-24, VG-56, VG-57)."""
    rules = position.rules
    if position.over:
        return Verdict(False, Reason.HAND_OVER, rules.end_of_hand)
    if not rules.last_card_forget.value:
        return Verdict(False, Reason.NO_CATCH, rules.last_card_forget)
    if move.seat not in position.uncalled:
        return Verdict(False, Reason.NOTHING_TO_CATCH, rules.catch_window)
    late = position.last not in (0, move.seat)  # others have had their turn since
    return Verdict(True, Reason.CATCHES, rules.catch_window if late else rules.last_card_forget)


def recount(after: Position, seat: int, played: bool = False) -> None:
    """Keep who has one card and who has said so true after `seat`'s hand has changed."""
    if not after.rules.has_word:
        return
    hand = after.hand(seat)
    one = hand is not None and hand.size == 1
    if one and not played:
        return  # nothing came: what was said, or not, still stands
    if one or seat in after.uncalled or seat in after.called:
        uncalled = tuple(other for other in after.uncalled if other != seat)
        after.uncalled = (*uncalled, seat) if one else uncalled
        after.called = tuple(other for other in after.called if other != seat)
