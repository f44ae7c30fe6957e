"""Varagh: the word, the points, the match (VG-52 to VG-68)."""

from __future__ import annotations

from .asking import VG

answer, ask, kind = VG.answer, VG.ask, VG.kind
LAST_BUT_ONE = ("players: سارا، علی، مینا", "turn: علی", "top: 9h", "hand علی: 9c, 4d",
                "hand مینا: 5c, 6d, 3h", "hand سارا: 6c, 3c, Qd", "pile: 4c, Kh, 2d")  # fmt: skip


def test_vg_52_a_jack_counts_eleven() -> None:
    """Not twenty."""
    reply = ask("score 2", "hand 2: Js")
    assert reply.answer == 11
    assert reply.clauses & {"VG-52"}


def test_vg_53_no_doubling() -> None:
    """A hand won with a jack costs the others no more."""
    table = ("top: 9c", "hand: Jc", "hand 2: Kd", "hand 3: 4d", "then: Jcc")
    assert answer("scores", *table) == {"1": 0, "2": 13, "3": 4}
    assert answer("score 2", "winner: 1", "out: Jc", "hand 2: Kd") == 13


def test_vg_54_the_word() -> None:
    """With one card left it is said, by him who has it."""
    assert answer("turn", *LAST_BUT_ONE, "then: 9c, call") == 3
    assert answer("mistake", *LAST_BUT_ONE, "then: call") == 1
    assert answer("mistake", *LAST_BUT_ONE, "then: 9c, call, call2") == 3


def test_vg_55_what_is_left_becomes_points() -> None:
    """4c and Qs are 16."""
    table = ("top: 9c", "hand: 9h", "hand 2: 4c, Qs", "hand 3: 2d", "then: 9h")
    assert answer("score 2", *table) == 16
    assert answer("scores", *table) == {"1": 0, "2": 16, "3": 2}


def test_vg_56_exercise_ali_is_caught() -> None:
    """He has not said it and Mina catches him: one card."""
    reply = ask("cards علی", *LAST_BUT_ONE, "then: 9c, catch2")
    assert reply.answer == 2
    assert reply.clauses & {"VG-56", "VG-57"}
    assert answer("offence uncalled") == 1
    assert answer("turn", *LAST_BUT_ONE, "then: 9c, catch2") == 3


def test_vg_57_how_long_he_can_be_caught() -> None:
    """Until his next play, or until he has been caught."""
    assert answer("mistake", *LAST_BUT_ONE, "then: 9c, 5c, 6c, catch2") is None
    assert answer("mistake", *LAST_BUT_ONE, "then: 9c, 5c, 6c, draw, catch2") == 5
    assert answer("mistake", *LAST_BUT_ONE, "then: 9c, catch2, catch2") == 3


def test_vg_58_saying_it_in_time() -> None:
    """Before anybody catches him it costs nothing."""
    assert answer("mistake", *LAST_BUT_ONE, "then: 9c, 5c, call2, catch2") == 4
    assert answer("cards علی", *LAST_BUT_ONE, "then: 9c, 5c, call2") == 1


def test_vg_61_exercise_twenty_two() -> None:
    """A king, a seven and a two."""
    reply = ask("score 2", "hand 2: Kh, 7s, 2d")
    assert reply.answer == 22
    assert {"VG-62", "VG-64"} <= reply.clauses


def test_vg_62_numbers_count_themselves() -> None:
    """The seven too."""
    for rank in "23456789":
        assert answer("score 2", f"hand 2: {rank}d") == int(rank)
    assert answer("score 2", "hand 2: 2s, 7h, 8d, Tc") == 27


def test_vg_63_a_queen_counts_twelve() -> None:
    """Q = 12."""
    assert answer("score 2", "hand 2: Qs") == 12


def test_vg_64_a_king_counts_thirteen() -> None:
    """K = 13."""
    assert answer("score 2", "hand 2: Ks") == 13


def test_vg_65_an_ace_counts_fourteen() -> None:
    """A = 14; jack, queen, king and ace are fifty."""
    assert answer("score 2", "hand 2: As") == 14
    assert answer("score 2", "hand 2: Js, Qs, Ks, As") == 50


def test_vg_66_nothing_multiplies() -> None:
    """The sum of the cards is the charge, whatever ended the hand."""
    for last in ("Jc", "8c", "7c", "Ac", "9c"):
        assert answer("score 2", "winner: 1", f"out: {last}", "hand 2: Kd, 4d") == 17


def test_vg_67_past_a_hundred() -> None:
    """At 100 the match goes on, at 101 it is over."""
    assert answer("match", "totals: 1 100, 2 60, 3 30") is None
    assert answer("match", "totals: 1 101, 2 60, 3 30") == 3
    assert "VG-67" in ask("match", "totals: 1 101, 2 60, 3 30").clauses
    assert answer("eliminated", "totals: 1 101, 2 60, 3 30") == []


def test_vg_68_the_lowest_total_wins() -> None:
    """Whoever it was that went past the limit."""
    assert answer("match", "totals: 1 20, 2 60, 3 130") == 1
    assert answer("match", "players: 4", "totals: 1 105, 2 31, 3 130, 4 32") == 2


def test_vg_56_no_other_offence_is_named() -> None:
    """Only the forgotten word costs a card."""
    for offence in ("illegal-card", "out-of-turn", "delay", "word"):
        assert answer(f"offence {offence}") is None
