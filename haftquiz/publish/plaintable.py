"""Aligned plain text for a terminal, counting the columns that Persian really takes."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

GAP = " │ "
NARROWEST = 10


def shown_width(text: str) -> int:
    """How many columns a text takes: joiners and vowel signs take none."""
    return sum(unicodedata.category(sign) not in ("Mn", "Me", "Cf") for sign in text)


def plain_table(head: Sequence[str], rows: Sequence[Sequence[str]], limit: int = 0) -> list[str]:
    """The lines of a table; cells are wrapped where it would be wider than `limit` (0: any)."""
    widths = [max(map(shown_width, column)) for column in zip(head, *rows, strict=True)]
    if limit:
        widths = _narrowed(widths, limit - shown_width(GAP) * (len(widths) - 1))
    lines = [*_lines(head, widths), "─┼─".join("─" * width for width in widths)]
    for row in rows:
        lines += _lines(row, widths)
    return lines


def _narrowed(widths: list[int], room: int) -> list[int]:
    """Take from the widest column as long as there is too much."""
    widths = list(widths)
    while sum(widths) > room and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1
    return widths


def _lines(cells: Sequence[str], widths: Sequence[int]) -> list[str]:
    wrapped = [_wrap(cell, width) for cell, width in zip(cells, widths, strict=True)]
    height = max(map(len, wrapped))
    full = [lines + [""] * (height - len(lines)) for lines in wrapped]
    return [
        GAP.join(
            text + " " * (width - shown_width(text))
            for text, width in zip(line, widths, strict=True)
        ).rstrip()
        for line in zip(*full, strict=True)
    ]


def _wrap(text: str, width: int) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and shown_width(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
