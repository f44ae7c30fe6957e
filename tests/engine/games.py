"""Random whole hands of every rule set, every card known, played through the public functions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from haftquiz.engine.dealing import Undealable, deal, full_deck, restock, to_shuffle
from haftquiz.engine.judge import judge, legal_moves
from haftquiz.engine.moves import DRAW, PASS, Call, Catch, Move
from haftquiz.engine.play import apply
from haftquiz.engine.position import Position, Stack
from haftquiz.engine.rules import Rules
from haftquiz.engine.rulesets import RULE_SETS

MOST_PLAYERS = 7
MOST_STEPS = 150


def start(rules: Rules, rng: random.Random) -> Position:
    """A fresh hand; half of them with next to no pile, so that its end is met often."""
    least, most = rules.players.value
    players = rng.randint(least, most or MOST_PLAYERS)
    deck = list(full_deck(rules, players))
    while True:
        rng.shuffle(deck)
        try:
            position = deal(rules, players, deck)
        except Undealable:  # no card of the rest may lie first
            continue
        pile = position.pile
        assert pile is not None
        if rng.random() < 0.5:
            position = replace(position, pile=Stack(pile.cards[: rng.randrange(6)]))
        return position


def words(position: Position) -> Iterator[Move]:
    """Calls and catches that may be made now; `legal_moves` has those of the mover's turn only."""
    for seat in range(1, position.seats + 1):
        for move in (Call(seat), Catch(seat)):
            if judge(position, move).legal:
                yield move


def choose(position: Position, rng: random.Random) -> Move:
    """A move by lot: what is special more often, drawing and passing less, a word sometimes."""
    said = list(words(position))
    if said and rng.random() < 0.3:
        return rng.choice(said)
    moves = legal_moves(position)
    lots = [1 if move in (DRAW, PASS) else 4 if str(move)[0] in "78A" else 3 for move in moves]
    return rng.choices(moves, lots)[0]


def make(position: Position, move: Move, rng: random.Random) -> tuple[Position, Position]:
    """The position in which `move` is made, with enough in the pile, and the one after it."""
    covered = list(to_shuffle(position, move))
    if covered:
        rng.shuffle(covered)
        position = restock(position, covered)
    return position, apply(position, move)


def game(rules_id: str, seed: int) -> Iterator[tuple[Position, Move, Position]]:
    """A hand step by step: the position, the move made in it, and what came of it."""
    rng = random.Random(f"{rules_id} {seed}")
    position = start(RULE_SETS[rules_id], rng)
    for _ in range(MOST_STEPS):
        move = choose(position, rng)
        position, after = make(position, move, rng)
        yield position, move, after
        if after.over:
            return
        position = after
