"""The labels of a scenario: one English name, Persian ones, and how a line is taken apart."""

from typing import NamedTuple

from haftquiz.quiz.errors import notation
from haftquiz.quiz.persian import digits, fold, nearest

_NAMES: dict[str, tuple[str, ...]] = {
    "rules": ("قواعد",),
    "house": ("توافق",),
    "players": ("بازیکنان", "بازیکن‌ها"),
    "turn": ("نوبت",),
    "direction": ("جهت",),
    "top": ("زمین",),
    "suit": ("خال",),
    "owed": ("جریمه",),
    "follow": ("ادامه",),
    "drew": ("کشیده",),
    "played": ("بازی‌شده", "بازی شده"),
    "hand": ("دست",),
    "pile": ("دسته",),
    "under": ("زیر",),
    "uncalled": ("نگفته",),
    "gone": ("رفته",),
    "then": ("سپس",),
    "out": ("آخرین",),
    "winner": ("برنده",),
    "totals": ("مجموع",),
    "last": ("این‌دست", "این دست"),
    "limit": ("سقف",),
    "position": ("وضعیت",),
    "ask": ("پرسش",),
    "answer": ("پاسخ",),
    "id": ("شناسه",),
    "title": ("عنوان",),
    "hint": ("راهنما",),
    "note": ("نکته",),
    "banker": ("بانکدار",),
    "stake": ("شرط",),
    "wild": ("وحشی",),
    "limits": ("حدود",),
}
ORDER = tuple(_NAMES)
TEXTS = frozenset({"id", "title", "hint", "note"})
OF_SEVEN_AND_HALF = frozenset({"banker", "stake", "wild", "limits"})
OF_HAFT_KHABIS = frozenset(
    [
        "direction",
        "top",
        "suit",
        "owed",
        "follow",
        "drew",
        "played",
        "under",
        "uncalled",
        "gone",
        "out",
        "winner",
        "totals",
        "last",
        "limit",
    ]
)
_WITH_SEAT = frozenset({"hand", "stake"})
# What the label `position` stands for.
OF_POSITION = frozenset(_NAMES) - TEXTS.union(
    ("then", "out", "winner", "totals", "last", "limit", "position", "ask", "answer")
)

_BY_WORD = {fold(word): name for name, words in _NAMES.items() for word in (name, *words)}
_BY_WORD |= {word.replace(" ", ""): name for word, name in _BY_WORD.items()}


class Entry(NamedTuple):
    """One labelled line: `hand علی: ۵ دل` has label "hand", whose "علی", value "۵ دل"."""

    label: str
    whose: str
    value: str
    line: int


def persian_label(label: str) -> str:
    """The Persian name of a label."""
    return _NAMES[label][0]


def read_entries(text: str) -> list[Entry]:
    """The labelled lines of a scenario, comments and empty lines left out."""
    entries = []
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, raw in enumerate(lines, 1):
        line = raw.strip().lstrip("\ufeff\u200e\u200f").strip()
        if line and not line.startswith("#"):
            entries.append(_read_line(line, number))
    return entries


def _read_line(line: str, number: int) -> Entry:
    head, colon, value = line.partition(":")
    if not colon:
        raise notation(
            f"این سطر برچسب ندارد: «{clip(line)}». هر سطر باید «برچسب: مقدار» باشد.", number
        )
    words = fold(head).split()
    label = _BY_WORD.get(" ".join(words))
    if label is not None:
        return Entry(label, "", value.strip(), number)
    if len(words) > 1 and (label := _BY_WORD.get(words[0])) in _WITH_SEAT:
        whose = head.split(None, 1)[1].strip()
        return Entry(label, whose, value.strip(), number)
    raise _unknown(head.strip(), number)


def _unknown(head: str, number: int) -> Exception:
    meant = nearest(fold(head), _BY_WORD)
    if meant is None:
        hint = ""
    else:
        label = _BY_WORD[meant]
        hint = f" شاید «{label if meant.isascii() else persian_label(label)}» را می‌خواستی."
    return notation(f"برچسب «{clip(head)}» شناخته نیست.{hint}", number, None)


def clip(text: str, most: int = 60) -> str:
    """A piece of the author's text, short enough for a message, without control characters."""
    shown = "".join(char if char.isprintable() else "�" for char in text)
    return shown if len(shown) <= most else shown[:most] + f"… ({digits(len(shown))} نویسه)"
