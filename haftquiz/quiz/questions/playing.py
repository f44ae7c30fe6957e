"""legal, moves, can: what may be played now."""

from haftquiz.engine.matching import weigh
from haftquiz.engine.moves import DRAW, PASS, Move, Play
from haftquiz.engine.position import Position, Unknown
from haftquiz.engine.taking import judge_draw, judge_pass
from haftquiz.engine.verdict import Verdict
from haftquiz.quiz.case import Answer, Case
from haftquiz.quiz.questions.base import Question, draw_cells, why_move
from haftquiz.quiz.shapes import Moves, YesNo


def _weighed(case: Case) -> tuple[Position, list[tuple[Play, Verdict]]]:
    """The cards of the mover's hand, each with its verdict."""
    at = case.with_top()
    hand = at.mover_hand
    if hand is None or hand.unseen:
        case.unknown(Unknown("hand", at.turn))
    try:
        return at, [(Play(card), weigh(at, card)) for card in hand.cards]
    except Unknown as unknown:
        case.unknown(unknown)


def _legal(case: Case) -> Answer:
    at, weighed = _weighed(case)
    cards = [str(play.card) for play, verdict in weighed if verdict.legal]
    answer = Answer(cards, LEGAL.shape.show(cards, case))
    answer.why = [why_move(case, at, play, verdict) for play, verdict in weighed]
    answer.rests_on(*case.rested_on(), *case.on_the_table(), *(v.cell for _, v in weighed))
    return answer


def _moves(case: Case) -> Answer:
    if case.scenario.ask.seat not in (0, case.end.turn):
        case.lacks("حرکت‌ها را از کسی می‌پرسند که نوبت اوست.")
    at, weighed = _weighed(case)
    try:
        others: list[tuple[Move, Verdict]] = [(DRAW, judge_draw(at)), (PASS, judge_pass(at))]
    except Unknown as unknown:
        case.unknown(unknown)
    everything: list[tuple[Move, Verdict]] = [*weighed, *others]
    moves = [str(move) for move, verdict in everything if verdict.legal]
    answer = Answer(moves, MOVES.shape.show(moves, case))
    answer.why = [why_move(case, at, move, verdict) for move, verdict in everything]
    counted = [v.cell for _, v in weighed] + [others[0][1].cell]
    counted += [others[1][1].cell] if others[1][1].legal or at.drew else []
    answer.rests_on(*case.rested_on(), *case.on_the_table(), *counted)
    answer.rests_on(*draw_cells(at, others[0][1]))
    return answer


def _can(case: Case) -> Answer:
    move = case.scenario.ask.move
    if move is None:
        case.lacks(f"«{case.scenario.ask.word}» حرکتِ هفت و نیم است.")
    at = case.with_top()
    if isinstance(move, Play) and not move.suit and not move.seat:
        try:
            verdict = weigh(at, move.card)  # the card alone
        except Unknown as unknown:
            case.unknown(unknown)
    else:
        verdict = case.judge(at, move)
    answer = Answer(verdict.legal, CAN.shape.show(verdict.legal, case))
    answer.why = [why_move(case, at, move, verdict)]
    answer.rests_on(*case.rested_on(), *case.on_the_table(), verdict.cell)
    return answer


def _ask_legal(case: Case) -> str:
    if case.you() == case.end.turn:
        return "کدام کارت‌ها را می‌توانی بازی کنی؟"
    return f"{case.name(case.end.turn)} کدام کارت‌ها را می‌تواند بازی کند؟"


def _ask_moves(case: Case) -> str:
    if case.you() == case.end.turn:
        return "چه کارهایی می‌توانی بکنی؟"
    return f"{case.name(case.end.turn)} چه کارهایی می‌تواند بکند؟"


def _ask_can(case: Case) -> str:
    move = case.scenario.ask.move
    assert move is not None
    what = case.move_name(move)
    if isinstance(move, Play):
        return (
            f"{what}: می‌توانی بازی‌اش کنی؟" if case.you() == case.end.turn
            else f"{what}: {case.name(case.end.turn)} می‌تواند بازی‌اش کند؟"
        )  # fmt: skip
    return f"آیا {what} مجاز است؟"


LEGAL = Question(Moves(), _ask_legal, _legal)
MOVES = Question(Moves(("draw", "pass")), _ask_moves, _moves)
CAN = Question(YesNo(), _ask_can, _can)
