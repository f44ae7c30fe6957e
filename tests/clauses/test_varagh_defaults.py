"""Varagh: where the source is silent we assume something, and say so (the AM rows)."""

from __future__ import annotations

import pytest

from .asking import VG

answer, ask, kind = VG.answer, VG.ask, VG.kind
ACE = ("top: Ah", "follow: yes")


def test_am_12_a_spent_seven_is_an_ordinary_card() -> None:
    """Its suit, a seven, a jack."""
    reply = ask("legal", "top: 7c", "hand: 4c, 7s, Jd, 5d")
    assert reply.answer == ["4c", "7s", "Jd"]
    assert "AM-12" in reply.assumed
    assert answer("owed", "top: 7c", "hand: 4c, 7s, Jd, 5d", "then: 7s") == 2


def test_am_21_the_card_drawn_after_an_ace_is_not_played() -> None:
    """Though it would follow the ace."""
    reply = ask("turn", *ACE, "hand: 5c, 9s", "pile: 4h, 2d", "then: draw")
    assert reply.answer == 2
    assert "AM-21" in reply.assumed
    house = "house: ace_drawn_playable=yes"
    assert answer("turn", house, *ACE, "hand: 5c, 9s", "pile: 4h, 2d", "then: draw") == 1


def test_am_22_special_cards_that_follow_an_ace_act() -> None:
    """Seven, eight, ten and jack as ever."""
    table = (*ACE, "hand: 7h, 8h, Th, Jc, 4c, 5c")
    assert "AM-22" in ask("turn", *table, "then: 8h").assumed
    assert answer("turn", *table, "then: 8h") == 3
    assert answer("turn", *table, "then: Th") == 3
    assert answer("direction", *table, "then: Th") == "rev"
    assert answer("owed", *table, "then: 7h") == 2
    assert answer("suit", *table, "then: Jcd") == "d"


def test_am_25_a_two_is_an_ordinary_card() -> None:
    """It has no effect and names nobody."""
    assert answer("turn", "top: 2h", "hand 2: x5", "then: 2s") == 2
    assert answer("cards 2", "top: 2h", "hand 2: x5", "then: 2s") == 5


def test_am_34_a_penalty_larger_than_what_is_there() -> None:
    """Reshuffled midway, then what there is; the rest is forgiven."""
    table = ("top: 7d", "owed: 4", "hand: 9c, 4s", "pile: 3c", "under: 6c")
    reply = ask("draw", *table)
    assert reply.answer == 2
    assert "AM-34" in reply.assumed
    assert answer("cards 1", *table, "then: draw") == 4
    assert answer("owed", *table, "then: draw") == 0


def test_am_35_a_full_round_of_passes() -> None:
    """Then the hand is over, and nobody has won it."""
    table = ("top: 9s", "hand: 3h", "hand 2: 4h", "hand 3: 5h", "pile: -", "under: -")
    assert answer("turn", *table, "then: pass, pass") == 3
    reply = ask("turn", *table, "then: pass, pass, pass")
    assert reply.answer is None
    assert "AM-35" in reply.assumed
    assert answer("winner", *table, "then: pass, pass, pass") is None
    scores = {"1": 3, "2": 4, "3": 5}
    assert answer("scores", *table, "then: pass, pass, pass") == scores


@pytest.mark.parametrize("last", ["7h", "8h", "Th", "2h", "Jhd"])
def test_am_37_last_cards_without_effect(last: str) -> None:
    """The hand ends, and nothing more happens."""
    table = ("top: 3h", f"hand: {last[:2]}", "hand 2: x3", "hand 3: x3", f"then: {last}")
    assert answer("winner", *table) == 1
    assert answer("turn", *table) is None
    assert answer("direction", *table) == "fwd"
    assert answer("cards 2", *table) == answer("cards 3", *table) == 3
    if last == "7h":
        assert "AM-37" in ask("cards 2", *table).assumed


def test_am_38_a_last_jack_names_nothing() -> None:
    """It may be played without a suit."""
    reply = ask("winner", "top: 3c", "hand: Jh", "then: Jh")
    assert reply.answer == 1
    assert "AM-38" in reply.assumed
    assert kind("winner", "top: 3c", "hand: Jh, 4c", "then: Jh") == "move"
    assert answer("winner", *ACE, "hand: Jc", "then: Jc") == 1


def test_am_44_his_own_next_play_or_draw() -> None:
    """Others' turns do not end the chance to catch him; his own does."""
    table = ("top: 9h", "hand: 9c, 4d", "hand 2: 5c, 6d, 3h", "hand 3: 6c, 3c, Qd",
             "pile: 4c, Kh, 2d")  # fmt: skip
    reply = ask("mistake", *table, "then: 9c, 5c, 6c, catch1")
    assert reply.answer is None
    assert "AM-44" in reply.assumed
    assert answer("mistake", *table, "then: 9c, 5c, 6c, draw, catch1") == 5
    # caught, he draws; back at one card the duty is there again
    again = (*table[:-1], "pile: 6h, 4s, 2d, Kd")
    line = "9c, catch1, 5c, 6c, 6h, 6d, 3c"
    assert answer("mistake", *again, f"then: {line}, catch1") == 7


def test_am_44_the_duty_comes_back() -> None:
    """Each time one card is reached."""
    table = ("top: 9h", "hand: 9c, 4d", "hand 2: 5c, 6d, 3h", "hand 3: 6c, 3c, 6s", "pile: Qh, 6h")
    assert answer("cards 1", *table, "then: 9c, catch1, 5c, 6c") == 2
    wanted = ("top: 9h", "hand: 9c, 4d", "hand 2: 5c, 6d, 3h", "hand 3: 5d, 3c, 6s", "pile: Qh, 6h")
    assert answer("cards 1", *wanted, "then: 9c, catch1, 5c, 5d, 4d") == 1
    assert answer("cards 1", *wanted, "then: 9c, catch1, 5c, 5d, 4d, catch1") == 2
    assert answer("mistake", *wanted, "then: 9c, catch1, 5c, 5d, 4d, call, catch1") == 7


def test_am_50_equal_totals() -> None:
    """Shared places, joint winners."""
    reply = ask("match", "totals: 1 101, 2 40, 3 40")
    assert reply.answer == [2, 3]
    assert "AM-50" in reply.assumed
    assert answer("ranking", "totals: 1 101, 2 40, 3 40") == [[2, 3], 1]
    assert answer("ranking", "hand 2: 4d", "hand 3: 4c") == [1, [2, 3]]
    assert "AM-50" not in VG.assumed("match", "totals: 1 101, 2 40, 3 41")


def test_am_51_a_hundred_is_not_past_a_hundred() -> None:
    """One more is."""
    reply = ask("match", "totals: 1 100, 2 40, 3 30")
    assert reply.answer is None
    assert "AM-51" in reply.assumed
    assert answer("match", "totals: 1 101, 2 40, 3 30") == 3


def test_am_56_one_card_at_a_time() -> None:
    """The second card of one rank is the next player's business."""
    table = ("top: 9s", "hand: 9h, 9d, 4c", "hand 2: 3d, 5d", "then: 9h, 9d")
    assert answer("mistake", *table) == 2


def test_am_61_the_finisher_counts_nothing() -> None:
    """He is charged 0."""
    reply = ask("score 1", "top: 9s", "hand: 9h", "hand 2: Kd", "then: 9h")
    assert reply.answer == 0
    assert "AM-61" in reply.assumed


def test_am_62_a_two_may_start() -> None:
    """It is plain here."""
    reply = ask("may-start 2h")
    assert reply.answer is True
    assert "AM-62" in reply.assumed
    assert "AM-62" not in VG.assumed("may-start 3h")


def test_am_65_nothing_can_be_drawn() -> None:
    """Drawing was a choice, so is passing: nothing must be played."""
    table = ("top: 9s", "hand: 9h, 4d", "pile: -", "under: -")
    reply = ask("moves", *table)
    assert reply.answer == ["9h", "pass"]
    assert "AM-65" in reply.assumed
    assert answer("turn", *table, "then: pass") == 2
    assert answer("moves", "top: 9s", "hand: 9h, 4d", "pile: x1", "under: -") == ["9h", "draw"]


def test_am_66_a_penalty_of_nothing() -> None:
    """Where a table passes on an empty pile, it is paid with nothing."""
    table = ("house: stock_empty=pass", "top: 7d", "owed: 4", "hand: 9c, 4s", "pile: -")
    assert answer("draw", *table) == 0
    assert "AM-66" in ask("draw", *table).assumed
    assert answer("cards 1", *table, "then: draw") == 2
    assert answer("owed", *table, "then: draw") == 0
    assert answer("turn", *table, "then: draw") == 2
