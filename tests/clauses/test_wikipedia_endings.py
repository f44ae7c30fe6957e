"""Wikipedia: our defaults at the end of a hand and beside it (AM-36 to AM-66)."""

from __future__ import annotations

import pytest

from .asking import WK

answer, ask, kind = WK.answer, WK.ask, WK.kind
POINTS = "house: mode=points"
OTHERS = ("hand 2: 4h, 5h, 9c, 2c", "hand 3: 6h, 6d, 9d, 2d", "pile: Kh, Kd, Ks, Kc, Qh, Qd")


def test_am_36_a_last_eight_does_not_finish() -> None:
    """A card to cover it is still owed, and so one is drawn."""
    table = ("top: 8c", "hand: 8s", "pile: 4d, 5d")
    reply = ask("winner", *table, "then: 8s")
    assert reply.answer is None
    assert "AM-36" in reply.assumed
    assert answer("turn", *table, "then: 8s") == 1
    assert answer("moves", *table, "then: 8s") == ["draw"]
    assert answer("cards 1", *table, "then: 8s, draw") == 1
    assert answer("turn", *table, "then: 8s, draw") == 2
    assert answer("winner", POINTS, *table, "then: 8s") is None
    win = "house: finish_on_8=win"
    assert answer("winner", win, *table, "then: 8s") == 1


def test_am_36_the_drawn_card_may_finish() -> None:
    """If it covers the eight, and is laid; if it is kept he plays on."""
    table = ("top: 8c", "hand: 8s", "pile: 4s, 5d, 6d")
    assert answer("moves", *table, "then: 8s, draw") == ["4s", "pass"]
    assert answer("winner", *table, "then: 8s, draw, 4s") == 1
    assert answer("winner", *table, "then: 8s, draw, pass") is None
    assert answer("turn", *table, "then: 8s, draw, pass") == 2
    again = ("top: 8c", "hand: 8s", "pile: 8d, 5d, 6d", "then: 8s, draw, 8d")
    assert answer("turn", *again) == 1
    assert answer("winner", *again) is None
    assert answer("cards 1", *again) == 0


@pytest.mark.parametrize("last", ["7h", "Ah", "Th", "2h", "Jh"])
def test_am_37_last_cards_without_effect(last: str) -> None:
    """Where the hand ends with the last card, nothing more happens."""
    table = (POINTS, "top: 3h", f"hand: {last}", "hand 2: x3", "hand 3: x3", f"then: {last}")
    assert answer("winner", *table) == 1
    assert answer("turn", *table) is None
    assert answer("direction", *table) == "fwd"
    assert answer("cards 2", *table) == answer("cards 3", *table) == 3
    assert "AM-37" in ask("cards 2", *table[:2], "hand: 7h", *table[3:5], "then: 7h").assumed


def test_am_38_a_last_jack() -> None:
    """No suit is asked for where the hand ends; where the others play on it is."""
    table = ("top: 3c", "hand: Jh", *OTHERS)
    assert answer("winner", POINTS, *table, "then: Jh") == 1
    assert kind("winner", *table, "then: Jh") == "move"
    assert answer("winner", *table, "then: Jhd") == 1
    assert answer("suit", *table, "then: Jhd") == "d"
    assert answer("legal", *table[:2], "hand 2: 4d, 4h, 5c", "then: Jhd") == ["4d"]
    assert answer("winner", "players: 2", "top: 3c", "hand: Jh", "then: Jh") == 1
    assert answer("winner", "gone: 2", "top: 3c", "hand: Jh", "then: Jh") == 2


@pytest.mark.parametrize(
    ("last", "turn", "direction", "owed"),
    [
        ("9h", 2, "fwd", 0),
        ("7h", 2, "fwd", 2),
        ("Ah", 3, "fwd", 0),
        ("Th", 3, "rev", 0),
        ("Jhs", 2, "fwd", 0),
        ("2h3", 2, "fwd", 0),
    ],
)
def test_am_39_effects_of_a_last_card_stand(
    last: str, turn: int, direction: str, owed: int
) -> None:
    """They are reckoned before the seat is taken out."""
    table = ("top: 3h", f"hand: {last[:2]}", *OTHERS, f"then: {last}")
    assert answer("turn", *table) == turn
    assert answer("direction", *table) == direction
    assert answer("owed", *table) == owed
    assert answer("cards 3", *table) == (5 if last == "2h3" else 4)
    assert answer("winner", *table) == 1
    if last not in {"9h", "Jhs"}:
        assert "AM-39" in ask("turn", *table).assumed
    if last == "Jhs":
        assert answer("suit", *table) == "s"
        assert {"AM-38", "AM-39"} & set(ask("suit", *table).assumed)


def test_am_39_seats_of_those_who_are_out_are_passed_over() -> None:
    """Also by an ace and after a ten."""
    four = ("players: 4", "gone: 2", "top: 3h", "hand: 9h, Ah, Th, 5c")
    assert answer("turn", *four, "then: 9h") == 3
    assert answer("turn", *four, "then: Ah") == 4
    assert answer("turn", *four, "then: Th") == 4
    assert answer("turn", *four, "direction: rev", "then: Th") == 3
    assert answer("turn", "players: 5", "gone: 2, 3", "top: 3h", "then: Ah") == 5
    two = ("gone: 2", "top: 3h", "hand: 9h, Ah, Th, 5c")
    assert answer("turn", *two, "then: Ah") == 1
    assert answer("turn", *two, "then: Th") == 3


def test_am_39_the_last_two_end_it() -> None:
    """When one is left nothing has an effect any more."""
    table = ("gone: 2", "top: 3h", "hand 3: x4", "pile: x9")
    for last in ("7h", "Ah", "Th", "2h", "9h"):
        told = (*table, f"hand: {last}", f"then: {last}")
        assert answer("turn", *told) is None
        assert answer("ranking", *told) == [2, 1, 3]
        assert answer("cards 3", *told) == 4


def test_am_40_elimination_unless_agreed() -> None:
    """The two ways of ending are a setting; the usual one is ours."""
    table = ("top: 3h", "hand: 9h", "then: 9h")
    reply = ask("turn", *table)
    assert reply.answer == 2
    assert "AM-40" in reply.assumed
    assert "AM-40" not in WK.assumed("turn", POINTS, *table)
    assert answer("turn", "house: mode=elimination", *table) == 2


def test_am_41_back_into_the_game() -> None:
    """Not unless agreed; then by a two, or by a seven from the seat before."""
    hands = ("top: 9d", "hand: 9h", "hand 2: 2h, 4h, 5h, Kd", "hand 3: 3h, 7h, Qh, Kc",
             "pile: 7s, Qs, 9s, 9c")  # fmt: skip
    house = "house: comeback_2_and_7=yes"
    assert kind("turn", *hands, "then: 9h, 2h1") == "move"
    reply = ask("cards 1", house, *hands, "then: 9h, 2h1")
    assert reply.answer == 1
    assert "AM-41" in reply.assumed
    assert answer("winner", house, *hands, "then: 9h, 2h1") is None
    drawn = (house, *hands, "then: 9h, 4h, 7h, draw")
    assert answer("moves", *drawn) == ["7s", "pass"]
    assert answer("moves", house, *hands, "then: 9h, 4h, 7h") == ["draw"]


def test_am_42_no_match_of_several_hands() -> None:
    """A single hand; there is no match to win and nobody to leave it."""
    assert kind("match", POINTS, "totals: 1 10, 2 20, 3 30") == "question"
    assert kind("match", "totals: 1 10, 2 20, 3 30") == "question"
    assert answer("eliminated", POINTS, "totals: 1 10, 2 20, 3 30") == []


def test_am_43_a_seven_counts_nothing() -> None:
    """Its points are not stated; ours are none."""
    reply = ask("score 2", POINTS, "hand 2: 7h, 7d")
    assert reply.answer == 0
    assert "AM-43" in reply.assumed
    assert answer("score 2", "house: mode=points, points_7=7", "hand 2: 7h, 7d") == 14


def test_am_44_a_late_word_is_in_time() -> None:
    """Until somebody has caught him; and every time one card is reached anew."""
    table = ("top: 9h", "hand: 9c, 4c, 4d", "hand 2: 5c, 6d, 5h", "hand 3: 6c, 6h, Kd",
             "pile: Qs, 5d, Ks, Kh")  # fmt: skip
    line = "9c, 5c, 6c, 4c, 5h"  # 4c leaves one card to seat 1; 5h is no match
    assert answer("mistake", *table, f"then: {line}") == 5
    one = ("top: 9h", "hand: 9c, 4d", *table[2:])
    reply = ask("mistake", *one, "then: 9c, 5c, call1, catch1")
    assert reply.answer == 4
    assert "AM-44" in reply.assumed
    assert answer("mistake", *one, "then: 9c, 5c, 6c, catch1") is None
    caught = ("top: 9h", "hand: 9c, 4d", "hand 2: 5c, 6d, 5h", "hand 3: 5d, 6h, Kd",
              "pile: Qs, 5s, Ks, Kh")  # fmt: skip
    # caught with one card, he draws Qs; later he goes down to one again
    assert answer("cards 1", *caught, "then: 9c, catch1, 5c, 5d, 4d") == 1
    assert answer("cards 1", *caught, "then: 9c, catch1, 5c, 5d, 4d, catch1") == 2


def test_am_45_due_until_said_or_caught() -> None:
    """It stays due through the others' turns."""
    table = ("top: 9h", "hand: 9c, 4d", "hand 2: 5c, 6d, 3h", "hand 3: 6c, 5d, Kd", "pile: x9")
    assert answer("cards 1", *table, "then: 9c, 5c, 6c, catch1") == 2
    assert answer("mistake", *table, "then: 9c, catch1, 5c, catch1") == 4


def test_am_47_one_card_for_each_further_offence() -> None:
    """Their size is not stated."""
    for offence in ("out-of-turn", "delay", "word"):
        reply = ask(f"offence {offence}")
        assert reply.answer == 1
        assert "AM-47" in reply.assumed
    assert "AM-47" not in WK.assumed("offence illegal-card")
    assert "AM-47" not in WK.assumed("offence delay", "house: extra_offences=2")


def test_am_48_the_old_suit_may_be_named_again() -> None:
    """But a suit is named."""
    assert answer("suit", "top: 9c", "then: Jhc") == "c"
    assert kind("suit", "top: 9c", "then: Jh") == "move"


def test_am_49_a_jack_on_a_named_suit() -> None:
    """Another jack goes there."""
    reply = ask("legal", "top: Js", "suit: h", "hand: Jc, 4s")
    assert reply.answer == ["Jc"]
    assert "AM-49" in reply.assumed


def test_am_50_equal_points_share_a_place() -> None:
    """In this hand, or in the totals."""
    reply = ask("ranking", POINTS, "players: 4", "hand 2: 8d", "hand 3: 5h, 3c", "hand 4: Qs")
    assert reply.answer == [1, 4, [2, 3]]
    assert "AM-50" in reply.assumed
    totals = (POINTS, "totals: 1 10, 2 5, 3 10")
    assert answer("ranking", *totals) == [2, [1, 3]]
    assert "AM-50" not in WK.assumed("ranking", POINTS, "totals: 1 10, 2 5, 3 11")


def test_am_56_one_card_at_a_time() -> None:
    """The second card of one rank is the next player's business."""
    table = ("top: 9s", "hand: 9h, 9d, 4c", "hand 2: 3d, 5d", "then: 9h, 9d")
    assert answer("mistake", *table) == 2


def test_am_59_the_first_seven_of_each_chain() -> None:
    """A later fresh seven costs two again."""
    table = ("top: 7c", "hand: 7s, 4d, 5d", "pile: x9", "then: 7s")
    reply = ask("owed", *table)
    assert reply.answer == 2
    assert "AM-59" in reply.assumed
    assert answer("turn", *table) == 2


def test_am_60_an_uncovered_eight_is_an_ordinary_card() -> None:
    """The next player matches it as any other."""
    table = ("top: 8h", "follow: yes", "hand: 5c, Kd", "hand 2: 5h, 8s, Jd, 5d", "pile: 4s, 4d")
    reply = ask("legal", *table, "then: draw")
    assert reply.answer == ["5h", "8s", "Jd"]
    assert "AM-60" in reply.assumed


def test_am_61_the_finisher_counts_nothing() -> None:
    """He is charged 0."""
    table = (POINTS, "top: 9s", "hand: 9h", "hand 2: Kd", "hand 3: 3c", "then: 9h")
    reply = ask("score 1", *table)
    assert reply.answer == 0
    assert "AM-61" in reply.assumed


def test_am_63_a_drawn_cover_may_be_kept() -> None:
    """As any drawn card."""
    table = ("top: 8h", "follow: yes", "hand: 5c, Kd", "hand 2: x4", "pile: 4h, 9s, 9d")
    reply = ask("moves", *table, "then: draw")
    assert reply.answer == ["4h", "pass"]
    assert "AM-63" in reply.assumed
    assert answer("turn", *table, "then: draw, pass") == 2
    assert answer("moves", "house: eight_may_keep_drawn=no", *table, "then: draw") == ["4h"]


def test_am_64_nobody_answers_a_giver_who_is_out() -> None:
    """The two that was to answer is a two of its own then."""
    table = ("top: 3h", "hand: 2h", "hand 2: 2c, 4h, 5h", "hand 3: 6d, 9d", "pile: x9")
    assert answer("cards 2", *table, "then: 2h2") == 4
    assert kind("turn", *table, "then: 2h2, 2c") == "move"
    reply = ask("cards 3", *table, "then: 2h2, 2c3")
    assert reply.answer == 3
    assert "AM-64" in reply.assumed
    assert kind("turn", *table, "then: 2h2, 2c1") == "move"


def test_am_66_a_penalty_of_nothing() -> None:
    """Where nothing at all can be drawn the penalty is paid with nothing."""
    table = ("house: stock_empty=pass", "top: 7d", "owed: 4", "hand: 9c, 4s", "pile: -",
             "under: x20")  # fmt: skip
    reply = ask("draw", *table)
    assert reply.answer == 0
    assert "AM-66" in reply.assumed
    assert answer("moves", *table) == ["draw"]
    assert answer("cards 1", *table, "then: draw") == 2
    assert answer("turn", *table, "then: draw") == 2
    assert answer("owed", *table, "then: draw") == 0
