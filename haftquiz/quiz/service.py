"""The one door of floor 2: JSON in, JSON out, the same for the build and for the browser."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from haftquiz.quiz import grading, views
from haftquiz.quiz.answering import record
from haftquiz.quiz.entries import Entries
from haftquiz.quiz.errors import ScenarioError, notation
from haftquiz.quiz.exploring import explore
from haftquiz.quiz.labels import clip
from haftquiz.quiz.parsing import build_scenario
from haftquiz.quiz.scenario import AnyScenario
from haftquiz.quiz.writing import write_scenario

answer = record


def view(scenario: AnyScenario) -> dict[str, Any]:
    """What the widget shows."""
    return views.view(scenario)


def bake(scenario: AnyScenario) -> dict[str, Any]:
    """The answer and all reasons, whatever a reader responds."""
    return grading.bake(scenario)


def judge(scenario: AnyScenario, response: Sequence[str]) -> dict[str, Any]:
    """The verdict on a reader's response (the values of its controls)."""
    return grading.judge(scenario, response)


def handle(text: str) -> str:
    """Answer one request: {"do": …, "scenario": …, "response": […], "rules": …}.

    "do" is "ask", "view", "bake", "judge" (response: the values of the controls), "explore"
    (response: moves) or "write" (canonical text); "rules" stands in where the scenario names none.
    Whatever the text, the reply is a JSON object: what was asked for, or {"id", "error"}.
    """
    return dump(reply(text))


def dump(value: Any) -> str:
    """JSON that survives any encoding: lone surrogates are escaped."""
    told = json.dumps(value, ensure_ascii=False)
    try:
        told.encode("utf-8")
    except UnicodeEncodeError:
        return json.dumps(value)
    return told


def reply(text: str) -> dict[str, Any]:
    """The reply to a request as a dict; see `handle`."""
    try:
        request = json.loads(text)
        action = _ACTIONS[request["do"]]
        scenario_text = request["scenario"]
        response = [str(value) for value in request.get("response", ())]
        page_rules = request.get("rules")
        if not isinstance(scenario_text, str):
            raise TypeError
    except (ValueError, KeyError, TypeError, RecursionError, AttributeError):
        return {"id": None, "error": notation(f"درخواست خوانده نمی‌شود: «{clip(text)}».").record()}
    return answer_text(scenario_text, lambda scenario: action(scenario, response), page_rules)


def answer_text(
    text: str,
    action: Callable[[AnyScenario], dict[str, Any]] = record,
    page_rules: str | None = None,
) -> dict[str, Any]:
    """What `action` makes of the scenario in `text`, or its error; never an exception."""
    name = None
    try:
        entries = Entries(text)
        name = entries.text("id")
        return action(build_scenario(entries, page_rules))
    except ScenarioError as error:
        return {"id": name, "error": error.record()}
    except Exception as error:  # a fault of ours must not silence the scenarios beside it
        message = f"اشکال از برنامه است ({type(error).__name__})؛ لطفاً این سناریو را گزارش کن."
        return {"id": name, "error": ScenarioError("question", message).record()}


_ACTIONS: dict[str, Callable[[AnyScenario, list[str]], dict[str, Any]]] = {
    "ask": lambda scenario, response: record(scenario),
    "view": lambda scenario, response: view(scenario),
    "bake": lambda scenario, response: bake(scenario),
    "judge": judge,
    "explore": explore,
    "write": lambda scenario, response: {"id": scenario.id, "text": write_scenario(scenario)},
}
