"""What the widget shows: the question, its form, and the table as it lies."""

from dataclasses import replace
from typing import Any

from haftquiz.engine.moves import Call, Catch, Pass
from haftquiz.engine.position import Position, Stack
from haftquiz.engine.word import caller
from haftquiz.quiz.answering import solve
from haftquiz.quiz.case import Case, Step
from haftquiz.quiz.explain import must_text
from haftquiz.quiz.facts import facts
from haftquiz.quiz.persian import SUIT_NAMES, card_name, digits, join
from haftquiz.quiz.rule_titles import RULE_SET_NAMES
from haftquiz.quiz.scenario import AnyScenario, HalfScenario
from haftquiz.quiz.seven_and_half.case import HalfCase
from haftquiz.quiz.seven_and_half.exploring import can_explore
from haftquiz.quiz.seven_and_half.views import half_table
from haftquiz.quiz.suggesting import suggestions
from haftquiz.quiz.writing import write_position


def view(scenario: AnyScenario) -> dict[str, Any]:
    """The view of a scenario that can be answered; ScenarioError otherwise.

    The table shows what the reader is asked about: the position after `then` where the question
    is what may be played, the one before it where the question is what `then` leads to.
    """
    case, question, answer = solve(scenario)
    form = question.shape.form(case)
    draw = half_table if isinstance(scenario, HalfScenario) else _table
    table = draw(case) if question.table else None
    return {
        "id": scenario.id,
        "rules": scenario.rules.id,
        "rules_title": RULE_SET_NAMES[scenario.rules.id][0],
        "ask": scenario.ask.kind,
        "title": scenario.title,
        "hint": scenario.hint,
        "note": scenario.note,
        "question": question.prompt(case),
        "form": {
            **form.record(),
            "suggestions": suggestions(scenario, question, form, answer),
        },
        "facts": facts(case),
        "table": table,
        "explore": question.table and explorable(case),
        "position": write_position(scenario),
    }


def explorable(case: Any) -> bool:
    """Whether moves can be tried from where the question ends: see `exploring`."""
    if isinstance(case, HalfCase):
        return can_explore(case)
    return isinstance(case, Case) and case.end.top is not None and not case.end.over


_AFTER_THEN = frozenset({"legal", "moves", "can", "draw"})
_ASKS_PENALTY = frozenset({"owed", "draw"})


def _table(case: Case) -> dict[str, Any]:
    kind = case.scenario.ask.kind
    shown = case.end if kind in _AFTER_THEN else case.scenario.start
    if kind in _ASKS_PENALTY and shown.owed:
        # The number is what is asked for; that there is a penalty is seen by the cards.
        return {**table_of(case, replace(shown, owed=0)), "duty": "جریمهٔ هفت در میان است"}
    return table_of(case, shown)


def table_of(case: Case, shown: Position) -> dict[str, Any]:
    """A position as the widget draws it."""
    named = shown.top is not None and shown.suit != shown.top.suit
    table = {
        "top": str(shown.top) if shown.top else None,
        "suit": shown.suit if named else None,
        "pile": shown.pile.size if shown.pile is not None else None,
        "owed": shown.owed,
        "direction": "fwd" if shown.direction == 1 else "rev",
        "turn": None if shown.over or shown.top is None else shown.turn,
        "duty": must_text(shown),
        "seats": [_seat(case, shown, seat) for seat in range(1, shown.seats + 1)],
        "story": story(case),
    }
    return {**table, "text": _text(case, shown)}


def _seat(case: Case, shown: Position, seat: int) -> dict[str, Any]:
    hand = shown.hand(seat)
    known = hand is not None and bool(hand.cards or not hand.unseen)
    return {
        "seat": seat,
        "name": case.name(seat),
        "mover": seat == shown.turn and shown.top is not None and not shown.over,
        "cards": [str(card) for card in hand.cards] if hand is not None and known else None,
        "unseen": hand.unseen if hand else 0,
        "count": hand.size if hand else None,
    }


def story(case: Case, tried: bool = False) -> list[str]:
    """What has been played, and what is played from here, as sentences.

    A line with a mistake is told whole; `tried`: the reader plays on without it.
    """
    scenario = case.scenario
    told = []
    if scenario.played:
        told.append("بازی‌شده: " + join(case.move_name(play) for play in scenario.played) + ".")
    for step in case.steps:
        told.append(f"{_who(case, step)}{_what(case, step)}.")
    if scenario.ask.kind == "mistake" and not tried:
        told = told[: 1 if scenario.played else 0]
        told += [f"حرکت {digits(n)}: {case.move_name(m)}." for n, m in enumerate(scenario.then, 1)]
    if scenario.out is not None:
        told.append(f"دست با {card_name(scenario.out)} تمام شد.")
    return told


def _who(case: Case, step: Step) -> str:
    """Who made a move; anyone may catch."""
    if isinstance(step.move, Catch):
        return ""
    seat = caller(step.before, step.move) if isinstance(step.move, Call) else step.before.turn
    return f"{case.name(seat)}: "


def _what(case: Case, step: Step) -> str:
    if isinstance(step.move, Pass) and step.before.drew:
        return "نگه داشتنِ کارتِ تازه"
    return case.move_name(step.move)


def _text(case: Case, shown: Position) -> str:
    """The table in one paragraph, for those who do not see it."""
    parts = []
    if shown.top is not None:
        parts.append(f"روی زمین: {card_name(shown.top)}")
        if shown.suit != shown.top.suit:
            parts.append(f"خالِ اعلام‌شده: {SUIT_NAMES[shown.suit]}")
        if not shown.over:
            parts.append(f"نوبت: {case.name(shown.turn)}")
    if duty := must_text(shown):
        parts.append(duty)
    if shown.direction == -1:
        parts.append("جهت: برعکس")
    if shown.pile is not None:
        parts.append(f"دسته: {digits(shown.pile.size)} کارت")
    for seat in range(1, shown.seats + 1):
        hand = shown.hand(seat)
        if hand is not None:
            parts.append(f"دستِ {case.name(seat)}: {_stack(hand)}")
    return ". ".join(parts) + "."


def _stack(hand: Stack) -> str:
    seen = join(map(card_name, hand.cards))
    if not hand.unseen:
        return seen or "خالی"
    unseen = f"{digits(hand.unseen)} کارتِ دیگر" if seen else f"{digits(hand.unseen)} کارت"
    return f"{seen} و {unseen}" if seen else unseen
