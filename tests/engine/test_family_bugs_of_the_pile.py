"""Faults that games of this family are known for: the deal, the pile, the first card.

Each test is named after the kind; the others are in test_family_bugs.py.
"""

from __future__ import annotations

import random

import pytest

from haftquiz.engine.cards import DECK, card, cards
from haftquiz.engine.dealing import Undealable, deal, full_deck, restock, to_shuffle
from haftquiz.engine.judge import judge, legal_moves
from haftquiz.engine.moves import DRAW, PASS
from haftquiz.engine.play import Happening, apply, trace
from haftquiz.engine.position import EMPTY, Position, Stack
from haftquiz.engine.problems import problems
from haftquiz.engine.rulesets import RULE_SETS
from haftquiz.engine.verdict import IllegalMove, Reason

from .writing import BAZITO, FOUR, at, told

by_rules = pytest.mark.parametrize("rules_id", RULE_SETS)


# -- the pile -------------------------------------------------------------------------------------


def test_live_top_card_shuffled_into_the_deck() -> None:
    position = at(f"{BAZITO}{FOUR} pile-- under-7h2c")
    assert to_shuffle(position, DRAW) == cards("7h2c")
    after = apply(restock(position, cards("2c7h")), DRAW)
    assert after.top == card("9s")
    assert after.hand(1) == Stack(cards("4d5c2c"))
    assert after.pile == Stack(cards("7h"))
    unordered = apply(position, DRAW)  # whoever does not give the order does not see which came
    assert unordered.top == card("9s")
    assert unordered.hand(1) == Stack(cards("4d5c"), 1)


def test_shuffling_takes_the_covered_cards_and_no_others() -> None:
    position = at(f"{BAZITO}{FOUR} pile-- under-7h2c")
    for wrong in ("7h", "7h2c9s", "7h7h", "7h3s"):
        with pytest.raises(ValueError):
            restock(position, cards(wrong))


def test_deck_and_discards_both_empty() -> None:
    position = at(f"{BAZITO}{FOUR} pile-- under--")
    assert judge(position, DRAW).reason == Reason.NOTHING_TO_DRAW
    assert told(position) == {"pass"}
    assert apply(position, PASS).turn == 2
    with pytest.raises(IllegalMove):
        apply(position, DRAW)


def test_penalty_larger_than_deck_and_discards() -> None:
    position = at(f"bazito 7s - 1fwd draw4 {FOUR} pile-2c under-7h")
    after, log = trace(position, DRAW)
    assert after.hand(1) == Stack(cards("4d5c2c7h"))
    assert (after.owed, after.turn) == (0, 2)
    assert Happening.SHORT in {event.what for event in log}


@by_rules
def test_nobody_can_ever_move(rules_id: str) -> None:
    rules = RULE_SETS[rules_id].changed({"stock_empty": "pass"})
    hands = tuple(Stack(cards(hand)) for hand in ("4d5c", "6h6c", "3cKc", "3dKd"))
    position = Position(rules, hands, card("9s"), "s", pile=EMPTY, under=EMPTY)
    for seat in (1, 2, 3, 4):
        assert (position.turn, position.over) == (seat, False)
        assert told(position) == {"pass"}
        position = apply(position, PASS)
    assert position.over
    assert position.winner() is None
    assert legal_moves(position) == []


@by_rules
def test_dealt_start_card_counted_twice(rules_id: str) -> None:
    rules = RULE_SETS[rules_id]
    least, most = rules.players.value
    for players in range(least, (most or 8) + 1):
        deck = list(full_deck(rules, players))
        random.Random(players).shuffle(deck)
        dealt = deal(rules, players, deck)
        assert dealt.pile is not None
        assert dealt.top is not None
        on_table = [dealt.top, *dealt.pile.cards]
        on_table += [held for hand in dealt.hands if hand for held in hand.cards]
        assert sorted(on_table) == sorted(deck)
        assert [hand and hand.size for hand in dealt.hands] == [rules.hand_size.value] * players
        assert dealt.under == EMPTY
        assert problems(dealt) == []


def test_too_few_cards_to_deal() -> None:
    rules = RULE_SETS["wikipedia"].changed({"hand_size": 26})
    with pytest.raises(Undealable):
        deal(rules, 2, DECK)
    specials = [one for one in DECK if one.rank in "A278TJ"]
    plain = [one for one in DECK if one.rank not in "A278TJ"]
    rules = RULE_SETS["wikipedia"].changed({"hand_size": 14})
    with pytest.raises(Undealable):  # only cards that may not lie first are left
        deal(rules, 2, [*plain, *specials])


# -- the first card -------------------------------------------------------------------------------


@by_rules
@pytest.mark.parametrize("first", ["A", "2", "7", "8", "T", "J"])
def test_first_card_is_special(rules_id: str, first: str) -> None:
    """Where such a card may lie first it does nothing; elsewhere the next one is turned."""
    rules = RULE_SETS[rules_id]
    players = rules.usual_players.value
    held = rules.hand_size.value * players
    turned = card(first + "h")
    rest = [one for one in DECK if one != turned]
    order = [*rest[:held], turned, card("9s"), *(one for one in rest[held:] if one != card("9s"))]
    dealt = deal(rules, players, order)
    barred = first in rules.start_card_excluded.value
    assert dealt.top == (card("9s") if barred else turned)
    assert dealt.pile is not None
    assert (dealt.pile.cards[-1] == turned) == barred
    assert (dealt.turn, dealt.direction, dealt.owed, dealt.follow) == (1, 1, 0, False)
