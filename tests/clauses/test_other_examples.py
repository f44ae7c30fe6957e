"""Worked examples and exercises found in the documents of wikipedia, varagh and kasif."""

from __future__ import annotations

from .asking import KF, VG, WK

FIRST_SEVEN = ("turn: 2", "top: 7c", "owed: 2")
TABLE = ("players: سارا، علی، مینا",)


def test_wk_e01_a_heart_on_a_heart() -> None:
    """3h is up and the player has a heart."""
    assert WK.answer("legal", "top: 3h", "hand: Kh, 4c") == ["Kh"]


def test_wk_e02_no_heart() -> None:
    """Then a three of another suit."""
    assert WK.answer("legal", "top: 3h", "hand: 3s, Kc") == ["3s"]


def test_wk_e03_a_prize_card_turned_up() -> None:
    """It goes back, until an ordinary one comes."""
    assert [WK.answer(f"may-start {card}") for card in ("7s", "Ah", "Tc", "4d")] == [
        False, False, False, True
    ]  # fmt: skip


def test_wk_e04_the_word_forgotten() -> None:
    """Two cards, one played, no word, another says it: one card."""
    table = ("top: 9h", "hand: 9c, 4d", "hand 2: 5c, 6d", "pile: Qs, Ks")
    assert WK.answer("cards 1", *table, "then: 9c, catch1") == 2
    assert WK.answer("cards 1", *table, "then: 9c, call") == 1


def test_wk_e05_the_first_seven_answered() -> None:
    """The one after takes four."""
    table = (*FIRST_SEVEN, "hand: 7d, 4c, 5s", "pile: x9", "then: 7d")
    assert WK.answer("turn", *table) == 3
    assert WK.answer("owed", *table) == 4


def test_wk_e06_a_seven_among_the_two_drawn() -> None:
    """It is thrown, and the next takes two."""
    table = (*FIRST_SEVEN, "hand: 4c, 5s", "pile: 7h, 5c, Kd", "then: draw, 7h")
    assert WK.answer("turn", *table) == 3
    assert WK.answer("owed", *table) == 2


def test_wk_e07_two_players_and_two_sevens() -> None:
    """The first player takes four."""
    table = ("players: 2", *FIRST_SEVEN, "hand 2: 7d, 4c", "hand 1: 5c, 6c", "pile: 2d, 3d, 4d, 6d")
    assert WK.answer("turn", *table, "then: 7d") == 1
    assert WK.answer("owed", *table, "then: 7d") == 4
    assert WK.answer("cards 1", *table, "then: 7d, draw") == 6


def test_wk_e08_hearts_announced() -> None:
    """After a jack the named suit must be followed."""
    assert WK.answer("legal", "top: Js", "suit: h", "hand: 4h, 4s") == ["4h"]


def test_wk_e09_two_on_two() -> None:
    """The target plays a two: the first player takes two."""
    table = ("top: 5s", "hand 1: 2s, 4d", "hand 2: 2h, 4c", "hand 3: x5", "pile: 5d, Kd, Qd, Td")
    assert WK.answer("cards 2", *table, "then: 2s2") == 3
    assert WK.answer("turn", *table, "then: 2s2") == 2
    assert WK.answer("cards 1", *table, "then: 2s2, 2h") == 3
    assert WK.answer("turn", *table, "then: 2s2, 2h") == 3


def test_wk_e10_finished_unnoticed() -> None:
    """No penalty."""
    table = ("top: 9h", "hand: 9c", "uncalled: 1", "then: 9c")
    assert WK.answer("cards 1", *table) == 0
    assert WK.answer("winner", *table) == 1


def test_vg_e01_what_goes_on_the_nine() -> None:
    """9h; all clubs and any jack would do; drawing is open."""
    table = ("top: 9c", "hand: 9h, 2c, Js, 4d")
    assert VG.answer("moves", *table) == ["9h", "2c", "Js", "draw"]


def test_vg_e02_no_suitable_card() -> None:
    """One is drawn; only it may be played; keeping it ends the turn."""
    table = ("top: 9c", "hand: 4d, 5h", "pile: 6c, Kd")
    assert VG.answer("moves", *table) == ["draw"]
    assert VG.answer("moves", *table, "then: draw") == ["6c", "pass"]
    assert VG.answer("turn", *table, "then: draw, pass") == 2


def test_vg_e03_two_sevens() -> None:
    """A seven, or four cards."""
    table = ("turn: 3", "top: 7d", "owed: 4", "hand: 7s, 4d")
    assert VG.answer("moves", *table) == ["7s", "draw"]
    assert VG.answer("draw", *table) == 4


def test_vg_e04_sara_plays_an_eight() -> None:
    """Mina moves."""
    assert VG.answer("turn", *TABLE, "turn: سارا", "top: 4d", "then: 8d") == 3


def test_vg_e05_ali_plays_a_ten() -> None:
    """Sara moves."""
    table = (*TABLE, "turn: علی", "top: 4c", "then: Tc")
    assert VG.answer("turn", *table) == 1
    assert VG.answer("direction", *table) == "rev"


def test_vg_e06_after_an_ace() -> None:
    """Jc is allowed."""
    assert VG.answer("legal", "top: Ah", "follow: yes", "hand: Jc, 4c") == ["Jc"]


def test_vg_e07_clubs_declared() -> None:
    """The club; another jack and drawing are open too."""
    assert VG.answer("moves", "top: Js", "suit: c", "hand: 4c, 4s, Jd") == ["4c", "Jd", "draw"]


def test_vg_e08_ali_is_caught() -> None:
    """He draws one."""
    table = (*TABLE, "turn: مینا", "top: 9c", "hand علی: 4c", "uncalled: علی", "pile: 5s, 6s")
    assert VG.answer("cards علی", *table, "then: catch2") == 2
    assert VG.answer("turn", *table, "then: گرفتن علی") == 3


def test_vg_e09_twenty_two() -> None:
    """13 + 7 + 2."""
    assert VG.answer("score 2", "winner: 1", "out: 9c", "hand 2: Kh, 7s, 2d") == 22


def test_kf_e01_a_heart_on_a_heart() -> None:
    """3h is up and the player has a heart."""
    assert KF.answer("legal", "top: 3h", "hand: Kh, 4c") == ["Kh"]


def test_kf_e02_no_heart() -> None:
    """Then a three of another suit."""
    assert KF.answer("legal", "top: 3h", "hand: 3s, Kc") == ["3s"]


def test_kf_e03_the_first_seven() -> None:
    """None held: two are taken, then the seven is ordinary."""
    table = (*FIRST_SEVEN, "hand: 4d, Kd", "hand 3: 5c, 5h", "pile: x9", "then: draw")
    assert KF.answer("cards 2", *table) == 4
    assert KF.answer("legal", *table) == ["5c"]


def test_kf_e04_answered() -> None:
    """The following player takes four."""
    assert KF.answer("owed", *FIRST_SEVEN, "hand: 7d, 4c", "then: 7d") == 4


def test_kf_e05_answered_again() -> None:
    """Six, then two more each time."""
    hands = ("hand 2: 7d, 4c", "hand 3: 7h, 4d", "hand 1: 7s, 4h")
    assert KF.answer("owed", *FIRST_SEVEN, *hands, "then: 7d, 7h") == 6
    assert KF.answer("owed", *FIRST_SEVEN, *hands, "then: 7d, 7h, 7s") == 8
