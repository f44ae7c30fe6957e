"""Positions that players of such games dispute, as they were reported, with the right answer."""

from __future__ import annotations

from .asking import ask_text

PAID = """rules: varagh
players: 3
turn: 3
top: 7d
owed: 4
hand: 4s, 9c
pile: 3c, 5h, Kd, 6s, 2c
then: draw
ask: cards 3
"""
LATE_WORD = """rules: wikipedia
players: 3
turn: 1
top: 9h
hand: 9c, 4d
hand 2: 5c, 6d, 3h
then: 9c, 5c, call1, catch1
ask: mistake
"""
TOO_LATE_TO_CATCH = """rules: varagh
players: 3
turn: 1
top: 9h
hand: 9c, 4d
hand 2: 5c, 6d, 3h
hand 3: 6c, 3c, Qd
pile: 4c, Kh, 2d
then: 9c, 5c, 6c, draw, catch1
ask: mistake
"""
LAST_OF_THE_PILE = """rules: kasif
players: 3
turn: 1
top: 5c
hand: Kd, 6h, 2s
hand 2: 9d, Qh
pile: 9h
then: draw
ask: moves
"""
NO_EIGHT_FOR_AN_EIGHT = """rules: varagh
players: سارا، علی، مینا
turn: سارا
top: 4d
hand: 8d, 5c, 6c
hand علی: 8h, 3s
then: 8d
ask: turn
"""
JACK_ON_JACK = """قواعد: ورق
زمین: سرباز پیک
خال: دل
دست: سرباز گشنیز، ۴ پیک
پرسش: مجاز
"""
NO_SECOND_TURN = """rules: wikipedia
players: 3
turn: 1
top: 9h
hand: 9c, 4c
hand 2: 5d, 6d, 3h
then: 9c, 4c
ask: mistake
"""


def test_a_penalty_costs_no_further_card() -> None:
    assert ask_text(PAID).answer == 6
    assert ask_text(PAID.replace("cards 3", "turn")).answer == 1


def test_a_late_word_is_in_time() -> None:
    reply = ask_text(LATE_WORD)
    assert reply.answer == 4
    assert "AM-44" in reply.assumed
    assert reply.clauses & {"WK-24", "WK-23"}


def test_his_own_draw_ends_the_chance_to_catch_him() -> None:
    reply = ask_text(TOO_LATE_TO_CATCH)
    assert reply.answer == 5
    assert "AM-44" in reply.assumed
    assert "VG-57" in reply.clauses
    assert ask_text(TOO_LATE_TO_CATCH.replace("draw, ", "")).answer is None


def test_who_took_the_last_card_has_no_second_go() -> None:
    reply = ask_text(LAST_OF_THE_PILE)
    assert reply.answer == ["pass"]
    assert "AM-33" in reply.assumed
    assert reply.clauses & {"KF-31"}
    assert ask_text(LAST_OF_THE_PILE.replace("moves", "turn")).answer == 2


def test_the_skipped_player_cannot_pass_it_on() -> None:
    reply = ask_text(NO_EIGHT_FOR_AN_EIGHT)
    assert reply.answer == 3
    assert reply.clauses & {"VG-39", "VG-31"}


def test_a_jack_goes_on_a_jack() -> None:
    reply = ask_text(JACK_ON_JACK)
    assert reply.answer == ["Jc"]
    assert reply.clause("Jc") in {"VG-48", "VG-21"}


def test_five_cards_in_kasif_and_seven_by_agreement() -> None:
    assert ask_text("rules: kasif\nplayers: 4\nask: deal").answer == 5
    seven = ask_text("rules: kasif\nhouse: hand_size=7\nplayers: 4\nask: deal")
    assert seven.answer == 7


def test_the_time_to_object_is_no_second_turn() -> None:
    assert ask_text(NO_SECOND_TURN).answer == 2
    assert ask_text(NO_SECOND_TURN.replace("9c, 4c\nask: mistake", "9c\nask: turn")).answer == 2
