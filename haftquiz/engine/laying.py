"""Laying a card: it goes from the hand to the table, and has its effect.

`before` is the position as it was, `after` the copy that this move is changing.
"""

from haftquiz.engine.events import Happening, Tell
from haftquiz.engine.moves import Play
from haftquiz.engine.naming import answers_two, plays_on
from haftquiz.engine.position import EMPTY, Position, Stack, next_seat
from haftquiz.engine.rules import Cell, Effect, Rules
from haftquiz.engine.stock import deal
from haftquiz.engine.turns import pass_on
from haftquiz.engine.word import recount


def lay(before: Position, after: Position, move: Play, tell: Tell) -> None:
    """The mover lays a card, and goes out with his last one."""
    mover = after.turn
    _put_down(after, move)
    if move.card.rank == "J" and (move.suit or after.rules.jack_suit.value == "own"):
        tell(Happening.NAMED, after.rules.jack_suit)
    hand = after.hands[mover - 1]
    if hand is not None and not hand.size:
        _finish(before, after, move, tell)
    else:
        recount(after, mover, played=True)
        _effect(before, after, move, tell)


def _put_down(after: Position, move: Play) -> None:
    """The card goes from the hand to the table; nothing follows from it yet."""
    hand, under = after.mover_hand, after.under
    if hand is not None:
        after.set_hand(after.turn, hand.without(move.card))
    if under is not None and after.top is not None:
        after.under = Stack((after.top, *under.cards), under.unseen)
    after.top = move.card
    after.suit = move.suit or move.card.suit
    after.drew = ()
    after.follow = False
    after.giver = 0
    after.last = after.turn
    after.passes = 0


def _finish(before: Position, after: Position, move: Play, tell: Tell) -> None:
    """The hand is empty: BZ-69 to BZ-73 and their like; a last card that must be covered waits."""
    rules, mover = after.rules, after.turn
    effect = rules.effects[move.card.rank]
    is_eight = move.card.rank == "8"
    if is_eight and effect.value is Effect.COVER and rules.finish_on_8.value == "cover":
        tell(Happening.CONTINUES, rules.finish_on_8, mover)
        after.follow = True
        recount(after, mover)
        return
    after.gone = (*after.gone, mover)
    recount(after, mover)
    cell = rules.finish_on_8 if is_eight else rules.end_of_hand
    if move.card.rank == "A" and rules.finish_on_A.value:
        cell = rules.finish_on_A
    tell(Happening.FINISHED, cell, mover)
    if rules.mode.value:
        tell(Happening.PLAYS_ON, rules.mode, mover)
    if not plays_on(before):
        if effect.value not in (Effect.NONE, Effect.COVER):
            tell(Happening.LAPSED, _lapse_cell(rules, effect.value), mover)
        after.over, after.owed = True, 0
        return
    if effect.value is not Effect.NONE or move.card.rank == "J":
        tell(Happening.STANDS, rules.finish_in_play, mover)
    after.fresh = (*after.fresh, mover)
    _effect(before, after, move, tell)


def _lapse_cell(rules: Rules, effect: Effect) -> Cell:
    """The rule that says that a last card of this kind has no effect."""
    if effect is Effect.GIVE:
        return rules.finish_on_2
    if effect is Effect.PENALTY and rules.finish_on_7.value:
        return rules.finish_on_7
    return rules.finish_effects


def _effect(before: Position, after: Position, move: Play, tell: Tell) -> None:
    """What the card does, and whose turn it is then."""
    rules, mover = after.rules, after.turn
    effect = rules.effects[move.card.rank]
    kind = effect.value
    if before.follow and kind not in (Effect.NONE, Effect.COVER):
        tell(Happening.COVERED, rules.followup_effects, mover)
    if kind is Effect.NONE or (kind is Effect.COVER and mover in after.gone):
        if move.card.rank != "J":
            tell(Happening.PLAIN, effect, mover)
        pass_on(after)
    elif kind is Effect.PENALTY:
        _penalty(before, after, tell)
    elif kind is Effect.COVER:
        tell(Happening.CONTINUES, effect, mover)
        after.follow = True
    elif kind is Effect.REVERSE:
        _reverse(after, effect, tell)
    elif kind is Effect.SKIP:
        _skip(after, effect, tell)
    else:
        _give(before, after, move, tell)


def _reverse(after: Position, effect: Cell, tell: Tell) -> None:
    after.direction = -after.direction
    tell(Happening.REVERSED, effect, 0, after.direction)
    if after.seats == 2:
        tell(Happening.TWO_PLAYERS, after.rules.ten_two_players)
    pass_on(after)


def _skip(after: Position, effect: Cell, tell: Tell) -> None:
    skipped = next_seat(after, after.turn)
    tell(Happening.SKIPPED, effect, skipped)
    if next_seat(after, skipped) in (skipped, after.turn):
        tell(Happening.TWO_PLAYERS, after.rules.ace_two_players)
    after.burnt = (*after.burnt, skipped)
    pass_on(after)


def _penalty(before: Position, after: Position, tell: Tell) -> None:
    """A seven: two more cards for the next player (BZ-28, BZ-45), or a chain begun anew."""
    rules, mover = after.rules, after.turn
    after.owed = (before.owed if rules.seven_stack.value else 0) + 2
    cell = rules.seven_stack if before.owed else rules.effects["7"]
    tell(Happening.OWES, cell, 0, after.owed)
    if not before.owed and before.top is not None and before.top.rank == "7" and not before.drew:
        tell(Happening.CHAIN_ANEW, rules.seven_again)
    beside = (mover - 1 + after.direction) % after.seats + 1
    if rules.comeback_2_and_7.value and beside in after.fresh:
        _comes_back(after, beside, tell)
        after.turn, after.giver = beside, 0
    else:
        pass_on(after)


def _comes_back(after: Position, seat: int, tell: Tell) -> None:
    """A player who has just gone out is in again, with whatever he now has to take (WK-62)."""
    tell(Happening.CAME_BACK, after.rules.comeback_how, seat)
    after.set_hand(seat, EMPTY)
    after.gone = tuple(other for other in after.gone if other != seat)
    after.fresh = tuple(other for other in after.fresh if other != seat)


def _give(before: Position, after: Position, move: Play, tell: Tell) -> None:
    """A two: one card to the seat named (BZ-37); an answering two gives two to the giver."""
    rules, mover = after.rules, after.turn
    if answers_two(before, move.card):
        seat, amount, cell = before.giver, 2, rules.two_counter
    else:
        seat, amount, cell = move.seat, 1, rules.two
    if seat in after.gone:
        _comes_back(after, seat, tell)
    if seat:  # a last two may name nobody
        got = deal(after, seat, amount, tell)
        tell(Happening.GAVE, cell, seat, got.size)
        recount(after, seat)
        tell(Happening.TURN_KEPT, rules.two_target_loses_turn, seat)
    if seat and rules.two_target_loses_turn.value:
        after.burnt = (*after.burnt, seat)
    pass_on(after)
    if rules.two_counter.value and after.turn == seat:
        after.giver = mover
