"""Diagrams of the text, drawn from a rule set and by its engine: a turn, a chain, the direction.

Colours are classes of ``site/css/diagram.css``; every drawing has a title and a description that
says the same in words.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable
from html import escape
from typing import Any

from markupsafe import Markup

from haftquiz.engine.rules import Rules
from haftquiz.quiz import tables
from haftquiz.quiz.persian import card_name, join

_WIDTH = 340
_SUITS = "cdhs"
_PLAYERS = ("تو", "سارا", "علی", "مینا")
# Where they sit, as the table of a question shows them: against the clock from the bottom.
_SEATS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def seven_chain(rules: Rules) -> dict[str, Any]:
    """Four sevens on one another, and what the next player owes after each."""
    cards = [f"7{suit}" for suit in _SUITS]
    owed = [
        tables.inline(f"played: {', '.join(cards[:count])} | ask: owed", rules.id, _book(rules))
        for count in range(1, 5)
    ]
    parts = []
    for at, (card, number) in enumerate(zip(cards, owed, strict=True)):
        x = _WIDTH - 58 - at * 82
        parts.append(_card(card, x, 12))
        parts.append(_text(x + 23, 106, f"{number} کارت", "dg-strong"))
        if at:
            parts.append(_arrow(x + 78, 44, x + 52, 44))
    steps = [f"{card_name(card)}: {number} کارت" for card, number in zip(cards, owed, strict=True)]
    words = f"جریمهٔ نفر بعد پس از هر هفت: {join(steps)}."
    return _diagram("زنجیرهٔ هفت", words, 122, parts)


def direction(rules: Rules) -> dict[str, Any]:
    """Whose turn it is after a plain card and after a ten."""
    turns = [
        tables.inline(
            f"players: {'، '.join(_PLAYERS)} | top: 5c | then: {card} | ask: turn",
            rules.id,
            _book(rules),
        )
        for card in ("9c", "Tc")
    ]
    parts = []
    for x, card, turn in zip((255, 85), ("9c", "Tc"), turns, strict=True):
        parts += _ring(x, 100, card, turn)
        parts.append(_text(x, 214, f"بعد از {card_name(card)}", "dg-small"))
    words = (
        f"تو کارتی می‌اندازی. بعد از ۹ گشنیز نوبت {turns[0]} است؛ بعد از ۱۰ گشنیز نوبت {turns[1]}."
    )
    return _diagram("جهت بازی", words, 224, parts)


def turn(rules: Rules) -> dict[str, Any]:
    """An ordinary turn as questions and what follows."""
    match = tables.rule(rules, "match_rule") + ("، یا سرباز" if rules.jack.value else "")
    draw = f"{tables.rule(rules, 'draw_count')} کارت بکش"
    play = "یکی را بینداز" if rules.must_play_if_able.value else "بینداز یا بکش"
    then = "بینداز یا نگه دار" if rules.may_keep_drawn.value else "همان را بینداز"
    passes = tables.rule(rules, "drawn_unplayable")
    parts = [
        _box(170, 30, 190, ("کارت جور داری؟", match), "dg-ask"),
        *_branch(170, 55, 265, 105, "بله"),
        *_branch(170, 55, 80, 105, "نه"),
        _box(265, 125, 130, (play,), "dg-do"),
        _box(80, 125, 130, (draw,), "dg-do"),
    ]
    words = f"کارت جور ({match}) داری؟ اگر بله: {play}. اگر نه: {draw}."
    height = 150
    if rules.drawn_card_playable.value:
        parts += [
            _arrow(80, 143, 80, 172),
            _box(80, 192, 140, ("کارت تازه جور است؟",), "dg-ask"),
            *_branch(80, 210, 265, 255, "بله"),
            *_branch(80, 210, 80, 255, "نه"),
            _box(265, 275, 130, (then,), "dg-do"),
            _box(80, 275, 140, (passes,), "dg-do"),
        ]
        words += f" کارت تازه جور است؟ اگر بله: {then}. اگر نه: {passes}."
        height = 300
    return _diagram("یک نوبت عادی", words, height, parts)


DIAGRAMS: dict[str, Callable[[Rules], dict[str, Any]]] = {
    "seven_chain": seven_chain,
    "direction": direction,
    "turn": turn,
}


def _book(rules: Rules) -> dict[str, Any]:
    return {rules.id: rules}


def _diagram(title: str, words: str, height: int, parts: list[str]) -> dict[str, Any]:
    name = f"dg-{zlib.crc32(words.encode()):08x}"  # the same in every build
    return {
        "template": "diagram.html",
        "title": title,
        "words": words,
        "id": name,
        "width": _WIDTH,
        "height": height,
        "drawing": Markup("\n".join(parts)),
    }


def _text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text class="dg-text {kind}" x="{x:g}" y="{y:g}">{escape(words)}</text>'


def _card(code: str, x: float, y: float) -> str:
    rank = "10" if code[0] == "T" else code[0]
    return (
        f'<g transform="translate({x:g} {y:g})" data-suit="{code[1]}">'
        '<rect class="dg-card" width="46" height="64" rx="5"/>'
        f'<text class="dg-rank" x="23" y="26">{rank}</text>'
        f'<use class="dg-suit" href="#suit-{code[1]}" x="11" y="32" width="24" height="24"/></g>'
    )


def _box(x: float, y: float, width: float, lines: tuple[str, ...], kind: str) -> str:
    tall = 18 + 18 * len(lines)
    first = y - 9 * (len(lines) - 1) + 5
    shape = (
        f'<rect class="{kind}" x="{x - width / 2:g}" y="{y - tall / 2:g}" width="{width:g}" '
        f'height="{tall}" rx="{tall / 2 if kind == "dg-ask" else 6:g}"/>'
    )
    return shape + "".join(
        _text(x, first + 19 * at, line, "" if at == 0 else "dg-small")
        for at, line in enumerate(lines)
    )


def _branch(x: float, y: float, to_x: float, to_y: float, word: str) -> list[str]:
    middle = to_x + (14 if to_x < _WIDTH / 2 else -16)
    return [
        _arrow(x + (to_x - x) * 0.25, y, to_x, to_y),
        _text(middle, to_y - 22, word, "dg-small"),
    ]


def _arrow(x: float, y: float, to_x: float, to_y: float) -> str:
    angle = math.degrees(math.atan2(to_y - y, to_x - x))
    return (
        f'<path class="dg-line" d="M{x:g} {y:g}L{to_x:g} {to_y:g}"/>'
        f'<path class="dg-line" d="M-8-5L0 0L-8 5" '
        f'transform="translate({to_x:g} {to_y:g}) rotate({angle:.0f})"/>'
    )


def _ring(x: float, y: float, card: str, turn: str) -> list[str]:
    """Four seats in a circle; arrowheads lead from the thrower towards whose turn it is."""
    backwards = turn == _PLAYERS[-1]
    parts = [f'<circle class="dg-line dg-dashed" cx="{x:g}" cy="{y:g}" r="58"/>']
    for quarter in range(4):
        angle = 45 + 90 * quarter
        at_x = x + 58 * math.cos(math.radians(angle))
        at_y = y + 58 * math.sin(math.radians(angle))
        heading = angle + (90 if backwards else -90)
        parts.append(
            '<path class="dg-line" d="M-5-6L4 0L-5 6" '
            f'transform="translate({at_x:.1f} {at_y:.1f}) rotate({heading})"/>'
        )
    parts.append(_card(card, x - 23, y - 32))
    for name, (across, down) in zip(_PLAYERS, _SEATS, strict=True):
        kind = "dg-turn" if name == turn else "dg-seat"
        at_x, at_y = x + 58 * across, y + 78 * down
        parts.append(
            f'<rect class="{kind}" x="{at_x - 25:g}" y="{at_y - 13:g}" width="50" height="26" '
            'rx="13"/>'
        )
        parts.append(_text(at_x, at_y + 5, name))
    return parts
