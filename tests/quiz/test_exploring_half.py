"""See what happens in «هفت و نیم»: from the question's position to the settling of the hand."""

import json
from typing import Any

import pytest

from haftquiz.quiz import service

SPANISH = """rules: seven-and-half-spanish
players: تو، سارا، علی
banker: علی
stake تو: 10
stake سارا: 5
hand تو: Kh*, Qs
hand علی: 5h
ask: moves تو"""
TOLD = """rules: seven-and-half
banker: 3
hand 1: 4h*
hand 2: 6s*
hand 3: 5d*
pile: 3c, 2c, Kd
ask: moves 1"""
SPENT = TOLD.replace("hand 2: 6s*", "hand 2: 6s*, 7s").replace("pile: 3c, 2c, Kd", "pile: -")


def explore(scenario: str, *moves: str) -> dict[str, Any]:
    text = json.dumps({"do": "explore", "scenario": scenario, "response": moves})
    reply: dict[str, Any] = json.loads(service.handle(text))
    return reply


def options(reply: dict[str, Any]) -> dict[str, bool]:
    return {option["value"]: option["legal"] for option in reply["options"]}


def cards(reply: dict[str, Any], seat: int) -> list[list[str] | None]:
    return [row["cards"] for row in reply["table"]["seats"] if row["seat"] == seat]


def said(reply: dict[str, Any]) -> str:
    return " ".join(line["text"] for line in reply["told"])


def clauses(reply: dict[str, Any]) -> list[str]:
    return [line["clause"] for line in reply["told"] if line["clause"]]


def test_every_move_may_be_tried_legal_or_not() -> None:
    assert options(explore(TOLD)) == {"hit": True, "stand": True, "split": False}
    assert options(explore(SPANISH))["split"] is True


def test_a_card_of_the_pile_comes_and_the_turn_stays_under_seven_and_a_half() -> None:
    reply = explore(TOLD, "hit")
    assert cards(reply, 1) == [["4h", "3c"]]
    assert "۴ دل و ۳ گشنیز: ۷" in said(reply)
    assert [row["seat"] for row in reply["table"]["seats"] if row["mover"]] == [1]


def test_over_the_turn_is_the_next_ones_and_the_rule_is_named() -> None:
    reply = explore(TOLD, "hit", "hit")
    assert cards(reply, 1) == [["4h", "3c", "2c"]]
    assert "SH-26" in clauses(reply)
    assert [row["seat"] for row in reply["table"]["seats"] if row["mover"]] == [2]


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing() -> None:
    drawn = ("hit", "4c")
    before, reply = explore(SPANISH, *drawn), explore(SPANISH, *drawn, "split")
    assert reply["told"][0]["legal"] is False
    assert reply["told"][0]["clause"] == "SH-63"
    assert reply["table"] == before["table"]


@pytest.mark.parametrize(
    ("moves", "clause"), [(("hit", "hit", "hit1"), "SH-26"), (("stand", "hit1"), "SH-10")]
)
def test_whoever_is_asked_about_may_try_out_of_turn(moves: tuple[str, ...], clause: str) -> None:
    assert options(explore(TOLD, *moves[:-1]))[moves[-1]] is False
    reply = explore(TOLD, *moves)
    assert (reply["told"][0]["legal"], reply["told"][0]["clause"]) == (False, clause)


def test_the_hand_is_settled_when_all_have_acted() -> None:
    reply = explore(TOLD, "stand", "stand", "stand")
    assert reply["over"] is True
    assert "نفر اول: باخت" in said(reply).replace("تو", "نفر اول")
    assert "نفر دوم: برد" in said(reply)
    assert reply["options"] == []


def test_a_card_that_was_not_told_is_chosen_among_those_that_can_still_come() -> None:
    reply = explore(SPANISH, "hit")
    values = list(options(reply))
    assert "گفته نشده" in said(reply)
    assert [value[0] for value in values] == list("A234567JQK")
    assert not {"Kh", "Qs", "5h"} & set(values)
    assert cards(explore(SPANISH, "hit", "4c"), 1) == [["Kh", "Qs", "4c"]]
    assert explore(SPANISH, "hit", "5h")["error"]["kind"] == "notation"
    assert explore(SPANISH, "4c")["error"]["kind"] == "notation"


def test_a_split_hand_is_played_hand_by_hand_and_paid_for_each() -> None:
    reply = explore(SPANISH, "split", "hit", "7h")
    assert cards(reply, 1) == [["Kh", "7h"], ["Qs"]]
    movers = [row["name"] for row in reply["table"]["seats"] if row["mover"]]
    assert len(movers) == 1
    assert "دست ۲" in movers[0]
    end = explore(SPANISH, "split", "hit", "7h", "stand", "7c", "stand", "hit", "4d")
    assert end["over"] is True
    assert "جز شرط: ۳۰ واحد" in said(end)
    assert "تو دست بعد را پخش می‌کنی" in said(end)


def test_a_hand_that_was_not_told_may_stop_or_be_given_a_card() -> None:
    reply = explore(SPANISH, "stand")
    assert "دستِ سارا گفته نشده است" in said(reply)
    assert [value for value in options(reply) if value in ("hit", "stand", "split")] == ["stand"]
    assert cards(explore(SPANISH, "stand", "7c"), 2) == [["7c"]]
    unknown = explore(SPANISH, "stand", "stand", "stand")
    assert "سارا: نتیجه به کارت‌هایی بستگی دارد" in said(unknown)
    assert explore(SPANISH, "stand", "hit")["error"]["kind"] == "question"


def test_with_the_pile_out_the_cards_of_those_who_are_over_come_back() -> None:
    reply = explore(SPENT, "hit")
    assert set(options(reply)) == {"6s", "7s"}
    assert cards(explore(SPENT, "hit", "6s"), 1) == [["4h", "6s"]]


def test_a_line_with_a_mistake_is_tried_from_its_beginning() -> None:
    line = TOLD.replace("ask: moves 1", "then: stand, split\nask: mistake")
    assert service.reply(json.dumps({"do": "view", "scenario": line}))["explore"] is True
    tried = explore(line)["table"]
    assert [row["seat"] for row in tried["seats"] if row["mover"]] == [1]
    assert tried["story"] == []


def test_without_a_banker_or_with_the_hand_over_there_is_nothing_to_try() -> None:
    for scenario in (
        "rules: seven-and-half\nhand 1: 4h\nask: total 1",
        "rules: seven-and-half\nbanker: 3\nhand 1: 7h, Ks\nhand 2: 7d, Kd\nhand 3: 7c, Kc\n"
        "ask: result 1",
    ):
        assert service.reply(json.dumps({"do": "view", "scenario": scenario}))["explore"] is False
    assert explore("rules: seven-and-half\nhand 1: 4h\nask: total 1")["error"]["kind"] == "question"


@pytest.mark.parametrize("move", ["nonsense", "hit9", "hit999", "9c", "", "split-1"])
def test_moves_that_do_not_read_are_errors(move: str) -> None:
    assert explore(TOLD, move)["error"]["kind"] == "notation"
