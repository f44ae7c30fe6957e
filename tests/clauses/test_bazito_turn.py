"""Bazito: the ordinary turn, drawing and the named suit (BZ-17 to BZ-27)."""

from __future__ import annotations

from .asking import answer, ask, kind


def test_bz_17_three_and_five_on_the_five_of_clubs() -> None:
    """On 5c both 3c (suit) and 5h (rank) go."""
    assert answer("legal", "top: 5c", "hand: 3c, 5h, 6d") == ["3c", "5h"]


def test_bz_18_a_jack_on_any_card() -> None:
    """On an ordinary turn a jack needs neither suit nor rank."""
    reply = ask("legal", "top: 5c", "hand: Jh, 6d")
    assert reply.answer == ["Jh"]
    assert reply.clause("Jh") in {"BZ-18", "BZ-40", "BZ-97"}
    for top in ("3s", "As", "Td", "2c", "8c", "7c", "Kd"):
        assert answer("legal", f"top: {top}", "hand: Jh, 6h, Qh") == ["Jh"], top


def test_bz_19_the_jack_names_the_next_suit() -> None:
    """Whoever lays a jack chooses the suit that comes next."""
    table = ("top: 5c", "hand: Jh, 6d, 9d", "then: Jhd")
    assert answer("suit", *table) == "d"
    assert answer("turn", *table) == 2
    assert answer("legal", *table, "hand 2: 4d, 4h, 5h") == ["4d"]


def test_bz_20_two_moments_narrow_the_rule() -> None:
    """Facing a seven, or after one's own eight, suit, rank and jack do not count as usual."""
    hand = "hand: Jc, 4c"
    assert answer("legal", "top: 7c", "owed: 2", hand) == []
    assert answer("legal", "top: 7c", hand) == ["Jc", "4c"]
    hand = "hand: Jc, 9c"
    assert answer("legal", "top: 8h", "follow: yes", hand) == []
    assert answer("legal", "top: 8h", hand) == ["Jc"]


def test_bz_21_no_draw_with_a_playable_card() -> None:
    """Who can play may not draw instead."""
    table = ("top: 9s", "hand: 9h, 3h")
    assert answer("legal", *table) == ["9h"]
    assert answer("moves", *table) == ["9h"]
    assert answer("draw", *table) == 0
    reply = ask("can draw", *table)
    assert reply.answer is False
    assert reply.clause("draw") in {"BZ-21", "BZ-22"}
    assert kind("turn", *table, "then: draw") == "move"


def test_bz_22_a_jack_forbids_drawing_too() -> None:
    """A jack can always be played on an ordinary turn, so it bars the draw."""
    assert answer("moves", "top: 5c", "hand: Jh, 2d") == ["Jh"]
    assert answer("can draw", "top: 5c", "hand: Jh, 2d") is False
    assert answer("can draw", "top: 5c", "hand: Qh, 2d") is True


def test_bz_23_nothing_fits_draw_one() -> None:
    """Without a playable card one card is drawn."""
    table = ("top: 9s", "hand: 3h, 4d")
    assert answer("legal", *table) == []
    assert answer("moves", *table) == ["draw"]
    assert answer("draw", *table) == 1
    assert answer("cards 1", *table, "pile: 6c, 5c", "then: draw") == 3
    assert ask("moves", *table).clause("draw") == "BZ-23"


def test_bz_24_a_drawn_card_that_fits_may_be_played() -> None:
    """The drawn card fits: the turn stays and that card may go."""
    table = ("top: 9s", "hand: 3h, 4d", "pile: 9d, 6c", "then: draw")
    reply = ask("turn", *table)
    assert reply.answer == 1
    assert "BZ-24" in reply.clauses
    assert answer("legal", *table) == ["9d"]
    assert answer("legal", "top: 9s", "hand: 3h, 4d", "drew: 9d") == ["9d"]
    assert answer("turn", "top: 9s", "hand: 3h, 4d", "pile: 9d", "then: draw, 9d") == 2


def test_bz_25_a_drawn_card_that_does_not_fit_ends_the_turn() -> None:
    """The drawn card does not fit: the next player moves."""
    table = ("top: 9s", "hand: 3h, 4d", "pile: 6c, 9d")
    reply = ask("turn", *table, "then: draw")
    assert reply.answer == 2
    assert "BZ-25" in reply.clauses
    assert kind("turn", *table, "then: draw, draw, draw", "hand 2: 9c, 4h") == "move"


def test_bz_26_the_suit_in_force_counts() -> None:
    """After a jack "the same suit" is the suit that was named."""
    assert answer("legal", "top: Js", "suit: h", "hand: 4h, 4s") == ["4h"]
    assert answer("legal", "top: Js", "hand: 4h, 4s") == ["4s"]


def test_bz_27_the_jacks_own_suit_gives_no_right() -> None:
    """The printed suit of a jack that named another counts for nothing."""
    reply = ask("legal", "top: Js", "suit: h", "hand: As, Ts, Ks")
    assert reply.answer == []
    assert reply.clause("As") in {"BZ-26", "BZ-27"}
    assert answer("moves", "top: Js", "suit: h", "hand: As, Ts, Ks") == ["draw"]
