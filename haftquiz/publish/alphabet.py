"""Persian alphabetical order: `sorted` would put «پ» and «گ» after «ی»."""

from __future__ import annotations

from haftquiz.publish.search_terms import ZWNJ

LETTERS = "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی"
_RANK = {letter: (2, at) for at, letter in enumerate(LETTERS)} | {
    other: (2, LETTERS.index(letter))
    for other, letter in zip("أإٱيىئكةۀؤ", "اااییوکههو".replace("وک", "یک"), strict=True)
}
_SPACES = f" {ZWNJ}-"
_SKIPPED = frozenset(map(chr, (0x640, *range(0x64B, 0x656), 0x670, 0x200E, 0x200F)))
_DIGITS = "۰۱۲۳۴۵۶۷۸۹"


def alphabet_key(text: str) -> tuple[tuple[tuple[int, int], ...], str]:
    """Return what to sort by: a space before digits, digits before letters, other scripts last."""
    signs = []
    for sign in text.strip("«»“”\"'()؟!،؛:. "):
        if sign in _SKIPPED:
            continue
        if sign in _RANK:
            signs.append(_RANK[sign])
        elif sign in _SPACES:
            signs.append((0, 0))
        elif sign.isdecimal():
            signs.append((1, int(sign)))
        elif sign.isalpha():
            signs.append((3, ord(sign.lower())))
    return tuple(signs), text


def initial(text: str) -> str:
    """Return the letter under which a text stands: «آ» apart from «ا», one place for digits."""
    kind, at = (alphabet_key(text)[0] or ((3, ord("#")),))[0]
    return {1: "۰–۹", 2: LETTERS[at] if kind == 2 else ""}.get(kind, "A–Z")
