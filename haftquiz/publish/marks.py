"""Marks: what the builder puts into the source in place of things Markdown must not see.

A fence, a directive or a clause anchor is lifted out of the text before Markdown runs and leaves a
mark, two private signs around a number. After Markdown has built its tree the marks are put to use;
one that landed in code gives its original text back, so that code stays exactly as written.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

OPEN, CLOSE = "\ue000", "\ue001"
MARK = re.compile(f"{OPEN}([0-9]+){CLOSE}")


@dataclass(frozen=True)
class Fence:
    """A fenced block as it stands in the source; `text` begins on the line after `line`."""

    line: int
    info: str
    text: str
    raw: str
    scenario: bool


@dataclass(frozen=True)
class Directive:
    """`{{name: value}}`, or `{{name}}`."""

    line: int
    name: str
    value: str
    raw: str


@dataclass(frozen=True)
class Clauses:
    """`{§ bz-31 bz-53}`: the clauses that a paragraph tells."""

    line: int
    ids: tuple[str, ...]
    raw: str


Item = Fence | Directive | Clauses


class Marks:
    """The things lifted out of one page, numbered."""

    def __init__(self) -> None:
        self.items: list[Item] = []

    def put(self, item: Item) -> str:
        """Keep an item and return the mark that stands for it."""
        self.items.append(item)
        return f"{OPEN}{len(self.items) - 1}{CLOSE}"

    def restore(self, text: str) -> str:
        """Return `text` with every mark replaced by what the author wrote there."""
        return MARK.sub(lambda found: self.items[int(found[1])].raw, text)

    def split(self, text: str) -> list[str | tuple[int, Item]]:
        """Cut a text at its marks into strings and (number, item) pairs."""
        pieces: list[str | tuple[int, Item]] = []
        for place, piece in enumerate(MARK.split(text)):
            if place % 2:
                pieces.append((int(piece), self.items[int(piece)]))
            elif piece:
                pieces.append(piece)
        return pieces


Report = Callable[[int, str], None]
