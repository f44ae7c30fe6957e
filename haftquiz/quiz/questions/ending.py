"""winner, score, scores, ranking: how a hand ends."""

from haftquiz.engine.cards import Card
from haftquiz.engine.position import Position, Unknown
from haftquiz.engine.score import hand_points, multiplier, rank
from haftquiz.quiz.case import Answer, Case, Why
from haftquiz.quiz.persian import card_name, digits, join
from haftquiz.quiz.questions.base import Question, why_steps
from haftquiz.quiz.shapes import Map, Number, Places, Seat


def winner_of(case: Case) -> int | None:
    """Who won the hand: told, or gone out, or the only one without a declared hand."""
    told = case.scenario.winner
    at = case.end
    if told is not None:
        hand = at.hand(told)
        if hand is not None and hand.size:
            case.lacks(
                f"برنده کارتی در دست ندارد، پس دستِ {case.name(told)} باید خالی باشد.", "winner"
            )
        return told
    if at.gone:
        return at.gone[0]
    waits = at.turn if at.follow else 0  # who has laid a last card that must be covered
    empty = [
        seat
        for seat, hand in enumerate(at.hands, 1)
        if hand is not None and not hand.size and seat != waits
    ]
    if len(empty) == 1:
        return empty[0]
    undeclared = [seat for seat, hand in enumerate(at.hands, 1) if hand is None]
    if len(undeclared) == 1 and case.scenario.ask.kind != "winner":
        return undeclared[0]
    return undeclared[0] if case.scenario.out is not None and len(undeclared) == 1 else None


def _winner(case: Case) -> Answer:
    seat = winner_of(case)
    answer = Answer(seat, WINNER.shape.show(seat, case))
    answer.why = [*why_steps(case)]
    if seat is not None and not answer.why:
        answer.why = [Why("هر که زودتر دستش را خالی کند برنده است.", case.rules.end_of_hand.clause)]
    answer.rests_on(*case.rested_on())
    return answer


def points_of(case: Case, seat: int) -> int:
    """The points that a seat is charged for this hand."""
    hand = case.end.hand(seat)
    if hand is None:
        if seat == winner_of(case):
            return 0
        case.unknown(Unknown("hand", seat))
    if hand.unseen:
        case.unknown(Unknown("hand", seat))
    return hand_points(case.rules, hand.cards, case.out_card())


def _working(case: Case, seat: int, label: bool = False) -> list[Why]:
    """Card by card, then the sum: «۵ + ۳ + ۰ = ۸», doubled where a jack won the hand."""
    hand = case.end.hand(seat)
    who = f"{case.name(seat)}: " if label else ""
    if hand is None or not hand.size:
        return [Why(f"{who}کارتی در دست نمانده است؛ ۰.", case.rules.finisher_points.clause)]
    cells = [(card, case.rules.points(card.rank)) for card in hand.cards]
    lines = [
        Why(f"{card_name(card)}: {digits(cell.value)}", cell.clause, str(card))
        for card, cell in cells
    ]
    text = " + ".join(digits(cell.value) for _, cell in cells)
    total = sum(cell.value for _, cell in cells)
    times = multiplier(case.rules, case.out_card())
    if times > 1:
        double = case.rules.double_on_jack_finish
        text = f"({text})" if len(cells) > 1 else text
        text = f"{text} × {digits(times)} = {digits(total * times)}"
        lines.append(Why(f"{who}{text}؛ چون دست با سرباز تمام شده است.", double.clause))
    elif len(cells) > 1:
        lines.append(Why(f"{who}{text} = {digits(total)}"))
    elif label:
        lines.append(Why(f"{who}{text}"))
    out, double = case.out_card(), case.rules.double_on_jack_finish
    if out is not None and out.rank == "J" and times == 1:
        lines.append(Why("تمام کردن با سرباز این‌جا چیزی را دو برابر نمی‌کند.", double.clause))
    return lines


def _score(case: Case) -> Answer:
    seat = case.scenario.ask.seat
    points = points_of(case, seat)
    answer = Answer(points, SCORE.shape.show(points, case), _working(case, seat))
    _rest_scores(case, answer, [seat])
    return answer


def _scores(case: Case) -> Answer:
    seats = [seat for seat, hand in enumerate(case.end.hands, 1) if hand is not None]
    if not seats:
        case.unknown(Unknown("hand", case.end.turn))
    value = {str(seat): points_of(case, seat) for seat in seats}
    why = [line for seat in seats for line in _working(case, seat, label=True)]
    answer = Answer(value, SCORES.shape.show(value, case), why)
    _rest_scores(case, answer, seats)
    return answer


def _rest_scores(case: Case, answer: Answer, seats: list[int]) -> None:
    answer.rests_on(*case.rested_on())
    if case.rules.mode.value == "elimination":
        answer.rests_on(case.rules.mode)  # no points are counted where the others play on
    if multiplier(case.rules, case.out_card()) > 1:
        answer.rests_on(case.rules.double_on_jack_finish)
    for seat in seats:
        hand = case.end.hand(seat)
        if hand is None or not hand.size:
            answer.rests_on(case.rules.finisher_points)
        else:
            answer.rests_on(*(case.rules.points(card.rank) for card in hand.cards))


def _ranking(case: Case) -> Answer:
    if case.rules.mode.value == "elimination":
        return _going_out(case)
    return _by_totals(case) if ranks_by_totals(case) else _by_this_hand(case)


def ranks_by_totals(case: Case) -> bool:
    """Whether the running totals put players in order, not the cards left in this hand."""
    return case.rules.ranking.value != "this-hand" and bool(case.scenario.totals)


def _going_out(case: Case) -> Answer:
    """The order of going out; the one who is left is last (WK-25, WK-26)."""
    gone = list(case.end.gone)
    left = [seat for seat in range(1, case.scenario.players + 1) if seat not in gone]
    if len(left) > 1:
        case.lacks("هنوز بیش از یک نفر در بازی است؛ رتبه‌ها معلوم نیست.")
    value = gone + left
    answer = Answer(value, RANKING.shape.show(value, case), [*why_steps(case)])
    answer.why.append(Why("هر که زودتر کارت تمام کرد بالاتر است.", case.rules.ranking.clause))
    answer.rests_on(*case.rested_on(), case.rules.mode)
    return answer


def _by_totals(case: Case) -> Answer:
    """The running totals, fewer being better (VG-15, KF-42)."""
    totals = dict(case.scenario.totals)
    return _ranked(case, rank(totals), totals, "مجموع")


def _ranked(case: Case, places: list[list[int]], points: dict[int, int], label: str) -> Answer:
    value = [group[0] if len(group) == 1 else group for group in places]
    told = join(f"{case.name(seat)} {digits(points[seat])}" for seat in points)
    answer = Answer(value, RANKING.shape.show(value, case))
    by_points = case.rules.mode.value == "points"
    cell = case.rules.ranking_by_points if by_points else case.rules.ranking
    answer.why = [Why(f"{label}: {told}. کمتر بهتر است.", cell.clause)]
    answer.rests_on(*case.rested_on())
    if any(len(group) > 1 for group in places):
        answer.rests_on(case.rules.tie_break)
    return answer


def _by_this_hand(case: Case) -> Answer:
    winner = winner_of(case)
    seats = range(1, case.scenario.players + 1)
    points = {seat: points_of(case, seat) for seat in seats if seat != winner}
    answer = _ranked(case, rank(points, winner), points, "امتیاز منفی")
    answer.rests_on(
        *(case.rules.points(card.rank) for hand in _declared(case.end) for card in hand)
    )
    return answer


def _declared(at: Position) -> list[tuple[Card, ...]]:
    return [hand.cards for hand in at.hands if hand is not None]


WINNER = Question(Seat("هنوز هیچ‌کس"), lambda case: "چه کسی دست را برده است؟", _winner)
SCORE = Question(
    Number("امتیاز منفی"),
    lambda case: case.does(
        case.scenario.ask.seat, "چند امتیاز منفی می‌گیرد؟", "چند امتیاز منفی می‌گیری؟"
    ),
    _score,
)
SCORES = Question(Map("امتیاز منفی"), lambda case: "هر کس چند امتیاز منفی می‌گیرد؟", _scores)
RANKING = Question(Places(), lambda case: "هر کس چندم می‌شود؟", _ranking)
