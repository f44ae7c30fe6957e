"""The styles keep to one system: colours by role, logical properties, contrast in both themes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CSS = Path(__file__).parents[2] / "site" / "css"
SHEETS = sorted(CSS.glob("*.css"))
# Elsewhere colours are named by their role; paper is black on white.
WITH_COLOURS = ("tokens.css", "print.css")
Tokens = dict[str, str]

# Foreground, background, least contrast: 4.5 for text, 3 for signs and controls (WCAG 2.2 AA).
GROUNDS = ("surface", "surface-raised", "surface-sunk")
TEXTS = ("ink", "ink-soft", "link", "good", "bad", "partly", "turn-text", "suit-red-text")
PAIRS = [(text, ground, 4.5) for text in TEXTS for ground in GROUNDS] + [
    ("felt-ink", "felt", 4.5),
    ("felt-soft", "felt", 4.5),
    ("turn", "felt", 3),
    ("turn-ink", "turn", 4.5),
    ("action-ink", "action", 4.5),
    ("action-ink", "action-hover", 4.5),
    ("action", "surface-raised", 3),
    ("control-line", "surface", 3),
    ("control-line", "surface-raised", 3),
    ("focus", "surface", 3),
    ("focus", "surface-raised", 3),
    ("ink", "turn-wash", 4.5),
    ("turn-text", "turn-wash", 4.5),
    ("suit-h", "card-paper", 4.5),
    ("suit-s", "card-paper", 4.5),
    ("card-ink", "card-paper", 4.5),
] + [
    (text, f"{tone}-wash", least)
    for tone in ("good", "bad", "partly")
    for text, least in (("ink", 4.5), ("ink-soft", 4.5), (tone, 3))
]  # fmt: skip


def without_comments(sheet: Path) -> str:
    return re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)


def themes() -> tuple[Tokens, list[Tokens]]:
    """The light tokens, and every block of dark ones."""
    blocks = [
        (selector, dict(re.findall(r"--([\w-]+):\s*([^;]+);", body)))
        for selector, body in re.findall(
            r"(:root[^{]*)\{([^}]*)\}", without_comments(CSS / "tokens.css")
        )
    ]
    dark = [tokens for _, tokens in blocks if tokens.get("surface", "").startswith("#1")]
    return blocks[0][1], dark


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_dark_values_stand_twice_and_are_equal() -> None:
    _, dark = themes()
    assert len(dark) == 2
    assert dark[0] == dark[1]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_and_controls_have_enough_contrast(theme: str) -> None:
    light, dark = themes()
    tokens = light if theme == "light" else light | dark[0]
    weak = [
        f"{front} on {ground}: {found:.2f}"
        for front, ground, least in PAIRS
        if (found := contrast(tokens[front], tokens[ground])) < least
    ]
    assert not weak


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_only_logical_properties(sheet: Path) -> None:
    sides = r"(?:left|right|top|bottom)"
    physical = re.compile(
        rf"(?<![\w-])(?:(?:margin|padding|border|inset)-{sides}[\w-]*|{sides}"
        rf"|(?:min-|max-)?(?:width|height))\s*:(?!\s*[\d.]+rem\))"
        rf"|(?:text-align|float|clear):\s*(?:left|right)"
    )
    assert physical.findall(without_comments(sheet)) == []


def test_colours_are_named_by_their_role() -> None:
    colour = re.compile(r"#[0-9a-fA-F]{3,8}\b|rgba?\(|hsla?\(")
    found = {sheet.name for sheet in SHEETS if colour.search(without_comments(sheet))}
    assert found == set(WITH_COLOURS)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_every_token_in_use_exists(sheet: Path) -> None:
    every = "".join(map(without_comments, SHEETS))
    declared = set(re.findall(r"(--[\w-]+)\s*:", every))
    used = set(re.findall(r"var\((--[\w-]+)", without_comments(sheet)))
    assert used <= declared
