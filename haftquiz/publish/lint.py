"""Mistakes in Persian prose that a program can be sure of, and Markdown that would not be taken.

Everything here stops the build, so everything here must be certain; taste stays outside.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from haftquiz.publish.cardtext import persian_digits
from haftquiz.publish.listlint import QUOTE_SIGNS, lint_lists
from haftquiz.publish.marks import MARK, Report
from haftquiz.publish.masking import prose
from haftquiz.publish.persianlint import LETTERS as _PERSIAN
from haftquiz.publish.persianlint import spelling

_INVISIBLE = "\u200b-\u200f\ufeff\u202a-\u202e\u2060\u2066-\u2069"
_STARTER = r"(?:#{1,6}|[-*+][ ]|\d+[.)][ ]|>|`{3}|~{3}|\||\{\{)"

_LATIN_DIGITS = re.compile(r"[0-9]+(?:[.,/][0-9]+)*")
_CARD_FOLLOWS = re.compile(r" ?[♠♥♦♣]")
_QUOTED = re.compile(rf'"(?=[{_PERSIAN}])|(?<=[{_PERSIAN}؟!.])"')
_LATIN_SIGN = re.compile(rf"(?<=[{_PERSIAN}\u200c])[,;?](?!\w)")
_PERSIAN_SIGNS = {",": "،", ";": "؛", "?": "؟"}
_FALSE_ITEM = re.compile(r"[ ]*(?:(?P<number>\d+)[)\-][ ]|(?P<dot>[•●▪])[ ]?)")
_INVISIBLE_START = re.compile(rf"[ >]*[{_INVISIBLE}]+[ ]*{_STARTER}")
_NUMBER_MARK = re.compile(r"^([ >]*)\d+\.(?=[ ])")
_UNREAD = re.compile(r"(?<!\\)(?:\{\{|\{§)")
_THING = "\ufffc"  # stands for a value or a widget, so that the spaces around it are two places
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f\x85\ue000-\uf8ff\ufff0-\uffff]")


def clean(text: str, report: Report) -> str:
    """Report signs that belong in no text and return the text without them."""
    for number, line in enumerate(text.split("\n"), 1):
        for sign in sorted(set(_CONTROL.findall(line))):
            report(number, f"نویسهٔ نامرئی U+{ord(sign):04X} در متن است؛ پاکش کنید.")
    return _CONTROL.sub("", text)


def lint_text(text: str, report: Report, line: int) -> None:
    """Check a piece of text that is no Markdown: a title, a hint, a note."""
    for message in (*_wording(text), *spelling(text)):
        report(line, message)


def lint_markdown(lines: list[str], numbers: list[int], report: Report) -> None:
    """Check the lines of a page; fences are already marks."""
    for line, number in zip(lines, numbers, strict=True):
        if _INVISIBLE_START.match(line):
            report(number, "نویسهٔ نامرئی در آغاز خط نمی‌گذارد Markdown آن را بشناسد؛ پاکش کنید.")
    visible = prose([MARK.sub("", line) for line in lines])
    for line, number in zip(visible, numbers, strict=True):
        bare = _NUMBER_MARK.sub(r"\1", line, count=1)
        for message in (*_wording(bare), *_false_items(line), *_unread(line)):
            report(number, message)
    sources = [MARK.sub(_THING, line) for line in lines]
    for text, source, number in zip(prose(sources), sources, numbers, strict=True):
        for message in spelling(text, source):
            report(number, message)
    lint_lists(lines, visible, numbers, report)


def _wording(text: str) -> Iterator[str]:
    for wrong, right in (("ي", "ی"), ("ك", "ک"), ("ى", "ی")):
        if wrong in text:
            yield f"«{wrong}»ی عربی (U+{ord(wrong):04X}) در متن است؛ «{right}» بنویسید."
    for found in _LATIN_DIGITS.finditer(text):
        if not _is_latin_context(text, found) and not _CARD_FOLLOWS.match(text, found.end()):
            yield f"رقم لاتین «{found[0]}» در متن است؛ «{persian_digits(found[0])}» بنویسید."
    arabic = sorted(set(re.findall("[٠-٩]", text)))
    if arabic:
        yield f"رقم عربی «{'، '.join(arabic)}» در متن است؛ رقم فارسی بنویسید."
    if _QUOTED.search(text):
        yield 'گیومهٔ راست (") کنار متن فارسی است؛ « و » بنویسید.'
    for found in _LATIN_SIGN.finditer(text):
        yield f"نشانهٔ لاتین «{found[0]}» پس از متن فارسی است؛ «{_PERSIAN_SIGNS[found[0]]}» بنویسید."


def _is_latin_context(text: str, found: re.Match[str]) -> bool:
    """Tell whether a number belongs to a Latin name: `BZ-31`, `HTML5`, `Python 3.13`."""
    start = text.rfind(" ", 0, found.start()) + 1
    end = text.find(" ", found.end())
    token = text[start : end if end >= 0 else len(text)]
    before = text[:start].split()
    latin = re.compile("[A-Za-z]")
    return bool(latin.search(token) or (before and latin.search(before[-1])))


def _false_items(line: str) -> Iterator[str]:
    found = _FALSE_ITEM.match(QUOTE_SIGNS.sub("", line, count=1))
    if found and found["number"]:
        mark = found[0].strip()
        yield f"«{mark}» فهرست نمی‌سازد؛ «{persian_digits(found['number'])}.» بنویسید."
    elif found:
        yield f"«{found['dot']}» فهرست نمی‌سازد؛ «- » بنویسید."


def _unread(line: str) -> Iterator[str]:
    if _UNREAD.search(line):
        yield "این دستور بسته نشده یا در یک خط نیست؛ {{نام: مقدار}} یا {§ bz-31} را کامل بنویسید."
