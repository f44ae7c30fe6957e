"""Bazito: going on after an eight (BZ-31, BZ-32, BZ-42, BZ-53 to BZ-59)."""

from __future__ import annotations

from .asking import answer, ask, kind


def test_bz_31_the_turn_goes_on_after_an_eight() -> None:
    """Who lays an eight moves again; a nine would pass the turn."""
    table = ("top: 4h", "hand: 8h, 9h, 5h, Kc")
    assert answer("turn", *table, "then: 8h") == 1
    assert answer("turn", *table, "then: 9h") == 2
    assert answer("legal", *table, "then: 8h") == ["9h", "5h"]


def test_bz_32_cover_with_its_suit_or_an_eight() -> None:
    """What follows an eight has that eight's suit or is an eight."""
    reply = ask("legal", "top: 8h", "follow: yes", "hand: 5h, 8s, 5c, Kd")
    assert reply.answer == ["5h", "8s"]
    assert reply.clause("5h") == reply.clause("8s") == "BZ-32"
    assert reply.clause("5c") in {"BZ-32", "BZ-88"}


def test_bz_42_the_jack_must_have_the_eights_suit() -> None:
    """After an eight a jack is a card like others: it needs the suit."""
    reply = ask("legal", "top: 8h", "follow: yes", "hand: Jh, Jc")
    assert reply.answer == ["Jh"]
    assert reply.clause("Jc") in {"BZ-42", "BZ-57", "BZ-97"}
    assert answer("legal", "top: 8h", "hand: Jh, Jc") == ["Jh", "Jc"]


def test_bz_53_eight_of_hearts_with_cards_left() -> None:
    """With a card in hand the turn stays with who laid the eight."""
    table = ("top: 5h", "then: 8h")
    assert answer("turn", "hand: 8h, 2c", *table) == 1
    assert answer("winner", "hand: 8h, 2c", *table) is None
    assert answer("turn", "hand: 8h", *table) is None


def test_bz_54_any_heart_or_another_eight() -> None:
    """On 8h: 5h and 8s, not 9s."""
    assert answer("legal", "played: 8h", "hand: 5h, 8s, 9s") == ["5h", "8s"]


def test_bz_55_a_second_eight_sets_a_new_suit() -> None:
    """Covered with 8s, the next must be a spade or an eight."""
    table = ("top: 8h", "follow: yes", "hand: 8s, 5h, 4s, 8d", "then: 8s")
    assert answer("turn", *table) == 1
    assert answer("legal", *table) == ["4s", "8d"]
    assert answer("legal", "played: 8h, 8s", "hand: 5h, 4s, 8d") == ["4s", "8d"]


def test_bz_56_the_fitting_jack_names_freely() -> None:
    """Jh may follow 8h, and then any suit is named."""
    table = ("top: 8h", "follow: yes", "hand: Jh, 9c, 4d")
    for suit in "cdhs":
        assert answer(f"can Jh{suit}", *table) is True
        assert answer("suit", *table, f"then: Jh{suit}") == suit
    assert answer("turn", *table, "then: Jhc") == 2


def test_bz_57_the_other_jack_does_not_follow() -> None:
    """Jc may not follow 8h, whatever it would name."""
    assert answer("legal", "top: 8h", "follow: yes", "hand: Jc") == []
    assert answer("can Jch", "top: 8h", "follow: yes", "hand: Jc, 4d") is False
    assert kind("suit", "top: 8h", "follow: yes", "hand: Jc, 4d", "then: Jch") == "move"


def test_bz_58_ending_by_a_draw_costs_one_card() -> None:
    """Who does not go on draws one card."""
    table = ("top: 8h", "follow: yes", "hand: Jc, 4d")
    reply = ask("moves", *table)
    assert reply.answer == ["draw"]
    assert reply.clause("draw") == "BZ-58"
    assert answer("draw", *table) == 1
    assert answer("cards 1", *table, "then: draw") == 3


def test_bz_59_after_that_draw_the_turn_is_over() -> None:
    """The turn passes, even if the card drawn would fit."""
    table = ("top: 8h", "follow: yes", "hand: Jc, 4d", "pile: 4h, 2c")
    reply = ask("turn", *table, "then: draw")
    assert reply.answer == 2
    assert reply.clauses & {"BZ-58", "BZ-59"}
    assert answer("mistake", *table, "hand 2: 3s, 5s", "then: draw, 4h") == 2
