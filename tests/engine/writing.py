"""Short ways to write positions and moves in tests."""

from __future__ import annotations

from haftquiz.engine.cards import card
from haftquiz.engine.judge import legal_moves
from haftquiz.engine.moves import Play
from haftquiz.engine.position import Position
from haftquiz.engine.problems import problems
from haftquiz.quiz.compact import read_compact

BAZITO = "bazito 9s - 1fwd - "
FOUR = "4d5c.6h6c.3cKc.3dKd"  # nothing of seat 1 goes on a spade or a nine


def at(line: str) -> Position:
    """A position that can be."""
    position = read_compact(line)
    assert problems(position) == [], line
    return position


def play(name: str, suit: str = "", seat: int = 0) -> Play:
    return Play(card(name), suit, seat)


def told(position: Position) -> set[str]:
    return {str(move) for move in legal_moves(position)}
