"""Slips of Persian spelling that a program can be sure of: joiners, spaces, signs.

Words are looked at as they stand in the source, so what a browser would show joined or apart is
what the author sees as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

LETTERS = "\u0621-\u064a\u0654\u067e\u0686\u0698\u06a9\u06af\u06c0\u06cc"
ZWNJ = "\u200c"
_WORD_START = rf"(?<![{LETTERS}{ZWNJ}])"
_WORD_END = rf"(?![{LETTERS}{ZWNJ}])"

# «می شود», «نمی دانم»: a verb's ending after the prefix. «می ناب» (wine) has none.
_APART = re.compile(rf"{_WORD_START}(?P<first>ن?می) +(?P<rest>[{LETTERS}]+?[دمی]){_WORD_END}")
# «میشود»: only stems with which nothing else begins («میز», «میان» and «میدان» are words).
_STEMS = "شو|کن|خور|گیر|ده|رو|آی|مان|خواه|زن|کش|بین|رس|گوی|توان|گذار|انداز|شمار|نویس"
_GLUED = re.compile(
    rf"{_WORD_START}(?P<first>ن?می)(?P<rest>(?:{_STEMS})(?:د|م|ی|ند|یم|ید)){_WORD_END}"
)
_PLURAL = "ها(?:ی(?:ی|م|ت|ش|مان|تان|شان)?)?"
_PLURAL_APART = re.compile(rf"(?P<first>[{LETTERS}]+) +(?P<rest>{_PLURAL}){_WORD_END}")
# Elsewhere a joined «ها» may be of the word («تنها»); after ز and the like it is right («میزها»).
_GAME_WORDS = "کارت|دست|هفت|هشت|خال|نوبت|بازیکن|حریف|تمرین|جریمه|قاعده|صفحه"
_PLURAL_GLUED = re.compile(rf"{_WORD_START}(?P<first>{_GAME_WORDS})(?P<rest>{_PLURAL}){_WORD_END}")
_SPACE_BEFORE = re.compile(rf"(?<=[{LETTERS}»)۰-۹]) +(?P<sign>[،؛؟!.:])(?=\s|$)")
_NO_SPACE_AFTER = re.compile(rf"(?P<sign>[،؛])(?=[{LETTERS}])")
_PERCENT = re.compile(r"(?P<number>[۰-۹]+) ?%")
_TWO_SPACES = re.compile(rf"(?<=[{LETTERS}،؛؟»])[ ]{{2,}}(?=[{LETTERS}«(])")


def spelling(text: str, source: str | None = None) -> Iterator[str]:
    """What is certainly wrong in a line of Persian, each as a message.

    `source`: the line in which something was blanked to make `text`, letter under letter; what
    touches such a place is no mistake of spelling.
    """
    source = text if source is None else source
    for pattern, message in _CHECKS:
        for found in pattern.finditer(text):
            if source[slice(*found.span())] == found[0]:
                yield message(found)


def _joined(found: re.Match[str]) -> str:
    return f"«{found[0]}» نیم‌فاصله می‌خواهد؛ «{found['first']}{ZWNJ}{found['rest']}» بنویسید."


def _before(found: re.Match[str]) -> str:
    return f"پیش از «{found['sign']}» فاصله نمی‌آید؛ فاصله را بردارید."


def _after(found: re.Match[str]) -> str:
    return f"پس از «{found['sign']}» فاصله می‌آید؛ یک فاصله بگذارید."


def _percent(found: re.Match[str]) -> str:
    return f"«{found[0]}» نشانهٔ لاتین دارد؛ «{found['number']}٪» بنویسید."


def _twice(found: re.Match[str]) -> str:
    return "دو فاصله پشت سر هم میان دو کلمه است؛ یکی را بردارید."


_CHECKS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (_APART, _joined),
    (_GLUED, _joined),
    (_PLURAL_APART, _joined),
    (_PLURAL_GLUED, _joined),
    (_SPACE_BEFORE, _before),
    (_NO_SPACE_AFTER, _after),
    (_PERCENT, _percent),
    (_TWO_SPACES, _twice),
)
