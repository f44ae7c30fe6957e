"""eliminated, match: the end of a match of several hands."""

from haftquiz.engine.match import eliminated, match_winners, worst_of
from haftquiz.quiz.case import Answer, Case, Why
from haftquiz.quiz.errors import ScenarioError
from haftquiz.quiz.persian import digits, join
from haftquiz.quiz.questions.base import Question
from haftquiz.quiz.shapes import SeatList, Winners


def _limit(case: Case) -> int | None:
    """The limit of this match; None where it is played without one."""
    rules, told = case.rules, case.scenario.limit
    if rules.cap.value == "none":
        if told is not None:
            raise ScenarioError(
                "position",
                "مسابقهٔ بی‌سقف «سقف» ندارد؛ یکی از دو سطر را بردار.",
                case.scenario.line("limit"),
                "limit",
            )
        return None
    limit = told if told is not None else rules.match_limit.value
    if limit is None:
        case.lacks("سقف مسابقه معلوم نیست؛ سطر «سقف» یا توافقِ cap=none لازم است.")
    return int(limit)


def check_limit(case: Case) -> None:
    """A limit that these rules do not know is a `position` error."""
    span, told = case.rules.limit_range.value, case.scenario.limit
    if span is not None and told is not None and not span[0] <= told <= span[1]:
        raise ScenarioError(
            "position",
            f"سقف باید از {digits(span[0])} تا {digits(span[1])} باشد، نه {digits(told)}.",
            case.scenario.line("limit"),
            "limit",
        )


def _totals(case: Case) -> dict[int, int]:
    if not case.scenario.totals:
        case.lacks("مجموع‌ها معلوم نیست؛ سطر «مجموع» لازم است.")
    return dict(case.scenario.totals)


def _told(case: Case, totals: dict[int, int]) -> str:
    return join(f"{case.name(seat)} {digits(total)}" for seat, total in totals.items())


def _last(case: Case, totals: dict[int, int], limit: int | None) -> dict[int, int]:
    """The points of this hand, which decide among equal totals where there is no limit."""
    last = dict(case.scenario.last)
    tied = worst_of(totals)
    if limit is None and len(tied) > 1 and not all(seat in last for seat in tied):
        case.lacks("مجموع‌ها مساوی است؛ سطر «این‌دست» (last) لازم است.")
    return last


def _eliminated(case: Case) -> Answer:
    rules = case.rules
    if rules.match_end.value != "elimination":
        answer = Answer([], ELIMINATED.shape.show([], case))
        answer.why = [Why("در این قواعد کسی از مسابقه حذف نمی‌شود.", rules.match_end.clause)]
        return answer
    check_limit(case)
    limit, totals = _limit(case), _totals(case)
    seats, tied = eliminated(rules, totals, _last(case, totals, limit), limit)
    answer = Answer(seats, ELIMINATED.shape.show(seats, case))
    cell = rules.cap
    if limit is None:
        cell = rules.no_cap_tie if len(worst_of(totals)) > 1 else rules.no_cap
    answer.why = [Why(f"مجموع‌ها: {_told(case, totals)}.", cell.clause)]
    if tied:
        answer.why.append(
            Why("مجموع و امتیاز این دست هر دو مساوی است.", rules.elimination_tie.clause)
        )
        answer.rests_on(rules.elimination_tie)
    return answer


def _match(case: Case) -> Answer:
    rules = case.rules
    if rules.match_end.value is None:
        case.lacks("این قواعد مسابقهٔ چند دستی ندارد؛ هر دست برای خودش است.")
    check_limit(case)
    limit, totals = _limit(case), _totals(case)
    last = _last(case, totals, limit)
    winners = match_winners(rules, totals, last, limit)
    value = winners if len(winners) > 1 else winners[0] if winners else None
    answer = Answer(value, MATCH.shape.show(value, case))
    cell = rules.match_end if rules.last_survivor.value is None else rules.last_survivor
    answer.why = [Why(f"مجموع‌ها: {_told(case, totals)}.", cell.clause)]
    if len(winners) > 1:
        answer.rests_on(rules.tie_break)
    if limit is not None and limit in totals.values():
        answer.rests_on(rules.match_limit)  # whether the limit itself is past it
    out, tied = eliminated(rules, totals, last, limit)
    if out and len(out) == len(totals):
        answer.rests_on(rules.last_survivor)
    if tied:
        answer.rests_on(rules.elimination_tie)
    return answer


ELIMINATED = Question(SeatList(), lambda case: "چه کسی حذف می‌شود؟", _eliminated, table=False)
MATCH = Question(
    Winners("هنوز هیچ‌کس"), lambda case: "چه کسی مسابقه را برده است؟", _match, table=False
)
