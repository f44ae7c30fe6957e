"""Tables and numbers for the text of the guide, rendered from a rule set and by its engine."""

from collections.abc import Callable
from typing import Any

from haftquiz.engine.rules import Cell, Effect, Rules
from haftquiz.engine.seven_and_half.rules import HalfRules
from haftquiz.quiz.answering import solve
from haftquiz.quiz.parsing import ALL_RULE_SETS, AnyRules, Book, parse_scenario
from haftquiz.quiz.persian import RANK_WORDS, digits, join
from haftquiz.quiz.rule_values import EFFECTS, rule_text, value_text
from haftquiz.quiz.seven_and_half.tables import card_values, special_hands

Row = list[dict[str, Any]]


def rule(of: str | AnyRules, name: str) -> str:
    """The value of one rule in Persian; KeyError for an unknown rule or rule set."""
    return rule_text(_row_of(of), name)


def _row_of(of: str | AnyRules) -> AnyRules:
    """A rule set given by id, or as a table plays it."""
    return ALL_RULE_SETS[of] if isinstance(of, str) else of


def inline(text: str, page_rules: str | None, book: Book = ALL_RULE_SETS) -> str:
    """The engine's answer to labelled lines joined by `|`; ScenarioError if there is none.

    A number comes alone, without its unit, so that it fits into a sentence.
    """
    scenario = parse_scenario(text.replace("|", "\n"), page_rules=page_rules, book=book)
    _, _, answer = solve(scenario)
    seats = ("turn", "winner", "mistake")
    if type(answer.value) is int and scenario.ask.kind not in seats:
        return digits(answer.value)
    return answer.text


def special_cards(of: str | AnyRules) -> dict[str, Any]:
    """The cards that do something: what they do when laid, and what to mind.

    In seven and a half no card does anything; there it is the hands that are paid more.
    """
    rules = _row_of(of)
    if isinstance(rules, HalfRules):
        return special_hands(rules)
    rows = [
        _special(rules, rank)
        for rank in "78TA2"
        if rules.effects[rank].value not in (None, Effect.NONE)
    ]
    but_seven = "" if rules.jack_on_spent_7.value else " جز هفت"
    rows.append(
        [
            {"text": RANK_WORDS["J"], "card": "J"},
            _cell(f"در نوبت عادی روی هر کارتی{but_seven} می‌آید", rules.jack),
            _cell(_jack_note(rules), rules.jack_suit),
        ]
    )
    return {
        "caption": "کارت‌های ویژه",
        "head": ["کارت", "چه می‌کند", "یادت باشد"],
        "rows": rows,
    }


def _special(rules: Rules, rank: str) -> Row:
    effect = rules.effects[rank]
    return [
        {"text": RANK_WORDS[rank], "card": rank},
        _cell(_effect_text(rules, rank), effect),
        _cell(*_NOTES[effect.value](rules, rank)),
    ]


def _effect_text(rules: Rules, rank: str) -> str:
    effect: Effect = rules.effects[rank].value
    if effect == Effect.COVER:
        draw = rules.covers[rank].draw_though_able
        if draw.value and not draw.assumed:  # said to be free to draw, so nothing must be laid
            return "همان بازیکن دوباره بازی می‌کند"
    return EFFECTS[effect]


def _cell(text: str, cell: Cell) -> dict[str, Any]:
    return {"text": text, "clause": cell.clause}


def _cover_note(rules: Rules, rank: str) -> tuple[str, Cell]:
    cover = rules.covers[rank]
    name = "eight_followup" if rank == "8" else "ace_followup"
    follows = value_text(name, cover.followup)
    if cover.jack.value == "any":
        follows = f"{follows.replace(' یا ', '، ')} یا هر سربازی"
    return f"رویش {follows} می‌آید", cover.followup


def _answer_note(rules: Rules, rank: str) -> tuple[str, Cell]:
    return f"جوابش {value_text('seven_answer', rules.seven_answer)}", rules.seven_answer


def _target_note(rules: Rules, rank: str) -> tuple[str, Cell]:
    lost = rules.two_target_loses_turn
    return ("نوبت گیرنده هم می‌سوزد" if lost.value else "نوبت گیرنده نمی‌سوزد"), lost


_NOTES: dict[Effect, Callable[[Rules, str], tuple[str, Cell]]] = {
    Effect.COVER: _cover_note,
    Effect.PENALTY: _answer_note,
    Effect.GIVE: _target_note,
    Effect.SKIP: lambda rules, rank: ("نوبت به نفرِ بعد از او می‌رسد", rules.effects[rank]),
    Effect.REVERSE: lambda rules, rank: ("نفر بعد را در جهت تازه بشمار", rules.effects[rank]),
}


def _jack_note(rules: Rules) -> str:
    if rules.jack_suit.value == "own":
        return "خالِ خودش خال فعلی می‌شود"
    return "خال بعدی را بازیکنش انتخاب می‌کند"


def points(of: str | AnyRules) -> dict[str, Any]:
    """What each card left in a hand costs; cards that cost their number share a row.

    In seven and a half: what each card counts.
    """
    rules = _row_of(of)
    if isinstance(rules, HalfRules):
        return card_values(rules)
    numbers = [r for r in "23456789T" if rules.points(r).value == _number(r)]
    odd = [r for r in "7JAKQ23456789T" if r not in numbers]
    rows: list[Row] = [
        [{"text": RANK_WORDS[r], "card": r}, _cell(digits(rules.points(r).value), rules.points(r))]
        for r in dict.fromkeys(odd)
    ]
    if numbers:
        first = rules.points(numbers[0])
        rows.append(
            [
                {"text": join(digits(_number(r)) for r in numbers)},
                _cell("به اندازهٔ عددش", first),
            ]
        )
    return {
        "caption": "امتیاز منفیِ کارت‌های مانده",
        "head": ["کارت مانده", "امتیاز منفی"],
        "rows": rows,
    }


def _number(rank: str) -> int:
    return 10 if rank == "T" else int(rank)
