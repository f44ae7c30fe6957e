"""The same counts from both programs, and the same as written down."""

from __future__ import annotations

import pytest

from haftquiz.engine.judge import legal_moves
from haftquiz.engine.play import apply
from haftquiz.engine.position import Position as EnginePosition
from haftquiz.engine.problems import problems
from haftquiz.quiz.compact import read_compact

from . import perft as table
from .adapter import differences, to_engine
from .bazito import perft

ENTRIES = table.read_table(table.TABLE.read_text(encoding="utf-8"))


def engine_perft(position: EnginePosition, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(engine_perft(apply(position, move), depth - 1) for move in legal_moves(position))


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.id for entry in ENTRIES])
def test_perft(entry: table.Entry) -> None:
    naive = table.read_position(entry.line)
    there = read_compact(entry.line)
    assert problems(there) == []
    assert differences(naive, there) == {}
    assert there == to_engine(naive)
    assert max(entry.counts) >= 3
    for depth, count in entry.counts.items():
        assert (perft(naive, depth), engine_perft(there, depth)) == (count, count), depth
