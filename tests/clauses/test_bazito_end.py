"""Bazito: the last card, the points and the places (BZ-69 to BZ-84)."""

from __future__ import annotations

import pytest

from .asking import answer, ask, kind


def test_bz_69_the_last_card_ends_the_hand() -> None:
    """Laid legally, it ends the hand at once."""
    assert answer("winner", "top: 9s", "hand: 3s", "then: 3s") == 1
    assert answer("turn", "top: 9s", "hand: 3s", "then: 3s") is None
    assert kind("winner", "top: 9s", "hand: 3s", "then: 3s, 4s") == "move"
    assert kind("winner", "top: 9s", "hand: 3h", "then: 3h") == "move"


def test_bz_70_an_eight_as_the_last_card_wins() -> None:
    """Nothing more is needed after a last eight."""
    assert answer("winner", "top: 9s", "hand: 8s", "then: 8s") == 1
    assert answer("turn", "top: 9s", "hand: 8s", "then: 8s") is None
    assert answer("winner", "top: 9s", "hand: 8s, 4d", "then: 8s") is None


def test_bz_71_a_seven_as_the_last_card_costs_nobody() -> None:
    """The hand ends before the new penalty is applied."""
    table = ("top: 9s", "hand: 7s", "hand 2: x5", "then: 7s")
    assert answer("winner", *table) == 1
    assert answer("cards 2", *table) == 5
    assert answer("turn", *table) is None
    assert kind("winner", *table[:-1], "then: 7s, draw") == "move"


def test_bz_72_a_last_jack_still_names_a_suit() -> None:
    """Even the last jack is no finished move without a suit."""
    assert kind("winner", "top: 9s", "hand: Jh", "then: Jh") == "move"
    assert answer("winner", "top: 9s", "hand: Jh", "then: Jhc") == 1
    assert answer("suit", "top: 9s", "hand: Jh", "then: Jhc") == "c"


def test_bz_73_a_last_jack_doubles() -> None:
    """The others' points count double when the hand was won with a jack."""
    others = ("hand 2: Kd, 4c", "hand 3: 3d", "hand 4: 7h, 7d", "top: 9s")
    jack = ask("scores", "hand: Jh", *others, "then: Jhc").answer
    assert jack == {"1": 0, "2": 16, "3": 6, "4": 0}
    plain = ask("scores", "hand: 9h", *others, "then: 9h").answer
    assert plain == {"1": 0, "2": 8, "3": 3, "4": 0}


def test_bz_74_the_others_are_ranked_by_points() -> None:
    """First the winner, then by what is left in the hands."""
    hands = ("hand 2: 5h, Qs, 7d", "hand 3: 3c", "hand 4: Jd")
    assert answer("ranking", *hands) == [1, 3, 2, 4]
    assert answer("ranking", "hand 1: Jd", "hand 3: 3c", "hand 4: 5h, Qs") == [2, 3, 4, 1]


def test_bz_75_fewer_points_are_better() -> None:
    """3 stands above 8, and the number of cards does not matter."""
    hands = ("hand 2: 8d", "hand 3: 7c, 7d, 7h, 3s", "hand 4: Ks")
    assert answer("ranking", *hands) == [1, 3, 4, 2]


@pytest.mark.parametrize("suit", "cdhs")
def test_bz_76_sevens_count_nothing(suit: str) -> None:
    """A seven left in hand is 0."""
    assert answer("score 2", f"hand 2: 7{suit}") == 0
    assert answer("score 2", f"hand 2: 7{suit}, 6{suit}") == 6


def test_bz_77_a_jack_counts_twenty() -> None:
    """A jack left in hand is 20."""
    assert answer("score 2", "hand 2: Jd") == 20


def test_bz_78_an_ace_counts_eleven() -> None:
    """An ace left in hand is 11."""
    assert answer("score 2", "hand 2: As") == 11


def test_bz_79_a_king_counts_four() -> None:
    """A king left in hand is 4."""
    assert answer("score 2", "hand 2: Kh") == 4


def test_bz_80_a_queen_counts_three() -> None:
    """A queen left in hand is 3."""
    assert answer("score 2", "hand 2: Qh") == 3


def test_bz_81_numbers_count_themselves() -> None:
    """2, 3, 4, 5, 6, 8, 9 and 10 count their number."""
    assert answer("score 2", "hand 2: 2s, 8h, Tc") == 20
    for rank, points in {"2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "8": 8, "9": 9, "T": 10}.items():
        assert answer("score 2", f"hand 2: {rank}h") == points


def test_bz_82_five_queen_seven_is_eight() -> None:
    """5h, Qs, 7d: 5 + 3 + 0."""
    assert answer("score 2", "hand 2: 5h, Qs, 7d") == 8
    assert answer("score 1", "hand: 5h, Qs, 7d") == 8


def test_bz_83_and_sixteen_after_a_jack() -> None:
    """The same cards, when the winner finished with a jack."""
    hands = ("hand 2: 5h, Qs, 7d", "hand 3: x3", "hand 4: x3")
    assert answer("score 2", *hands, "winner: 1", "out: Jh") == 16
    assert answer("score 2", *hands, "winner: 1", "out: 9h") == 8


def test_bz_84_points_are_for_this_hand_only() -> None:
    """There is no match of several hands: points give the places of this hand."""
    assert kind("match", "totals: 1 10, 2 20, 3 30, 4 40") == "question"
    assert answer("eliminated") == []
