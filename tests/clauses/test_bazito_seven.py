"""Bazito: the penalty of sevens (BZ-28 to BZ-30, BZ-45 to BZ-52, BZ-98, BZ-99)."""

from __future__ import annotations

from .asking import answer, ask, kind

FACING = ("top: 7c", "owed: 2")


def test_bz_28_a_seven_adds_two() -> None:
    """A seven adds two cards to what the next player owes."""
    assert answer("owed", "top: 4c", "then: 7c") == 2
    assert answer("turn", "top: 4c", "then: 7c") == 2
    assert answer("owed", "top: 4c", "then: 6c") == 0
    assert answer("owed", "top: 7c", "owed: 4", "then: 7h") == 6


def test_bz_29_only_a_seven_answers() -> None:
    """Neither suit nor any special card answers a seven."""
    reply = ask("legal", *FACING, "hand: 7d, 9c, Jc, 2c, Ac")
    assert reply.answer == ["7d"]
    assert reply.clause("9c") in {"BZ-29", "BZ-51", "BZ-20"}
    assert reply.clause("7d") in {"BZ-29", "BZ-46", "BZ-49", "BZ-98"}


def test_bz_30_else_all_of_it_is_taken() -> None:
    """Without an answer the whole penalty is drawn."""
    table = ("top: 7d", "owed: 4", "hand: 9d, Jd")
    assert answer("legal", *table) == []
    assert answer("moves", *table) == ["draw"]
    assert answer("draw", *table) == 4
    assert answer("cards 1", *table, "then: draw") == 6
    assert answer("owed", *table, "then: draw") == 0


def test_bz_45_two_four_six_eight() -> None:
    """One to four sevens in a row make 2, 4, 6, 8."""
    sevens = ["7c", "7d", "7h", "7s"]
    for count in range(1, 5):
        run = ", ".join(sevens[:count])
        assert answer("owed", f"played: {run}") == 2 * count
        assert answer("draw", f"played: {run}") == 2 * count
        assert answer("owed", "top: 6c", f"then: {run}") == 2 * count


def test_bz_46_answer_or_take_two() -> None:
    """Facing 7c: another seven, or two cards."""
    table = ("turn: 2", *FACING, "hand: 7d, 4c")
    assert answer("moves", *table) == ["7d", "draw"]
    assert answer("draw", *table) == 2


def test_bz_47_taking_ends_the_turn() -> None:
    """Who takes the penalty has had the turn; nothing is owed any more."""
    table = ("turn: 2", *FACING, "hand: 9d, 4c", "then: draw")
    for pile in ("pile: 3h, 5h, 6h", "under: x9"):
        reply = ask("turn", *table, pile)
        assert reply.answer == 3
        assert reply.clauses & {"BZ-47", "BZ-52"}
    assert answer("owed", *table) == 0
    assert answer("cards 2", *table) == 4
    assert answer("turn", "direction: rev", *table) == 1


def test_bz_48_an_answer_makes_four() -> None:
    """7d on 7c: the one after owes four."""
    table = ("turn: 2", *FACING, "then: 7d")
    assert answer("turn", *table) == 3
    assert answer("owed", *table) == 4
    assert answer("draw", *table) == 4


def test_bz_49_the_answer_may_be_of_any_suit() -> None:
    """A seven answers whatever its suit."""
    assert answer("legal", *FACING, "hand: 7h, 7s") == ["7h", "7s"]
    assert answer("legal", *FACING, "hand: 7d, 6c") == ["7d"]


def test_bz_50_no_jack_against_the_penalty() -> None:
    """A jack neither names a suit nor escapes while a penalty is pending."""
    reply = ask("legal", "top: 7h", "owed: 6", "hand: Jh")
    assert reply.answer == []
    assert reply.clause("Jh") in {"BZ-41", "BZ-50", "BZ-87", "BZ-97"}
    assert answer("can Jhc", "top: 7h", "owed: 6", "hand: Jh, 4c") is False
    assert kind("suit", "top: 7h", "owed: 6", "hand: Jh, 4c", "then: Jhc") == "move"


def test_bz_51_only_a_seven_extends_the_chain() -> None:
    """8, 10, A and 2 of the seven's suit do not extend it."""
    hand = "hand: 7s, 8h, Th, Ah, 2h"
    assert answer("legal", "top: 7h", "owed: 6", hand) == ["7s"]
    assert answer("legal", "top: 7h", hand) == ["7s", "8h", "Th", "Ah", "2h"]


def test_bz_52_nothing_is_played_after_taking() -> None:
    """Even a seven among the cards taken may not be thrown."""
    table = ("turn: 2", "top: 7c", "owed: 4", "hand: 9d, 4h", "hand 3: Kd, 4d")
    pile = "pile: 7s, Qd, 3c, 5c"
    assert answer("turn", *table, pile, "then: draw") == 3
    assert answer("cards 2", *table, pile, "then: draw") == 6
    assert answer("mistake", *table, pile, "then: draw, 7s") == 2
    assert kind("turn", *table, pile, "then: draw, 7s") == "move"


def test_bz_98_who_holds_a_seven_may_answer() -> None:
    """The answer raises the next player's penalty by two."""
    table = ("turn: 2", *FACING, "hand: 7h, 4d, 5d")
    assert answer("can 7h", *table) is True
    assert answer("turn", *table, "then: 7h") == 3
    assert answer("owed", *table, "then: 7h") == 4


def test_bz_99_or_may_take_it_all() -> None:
    """Answering is a choice: who holds a seven may draw, all of it, and the turn ends."""
    table = ("top: 7c", "owed: 2", "hand: 7h, 4d")
    reply = ask("moves", *table)
    assert reply.answer == ["7h", "draw"]
    assert reply.clause("draw") in {"BZ-30", "BZ-46", "BZ-99"}
    assert answer("can draw", *table) is True
    assert answer("cards 1", *table, "then: draw") == 4
    assert answer("turn", *table, "then: draw") == 2
