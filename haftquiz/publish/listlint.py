"""Lists that Markdown would not take as they are meant, and text that falls out of its list."""

from __future__ import annotations

import re
from dataclasses import dataclass

from haftquiz.publish.marks import MARK, Report

QUOTE_SIGNS = re.compile(r"^[ ]{0,3}(?:>[ ]?)+")

_ITEM = re.compile(r"([ ]*)(?:([-*+])|(\d+)\.)[ ]+\S")
_NO_PARAGRAPH = re.compile(r"#|\||<|!!!|\[\^|:")
_STUCK = "فهرست به خط بالا چسبیده است و ساخته نمی‌شود؛ یک خط خالی بگذارید."
_OTHER_KIND = "این مورد از جنس فهرست بالا نیست و جزو متن آن می‌شود؛ یک خط خالی میانشان بگذارید."
_SHALLOW_ITEM = "این مورد زیر مورد بالا نمی‌رود؛ برای فهرست تودرتو چهار فاصله تو ببریدش."
_SHALLOW_TEXT = "این بند از فهرست بیرون می‌افتد؛ چهار فاصله (به‌جای کمتر) تو ببریدش."


@dataclass
class _State:
    """Where the reader stands: in a paragraph, in a list, and after what."""

    in_paragraph: bool = False
    in_list: bool = False
    after_blank: bool = True
    ordered: bool = False  # the kind of the last item at the margin

    def item(self, indent: int, number: str | None) -> str | None:
        """Take an item; return what is wrong with it."""
        ordered = number is not None
        if self.in_list:
            if 0 < indent < 4:
                return _SHALLOW_ITEM
            if indent == 0:
                changed, self.ordered = ordered != self.ordered, ordered
                return _OTHER_KIND if changed and not self.after_blank else None
            return None
        # A number that opens a wrapped line of prose is no list, unless it is the first.
        if self.in_paragraph and indent < 4 and (not ordered or int(number or 0) == 1):
            self.in_paragraph, self.in_list, self.ordered = False, True, ordered
            return _STUCK
        self.in_list = not self.in_paragraph
        self.ordered = ordered
        return None

    def text(self, line: str, visible: bool) -> str | None:
        """Take another line that is not blank."""
        if self.in_list and self.after_blank and re.match(r"[ ]{1,3}\S", line) and visible:
            return _SHALLOW_TEXT
        opens = _NO_PARAGRAPH.match(line)
        if self.after_blank and not line.startswith(" "):
            self.in_list = False
            self.in_paragraph = not opens and not MARK.match(line)
        elif line.startswith("#"):
            self.in_paragraph = False
        elif not self.in_list and not opens:
            self.in_paragraph = True
        return None


def lint_lists(lines: list[str], visible: list[str], numbers: list[int], report: Report) -> None:
    """Report the list mistakes of a page; `visible` tells the lines that are no code."""
    state = _State()
    for raw, shown, number in zip(lines, visible, numbers, strict=True):
        line = QUOTE_SIGNS.sub("", raw, count=1)
        if not line.strip():
            state.in_paragraph, state.after_blank = False, True
            continue
        item = _ITEM.match(line)
        wrong = state.item(len(item[1]), item[3]) if item else state.text(line, bool(shown.strip()))
        if wrong:
            report(number, wrong)
        state.after_blank = False
