"""The one judge: whether a move is legal in a position, and why.

Cards are matched in `matching`, what they name in `naming`, drawing and passing in `taking`, the
last-card word in `word`; the move list is every candidate that is accepted here.
"""

from haftquiz.engine.cards import SUITS, Card
from haftquiz.engine.matching import fitting, match, weigh
from haftquiz.engine.moves import DRAW, PASS, Call, Draw, Move, Pass, Play
from haftquiz.engine.naming import answers_two, ends_hand, judge_named
from haftquiz.engine.position import Position, Unknown
from haftquiz.engine.rules import Effect
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
    """Every move of the mover that the judge accepts, cards first, in the order of the hand.

    Ways to name a suit or a seat are tried only for a card that may be laid.
    """
    if position.over:
        return []
    if position.unsettled:
        raise Unknown("pile")
    _whole_hand(position)
    moves: list[Move] = []
    fits = fitting(position)
    for card in fits:
        verdict = match(position, card)
        moves += [way for way in _ways(position, card) if judge_named(position, way, verdict).legal]
    if judge_draw(position, fits).legal:
        moves.append(DRAW)
    if judge_pass(position, fits).legal:
        moves.append(PASS)
    return moves


def _ways(position: Position, card: Card) -> list[Play]:
    rules = position.rules
    if card.rank == "J" and rules.jack_suit.value == "free":
        return [Play(card, suit) for suit in SUITS]
    gives = rules.effect(card.rank).value == Effect.GIVE
    if gives and not ends_hand(position) and not answers_two(position, card):
        return [Play(card, "", seat) for seat in range(1, position.seats + 1)]
    return [Play(card)]


def legal_cards(position: Position) -> list[Card]:
    """The cards of the mover's hand that may be laid now, in the order of the hand."""
    return [card for card in _whole_hand(position) if weigh(position, card).legal]


def _whole_hand(position: Position) -> tuple[Card, ...]:
    """The mover's cards, all of them."""
    hand = position.mover_hand
    if hand is None or hand.unseen:
        raise Unknown("hand", position.turn)
    return hand.cards
