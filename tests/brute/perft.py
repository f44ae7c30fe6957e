"""Perft tables: fixed positions and how many sequences of legal moves start from each.

`python -m tests.brute.perft` prints the table with the numbers of the brute-force judge.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from .bazito import Position, perft

TABLE = Path(__file__).parent / "bazito.perft"


class Entry(NamedTuple):
    """One position of a table, as its compact line, and its counts by depth."""

    id: str
    line: str
    counts: dict[int, int]


def read_table(text: str) -> list[Entry]:
    """The entries of a table: `id`, `position`, then `perft DEPTH COUNT` lines."""
    entries: list[Entry] = []
    for row in text.splitlines():
        word, _, rest = row.partition(" ")
        if word == "id":
            entries.append(Entry(rest, "", {}))
        elif word == "position":
            entries[-1] = entries[-1]._replace(line=rest)
        elif word == "perft":
            depth, count = rest.split()
            entries[-1].counts[int(depth)] = int(count)
    return entries


def cards(text: str) -> list[str]:
    if text == "-":
        return []
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def read_position(line: str) -> Position:
    """A compact line in which every card is known."""
    _, top, suit, turn, duty, hands, *extras = line.split()
    more = dict(extra.split("-", 1) for extra in extras)
    return {
        "top": top,
        "suit": None if suit == "-" else suit,
        "turn": int(turn[0]),
        "dir": 1 if turn.endswith("fwd") else -1,
        "owed": int(duty.removeprefix("draw")) if duty.startswith("draw") else 0,
        "follow": duty == "follow",
        "drew": more.get("drew"),
        "hands": [cards(hand) for hand in hands.split(".")],
        "pile": cards(more["pile"]),
        "under": cards(more["under"]),
        "passes": 0,
    }


if __name__ == "__main__":
    for entry in read_table(TABLE.read_text(encoding="utf-8")):
        print(f"id {entry.id}\nposition {entry.line}")
        for depth in entry.counts:
            print(f"perft {depth} {perft(read_position(entry.line), depth)}")
        print()
