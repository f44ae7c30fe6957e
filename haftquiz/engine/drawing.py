"""Drawing: one card, or the whole pending penalty.

`after` is the copy of the position that this move is changing.
"""

from dataclasses import replace

from haftquiz.engine.events import Happening, Tell
from haftquiz.engine.matching import match
from haftquiz.engine.position import Position, Stack
from haftquiz.engine.stock import deal
from haftquiz.engine.turns import pass_on
from haftquiz.engine.word import recount


def draw(after: Position, tell: Tell) -> None:
    """The mover takes the penalty that he owes, else one card; what came may end his turn."""
    if after.owed:
        _take_penalty(after, tell)
        return
    mover = after.turn
    after.last = after.passes = 0
    got = deal(after, mover, 1, tell)
    recount(after, mover)
    cell = after.rules.draw_count
    if after.follow and after.top is not None:
        cell = after.rules.covers[after.top.rank].no_followup
    tell(Happening.DREW, cell, mover, 1)
    ends = _draw_ends(after, got, tell)
    if ends is None:
        after.unsettled = "drawn"
    elif ends:
        pass_on(after)
    else:
        after.drew = got.cards


def _draw_ends(position: Position, got: Stack, tell: Tell) -> bool | None:
    """Whether having drawn `got` ends the turn by itself; None if an unseen card decides it."""
    rules = position.rules
    allowed = rules.drawn_card_playable
    if position.follow and position.top is not None:
        allowed = rules.covers[position.top.rank].drawn_playable
    if not allowed.value:
        if position.follow:
            ends = allowed if _goes(position, got) else replace(allowed, assumed="")
            tell(Happening.TURN_ENDS, ends)
            tell(Happening.LEFT_OPEN, rules.after_open_cover)
        return True
    if got.unseen:
        return None
    if not _goes(position, got):
        ends = rules.eight_drawn_unplayable if position.follow else rules.drawn_unplayable
        tell(Happening.TURN_ENDS, ends)
        if position.follow:
            tell(Happening.LEFT_OPEN, rules.after_open_cover)
        return True
    tell(Happening.MAY_PLAY, allowed, position.turn)
    return False


def _goes(position: Position, got: Stack) -> bool:
    """Whether one of the cards seen goes on the table."""
    return any(match(position, card).legal for card in got.cards)


def _take_penalty(after: Position, tell: Tell) -> None:
    """The whole penalty (BZ-30); the turn ends (BZ-47), unless a seven just drawn may be laid."""
    rules, mover, due = after.rules, after.turn, after.owed
    got = deal(after, mover, due, tell)
    recount(after, mover)
    after.owed = after.last = after.passes = 0
    tell(Happening.TOOK, rules.seven_take_ends_turn, mover, got.size)
    tell(Happening.SPENT, rules.seven_after_taken)
    if got.size < due:
        short = rules.penalty_exceeds_stock if got.size else rules.penalty_of_nothing
        tell(Happening.SHORT, short, mover, got.size)
    sevens = tuple(card for card in got.cards if card.rank == "7")
    if rules.seven_drawn_with_penalty.value == "may":
        if sevens:
            tell(Happening.MAY_PLAY, rules.seven_drawn_with_penalty, mover)
            after.drew = sevens
            return
        if got.unseen:
            after.unsettled = "penalty"
            return
    elif sevens:
        tell(Happening.SPENT_TOO, rules.seven_drawn_with_penalty, mover)
    if rules.seven_take_ends_turn.value:
        pass_on(after)
