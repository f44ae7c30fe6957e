"""What must hold in every position of every rule set, whatever the rules say in detail."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from haftquiz.engine.cards import DECK
from haftquiz.engine.judge import judge, legal_moves
from haftquiz.engine.moves import DRAW, PASS, Call, Catch, Move
from haftquiz.engine.play import apply
from haftquiz.engine.position import Position
from haftquiz.engine.problems import Impossible, problems
from haftquiz.quiz.compact import print_compact, read_compact

from . import adapter, games, other_adapter, other_games
from .renaming import Renaming, mirrored, suits, turned

GAMES = int(os.environ.get("HAFTQUIZ_GAMES", "500")) // 10
IDS = ["bazito", *other_games.SETS]
all_sets = pytest.mark.parametrize("rules_id", IDS)


def nodes(rules_id: str, seed: int) -> Iterator[tuple[Position, Move]]:
    """The positions of a random game, every card known, each with the move made in it."""
    rng = random.Random(seed)
    if rules_id == "bazito":
        for pos, move, _ in games.game(rng):
            yield adapter.to_engine(pos), adapter.to_move(move)
        return
    rules = other_games.SETS[rules_id]
    for pos, move, _ in other_games.game(rules, rng):
        yield other_adapter.to_engine(rules, pos), other_adapter.to_move(move)


def renamings(rng: random.Random, seats: int) -> list[Renaming]:
    order = list("cdhs")
    rng.shuffle(order)
    return [suits("".join(order)), turned(seats, rng.randrange(1, seats)), mirrored(seats)]


@all_sets
@pytest.mark.parametrize("part", range(4))
def test_names_of_suits_and_seats_do_not_matter(rules_id: str, part: int) -> None:
    rng = random.Random(part)
    for seed in range(part, GAMES, 4):
        for at, move in nodes(rules_id, 700 + seed):
            moves = legal_moves(at)
            after = apply(at, move)
            for other in renamings(rng, at.seats):
                there = other.position(at)
                assert sorted(str(other.move(one)) for one in moves) == sorted(
                    map(str, legal_moves(there))
                ), at
                assert other.position(after) == apply(there, other.move(move)), (at, move)


def cards_of(at: Position) -> Counter[object]:
    """Every known card, and how many are not known."""
    places = [place for place in (*at.hands, at.pile, at.under) if place is not None]
    known: Counter[object] = Counter(card for place in places for card in place.cards)
    known[at.top] += 1
    known["unseen"] += sum(place.unseen for place in places)
    return known


@all_sets
@pytest.mark.parametrize("part", range(4))
def test_after_every_step(rules_id: str, part: int) -> None:
    """Cards are conserved, somebody can act or it is over, nothing given is changed."""
    for seed in range(part, GAMES, 4):
        for at, move in nodes(rules_id, 800 + seed):
            copy = replace(at, hands=tuple(h and replace(h) for h in at.hands))
            after = apply(at, move)
            assert at == copy
            assert apply(at, move) == after
            assert cards_of(at).total() == cards_of(after).total(), (at, move)
            assert not (after.unsettled and cards_of(after)["unseen"] == 0)
            if not cards_of(after)["unseen"]:
                assert cards_of(at) == cards_of(after)
                assert bool(legal_moves(after)) != after.over, (at, move)
            if not after.over and not after.unsettled:
                found = {problem.why for problem in problems(replace(after, passes=0))}
                # a catch, or the draw itself, may have taken the one card that lay under the top
                assert found <= {Impossible.NOTHING_UNDER}, (at, move)


@all_sets
def test_the_list_of_moves_is_what_the_judge_says(rules_id: str) -> None:
    for seed in range(GAMES // 4):
        for at, _ in nodes(rules_id, 900 + seed):
            moves = legal_moves(at)
            told = [str(move) for move in moves]
            assert len(told) == len(set(told)) or at.rules.decks(at.seats) > 1
            assert all(judge(at, move).legal for move in moves)
            for move in (DRAW, PASS):
                assert judge(at, move).legal == (str(move) in told)
            laid = {move[:2] for move in told}
            hand = at.mover_hand
            assert hand is not None
            for card in DECK:
                if card not in hand.cards:
                    assert str(card) not in laid
            for seat in range(1, at.seats + 1):
                for word in (Call(seat), Catch(seat)):
                    if judge(at, word).legal:
                        assert apply(at, word).turn == at.turn, (at, word)


@all_sets
def test_what_is_printed_reads_as_what_it_was(rules_id: str) -> None:
    """All that a compact line holds; what only a line of play can tell is left out."""
    for seed in range(GAMES // 4):
        for at, _ in nodes(rules_id, 600 + seed):
            plain = replace(at, called=(), last=0, giver=0, passes=0, burnt=(), fresh=())
            line = print_compact(plain)
            assert print_compact(read_compact(line)) == line
            again = read_compact(line)
            hands = [held and sorted(held.cards) for held in again.hands]
            assert hands == [held and sorted(held.cards) for held in plain.hands]
            assert replace(again, hands=()) == replace(plain, hands=()), line
