"""Bazito: ten, ace, two, jack and the plain cards (BZ-33 to BZ-44, BZ-60 to BZ-65, BZ-94)."""

from __future__ import annotations

import pytest

from .asking import answer, ask, kind


def test_bz_33_a_ten_reverses() -> None:
    """A ten turns the direction round, from either."""
    assert answer("direction", "top: 5c", "then: Tc") == "rev"
    assert answer("direction", "top: 5c", "direction: rev", "then: Tc") == "fwd"
    assert answer("direction", "top: 5c", "then: Tc, Th") == "fwd"


def test_bz_34_the_new_direction_finds_the_next() -> None:
    """The ten works at once: the next player is already the one behind."""
    assert answer("turn", "top: 5c", "then: Tc") == 4
    assert answer("turn", "top: 5c", "direction: rev", "then: Tc") == 2
    assert answer("turn", "top: 5c", "turn: 3", "then: Tc") == 2


def test_bz_35_an_ace_burns_a_turn() -> None:
    """The next player does not move."""
    assert answer("turn", "top: 5c", "then: Ac") != 2
    table = ("top: 5c", "hand 2: 9c, 4d", "hand 3: 3h, 4h")
    assert answer("mistake", *table, "then: Ac, 9c") == 2
    assert answer("mistake", *table, "then: Kc, 9c") is None


def test_bz_36_the_one_after_moves() -> None:
    """The turn goes to the player after the one who was skipped."""
    assert answer("turn", "top: 5c", "then: Ac") == 3
    assert answer("turn", "top: 5c", "direction: rev", "then: Ac") == 3
    assert answer("turn", "top: 5c", "turn: 4", "then: Ac") == 2
    assert answer("turn", "top: 5c", "turn: 2", "direction: rev", "then: Ac") == 4


def test_bz_37_a_two_gives_one_card() -> None:
    """The chosen opponent takes one card, and only he."""
    table = ("top: 5s", "hand: x5", "hand 2: x5", "hand 3: x5", "hand 4: x5", "then: 2s3")
    assert [answer(f"cards {seat}", *table) for seat in (1, 2, 3, 4)] == [4, 5, 6, 5]


def test_bz_38_any_opponent_may_be_chosen() -> None:
    """All three, and nobody else."""
    for turn in (1, 2, 3, 4):
        table = ("top: 5s", f"turn: {turn}", "hand: 2s, 4d")
        may = [seat for seat in (1, 2, 3, 4) if answer(f"can 2s{seat}", *table)]
        assert may == [seat for seat in (1, 2, 3, 4) if seat != turn]


def test_bz_39_the_order_stays_whoever_is_hit() -> None:
    """The next player moves, whoever takes the card."""
    assert [answer("turn", "top: 5s", f"then: 2s{seat}") for seat in (2, 3, 4)] == [2, 2, 2]
    assert answer("turn", "top: 5s", "direction: rev", "then: 2s2") == 4


def test_bz_40_a_jack_sets_the_suit() -> None:
    """On an ordinary turn a jack goes and sets the suit."""
    table = ("top: Qd", "hand: Js, 3c, 4c")
    assert answer("legal", *table) == ["Js"]
    assert answer("suit", *table, "then: Jsc") == "c"
    assert answer("turn", *table, "then: Jsc") == 2


def test_bz_41_a_jack_answers_no_seven() -> None:
    """Two jacks against a seven: there is only the penalty."""
    table = ("top: 7c", "owed: 2", "hand: Jc, Jd")
    assert answer("legal", *table) == []
    assert answer("moves", *table) == ["draw"]
    assert answer("legal", "top: 7c", "hand: Jc, Jd") == ["Jc", "Jd"]


@pytest.mark.parametrize("rank", "QK34569")
def test_bz_43_plain_cards_do_nothing(rank: str) -> None:
    """Q, K, 3, 4, 5, 6 and 9 only pass the turn."""
    top = "top: 9h" if rank != "9" else "top: 6h"
    table = (top, "hand: x5", "hand 2: x5", "hand 3: x5", "hand 4: x5", f"then: {rank}h")
    assert answer("turn", *table) == 2
    assert answer("direction", *table) == "fwd"
    assert answer("owed", *table) == 0
    assert answer("suit", *table) == "h"
    assert [answer(f"cards {seat}", *table) for seat in (1, 2, 3, 4)] == [4, 5, 5, 5]


def test_bz_44_a_last_card_has_no_effect_on_the_table() -> None:
    """The hand is over before anything is carried out."""
    others = ("hand 2: x5", "hand 3: x5", "hand 4: x5", "top: 9s")
    assert answer("winner", "hand: As", *others, "then: As") == 1
    assert answer("turn", "hand: As", *others, "then: As") is None
    assert answer("winner", "hand: 2s", *others, "then: 2s") == 1
    for seat in (2, 3, 4):
        assert answer(f"cards {seat}", "hand: 2s", *others, "then: 2s") == 5
    assert answer("direction", "hand: Ts", *others, "then: Ts") == "fwd"
    assert answer("direction", "hand: Ts, 4d", *others, "then: Ts") == "rev"


def test_bz_60_two_aimed_at_the_fourth() -> None:
    """2 next, 4 aimed at: 4 takes the card, 2 moves."""
    table = ("top: 5s", "hand 2: x5", "hand 4: x5", "then: 2s4")
    assert answer("cards 4", *table) == 6
    assert answer("cards 2", *table) == 5
    assert answer("turn", *table) == 2


def test_bz_61_not_oneself() -> None:
    """A two cannot be aimed at who plays it."""
    reply = ask("can 2s1", "top: 5s", "hand: 2s, 4d")
    assert reply.answer is False
    assert reply.raw["why"][0]["clause"] in {"BZ-38", "BZ-61"}
    assert kind("turn", "top: 5s", "hand: 2s, 4d", "then: 2s1") == "move"


def test_bz_62_ace_in_the_order_one_to_four() -> None:
    """1 lays an ace, 3 plays."""
    table = ("players: سارا، علی، مینا، رضا", "top: 6h", "turn: سارا", "then: Ah")
    assert answer("turn", *table) == 3


def test_bz_63_ten_in_the_same_order() -> None:
    """1 lays a ten, 4 plays."""
    table = ("players: سارا، علی، مینا، رضا", "top: 6h", "turn: سارا", "then: Th")
    assert answer("direction", *table) == "rev"
    assert answer("turn", *table) == 4


def test_bz_64_one_of_four_suits_is_named() -> None:
    """The jack's player names one of the four suits as he plays it."""
    table = ("top: Qd", "hand: Js, 3c, 4c")
    assert [suit for suit in "cdhs" if answer(f"can Js{suit}", *table)] == list("cdhs")
    assert kind("suit", *table, "then: Js") == "move"


def test_bz_65_not_bound_to_the_jacks_own_suit() -> None:
    """The jack of spades may name hearts, or spades."""
    table = ("top: Qd", "hand: Js, 3c, 4c")
    assert answer("suit", *table, "then: Jsh") == "h"
    assert answer("suit", *table, "then: Jss") == "s"


def test_bz_94_the_choice_belongs_to_the_move() -> None:
    """A jack without a suit, a two without a receiver, is no finished move."""
    table = ("top: 5s", "hand: Js, 2s, 4d")
    assert kind("turn", *table, "then: Js") == "move"
    assert kind("turn", *table, "then: 2s") == "move"
    assert answer("turn", *table, "then: Jsd") == 2
    assert answer("turn", *table, "then: 2s3") == 2
    assert answer("moves", *table) == ["Js", "2s"]
