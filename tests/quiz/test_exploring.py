"""See what happens: any move from the position of a question."""

import json
from typing import Any

from haftquiz.quiz import service

TABLE = "top: 9h\nhand 1: 4d, 9s, Jc, 2h\nhand 2: 9d, 3s\npile: 5c, 6c, Kd\nask: legal"


def explore(rules: str, *moves: str) -> dict[str, Any]:
    text = json.dumps({"do": "explore", "scenario": f"rules: {rules}\n{TABLE}", "response": moves})
    reply: dict[str, Any] = json.loads(service.handle(text))
    return reply


def seat(reply: dict[str, Any], number: int) -> dict[str, Any]:
    found: dict[str, Any] = reply["table"]["seats"][number - 1]
    return found


def test_before_any_move_it_shows_the_question_and_what_may_be_tried() -> None:
    reply = explore("bazito")
    assert reply["table"]["top"] == "9h"
    assert {option["value"]: option["legal"] for option in reply["options"]} == {
        "4d": False, "9s": True, "Jcc": True, "Jcd": True, "Jch": True, "Jcs": True,
        "2h2": True, "2h3": True, "2h4": True, "draw": False,
        "pass": False, "call": False, "catch2": False,
    }  # fmt: skip


def test_a_legal_move_changes_the_table_and_says_what_it_did() -> None:
    reply = explore("bazito", "2h2")
    assert (reply["table"]["top"], reply["table"]["turn"]) == ("2h", 2)
    assert seat(reply, 2)["cards"] == ["9d", "3s", "5c"]
    assert any("۱ کارت" in line["text"] and line["clause"] == "BZ-37" for line in reply["told"])


def test_the_next_player_goes_on_from_there() -> None:
    reply = explore("bazito", "9s", "9d")
    assert (reply["table"]["top"], reply["table"]["turn"]) == ("9d", 3)


def test_an_illegal_move_says_why_and_nothing_changes_where_no_penalty_is_named() -> None:
    reply = explore("bazito", "4d")
    assert (reply["table"]["top"], reply["table"]["turn"]) == ("9h", 1)
    assert reply["told"][0]["legal"] is False
    assert seat(reply, 1)["count"] == 4


def test_where_a_penalty_is_named_the_offender_draws_and_the_turn_is_over() -> None:
    reply = explore("wikipedia", "4d")
    assert (reply["table"]["top"], reply["table"]["turn"]) == ("9h", 2)
    assert seat(reply, 1)["cards"] == ["4d", "9s", "Jc", "2h", "5c"]
    assert any(line["clause"] == "WK-57" for line in reply["told"])


def labels(reply: dict[str, Any]) -> dict[str, str]:
    return {option["value"]: option["label"] for option in reply["options"]}


def test_the_word_at_the_last_card_may_be_said_or_its_forgetting_caught() -> None:
    one_left = TABLE.replace("4d, 9s, Jc, 2h", "9s, 2h")
    text = {"do": "explore", "scenario": f"rules: varagh\n{one_left}"}

    def after(*moves: str) -> dict[str, Any]:
        reply: dict[str, Any] = service.reply(json.dumps({**text, "response": moves}))
        return reply

    played = after("9s")
    legal = {option["value"]: option["legal"] for option in played["options"]}
    assert (legal["call1"], legal["catch1"], legal["catch3"]) == (True, True, False)
    assert labels(played)["call1"] == "گفتنِ «تک‌کارت» (تو)"
    assert labels(played)["catch1"] == "گرفتنِ تو"
    assert seat(after("9s", "catch1"), 1)["count"] == 2
    said = after("9s", "call1", "catch1")
    assert (said["told"][0]["legal"], said["told"][0]["clause"]) == (False, "VG-57")
    assert seat(said, 1)["count"] == 1


def test_passing_may_be_tried_and_costs_what_a_mistake_costs() -> None:
    assert explore("bazito", "pass")["table"]["turn"] == 1
    penalized = explore("wikipedia", "pass")
    assert (penalized["table"]["turn"], seat(penalized, 1)["count"]) == (2, 5)
    assert explore("wikipedia", "call")["table"]["turn"] == 1  # who said it is nobody's mistake


def test_a_line_with_a_mistake_is_not_told_as_if_it_had_been_played() -> None:
    text = f"rules: bazito\n{TABLE}".replace("ask: legal", "then: 9s, Kh\nask: mistake")
    request = {"do": "explore", "scenario": text, "response": ["Jcd"]}
    told = service.reply(json.dumps(request))["table"]["story"]
    assert len(told) == 1
    assert "سرباز گشنیز" in told[0]


def test_the_one_it_speaks_to_stays_the_one_whom_the_question_asked() -> None:
    names = [place["name"] for place in explore("bazito", "9s")["table"]["seats"]]
    assert names[0] == "تو"
    assert "تو" not in names[1:]


def test_moves_that_do_not_read_or_never_end_are_errors() -> None:
    assert explore("bazito", "nonsense")["error"]["kind"] == "notation"
    assert explore("bazito", *["draw"] * 100)["error"]["kind"] == "notation"
