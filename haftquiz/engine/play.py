"""Making a move: `apply` gives the next position, `trace` also tells what happened on the way.

A position that was given is never changed: a move copies it once, and its steps change the copy.
They call it `after`, and where they need it the position as it was, `before`.
"""

from dataclasses import replace

from haftquiz.engine.events import Happening, Log, Tell, unheard, write_to
from haftquiz.engine.judge import judge
from haftquiz.engine.matching import match
from haftquiz.engine.moves import Call, Catch, Draw, Move, Pass, Play
from haftquiz.engine.naming import answers_two, plays_on
from haftquiz.engine.position import EMPTY, Position, Stack, next_seat
from haftquiz.engine.rules import Cell, Effect, Rules
from haftquiz.engine.stock import deal
from haftquiz.engine.verdict import IllegalMove
from haftquiz.engine.word import caller, recount


def apply(position: Position, move: Move) -> Position:
    """The position after `move`. IllegalMove if the judge refuses it, Unknown if it cannot tell."""
    _must_be_legal(position, move)
    return _after(position, move, unheard)


def advance(position: Position, move: Move) -> Position:
    """The position after a move that `legal_moves` has just listed: it is not judged again."""
    return _after(position, move, unheard)


def trace(position: Position, move: Move) -> tuple[Position, Log]:
    """The position after `move`, and what happened on the way to it."""
    _must_be_legal(position, move)
    log: Log = []
    return _after(position, move, write_to(log)), log


def _must_be_legal(position: Position, move: Move) -> None:
    verdict = judge(position, move)
    if not verdict.legal:
        raise IllegalMove(move, verdict)


def _after(before: Position, move: Move, tell: Tell) -> Position:
    after = before.copy()
    if isinstance(move, Play):
        _play(before, after, move, tell)
    elif isinstance(move, Draw):
        _draw(after, tell)
    elif isinstance(move, Pass):
        _pass(after, tell)
    elif isinstance(move, Call):
        _call(after, move, tell)
    else:
        _catch(after, move, tell)
    return after


def penalize(position: Position) -> tuple[Position, Log]:
    """What the rules do to one who lays a card that may not be laid (WK-57, AM-46).

    Where they name a penalty the card goes back, the cards are drawn and the turn is over; where
    they name none nothing changes.
    """
    cell = position.rules.mistake_penalty
    log: Log = []
    if not cell.value:
        return position, log
    tell = write_to(log)
    after = position.copy()
    got = deal(after, after.turn, cell.value, tell)
    tell(Happening.TOOK, cell, after.turn, got.size)
    recount(after, after.turn)
    after.drew, after.last = (), 0
    _pass_on(after)
    return after, log


# -- laying a card ------------------------------------------------------------------------------


def _play(before: Position, after: Position, move: Play, tell: Tell) -> None:
    mover = after.turn
    _lay(after, move)
    if move.card.rank == "J" and (move.suit or after.rules.jack_suit.value == "own"):
        tell(Happening.NAMED, after.rules.jack_suit)
    hand = after.hands[mover - 1]
    if hand is not None and not hand.size:
        _finish(before, after, move, tell)
    else:
        recount(after, mover, played=True)
        _effect(before, after, move, tell)


def _lay(after: Position, move: Play) -> None:
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
        _pass_on(after)
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
    _pass_on(after)


def _skip(after: Position, effect: Cell, tell: Tell) -> None:
    skipped = next_seat(after, after.turn)
    tell(Happening.SKIPPED, effect, skipped)
    if next_seat(after, skipped) in (skipped, after.turn):
        tell(Happening.TWO_PLAYERS, after.rules.ace_two_players)
    after.burnt = (*after.burnt, skipped)
    _pass_on(after)


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
        _pass_on(after)


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
    _pass_on(after)
    if rules.two_counter.value and after.turn == seat:
        after.giver = mover


def _pass_on(after: Position) -> None:
    """The turn goes to the next player, who need cover nothing; a lost turn is passed over once."""
    mover, burnt = after.turn, after.burnt
    seat = next_seat(after, mover)
    while seat in burnt:
        at = burnt.index(seat)
        burnt = burnt[:at] + burnt[at + 1 :]
        seat = next_seat(after, seat)
    if after.fresh:
        after.fresh = tuple(one for one in after.fresh if not _between(after, mover, one, seat))
    after.turn, after.burnt = seat, burnt
    after.giver, after.follow = 0, False


def _between(position: Position, mover: int, other: int, following: int) -> bool:
    """Whether the turn, going from `mover` to `following`, passed over `other`'s place."""
    if mover == other:
        return False
    seat = mover
    for _ in range(position.seats):
        seat = (seat - 1 + position.direction) % position.seats + 1
        if seat in (other, following):
            break
    return seat == other


# -- drawing ------------------------------------------------------------------------------------


def _draw(after: Position, tell: Tell) -> None:
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
        _pass_on(after)
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
    return bool([card for card in got.cards if match(position, card).legal])


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
        _pass_on(after)


# -- passing and the word -----------------------------------------------------------------------


def _pass(after: Position, tell: Tell) -> None:
    """Keep the drawn card, or go without; a full round of nothing ends the hand (AM-35)."""
    if after.follow:
        tell(Happening.LEFT_OPEN, after.rules.after_open_cover)
    kept, after.drew, after.last = after.drew, (), 0
    if not kept:
        after.passes += 1
        if after.passes >= after.seats - len(after.gone):
            tell(Happening.DEADLOCK, after.rules.deadlock)
            after.follow, after.over = False, True
            return
    _pass_on(after)


def _call(after: Position, move: Call, tell: Tell) -> None:
    seat = caller(after, move)
    tell(Happening.CALLED, after.rules.last_card_word, seat)
    after.uncalled = tuple(other for other in after.uncalled if other != seat)
    after.called = (*after.called, seat)


def _catch(after: Position, move: Catch, tell: Tell) -> None:
    cell = after.rules.last_card_forget
    got = deal(after, move.seat, cell.value, tell)
    tell(Happening.CAUGHT, cell, move.seat, got.size)
    after.uncalled = tuple(seat for seat in after.uncalled if seat != move.seat)
    recount(after, move.seat)
