"""Whole random hands of every rule set: what holds after each step, whatever the rules are.

HAFTQUIZ_GAMES says how many hands of each rule set, 500 if it is not set.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from dataclasses import replace

import pytest

from haftquiz.engine.cards import DECK, SUITS, Card
from haftquiz.engine.judge import judge, legal_cards, legal_moves
from haftquiz.engine.moves import DRAW, PASS, Move, Play
from haftquiz.engine.naming import answers_two, is_last
from haftquiz.engine.play import advance, apply
from haftquiz.engine.position import Position
from haftquiz.engine.rulesets import RULE_SETS
from haftquiz.quiz.compact import print_compact, read_compact

from .games import game

GAMES = int(os.environ.get("HAFTQUIZ_GAMES", "500"))
PARTS = 4
by_rules = pytest.mark.parametrize("rules_id", RULE_SETS)
by_part = pytest.mark.parametrize("part", range(PARTS))


def cards_of(position: Position) -> Counter[Card | None]:
    """How often each card is on the table; all of them are known."""
    found = [position.top]
    for place in (*position.hands, position.pile, position.under):
        assert place is not None and not place.unseen
        found += place.cards
    return Counter(found)


@by_rules
@by_part
def test_after_every_step(rules_id: str, part: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(part, GAMES, PARTS):
        deck = None
        for before, move, after in game(rules_id, seed):
            fixed = hash(before)  # no step of a move may reach what it was given
            deck = deck or cards_of(before)
            assert cards_of(after) == deck
            assert not after.unsettled
            assert bool(legal_moves(after)) != after.over
            assert apply(before, move) == after
            assert move not in legal_moves(before) or advance(before, move) == after
            assert hash(before) == fixed
            met["won"] += after.over and after.winner() is not None
            met[type(move).__name__] += 1
        assert deck is None or max(deck.values()) <= before.rules.decks(before.seats)
    wanted = ["won", "Play", "Draw", "Pass"]
    assert [kind for kind in wanted if not met[kind]] == [], met


def every_move(position: Position) -> list[Move]:
    """Every move that can be written for a turn, of any card there is."""
    seats = range(1, position.seats + 1)
    plays: list[Move] = []
    for card in DECK:
        plays += [Play(card), *(Play(card, suit) for suit in SUITS)]
        plays += [Play(card, "", seat) for seat in seats]
    return [*plays, DRAW, PASS]


def named_freely(position: Position, move: Move) -> bool:
    """Whether a name may be left out or said too: of a last card, of a two that answers a two,
    of a jack that can name no suit but its own."""
    return isinstance(move, Play) and (
        is_last(position)
        or answers_two(position, move.card)
        or (move.card.rank == "J" and position.rules.jack_suit.value == "own")
    )


@by_rules
def test_the_list_of_moves_is_all_that_the_judge_lets_through(rules_id: str) -> None:
    rng = random.Random(rules_id)
    for seed in range(0, GAMES, 5):
        for position, _, _ in game(rules_id, seed):
            if rng.random() < 0.9:
                continue
            listed = legal_moves(position)
            let_through = [move for move in every_move(position) if judge(position, move).legal]
            assert set(listed) <= set(let_through)
            for move in let_through:
                assert move in listed or named_freely(position, move), (position, move)
            cards = {move.card for move in let_through if isinstance(move, Play)}
            assert cards == {move.card for move in listed if isinstance(move, Play)}
            assert cards == set(legal_cards(position))


@by_rules
def test_a_printed_position_reads_as_itself(rules_id: str) -> None:
    rng = random.Random(rules_id)
    for seed in range(0, GAMES, 5):
        for position, _, _ in game(rules_id, seed):
            if rng.random() < 0.75:
                continue
            told = replace(position, fresh=())  # who can still be brought back is not printed
            line = print_compact(told)
            again = read_compact(line)
            assert print_compact(again) == line
            # the drawn cards come last in the hand that is printed
            hands = [hand and sorted(hand.cards) for hand in again.hands]
            assert hands == [hand and sorted(hand.cards) for hand in told.hands]
            assert replace(again, hands=()) == replace(told, hands=()), line
