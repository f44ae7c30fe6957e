"""The one judge: whether a move is legal in a position, and why.

Cards are matched in `matching`, what they name in `naming`, drawing and passing in `taking`, the
last-card word in `word`. The move list asks the same functions: it is all that is accepted here.
"""

from collections.abc import Sequence

from haftquiz.engine.cards import Card
from haftquiz.engine.matching import fitting, weigh
from haftquiz.engine.moves import DRAW, PASS, PLAIN, Call, Draw, Move, Pass, Play
from haftquiz.engine.naming import judge_named, names_no_seat, seat_barred
from haftquiz.engine.position import Position, Unknown
from haftquiz.engine.taking import judge_draw, judge_pass
from haftquiz.engine.verdict import Verdict
from haftquiz.engine.word import judge_call, judge_catch


def judge(position: Position, move: Move) -> Verdict:
    """Whether `move` may be made now.

    Raises Unknown where the answer depends on a card or hand that was not told.
    """
    if isinstance(move, Play):
        verdict = weigh(position, move.card)
        return judge_named(position, move, verdict) if verdict.legal else verdict
    if isinstance(move, Draw):
        return judge_draw(position)
    if isinstance(move, Pass):
        return judge_pass(position)
    if isinstance(move, Call):
        return judge_call(position, move)
    return judge_catch(position, move)


def legal_moves(position: Position) -> list[Move]:
    """Every move of the mover that the judge accepts, cards first, in the order of the hand."""
    if position.over:
        return []
    if position.unsettled:
        raise Unknown("pile")
    _whole_hand(position)
    fits = fitting(position)
    moves: list[Move] = []
    free = position.rules.ways
    for card in fits:
        moves += free[card] or _aimed(position, card)
    if judge_draw(position, fits).legal:
        moves.append(DRAW)
    elif judge_pass(position, fits).legal:  # only one who cannot draw may pass
        moves.append(PASS)
    return moves


def _aimed(position: Position, card: Card) -> Sequence[Play]:
    """The ways to lay a giving card: naming each seat that it may, or none if it need not."""
    if names_no_seat(position, card):
        return PLAIN[card]
    seats = range(1, position.seats + 1)
    return [Play(card, "", seat) for seat in seats if not seat_barred(position, seat)]


def legal_cards(position: Position) -> list[Card]:
    """The cards of the mover's hand that may be laid now, in the order of the hand."""
    return [card for card in _whole_hand(position) if weigh(position, card).legal]


def _whole_hand(position: Position) -> tuple[Card, ...]:
    """The mover's cards, all of them."""
    hand = position.mover_hand
    if hand is None or hand.unseen:
        raise Unknown("hand", position.turn)
    return hand.cards
