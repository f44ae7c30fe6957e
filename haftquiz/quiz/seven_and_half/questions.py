"""The questions of «هفت و نیم»: totals, outcomes, payments, the bank, moves and turns."""

from typing import Any

from haftquiz.engine.cards import Card
from haftquiz.engine.position import Unknown
from haftquiz.engine.rules import Cell
from haftquiz.engine.seven_and_half.hands import card_points
from haftquiz.engine.seven_and_half.play import MOVES, HalfReason, HalfVerdict, judge_hand
from haftquiz.engine.seven_and_half.rules import PICTURES, SEVEN_AND_HALF, HalfRules
from haftquiz.engine.seven_and_half.settle import next_banker, outcomes, pay
from haftquiz.quiz.case import Answer, Why
from haftquiz.quiz.persian import card_name, digits
from haftquiz.quiz.questions.base import Question
from haftquiz.quiz.reading import Unreadable
from haftquiz.quiz.seven_and_half.case import HalfCase
from haftquiz.quiz.seven_and_half.explain import (
    MOVE_NAMES,
    halves,
    number,
    outcome_text,
    reason_text,
    sum_text,
    working_text,
)
from haftquiz.quiz.seven_and_half.shapes import HalfChoice, HalfMoves, HalfNumber, Pays, signed
from haftquiz.quiz.shapes import Number, Place, Seat, YesNo


def _one_or_list(values: list[Any]) -> Any:
    return values[0] if len(values) == 1 else values


def _worths(case: HalfCase, seat: int) -> list[Any]:
    try:
        return case.end.worths(seat)
    except Unknown as unknown:
        case.unknown(unknown)


def _sums(case: HalfCase, seat: int) -> list[Why]:
    """Card by card, then the sum of each hand that has more than one."""
    at, lines = case.end, []
    hands, worths = at.hands[seat - 1] or (), at.worths(seat)
    for which, hand, worth in zip(_which(len(hands)), hands, worths, strict=True):
        for card in hand.cards:
            by_wild = worth.wild and card == at.wild
            cell = case.rules.wild_values if by_wild else _points_cell(case.rules, card)
            told = "وحشی" if by_wild else halves(card_points(case.rules, card))
            lines.append(Why(f"{card_name(card)}: {told}", cell.clause))
        if worth.wild or len(hand.cards) > 1:
            lines.append(Why(which + sum_text(at, hand, worth)))
    return lines


def _which(hands: int) -> list[str]:
    """What a line about one hand begins with: «دست ۲: » after a split, else nothing."""
    return [f"دست {digits(n)}: " for n in range(1, hands + 1)] if hands > 1 else [""] * hands


def _points_cell(rules: HalfRules, card: Card) -> Cell:
    if card.rank in PICTURES:
        return rules.picture_points
    return rules.ace_points if card.rank == "A" else rules.number_points


def _total(case: HalfCase) -> Answer:
    seat = case.scenario.ask.seat
    worths = _worths(case, seat)
    value = _one_or_list([number(worth.total) for worth in worths])
    answer = Answer(value, TOTAL.shape.show(value, case), _sums(case, seat))
    answer.rests_on(*case.wild_default())
    if any(worth.wild for worth in worths):
        answer.rests_on(case.rules.wild_natural)
    return answer


def _bust(case: HalfCase) -> Answer:
    seat = case.scenario.ask.seat
    worths = _worths(case, seat)
    value = _one_or_list([worth.over for worth in worths])
    answer = Answer(value, BUST.shape.show(value, case), _sums(case, seat))
    answer.why.append(Why("هر چه از ۷٫۵ بیشتر باشد می‌سوزد.", case.rules.over.clause))
    answer.rests_on(*case.wild_default())
    return answer


def _player(case: HalfCase) -> int:
    """The seat that is asked of, which is not the banker's."""
    seat = case.scenario.ask.seat
    if seat == case.end.banker:
        case.lacks("این پرسش دربارهٔ بازیکنان است، نه بانکدار.")
    return seat


def _outcomes(case: HalfCase, seat: int) -> tuple[list[Any], list[Why]]:
    at = case.end
    try:
        found = outcomes(at, seat)
    except Unknown as unknown:
        case.unknown(unknown)
    told = at.banker and at.hands[at.banker - 1] is not None
    bank = at.worths(at.banker)[0] if told else None
    worths = at.worths(seat)
    why = [
        Why(which + outcome_text(outcome, mine, bank), outcome.decider.clause)
        for which, outcome, mine in zip(_which(len(found)), found, worths, strict=True)
    ]
    return found, [*_sums(case, seat), *why]


def _result(case: HalfCase) -> Answer:
    found, why = _outcomes(case, _player(case))
    value = _one_or_list(["win" if outcome.wins else "lose" for outcome in found])
    answer = Answer(value, RESULT.shape.show(value, case), why)
    answer.rests_on(*case.wild_default())
    for outcome in found:
        answer.rests_on(outcome.decider, *outcome.others)
    return answer


def _pay(case: HalfCase) -> Answer:
    seat = _player(case)
    found, why = _outcomes(case, seat)
    value = _amount(case, seat)
    answer = Answer(value, PAY.shape.show(value, case), why)
    answer.rests_on(*case.wild_default())
    for which, outcome in zip(_which(len(found)), found, strict=True):
        answer.rests_on(*outcome.cells)
        if outcome.times > 1:
            text = f"{which}جز شرط، {digits(outcome.times)} برابرِ آن را می‌گیرد."
            answer.why.append(Why(text, outcome.payment.clause))
    limits, stake = case.end.limits, case.end.stakes[seat - 1] or 0
    if len(found) > 1 or found[0].times > 1:
        answer.why.append(Why(f"{working_text(found, stake)} = {signed(value)}"))
    if limits and len(found) * stake > limits[1]:
        answer.rests_on(case.rules.split_limit)
    return answer


def _amount(case: HalfCase, seat: int) -> int:
    try:
        return pay(case.end, seat)
    except Unknown as unknown:
        case.unknown(unknown)


def _punters(case: HalfCase) -> list[int]:
    try:
        return case.end.punters()
    except Unknown as unknown:
        case.unknown(unknown)


def _pays(case: HalfCase) -> Answer:
    seats = sorted(_punters(case))
    value = {str(seat): _amount(case, seat) for seat in seats}
    answer = Answer(value, PAYS.shape.show(value, case))
    answer.rests_on(*case.wild_default())
    for seat in seats:
        found, why = _outcomes(case, seat)
        answer.why += [line._replace(text=f"{case.name(seat)}: {line.text}") for line in why]
        for outcome in found:
            answer.rests_on(*outcome.cells)
    return answer


def _bank(case: HalfCase) -> Answer:
    try:
        seat, cells = next_banker(case.end)
    except Unknown as unknown:
        case.unknown(unknown)
    answer = Answer(seat, BANK.shape.show(seat, case))
    text = f"بانک به {case.name(seat)} می‌رسد."
    if seat == case.end.banker:
        text = "بانک جابه‌جا نمی‌شود."
    answer.why = [Why(text, cells[0].clause)]
    answer.rests_on(*case.wild_default(), *cells)
    return answer


def _moves(case: HalfCase) -> Answer:
    at = case.end
    seat = case.scenario.ask.seat or at.turn
    if case.scenario.ask.seat == 0 and at.over:
        return Answer([], MOVES_NOW.shape.show([], case))
    try:
        hands = at.known(seat)
        if at.unsettled:
            raise Unknown("pile")
    except Unknown as unknown:
        case.unknown(unknown)
    answer = Answer([], "")
    each = []
    for hand in hands:
        known = [move for move in MOVES if move != "split" or case.rules.split.value]
        verdicts = {move: judge_hand(at, seat, hand, move) for move in known}
        each.append([move for move, verdict in verdicts.items() if verdict.legal])
        answer.why += [_why(move, verdict) for move, verdict in verdicts.items()]
        drawn = (case.rules.banker_draws, case.rules.cards_out)
        answer.rests_on(*(v.cell for v in verdicts.values() if v.cell in drawn))
    answer.value = _one_or_list(each)
    answer.text = MOVES_NOW.shape.show(answer.value, case)
    answer.rests_on(*case.wild_default())
    return answer


def _why(move: str, verdict: HalfVerdict) -> Why:
    text = reason_text(verdict)
    return Why(text, verdict.cell.clause, move, verdict.legal, str(verdict.reason))


def _why_step(case: HalfCase, number: int) -> Why:
    """A move of `then` with what it led to: over, at seven and a half, or neither."""
    before, move, verdict = case.steps[number]
    after = case.steps[number + 1][0] if number + 1 < len(case.steps) else case.end
    hands = after.hands[before.turn - 1] or ()
    if move == "hit" and not after.unsettled and before.active < len(hands):
        worth = after.worths(before.turn)[before.active]
        if worth.over:
            verdict = verdict._replace(reason=HalfReason.IS_OVER, cell=case.rules.over)
        elif worth.total == SEVEN_AND_HALF:
            verdict = verdict._replace(reason=HalfReason.AT_SEVEN_AND_HALF, cell=case.rules.exact)
    elif move == "stand":
        verdict = verdict._replace(reason=HalfReason.STANDS)
    why = _why(move, verdict)
    return why._replace(text=f"{case.name(before.turn)}: {why.text}")


def _can(case: HalfCase) -> Answer:
    move = case.scenario.ask.word
    if not move:
        case.lacks("در هفت و نیم فقط «کارت»، «بس» و «تقسیم» حرکت‌اند.")
    verdict = case.judge(move)
    answer = Answer(verdict.legal, CAN.shape.show(verdict.legal, case), [_why(move, verdict)])
    answer.rests_on(*case.wild_default())
    defaults = (case.rules.banker_draws, case.rules.cards_out, case.rules.banker_idle)
    if verdict.cell in defaults:
        answer.rests_on(verdict.cell)
    return answer


def _turn(case: HalfCase) -> Answer:
    at = case.end
    _punters(case)
    if at.unsettled:
        case.unknown(Unknown("pile"))
    seat = None if at.over else at.turn
    answer = Answer(seat, TURN.shape.show(seat, case))
    answer.why = [_why_step(case, number) for number in range(len(case.steps))]
    first = case.rules.first_to_act
    if not answer.why and seat:
        text = f"هنوز کسی حرکتی نکرده است؛ {case.whose_turn(seat)}."
        answer.why = [Why(text, first.clause)]
    if "turn" not in case.scenario.lines:
        answer.rests_on(first)
    if at.over and not at.settled(at.banker):
        idle = all(at.hands[s - 1] and all(w.over for w in at.worths(s)) for s in at.punters())
        answer.rests_on(*([case.rules.banker_idle] if idle else []))
    return answer


def _cards(case: HalfCase) -> Answer:
    seat = case.scenario.ask.seat
    hands = case.end.hands[seat - 1]
    if hands is None:
        case.unknown(Unknown("hand", seat))
    drawn = 1 if case.end.unsettled and case.end.turn == seat else 0
    value = sum(len(hand.cards) for hand in hands) + drawn
    return Answer(value, CARDS.shape.show(value, case))


def _mistake(case: HalfCase) -> Answer:
    if not case.scenario.then:
        case.lacks("برای یافتن اشتباه باید حرکت‌هایی در «سپس» باشد.", "then")
    found, why = None, []
    for place, move in enumerate(case.scenario.then, 1):
        verdict = case.judge(move)
        why.append(_why(move, verdict))
        if not verdict.legal:
            found = place
            break
        case.step(move, verdict)
    text = "همه درست است" if found is None else f"حرکت {digits(found)}: {MOVE_NAMES[move]}"
    return Answer(found, text, why)


def _deal(case: HalfCase) -> Answer:
    cell = case.rules.hand_size
    text = f"در شروع به هر نفر {digits(cell.value)} کارت می‌دهند، پشت‌رو."
    return Answer(cell.value, DEAL.shape.show(cell.value, case), [Why(text, cell.clause)])


def _decks(case: HalfCase) -> Answer:
    cell = case.rules.deck
    text = f"یک بسته، با {digits(cell.value)} کارت؛ بدون ۸، ۹ و ۱۰."
    return Answer(1, DECKS.shape.show(1, case), [Why(text, cell.clause)])


def _read_result(text: str) -> str:
    words = {"win": "win", "lose": "lose", "برد": "win", "باخت": "lose"}
    try:
        return words[text.strip().lower()]
    except KeyError:
        raise Unreadable("پاسخ «برد» یا «باخت» است.") from None


def _of(what: str, you: str) -> Any:
    """A prompt about the player who is asked of."""
    return lambda case: case.does(case.scenario.ask.seat or case.end.turn, what, you)


_yes = YesNo()
_RESULTS = {"win": "برد", "lose": "باخت"}

TOTAL = Question(HalfNumber("امتیاز"), _of("چند امتیاز دارد؟", "چند امتیاز داری؟"), _total)
BUST = Question(
    HalfChoice(
        {True: "بله", False: "نه"}, {True: "yes", False: "no"}, lambda t: _yes.read(t, None)
    ),
    _of("از هفت و نیم گذشته است؟", "از هفت و نیم گذشته‌ای؟"),
    _bust,
)
RESULT = Question(
    HalfChoice(_RESULTS, {"win": "win", "lose": "lose"}, _read_result),
    _of("از بانکدار می‌برد یا به او می‌بازد؟", "از بانکدار می‌بری یا به او می‌بازی؟"),
    _result,
)
PAY = Question(
    HalfNumber("واحد", "signed"),
    _of(
        "جز شرطش چقدر از بانک می‌گیرد؟ (اگر شرط را ببازد، منفی)",
        "جز شرطت چقدر از بانک می‌گیری؟ (اگر شرط را ببازی، منفی)",
    ),
    _pay,
)
PAYS = Question(Pays("واحد"), lambda case: "هر کس جز شرطش چقدر از بانک می‌گیرد؟", _pays)
BANK = Question(Seat("هیچ‌کس"), lambda case: "دست بعد را چه کسی پخش می‌کند؟", _bank)
MOVES_NOW = Question(
    HalfMoves(), _of("چه کارهایی می‌تواند بکند؟", "چه کارهایی می‌توانی بکنی؟"), _moves
)
CAN = Question(
    _yes, lambda case: f"آیا {MOVE_NAMES.get(case.scenario.ask.word, '')} مجاز است؟", _can
)
TURN = Question(Seat("هیچ‌کس؛ همه بازی کرده‌اند"), lambda case: "حالا نوبت کیست؟", _turn)
CARDS = Question(Number("کارت"), _of("حالا چند کارت دارد؟", "حالا چند کارت داری؟"), _cards)
MISTAKE = Question(Place(), lambda case: "اولین حرکتِ نادرست کدام است؟", _mistake)
DEAL = Question(
    Number("کارت"), lambda case: "در شروع به هر نفر چند کارت می‌دهند؟", _deal, table=False
)
DECKS = Question(Number("بسته"), lambda case: "با چند بسته کارت بازی می‌کنند؟", _decks, table=False)

HALF_QUESTIONS: dict[str, Question] = {
    "total": TOTAL,
    "bust": BUST,
    "result": RESULT,
    "pay": PAY,
    "pays": PAYS,
    "bank": BANK,
    "moves": MOVES_NOW,
    "legal": MOVES_NOW,
    "can": CAN,
    "turn": TURN,
    "cards": CARDS,
    "mistake": MISTAKE,
    "deal": DEAL,
    "decks": DECKS,
}
