"""Bazito: where the source is silent we assume something, and say so (the AM rows)."""

from __future__ import annotations

from .asking import answer, ask, kind


def test_am_04_a_drawn_card_that_fits_is_not_kept() -> None:
    """The only move after a fitting draw is that card."""
    table = ("top: 9s", "hand: 3h, 4d", "drew: 9d")
    reply = ask("moves", *table)
    assert reply.answer == ["9d"]
    assert "AM-04" in reply.assumed
    assert kind("turn", *table, "then: pass") == "move"


def test_am_12_a_seven_that_was_paid_for_is_an_ordinary_card() -> None:
    """After the penalty was taken: clubs, sevens and jacks."""
    table = ("top: 7c", "hand: 4c, 7s, Jd, 5d")
    assert answer("legal", *table) == ["4c", "7s", "Jd"]
    assert answer("owed", *table, "then: 7s") == 2


def test_am_19_drawing_though_a_card_would_follow_the_eight() -> None:
    """After an eight one may draw even with a card that follows it."""
    reply = ask("moves", "top: 8h", "follow: yes", "hand: 5h, 4d")
    assert reply.answer == ["5h", "draw"]
    assert "AM-19" in reply.assumed
    reply = ask("moves", "top: 8h", "follow: yes", "hand: 4d, Jc")
    assert reply.answer == ["draw"]
    assert "AM-19" not in reply.assumed


def test_am_20_the_card_drawn_after_an_eight_is_not_played() -> None:
    """The turn passes without condition."""
    table = ("top: 8h", "follow: yes", "hand: Jc, 4d", "pile: 4h", "then: draw")
    assert answer("turn", *table) == 2


def test_am_22_special_cards_that_follow_an_eight_act() -> None:
    """7, 10, ace and two have their effects there too."""
    table = ("top: 8h", "follow: yes", "hand: 7h, Th, Ah, 2h, 4c, 5c", "hand 3: x4")
    assert answer("owed", *table, "then: 7h") == 2
    assert answer("turn", *table, "then: 7h") == 2
    assert answer("turn", *table, "then: Th") == 4
    assert answer("turn", *table, "then: Ah") == 3
    assert answer("cards 3", *table, "then: 2h3") == 5
    assert answer("turn", *table, "then: 2h3") == 2


def test_am_32_an_empty_pile_is_made_again() -> None:
    """All cards but the top one are shuffled; with none to shuffle the turn passes."""
    table = ("top: 9s", "hand: 3h, 4d", "pile: -")
    reply = ask("moves", *table, "under: 5c, 6d")
    assert reply.answer == ["draw"]
    assert "AM-32" in reply.assumed
    assert answer("cards 1", *table, "under: 5c", "then: draw") == 3
    reply = ask("moves", *table, "under: -")
    assert reply.answer == ["pass"]
    assert "AM-32" in reply.assumed
    assert answer("turn", *table, "under: -", "then: pass") == 2
    assert answer("draw", *table, "under: -") == 0


def test_am_32_the_declared_suit_outlives_the_shuffle() -> None:
    """The jack on top stays, with the suit it named."""
    table = ("top: Js", "suit: h", "hand: 3c, 4d", "pile: -", "under: 5c", "then: draw")
    assert answer("suit", *table) == "h"
    assert answer("turn", *table) == 2


def test_am_34_a_penalty_larger_than_what_is_there() -> None:
    """Pile and reshuffled cards are taken, the rest is forgiven."""
    table = ("top: 7d", "owed: 4", "hand: 9c, 4s", "pile: 3c", "under: 7c")
    reply = ask("draw", *table)
    assert reply.answer == 2
    assert {"AM-32", "AM-34"} & set(reply.assumed)
    assert answer("cards 1", *table, "then: draw") == 4
    assert answer("owed", *table, "then: draw") == 0
    assert answer("turn", *table, "then: draw") == 2


def test_am_34_midway_the_pile_is_made_again() -> None:
    """Four are owed, one lies there: three come from the cards under the seven."""
    table = ("top: 7d", "owed: 4", "hand: 9c, 4s", "pile: 3c", "under: x12")
    assert answer("draw", *table) == 4
    assert answer("cards 1", *table, "then: draw") == 6


def test_am_35_a_full_round_of_passes_ends_the_hand() -> None:
    """Nobody can play and nothing can be drawn: the hand is over, and nobody has won it."""
    table = ("top: 9s", "hand: 3h", "hand 2: 4h", "hand 3: 5h", "hand 4: 6h", "pile: -", "under: -")
    assert answer("turn", *table, "then: pass, pass, pass") == 4
    reply = ask("turn", *table, "then: pass, pass, pass, pass")
    assert reply.answer is None
    assert "AM-35" in reply.assumed
    assert answer("winner", *table, "then: pass, pass, pass, pass") is None
    assert answer("scores", *table, "then: pass, pass, pass, pass") == {
        "1": 3, "2": 4, "3": 5, "4": 6
    }  # fmt: skip
    assert answer("mistake", *table, "then: pass, pass, pass, pass, pass") == 5


def test_am_49_a_jack_on_a_named_suit() -> None:
    """Another jack goes on a jack that named a suit."""
    reply = ask("legal", "top: Js", "suit: h", "hand: Jc, 4s")
    assert reply.answer == ["Jc"]
    assert "AM-49" in reply.assumed


def test_am_50_equal_points_share_a_place() -> None:
    """Equals stand together, and the winner stands alone even beside nothing but sevens."""
    hands = ("hand 2: 8d", "hand 3: 5h, 3c", "hand 4: Qs")
    reply = ask("ranking", *hands)
    assert reply.answer == [1, 4, [2, 3]]
    assert "AM-50" in reply.assumed
    assert answer("ranking", "hand 2: 7d", "hand 3: 7h, 7s", "hand 4: Qs") == [1, [2, 3], 4]


def test_am_56_one_card_at_a_time() -> None:
    """The second card of one rank is the next player's business."""
    table = ("top: 9s", "hand: 9h, 9d, 4c", "hand 2: 3d, 5d", "then: 9h, 9d")
    assert answer("mistake", *table) == 2


def test_am_57_a_last_two_asks_for_nobody() -> None:
    """A two that ends the hand needs no receiver, and nobody draws."""
    table = ("top: 9s", "hand: 2s", "hand 3: x4", "then: 2s")
    reply = ask("winner", *table)
    assert reply.answer == 1
    assert answer("cards 3", *table) == 4
    assert kind("winner", "top: 9s", "hand: 2s, 4d", "then: 2s") == "move"


def test_am_60_an_eight_left_uncovered_is_an_ordinary_card() -> None:
    """After the draw the next player matches 8h as any card."""
    table = ("top: 8h", "follow: yes", "hand: Jc, 4d", "hand 2: 5h, 8s, Jd, 5c", "then: draw")
    assert answer("legal", *table) == ["5h", "8s", "Jd"]


def test_am_61_who_finished_counts_nothing() -> None:
    """The finisher is charged 0."""
    table = ("top: 9s", "hand: 9h", "hand 2: Kd", "hand 3: 3c", "hand 4: 4c", "then: 9h")
    assert answer("score 1", *table) == 0
    assert answer("scores", *table) == {"1": 0, "2": 4, "3": 3, "4": 4}


def test_am_66_a_penalty_of_nothing() -> None:
    """Where a penalty finds fewer cards than it asks for, it is over all the same."""
    table = ("top: 7d", "owed: 2", "hand: 9c, 4s", "pile: -", "under: 7c", "then: draw")
    assert answer("cards 1", *table) == 3
    assert answer("owed", *table) == 0
    assert answer("turn", *table) == 2
