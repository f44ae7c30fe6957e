"""«هفت و نیم»: the Italian rules and their defaults (SH-46 to SH-57)."""

from __future__ import annotations

import pytest

from .asking import ES, IT, SH

answer, ask, kind = IT.answer, IT.ask, IT.kind
TWO = ("players: 2", "banker: 2", "stake 1: 10")
PAIR = "house: pair-of-sevens=yes"
NO_WILD = "wild: -"


def test_sh_46_seven_and_picture_is_the_highest() -> None:
    """It beats a seven and a half of more cards, where the base game has a tie."""
    hands = ("hand 1: 7h, Ks", "hand 2: 4h, 3c, Qd")
    reply = ask("result 1", *TWO, *hands)
    assert reply.answer == "win"
    assert reply.clauses & {"SH-46", "SH-47"}
    assert SH.answer("result 1", *TWO, *hands) == "lose"


def test_sh_47_either_side_may_have_it() -> None:
    """A dealer's beats a player's longer one."""
    assert answer("pay 1", *TWO, "hand 1: 4h, 3c, Qd", "hand 2: 7h, Ks") == -10
    assert answer("pay 1", *TWO, "hand 1: 4h, 3c, Qd", "hand 2: 4s, 3h, Qs") == -10


def test_sh_48_it_is_paid_double() -> None:
    """Twice the stake beside the stake."""
    reply = ask("pay 1", *TWO, "hand 1: 7h, Ks", "hand 2: 6s")
    assert reply.answer == 20
    assert "SH-48" in reply.clauses
    assert answer("pay 1", *TWO, "hand 1: 4h, 3c, Qd", "hand 2: 6s") == 10
    assert SH.answer("pay 1", *TWO, "hand 1: 7h, Ks", "hand 2: 6s") == 10
    assert answer("pay 1", *TWO, "hand 1: 7h, Ks", "hand 2: 6s, 5s") == 20


def test_sh_49_unless_the_dealer_has_the_same() -> None:
    """Then it is lost."""
    reply = ask("pay 1", *TWO, "hand 1: 7h, Ks", "hand 2: 7s, Jc")
    assert reply.answer == -10
    assert answer("bank", *TWO, "hand 1: 7h, Ks", "hand 2: 7s, Jc") == 2


def test_sh_50_the_dealers_collects() -> None:
    """From equal and worse hands."""
    table = ("players: 3", "banker: 3", "stake 1: 10", "stake 2: 10", "hand 1: 7h, Ks",
             "hand 2: 4h, 3c, Qd", "hand 3: 7s, Jc")  # fmt: skip
    assert answer("pays", *table) == {"1": -10, "2": -10}


def test_sh_51_but_never_double() -> None:
    """Nobody loses more than his stake."""
    assert answer("pay 1", *TWO, "hand 1: 3h", "hand 2: 7s, Jc") == -10


def test_sh_52_one_picture_is_wild() -> None:
    """Which one is said, or none."""
    assert answer("total 1", *TWO, "wild: Qs", "hand 1: Qs, 5h") == 7
    assert answer("total 1", *TWO, "wild: Qs", "hand 1: Kd, 5h") == 5.5
    assert answer("total 1", *TWO, NO_WILD, "hand 1: Kd, 5h") == 5.5
    assert kind("total 1", *TWO, "wild: 5h", "hand 1: Kd, 5h") == "position"
    assert SH.kind("total 1", *TWO, "wild: Kd", "hand 1: Kd, 5h") == "position"
    assert ES.kind("total 1", *TWO, "wild: Kd", "hand 1: Kd, 5h") == "position"


@pytest.mark.parametrize(
    ("hand", "total"),
    [
        ("Kd, 5h", 7), ("Kd", 7), ("Kd, 7h", 7.5), ("Kd, Ks", 7.5), ("Kd, 4h, 3h", 7.5),
        ("Kd, 6h", 7), ("Kd, 6h, Ks", 7.5), ("Kd, Ah, Ks", 7.5), ("Kd, 7h, Ah", 8.5),
    ],
)  # fmt: skip
def test_sh_53_its_owner_gives_it_a_value(hand: str, total: float) -> None:
    """Half a point or any whole number from one to seven, the best for him."""
    assert answer("total 1", *TWO, f"hand 1: {hand}") == total


def test_sh_54_often_the_king_of_diamonds() -> None:
    """Unless another is named."""
    reply = ask("total 1", *TWO, "hand 1: Kd, 5h")
    assert reply.answer == 7
    assert reply.clauses & {"SH-53", "SH-54", "SH-52"}


def test_sh_55_a_pair_of_sevens_is_best() -> None:
    """Where it is played; else fourteen is over."""
    hands = ("hand 1: 7h, 7s", "hand 2: 7c, Kd")
    reply = ask("result 1", PAIR, *TWO, *hands)
    assert reply.answer == "win"
    assert "SH-55" in reply.clauses
    assert answer("bust 1", PAIR, *TWO, *hands) is False
    assert answer("bust 1", *TWO, *hands) is True
    assert answer("pay 1", *TWO, *hands) == -10
    assert SH.kind("bust 1", PAIR, *TWO, *hands) == "position"
    assert ES.kind("bust 1", PAIR, *TWO, *hands) == "position"


def test_sh_56_it_is_shown_at_once() -> None:
    """The turn is over with it."""
    table = (PAIR, "players: 3", "banker: 3", "hand 1: 7h*", "hand 2: 4d*", "pile: 7s, 2c",
             "then: hit")  # fmt: skip
    assert answer("turn", *table) == 2
    assert answer("bust 1", *table) is False
    assert answer("moves 1", PAIR, *TWO, "hand 1: 7h, 7s") == []


def test_sh_57_it_is_paid_double() -> None:
    """Twice the stake."""
    reply = ask("pay 1", PAIR, *TWO, "hand 1: 7h, 7s", "hand 2: 6c")
    assert reply.answer == 20
    assert "SH-57" in reply.clauses


def test_as_04_double_is_twice_the_stake_won() -> None:
    """And not twice in all."""
    reply = ask("pay 1", *TWO, "hand 1: 7h, Ks", "hand 2: 6s")
    assert reply.answer == 20
    assert "AS-04" in reply.assumed
    assert "AS-04" not in IT.assumed("pay 1", *TWO, "hand 1: 4h, 3c, Qd", "hand 2: 6s")
    assert "AS-04" in ES.assumed("pay 1", *TWO, "hand 1: 7h, Ks", "hand 2: 6s")


def test_as_05_a_pair_is_paid_at_the_settlement() -> None:
    """Only the showing is at once."""
    assert kind("pay 1", PAIR, *TWO, "hand 1: 7h, 7s") == "question"


def test_as_08_the_pair_above_all() -> None:
    """Above seven and picture; the dealer's own counts and wins ties; it takes no bank."""
    reply = ask("pay 1", PAIR, *TWO, "hand 1: 7h, 7s", "hand 2: 7c, Ks")
    assert reply.answer == 20
    assert "AS-08" in reply.assumed
    assert answer("pay 1", PAIR, *TWO, "hand 1: 7h, Ks", "hand 2: 7c, 7s") == -10
    assert answer("pay 1", PAIR, *TWO, "hand 1: 7h, 7d", "hand 2: 7c, 7s") == -10
    assert answer("bank", PAIR, *TWO, "hand 1: 7h, 7s", "hand 2: 6c") == 2
    assert answer("bust 1", PAIR, *TWO, "hand 1: Ah, 7d, 7s") is True


def test_as_09_the_first_at_seven_and_a_half() -> None:
    """Of two cards or more: the first round from the dealer takes the bank."""
    table = ("players: 3", "banker: 3", "hand 1: 4h, 3c, Qd", "hand 2: 7h, Ks", "hand 3: 6s")
    reply = ask("bank", *table)
    assert reply.answer == 1
    assert "AS-09" in reply.assumed


def test_as_10_what_the_wild_card_makes() -> None:
    """With a seven or a picture seven and a half of two cards; never a pair of sevens."""
    assert answer("pay 1", *TWO, "hand 1: Kd, 7h", "hand 2: 6s") == 20
    reply = ask("pay 1", *TWO, "hand 1: Kd, Qs", "hand 2: 6s")
    assert reply.answer == 20
    assert "AS-10" in reply.assumed
    assert answer("pay 1", *TWO, "hand 1: Kd, 4h, 3s", "hand 2: 6s") == 10
    assert answer("total 1", PAIR, *TWO, "hand 1: Kd, 7h") == 7.5
    assert answer("pay 1", PAIR, *TWO, "hand 1: Kd, 7h", "hand 2: 7s, Js") == -10
    table = ("players: 2", "banker: 2", "hand 1: Kd*", "hand 2: 4d*", "pile: 5s, 6s")
    assert answer("total 1", *table, "then: hit") == 7
    assert answer("bust 1", *table, "then: hit, hit") is True
    assert answer("moves 1", *TWO, "hand 1: Kd*") == ["hit", "stand"]


def test_as_18_a_wild_card_when_nothing_is_said() -> None:
    """The king of diamonds, and we say so."""
    assert "AS-18" in IT.assumed("total 1", *TWO, "hand 1: Kd, 5h")
    assert "AS-18" not in IT.assumed("total 1", *TWO, "wild: Kd", "hand 1: Kd, 5h")
    assert "AS-18" not in IT.assumed("total 1", *TWO, NO_WILD, "hand 1: Kd, 5h")


def test_sh_03_the_pack_is_that_of_the_base_game_italian() -> None:
    """Forty cards, one dealt to each, an ace one point and a picture half of one."""
    table = ("players: 2", "banker: 2", "hand 1: As*", "hand 2: 5h*")
    assert IT.answer("total 1", *table, "pile: x38") == 1
    assert IT.kind("total 1", *table, "pile: x39") == "position"
    assert IT.answer("deal") == 1
    assert IT.answer("total 2", "players: 2", "banker: 2", "hand 2: 5h, Qs") == 5.5
    assert IT.answer("pay 1", *TWO, "hand 1: 6h", "hand 2: 6s") == -10
