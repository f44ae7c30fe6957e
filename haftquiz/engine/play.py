"""Making a move: `apply` gives the next position, `trace` also tells what happened on the way.

A position is never changed; every step replaces it.
"""

from haftquiz.engine.events import Event, Happening, Log
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
    return trace(position, move)[0]


def trace(position: Position, move: Move) -> tuple[Position, Log]:
    """The position after `move`, and what happened on the way to it."""
    verdict = judge(position, move)
    if not verdict.legal:
        raise IllegalMove(move, verdict)
    log: Log = []
    if isinstance(move, Play):
        return _play(position, move, log), log
    if isinstance(move, Draw):
        return _draw(position, log), log
    if isinstance(move, Pass):
        return _pass(position, log), log
    if isinstance(move, Call):
        return _call(position, move, log), log
    return _catch(position, move, log), log


def penalize(position: Position) -> tuple[Position, Log]:
    """What the rules do to one who lays a card that may not be laid (WK-57, AM-46).

    Where they name a penalty the card goes back, the cards are drawn and the turn is over; where
    they name none nothing changes.
    """
    cell = position.rules.mistake_penalty
    log: Log = []
    if not cell.value:
        return position, log
    after, got = deal(position, position.turn, cell.value, log)
    log.append(Event(Happening.TOOK, cell, position.turn, got.size))
    after = recount(after, position.turn)._replace(drew=(), last=0)
    return _pass_on(after), log


# -- laying a card ------------------------------------------------------------------------------


def _play(position: Position, move: Play, log: Log) -> Position:
    mover = position.turn
    card = move.card
    after = _lay(position, move)
    if card.rank == "J" and (move.suit or position.rules.jack_suit.value == "own"):
        log.append(Event(Happening.NAMED, position.rules.jack_suit))
    hand = after.hand(mover)
    if hand is not None and not hand.size:
        return _finish(position, after, move, log)
    after = recount(after, mover, played=True)
    return _effect(position, after, move, log)


def _lay(position: Position, move: Play) -> Position:
    """The card goes from the hand to the table; nothing follows from it yet."""
    hand, under = position.mover_hand, position.under
    if hand is not None:
        hand = hand.without(move.card)
    if under is not None and position.top is not None:
        under = Stack((position.top, *under.cards), under.unseen)
    return position._replace(
        hands=position.hands_with(position.turn, hand),
        top=move.card,
        suit=move.suit or move.card.suit,
        under=under,
        drew=(),
        follow=False,
        giver=0,
        last=position.turn,
        passes=0,
    )


def _finish(before: Position, after: Position, move: Play, log: Log) -> Position:
    """The hand is empty: BZ-69 to BZ-73 and their like; a last card that must be covered waits."""
    rules, mover = after.rules, after.turn
    effect = rules.effect(move.card.rank)
    is_eight = move.card.rank == "8"
    if is_eight and effect.value == Effect.COVER and rules.finish_on_8.value == "cover":
        log.append(Event(Happening.CONTINUES, rules.finish_on_8, mover))
        return recount(after._replace(follow=True), mover)
    after = recount(after._replace(gone=(*after.gone, mover)), mover)
    cell = rules.finish_on_8 if is_eight else rules.end_of_hand
    if move.card.rank == "A" and rules.finish_on_A.value:
        cell = rules.finish_on_A
    log.append(Event(Happening.FINISHED, cell, mover))
    if rules.mode.value:
        log.append(Event(Happening.PLAYS_ON, rules.mode, mover))
    if not plays_on(before):
        if effect.value not in (Effect.NONE, Effect.COVER):
            log.append(Event(Happening.LAPSED, _lapse_cell(rules, effect.value), mover))
        return after._replace(over=True, owed=0)
    if effect.value != Effect.NONE or move.card.rank == "J":
        log.append(Event(Happening.STANDS, rules.finish_in_play, mover))
    after = after._replace(fresh=(*after.fresh, mover))
    return _effect(before, after, move, log)


def _lapse_cell(rules: Rules, effect: Effect) -> Cell:
    """The rule that says that a last card of this kind has no effect."""
    if effect == Effect.GIVE:
        return rules.finish_on_2
    if effect == Effect.PENALTY and rules.finish_on_7.value:
        return rules.finish_on_7
    return rules.finish_effects


def _effect(before: Position, after: Position, move: Play, log: Log) -> Position:
    """What the card does, and whose turn it is then."""
    rules, mover = after.rules, after.turn
    effect = rules.effect(move.card.rank)
    kind = effect.value
    if before.follow and kind not in (Effect.NONE, Effect.COVER):
        log.append(Event(Happening.COVERED, rules.followup_effects, mover))
    if kind == Effect.PENALTY:
        return _penalty(before, after, log)
    if kind == Effect.COVER and mover not in after.gone:
        log.append(Event(Happening.CONTINUES, effect, mover))
        return after._replace(follow=True)
    if kind == Effect.REVERSE:
        log.append(Event(Happening.REVERSED, effect, 0, -after.direction))
        if after.seats == 2:
            log.append(Event(Happening.TWO_PLAYERS, rules.ten_two_players))
        return _pass_on(after._replace(direction=-after.direction))
    if kind == Effect.SKIP:
        skipped = next_seat(after, mover)
        log.append(Event(Happening.SKIPPED, effect, skipped))
        if skipped == next_seat(after, skipped) or next_seat(after, skipped) == mover:
            log.append(Event(Happening.TWO_PLAYERS, rules.ace_two_players))
        return _pass_on(after._replace(burnt=(*after.burnt, skipped)))
    if kind == Effect.GIVE:
        return _give(before, after, move, log)
    if move.card.rank != "J":
        log.append(Event(Happening.PLAIN, effect, mover))
    return _pass_on(after)


def _penalty(before: Position, after: Position, log: Log) -> Position:
    """A seven: two more cards for the next player (BZ-28, BZ-45), or a chain begun anew."""
    rules, mover = after.rules, after.turn
    owed = (before.owed if rules.seven_stack.value else 0) + 2
    cell = rules.seven_stack if before.owed else rules.effect("7")
    log.append(Event(Happening.OWES, cell, 0, owed))
    if not before.owed and before.top is not None and before.top.rank == "7" and not before.drew:
        log.append(Event(Happening.CHAIN_ANEW, rules.seven_again))
    after = after._replace(owed=owed)
    beside = (mover - 1 + after.direction) % after.seats + 1
    if rules.comeback_2_and_7.value and beside in after.fresh:
        return _comes_back(after, beside, log)._replace(turn=beside, giver=0)
    return _pass_on(after)


def _comes_back(position: Position, seat: int, log: Log) -> Position:
    """A player who has just gone out is in again, with whatever he now has to take (WK-62)."""
    log.append(Event(Happening.CAME_BACK, position.rules.comeback_how, seat))
    return position.with_hand(seat, EMPTY)._replace(
        gone=tuple(other for other in position.gone if other != seat),
        fresh=tuple(other for other in position.fresh if other != seat),
    )


def _give(before: Position, after: Position, move: Play, log: Log) -> Position:
    """A two: one card to the seat named (BZ-37); an answering two gives two to the giver."""
    rules = after.rules
    if answers_two(before, move.card):
        seat, amount, cell = before.giver, 2, rules.two_counter
    else:
        seat, amount, cell = move.seat, 1, rules.two
    if seat in after.gone:
        after = _comes_back(after, seat, log)
    if seat:  # a last two may name nobody
        after, got = deal(after, seat, amount, log)
        log.append(Event(Happening.GAVE, cell, seat, got.size))
        after = recount(after, seat)
        log.append(Event(Happening.TURN_KEPT, rules.two_target_loses_turn, seat))
    if seat and rules.two_target_loses_turn.value:
        after = after._replace(burnt=(*after.burnt, seat))
    mover = after.turn
    after = _pass_on(after)
    if rules.two_counter.value and after.turn == seat:
        after = after._replace(giver=mover)
    return after


def _pass_on(position: Position) -> Position:
    """The turn goes to the next player, who need cover nothing; a lost turn is passed over once."""
    mover = position.turn
    seat = next_seat(position, mover)
    burnt = position.burnt
    while seat in burnt:
        at = burnt.index(seat)
        burnt = burnt[:at] + burnt[at + 1 :]
        seat = next_seat(position, seat)
    fresh = position.fresh
    if fresh:
        fresh = tuple(other for other in fresh if not _between(position, mover, other, seat))
    return position._replace(turn=seat, burnt=burnt, fresh=fresh, giver=0, follow=False)


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


def _draw(position: Position, log: Log) -> Position:
    if position.owed:
        return _take_penalty(position, log)
    mover = position.turn
    after, got = deal(position._replace(last=0, passes=0), mover, 1, log)
    after = recount(after, mover)
    cell = position.rules.draw_count
    if position.follow and position.top is not None:
        cell = position.rules.covers[position.top.rank].no_followup
    log.append(Event(Happening.DREW, cell, mover, 1))
    ends = _draw_ends(after, got, log)
    if ends is None:
        return after._replace(unsettled="drawn")
    if ends:
        return _pass_on(after)
    return after._replace(drew=got.cards)


def _draw_ends(position: Position, got: Stack, log: Log) -> bool | None:
    """Whether having drawn `got` ends the turn by itself; None if an unseen card decides it."""
    rules = position.rules
    allowed = rules.drawn_card_playable
    if position.follow and position.top is not None:
        allowed = rules.covers[position.top.rank].drawn_playable
    if not allowed.value:
        if position.follow:
            fits = any(match(position, card).legal for card in got.cards)
            ends = allowed if fits else allowed._replace(assumed="")
            log.append(Event(Happening.TURN_ENDS, ends))
            log.append(Event(Happening.LEFT_OPEN, rules.after_open_cover))
        return True
    if got.unseen:
        return None
    if not any(match(position, card).legal for card in got.cards):
        ends = rules.eight_drawn_unplayable if position.follow else rules.drawn_unplayable
        log.append(Event(Happening.TURN_ENDS, ends))
        if position.follow:
            log.append(Event(Happening.LEFT_OPEN, rules.after_open_cover))
        return True
    log.append(Event(Happening.MAY_PLAY, allowed, position.turn))
    return False


def _take_penalty(position: Position, log: Log) -> Position:
    """The whole penalty (BZ-30); the turn ends (BZ-47), unless a seven just drawn may be laid."""
    rules, mover, due = position.rules, position.turn, position.owed
    after, got = deal(position, mover, due, log)
    after = recount(after, mover)._replace(owed=0, last=0, passes=0)
    log.append(Event(Happening.TOOK, rules.seven_take_ends_turn, mover, got.size))
    log.append(Event(Happening.SPENT, rules.seven_after_taken))
    if got.size < due:
        short = rules.penalty_exceeds_stock if got.size else rules.penalty_of_nothing
        log.append(Event(Happening.SHORT, short, mover, got.size))
    if rules.seven_drawn_with_penalty.value == "may":
        sevens = tuple(card for card in got.cards if card.rank == "7")
        if sevens:
            log.append(Event(Happening.MAY_PLAY, rules.seven_drawn_with_penalty, mover))
            return after._replace(drew=sevens)
        if got.unseen:
            return after._replace(unsettled="penalty")
    elif any(card.rank == "7" for card in got.cards):
        log.append(Event(Happening.SPENT_TOO, rules.seven_drawn_with_penalty, mover))
    if not rules.seven_take_ends_turn.value:
        return after
    return _pass_on(after)


# -- passing and the word -----------------------------------------------------------------------


def _pass(position: Position, log: Log) -> Position:
    """Keep the drawn card, or go without; a full round of nothing ends the hand (AM-35)."""
    after = position._replace(drew=(), last=0)
    if position.follow:
        log.append(Event(Happening.LEFT_OPEN, position.rules.after_open_cover))
    if position.drew:
        return _pass_on(after)
    passes = position.passes + 1
    if passes >= position.seats - len(position.gone):
        log.append(Event(Happening.DEADLOCK, position.rules.deadlock))
        return after._replace(follow=False, passes=passes, over=True)
    return _pass_on(after._replace(passes=passes))


def _call(position: Position, move: Call, log: Log) -> Position:
    seat = caller(position, move)
    log.append(Event(Happening.CALLED, position.rules.last_card_word, seat))
    uncalled = tuple(other for other in position.uncalled if other != seat)
    return position._replace(uncalled=uncalled, called=(*position.called, seat))


def _catch(position: Position, move: Catch, log: Log) -> Position:
    cell = position.rules.last_card_forget
    after, got = deal(position, move.seat, cell.value, log)
    log.append(Event(Happening.CAUGHT, cell, move.seat, got.size))
    uncalled = tuple(seat for seat in after.uncalled if seat != move.seat)
    return recount(after._replace(uncalled=uncalled), move.seat)
