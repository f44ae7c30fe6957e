"""The picture of a scenario: its cards and its question, never its answer, as an SVG of 1200×630.

For places that take only pictures: Open Graph, Telegram, a link in a closed blog. `pictures_png`
makes the PNG of it. Drawn for both a browser and resvg, which knows no `direction`: every line
stands in a right-to-left isolate and hangs from its right end.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from haftquiz.publish.quizzes import Quiz
from haftquiz.quiz.persian import SUIT_NAMES, digits

WIDTH, HEIGHT = 1200, 630
FONTS = Path(__file__).parent / "data" / "fonts"

_MARGIN = 48
_FELT = (_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, 292)  # x, y, width, height
_INK = {"d": "#b3162c", "h": "#b3162c", "c": "#25221c", "s": "#25221c"}
_SYMBOL = re.compile(r'<symbol id="(suit|figure|girih|card)-.*?</symbol>', re.DOTALL)
_UNFIT = re.compile(
    "[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|[\u007f-\u009f\u200e\u200f\u061c"
    "\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef]"
)
_STYLE = (
    ".card-cut{fill:none;stroke:#fffefa;stroke-width:5}.card-paper{fill:#fffefa;stroke:#b9ad96;"
    "stroke-width:1.5}.card-back-field{fill:#31485c}.card-back-lines{fill:none;stroke:#7f99ab}"
)


@dataclass(frozen=True)
class Row:
    """Cards side by side with a name."""

    name: str
    cards: tuple[str, ...]
    closed: int = 0


def picture(quiz: Quiz, sprite: str, brand: str) -> str:
    """Return the SVG; `sprite` is the page's sprite, where suits and figures are drawn."""
    view = quiz.view
    symbols = "".join(found[0] for found in _SYMBOL.finditer(sprite))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="Vazirmatn, Tahoma, sans-serif">',
        f"<title>{_clean(view['question'])}</title><style>{_STYLE}</style>{symbols}",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f8f4ea"/>',
        *_table(view["table"] or {}),
        *_words(view),
        _line(brand, WIDTH - _MARGIN, HEIGHT - 34, 26, "#5f584b"),
        _line(view["rules_title"], _MARGIN, HEIGHT - 34, 26, "#5f584b", anchor="start"),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


# -- the cards ---------------------------------------------------------------------------------


def _table(table: dict[str, Any]) -> Iterator[str]:
    x, y, width, height = _FELT
    yield (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="22" fill="#1f5a46" '
        'stroke="#17463a" stroke-width="2"/>'
    )
    rows = _rows(table)
    signs = " · ".join(_signs(table))
    room = height - 40 - (44 if signs else 0)
    if not rows:
        yield from _suits(x + width / 2, y + 20 + room / 2)
    right = x + width - 30
    if table.get("top"):
        tall = min(room - 36, 200)
        yield from _row(Row("روی زمین", (table["top"],)), right, y + 22, tall, 190)
        right -= 230
    if rows:
        share = (right - x - 30) / len(rows)
        tall = min(room - 36, 200, (share - 40) * 1.4)
        for at, row in enumerate(rows):
            yield from _row(row, right - at * share, y + 22, tall, share - 30)
    if signs:
        yield _line(signs, x + width - 30, y + height - 22, 28, "#eeb03a", bold=True)


def _rows(table: dict[str, Any]) -> list[Row]:
    """Hands that are seen come first; beside an open card there is room for three, else for four.

    The banker, against whom all play, is never the one to be left out.
    """
    seats = [seat for seat in table.get("seats", ()) if seat["cards"] or seat["unseen"]]
    seats.sort(key=lambda seat: not seat["cards"])
    most = 3 if table.get("top") else 4
    while len(seats) > most:
        seats.remove([seat for seat in seats if not seat.get("banker")][-1])
    return [Row(_seat(seat), tuple(seat["cards"] or ()), seat["unseen"]) for seat in seats]


def _seat(seat: dict[str, Any]) -> str:
    """Who it is; in «هفت و نیم» with the stake, or as the banker."""
    if seat.get("banker"):
        return f"{seat['name']}، بانکدار"
    return f"{seat['name']}، شرط {digits(seat['stake'])}" if seat.get("stake") else seat["name"]


def _signs(table: dict[str, Any]) -> Iterator[str]:
    if table.get("owed"):
        yield f"{digits(table['owed'])} کارت جریمه"
    if table.get("suit"):
        yield f"خال: {SUIT_NAMES[table['suit']]}"
    if table.get("direction") == "rev":
        yield "جهت: برعکس"


def _row(row: Row, right: float, y: float, tall: float, room: float) -> Iterator[str]:
    """Cards from right to left, overlapping where there is not room for all, with their name."""
    wide = tall * 5 / 7
    faces = [*row.cards, *[""] * min(row.closed, 12)]
    step = min(wide + 12, (room - wide) / max(len(faces) - 1, 1))
    # Every card lies over the one to its left, so that the index in its corner is to be seen.
    for at in reversed(range(len(faces))):
        yield _card(faces[at], right - wide - at * step, y, wide, tall)
    yield _line(row.name, right, y + tall + 28, 24, "#f3f0e4")


def _card(code: str, x: float, y: float, wide: float, tall: float) -> str:
    place = f'transform="translate({x:.1f} {y:.1f}) scale({wide / 100:.4f})"'
    if not code:
        return f'<g {place}><use href="#card-back" width="100" height="140"/></g>'
    rank, suit = code[0], code[1]
    ink = _INK[suit]
    shown = "10" if rank == "T" else rank
    corner = (
        f'<text x="22" y="37" font-size="36" font-weight="700" text-anchor="middle">{shown}</text>'
        f'<use href="#suit-{suit}" x="13" y="44" width="17" height="17"/>'
    )
    figure, size = "", (28, 48, 44)
    if rank in "JQK":
        figure = f'<use href="#figure-{rank}" x="33" y="38" width="34" height="26"/>'
        size = (31, 64, 38)
    elif rank == "A":
        size = (24, 45, 52)
    return (
        f'<g {place} fill="{ink}"><rect class="card-paper" x="1.5" y="1.5" width="97" height="137" '
        f'rx="10"/>{corner}<g transform="rotate(180 50 70)">{corner}</g>{figure}'
        f'<use href="#suit-{suit}" x="{size[0]}" y="{size[1]}" width="{size[2]}" '
        f'height="{size[2]}"/></g>'
    )


def _suits(x: float, y: float) -> Iterator[str]:
    for at, suit in enumerate("shcd"):
        yield (
            f'<use href="#suit-{suit}" x="{x - 220 + at * 115:.0f}" y="{y - 40:.0f}" width="90" '
            'height="90" fill="#3f7d66"/>'
        )


# -- the words ---------------------------------------------------------------------------------


def _words(view: dict[str, Any]) -> Iterator[str]:
    y = 396.0
    table = view["table"] or {}
    story = "؛ ".join(told.strip(" .") for told in table.get("story") or ())
    small = [text for text in (view["title"], story) if text]
    if small:
        (line,) = _broken(" — ".join(small), 28, 1)
        yield _line(line, WIDTH - _MARGIN, y, 28, "#5f584b")
    size, lines = _fitting(view["question"])
    y += 22
    for line in lines:
        y += size * 1.5
        yield _line(line, WIDTH - _MARGIN, y - size * 0.4, size, "#25221c", bold=True)


def _fitting(text: str) -> tuple[int, list[str]]:
    """The largest type in which a text stands on its lines; the last resort cuts it."""
    for size, most in ((56, 2), (46, 2), (36, 3)):
        lines = _broken(text, size, 9)
        if len(lines) <= most:
            return size, lines
    return 36, _broken(text, 36, 3)


def _broken(text: str, size: float, most: int) -> list[str]:
    """The text in lines that fit between the margins; what is left over becomes an ellipsis."""
    room = (WIDTH - 2 * _MARGIN) / size
    lines = [""]
    for word in _clean_text(text).split():
        longer = f"{lines[-1]} {word}".strip()
        if _wide(longer) <= room:
            lines[-1] = longer
        elif lines[-1]:
            lines.append(_cut(word, room))
        else:
            lines[-1] = _cut(word, room)
    if len(lines) > most:
        lines = lines[:most]
        lines[-1] = _cut(lines[-1] + " " + "…" * 40, room)
        lines[-1] = lines[-1].rstrip("… ") + "…"
    return lines


def _cut(word: str, room: float) -> str:
    """As much of a word as fits on a line."""
    if _wide(word) <= room:
        return word
    while word and _wide(word) > room - 1:
        word = word[:-1]
    return word + "…"


def _wide(text: str) -> float:
    widths = _widths()
    return sum(widths.get(sign, 1.0) for sign in text)


@cache
def _widths() -> dict[str, float]:
    widths: dict[str, float] = json.loads((FONTS / "widths.json").read_text(encoding="ascii"))
    return widths


def _line(
    text: str,
    x: float,
    y: float,
    size: float,
    ink: str,
    *,
    bold: bool = False,
    anchor: str = "end",
) -> str:
    weight = ' font-weight="700"' if bold else ""
    (shown,) = _broken(text, size, 1)
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size:g}"{weight} fill="{ink}" '
        f'text-anchor="{anchor}">\u2067{escape(shown)}\u2069</text>'
    )


def _clean(text: str) -> str:
    return escape(_clean_text(text))


def _clean_text(text: str) -> str:
    """A text without signs that XML does not know, or that turn what stands beside them."""
    return _UNFIT.sub("", text)
