"""What a reader chose against what the engine answers."""

import json
from typing import Any

import pytest

from haftquiz.quiz import service

LEGAL = "rules: bazito\ntop: 9h\nhand: 4d, 9s, Jc, 2h\nask: legal"
CHAIN = "rules: bazito\nplayed: 7c, 7d\nhand: 4c, Kd\nask: owed"
SCORES = "rules: bazito\nhand 2: 5h, Qs\nhand 3: Kd\nout: 9c\nask: scores"
NOTHING = "rules: bazito\ntop: 9h\nhand: 4d\nask: legal"


def request(do: str, scenario: str, response: list[str] | None = None) -> dict[str, Any]:
    text = json.dumps({"do": do, "scenario": scenario, "response": response or []})
    reply: dict[str, Any] = json.loads(service.handle(text))
    return reply


@pytest.mark.parametrize(
    ("scenario", "response", "correct"),
    [
        (LEGAL, ["9s", "Jc", "2h"], "yes"),
        (LEGAL, ["2h", "Jc", "9s"], "yes"),
        (LEGAL, ["9s"], "partly"),
        (LEGAL, ["9s", "4d"], "partly"),
        (LEGAL, ["4d"], "no"),
        (LEGAL, ["none"], "no"),
        (NOTHING, ["none"], "yes"),
        (NOTHING, ["4d"], "no"),
        (CHAIN, ["۴"], "yes"),
        (CHAIN, ["٤ "], "yes"),
        (CHAIN, ["\u200f4"], "yes"),
        (CHAIN, ["2"], "no"),
        (SCORES, ["2=8", "3=4"], "yes"),
        (SCORES, ["2=8", "3=5"], "partly"),
    ],
)
def test_a_response_is_graded_by_what_it_means(
    scenario: str, response: list[str], correct: str
) -> None:
    assert request("judge", scenario, response)["correct"] == correct


@pytest.mark.parametrize(
    ("scenario", "response"),
    [
        (LEGAL, []),
        (LEGAL, ["5h"]),
        (LEGAL, ["none", "9s"]),
        (CHAIN, ["شش"]),
        (SCORES, ["2=8", "3="]),
    ],
)
def test_what_is_no_answer_gets_a_sentence_and_no_verdict(
    scenario: str, response: list[str]
) -> None:
    reply = request("judge", scenario, response)
    assert reply["error"]["kind"] == "response"
    assert reply["error"]["message"]
    assert "correct" not in reply


def test_every_option_has_its_reason_chosen_or_not() -> None:
    reasons = request("judge", LEGAL, ["4d"])["reasons"]
    assert [reason["value"] for reason in reasons] == ["4d", "9s", "Jc", "2h"]
    assert [reason["right"] for reason in reasons] == [False, False, False, False]
    assert all(reason["text"] and reason["clause"] for reason in reasons)


def test_the_baked_answer_is_the_one_that_python_judges_by() -> None:
    baked = request("bake", LEGAL)
    assert request("judge", LEGAL, baked["answer"])["correct"] == "yes"


def test_a_wrong_idea_is_named_where_it_leads_to_just_this_answer() -> None:
    verdict = request("judge", LEGAL, ["4d", "9s", "Jc", "2h"])
    assert verdict["misconception"]["id"] == "colour-is-suit"
    assert request("judge", CHAIN, ["2"])["misconception"]["id"] == "sevens-do-not-add"
    assert request("judge", LEGAL, ["9s", "Jc", "2h"])["misconception"] is None


def test_hints_come_in_steps_and_do_not_name_a_card_to_play() -> None:
    hints = request("bake", LEGAL + "\nhint: به خال نگاه کن")["hints"]
    assert hints[0] == "به خال نگاه کن"
    assert len(hints) == 3
    assert not any(name in hint for hint in hints for name in ("۹ پیک", "سرباز گشنیز"))


@pytest.mark.parametrize(
    ("scenario", "wanted", "unwanted"),
    [
        ("rules: kasif\ntotals: 1 60, 2 25, 3 40\nask: ranking", "مجموع‌ها", "تک‌تک"),
        ("rules: bazito\nhand 2: 5h\nhand 3: 7c\nhand 4: Jd\nask: ranking", "تک‌تک", "مجموع‌ها"),
        (
            "rules: wikipedia\nplayers: 2\ntop: 4d\nhand 1: 4s\nhand 2: 9c\nthen: 4s\nask: ranking",
            "ترتیبِ تمام‌کردن",
            "تک‌تک",
        ),
        ("rules: seven-and-half\nbanker: 3\nhand 1: 4h\nask: total 1", "آس ۱", "مجموع‌ها"),
    ],
)
def test_hints_fit_what_is_asked(scenario: str, wanted: str, unwanted: str) -> None:
    hints = " ".join(request("bake", scenario)["hints"])
    assert wanted in hints
    assert unwanted not in hints


def test_an_eight_in_answer_is_an_idea_of_its_own_where_an_eight_is_held() -> None:
    table = "rules: varagh\nplayers: سارا، علی، مینا\nturn: سارا\ntop: 4d\nhand: 8d, 5c\n"
    for held, idea in (("8h", "eight-answers-eight"), ("9h", "eight-ordinary")):
        scenario = f"{table}hand علی: {held}, 3s\nthen: 8d\nask: turn"
        verdict = request("judge", scenario, ["2"])
        assert verdict["misconception"]["id"] == idea
