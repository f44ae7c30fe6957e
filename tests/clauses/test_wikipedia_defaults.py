"""Wikipedia: our defaults in play, and that they are told as ours (AM-01 to AM-35)."""

from __future__ import annotations

from .asking import WK

answer, ask, kind = WK.answer, WK.ask, WK.kind
EIGHT = ("top: 8h", "follow: yes")
TAKING = ("turn: 2", "top: 7c", "owed: 2", "hand: 4c, 9d")


def test_am_01_the_suit_does_not_come_first() -> None:
    """With a heart in hand a three of another suit may be played as well."""
    reply = ask("legal", "top: 3h", "hand: 3s, Kh")
    assert reply.answer == ["3s", "Kh"]
    assert "AM-01" in reply.assumed
    first = ask("legal", "house: suit_before_rank=yes", "top: 3h", "hand: 3s, Kh")
    assert first.answer == ["Kh"]
    assert "AM-01" not in first.assumed
    assert answer("legal", "house: suit_before_rank=yes", "top: 3h", "hand: 3s, Kc") == ["3s"]


def test_am_02_a_jack_is_a_card_that_can_be_played() -> None:
    """Who has nothing else that fits plays it and does not draw."""
    reply = ask("moves", "top: 3h", "hand: Js, 4c")
    assert reply.answer == ["Js"]
    assert "AM-02" in reply.assumed
    assert answer("draw", "top: 3h", "hand: Js, 4c") == 0


def test_am_03_no_drawing_with_a_card_that_fits() -> None:
    """The must is taken at its word."""
    reply = ask("moves", "top: 3h", "hand: Kh, 4c")
    assert reply.answer == ["Kh"]
    assert "AM-03" in reply.assumed
    free = ask("moves", "house: must_play_if_able=no", "top: 3h", "hand: Kh, 4c")
    assert free.answer == ["Kh", "draw"]
    assert "AM-03" not in free.assumed


def test_am_06_a_seven_must_be_answered_with() -> None:
    """Who holds one may not take the penalty instead."""
    reply = ask("moves", "top: 7c", "owed: 2", "hand: 7d, 4c", "pile: x9")
    assert reply.answer == ["7d"]
    assert "AM-06" in reply.assumed
    assert answer("draw", "top: 7c", "owed: 2", "hand: 7d, 4c", "pile: x9") == 0
    house = "house: seven_answer_optional=yes"
    assert answer("moves", house, "top: 7c", "owed: 2", "hand: 7d, 4c", "pile: x9") == [
        "7d", "draw"
    ]  # fmt: skip


def test_am_07_taking_ends_the_turn() -> None:
    """Unless a seven came with it."""
    reply = ask("turn", *TAKING, "pile: 5c, 6c, 9c", "then: draw")
    assert reply.answer == 3
    assert "AM-07" in reply.assumed
    house = "house: seven_take_ends_turn=no"
    assert answer("turn", house, *TAKING, "pile: 5d, 6d, 9c", "then: draw") == 2


def test_am_08_a_drawn_seven_may_be_thrown() -> None:
    """It may, it need not; after any penalty; one of two; never an older one."""
    table = (*TAKING, "pile: 7h, 5c, Kd, Ks, Qs")
    reply = ask("moves", *table, "then: draw")
    assert reply.answer == ["7h", "pass"]
    assert "AM-08" in reply.assumed
    assert answer("turn", *table, "then: draw, pass") == 3
    assert answer("owed", *table, "then: draw, pass") == 0
    four = ("turn: 2", "top: 7c", "owed: 4", "hand: 4c, 9d", "pile: Kd, Ks, Qs, 7h, x5")
    assert answer("legal", *four, "then: draw") == ["7h"]
    assert answer("owed", *four, "then: draw, 7h") == 2
    two = (*TAKING, "hand 3: 4s, 4h", "pile: 7h, 7s, Kd, Ks, Qs")
    assert answer("legal", *two, "then: draw") == ["7h", "7s"]
    assert answer("turn", *two, "then: draw, 7h") == 3
    assert kind("turn", *two, "then: draw, 7h, 7s") == "move"
    old = ("house: seven_answer_optional=yes", "turn: 2", "top: 7c", "owed: 2", "hand: 7d, 9d")
    assert answer("legal", *old, "pile: 7h, 5c, Kd", "then: draw") == ["7h"]
    assert answer("turn", *old, "pile: 6h, 5c, Kd", "then: draw") == 3
    no = ("house: seven_drawn_with_penalty=no", *TAKING, "pile: 7h, 5c, Kd", "then: draw")
    assert answer("turn", *no) == 3


def test_am_10_no_jack_on_a_pending_seven() -> None:
    """The obligation is stronger than the permission."""
    reply = ask("moves", "top: 7c", "owed: 2", "hand: Js, Jc", "pile: x9")
    assert reply.answer == ["draw"]
    assert "AM-10" in reply.assumed


def test_am_12_a_spent_seven_is_an_ordinary_card() -> None:
    """Its suit, a seven, a jack."""
    reply = ask("legal", "top: 7c", "hand: 4c, 7s, Jd, 5d")
    assert reply.answer == ["4c", "7s", "Jd"]
    assert "AM-12" in reply.assumed


def test_am_13_which_jack_covers_an_eight() -> None:
    """Only that of the eight's suit."""
    reply = ask("legal", *EIGHT, "hand: Jh, Jc")
    assert reply.answer == ["Jh"]
    assert "AM-13" in reply.assumed
    assert answer("legal", "house: jack_after_8=any", *EIGHT, "hand: Jh, Jc") == ["Jh", "Jc"]


def test_am_16_one_card_for_an_uncovered_eight() -> None:
    """The size is not stated; it is one."""
    reply = ask("draw", *EIGHT, "hand: 5c, Kd")
    assert reply.answer == 1
    assert "AM-16" in reply.assumed


def test_am_17_the_drawn_card_may_cover_the_eight() -> None:
    """If it fits, and only it; nobody turns to the pile who could cover."""
    table = (*EIGHT, "hand: 5c, Kd", "pile: 4h, 9s, 9d", "then: draw")
    reply = ask("legal", *table)
    assert reply.answer == ["4h"]
    assert "AM-17" in reply.assumed
    no = "house: eight_drawn_playable=no"
    assert answer("turn", no, *table) == 2


def test_am_18_a_drawn_card_that_does_not_cover() -> None:
    """The turn is over, there is no second draw."""
    table = (*EIGHT, "hand: 5c, Kd", "pile: 4s, 9s, 9d", "then: draw")
    reply = ask("turn", *table)
    assert reply.answer == 2
    assert "AM-18" in reply.assumed
    assert answer("owed", *table) == 0


def test_am_19_who_can_cover_does_not_draw() -> None:
    """The document says he must lay."""
    reply = ask("moves", *EIGHT, "hand: 5h, 5c")
    assert reply.answer == ["5h"]
    assert "AM-19" in reply.assumed
    house = "house: eight_draw_though_able=yes"
    assert answer("moves", house, *EIGHT, "hand: 5h, 5c") == ["5h", "draw"]


def test_am_22_special_cards_act_as_a_cover() -> None:
    """Each as ever."""
    table = (*EIGHT, "hand: 7h, Th, Ah, 2h, Jh, 4c, 5c", "hand 3: x4", "pile: x9")
    assert "AM-22" in ask("turn", *table, "then: Ah").assumed
    assert answer("turn", *table, "then: Ah") == 3
    assert answer("turn", *table, "then: Th") == 3
    assert answer("owed", *table, "then: 7h") == 2
    assert answer("cards 3", *table, "then: 2h3") == 5
    assert answer("suit", *table, "then: Jhs") == "s"


def test_am_23_whom_a_two_may_name() -> None:
    """Anybody else who is still in play; his turn is not lost."""
    table = ("top: 5s", "hand: 2s, 4d, 5d", "hand 2: x4", "pile: x9")
    reply = ask("turn", *table, "then: 2s2")
    assert reply.answer == 2
    assert "AM-23" in reply.assumed
    assert kind("turn", *table, "then: 2s1") == "move"
    assert answer("can 2s3", *table) is True
    assert answer("can 2s3", "gone: 3", *table) is False
    assert kind("turn", "gone: 3", *table, "then: 2s3") == "move"
    lost = "house: two_target_loses_turn=yes"
    assert answer("turn", lost, *table, "then: 2s2") == 3


def test_am_24_when_a_two_answers_a_two() -> None:
    """Only by the one hit, only on the very next turn, with any two, drawn ones too."""
    hands = ("hand 1: 2s, 4d, 5d", "hand 2: 4c, 5d", "hand 3: 2c, 9c, 9d", "top: 6s")
    pile = "pile: Kh, 2h, Kd, Qd, Ks"
    drawn = (hands[0].replace("5d", "6d"), *hands[1:], pile)
    assert answer("legal", *drawn, "then: 2s2, draw") == ["2h"]
    assert answer("cards 1", *drawn, "then: 2s2, draw, 2h") == 4
    later = ("top: 6s", "hand 1: 2s, 4d, 6d", "hand 2: Js, 5d", "hand 3: 2c, 4h, 9d", pile)
    assert kind("turn", *later, "then: 2s3, Jsc, 2c") == "move"
    assert answer("cards 1", *later, "then: 2s3, Jsc, 2c1") == 3


def test_am_24_a_third_two() -> None:
    """Again two cards, for whoever played the two just answered."""
    table = ("players: 2", "top: 5s", "hand 1: 2s, 2d, 5d, 6d", "hand 2: 2h, 4c, 5h",
             "pile: Kd, Qd, Kc, Qc, 9c, 9h")  # fmt: skip
    assert answer("cards 1", *table, "then: 2s2, 2h") == 5
    assert answer("turn", *table, "then: 2s2, 2h") == 1
    assert answer("cards 2", *table, "then: 2s2, 2h, 2d") == 5
    assert answer("turn", *table, "then: 2s2, 2h, 2d") == 2


def test_am_24_another_card_forgoes_the_answer() -> None:
    """Who was hit and plays or draws something else has lost the answer."""
    table = ("players: 2", "top: 5s", "hand 1: 2s, 6s, 6d, 9d", "hand 2: 2h, 4s, 6h",
             "pile: Kd, Qd, Kc, Qc")  # fmt: skip
    assert kind("turn", *table, "then: 2s2, 4s, 6s, 6h, 6d, 2h") == "move"
    assert answer("cards 1", *table, "then: 2s2, 4s") == 3
    no = ("house: two_counter=no", *table)
    assert kind("turn", *no, "then: 2s2, 2h") == "move"
    assert answer("cards 1", *no, "then: 2s2, 2h1") == 4


def test_am_26_a_ten_with_two_players() -> None:
    """The opponent moves; only the direction turns."""
    reply = ask("turn", "players: 2", "top: 5h", "then: Th")
    assert reply.answer == 2
    assert "AM-26" in reply.assumed
    assert answer("direction", "players: 2", "top: 5h", "then: Th") == "rev"


def test_am_27_an_ace_with_two_players() -> None:
    """The same player has an ordinary turn on his ace."""
    table = ("players: 2", "top: 5h", "hand: Ah, 9h, As, 9s, Jc", "then: Ah")
    reply = ask("legal", *table)
    assert reply.answer == ["9h", "As", "Jc"]
    assert "AM-27" in reply.assumed
    assert answer("turn", *table) == 1
    poor = ("players: 2", "top: 5h", "hand: Ah, 9s, 4d", "pile: 5c, 6c")
    assert answer("moves", *poor, "then: Ah") == ["draw"]
    assert answer("turn", *poor, "then: Ah, draw") == 2


def test_am_30_seven_cards_unless_agreed() -> None:
    """The number is open; ours is seven."""
    reply = ask("deal")
    assert reply.answer == 7
    assert "AM-30" in reply.assumed
    assert "AM-30" not in WK.assumed("deal", "house: hand_size=9")


def test_am_31_decks_and_equal_cards() -> None:
    """One deck up to five, two from six, no jokers; the chain goes past eight."""
    reply = ask("decks", "players: 6")
    assert reply.answer == 2
    assert "AM-31" in reply.assumed
    assert answer("decks", "players: 5") == 1
    assert kind("legal", "top: 9s", "hand: joker") == "notation"
    assert answer("owed", "players: 6", "played: 7c, 7d, 7h, 7s, 7c", "pile: x20") == 10
    assert answer("legal", "players: 6", "top: 9h", "hand: 9h, 4c") == ["9h"]


def test_am_32_an_empty_pile_is_made_again() -> None:
    """All but the top card is shuffled; with nothing to shuffle the turn passes."""
    table = ("top: 9s", "hand: 3h, 4d", "pile: -")
    reply = ask("moves", *table, "under: 5c, 6d")
    assert reply.answer == ["draw"]
    assert "AM-32" in reply.assumed
    assert answer("moves", *table, "under: -") == ["pass"]
    assert answer("suit", "top: Js", "suit: h", "hand: 3c, 4d", "pile: -", "under: 5c",
                  "then: draw") == "h"  # fmt: skip


def test_am_34_a_penalty_larger_than_what_is_there() -> None:
    """Reshuffled midway, then what there is; the rest is forgiven."""
    table = ("top: 7d", "owed: 4", "hand: 9c, 4s", "pile: 3c", "under: 6c")
    assert answer("draw", *table) == 2
    assert "AM-34" in ask("draw", *table).assumed
    assert answer("cards 1", *table, "then: draw") == 4
    assert answer("draw", *table[:-1], "under: x12") == 4
    gift = ("top: 5s", "hand: 2s, 4d, 5d", "hand 3: x4", "pile: -", "under: -", "then: 2s3")
    assert answer("cards 3", *gift) == 5


def test_am_35_a_full_round_of_passes() -> None:
    """Then the hand is over without a winner."""
    table = ("house: mode=points", "top: 9s", "hand: 3h", "hand 2: 4h", "hand 3: 5h", "pile: -",
             "under: -")  # fmt: skip
    assert answer("turn", *table, "then: pass, pass") == 3
    reply = ask("turn", *table, "then: pass, pass, pass")
    assert reply.answer is None
    assert "AM-35" in reply.assumed
    assert answer("winner", *table, "then: pass, pass, pass") is None
    assert answer("scores", *table, "then: pass, pass, pass") == {"1": 3, "2": 4, "3": 5}
    two_left = ("gone: 2", "top: 9s", "hand 1: 3h", "hand 3: 5h", "pile: -", "under: -")
    assert answer("turn", *two_left, "then: pass") == 3
    assert answer("turn", *two_left, "then: pass, pass") is None
