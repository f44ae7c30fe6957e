"""Faults that games of this family are known for, each shown not to be ours.

Each test is named after the kind. Where the words of a refusal or a control of the page are the
matter, the floor above has the test: tests/clauses (reasons), tests/site (old selections).
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from haftquiz.engine.cards import DECK, card, cards
from haftquiz.engine.dealing import deal, restock, to_shuffle
from haftquiz.engine.judge import judge, legal_moves
from haftquiz.engine.matching import may_hold
from haftquiz.engine.moves import DRAW, PASS, Call, Catch, Draw, Move, Pass
from haftquiz.engine.play import apply
from haftquiz.engine.position import EMPTY, Position, Stack, Unknown
from haftquiz.engine.rulesets import RULE_SETS
from haftquiz.engine.score import hand_points, rank
from haftquiz.engine.verdict import Reason

from .writing import BAZITO, FOUR, at, play, told

by_rules = pytest.mark.parametrize("rules_id", RULE_SETS)


# -- turns ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules_id", ["wikipedia", "kasif"])
def test_reverse_with_two_players(rules_id: str) -> None:
    after = apply(at(f"{rules_id} 9s - 1fwd - Ts4d.6h6c"), play("Ts"))
    assert (after.turn, after.direction) == (2, -1)


@pytest.mark.parametrize("rules_id", ["wikipedia", "kasif"])
def test_skip_with_two_players(rules_id: str) -> None:
    after = apply(at(f"{rules_id} 9s - 1fwd - As4d.6h6c"), play("As"))
    assert after.turn == 1


def test_reverse_applied_a_turn_late() -> None:
    position = at(f"{BAZITO}Ts5c.6h6c.3cKc.Th3d")
    after = apply(position, play("Ts"))
    assert (after.turn, after.direction) == (4, -1)
    again = apply(after, play("Th"))
    assert (again.turn, again.direction) == (1, 1)


def test_turn_order_after_somebody_is_out() -> None:
    line = "wikipedia 9s - 1fwd - Ts9d5c.-.3cKc.9h3d gone-2"
    assert apply(at(line), play("9d")).turn == 3
    assert apply(at(line), play("Ts")).turn == 4
    ace = at(line.replace("Ts9d", "As9d"))
    assert apply(ace, play("As")).turn == 4  # who is out is not the one that is skipped


def test_who_goes_out_hands_the_turn_on() -> None:
    after = apply(at("wikipedia 9s - 1fwd - 9d.4c4h.3cKc un-1"), play("9d"))
    assert (after.turn, after.gone, after.over) == (2, (1,), False)


# -- chains ---------------------------------------------------------------------------------------


@by_rules
def test_chain_total_is_right_and_cleared(rules_id: str) -> None:
    position = at(
        f"{rules_id} 9s - 1fwd - 7s4d5d.7h6c6d.7d3cKc.3d3hKd pile-2cQcQd4c4h8c8d under-5h"
    )
    for seat, name, owed in ((1, "7s", 2), (2, "7h", 4), (3, "7d", 6)):
        assert position.turn == seat
        position = apply(position, play(name))
        assert position.owed == owed
    after = apply(position, DRAW)
    hand = after.hand(4)
    assert hand is not None
    assert hand.size == 9
    assert (after.owed, after.turn) == (0, 1)
    assert "4d" in told(after)  # the seven is an ordinary card now


@by_rules
def test_no_side_draw_in_a_chain(rules_id: str) -> None:
    position = at(f"{rules_id} 7s - 2fwd draw2 4d5d.2s6c6d.3cKc.3dKd pile-8cQcQd4c4h under-5h")
    assert told(position) == {"draw"}
    after = apply(position, DRAW)
    hand = after.hand(2)
    assert hand is not None
    assert hand.size == 5
    assert after.turn == 3


# -- the named suit -------------------------------------------------------------------------------


def test_named_suit_lost() -> None:
    """It outlives draws, passes and a new pile, until a card is laid."""
    position = at("varagh Jc h 1fwd - 4d5c.6s6c.3cKh pile-2s4s under-9d")
    after = apply(apply(position, DRAW), DRAW)
    assert (after.turn, after.suit) == (3, "h")
    shuffled = restock(after, to_shuffle(after, DRAW))
    assert told(shuffled) == {"Kh", "draw"}
    assert apply(shuffled, DRAW).suit == "h"


def test_named_suit_stale() -> None:
    """It ends with the next card, and a new hand knows nothing of it."""
    position = at("bazito Jc h 1fwd - 4h5c.6s4c.3cKh.3d3s")
    after = apply(position, play("4h"))
    assert after.suit == "h"
    assert judge(after, play("6s")).reason == Reason.NO_MATCH
    clubs = apply(after, play("4c"))
    assert clubs.suit == "c"
    fresh = deal(RULE_SETS["bazito"], 4, DECK)
    assert fresh.top is not None
    assert fresh.suit == fresh.top.suit


def test_suit_named_twice_or_never() -> None:
    position = at("bazito Jc h 1fwd - JdJs5c.6s4c.3cKh.3d3s")
    assert judge(position, play("Jd")).reason == Reason.SUIT_NOT_NAMED
    assert judge(position, play("Jd", "h")).legal
    again = apply(position, play("Jd", "s"))
    assert (again.top, again.suit) == (card("Jd"), "s")
    plain = at(f"{BAZITO}9d5c.6s4c.3cKh.3d3s")
    assert judge(plain, play("9d", "h")).reason == Reason.SUIT_NOT_ASKED


# -- drawing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules_id", ["wikipedia", "varagh"])
def test_draw_without_limit_or_any_card_after_drawing(rules_id: str) -> None:
    position = at(f"{rules_id} 9s - 1fwd - 4d5c.6h6c.3cKc pile-3s9d under-7h")
    after = apply(position, DRAW)
    assert (after.turn, after.drew) == (1, cards("3s"))
    assert judge(after, DRAW).reason == Reason.ALREADY_DREW
    assert told(after) == {"3s", "pass"}
    able = at("varagh 9s - 1fwd - 9d5c.6h6c.3cKc pile-3s9h under-7h")
    assert judge(apply(able, DRAW), play("9d")).reason == Reason.ONLY_DRAWN


def test_drawn_card_that_must_be_laid() -> None:
    after = apply(at(f"{BAZITO}{FOUR} pile-3s9d under-7h"), DRAW)
    assert told(after) == {"3s"}
    assert judge(after, PASS).reason == Reason.MAY_NOT_KEEP


# -- the end --------------------------------------------------------------------------------------


@by_rules
@pytest.mark.parametrize("last", ["7s", "As", "Ts", "8s", "Js", "2s"])
def test_last_card_has_an_effect(rules_id: str, last: str) -> None:
    """Where the hand ends with it, nobody owes, draws, is skipped or asked."""
    changes = {"mode": "points", "finish_on_8": "win"}
    rules = RULE_SETS[rules_id]
    rules = rules.changed({k: v for k, v in changes.items() if getattr(rules, k).value is not None})
    hands = tuple(Stack(cards(hand)) for hand in (last, "6h6c", "3cKc", "3dKd"))
    position = Position(rules, hands, card("9s"), "s", pile=Stack(cards("4c4d")), under=EMPTY)
    after = apply(position, legal_moves(position)[0])
    assert (after.over, after.winner(), after.owed, after.follow) == (True, 1, 0, False)
    assert after.hands[1:] == position.hands[1:]
    assert after.pile == position.pile
    assert legal_moves(after) == []
    assert judge(after, DRAW).reason == Reason.HAND_OVER


def test_score_of_left_over_cards() -> None:
    rules = RULE_SETS["bazito"]
    assert hand_points(rules, cards("5cQc7h")) == 8
    assert hand_points(rules, cards("5c7cQc9d7h")) == 17
    assert hand_points(rules, cards("5cQc7h"), out=card("Js")) == 16
    assert hand_points(rules, cards("Ts")) == 10
    assert hand_points(rules, cards("AsJs")) == 31


def test_winner_among_more_than_two() -> None:
    assert rank({1: 5, 2: 0, 3: 9}, winner=2) == [[2], [1], [3]]
    assert rank({1: 0, 2: 0, 3: 0}, winner=3) == [[3], [1, 2]]
    assert rank({1: 9, 2: 5, 3: 9, 4: 1}) == [[4], [2], [1, 3]]


# -- what is not told -----------------------------------------------------------------------------


def test_unseen_cards_include_no_seen_one() -> None:
    position = at("bazito 9s - 1fwd - 4dx3.6h.3cKc.x2 pile-3sx9 under-7h")
    seen = "9s6h3cKc3s7h"
    held = {str(one) for one in DECK if may_hold(position, one)}
    assert held == {str(one) for one in DECK} - {str(one) for one in cards(seen)}
    twice = at("wikipedia 9s - 1fwd - 4dx3.9s.3cKc.6c.6h.6d")  # six players: two decks
    assert not may_hold(twice, card("9s"))
    assert may_hold(twice, card("3c"))


def test_what_is_seen_decides_where_it_can() -> None:
    """The suit goes first: one card of it settles that, whatever else the hand may hold."""
    rules = RULE_SETS["wikipedia"].changed({"suit_before_rank": True})
    one_seen = replace(at("wikipedia 9s - 1fwd - 4s9dx3.6h.3cKc"), rules=rules)
    assert judge(one_seen, play("9d")).reason == Reason.SUIT_FIRST
    assert judge(one_seen, DRAW).reason == Reason.MUST_PLAY
    none_seen = replace(at("wikipedia 9s - 1fwd - 4h9dx3.6h.3cKc"), rules=rules)
    with pytest.raises(Unknown):
        judge(none_seen, play("9d"))


def test_wrong_reason_for_a_refusal() -> None:
    """The rule that is broken is the one that is named, also where several might be."""
    named = at("bazito Jc h 1fwd - 4c5h8d.6s6c.3cKh.3d3s")
    assert judge(named, play("4c")).reason == Reason.NOT_NAMED_SUIT
    assert judge(named, play("6s")).reason == Reason.NOT_IN_HAND
    pending = at("bazito 7s - 1fwd draw2 4sJs.6h6c.3cKc.3dKd")
    assert judge(pending, play("4s")).reason == Reason.ONLY_SEVEN
    assert judge(pending, play("Js", "h")).reason == Reason.JACK_NO_ANSWER
    open_eight = at("bazito 8s - 1fwd follow 4dJd.6h6c.3cKc.3dKd")
    assert judge(open_eight, play("4d")).reason == Reason.MUST_COVER_EIGHT
    assert judge(open_eight, play("Jd", "h")).reason == Reason.MUST_COVER_EIGHT


def test_moves_of_different_kinds_are_not_equal() -> None:
    """Found by the comparison with crazy eights: as bare tuples a pass was equal to a draw."""
    kinds: list[Move] = [Draw(), Pass(), Call(), Call(1), Catch(1), play("9s")]
    assert len(set(kinds)) == len(kinds)
    assert Draw() == DRAW
    assert Pass() == PASS
    assert PASS not in legal_moves(at(f"{BAZITO}{FOUR} pile-3s9d under-7h"))
