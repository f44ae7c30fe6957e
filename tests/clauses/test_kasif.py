"""Kasif: table, ordinary turn, ten, ace, eight and jack (KF-02 to KF-15, KF-22 to KF-29)."""

from __future__ import annotations

from .asking import KF

answer, ask, kind = KF.answer, KF.ask, KF.kind
NO_FIT = ("top: 3h", "hand: 4c, Kd")
COVER = ("top: 8h", "follow: yes")


def test_kf_02_two_to_seven_players() -> None:
    """No fewer and no more."""
    assert [answer("deal", f"players: {n}") for n in range(2, 8)] == [5] * 6
    assert kind("deal", "players: 1") == kind("deal", "players: 8") == "position"


def test_kf_03_two_decks_above_five() -> None:
    """Six and seven players take two, so every card is there twice."""
    assert [answer("decks", f"players: {n}") for n in (2, 5, 6, 7)] == [1, 1, 2, 2]
    twice = ("top: 9h", "hand: 9h, 4c, 4c")
    assert answer("legal", "players: 7", *twice) == ["9h"]
    assert kind("legal", "players: 5", *twice) == "position"


def test_kf_04_usually_five_cards() -> None:
    """Five, unless another number is agreed."""
    assert answer("deal") == 5
    assert answer("deal", "house: hand_size=7") == 7


def test_kf_06_the_rest_lies_face_down() -> None:
    """Four players: 32 left, one of them turned up."""
    hands = tuple(f"hand {seat}: x5" for seat in range(1, 5))
    table = ("players: 4", "top: 9s", *hands, "under: -")
    assert answer("suit", *table, "pile: x31") == "s"
    assert kind("suit", *table, "pile: x32") == "position"


def test_kf_07_whatever_is_turned_starts() -> None:
    """No card is excluded, and a special one does nothing."""
    for rank in "A23456789TJQK":
        assert answer(f"may-start {rank}d") is True
    assert answer("owed", "top: 7d") == 0
    assert answer("turn", "top: Ad") == 1
    assert answer("suit", "top: Jd") == "d"


def test_kf_08_number_or_suit() -> None:
    """A card must match."""
    reply = ask("legal", "top: 3h", "hand: 3s, Kh, 4c")
    assert reply.answer == ["3s", "Kh"]
    assert reply.clause("Kh") in {"KF-08", "KF-09"}
    assert reply.clause("4c") == "KF-08" or reply.clause("4c") == "KF-09"


def test_kf_09_hearts_or_another_three() -> None:
    """On 3h: a heart or a three; neither comes before the other."""
    assert answer("legal", "top: 3h", "hand: 3s, Kc") == ["3s"]
    assert answer("legal", "top: 3h", "hand: Kh, Kc") == ["Kh"]
    assert answer("legal", "top: 3h", "hand: 3s, Kh") == ["3s", "Kh"]


def test_kf_10_neither_means_one_card() -> None:
    """One card is drawn."""
    assert answer("moves", *NO_FIT) == ["draw"]
    assert ask("moves", *NO_FIT).clause("draw") == "KF-10"
    assert answer("cards 1", *NO_FIT, "then: draw") == 3


def test_kf_11_who_can_match_does_not_draw() -> None:
    """There is no drawing with a card that fits."""
    assert answer("moves", "top: 3h", "hand: Kh, 4c") == ["Kh"]
    assert answer("draw", "top: 3h", "hand: Kh, 4c") == 0
    assert kind("turn", "top: 3h", "hand: Kh, 4c", "pile: 9h", "then: draw") == "move"


def test_kf_12_a_drawn_card_that_fits_is_laid() -> None:
    """It is, and it must be."""
    table = (*NO_FIT, "pile: 9h, 2c", "then: draw")
    assert answer("turn", *table) == 1
    assert answer("moves", *table) == ["9h"]
    assert kind("turn", *NO_FIT, "drew: 9h", "then: pass") == "move"


def test_kf_13_else_it_stays_with_him() -> None:
    """The next player moves."""
    table = (*NO_FIT, "pile: 9s, 2c", "then: draw")
    assert answer("turn", *table) == 2
    assert answer("cards 1", *table) == 3


def test_kf_15_a_ten_reverses() -> None:
    """The direction turns."""
    reply = ask("turn", "top: 5h", "then: Th")
    assert reply.answer == 3
    assert "KF-15" in reply.clauses
    assert answer("direction", "top: 5h", "then: Th") == "rev"
    assert answer("direction", "top: 5h", "direction: rev", "then: Th") == "fwd"


def test_kf_22_an_ace_burns_the_next_turn() -> None:
    """The next player does not move."""
    reply = ask("turn", "players: 7", "top: 5h", "then: Ah")
    assert reply.answer == 3
    assert reply.clauses & {"KF-22", "KF-23"}


def test_kf_23_the_one_after_him_plays() -> None:
    """In both directions; of two players the same again."""
    assert answer("turn", "top: 5h", "then: Ah") == 3
    assert answer("turn", "top: 5h", "direction: rev", "then: Ah") == 2
    assert answer("turn", "players: 2", "top: 5h", "then: Ah") == 1


def test_kf_24_an_eight_wants_one_more_card() -> None:
    """The same player lays it."""
    table = ("top: 4h", "hand: 8h, 5h, Kc")
    reply = ask("turn", *table, "then: 8h")
    assert reply.answer == 1
    assert reply.clauses & {"KF-24"}
    assert answer("turn", *table, "then: 8h, 5h") == 2


def test_kf_25_it_may_be_another_eight() -> None:
    """Of whatever suit."""
    reply = ask("legal", *COVER, "hand: 8s, 4c")
    assert reply.answer == ["8s"]
    assert reply.clause("8s") in {"KF-25", "KF-24"}


def test_kf_26_then_yet_another() -> None:
    """A second eight wants a card in turn."""
    assert answer("turn", *COVER, "hand: 8s, 5s, 4d", "then: 8s") == 1
    assert answer("legal", *COVER, "hand: 8s, 5s, 4h", "then: 8s") == ["5s"]
    assert answer("turn", *COVER, "hand: 8s, 5s, 4d", "then: 8s, 5s") == 2


def test_kf_27_a_jack_changes_the_suit() -> None:
    """After Jh hearts are to be followed."""
    table = ("top: 9c", "hand: Jh, 4d, 5d", "hand 2: 4h, 4c, 9s", "then: Jh")
    assert answer("suit", *table) == "h"
    assert answer("legal", *table) == ["4h"]


def test_kf_28_a_jack_on_everything_but_a_seven() -> None:
    """Anywhere else it needs no match; on a seven it may not go."""
    reply = ask("legal", "top: 9c", "hand: Jh, 4d")
    assert reply.answer == ["Jh"]
    assert reply.clause("Jh") == "KF-28"
    for top in ("Ac", "2c", "8c", "Tc", "Kc", "Jc"):
        assert answer("legal", f"top: {top}", "hand: Jh, 4d") == ["Jh"]
    reply = ask("legal", "top: 7c", "owed: 2", "hand: Jc")
    assert reply.answer == []
    assert reply.clause("Jc") == "KF-28"
    assert answer("legal", "top: 7c", "hand: Jh, 4d") == []


def test_kf_29_no_free_choice_of_suit() -> None:
    """The suit is the jack's own; naming it is allowed, naming another is not."""
    assert answer("suit", "top: 9c", "then: Jh") == "h"
    assert answer("suit", "top: 9c", "then: Jhh") == "h"
    assert kind("suit", "top: 9c", "then: Jhd") == "move"
    assert answer("can Jhd", "top: 9c", "hand: Jh, 4c") is False
    assert kind("legal", "top: Jh", "suit: d", "hand: 4d") == "position"
