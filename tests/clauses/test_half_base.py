"""«هفت و نیم»: cards, totals, stakes and turns of the base game (SH-02 to SH-36)."""

from __future__ import annotations

import pytest

from .asking import SH, ask_text

answer, ask, kind = SH.answer, SH.ask, SH.kind
TWO = ("players: 2", "banker: 2", "stake 1: 10")
THREE = ("players: 3", "banker: 3", "hand 1: 4h*", "hand 2: 5d*", "hand 3: 3c*")


def test_sh_02_as_near_as_possible_to_seven_and_a_half() -> None:
    """7 beats 6.5, 7.5 beats 7, 8 is over."""
    assert answer("result 1", *TWO, "hand 1: 7h", "hand 2: 6s, Kd") == "win"
    assert answer("result 1", *TWO, "hand 1: 7h, Kd", "hand 2: 7s") == "win"
    assert answer("result 1", *TWO, "hand 1: 6h, Kd", "hand 2: 7s") == "lose"
    assert answer("bust 1", *TWO, "hand 1: 7h, As") is True
    assert answer("bust 1", *TWO, "hand 1: 7h, Ks") is False


def test_sh_03_forty_cards() -> None:
    """So many are in play, and no more."""
    table = ("players: 2", "banker: 2", "hand 1: 4h*", "hand 2: 5h*")
    assert answer("total 1", *table, "pile: x38") == 4
    assert kind("total 1", *table, "pile: x39") == "position"


@pytest.mark.parametrize("card", ["8h", "9d", "Tc", "۱۰ پیک"])
def test_sh_04_no_eights_nines_or_tens(card: str) -> None:
    """They are taken out of the pack."""
    assert kind("total 1", *TWO, f"hand 1: {card}") == "position"
    assert kind("total 1", *TWO, "hand 1: 4h*", f"pile: {card}") == "position"


def test_sh_05_ten_cards_of_a_suit() -> None:
    """Ace to seven and three pictures, each once."""
    for suit in "cdhs":
        for rank in "A234567JQK":
            assert answer("bust 1", *TWO, f"hand 1: {rank}{suit}") is False
    assert kind("total 1", *TWO, "hand 1: 4h, 4h") == "position"
    assert kind("total 1", *TWO, "hand 1: joker") == "notation"


def test_sh_06_an_ace_is_one() -> None:
    """One point."""
    reply = ask("total 1", *TWO, "hand 1: As")
    assert reply.answer == 1
    assert "SH-06" in reply.clauses


def test_sh_07_numbers_count_themselves() -> None:
    """2 to 7."""
    assert [answer("total 1", *TWO, f"hand 1: {rank}d") for rank in "234567"] == [2, 3, 4, 5, 6, 7]
    assert answer("total 1", *TWO, "hand 1: 2s, 5h") == 7


def test_sh_08_a_picture_is_half_a_point() -> None:
    """Each of the three."""
    assert [answer("total 1", *TWO, f"hand 1: {rank}d") for rank in "JQK"] == [0.5, 0.5, 0.5]
    assert answer("total 1", *TWO, "hand 1: 7h, Ks") == 7.5
    whole = answer("total 1", *TWO, "hand 1: Js, Qs")
    assert whole == 1
    assert isinstance(whole, int)


def test_sh_09_any_number_of_players() -> None:
    """Two, nine, more."""
    for players in (2, 3, 9, 20):
        table = (f"players: {players}", f"banker: {players}")
        assert answer("turn", *table) == 1
    assert kind("turn", "players: 1", "banker: 1") == "position"


def test_sh_10_round_from_the_bankers_right() -> None:
    """The seat after the banker begins, the banker is last."""
    assert answer("turn", "players: 4", "banker: 4") == 1
    assert answer("turn", "players: 4", "banker: 2") == 3
    table = ("players: 4", "banker: 2")
    turns = [answer("turn", *table, f"then: {', '.join(['stand'] * n)}") for n in (1, 2, 3)]
    assert turns == [4, 1, 2]


def test_sh_11_a_least_and_a_most_bet() -> None:
    """They are agreed beforehand."""
    assert answer("pay 1", *TWO, "limits: 5-20", "hand 1: 7h", "hand 2: 6s") == 10
    assert kind("pay 1", *TWO, "limits: 20-5", "hand 1: 7h", "hand 2: 6s") in {
        "position", "notation"
    }  # fmt: skip


def test_sh_13_the_banker_is_the_dealer() -> None:
    """Who holds the bank deals, plays last and stakes nothing."""
    told = answer("pays", *TWO, "hand 1: 7h", "hand 2: 6s")
    assert told == {"1": 10}
    assert answer("bank", *TWO, "hand 1: 7h", "hand 2: 6s") == 2


def test_sh_14_the_bank_stays_until_a_seven_and_a_half() -> None:
    """Nobody has it: the banker goes on."""
    assert answer("bank", *TWO, "hand 1: 7h", "hand 2: 3s") == 2
    assert answer("bank", *TWO, "hand 1: 7h, As", "hand 2: 3s") == 2


def test_sh_15_who_makes_it_takes_the_bank() -> None:
    """The new banker deals the next hand."""
    table = ("players: 3", "banker: 3", "hand 1: 6h", "hand 2: 7d, Ks", "hand 3: 6s")
    reply = ask("bank", *table)
    assert reply.answer == 2
    assert reply.clauses & {"SH-15", "SH-42"}


def test_sh_16_everybody_stakes_but_the_banker() -> None:
    """A stake of the banker makes no sense."""
    assert kind("pay 1", *TWO, "stake 2: 10", "hand 1: 7h", "hand 2: 6s") == "position"


@pytest.mark.parametrize(("stake", "right"), [(4, False), (5, True), (20, True), (21, False)])
def test_sh_17_stakes_within_the_limits(stake: int, right: bool) -> None:
    """Both ends are allowed."""
    lines = ("players: 2", "banker: 2", "limits: 5-20", f"stake 1: {stake}", "hand 1: 7h",
             "hand 2: 6s")  # fmt: skip
    if right:
        assert answer("pay 1", *lines) == stake
    else:
        assert kind("pay 1", *lines) == "position"


def test_sh_17_no_stake_of_nothing_or_less() -> None:
    """As reported of other games: losing must not pay."""
    lines = ("players: 2", "banker: 2", "limits: 5-20", "hand 1: 4h*", "hand 2: 6s*")
    minus = ask("pay 1", *lines[:3], "stake 1: -10", *lines[3:])
    assert (minus.kind, minus.error["line"]) == ("notation", 5)
    nothing = ask("pay 1", *lines[:3], "stake 1: 0", *lines[3:])
    assert (nothing.kind, nothing.error["line"]) == ("position", 5)


def test_sh_18_one_card_each() -> None:
    """So many are dealt before the play."""
    assert answer("deal", "players: 4") == 1


def test_sh_19_from_the_dealers_right() -> None:
    """The first to be dealt to is the first to play."""
    assert answer("turn", "players: 3", "banker: 1") == 2


def test_sh_20_the_dealer_last() -> None:
    """And then there is nobody more to move."""
    table = (*THREE, "pile: As, Ks")
    assert answer("turn", *table, "then: stand, stand") == 3
    assert answer("turn", *table, "then: stand, stand, stand") is None
    assert kind("turn", *table, "then: stand, stand, stand, stand") == "move"


def test_sh_21_cards_may_be_asked_for() -> None:
    """To improve the total."""
    assert answer("can hit", *THREE) is True
    assert answer("total 1", *THREE, "pile: 2s, Ks", "then: hit") == 6
    assert answer("cards 1", *THREE, "pile: 2s, Ks", "then: hit") == 2


def test_sh_22_the_first_card_is_hidden() -> None:
    """It lies face down, and counts all the same."""
    assert answer("total 1", "players: 2", "banker: 2", "hand 1: 4h*, 2s") == 6
    assert "*" in ask("total 1", "players: 2", "banker: 2", "hand 1: 4h*, 2s").position


def test_sh_23_satisfied_players_stop() -> None:
    """The turn goes to the next one."""
    reply = ask("turn", *THREE, "then: stand")
    assert reply.answer == 2
    assert "SH-23" in reply.clauses
    assert answer("total 1", *THREE, "then: stand") == 4


def test_sh_24_else_another_card() -> None:
    """The turn stays."""
    assert answer("turn", *THREE, "pile: 2s, Ks", "then: hit") == 1
    assert answer("cards 2", *THREE, "pile: 2s, Ks", "then: hit") == 1


def test_sh_26_over_is_lost() -> None:
    """At once; the turn is over."""
    table = (*THREE, "stake 1: 10", "pile: 5s, Ks", "then: hit")
    assert answer("total 1", *table) == 9
    assert answer("bust 1", *table) is True
    assert answer("result 1", *table) == "lose"
    assert answer("turn", *table) == 2
    assert "SH-26" in ask("turn", *table).clauses


def test_sh_28_the_dealer_takes_the_bet() -> None:
    """All of it, whatever he makes himself."""
    for banker in ("3s", "7s", "7s, 4s"):
        reply = ask("pay 1", *TWO, "hand 1: 4h, 5s", f"hand 2: {banker}")
        assert reply.answer == -10
        assert reply.clauses & {"SH-28", "SH-26"}


def test_sh_30_at_seven_and_a_half_the_turn_ends() -> None:
    """Nothing more is asked for."""
    table = ("players: 3", "banker: 3", "hand 1: 4h*, 3s", "hand 2: 5d*", "pile: Qd, 2c, Ah")
    reply = ask("turn", *table, "then: hit")
    assert reply.answer == 2
    assert "SH-30" in reply.clauses
    assert answer("moves 1", "players: 3", "banker: 3", "hand 1: 7h*, Kd") == []
    assert answer("turn", "players: 3", "banker: 3", "hand 1: 7h*, Kd", "hand 2: 4d*") == 2


def test_sh_31_and_wins_but_for_the_dealers() -> None:
    """Against 7 it wins, against 7.5 it loses."""
    assert answer("pay 1", *TWO, "hand 1: 4h, 3s, Qd", "hand 2: 7d") == 10
    assert answer("pay 1", *TWO, "hand 1: 4h, 3s, Qd", "hand 2: 4d, 3c, Qs") == -10
    assert answer("result 1", *TWO, "hand 1: 4h, 3s, Qd", "hand 2: 7d, Kd") == "lose"


def test_sh_32_under_it_there_are_two_ways() -> None:
    """Stop or go on."""
    assert answer("moves 1", *TWO, "hand 1: 6h*") == ["hit", "stand"]
    assert answer("moves 1", *TWO, "hand 1: 7h*") == ["hit", "stand"]


def test_sh_33_as_often_as_one_likes() -> None:
    """With four pictures one may still ask."""
    assert answer("total 1", *TWO, "hand 1: Js*, Qs, Ks, Jh") == 2
    assert answer("moves 1", *TWO, "hand 1: Js*, Qs, Ks, Jh") == ["hit", "stand"]
    table = (*THREE, "pile: As, Ks, Ad, Kd, 2c", "then: hit, hit, hit, hit")
    assert answer("total 1", *table) == 7
    assert answer("turn", *table) == 1


def test_sh_34_then_the_dealer_shows() -> None:
    """After all the players, not before."""
    assert answer("turn", *THREE, "then: stand") == 2
    assert answer("turn", *THREE, "then: stand, stand") == 3
    assert kind("pay 1", "players: 2", "banker: 2", "stake 1: 10", "hand 1: 4h*") == "question"


def test_sh_35_he_may_take_cards_too() -> None:
    """As the players do."""
    table = (*THREE, "pile: As, Ks, 5s", "then: stand, stand")
    assert answer("moves 3", *table) == ["hit", "stand"]
    assert answer("total 3", *THREE, "pile: As, Ks, 5s", "then: stand, stand, hit, hit") == 4.5
    assert answer("turn", *THREE, "pile: As, Ks, 5s", "then: stand, stand, hit, hit") == 3


B08 = """rules: seven-and-half
players: 3
banker: 3
{turn}hand 1: {first}
hand 2: 4d*
hand 3: 3c*
{more}ask: {ask}
"""


def test_sh_30_and_34_who_is_to_act() -> None:
    """As reported of other games: stop at seven and a half, the banker last."""
    turn = "turn: 1\n"
    hits = B08.format(turn=turn, first="6h*", more="pile: As, Kd\nthen: hit, hit\n", ask="turn")
    assert ask_text(hits).answer == 2
    stands = B08.format(turn=turn, first="6h*", more="then: stand\n", ask="turn")
    assert ask_text(stands).answer == 2
    done = B08.format(turn="", first="7h*, Kd", more="", ask="moves 1")
    assert ask_text(done).answer == []
