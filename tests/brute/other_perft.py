"""Perft tables of wikipedia, varagh and kasif: compact lines read by the naive judges.

`python -m tests.brute.other_perft` prints the tables with the naive judges' numbers.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from .common import Position
from .other_games import SETS
from .perft import cards, read_table

FOLDER = Path(__file__).parent


def table_of(rules: ModuleType) -> Path:
    return FOLDER / f"{rules.ID}.perft"


def read_position(line: str) -> Position:
    """A compact line in which every card is known."""
    _, top, suit, turn, word, hands, rest = _split(line)
    more = dict(extra.split("-", 1) for extra in rest.split())
    held = [cards(text) for text in hands.split(".")]
    gone = [int(seat) for seat in more.get("gone", "").split(".") if seat]
    return {
        "top": top, "suit": None if suit == "-" else suit, "turn": int(turn[0]),
        "dir": 1 if turn.endswith("fwd") else -1,
        "owed": int(word.removeprefix("draw")) if word.startswith("draw") else 0,
        "follow": word == "follow", "drew": cards(more.get("drew", "")), "hands": held,
        "pile": cards(more["pile"]), "under": cards(more["under"])[::-1], "passes": 0,
        "gone": gone, "uncalled": [], "called": [], "last": 0, "giver": 0,
        "points": more.get("house") == "mode.points",
    }  # fmt: skip


def _split(line: str) -> list[str]:
    """The fixed words of a line, and all the extras as one."""
    words = line.split()
    return [*words[:6], " ".join(words[6:])]


def print_position(rules: ModuleType, pos: Position) -> str:
    """The compact line of a naive position, extras in the order of their names."""
    duty = f"draw{pos['owed']}" if pos["owed"] else "follow" if pos["follow"] else "-"
    hands = ".".join("".join(held) or "-" for held in pos["hands"])
    way = f"{pos['turn']}{'fwd' if pos['dir'] > 0 else 'rev'}"
    extras = [f"drew-{''.join(pos['drew'])}"] if pos["drew"] else []
    extras += [f"gone-{'.'.join(map(str, pos['gone']))}"] if pos["gone"] else []
    extras += ["house-mode.points"] if pos["points"] else []
    extras += [f"pile-{''.join(pos['pile']) or '-'}", f"under-{''.join(pos['under'][::-1]) or '-'}"]
    return f"{rules.ID} {pos['top']} {pos['suit'] or '-'} {way} {duty} {hands} {' '.join(extras)}"


def perft(rules: ModuleType, pos: Position, depth: int) -> int:
    """How many sequences of so many legal moves start here."""
    if depth == 0:
        return 1
    moves = rules.legal_moves(pos)
    return sum(perft(rules, rules.apply(pos, move), depth - 1) for move in moves)


if __name__ == "__main__":
    for judge in SETS.values():
        for entry in read_table(table_of(judge).read_text(encoding="utf-8")):
            print(f"id {entry.id}\nposition {entry.line}")
            for wanted in entry.counts:
                print(f"perft {wanted} {perft(judge, read_position(entry.line), wanted)}")
            print()
