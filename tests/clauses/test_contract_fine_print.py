"""The contract's fine print, as far as it applies to Bazito, and positions players dispute."""

from __future__ import annotations

import pytest

from .asking import answer, ask, ask_text, kind

DREW = ("top: 9s", "hand: 3h, 4d", "drew: 9d")


def test_a_house_may_let_a_drawn_card_be_kept() -> None:
    house = "house: may_keep_drawn=yes"
    reply = ask("moves", house, *DREW)
    assert reply.answer == ["9d", "pass"]
    assert "AM-04" not in reply.assumed
    assert answer("legal", house, *DREW) == ["9d"]
    assert answer("turn", house, *DREW, "then: pass") == 2
    assert answer("cards 1", house, *DREW, "then: pass") == 3
    assert answer("moves", house, "top: 9s", "hand: 3h, 9d") == ["9d"]
    drawn = ("top: 9s", "hand: 3h, 4d", "pile: 6c, 5c", "then: draw")
    assert answer("turn", house, *drawn) == 2


@pytest.mark.parametrize("value", ["yes", "Yes", "بله"])
def test_a_house_value_in_both_languages(value: str) -> None:
    assert answer("can pass", f"توافق: may_keep_drawn={value}", *DREW) is True


def test_several_house_rules_at_once() -> None:
    house = "house: may_keep_drawn=yes, hand_size=9، points_7=7"
    assert answer("deal", house) == 9
    assert answer("score 2", house, "hand 2: 7h, 7d") == 14
    assert answer("can pass", house, *DREW) is True


def test_house_rules_are_printed_and_read_again() -> None:
    reply = ask("moves", "house: may_keep_drawn=yes", *DREW)
    assert "house-may-keep-drawn.yes" in reply.position
    assert ask_text(f"position: {reply.position}\nask: moves").answer == ["9d", "pass"]
    assert "house" not in ask("moves", "house: may_keep_drawn=no", *DREW).position


@pytest.mark.parametrize(
    ("house", "question", "lines", "usual", "changed"),
    [
        ("must_play_if_able=no", "moves", ["top: 9s", "hand: 9h, 3h"], ["9h"], ["9h", "draw"]),
        ("must_play_if_able=no", "draw", ["top: 9s", "hand: 9h, 3h"], 0, 1),
        (
            "must_play_if_able=no",
            "moves",
            ["top: 9s", "hand: 9h", "pile: -", "under: -"],
            ["9h"],
            ["9h", "pass"],
        ),
        (
            "seven_answer_optional=no",
            "moves",
            ["top: 7s", "owed: 2", "hand: 7h, 3h"],
            ["7h", "draw"],
            ["7h"],
        ),
        (
            "eight_draw_though_able=no",
            "moves",
            ["played: 8h", "hand: 3h, 4d"],
            ["3h", "draw"],
            ["3h"],
        ),
        ("jack_after_8=any", "legal", ["played: 8h", "hand: Jc, 4d"], [], ["Jc"]),
        (
            "stock_empty=pass",
            "moves",
            ["top: 9s", "hand: 3h", "pile: -", "under: x9"],
            ["draw"],
            ["pass"],
        ),
        ("double_on_jack_finish=no", "score 2", ["winner: 1", "out: Jh", "hand 2: Kd"], 8, 4),
        ("points_J=25", "score 2", ["hand 2: Jd"], 20, 25),
        ("points_7=7", "score 2", ["hand 2: 7d"], 0, 7),
        ("hand_size=9", "deal", [], 7, 9),
    ],
)
def test_a_house_rule_changes_one_thing(
    house: str, question: str, lines: list[str], usual: object, changed: object
) -> None:
    assert answer(question, *lines) == usual
    assert answer(question, f"house: {house}", *lines) == changed


def test_a_house_may_bind_the_jack_to_its_own_suit() -> None:
    house = "house: jack_suit=own"
    assert answer("suit", house, "top: 9s", "then: Jd") == "d"
    assert answer("suit", house, "top: 9s", "then: Jdd") == "d"
    assert kind("suit", house, "top: 9s", "then: Jdh") == "move"


def test_a_house_may_ask_to_cover_a_last_eight() -> None:
    table = ("top: 9s", "hand: 8s", "pile: 4d, 5d")
    assert answer("winner", "house: finish_on_8=cover", *table, "then: 8s") is None
    assert answer("winner", *table, "then: 8s") == 1


def test_players_may_be_left_out() -> None:
    assert answer("turn", "top: 9s", "turn: 4", "then: 9h") == 1
    assert ask("deal").assumed == []


def test_a_drawn_card_stands_in_the_hand_or_not() -> None:
    one = ask("moves", "top: 9s", "hand: 3h, 4d", "drew: 9d")
    two = ask("moves", "top: 9s", "hand: 9d, 3h, 4d", "drew: 9d")
    assert one.answer == two.answer == ["9d"]
    assert one.position == two.position
    assert "3h4d9d" in one.position
    assert answer("cards 1", "top: 9s", "hand: 9d, 3h, 4d", "drew: 9d") == 3
    assert answer("cards 1", "top: 9s", "hand: 3h, 4d", "drew: 9d") == 3
    assert answer("draw", *DREW) == 0
    assert kind("turn", *DREW, "pile: 5c", "then: draw") == "move"


def test_a_card_drawn_in_then_comes_last() -> None:
    table = ("top: 9s", "hand: 3h, 4d", "pile: 9d", "then: draw")
    assert "3h4d9d" in ask("moves", "top: 9s", "hand: 3h, 4d", "drew: 9d").position
    assert [entry["move"] for entry in ask("legal", *table).raw["why"]][-1] == "9d"


@pytest.mark.parametrize(
    ("lines", "moves", "draw"),
    [
        (["hand: 3h, 4d", "pile: -", "under: -"], ["pass"], 0),
        (["hand: 9d, 4d", "pile: -", "under: -"], ["9d"], 0),
        (["hand: 3h, 4d", "pile: -", "under: x3"], ["draw"], 1),
        (["hand: 3h, 4d", "pile: -"], ["draw"], 1),
        (["hand: 3h, 4d", "under: -"], ["draw"], 1),
        (["hand: 3h, 4d", "pile: x1", "under: -"], ["draw"], 1),
    ],
)
def test_when_the_pile_is_empty(lines: list[str], moves: list[str], draw: int) -> None:
    assert answer("moves", "top: 9s", *lines) == moves
    assert answer("draw", "top: 9s", *lines) == draw


@pytest.mark.parametrize(
    ("pile", "under", "owed", "taken"),
    [
        ("x9", "x1", 4, 4),
        ("3c", "x1", 4, 2),
        ("-", "x1", 4, 1),
        ("-", "x3", 2, 2),
        ("3c, 3d", "x9", 8, 8),
        ("x1", "x2", 6, 3),
    ],
)
def test_a_penalty_takes_what_there_is(pile: str, under: str, owed: int, taken: int) -> None:
    table = ("top: 7s", f"owed: {owed}", "hand: 3h, 4d", f"pile: {pile}", f"under: {under}")
    assert answer("draw", *table) == taken
    assert answer("cards 1", *table, "then: draw") == 2 + taken
    assert answer("owed", *table, "then: draw") == 0


def test_the_card_just_covered_is_under_the_top() -> None:
    table = ("top: 9s", "hand: 8s, 3h", "pile: -", "under: -")
    assert answer("moves", *table, "then: 8s") == ["draw"]
    assert answer("cards 1", *table, "then: 8s, draw") == 2
    hit = ("top: 9s", "hand: 2s, 3h", "hand 3: x4", "pile: -", "under: -", "then: 2s3")
    assert answer("cards 3", *hit) == 5


def test_what_an_unseen_draw_leaves_open_and_what_not() -> None:
    table = ("top: 9s", "hand: 3h, 4d", "then: draw")
    assert kind("turn", *table) == "question"
    assert kind("legal", *table) == "question"
    assert answer("cards 1", *table) == 3
    assert answer("direction", *table) == "fwd"
    assert answer("turn", "played: 7s", "hand: 3h, 4d", "then: draw") == 2
    assert answer("turn", "played: 8s", "hand: 3h, 4d", "then: draw") == 2
    assert "pile" in ask("turn", *table).error["message"] or (
        "دسته" in ask("turn", *table).error["message"]
    )


def test_nothing_is_owed_after_an_ordinary_draw_whatever_the_card() -> None:
    table = ("top: 9s", "hand: 3h, 4d", "then: draw")
    assert answer("owed", *table) == 0
    assert answer("owed", *table, "pile: -", "under: x4") == 0


def test_can_with_a_card_that_is_not_held() -> None:
    assert answer("can 9h", "top: 9s", "hand: 3h, 4s") is False
    assert answer("can 4s", "top: 9s", "hand: 3h, 4s") is True
    assert answer("can 9h", "top: 9s") is True
    assert answer("can 4h", "top: 9s") is False
    assert answer("can 9h", "top: 9s", "hand: 3h, x2") is True


def test_can_weighs_the_card_alone_or_with_its_choice() -> None:
    table = ("top: 5s", "hand: Jh, 2s, 4d")
    assert answer("can Jh", *table) is True
    assert answer("can Jhs", *table) is True
    assert answer("can 2s", *table) is True
    assert answer("can 2s3", *table) is True
    assert answer("can 2s1", *table) is False
    assert answer("can draw", *table) is False
    assert answer("can pass", *table) is False


def test_moves_lists_jacks_and_twos_once_in_hand_order() -> None:
    table = ("top: 5s", "hand: 2s, Jh, 4d, As, Jc")
    assert answer("moves", *table) == answer("legal", *table) == ["2s", "Jh", "As", "Jc"]


@pytest.mark.parametrize("move", ["call", "تک‌کارت", "call1", "catch1", "گرفتن ۱"])
def test_nobody_calls_or_catches_in_bazito(move: str) -> None:
    table = ("top: 9s", "hand: 9h, 3h", f"then: 9h, {move}")
    assert kind("turn", *table) == "move"
    assert answer("mistake", *table) == 2


def test_after_the_end_nobody_moves() -> None:
    table = ("top: 9s", "hand: 9h", "hand 2: 9d, 3d", "then: 9h")
    assert answer("turn", *table) is None
    assert answer("winner", *table) == 1
    assert answer("mistake", *table[:-1], "then: 9h, 9d") == 2


def test_an_unknown_hand_has_cards_enough() -> None:
    assert answer("turn", "top: 9s", "then: 9h, 9d, 9c") == 4
    assert answer("winner", "top: 9s", "then: 9h") is None
    assert answer("winner", "top: 9s", "hand: x1", "then: 9h") == 1
    assert answer("cards 1", "top: 9s", "hand: x3", "then: 9h") == 2


def test_offences_are_not_named_in_bazito() -> None:
    for offence in ("illegal-card", "out-of-turn", "delay", "word", "uncalled"):
        assert answer(f"offence {offence}") is None


def test_scores_and_places_without_play() -> None:
    hands = ("hand 2: 5h, Qs, 7d", "hand 3: Jd, Kc", "hand 4: 7c")
    assert answer("scores", *hands) == {"2": 8, "3": 24, "4": 0}
    assert answer("scores", *hands, "out: Jh") == {"2": 16, "3": 48, "4": 0}
    assert answer("ranking", *hands) == [1, 4, 2, 3]
    assert answer("winner", *hands, "out: 9h") == 1
    assert answer("ranking", "hand 1: 8d", *hands[:2], "winner: 4") == [4, [1, 2], 3]


def test_mistake_counts_from_one_and_forgives_the_error() -> None:
    table = ("top: 9s", "hand: 9h, 4d", "hand 2: 5h, 3c")
    assert answer("mistake", *table, "then: 9h, 5h") is None
    assert answer("mistake", *table, "then: 9h, 3c") == 2
    assert answer("mistake", *table, "then: 4d, 3c") == 1


SPENT_SEVEN = """rules: bazito
players: 4
turn: 2
top: 7c
owed: 2
hand: 9d, Kh
hand 3: Jd, 7s, 4c, 4d
pile: 3s, 3d, 6h
then: draw
ask: legal
"""
LAST_OF_THE_PILE = """rules: bazito
players: 4
turn: 1
top: Jc
hand: Kd, 6h, 2s
pile: 9h
under: x20
then: draw
ask: turn
"""
JACK_ON_JACK = """قواعد: بازیتو
زمین: سرباز پیک
خال: دل
دست: سرباز گشنیز، ۴ پیک
پرسش: مجاز
"""


def test_a_spent_seven_is_an_ordinary_card_and_paying_costs_nothing_more() -> None:
    reply = ask_text(SPENT_SEVEN)
    assert reply.answer == ["Jd", "7s", "4c"]
    assert reply.clause("Jd") in {"BZ-18", "BZ-40", "BZ-97"}
    assert "AM-12" in reply.assumed
    assert ask_text(SPENT_SEVEN.replace("legal", "cards 2")).answer == 4


def test_the_last_card_of_the_pile_gives_no_second_go() -> None:
    assert ask_text(LAST_OF_THE_PILE).answer == 2
    assert ask_text(LAST_OF_THE_PILE.replace("9h", "9c")).answer == 1


def test_a_jack_goes_on_a_jack() -> None:
    reply = ask_text(JACK_ON_JACK)
    assert reply.answer == ["Jc"]
    assert reply.clause("Jc") in {"BZ-18", "BZ-40", "BZ-97"}
    assert "AM-49" in reply.assumed
