"""Wikipedia: the table, the deal and the start (WK-03 to WK-14, WK-29, WK-32, WK-33)."""

from __future__ import annotations

import pytest

from .asking import WK, ask_text

PRIZE = "A278TJ"
PLAIN = "34569QK"


def test_wk_03_two_players_or_more() -> None:
    """At least two, and no upper limit."""
    assert WK.kind("deal", "players: 1") == "position"
    for players in (2, 3, 5, 6, 8, 10):
        assert WK.answer("deal", f"players: {players}") == 7
    assert WK.answer("turn", "players: 8", "turn: 8", "top: 5c", "then: 9c") == 1


def test_wk_04_two_decks_above_five() -> None:
    """More than five players take two decks; every card is then there twice."""
    assert [WK.answer("decks", f"players: {n}") for n in (2, 5, 6, 8)] == [1, 1, 2, 2]
    twice = ("top: 9h", "hand: 9h, 4c, 4c")
    assert WK.answer("legal", "players: 6", *twice) == ["9h"]
    assert WK.kind("legal", "players: 5", *twice) == "position"
    assert WK.kind("legal", "players: 6", *twice, "hand 2: 4c") == "position"


def test_wk_05_six_prize_ranks() -> None:
    """Six ranks are prize cards, and none of them starts."""
    barred = [r for r in "A23456789TJQK" if not WK.answer(f"may-start {r}d")]
    assert len(barred) == 6


def test_wk_06_which_are_the_prize_cards() -> None:
    """A, 2, 7, 8, 10 and J each do something; the others do nothing."""
    table = ("players: 5", "top: 6h", "hand 3: x5", "pile: x9")
    still = ["h", "fwd", 2, 5, 0]

    def told(move: str) -> list[object]:
        then = f"then: {move}"
        questions = ("suit", "direction", "turn", "cards 3", "owed")
        return [WK.answer(question, *table, then) for question in questions]

    assert [told(f"{rank}h") for rank in PLAIN.replace("6", "")] == [still] * 6
    for move in ("Ah", "2h3", "7h", "8h", "Th", "Jhc"):
        assert told(move) != still, move


def test_wk_07_another_name_of_the_eight() -> None:
    """The eight is also called shanazi."""
    text = "قواعد: ویکی‌پدیا\nزمین: شانازی دل\nدست: ۸ پیک، ۹ خشت\nپرسش: مجاز"
    assert ask_text(text).answer == ["8s"]


def test_wk_08_as_many_cards_as_they_like() -> None:
    """The size of the deal is agreed."""
    assert WK.answer("deal", "house: hand_size=5") == 5
    assert WK.answer("deal", "house: hand_size=9") == 9


def test_wk_10_the_rest_lies_face_down() -> None:
    """52 less 21 dealt and one turned: 30 to draw, and no 31st."""
    table = ("top: 9s", "hand: x7", "hand 2: x7", "hand 3: x7", "under: -")
    assert WK.answer("suit", *table, "pile: x30") == "s"
    assert WK.kind("suit", *table, "pile: x31") == "position"


def test_wk_12_a_prize_card_goes_back() -> None:
    """Whichever suit, a prize card may not be the first."""
    told = {rank: {WK.answer(f"may-start {rank}{suit}") for suit in "cdhs"} for rank in PRIZE}
    assert told == {rank: {False} for rank in PRIZE}
    assert WK.ask("may-start 8h").clauses & {"WK-12", "WK-13", "WK-14", "WK-06"}


def test_wk_13_until_one_is_no_prize_card() -> None:
    """Of 8h, Js, 2c, Qd the last is the first that may lie there."""
    turned = [WK.answer(f"may-start {card}") for card in ("8h", "Js", "2c", "Qd")]
    assert turned == [False, False, False, True]


def test_wk_14_what_may_start() -> None:
    """3, 4, 5, 6, 9, Q and K."""
    told = {rank: {WK.answer(f"may-start {rank}{suit}") for suit in "cdhs"} for rank in PLAIN}
    assert told == {rank: {True} for rank in PLAIN}


@pytest.mark.parametrize(
    ("house", "question", "lines"),
    [
        ("seven_answer_optional=yes", "moves", ["top: 7c", "owed: 2", "hand: 7d", "pile: x9"]),
        ("jack_suit=own", "suit", ["top: 9s", "then: Jh"]),
        ("two_counter=no", "legal", ["top: 2s", "hand: 2h, 3c"]),
    ],
)
def test_wk_29_the_main_rules_are_fixed(house: str, question: str, lines: list[str]) -> None:
    """A table that changes one all the same is told so."""
    assert "WK-29" in WK.assumed(question, f"house: {house}", *lines)


@pytest.mark.parametrize(
    ("house", "question", "lines"),
    [
        ("extra_offences=0", "offence delay", []),
        ("points_7=7", "score 2", ["hand 2: 7d"]),
        ("comeback_2_and_7=yes", "legal", ["top: 9s", "hand: 9h"]),
        ("mode=points", "winner", ["top: 9s", "hand: 9h", "then: 9h"]),
        ("hand_size=5", "deal", []),
    ],
)
def test_wk_30_secondary_rules_may_be_waived(house: str, question: str, lines: list[str]) -> None:
    """What is secondary, or as agreed, changes without a reproach."""
    assert "WK-29" not in WK.assumed(question, f"house: {house}", *lines)
    assert WK.answer("offence out-of-turn", "house: extra_offences=0") == 0


def test_wk_32_who_starts() -> None:
    """The first seat, the one after the dealer, moves first."""
    assert WK.answer("turn", "top: 9s") == 1
    assert WK.answer("turn", "top: 9s", "turn: 3", "then: 9c") == 1


def test_wk_33_the_opening_direction() -> None:
    """Play starts in the order of the seats."""
    assert WK.answer("direction", "top: 9s") == "fwd"
    assert WK.answer("turn", "top: 9s", "then: 9c") == 2
