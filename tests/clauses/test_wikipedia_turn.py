"""Wikipedia: an ordinary turn (WK-15 to WK-21, WK-34, WK-35, WK-48 to WK-51, WK-54)."""

from __future__ import annotations

from .asking import WK

answer, ask, kind = WK.answer, WK.ask, WK.kind
NO_FIT = ("top: 3h", "hand: 4c, Kd")


def test_wk_15_number_or_suit() -> None:
    """A card must have the number or the suit of the one on the table."""
    reply = ask("legal", "top: 3h", "hand: 3s, Kh, 4c")
    assert reply.answer == ["3s", "Kh"]
    assert reply.clause("Kh") in {"WK-15", "WK-16", "WK-34"}
    assert reply.why("4c")["legal"] is False


def test_wk_16_hearts_or_another_three() -> None:
    """On 3h: a heart, or a three of another suit; the one does not come before the other."""
    assert answer("legal", "top: 3h", "hand: 3s, Kc") == ["3s"]
    assert answer("legal", "top: 3h", "hand: Kh, Kc") == ["Kh"]
    reply = ask("legal", "top: 3h", "hand: 3s, Kh")
    assert reply.answer == ["3s", "Kh"]
    assert "AM-01" in reply.assumed


def test_wk_17_neither_means_one_card() -> None:
    """With neither, one card is taken."""
    assert answer("moves", *NO_FIT) == ["draw"]
    assert answer("draw", *NO_FIT) == 1
    assert answer("cards 1", *NO_FIT, "then: draw") == 3
    assert ask("moves", *NO_FIT).clause("draw") in {"WK-17"}


def test_wk_18_who_can_match_does_not_draw() -> None:
    """With a card that fits there is no drawing."""
    reply = ask("moves", "top: 3h", "hand: Kh, 4c")
    assert reply.answer == ["Kh"]
    assert reply.clause("draw") in {"WK-18", "WK-17"}
    assert answer("draw", "top: 3h", "hand: Kh, 4c") == 0
    assert kind("turn", "top: 3h", "hand: Kh, 4c", "pile: 5h", "then: draw") == "move"


def test_wk_19_a_drawn_card_that_fits_is_laid() -> None:
    """The card just drawn may go on the table, and no other."""
    assert answer("legal", *NO_FIT, "drew: 9h") == ["9h"]
    table = (*NO_FIT, "pile: 9h, 5c", "then: draw")
    assert answer("turn", *table) == 1
    assert answer("legal", *table) == ["9h"]
    assert answer("turn", *NO_FIT, "pile: 9h, 5c", "then: draw, 9h") == 2
    assert answer("draw", *table) == 0


def test_wk_20_else_the_next_player_moves() -> None:
    """A drawn card that does not fit stays, and the turn goes on."""
    table = (*NO_FIT, "pile: 9s, 5c", "then: draw")
    assert answer("turn", *table) == 2
    assert answer("cards 1", *table) == 3


def test_wk_21_a_fitting_card_may_be_kept() -> None:
    """One may keep it; the turn then ends."""
    reply = ask("moves", *NO_FIT, "drew: 9h")
    assert reply.answer == ["9h", "pass"]
    assert reply.clause("pass") == "WK-21"
    table = (*NO_FIT, "pile: 9h, 5c", "then: draw, pass")
    assert answer("turn", *table) == 2
    assert answer("cards 1", *table) == 3
    assert kind("turn", "top: 3h", "hand: Kh, 4c", "then: pass") == "move"
    assert kind("turn", *NO_FIT, "then: pass") == "move"


def test_wk_34_the_last_card_laid_counts() -> None:
    """Number and suit are those of the last card, not of an earlier one."""
    assert answer("legal", "top: 9s", "hand: 9h, 4d") == ["9h"]
    assert answer("legal", "played: 9s, 9h", "hand: 4s, 4h") == ["4h"]


def test_wk_35_a_ten_reverses() -> None:
    """The direction turns, at once and back again."""
    reply = ask("turn", "top: 5h", "then: Th")
    assert reply.answer == 3
    assert "WK-35" in reply.clauses
    assert answer("direction", "top: 5h", "then: Th") == "rev"
    assert answer("direction", "top: 5h", "direction: rev", "then: Th") == "fwd"
    assert answer("turn", "top: 5h", "direction: rev", "then: Th") == 2


def test_wk_48_a_jack_comes_on_any_card() -> None:
    """A jack needs no match, whatever lies there."""
    reply = ask("legal", "top: 9c", "hand: Jh, 4d")
    assert reply.answer == ["Jh"]
    assert reply.clause("Jh") == "WK-48"
    for top in ("Ac", "2c", "8c", "Tc", "Kc"):
        assert answer("legal", f"top: {top}", "hand: Jh, 4d") == ["Jh"]


def test_wk_49_the_jack_names_a_suit() -> None:
    """Any of the four, at the player's wish; without one it is no move."""
    for suit in "cdhs":
        assert answer("suit", "top: 9c", "then: Jh" + suit) == suit
    assert kind("suit", "top: 9c", "then: Jh") == "move"


def test_wk_50_the_named_suit_must_be_followed() -> None:
    """Hearts named: hearts."""
    reply = ask("legal", "top: Js", "suit: h", "hand: 4h, 4s, Kd")
    assert reply.answer == ["4h"]
    assert reply.clause("4s") == "WK-50"


def test_wk_51_the_jacks_own_suit_is_nothing() -> None:
    """A jack may name its own suit or another; only the named one counts."""
    table = ("top: 9c", "hand: Js, 4d, 5d", "hand 2: 4h, 4s, 6c")
    assert answer("legal", *table, "then: Jsh") == ["4h"]
    assert answer("legal", *table, "then: Jss") == ["4s"]


def test_wk_54_an_ace_burns_the_next_turn() -> None:
    """The player after the next one moves; of two players the same again."""
    reply = ask("turn", "top: 5h", "then: Ah")
    assert reply.answer == 3
    assert "WK-54" in reply.clauses
    assert answer("turn", "top: 5h", "direction: rev", "then: Ah") == 2
    assert answer("turn", "players: 2", "top: 5h", "then: Ah") == 1
    assert answer("turn", "players: 5", "top: 5h", "then: Ah") == 3
