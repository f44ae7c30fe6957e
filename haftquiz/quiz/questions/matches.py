"""eliminated, match: the end of a match of several hands."""

from haftquiz.quiz.case import Answer, Case, Why
from haftquiz.quiz.questions.base import Question
from haftquiz.quiz.shapes import Seat, SeatList


def _eliminated(case: Case) -> Answer:
    if case.rules.match_end.value is not None:
        raise NotImplementedError(case.rules.id)
    cell = case.rules.match_end
    answer = Answer([], ELIMINATED.shape.show([], case))
    answer.why = [Why("در این قواعد کسی از مسابقه حذف نمی‌شود.", cell.clause)]
    answer.rests_on(cell)
    return answer


def _match(case: Case) -> Answer:
    if case.rules.match_end.value is not None:
        raise NotImplementedError(case.rules.id)
    case.lacks("این قواعد مسابقهٔ چند دستی ندارد؛ هر دست برای خودش است.")


ELIMINATED = Question(SeatList(), lambda case: "چه کسی حذف می‌شود؟", _eliminated, table=False)
MATCH = Question(Seat("هنوز هیچ‌کس"), lambda case: "چه کسی مسابقه را برده است؟", _match, table=False)
