"""Bazito: listed mistakes, exercises and frequent questions (BZ-86 to BZ-92, BZ-96 to BZ-100)."""

from __future__ import annotations

from .asking import answer, ask


def test_bz_86_red_is_no_suit() -> None:
    """Mistake 1: hearts and diamonds do not match because both are red."""
    reply = ask("legal", "top: 9h", "hand: 4d, 4h")
    assert reply.answer == ["4h"]
    assert reply.clause("4d") in {"BZ-02", "BZ-14", "BZ-86"}


def test_bz_87_no_jack_against_a_seven() -> None:
    """Mistake 2: with a penalty on the table there is a seven or taking it."""
    table = ("top: 7s", "owed: 2", "hand: Js, 7h")
    assert answer("legal", *table) == ["7h"]
    assert answer("moves", *table) == ["7h", "draw"]


def test_bz_88_not_any_card_after_an_eight() -> None:
    """Mistake 3: it must have the eight's suit or be an eight."""
    assert answer("legal", "top: 8c", "follow: yes", "hand: 9h, 9c, 8d") == ["9c", "8d"]


def test_bz_89_penalty_cards_are_not_points() -> None:
    """Mistake 4: a two played gives one card, a two left over counts two points."""
    table = ("top: 5d", "hand: 2d, 4s", "hand 3: x3", "then: 2d3")
    assert answer("cards 3", *table) == 4
    assert answer("score 1", "hand: 2d") == 2


def test_bz_90_exercise_one() -> None:
    """On 9s with 9h and 3h: only 9h."""
    reply = ask("legal", "top: 9s", "hand: 9h, 3h")
    assert reply.answer == ["9h"]
    assert reply.why("3h")["legal"] is False


def test_bz_91_exercise_two() -> None:
    """Two sevens and none in hand: four cards, then the next player."""
    table = ("turn: 3", "played: 7c, 7d", "hand: 4c, Kd")
    assert answer("draw", *table) == 4
    assert answer("moves", *table) == ["draw"]
    assert answer("cards 3", *table, "then: draw") == 6
    assert answer("turn", *table, "then: draw") == 4


def test_bz_92_exercise_three() -> None:
    """After 8d: Jd, then a suit is chosen; not Jh."""
    table = ("played: 8d", "hand: Jd, Jh")
    assert answer("legal", *table) == ["Jd"]
    assert answer("suit", *table, "then: Jds") == "s"


def test_bz_96_an_eight_can_finish() -> None:
    """Question: yes, one may go out with an eight, and need not go on."""
    assert answer("can 8s", "top: 8c", "hand: 8s") is True
    assert answer("winner", "top: 8c", "hand: 8s", "then: 8s") == 1
    assert answer("winner", "played: 8c", "hand: 8s", "then: 8s") == 1


def test_bz_97_where_a_jack_goes() -> None:
    """Question: anywhere on an ordinary turn, never on a penalty, its suit after an eight."""
    assert answer("legal", "top: Kc", "hand: Jd") == ["Jd"]
    assert answer("legal", "top: 7d", "owed: 2", "hand: Jd") == []
    assert answer("legal", "top: 8s", "follow: yes", "hand: Jd, Js") == ["Js"]


def test_bz_100_a_two_burns_no_turn() -> None:
    """Question: the receiver is chosen, and if he is next he still moves."""
    table = ("top: 5h", "hand 2: x4", "then: 2h2")
    assert answer("cards 2", *table) == 5
    assert answer("turn", *table) == 2


def test_bz_67_nothing_is_said_and_nobody_is_caught() -> None:
    """A badge shows the last card; no offence has a penalty here."""
    table = ("top: 9s", "hand: 9h, 3h")
    assert answer("mistake", *table, "then: 9h, call") == 2
    assert answer("mistake", *table, "then: 9h, catch1") == 2
    for offence in ("illegal-card", "out-of-turn", "delay", "word", "uncalled"):
        assert answer(f"offence {offence}") is None
