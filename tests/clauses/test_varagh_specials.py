"""Varagh: seven, eight, ten, ace, jack (VG-30 to VG-46)."""

from __future__ import annotations

from .asking import VG

answer, ask, kind = VG.answer, VG.ask, VG.kind
ACE = ("top: Ah", "follow: yes")
FACING = ("turn: 3", "top: 7d", "owed: 4")


def test_vg_30_a_seven_makes_a_penalty() -> None:
    """Two cards for the next player."""
    assert answer("owed", "top: 4c", "then: 7c") == 2
    assert answer("turn", "top: 4c", "then: 7c") == 2
    assert ask("turn", "top: 4c", "then: 7c").clauses & {"VG-30", "VG-36"}


def test_vg_31_an_eight_skips() -> None:
    """The player after the next one moves, and nothing need be laid on the eight."""
    reply = ask("turn", "top: 5c", "then: 8c")
    assert reply.answer == 3
    assert reply.clauses & {"VG-31", "VG-39"}
    assert answer("turn", "top: 5c", "direction: rev", "then: 8c") == 2
    assert answer("turn", "players: 6", "turn: 6", "top: 5c", "then: 8c") == 2
    assert kind("legal", "top: 8c", "follow: yes", "hand: 9c") == "position"


def test_vg_32_a_ten_reverses() -> None:
    """The direction turns."""
    assert answer("direction", "top: 5c", "then: Tc") == "rev"
    assert answer("turn", "top: 5c", "then: Tc") == 3
    assert answer("direction", "top: 5c", "direction: rev", "then: Tc") == "fwd"


def test_vg_33_an_ace_gives_an_extra_turn() -> None:
    """The same player moves again."""
    reply = ask("turn", "top: 5c", "then: Ac")
    assert reply.answer == 1
    assert reply.clauses & {"VG-33", "VG-42"}
    assert answer("turn", "top: 5c", "then: Ac, 9c") == 2


def test_vg_34_a_jack_sets_the_suit() -> None:
    """Any of the four, and it must be said."""
    assert [answer("suit", "top: 9s", "then: Jc" + suit) for suit in "cdhs"] == list("cdhs")
    assert answer("turn", "top: 9s", "then: Jcd") == 2
    assert kind("suit", "top: 9s", "then: Jc") == "move"


def test_vg_35_exercise_two_sevens() -> None:
    """The next player has a seven, or takes four."""
    table = (*FACING, "hand: 7s, Jd, 4d")
    reply = ask("moves", *table)
    assert reply.answer == ["7s", "draw"]
    assert reply.clause("7s") in {"VG-35", "VG-36"}
    assert answer("draw", *table) == 4
    assert answer("draw", "turn: 3", "played: 7c, 7d", "hand: 7s, 4d") == 4


def test_vg_36_two_four_six_eight() -> None:
    """Each seven adds two."""
    sevens = ["7c", "7d", "7h", "7s"]
    owed = [answer("owed", f"played: {', '.join(sevens[:n])}") for n in range(1, 5)]
    assert owed == [2, 4, 6, 8]


def test_vg_37_drawing_the_penalty_ends_the_turn() -> None:
    """Nothing of what was drawn is played, a seven neither."""
    table = (*FACING, "hand: 4d, 4c", "pile: 7s, 9d, 3c, 4s, 5s")
    assert answer("cards 3", *table, "then: draw") == 6
    assert answer("turn", *table, "then: draw") == 1
    assert answer("owed", *table, "then: draw") == 0
    assert kind("turn", *table, "then: draw, 7s") == "move"


def test_vg_38_a_jack_does_not_help() -> None:
    """Against a penalty no jack, not even of the seven's suit."""
    reply = ask("moves", *FACING, "hand: Jd, Js")
    assert reply.answer == ["draw"]
    assert reply.clause("Jd") == "VG-38"


def test_vg_39_exercise_the_skipped_player() -> None:
    """Sara plays 8d, Ali is skipped, Mina moves."""
    table = ("players: سارا، علی، مینا", "turn: سارا", "top: 5d")
    assert answer("turn", *table, "then: 8d") == 3
    assert answer("turn", *table, "then: 9d") == 2


def test_vg_40_exercise_back_to_sara() -> None:
    """Ali plays 10c, Sara moves again."""
    table = ("players: سارا، علی، مینا", "turn: علی", "top: 5c", "then: Tc")
    assert answer("turn", *table) == 1
    assert answer("direction", *table) == "rev"


def test_vg_42_after_an_ace_the_same_player() -> None:
    """He plays a further card."""
    table = ("top: 4h", "hand: Ah, 5h, 9c, 2d", "then: Ah")
    assert answer("turn", *table) == 1
    assert answer("legal", *table) == ["5h"]


def test_vg_43_what_follows_an_ace() -> None:
    """Its suit, another ace, or any jack."""
    reply = ask("legal", *ACE, "hand: 4h, As, Jc, 4c")
    assert reply.answer == ["4h", "As", "Jc"]
    assert {reply.clause(card) for card in ("4h", "As", "Jc", "4c")} <= {"VG-43", "VG-44"}
    table = (*ACE, "hand: As, 4h, 4s, 5d")
    assert answer("turn", *table, "then: As") == 1
    assert answer("legal", *table, "then: As") == ["4s"]


def test_vg_44_exercise_a_jack_on_an_ace() -> None:
    """Jc goes on Ah, and then names a suit."""
    assert answer("legal", *ACE, "hand: Jc") == ["Jc"]
    assert answer("suit", *ACE, "hand: Jc, 4d", "then: Jcd") == "d"
    assert kind("suit", *ACE, "hand: Jc, 4d", "then: Jc") == "move"


def test_vg_45_unable_or_unwilling() -> None:
    """One draws a card, and the turn is over."""
    table = (*ACE, "hand: 5c, 9s", "pile: 4h, 2d", "then: draw")
    assert answer("cards 1", *table) == 3
    assert answer("turn", *table) == 2
    assert answer("moves", *ACE, "hand: 5c, 9s") == ["draw"]
    reply = ask("moves", *ACE, "hand: 5h, 9s")
    assert reply.answer == ["5h", "draw"]
    assert reply.clause("draw") == "VG-45"
    assert answer("draw", *ACE, "hand: 5h, 9s") == 1


def test_vg_46_a_last_ace_wins() -> None:
    """The hand ends; no further card is owed."""
    table = ("top: 4h", "hand: Ah", "then: Ah")
    reply = ask("winner", *table)
    assert reply.answer == 1
    assert "AM-37" not in reply.assumed
    assert answer("turn", *table) is None
    assert answer("winner", *ACE, "hand: As", "then: As") == 1
    assert answer("turn", "top: 4h", "hand: Ah, 9c", "then: Ah") == 1
