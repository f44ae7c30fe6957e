"""mistake: the first illegal move in a line of play."""

from haftquiz.quiz.case import Answer, Case, Why
from haftquiz.quiz.questions.base import Question, why_move
from haftquiz.quiz.shapes import Place


def _mistake(case: Case) -> Answer:
    if not case.scenario.then:
        case.lacks("برای یافتن اشتباه باید حرکت‌هایی در «سپس» باشد.", "then")
    found = None
    why: list[Why] = []
    cells = []
    for number, move in enumerate(case.scenario.then, 1):
        at = case.end
        verdict = case.judge(at, move, "then")
        why.append(why_move(case, at, move, verdict))
        cells.append(verdict.cell)
        if not verdict.legal:
            found = number
            break
        case.step(move, verdict)
    answer = Answer(found, MISTAKE.shape.show(found, case), why)
    answer.rests_on(*case.rested_on(), *cells)
    return answer


MISTAKE = Question(Place(), lambda case: "اولین حرکتِ نادرست کدام است؟", _mistake)
