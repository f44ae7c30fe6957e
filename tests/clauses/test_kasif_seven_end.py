"""Kasif: sevens (KF-16 to KF-21), the end, points and match (KF-30 to KF-47)."""

from __future__ import annotations

import pytest

from .asking import KF

answer, ask, kind = KF.answer, KF.ask, KF.kind
FACING = ("turn: 2", "top: 7c", "owed: 2")
NO_CAP = "house: cap=none"


def test_kf_16_who_has_a_seven_plays_it() -> None:
    """Any seven, and nothing else."""
    reply = ask("legal", *FACING, "hand: 7d, 4c")
    assert reply.answer == ["7d"]
    assert reply.clause("7d") in {"KF-16", "KF-19"}


def test_kf_17_else_he_takes_two() -> None:
    """Without a seven two cards are taken."""
    table = (*FACING, "hand: 4c, Jc, Ac, 8c", "pile: 5d, 6d, 9d")
    reply = ask("moves", *table)
    assert reply.answer == ["draw"]
    assert reply.clause("draw") == "KF-17"
    assert answer("cards 2", *table, "then: draw") == 6
    assert answer("cards 2", *table[:-1], "then: draw") == 6


def test_kf_18_then_it_is_an_ordinary_number() -> None:
    """Play goes on: clubs and sevens."""
    table = (*FACING, "hand: 4d, Kd", "hand 3: 4c, 7s, Kh", "pile: 5d, 6d, 9d", "then: draw")
    assert answer("turn", *table) == 3
    assert answer("owed", *table) == 0
    assert answer("legal", *table) == ["4c", "7s"]


def test_kf_19_an_answer_makes_it_four() -> None:
    """For the following player."""
    table = (*FACING, "hand: 7d, 4c, 5s")
    assert answer("owed", *table, "then: 7d") == 4
    assert answer("turn", *table, "then: 7d") == 3
    assert answer("draw", *table, "hand 3: 4h, 5h", "then: 7d") == 4


def test_kf_20_a_second_answer_six() -> None:
    """For the one after."""
    table = ("turn: 3", "played: 7c, 7d", "hand: 7h, 4c, 5s", "then: 7h")
    assert answer("owed", *table) == 6
    assert answer("turn", *table) == 1


def test_kf_21_and_so_on() -> None:
    """Eight with the fourth; with two decks ten with the fifth."""
    assert answer("owed", "played: 7c, 7d, 7h, 7s") == 8
    assert answer("owed", "players: 6", "played: 7c, 7d, 7h, 7s, 7c") == 10
    assert answer("owed", "players: 6", "top: 7c", "owed: 14", "then: 7c") == 16
    assert kind("owed", "players: 6", "top: 7c", "owed: 18") == "position"
    assert kind("owed", "players: 5", "top: 7c", "owed: 10") == "position"


def test_kf_30_first_out_wins() -> None:
    """Whoever first gets rid of all his cards."""
    table = ("top: 3h", "hand: 9h", "hand 2: 9d, 4c")
    assert answer("winner", *table, "then: 9h") == 1
    assert answer("turn", *table, "then: 9h") is None
    assert kind("turn", *table, "then: 9h, 9d") == "move"
    assert answer("winner", "top: 3h", "hand: 9h, 4c", "then: 9h") is None


def test_kf_31_nothing_to_take_means_the_turn_passes() -> None:
    """With no pile the cards under the top are not used."""
    table = ("top: 3h", "hand: 4c", "pile: -", "under: x20")
    reply = ask("moves", *table)
    assert reply.answer == ["pass"]
    assert reply.clause("pass") == "KF-31"
    assert answer("turn", *table, "then: pass") == 2
    assert answer("draw", *table) == 0
    assert answer("moves", "top: 3h", "hand: 4h", "pile: -") == ["4h"]


def test_kf_32_the_word() -> None:
    """It is announced on the last card; forgetting costs nothing."""
    table = ("top: 9h", "hand: 9c, 4d", "hand 2: 5c, 6d, 3h")
    assert answer("turn", *table, "then: 9c, call") == 2
    assert answer("turn", *table, "then: 9c, تک‌کارت") == 2
    assert kind("turn", *table, "then: 9c, catch1") == "move"
    assert kind("turn", *table, "then: call") == "move"
    assert answer("offence uncalled") is None


def test_kf_33_numbers_count_themselves() -> None:
    """The seven too."""
    for rank in "23456789":
        assert answer("score 2", f"hand 2: {rank}d") == int(rank)
    assert answer("score 2", "hand 2: 2s, 7h, Tc") == 19


def test_kf_34_a_jack_counts_twenty() -> None:
    """J = 20."""
    assert answer("score 2", "hand 2: Js") == 20


def test_kf_35_a_queen_counts_three() -> None:
    """Q = 3."""
    assert answer("score 2", "hand 2: Qs") == 3


def test_kf_36_a_king_counts_four() -> None:
    """K = 4."""
    assert answer("score 2", "hand 2: Ks") == 4


def test_kf_37_an_ace_counts_eleven() -> None:
    """A = 11."""
    assert answer("score 2", "hand 2: As") == 11


def test_kf_38_a_last_jack_doubles() -> None:
    """The others' points count twice."""
    table = ("top: 9c", "hand 2: 7h, Qs", "hand 3: Ad")
    reply = ask("scores", *table, "hand: Jc", "then: Jc")
    assert reply.answer == {"1": 0, "2": 20, "3": 22}
    assert "KF-38" in reply.clauses
    assert answer("scores", *table, "hand: 5c", "then: 5c") == {"1": 0, "2": 10, "3": 11}


def test_kf_39_the_limit_is_fifty_to_a_thousand() -> None:
    """And it has to be fixed."""
    totals = "totals: 1 10, 2 20, 3 30"
    for limit in (50, 1000):
        assert answer("eliminated", totals, f"limit: {limit}") == []
    for limit in (49, 1001):
        assert kind("eliminated", totals, f"limit: {limit}") == "position"
    assert kind("eliminated", totals) == kind("match", totals) == "question"


@pytest.mark.parametrize(("total", "out"), [(99, []), (100, [1]), (104, [1])])
def test_kf_40_who_reaches_it_is_out(total: int, out: list[int]) -> None:
    """The number itself is enough."""
    reply = ask("eliminated", f"totals: 1 {total}, 2 40, 3 60", "limit: 100")
    assert reply.answer == out
    assert reply.clauses & {"KF-40"}


def test_kf_41_the_rest_play_on() -> None:
    """Nobody has won yet."""
    assert answer("match", "totals: 1 100, 2 40, 3 60", "limit: 100") is None
    assert answer("match", "totals: 1 99, 2 40, 3 60", "limit: 100") is None


def test_kf_42_the_fewest_points_win() -> None:
    """Of the last two one reaches the limit: the other has won."""
    reply = ask("match", "players: 2", "totals: 1 100, 2 85", "limit: 100")
    assert reply.answer == 2
    assert answer("match", "totals: 1 120, 2 99, 3 100", "limit: 100") == 2


def test_kf_43_or_without_a_limit() -> None:
    """Then no limit is given, and none is asked for."""
    assert answer("eliminated", NO_CAP, "totals: 1 30, 2 45, 3 20") == [2]
    assert kind("eliminated", NO_CAP, "totals: 1 30, 2 45, 3 20", "limit: 100") == "position"


def test_kf_44_the_highest_total_goes() -> None:
    """After each hand, whoever exceeds the others."""
    reply = ask("eliminated", NO_CAP, "totals: 1 30, 2 45, 3 20")
    assert reply.answer == [2]
    assert "KF-44" in reply.clauses
    assert answer("match", NO_CAP, "players: 2", "totals: 1 30, 2 45") == 1


def test_kf_45_whatever_the_number() -> None:
    """Few points are too many where the others have fewer."""
    assert answer("eliminated", NO_CAP, "totals: 1 5, 2 9, 3 3") == [2]


def test_kf_46_the_others_play_on() -> None:
    """With two left there is no winner yet."""
    assert answer("match", NO_CAP, "totals: 1 30, 2 45, 3 20") is None


def test_kf_47_equal_totals() -> None:
    """The one who took more in this hand goes."""
    table = (NO_CAP, "totals: 1 45, 2 45, 3 20")
    reply = ask("eliminated", *table, "last: 1 10, 2 25, 3 5")
    assert reply.answer == [2]
    assert "KF-47" in reply.clauses
    assert answer("eliminated", *table, "last: 1 26, 2 25, 3 50") == [1]
    assert kind("eliminated", *table) == "question"


def test_kf_32_no_offence_is_named() -> None:
    """The document names no penalty beside the play."""
    for offence in ("illegal-card", "out-of-turn", "delay", "word", "uncalled"):
        assert answer(f"offence {offence}") is None
