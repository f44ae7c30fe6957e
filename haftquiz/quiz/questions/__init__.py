"""The kinds of questions, by name. Each module holds a few that belong together."""

from haftquiz.quiz.questions.base import Question
from haftquiz.quiz.questions.ending import RANKING, SCORE, SCORES, WINNER
from haftquiz.quiz.questions.lines import MISTAKE
from haftquiz.quiz.questions.matches import ELIMINATED, MATCH
from haftquiz.quiz.questions.playing import CAN, LEGAL, MOVES
from haftquiz.quiz.questions.table import DEAL, DECKS, MAY_START, OFFENCE
from haftquiz.quiz.questions.turning import CARDS, DIRECTION_NOW, DRAW_NOW, OWED, SUIT_NOW, TURN

QUESTIONS: dict[str, Question] = {
    "legal": LEGAL,
    "moves": MOVES,
    "can": CAN,
    "draw": DRAW_NOW,
    "turn": TURN,
    "direction": DIRECTION_NOW,
    "suit": SUIT_NOW,
    "owed": OWED,
    "cards": CARDS,
    "winner": WINNER,
    "score": SCORE,
    "scores": SCORES,
    "ranking": RANKING,
    "mistake": MISTAKE,
    "may-start": MAY_START,
    "deal": DEAL,
    "decks": DECKS,
    "offence": OFFENCE,
    "eliminated": ELIMINATED,
    "match": MATCH,
}
