"""Slugs of Persian headings and file names.

Own rules (not `slugify`): half-spaces become hyphens, so that «می‌توان» and «میتوان» differ and no
address carries an invisible sign; digits become ASCII; the four suit signs become their words.
"""

from __future__ import annotations

import unicodedata

MAX_LETTERS = 60

_FOLD = str.maketrans(
    {
        "ي": "ی", "ى": "ی", "ك": "ک", "ۀ": "ه", "ة": "ه",
        "♠": " پیک ", "♥": " دل ", "♦": " خشت ", "♣": " گشنیز ",
        "\u200c": " ", "\u0640": "",
    }
    | {ord("۰") + n: str(n) for n in range(10)}
    | {ord("٠") + n: str(n) for n in range(10)}
)  # fmt: skip


def fa_slug(text: str) -> str:
    """Return the slug of a text; empty when nothing of it can stand in an address."""
    folded = unicodedata.normalize("NFKC", text).translate(_FOLD).lower()
    kept = []
    for sign in folded:
        if sign.isalnum():
            kept.append(sign)
        elif sign.isspace() or sign in "-_–—/":
            kept.append(" ")
        # Vowel marks, the hamza of «هٔ», punctuation and direction marks vanish.
    return "-".join("".join(kept).split())[:MAX_LETTERS].strip("-")


def path_segment(stem: str) -> str:
    """Return the folder name of a page: plain ASCII names as they are, others as a slug."""
    if stem.isascii() and all(sign.isalnum() or sign in "-_." for sign in stem):
        return stem
    return fa_slug(stem)
