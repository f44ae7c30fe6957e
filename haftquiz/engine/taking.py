"""Whether the mover may draw, take the pending penalty, or end the turn without a card."""

from haftquiz.engine.cards import Card
from haftquiz.engine.matching import drew_with_penalty, fitting, playable
from haftquiz.engine.position import Position, Unknown
from haftquiz.engine.rules import Cell
from haftquiz.engine.table import top_card
from haftquiz.engine.verdict import Reason, Verdict


def wish_to_draw(position: Position, fits: list[Card] | None = None) -> Verdict:
    """Whether drawing is allowed, leaving aside how many cards there are to draw."""
    rules = position.rules
    if position.over:
        return Verdict(False, Reason.HAND_OVER, rules.end_of_hand)
    if position.unsettled:
        raise Unknown("pile")
    if position.drew:
        return Verdict(False, Reason.ALREADY_DREW, rules.draw_count)
    if position.owed:
        return _take(position, fits)
    if position.follow:
        return _leave_uncovered(position, fits)
    if not rules.must_play_if_able.value:
        return Verdict(True, Reason.MAY_DRAW, rules.must_play_if_able)
    if fits is None:
        fits = fitting(position)
    for card in fits:
        if card.rank != "J" or card.suit == position.suit:
            return Verdict(False, Reason.MUST_PLAY, rules.must_play_if_able)
    if playable(position, fits):  # jacks, and nothing else
        return Verdict(False, Reason.MUST_PLAY, rules.jack_must_be_played)
    return Verdict(True, Reason.NOTHING_FITS, rules.draw_count)


def _leave_uncovered(position: Position, fits: list[Card] | None) -> Verdict:
    cover = position.rules.covers[top_card(position).rank]
    hand = position.mover_hand
    guess = hand is None or bool(hand.unseen)  # what is not seen might cover
    if guess and cover.draw_though_able.value:
        return Verdict(True, Reason.ENDS_COVER, cover.no_followup)
    if not playable(position, fits):
        return Verdict(True, Reason.ENDS_COVER, cover.no_followup)
    if cover.draw_though_able.value:
        return Verdict(True, Reason.ENDS_COVER, cover.draw_though_able)
    return Verdict(False, Reason.MUST_COVER, cover.draw_though_able)


def _take(position: Position, fits: list[Card] | None) -> Verdict:
    rules = position.rules
    optional = rules.seven_answer_optional
    hand = position.mover_hand
    if optional.value and (hand is None or hand.unseen):
        return Verdict(True, Reason.TAKES_PENALTY, rules.seven_take)
    if not playable(position, fits):
        return Verdict(True, Reason.TAKES_PENALTY, rules.seven_take)
    if optional.value:
        return Verdict(True, Reason.TAKES_BY_CHOICE, optional)
    return Verdict(False, Reason.MUST_ANSWER, optional)


def judge_draw(position: Position, fits: list[Card] | None = None) -> Verdict:
    """Whether the mover may draw: one card, or the whole pending penalty (BZ-21, BZ-23, BZ-30).

    `fits`: the cards of the hand that go on the table, for a caller who has found them.
    """
    verdict = wish_to_draw(position, fits)
    if verdict.legal and not position.owed and position.is_dry():
        return Verdict(False, Reason.NOTHING_TO_DRAW, position.rules.stock_empty)
    return verdict


def judge_pass(position: Position, fits: list[Card] | None = None) -> Verdict:
    """Whether the mover may end the turn without laying a card.

    After a draw where the drawn card may be kept; or where drawing would be allowed and nothing
    can be drawn.
    """
    rules = position.rules
    if position.over:
        return Verdict(False, Reason.HAND_OVER, rules.end_of_hand)
    if position.unsettled:
        raise Unknown("pile")
    if position.drew:
        keep = _keep_cell(position)
        reason = Reason.KEEPS_DRAWN if keep.value else Reason.MAY_NOT_KEEP
        return Verdict(bool(keep.value), reason, keep)
    if position.owed or not position.is_dry():
        return Verdict(False, Reason.PASS_NOT_ALLOWED, rules.draw_count)
    wish = wish_to_draw(position, fits)
    if not wish.legal:
        return wish
    able = fitting(position) if fits is None else fits
    return Verdict(True, Reason.CANNOT_DRAW, rules.nothing_to_draw if able else rules.stock_empty)


def _keep_cell(position: Position) -> Cell:
    """The rule that says whether what was drawn may be kept: AM-08 lets a seven be."""
    rules = position.rules
    if drew_with_penalty(position):
        return rules.seven_drawn_with_penalty
    return rules.eight_may_keep_drawn if position.follow else rules.may_keep_drawn
