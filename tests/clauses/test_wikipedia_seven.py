"""Wikipedia: sevens (WK-36 to WK-43)."""

from __future__ import annotations

from .asking import WK

answer, ask, kind = WK.answer, WK.ask, WK.kind
FACING = ("turn: 2", "top: 7c", "owed: 2", "hand: 4c, 9d")


def test_wk_36_a_seven_costs_the_next_player_two() -> None:
    """He faces a penalty of two."""
    assert answer("owed", "top: 4c", "pile: x9", "then: 7c") == 2
    assert answer("turn", "top: 4c", "pile: x9", "then: 7c") == 2
    assert answer("owed", "top: 4c", "pile: x9", "then: 6c") == 0
    assert answer("draw", "top: 4c", "hand 2: 5d, 6d", "pile: x9", "then: 7c") == 2


def test_wk_37_a_seven_answers_and_makes_it_four() -> None:
    """Who has a seven plays it, of any suit, and the next must take four."""
    table = ("turn: 2", "top: 7c", "owed: 2", "hand: 7d, 4c, 5s", "pile: x9")
    reply = ask("legal", *table)
    assert reply.answer == ["7d"]
    assert reply.clause("7d") in {"WK-37", "WK-42"}
    assert answer("owed", *table, "then: 7d") == 4
    assert answer("turn", *table, "then: 7d") == 3


def test_wk_38_two_more_each_time() -> None:
    """Three sevens make 6, four make 8."""
    sevens = ["7c", "7d", "7h", "7s"]
    owed = [answer("owed", f"played: {', '.join(sevens[:n])}", "pile: x20") for n in range(1, 5)]
    assert owed == [2, 4, 6, 8]


def test_wk_39_without_a_seven_one_takes() -> None:
    """Neither its suit nor any other card answers; what is owed is taken."""
    table = ("turn: 2", "top: 7c", "owed: 2", "hand: 4c, 9d, Ac, 2c, 8c, Tc", "pile: Kh, Kd, x5")
    assert answer("legal", *table) == []
    reply = ask("moves", *table)
    assert reply.answer == ["draw"]
    assert reply.clause("draw") == "WK-39"
    assert answer("cards 2", *table, "then: draw") == 8
    assert answer("turn", *table, "then: draw") == 3
    assert answer("owed", *table, "then: draw") == 0


def test_wk_40_a_seven_among_the_cards_taken() -> None:
    """It may be thrown; no other card may."""
    taken = (*FACING, "pile: 7h, 5c, Kd", "then: draw")
    assert answer("turn", *taken) == 2
    reply = ask("legal", *taken)
    assert reply.answer == ["7h"]
    assert reply.clause("7h") in {"WK-40", "WK-41"}
    assert answer("legal", *FACING, "pile: 5c, 7h, Kd", "then: draw") == ["7h"]
    assert answer("turn", *FACING, "pile: 6h, 5c, 7d", "then: draw") == 3


def test_wk_41_the_thrown_seven_begins_a_new_chain() -> None:
    """The next player owes two, not four."""
    table = (*FACING, "pile: 7h, 5c, Kd", "then: draw, 7h")
    assert answer("owed", *table) == 2
    assert answer("turn", *table) == 3
    assert answer("cards 2", *table) == 3


def test_wk_42_two_players() -> None:
    """A seven is answered, and the first player takes four."""
    table = ("players: 2", "turn: 2", "top: 7c", "owed: 2", "hand 2: 7d, 5c", "hand 1: 4d, 9c, 9h",
             "pile: Kd, Kc, Qd, Qc, 5h")  # fmt: skip
    assert answer("owed", *table, "then: 7d") == 4
    assert answer("turn", *table, "then: 7d") == 1
    assert answer("cards 1", *table, "then: 7d, draw") == 7
    assert answer("turn", *table, "then: 7d, draw") == 2


def test_wk_43_and_back_and_forth() -> None:
    """The third seven makes six for the second player."""
    table = ("players: 2", "turn: 1", "played: 7c, 7d", "hand: 7h, 4c", "pile: x9", "then: 7h")
    assert answer("owed", *table) == 6
    assert answer("turn", *table) == 2
