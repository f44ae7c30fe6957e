"""Grading: what a reader chose against what the engine answers, with a reason for every option."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from haftquiz.engine.rules import Cell
from haftquiz.quiz.answering import solve
from haftquiz.quiz.assumptions import assumption_text
from haftquiz.quiz.case import Answer, Why
from haftquiz.quiz.hints import hints
from haftquiz.quiz.misconceptions import wrong_answers
from haftquiz.quiz.persian import fold
from haftquiz.quiz.reading import Unreadable
from haftquiz.quiz.scenario import AnyScenario
from haftquiz.quiz.seven_and_half.shapes import read_half_number
from haftquiz.quiz.shapes import NONE, Form, move_label

_POINTS = dict.fromkeys(map(ord, "٫/،,"), ".")  # how people write 7.5


def bake(scenario: AnyScenario) -> dict[str, Any]:
    """The answer, its reasons, and the three sentences that a verdict can begin with."""
    case, question, answer = solve(scenario)
    controls = question.shape.controls(answer.value)
    return {
        "answer": controls,
        "touches": _touches(scenario, answer),
        "hints": hints(scenario, case, answer),
        "misconceptions": wrong_answers(scenario, controls),
        "answer_text": answer.text,
        "texts": _texts(answer),
        "reasons": [_reason(why, question.shape.form(case)) for why in answer.why],
        "assumed": [
            {"id": name, "text": assumption_text(name, scenario.rules.id)}
            for name in answer.assumed
        ],
    }


def _touches(scenario: AnyScenario, answer: Answer) -> list[str]:
    """Every clause that states a rule which the reasons cite: what this scenario exercises."""
    cited = {why.clause for why in answer.why}
    cells = (getattr(scenario.rules, f.name) for f in fields(scenario.rules))
    found = {clause for cell in cells if isinstance(cell, Cell) and cell.clause in cited
             for clause in cell.clauses}  # fmt: skip
    return sorted(found | {clause for clause in cited if clause})


def _texts(answer: Answer) -> dict[str, str]:
    return {
        "yes": f"درست است؛ {answer.text}.",
        "no": f"درست نبود؛ پاسخ درست این است: {answer.text}.",
        "partly": f"بخشی‌اش درست است؛ پاسخ کامل این است: {answer.text}.",
    }


def _reason(why: Why, form: Form) -> dict[str, Any]:
    """One reason; `value` ties it to the option that it speaks of."""
    value = why.move if any(why.move == option for option, _, _ in form.options) else None
    label = None
    if value is not None:
        label = next(label for option, label, _ in form.options if option == value)
    elif why.move is not None and why.legal is not None and len(why.move) == 2:
        label = move_label(why.move)
    return {
        "value": value,
        "label": label,
        "legal": why.legal,
        "text": why.text,
        "clause": why.clause,
    }


def judge(scenario: AnyScenario, response: Sequence[str]) -> dict[str, Any]:
    """The verdict on a response; {"error": {"kind": "response", …}} if it does not read."""
    case, question, _ = solve(scenario)
    form = question.shape.form(case)
    chosen, problem = _read(response, form)
    if problem:
        return {"id": scenario.id, "error": {"kind": "response", "message": problem}}
    baked = bake(scenario)
    wanted = baked["answer"]
    correct = _correct(chosen, wanted, form)
    return {
        "id": scenario.id,
        "ask": scenario.ask.kind,
        "correct": correct,
        "text": baked["texts"][correct],
        "answer": wanted,
        "answer_text": baked["answer_text"],
        "reasons": [_judged(reason, chosen, wanted) for reason in baked["reasons"]],
        "assumed": baked["assumed"],
        "misconception": _misconception(chosen, baked["misconceptions"]),
    }


def _misconception(chosen: list[str], ideas: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The wrong idea that leads to just this answer, if there is one."""
    found = (idea for idea in ideas if set(idea["answer"]) == set(chosen))
    idea = next(found, None)
    return idea and {name: idea[name] for name in ("id", "idea", "why", "clause")}


def _judged(reason: dict[str, Any], chosen: list[str], wanted: list[str]) -> dict[str, Any]:
    value = reason["value"]
    mine = value in chosen
    right = None if value is None else mine == (value in wanted)
    return {**reason, "chosen": mine, "right": right}


def _correct(chosen: list[str], wanted: list[str], form: Form) -> str:
    """yes; partly (several to choose, at least one of them rightly chosen); or no."""
    if set(chosen) == set(wanted):
        return "yes"
    hit = set(chosen) & set(wanted) - {NONE}
    return "partly" if form.kind in ("choose", "fields", "ranking") and hit else "no"


def _read(response: Sequence[str], form: Form) -> tuple[list[str], str | None]:
    """The chosen control values, or a sentence for a reader whose answer does not read."""
    values = [fold(value).strip() for value in response if value.strip()]
    if not values:
        return [], "هنوز پاسخی نداده‌ای."
    if form.kind in ("choose", "one"):
        return _read_options(response, form)
    if form.kind == "number":
        number = _number(values[0])
        return ([], "پاسخ را با عدد بنویس؛ مثل ۶.") if number is None else ([number], None)
    found = []
    for value in values:
        key, _, told = value.partition("=")
        number = _number(told)
        if number is None:
            label = dict(form.fields).get(key, key)
            return [], f"برای {label} عدد بنویس."
        found.append(f"{key}={number}")
    return found, None


def _read_options(response: Sequence[str], form: Form) -> tuple[list[str], str | None]:
    known = {option for option, _, _ in form.options}
    values = [value.strip() for value in response]
    if any(value not in known for value in values):
        return [], "این گزینه جزو گزینه‌های این پرسش نیست."
    if form.kind == "one" and len(values) != 1:
        return [], "یک گزینه را انتخاب کن."
    if NONE in values and len(values) > 1:
        return [], "«هیچ‌کدام» را با گزینهٔ دیگری نمی‌شود انتخاب کرد."
    return values, None


def _number(text: str) -> str | None:
    """A number, a half or one with a sign in one spelling; None if it is none."""
    text = text.strip()
    if text in ("-", "هیچ"):
        return "-"
    try:
        return str(read_half_number(text))
    except Unreadable:
        return None
