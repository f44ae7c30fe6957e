"""Wikipedia: one card left, mistakes, the end (WK-22 to WK-27, WK-55 to WK-72)."""

from __future__ import annotations

import pytest

from .asking import WK

answer, ask, kind = WK.answer, WK.ask, WK.kind
POINTS = "house: mode=points"
LAST_BUT_ONE = ("top: 9h", "hand: 9c, 4d", "hand 2: 5c, 6d, 3h", "hand 3: 6c, 5d, Kd",
                "pile: Qs, Qd, Ks")  # fmt: skip
BACK = ("house: comeback_2_and_7=yes", "top: 9d", "hand: 9h", "hand 2: 2h, 4h, 5h, 6h, Kd",
        "hand 3: 3h, 7h, Qh, Kc", "pile: Ks, Qs, 9s")  # fmt: skip


def test_wk_22_until_one_has_laid_all_his_cards() -> None:
    """Who lays the last card has finished."""
    assert answer("winner", "top: 3h", "hand: 9h", "then: 9h") == 1
    assert answer("winner", "top: 3h", "hand: 9h, 4c", "then: 9h") is None


def test_wk_23_the_word_is_due_at_the_last_but_one() -> None:
    """Who goes from two cards to one says it, and cannot be caught then."""
    assert answer("turn", *LAST_BUT_ONE, "then: 9c, call") == 2
    assert answer("mistake", *LAST_BUT_ONE, "then: 9c, call, catch1") == 3
    assert answer("mistake", *LAST_BUT_ONE, "then: 9c, call, call") == 3
    assert answer("mistake", *LAST_BUT_ONE, "then: call") == 1


def test_wk_24_who_forgets_and_is_caught_takes_one() -> None:
    """Another player says it for him: one card."""
    reply = ask("cards 1", *LAST_BUT_ONE, "then: 9c, catch1")
    assert reply.answer == 2
    assert "WK-24" in reply.clauses
    assert answer("turn", *LAST_BUT_ONE, "then: 9c, catch1") == 2
    assert answer("cards 1", *LAST_BUT_ONE, "then: 9c") == 1
    assert answer("offence uncalled") == 1
    assert answer("mistake", *LAST_BUT_ONE, "then: 9c, catch2") == 2
    assert answer("cards 2", "top: 9h", "hand 2: 4c", "uncalled: 2", "then: catch2") == 2


def test_wk_25_first_out_is_first() -> None:
    """Places go in the order of going out."""
    table = ("hand 1: 9c", "hand 2: 9d", "hand 3: 5s, 4s", "top: 9h")
    assert answer("ranking", *table, "then: 9c, 9d") == [1, 2, 3]
    assert answer("winner", *table, "then: 9c, 9d") == 1


def test_wk_26_the_others_play_on() -> None:
    """The game goes on until the last place is decided."""
    table = ("turn: 2", "hand 1: 9d", "hand 2: 9c", "hand 3: 5s, 4s", "top: 9h")
    assert answer("turn", *table, "then: 9c") == 3
    assert answer("turn", "turn: 2", "top: 9h", "hand 2: 9c", "hand 3: 4c, 5d", "hand 1: 4d, 4h",
                  "then: 9c, 4c, 4d") == 3  # fmt: skip
    hands = ("top: 9h", "hand 1: 9d", "hand 2: 9c, 5d", "hand 3: 4h", "gone: 2")
    assert kind("turn", *hands) == "position"
    gone = ("top: 9h", "hand 1: 9d", "hand 3: 4s, 5s", "gone: 2")
    assert answer("ranking", *gone, "then: 9d") == [2, 1, 3]
    assert answer("turn", *gone, "then: 9d") is None
    assert answer("winner", *gone, "then: 9d") == 2
    assert answer("turn", "top: 9h", "hand 1: 9d, 4s", "gone: 2", "then: 9d") == 3


def test_wk_27_points_instead() -> None:
    """Played for points the game ends with the first empty hand."""
    table = ("top: 3h", "hand: 9h", "hand 2: 5h, Qs", "then: 9h")
    assert answer("turn", POINTS, *table) is None
    assert answer("turn", *table) == 2
    assert kind("turn", POINTS, "top: 3h", "gone: 2") == "position"


def test_wk_55_who_holds_one_card_says_it() -> None:
    """The word is due while one holds a single card; it may be said late."""
    table = ("top: 9h", "hand 2: 4c", "uncalled: 2")
    assert answer("turn", *table, "then: call2") == 1
    assert answer("mistake", *table, "then: call2, catch2") == 2
    assert kind("turn", "top: 9h", "hand 2: 4c, 5c", "uncalled: 2") == "position"


def test_wk_56_finished_unnoticed_is_free() -> None:
    """Nobody caught him and he is out: nothing is owed."""
    table = ("top: 9h", "hand: 4h", "uncalled: 1", "pile: x5", "then: 4h")
    assert answer("winner", *table) == 1
    assert answer("cards 1", *table) == 0
    late = ("top: 9h", "hand: 4h", "uncalled: 1", "pile: x5", "then: 4h, catch1")
    assert answer("mistake", *late) == 2


def test_wk_57_a_mistake_costs_one_card() -> None:
    """Whoever errs in a main rule takes one."""
    reply = ask("offence illegal-card")
    assert reply.answer == 1
    assert "WK-57" in reply.clauses
    assert answer("mistake", "top: 3h", "hand: 4c, Kh", "then: 4c") == 1


def test_wk_58_playing_out_of_turn() -> None:
    """It is penalised."""
    reply = ask("offence out-of-turn")
    assert reply.answer == 1
    assert reply.clauses & {"WK-58", "WK-59", "WK-60"}


def test_wk_59_delaying() -> None:
    """It is penalised."""
    assert answer("offence delay") == 1


def test_wk_60_saying_i() -> None:
    """It is penalised."""
    assert answer("offence word") == 1


def test_wk_61_no_further_offence_has_a_name() -> None:
    """The list is open, so what is not on it is not asked."""
    assert kind("offence whistling") == "notation"


def test_wk_62_a_two_brings_back() -> None:
    """By agreement, a player who has just gone out comes back by a two aimed at him."""
    assert answer("cards 1", *BACK, "then: 9h, 2h1") == 1
    assert answer("turn", *BACK, "then: 9h, 2h1, 3h") == 1
    assert kind("turn", *BACK[1:], "then: 9h, 2h1") == "move"


def test_wk_62_a_seven_brings_back() -> None:
    """A seven by the player before his seat does it too: he takes the two cards."""
    table = (*BACK, "then: 9h, 4h, 7h")
    assert answer("turn", *table) == 1
    assert answer("owed", *table) == 2
    assert answer("cards 1", *BACK, "then: 9h, 4h, 7h, draw") == 2
    assert answer("turn", *BACK, "then: 9h, 4h, 7h, draw") == 2
    assert answer("turn", *BACK[1:], "then: 9h, 4h, 7h") == 2


def test_wk_62_for_one_round_only() -> None:
    """After a full round he is out for good."""
    assert kind("turn", *BACK, "then: 9h, 4h, 3h, 2h1") == "move"
    assert answer("turn", *BACK, "then: 9h, 4h, 3h, 5h, 7h") == 2


def test_wk_63_points_end_with_the_first_empty_hand() -> None:
    """When one runs out the game is over, whatever he ran out with."""
    table = (POINTS, "top: 3h", "hand: 9h", "then: 9h")
    assert answer("winner", *table) == 1
    assert answer("turn", *table) is None
    assert kind("turn", *table[:-1], "then: 9h, 3d") == "move"


def test_wk_64_everybody_counts_what_is_left() -> None:
    """5h and Qs are eight points."""
    table = (POINTS, "top: 3h", "hand: 9h", "hand 2: 5h, Qs", "hand 3: 4c", "then: 9h")
    assert answer("score 2", *table) == 8
    assert answer("scores", *table) == {"1": 0, "2": 8, "3": 4}
    assert answer("ranking", *table) == [1, 3, 2]


def test_wk_65_numbers_count_themselves() -> None:
    """2 to 10, the seven left out."""
    for rank in "2345689":
        assert answer("score 2", POINTS, f"hand 2: {rank}d") == int(rank)
    assert answer("score 2", POINTS, "hand 2: 2s, 6d, Th") == 18


def test_wk_66_the_seven_is_excepted() -> None:
    """Not its number; which number it is, is our assumption."""
    reply = ask("score 2", POINTS, "hand 2: 7h, 5h")
    assert reply.answer == 5
    assert "AM-43" in reply.assumed
    assert "AM-43" not in WK.assumed("score 2", POINTS, "hand 2: 5h")
    assert "WK-66" in reply.clauses


@pytest.mark.parametrize(
    ("number", "card", "points"),
    [(67, "Qs", 3), (68, "Ks", 4), (69, "As", 11), (70, "Js", 20)],
)
def test_wk_67_to_70_pictures_and_aces(number: int, card: str, points: int) -> None:
    """Q 3, K 4, A 11, J 20."""
    reply = ask("score 2", POINTS, f"hand 2: {card}")
    assert reply.answer == points
    assert f"WK-{number}" in reply.clauses


def test_wk_67_a_queen_counts_three() -> None:
    """Two of them six."""
    assert answer("score 2", POINTS, "hand 2: Qs, Qd") == 6


def test_wk_68_a_king_counts_four() -> None:
    """Two of them eight."""
    assert answer("score 2", POINTS, "hand 2: Ks, Kd") == 8


def test_wk_69_an_ace_counts_eleven() -> None:
    """Two of them 22."""
    assert answer("score 2", POINTS, "hand 2: As, Ad") == 22


def test_wk_70_a_jack_counts_twenty() -> None:
    """Two of them forty."""
    assert answer("score 2", POINTS, "hand 2: Js, Jd") == 40


def test_wk_71_a_last_jack_doubles() -> None:
    """What is left in every hand counts twice."""
    table = (POINTS, "top: 3h", "hand 2: 5h, Qs", "hand 3: As")
    reply = ask("scores", *table, "hand: Jc", "then: Jc")
    assert reply.answer == {"1": 0, "2": 16, "3": 22}
    assert "WK-71" in reply.clauses
    assert answer("scores", *table, "hand: 9h", "then: 9h") == {"1": 0, "2": 8, "3": 11}
    assert answer("score 2", POINTS, "winner: 1", "out: Jc", "hand 2: 5h, Qs") == 16


def test_wk_72_elimination_has_no_points() -> None:
    """Asked for all the same they are answered, as an assumption."""
    reply = ask("scores", "hand 2: 5h, Qs", "hand 3: 4c")
    assert reply.answer == {"2": 8, "3": 4}
    assert "AM-40" in reply.assumed
    assert "AM-40" not in WK.assumed("scores", POINTS, "hand 2: 5h, Qs")
