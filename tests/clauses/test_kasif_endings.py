"""Kasif: our defaults where cards run out, a hand ends or a match is decided (AM-33 to AM-66)."""

from __future__ import annotations

import pytest

from .asking import KF

answer, ask, kind = KF.answer, KF.ask, KF.kind
FACING = ("turn: 2", "top: 7c", "owed: 2")
NO_CAP = "house: cap=none"


def test_am_33_an_empty_pile_is_not_made_again() -> None:
    """The turn passes though cards lie under the top one."""
    reply = ask("moves", "top: 3h", "hand: 4c", "pile: -", "under: x20")
    assert reply.answer == ["pass"]
    assert "AM-33" in reply.assumed
    house = "house: stock_empty=reshuffle"
    assert answer("moves", house, "top: 3h", "hand: 4c", "pile: -", "under: x20") == ["draw"]


def test_am_34_a_penalty_larger_than_the_pile() -> None:
    """What there is, is taken; nothing is shuffled, the rest is forgiven."""
    table = (*FACING, "hand: 9c, 4s", "pile: 3c", "under: x12")
    reply = ask("draw", *table)
    assert reply.answer == 1
    assert "AM-34" in reply.assumed
    assert answer("cards 2", *table, "then: draw") == 3
    assert answer("owed", *table, "then: draw") == 0
    assert answer("turn", *table, "then: draw") == 3


def test_am_35_a_full_round_of_passes() -> None:
    """Then the hand is over, and nobody has won it."""
    table = ("top: 9s", "hand: 3h", "hand 2: 4h", "hand 3: 5h", "pile: -", "under: x9")
    assert answer("turn", *table, "then: pass, pass") == 3
    reply = ask("turn", *table, "then: pass, pass, pass")
    assert reply.answer is None
    assert "AM-35" in reply.assumed
    assert answer("winner", *table, "then: pass, pass, pass") is None
    assert answer("scores", *table, "then: pass, pass, pass") == {"1": 3, "2": 4, "3": 5}
    between = ("top: 9s", "hand: 3h", "hand 2: 9h, 4c", "hand 3: 5s", "pile: -")
    assert answer("turn", *between, "then: pass, 9h, pass, 3h") is None
    assert answer("turn", *between, "then: pass, 9h, pass") == 1


def test_am_36_a_last_eight_wins() -> None:
    """No further card is owed."""
    reply = ask("winner", "top: 8c", "hand: 8s", "then: 8s")
    assert reply.answer == 1
    assert "AM-36" in reply.assumed
    assert answer("turn", "top: 8c", "hand: 8s", "then: 8s") is None
    house = "house: finish_on_8=cover"
    assert answer("winner", house, "top: 8c", "hand: 8s", "pile: 4d", "then: 8s") is None


@pytest.mark.parametrize("last", ["7h", "Ah", "Th", "2h", "Jh"])
def test_am_37_last_cards_without_effect(last: str) -> None:
    """The hand ends, and nothing more happens."""
    table = ("top: 3h", f"hand: {last}", "hand 2: x3", "hand 3: x3", f"then: {last}")
    assert answer("winner", *table) == 1
    assert answer("turn", *table) is None
    assert answer("direction", *table) == "fwd"
    assert answer("cards 2", *table) == answer("cards 3", *table) == 3
    if last == "7h":
        assert "AM-37" in ask("cards 2", *table).assumed


def test_am_38_a_last_jack_names_nothing() -> None:
    """Its own suit holds as ever."""
    assert answer("winner", "top: 3c", "hand: Jh", "then: Jh") == 1
    assert answer("suit", "top: 3c", "hand: Jh", "then: Jh") == "h"


def test_am_44_no_penalty_for_the_word() -> None:
    """Nothing is stated, so nobody catches."""
    table = ("top: 9h", "hand: 9c, 4d", "hand 2: 5c, 6d")
    assert kind("turn", *table, "then: 9c, catch1") == "move"
    assert "AM-44" in KF.assumed("offence uncalled")
    house = "house: last_card_forget=1"
    assert answer("cards 1", house, *table, "pile: x3", "then: 9c, catch1") == 2


def test_am_49_a_jack_on_a_jack() -> None:
    """It goes there."""
    assert answer("legal", "top: Js", "hand: Jc, 4c, 4s") == ["Jc", "4s"]


def test_am_52_all_reach_the_limit_together() -> None:
    """Then the lowest total has won."""
    table = ("totals: 1 120, 2 104, 3 110", "limit: 100")
    reply = ask("match", *table)
    assert reply.answer == 2
    assert "AM-52" in reply.assumed
    assert answer("eliminated", *table) == [1, 2, 3]
    assert answer("match", "totals: 1 104, 2 104, 3 110", "limit: 100") == [1, 2]
    assert answer("match", "totals: 1 99, 2 98, 3 110", "limit: 100") is None


def test_am_53_the_points_of_this_hand_are_doubled() -> None:
    """Not the running total."""
    table = ("winner: 1", "out: Jc", "hand 2: 7h, Qs", "totals: 1 10, 2 50, 3 60")
    reply = ask("score 2", *table)
    assert reply.answer == 20
    assert "AM-53" in reply.assumed
    assert "AM-53" not in KF.assumed("score 2", "winner: 1", "out: 9c", "hand 2: 7h, Qs")


def test_am_54_equal_in_everything() -> None:
    """Nobody leaves; the next hand decides."""
    table = (NO_CAP, "totals: 1 45, 2 45, 3 20", "last: 1 25, 2 25, 3 5")
    reply = ask("eliminated", *table)
    assert reply.answer == []
    assert "AM-54" in reply.assumed
    assert answer("match", *table) is None
    assert "AM-54" not in KF.assumed("eliminated", NO_CAP, "totals: 1 46, 2 45, 3 20")


def test_am_56_one_card_at_a_time() -> None:
    """The second card of one rank is the next player's business."""
    table = ("top: 9s", "hand: 9h, 9d, 4c", "hand 2: 3d, 5d", "then: 9h, 9d")
    assert answer("mistake", *table) == 2


def test_am_58_plays_a_seven() -> None:
    """The garbled sentence goes on with four, six: a seven is what is played."""
    assert [answer("owed", f"played: {run}") for run in ("7c", "7c, 7d", "7c, 7d, 7h")] == [2, 4, 6]


def test_am_59_the_first_seven_of_each_chain() -> None:
    """A later fresh seven costs two again."""
    table = ("top: 7c", "hand: 7s, 4d, 5d", "then: 7s")
    reply = ask("owed", *table)
    assert reply.answer == 2
    assert "AM-59" in reply.assumed
    assert answer("turn", *table) == 2


def test_am_60_an_uncovered_eight_is_an_ordinary_card() -> None:
    """The next player matches it as any other."""
    table = ("top: 8h", "follow: yes", "hand: 5c, Kd", "hand 2: 5h, 8s, Jd, 5d", "pile: 4s, 4d")
    reply = ask("legal", *table, "then: draw")
    assert reply.answer == ["5h", "8s", "Jd"]
    assert "AM-60" in reply.assumed


def test_am_61_the_finisher_counts_nothing() -> None:
    """He is charged 0."""
    reply = ask("score 1", "top: 9s", "hand: 9h", "hand 2: Kd", "then: 9h")
    assert reply.answer == 0
    assert "AM-61" in reply.assumed


def test_am_62_a_two_may_start() -> None:
    """Nothing is excluded."""
    reply = ask("may-start 2h")
    assert reply.answer is True
    assert "AM-62" in reply.assumed


def test_am_66_a_penalty_of_nothing() -> None:
    """With no pile it is paid with nothing, and the chain is over."""
    table = (*FACING, "hand: 9c, 4s", "pile: -")
    reply = ask("draw", *table)
    assert reply.answer == 0
    assert "AM-66" in reply.assumed
    assert answer("moves", *table) == ["draw"]
    assert answer("cards 2", *table, "then: draw") == 2
    assert answer("turn", *table, "then: draw") == 3
    assert answer("owed", *table, "then: draw") == 0
