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


def test_the_one_it_speaks_to_stays_the_one_whom_the_question_asked() -> None:
    names = [place["name"] for place in explore("bazito", "9s")["table"]["seats"]]
    assert names[0] == "تو"
    assert "تو" not in names[1:]


def test_moves_that_do_not_read_or_never_end_are_errors() -> None:
    assert explore("bazito", "nonsense")["error"]["kind"] == "notation"
    assert explore("bazito", *["draw"] * 100)["error"]["kind"] == "notation"
