"""draw, turn, direction, suit, owed, cards: what the state of play is after `then`."""

from haftquiz.engine.moves import DRAW
from haftquiz.engine.position import Unknown
from haftquiz.engine.taking import judge_draw
from haftquiz.quiz.case import Answer, Case, Why
from haftquiz.quiz.persian import SUIT_NAMES, digits
from haftquiz.quiz.questions.base import Question, draw_cells, why_move, why_steps
from haftquiz.quiz.shapes import DIRECTION, SUIT, Number, Seat


def _draw(case: Case) -> Answer:
    at = case.with_top()
    try:
        verdict = judge_draw(at)
    except Unknown as unknown:
        case.unknown(unknown)
    number = (at.owed or 1) if verdict.legal else 0
    supply = at.supply()
    short = verdict.legal and supply is not None and supply < number
    if short and supply is not None:
        number = supply
    answer = Answer(number, DRAW_NOW.shape.show(number, case))
    answer.why = [why_move(case, at, DRAW, verdict)]
    if at.owed:
        answer.why.append(_chain(case))
    answer.rests_on(*case.rested_on(), *case.on_the_table(), verdict.cell)
    answer.rests_on(*draw_cells(at, verdict))
    if short:
        rules = at.rules
        answer.rests_on(rules.penalty_exceeds_stock if supply else rules.penalty_of_nothing)
    return answer


def _chain(case: Case) -> Why:
    """«۳ هفت × ۲ = ۶»."""
    at = case.end
    sevens = at.owed // 2
    text = f"{digits(sevens)} هفت × {digits(2)} = {digits(at.owed)}"
    cell = at.rules.seven_stack if sevens > 1 else at.rules.effects["7"]
    return Why(text, cell.clause)


def _owed(case: Case) -> Answer:
    at = case.end if case.end.unsettled == "drawn" else case.settled()
    answer = Answer(at.owed, OWED.shape.show(at.owed, case))
    answer.why = [_chain(case)] if at.owed else [*why_steps(case)]
    if not answer.why:
        effect = at.rules.seven
        answer.why = [Why("جریمه‌ای روی میز نیست.", effect.clause)]
    answer.rests_on(*case.rested_on())
    return answer


def _turn(case: Case) -> Answer:
    at = case.settled()
    seat = None if at.over else at.turn
    answer = Answer(seat, TURN.shape.show(seat, case))
    answer.why = [*why_steps(case)]
    if not answer.why and at.follow and at.top:
        effect = at.rules.effects[at.top.rank]
        answer.why = [Why(f"نوبتِ {case.name(at.turn)} ادامه دارد.", effect.clause)]
    elif not answer.why and seat:
        text = f"هنوز کسی حرکتی نکرده است؛ {case.whose_turn(seat)}."
        answer.why = [Why(text, at.rules.first_player.clause)]
    answer.rests_on(*case.rested_on())
    return answer


def _direction(case: Case) -> Answer:
    word = "fwd" if case.end.direction == 1 else "rev"
    answer = Answer(word, DIRECTION_NOW.shape.show(word, case))
    answer.why = [*why_steps(case)]
    if not answer.why:
        text = f"هنوز کسی حرکتی نکرده است؛ جهت همان است که بود: {answer.text}."
        answer.why = [Why(text, case.rules.initial_direction.clause)]
    answer.rests_on(*case.rested_on())
    return answer


def _suit(case: Case) -> Answer:
    at = case.end
    if at.top is None:
        case.unknown(Unknown("top"))
    answer = Answer(at.suit, SUIT_NOW.shape.show(at.suit, case))
    named = at.suit != at.top.suit
    cell = at.rules.named_suit if named else at.rules.match_rule
    text = (
        f"خالِ اعلام‌شده {SUIT_NAMES[at.suit]} است و جای خالِ سرباز را می‌گیرد." if named
        else f"کارت روی زمین {SUIT_NAMES[at.suit]} است."
    )  # fmt: skip
    answer.why = [*why_steps(case), Why(text, cell.clause)]
    answer.rests_on(*case.rested_on())
    return answer


def _cards(case: Case) -> Answer:
    seat = case.scenario.ask.seat
    hand = case.end.hand(seat)
    if hand is None:
        if seat in case.end.gone:
            hand = case.end.hands[seat - 1]
        case.unknown(Unknown("hand", seat))
    answer = Answer(hand.size, CARDS.shape.show(hand.size, case))
    answer.why = [*why_steps(case)]
    begun = case.scenario.start.hand(seat)
    if begun is not None and begun.size != hand.size:
        answer.why.append(Why(_sum(begun.size, hand.size)))
    answer.rests_on(*case.rested_on())
    return answer


def _sum(before: int, after: int) -> str:
    sign = "+" if after > before else "−"
    return f"{digits(before)} {sign} {digits(abs(after - before))} = {digits(after)}"


def _ask_draw(case: Case) -> str:
    if case.you() == case.end.turn:
        return "اگر الان از دسته برداری، چند کارت برمی‌داری؟"
    return f"{case.name(case.end.turn)} اگر از دسته بردارد، چند کارت برمی‌دارد؟"


def _ask_turn(case: Case) -> str:
    return "حالا نوبت کیست؟"


def _ask_suit(case: Case) -> str:
    if case.end.over:
        return "خالِ اعلام‌شده کدام است؟"
    return "نفر بعد باید با چه خالی جور کند؟"


def _ask_owed(case: Case) -> str:
    return "جریمهٔ روی میز چند کارت است؟"


DRAW_NOW = Question(Number("کارت"), _ask_draw, _draw)
TURN = Question(Seat("هیچ‌کس؛ دست تمام است"), _ask_turn, _turn)
DIRECTION_NOW = Question(DIRECTION, lambda case: "جهت بازی حالا کدام است؟", _direction)
SUIT_NOW = Question(SUIT, _ask_suit, _suit)
OWED = Question(Number("کارت"), _ask_owed, _owed)
CARDS = Question(
    Number("کارت"),
    lambda case: case.does(case.scenario.ask.seat, "حالا چند کارت دارد؟", "حالا چند کارت داری؟"),
    _cards,
)
