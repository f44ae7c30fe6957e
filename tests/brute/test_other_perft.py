"""The same counts from both programs, and the same as written down; wikipedia, varagh, kasif."""

from __future__ import annotations

from types import ModuleType

import pytest

from haftquiz.engine.problems import problems
from haftquiz.quiz.compact import print_compact, read_compact

from .other_adapter import differences, to_engine
from .other_games import SETS
from .other_perft import perft, print_position, read_position, table_of
from .perft import Entry, read_table
from .test_perft import engine_perft

ENTRIES = [
    (rules, entry)
    for rules in SETS.values()
    for entry in read_table(table_of(rules).read_text(encoding="utf-8"))
]
IDS = [f"{rules.ID}-{entry.id}" for rules, entry in ENTRIES]


@pytest.mark.parametrize(("rules", "entry"), ENTRIES, ids=IDS)
def test_perft(rules: ModuleType, entry: Entry) -> None:
    naive = read_position(entry.line)
    there = read_compact(entry.line)
    assert problems(there) == []
    assert differences(rules, naive, there) == {}
    assert there == to_engine(rules, naive)
    assert print_position(rules, naive) == entry.line
    assert read_compact(print_compact(there)) == there
    for depth, count in entry.counts.items():
        assert (perft(rules, naive, depth), engine_perft(there, depth)) == (count, count), depth


def test_every_set_has_a_table() -> None:
    for rules in SETS.values():
        assert len([entry for owner, entry in ENTRIES if owner is rules]) >= 7
