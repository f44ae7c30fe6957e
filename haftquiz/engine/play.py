"""Making a move: `apply` gives the next position, `trace` also tells what happened on the way.

A position that was given is never changed: a move copies it once, and its steps (`laying`,
`drawing`) change the copy. They call it `after`.
"""

from haftquiz.engine.drawing import draw
from haftquiz.engine.events import Happening, Log, Tell, unheard, write_to
from haftquiz.engine.judge import judge
from haftquiz.engine.laying import lay
from haftquiz.engine.moves import Call, Catch, Draw, Move, Pass, Play
from haftquiz.engine.position import Position
from haftquiz.engine.stock import deal
from haftquiz.engine.turns import pass_on
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
        lay(before, after, move, tell)
    elif isinstance(move, Draw):
        draw(after, tell)
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
    pass_on(after)
    return after, log


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
    pass_on(after)


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
