"""may-start, deal, decks, offence: what is settled before or beside the play."""

from dataclasses import replace

from haftquiz.engine.rules import Cell, Effect
from haftquiz.engine.start import may_start
from haftquiz.quiz.case import Answer, Case, Why
from haftquiz.quiz.persian import RANK_WORDS, card_name, digits, join
from haftquiz.quiz.questions.base import Question
from haftquiz.quiz.rule_titles import last_card_word
from haftquiz.quiz.shapes import Number, YesNo


def _may_start(case: Case) -> Answer:
    card = case.scenario.ask.card
    assert card is not None
    value = may_start(case.rules, card)
    cell = case.rules.start_card_excluded
    barred = join(RANK_WORDS[rank] for rank in "A278TJ" if rank in cell.value)
    text = f"بازی با {barred} شروع نمی‌شود." if barred else "هر کارتی می‌تواند کارت شروع باشد."
    answer = Answer(value, MAY_START.shape.show(value, case), [Why(text, cell.clause)])
    if case.rules.effects[card.rank].value != Effect.NONE or card.rank == "J":
        answer.rests_on(cell)  # a plain card may lie first anywhere
    if card.rank == "2":
        answer.rests_on(case.rules.start_on_2)
    return answer


def _of_cell(case: Case, cell: Cell, value: int | None, text: str) -> Answer:
    answer = Answer(value, Number("کارت", nullable=True).show(value, case))
    answer.why = [Why(text, cell.clause)]
    answer.rests_on(cell)
    return answer


def _deal(case: Case) -> Answer:
    cell = case.rules.hand_size
    return _of_cell(case, cell, cell.value, f"هر نفر با {digits(cell.value)} کارت شروع می‌کند.")


def _decks(case: Case) -> Answer:
    number = case.rules.decks(case.scenario.players)
    players = digits(case.scenario.players)
    text = f"{players} نفر با {digits(number)} بسته کارت بازی می‌کنند."
    answer = _of_cell(case, case.rules.two_decks_above, number, text)
    answer.text = DECKS.shape.show(number, case)
    return answer


def _offence(case: Case) -> Answer:
    word = case.scenario.ask.word
    cells = {"illegal-card": case.rules.mistake_penalty, "uncalled": case.rules.last_card_forget}
    cell = cells.get(word) or _one_clause(case.rules.extra_offences, _EXTRA.index(word))
    text = "متن برای آن جریمه‌ای نگفته است."
    if cell.value is not None:
        text = f"جریمه‌اش {digits(cell.value)} کارت است."
    return _of_cell(case, cell, cell.value, text)


_EXTRA = ("out-of-turn", "delay", "word")


def _one_clause(cell: Cell, number: int) -> Cell:
    """The cell with the clause of one of the offences that it lists."""
    return replace(cell, clauses=cell.clauses[number : number + 1]) if cell.clauses else cell


def _ask_may_start(case: Case) -> str:
    card = case.scenario.ask.card
    assert card is not None
    return f"آیا {card_name(card)} می‌تواند کارت شروع روی زمین باشد؟"


_OFFENCES = {
    "illegal-card": "انداختنِ کارت اشتباه",
    "out-of-turn": "بازیِ بی‌نوبت",
    "delay": "معطل کردن بازی",
    "word": "گفتنِ کلمهٔ «من»",
    "uncalled": "نگفتنِ «{word}»",
}


def _ask_offence(case: Case) -> str:
    what = _OFFENCES[case.scenario.ask.word].format(word=last_card_word(case.rules.id))
    return f"جریمهٔ {what} چند کارت است؟"


MAY_START = Question(YesNo(), _ask_may_start, _may_start, table=False)
DEAL = Question(
    Number("کارت"), lambda case: "در شروع به هر نفر چند کارت می‌دهند؟", _deal, table=False
)
DECKS = Question(Number("بسته"), lambda case: "با چند بسته کارت بازی می‌کنند؟", _decks, table=False)
OFFENCE = Question(
    Number("کارت", nullable=True),
    _ask_offence,
    _offence,
    table=False,
)
