"""Kasif: where the source is silent we assume something, and say so (AM-01 to AM-31)."""

from __future__ import annotations

from .asking import KF

answer, ask, kind = KF.answer, KF.ask, KF.kind
EIGHT = ("top: 8h", "follow: yes")
FACING = ("turn: 2", "top: 7c", "owed: 2")


def test_am_01_the_suit_does_not_come_first() -> None:
    """With a heart in hand a three of another suit may be played as well."""
    reply = ask("legal", "top: 3h", "hand: 3s, Kh")
    assert reply.answer == ["3s", "Kh"]
    assert "AM-01" in reply.assumed
    assert answer("legal", "house: suit_before_rank=yes", "top: 3h", "hand: 3s, Kh") == ["Kh"]


def test_am_02_a_jack_is_a_card_that_can_be_played() -> None:
    """Who has nothing else that fits plays it and does not draw."""
    reply = ask("moves", "top: 3h", "hand: Js, 4c")
    assert reply.answer == ["Js"]
    assert "AM-02" in reply.assumed


def test_am_03_no_drawing_with_a_card_that_fits() -> None:
    """The must is taken at its word."""
    reply = ask("moves", "top: 3h", "hand: Kh, 4c")
    assert reply.answer == ["Kh"]
    assert "AM-03" in reply.assumed
    assert answer("moves", "house: voluntary_draw=yes", "top: 3h", "hand: Kh, 4c") == ["Kh", "draw"]


def test_am_05_a_drawn_card_that_fits_is_not_kept() -> None:
    """It is laid."""
    reply = ask("moves", "top: 3h", "hand: 4c, Kd", "drew: 9h")
    assert reply.answer == ["9h"]
    assert "AM-05" in reply.assumed
    house = "house: may_keep_drawn=yes"
    assert answer("moves", house, "top: 3h", "hand: 4c, Kd", "drew: 9h") == ["9h", "pass"]


def test_am_06_a_seven_must_be_answered_with() -> None:
    """Who holds one may not take the penalty instead."""
    reply = ask("moves", *FACING, "hand: 7d, 4c")
    assert reply.answer == ["7d"]
    assert "AM-06" in reply.assumed
    assert kind("turn", *FACING, "hand: 7d, 4c", "then: draw") == "move"
    house = "house: seven_answer_optional=yes"
    assert answer("moves", house, *FACING, "hand: 7d, 4c") == ["7d", "draw"]


def test_am_07_taking_ends_the_turn() -> None:
    """No ordinary play after it."""
    table = (*FACING, "hand: 4c, 9d", "pile: 5c, 6c, 9c")
    reply = ask("turn", *table, "then: draw")
    assert reply.answer == 3
    assert "AM-07" in reply.assumed
    on = "house: seven_take_ends_turn=no"
    assert answer("turn", on, *table, "then: draw") == 2
    assert answer("legal", on, *table, "then: draw") == ["4c", "5c", "6c"]


def test_am_09_a_seven_drawn_with_the_penalty_stays() -> None:
    """It is not thrown."""
    table = (*FACING, "hand: 4c, 9d", "pile: 7h, 6c, 9c")
    reply = ask("turn", *table, "then: draw")
    assert reply.answer == 3
    assert "AM-09" in reply.assumed
    may = "house: seven_drawn_with_penalty=may"
    assert answer("legal", may, *table, "then: draw") == ["7h"]
    assert answer("owed", may, *table, "then: draw, 7h") == 2


def test_am_11_no_jack_on_a_spent_seven_either() -> None:
    """Not even one of the seven's suit."""
    reply = ask("legal", "top: 7h", "hand: Jh, Js, 4h")
    assert reply.answer == ["4h"]
    assert "AM-11" in reply.assumed
    house = "house: jack_on_spent_7=yes"
    assert answer("legal", house, "top: 7h", "hand: Jh, Js, 4h") == ["Jh", "Js", "4h"]
    assert answer("moves", "top: 7h", "hand: Jh, Js") == ["draw"]
    assert answer("turn", "top: 7h", "hand: 4c, 5c", "pile: Jh, 9h", "then: draw") == 2


def test_am_13_any_jack_covers_an_eight() -> None:
    """Only the seven is excepted."""
    reply = ask("legal", *EIGHT, "hand: Jc, Jh, 4c")
    assert reply.answer == ["Jc", "Jh"]
    assert "AM-13" in reply.assumed
    assert answer("legal", "house: jack_after_8=suit", *EIGHT, "hand: Jc, Jh, 4c") == ["Jh"]


def test_am_14_the_cover_must_match() -> None:
    """The eight's suit, or an eight."""
    reply = ask("legal", *EIGHT, "hand: 5h, 5c, 8s")
    assert reply.answer == ["5h", "8s"]
    assert "AM-14" in reply.assumed


def test_am_15_no_card_to_cover() -> None:
    """An ordinary draw: laid if it fits, else the turn is over; no pile: it passes."""
    table = (*EIGHT, "hand: 5c, Kd")
    reply = ask("moves", *table)
    assert reply.answer == ["draw"]
    assert "AM-15" in reply.assumed
    assert answer("moves", *table, "pile: 4h, 9s", "then: draw") == ["4h"]
    assert answer("turn", *table, "pile: 4h, 9s", "then: draw, 4h") == 2
    assert answer("turn", *table, "pile: 4s, 9s", "then: draw") == 2
    assert answer("moves", *table, "pile: -") == ["pass"]
    assert answer("turn", *table, "pile: -", "then: pass") == 2
    assert answer("legal", *table, "pile: Jc, 9s", "then: draw") == ["Jc"]


def test_am_19_who_can_cover_does_not_draw() -> None:
    """He must play."""
    reply = ask("moves", *EIGHT, "hand: 5h, 5c")
    assert reply.answer == ["5h"]
    assert "AM-19" in reply.assumed
    house = "house: eight_draw_though_able=yes"
    assert answer("moves", house, *EIGHT, "hand: 5h, 5c") == ["5h", "draw"]


def test_am_22_special_cards_act_as_a_cover() -> None:
    """Each as ever."""
    table = (*EIGHT, "hand: 7h, Th, Ah, Jc, 4c, 5c")
    assert "AM-22" in ask("turn", *table, "then: Ah").assumed
    assert answer("turn", *table, "then: Ah") == 3
    assert answer("turn", *table, "then: Th") == 3
    assert answer("owed", *table, "then: 7h") == 2
    assert answer("suit", *table, "then: Jc") == "c"


def test_am_25_a_two_is_an_ordinary_card() -> None:
    """No clause speaks of it."""
    table = ("top: 2h", "hand: 2s, 4d", "hand 2: x5", "hand 3: x5", "then: 2s")
    reply = ask("turn", *table)
    assert reply.answer == 2
    assert "AM-25" in reply.assumed
    assert answer("cards 2", *table) == answer("cards 3", *table) == 5
    assert kind("turn", *table[:-1], "then: 2s3") == "move"


def test_am_26_a_ten_with_two_players() -> None:
    """The opponent moves."""
    reply = ask("turn", "players: 2", "top: 5h", "then: Th")
    assert reply.answer == 2
    assert "AM-26" in reply.assumed


def test_am_27_an_ace_with_two_players() -> None:
    """The same player has an ordinary turn on his ace."""
    table = ("players: 2", "top: 5h", "hand: Ah, 9h, As, 9s, Jc", "then: Ah")
    reply = ask("legal", *table)
    assert reply.answer == ["9h", "As", "Jc"]
    assert "AM-27" in reply.assumed


def test_am_29_a_special_start_card_does_nothing() -> None:
    """Any card may start, and the first player has an ordinary turn on it."""
    for card in ("7c", "8c", "Tc", "Ac", "Jc"):
        reply = ask(f"may-start {card}")
        assert reply.answer is True
        assert "AM-29" in reply.assumed, card
    assert "AM-29" not in KF.assumed("may-start 5c")
    assert answer("moves", "top: 7c", "hand: 4c, 4d") == ["4c"]
    assert answer("moves", "top: 8c", "hand: 4d, 4c") == ["4c"]
    assert answer("moves", "top: Jc", "hand: 4d, 4c") == ["4c"]


def test_am_30_five_cards_unless_agreed() -> None:
    """Usually five; another number may be agreed."""
    assert answer("deal") == 5
    assert "AM-30" in KF.assumed("deal")
    assert answer("deal", "house: hand_size=7") == 7
    assert "AM-30" not in KF.assumed("deal", "house: hand_size=7")


def test_am_31_decks_and_equal_cards() -> None:
    """One deck up to five, two from six; the chain goes past eight; equals match."""
    reply = ask("decks", "players: 6")
    assert reply.answer == 2
    assert "AM-31" in reply.assumed
    assert answer("decks", "players: 5") == 1
    assert answer("owed", "players: 6", "played: 7c, 7d, 7h, 7s, 7c") == 10
    assert answer("legal", "players: 6", "top: 9h", "hand: 9h, 4c") == ["9h"]
    assert kind("legal", "top: 9s", "hand: joker") == "notation"
