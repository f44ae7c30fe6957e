"""From a text to the terms it is found by: one folding for many spellings.

The same is done in the browser by ``site/js/search-terms.mjs``; both are held to one table of
cases, ``tests/search/cases.json``. Change the two together.
"""

from __future__ import annotations

import re

ZWNJ = "\u200c"
_DIGITS = {
    ord(sign): str(n) for signs in ("۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩") for n, sign in enumerate(signs)
}
_LETTERS = dict(zip(map(ord, "يىكةۀأإٱآؤئ"), "ییکههااااوی", strict=True))
# Vowel marks, kashida, the hamza of «هٔ», direction marks, requests for a plain or coloured sign.
_NOTHING = dict.fromkeys(
    [0x640, *range(0x64B, 0x656), 0x670, 0x200B, *range(0x200D, 0x2010), *range(0x202A, 0x202F)]
)
_NOTHING |= dict.fromkeys([*range(0x2060, 0x206A), 0x61C, 0xFEFF, 0xFE0E, 0xFE0F])
_FOLD: dict[int, str | None] = {**_DIGITS, **_LETTERS, **_NOTHING}

RANKS = {
    "اس": "A", "تک": "A", "سرباز": "J", "جک": "J", "بیبی": "Q", "شاه": "K",
    "دو": "2", "سه": "3", "چهار": "4", "پنج": "5", "شش": "6", "هفت": "7", "هشت": "8", "نه": "9",
    "ده": "10", **{str(n): str(n) for n in range(2, 11)},
}  # fmt: skip
SUITS = {
    "گشنیز": "c", "خاج": "c", "♣": "c", "خشت": "d", "♦": "d", "دل": "h", "♥": "h",
    "پیک": "s", "♠": "s",
}  # fmt: skip
_LATIN_RANKS = {"t": "10", "10": "10", **{sign: sign for sign in "23456789"}} | {
    sign: sign.upper() for sign in "ajqk"
}
# «نه» also says no: alone it stays a word.
_NUMBERS = {word: sign for word, sign in RANKS.items() if sign.isdigit() and word != "نه"}

_CARD = re.compile(
    rf"(?<![\w{ZWNJ}])({'|'.join(sorted(RANKS, key=len, reverse=True))}|[ajqkt]) ?"
    rf"({'|'.join(SUITS)})(?![\w{ZWNJ}])"
)
_CODE = re.compile(r"(?<![\w-])(10|[2-9ajqkt])([cdhs])(?![\w-])")
_CLAUSE = re.compile(r"(?<![\w-])([a-z]{2})[- ]?([0-9]{2}[0-9a-z]*)(?![\w-])")
_QUEEN = re.compile(f"بی[{ZWNJ} ]?بی")
# What is written apart, together, or with a half-space is one word here: «می دهند», «کارت ها».
_BEFORE = re.compile(rf"(?<![\w{ZWNJ}])(ن?می)[ {ZWNJ}]+(?=\w)")
_AFTER = re.compile(rf"(?<=\w)[ {ZWNJ}]+(ها(?:ی(?:ی|م|ت|ش|مان|تان|شان)?)?|تر(?:ین)?)(?![^\W_])")
_WORD = re.compile(rf"[\w{ZWNJ}]+")

# Words that say nothing of what is looked for.
_STOP = frozenset(
    [
        "را", "و", "از", "به", "که", "در", "با", "این", "ان", "یا", "تا", "هر", "اگر", "است", "هم",
        "برای", "پس", "هست", "ای",
    ]
)  # fmt: skip
# Endings of plural, possession, comparison and person, the longest first. What is left keeps
# three letters at least.
_ENDINGS = (
    "هایمان", "هایتان", "هایشان", "هایی", "هایم", "هایت", "هایش", "ترین", "های", "مان", "تان",
    "شان", "ها", "تر", "ند", "ید", "یم", "م", "د", "ی", "ش",
)  # fmt: skip


def fold(text: str) -> str:
    """Return one spelling for what is written in many; half-spaces stay."""
    return text.translate(_FOLD).lower()


def stem(word: str) -> str:
    """Return a word without its endings: «کارت‌هایش» and «کارتی» become «کارت»."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def terms(text: str) -> list[str]:
    """Return the terms of a text in order; cards («۷ دل», `7h`, `7♥`) and clauses are one each."""
    found: list[str] = []

    def take(term: str) -> str:
        found.append(term)
        return " "

    folded = _QUEEN.sub("بیبی", fold(text))
    folded = _CARD.sub(
        lambda m: take((RANKS.get(m[1]) or _LATIN_RANKS[m[1]]) + SUITS[m[2]]), folded
    )
    folded = _CODE.sub(lambda m: take(_LATIN_RANKS[m[1]] + m[2]), folded)
    folded = _CLAUSE.sub(lambda m: take(f"{m[1]}-{m[2]}"), folded)
    folded = _AFTER.sub(r"\1", _BEFORE.sub(r"\1", folded))
    for word in _WORD.findall(folded):
        found += _of_word(word)
    return found


def _of_word(word: str) -> list[str]:
    """A word by itself and, where half-spaces part it, its parts."""
    parts = [part for part in word.split(ZWNJ) if part]
    whole = "".join(parts)
    several = [part for part in parts if len(part) > 1] if len(parts) > 1 else []
    return [
        _NUMBERS.get(each) or stem(each) for each in (whole, *several) if each and each not in _STOP
    ]
