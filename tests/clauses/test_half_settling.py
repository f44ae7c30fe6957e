"""«هفت و نیم»: settling, the bank, and our defaults in the base game (SH-37 to SH-43)."""

from __future__ import annotations

from .asking import SH

answer, ask, kind = SH.answer, SH.ask, SH.kind
STAKES = ("players: 4", "banker: 4", "stake 1: 10", "stake 2: 10", "stake 3: 10")
TWO = ("players: 2", "banker: 2", "stake 1: 10")


def test_sh_37_a_dealer_over_loses_to_all_who_are_not() -> None:
    """To a three and to seven and a half; who was over has lost already."""
    table = (*STAKES, "hand 1: 3h", "hand 2: 7h, Ks", "hand 3: 4h, 5h", "hand 4: 4s, 4d")
    reply = ask("pays", *table)
    assert reply.answer == {"1": 10, "2": 10, "3": -10}
    assert "SH-37" in reply.clauses
    assert answer("result 1", *table) == "win"
    assert answer("result 3", *table) == "lose"


def test_sh_38_he_pays_the_bet_and_as_much() -> None:
    """Ten are staked, ten are won."""
    for stake in (1, 10, 37):
        table = ("players: 2", "banker: 2", f"stake 1: {stake}", "hand 1: 3h", "hand 2: 4s, 4d")
        assert answer("pay 1", *table) == stake


def test_sh_39_equal_or_less_loses() -> None:
    """Against a dealer of six."""
    table = (*STAKES, "hand 1: 6h", "hand 2: 5h, Ks", "hand 3: 6d, Kh", "hand 4: 6s")
    reply = ask("pays", *table)
    assert reply.answer == {"1": -10, "2": -10, "3": 10}
    assert reply.clauses & {"SH-39", "SH-41"}


def test_sh_40_more_wins() -> None:
    """By half a point."""
    assert answer("pay 1", *TWO, "hand 1: 6d, Kh", "hand 2: 6s") == 10
    assert answer("pay 1", *TWO, "hand 1: 6d", "hand 2: 5s, Kh") == 10


def test_sh_41_a_tie_is_the_dealers() -> None:
    """Always, at seven and a half too."""
    assert answer("pay 1", *TWO, "hand 1: 6d", "hand 2: 6s") == -10
    reply = ask("pay 1", *TWO, "hand 1: 7d, Kh", "hand 2: 7s, Ks")
    assert reply.answer == -10
    assert "SH-41" in reply.clauses
    assert answer("pay 1", *TWO, "hand 1: 7d, Kh", "hand 2: 4s, 3s, Ks") == -10


def test_sh_42_one_makes_it_and_takes_the_bank() -> None:
    """He wins, and deals the next hand."""
    table = (*STAKES, "hand 1: 6h", "hand 2: 7h, Ks", "hand 3: 3d", "hand 4: 7s")
    assert answer("bank", *table) == 2
    assert answer("pay 2", *table) == 10
    assert answer("bank", *TWO, "hand 1: 4h, 3h, Ks", "hand 2: 7s") == 1


def test_sh_43_the_first_of_several() -> None:
    """Counted from the dealer's right."""
    table = (*STAKES, "hand 1: 7d, Kh", "hand 2: 6h", "hand 3: 7h, Ks", "hand 4: 7s")
    reply = ask("bank", *table)
    assert reply.answer == 1
    assert "SH-43" in reply.clauses
    middle = ("players: 4", "banker: 2", "hand 1: 7d, Kh", "hand 2: 6h", "hand 4: 7h, Ks",
              "hand 3: 5s")  # fmt: skip
    assert answer("bank", *middle) == 4
    three = (*middle[:2], "hand 1: 7d, Kh", "hand 2: 6h", "hand 4: 7h, Ks", "hand 3: 7s, Js")
    assert answer("bank", *three) == 3


def test_as_01_a_lost_tie_takes_no_bank() -> None:
    """Both at seven and a half: the player loses, and the bank stays."""
    table = (*TWO, "hand 1: 7d, Kh", "hand 2: 7s, Ks")
    reply = ask("bank", *table)
    assert reply.answer == 2
    assert "AS-01" in reply.assumed


def test_as_02_the_dealer_is_free_below() -> None:
    """He may draw or stand at any total; at seven and a half he stops."""
    for hand in ("3c*", "7c*", "6c*, Kd"):
        table = ("players: 2", "banker: 2", "hand 1: 4h*", f"hand 2: {hand}", "then: stand")
        reply = ask("moves 2", *table)
        assert reply.answer == ["hit", "stand"]
        assert "AS-02" in reply.assumed
    done = ("players: 2", "banker: 2", "hand 1: 4h*", "hand 2: 7c*, Kd", "then: stand")
    assert answer("moves 2", *done) == []
    assert answer("turn", *done) is None


def test_as_03_all_over_and_the_dealer_need_not_play() -> None:
    """The hand is over."""
    table = ("players: 3", "banker: 3", "hand 1: 6h*", "hand 2: 7d*", "hand 3: 3c*",
             "pile: 5s, 5d, 2c")  # fmt: skip
    reply = ask("turn", *table, "then: hit, hit")
    assert reply.answer is None
    assert "AS-03" in reply.assumed
    assert answer("turn", *table, "then: hit, stand") == 3


def test_as_05_seven_and_a_half_is_paid_at_the_settlement() -> None:
    """It depends on the dealer, so it cannot be paid before he has a hand."""
    table = ("players: 2", "banker: 2", "stake 1: 10", "hand 1: 7d, Kh")
    assert kind("pay 1", *table) == "question"
    assert answer("pay 1", *table, "hand 2: 7s") == 10


def test_as_11_when_the_cards_run_out() -> None:
    """Those of players who are over are shuffled back; else there is no card to get."""
    table = ("players: 3", "banker: 3", "turn: 2", "hand 2: 3d*", "hand 3: 3c*", "pile: -")
    reply = ask("moves 2", *table, "hand 1: 4h*, 3h")
    assert reply.answer == ["stand"]
    assert "AS-11" in reply.assumed
    assert answer("moves 2", *table, "hand 1: 4h*, 5h") == ["hit", "stand"]


def test_as_14_whole_units_without_a_limit() -> None:
    """A stake is a whole number; the bank can pay whatever it owes."""
    table = ("players: 2", "banker: 2", "hand 1: 7h", "hand 2: 6s")
    assert answer("pay 1", *table, "stake 1: 5000") == 5000
    assert kind("pay 1", *table, "stake 1: 2.5") == "notation"


def test_as_15_who_was_over_has_lost_already() -> None:
    """Even where the dealer is over later."""
    reply = ask("pay 1", *TWO, "hand 1: 4h, 5h", "hand 2: 6s, 5s")
    assert reply.answer == -10
    assert "AS-15" in reply.assumed


def test_as_16_the_dealers_right_acts_first() -> None:
    """The seat after the banker."""
    reply = ask("turn", "players: 3", "banker: 2")
    assert reply.answer == 3
    assert "AS-16" in reply.assumed
