"""Persian words and digits: what the quiz floor writes, and how it reads what people write."""

from collections.abc import Iterable, Sequence

from haftquiz.engine.cards import Card

ZWNJ = "\u200c"
_PERSIAN_DIGITS = "۰۱۲۳۴۵۶۷۸۹"
_ARABIC_DIGITS = "٠١٢٣٤٥٦٧٨٩"
_TO_PERSIAN = {ord(str(n)): _PERSIAN_DIGITS[n] for n in range(10)}

# Letters and digits that are written in several ways, and marks that say nothing here.
_FOLD: dict[int, str | None] = {
    **{ord(_PERSIAN_DIGITS[n]): str(n) for n in range(10)},
    **{ord(_ARABIC_DIGITS[n]): str(n) for n in range(10)},
    **dict(zip(map(ord, "يىكةۀأإٱ"), "ییکههااا", strict=True)),
    0x0640: None,  # kashida
    **dict.fromkeys((*range(0x064B, 0x0656), 0x0670)),  # vowel signs and hamza above
    **dict.fromkeys((*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x206A))),
    **dict.fromkeys((0x061C, 0xFEFF, 0xFE0E, 0xFE0F)),
    0x00A0: " ",
    0x0009: " ",
}

SUIT_NAMES = {"c": "گشنیز", "d": "خشت", "h": "دل", "s": "پیک"}
YOU = "تو"  # the player whom a scenario speaks to
RANK_NAMES = {"A": "آس", "J": "سرباز", "Q": "بی‌بی", "K": "شاه", "T": "۱۰"}
RANK_WORDS = {
    "A": "آس", "2": "دو", "3": "سه", "4": "چهار", "5": "پنج", "6": "شش", "7": "هفت", "8": "هشت",
    "9": "نُه", "T": "ده", "J": "سرباز", "Q": "بی‌بی", "K": "شاه",
}  # fmt: skip
_ORDINALS = ("اول", "دوم", "سوم", "چهارم", "پنجم", "ششم", "هفتم", "هشتم", "نهم", "دهم")


def fold(text: str) -> str:
    """One spelling for what is written in many: ي ك, digits, ZWNJ, marks, letter case."""
    return text.translate(_FOLD).lower()


def digits(value: object) -> str:
    """A number in Persian digits; 7.5 becomes «۷٫۵»."""
    return str(value).translate(_TO_PERSIAN).replace(".", "٫")


def rank_name(rank: str) -> str:
    """«۷», «آس», «سرباز»: a rank as it stands in a card's name."""
    return RANK_NAMES.get(rank) or digits(rank)


def card_name(card: Card | str) -> str:
    """«۷ دل» for `7h`."""
    rank, suit = card if isinstance(card, Card) else (card[0], card[1])
    return f"{rank_name(rank)} {SUIT_NAMES[suit]}"


def seat_name(seat: int, names: Sequence[str] = ()) -> str:
    """A player's name, else «نفر دوم»."""
    if names:
        return names[seat - 1]
    return "نفر " + (_ORDINALS[seat - 1] if seat <= len(_ORDINALS) else digits(seat))


def join(words: Iterable[str], last: str = "و") -> str:
    """«الف، ب و پ»."""
    parts = list(words)
    if len(parts) < 2:
        return "".join(parts)
    return "، ".join(parts[:-1]) + f" {last} " + parts[-1]


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant, if one is close."""
    best = min(known, key=lambda other: _distance(word, other), default=None)
    if best is None or _distance(word, best) > max(1, min(len(word), len(best)) // 3):
        return None
    return best


def _distance(one: str, other: str) -> int:
    """How many letters to change, add, drop or swap with a neighbour."""
    if len(one) > 60:  # nobody meant this
        return 60
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, a in enumerate(one):
        above, row = row, [i + 1]
        for j, b in enumerate(other):
            cost = min(above[j + 1] + 1, row[j] + 1, above[j] + (a != b))
            if i and j and a == other[j - 1] and one[i - 1] == b:
                cost = min(cost, before[j - 1] + 1)
            row.append(cost)
        before = above
    return row[-1]
