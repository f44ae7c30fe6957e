"""Bazito: the aim, the table, the deal and the order of turns (BZ-01 to BZ-16)."""

from __future__ import annotations

import pytest

from .asking import answer, ask, ask_text, kind

SPECIAL = "J278TA"
PLAIN = "34569QK"


def test_bz_01_the_aim_is_an_empty_hand() -> None:
    """Who has no card left first has won."""
    lines = ("top: 9s", "then: 9h")
    assert answer("winner", "hand: 9h", *lines) == 1
    assert answer("cards 1", "hand: 9h", *lines) == 0
    assert answer("winner", "hand: 9h, 4d", *lines) is None


def test_bz_02_match_suit_or_rank() -> None:
    """On an ordinary turn a card must share the table card's suit or rank."""
    reply = ask("legal", "top: 9s", "hand: 9h, 3s, 3h")
    assert reply.answer == ["9h", "3s"]
    assert [reply.why(card)["legal"] for card in ("9h", "3s", "3h")] == [True, True, False]
    assert reply.clause("9h") == reply.clause("3s") == "BZ-02"


def test_bz_03_special_cards_change_four_things() -> None:
    """Suit, direction, whose turn and hand sizes can change, each by its own cards."""
    table = ("top: 6h", "hand: Jh, Th, Ah, 8h, 7h, 2h, 4h, 5c", "hand 2: x5", "hand 3: x5")
    told = {
        move: [
            answer(question, *table, f"then: {move}")
            for question in ("suit", "direction", "turn", "cards 3", "owed")
        ]
        for move in ("4h", "Jhc", "Th", "Ah", "8h", "2h3", "7h")
    }
    assert told == {
        "4h": ["h", "fwd", 2, 5, 0],
        "Jhc": ["c", "fwd", 2, 5, 0],
        "Th": ["h", "rev", 4, 5, 0],
        "Ah": ["h", "fwd", 3, 5, 0],
        "8h": ["h", "fwd", 1, 5, 0],
        "2h3": ["h", "fwd", 2, 6, 0],
        "7h": ["h", "fwd", 2, 5, 2],
    }


def test_bz_06_exactly_four_players() -> None:
    """Four players, no more and no fewer."""
    assert answer("deal", "players: 4") == 7
    assert kind("deal", "players: 3") == "position"
    assert kind("deal", "players: 5") == "position"
    assert kind("legal", "players: سارا، علی، مینا", "top: 9s", "hand: 9h") == "position"


def test_bz_07_one_deck() -> None:
    """One pack of 52: every card exists once."""
    assert answer("decks") == 1
    assert kind("legal", "top: 9s", "hand: 9h, 9h") == "position"
    assert kind("legal", "top: 9s", "hand: 9h", "hand 3: 9s") == "position"
    assert answer("legal", "top: 9s", "hand: 9h", "hand 3: 9c") == ["9h"]


@pytest.mark.parametrize("joker", ["joker", "جوکر", "X", "0h", "1h"])
def test_bz_08_no_jokers(joker: str) -> None:
    """No card but the 52 can be written."""
    assert kind("legal", "top: 9s", f"hand: 9h, {joker}") == "notation"


def test_bz_09_seven_cards_each() -> None:
    """Seven cards are dealt to each player."""
    assert answer("deal") == 7


def test_bz_10_an_ordinary_card_is_turned() -> None:
    """The table pile starts with one card that is not special."""
    assert answer("may-start Qh") is True
    assert answer("may-start 8h") is False


def test_bz_11_the_rest_is_the_pile() -> None:
    """52 less 28 dealt and one turned: 23 cards to draw, and no 24th."""
    table = ("top: 9s", "hand: x7", "hand 2: x7", "hand 3: x7", "hand 4: x7", "under: -")
    assert answer("suit", *table, "pile: x23") == "s"
    assert kind("suit", *table, "pile: x24") == "position"


def test_bz_12_what_may_not_start() -> None:
    """J, 2, 7, 8, 10 and A are never the first card, whatever their suit."""
    may = {rank: {answer(f"may-start {rank}{suit}") for suit in "cdhs"} for rank in SPECIAL + PLAIN}
    assert may == {rank: {rank in PLAIN} for rank in SPECIAL + PLAIN}
    assert ask("may-start 2s").raw["why"][0]["clause"] in {"BZ-10", "BZ-12"}


def test_bz_13_four_suits_five_names() -> None:
    """Hearts, diamonds, spades, and clubs with two names."""
    for word, suit in {"دل": "h", "خشت": "d", "گشنیز": "c", "خاج": "c", "پیک": "s"}.items():
        text = f"قواعد: بازیتو\nزمین: ۹ {word}\nپرسش: خال"
        assert ask_text(text).answer == suit, word


def test_bz_14_colour_is_no_suit() -> None:
    """Hearts and diamonds are both red and still two suits."""
    assert answer("legal", "top: 4h", "hand: 9d") == []
    assert answer("legal", "top: 4h", "hand: 9d, 9h") == ["9h"]
    assert answer("legal", "top: 4c", "hand: 9s, 9c") == ["9c"]


def test_bz_15_turns_go_round() -> None:
    """One after another in a set order, the first after the last."""
    moves = ["5h", "9h", "4h", "Kh", "Qh", "3h"]
    turns = [
        answer("turn", "top: 6h", *([f"then: {', '.join(moves[:count])}"] if count else []))
        for count in range(7)
    ]
    assert turns == [1, 2, 3, 4, 1, 2, 3]


def test_bz_16_a_ten_can_turn_the_order() -> None:
    """A ten reverses the order; a nine does not."""
    assert answer("direction", "top: 5c", "then: Tc") == "rev"
    assert answer("direction", "top: 5c", "then: 9c") == "fwd"
    assert [answer("turn", "top: 5c", f"then: {moves}") for moves in ("Tc", "Tc, 9c")] == [4, 3]
