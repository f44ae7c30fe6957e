"""Finding fenced blocks in the source: at the margin, in lists, in quotes, behind tabs.

Python-Markdown's own fences stand at the margin only. Here a block may open behind any mix of
quote signs, list bullets and indentation; what stands before its opening is taken off its lines.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from haftquiz.publish.marks import Fence, Marks, Report
from haftquiz.publish.problems import nearest

NAMES = ("haft", "سناریو")
TAB = 4

_QUOTE = re.compile(r"(?:[ ]*>)*")
_ITEM = re.compile(r"([ ]*)((?:[-*+]|\d+\.)[ ]+)")
_OPENING = re.compile(r"(`{3,}(?=[^`]*$)|~{3,})[ ]*(.*?)[ ]*$")
_FOLD = str.maketrans({"ي": "ی", "ك": "ک", "\u200c": None, "\u200f": None, "\u200e": None})


@dataclass
class _Opening:
    """Where a block opens: behind `quote` signs and `indent` spaces, perhaps right at a bullet."""

    quote: str
    indent: int
    bullet: str
    sign: str
    info: str

    def inner(self, line: str) -> str | None:
        """Return a following line without what stands before the block; None outside of it."""
        depth = self.quote.count(">")
        quote = re.match(rf"(?:[ ]*>){{{depth}}}", line)
        if quote is None:
            return None
        rest = line[quote.end() :]
        if depth and rest.startswith(" "):
            rest = rest[1:]
        spaces = len(rest) - len(rest.lstrip(" "))
        return rest[min(spaces, self.indent) :]

    def closes(self, rest: str) -> bool:
        bare = rest.strip(" ")
        return (
            len(rest) - len(rest.lstrip(" ")) < TAB
            and len(bare) >= len(self.sign)
            and set(bare) == {self.sign[0]}
        )


@dataclass
class _Lists:
    """The list items open at a line, so that a block indented by two or three spaces stays in."""

    items: list[tuple[int, int]] = field(default_factory=list)  # (where the text begins, level)
    quote: str = ""
    after_blank: bool = True

    def see(self, quote: str, rest: str) -> None:
        """Take note of a line that is no block."""
        if quote.count(">") != self.quote.count(">"):
            self.items, self.quote = [], quote
        if not rest.strip():
            self.after_blank = True
            return
        item = _ITEM.match(rest)
        indent = len(rest) - len(rest.lstrip(" "))
        if item:
            level = min(indent // TAB, len(self.items))
            del self.items[level:]
            self.items.append((item.end(), level))
        elif indent == 0 and self.after_blank:
            self.items = []
        self.after_blank = False

    def indent_for(self, spaces: int) -> int:
        """Return the indentation by which Markdown keeps a block in the item it stands in."""
        inside = [level for start, level in self.items if spaces >= min(start, (level + 1) * TAB)]
        return (max(inside) + 1) * TAB if inside else spaces


def lift_fences(lines: list[str], marks: Marks, report: Report) -> tuple[list[str], list[int]]:
    """Replace every fenced block by a mark; return the new lines and their old line numbers."""
    out: list[str] = []
    numbers: list[int] = []
    lists = _Lists()
    at = 0
    lines = [line.expandtabs(TAB) for line in lines]
    while at < len(lines):
        opening = _opening(lines[at])
        if opening is None:
            quote = _QUOTE.match(lines[at])[0]  # type: ignore[index]
            lists.see(quote, _unquote(lines[at], quote))
            out.append(lines[at])
            numbers.append(at + 1)
            at += 1
            continue
        fence, after = _read(lines, at, opening, report)
        new = [_mark_line(opening, lists, marks.put(fence))]
        # One blank line on either side, never two: a second would end a footnote or a list.
        if out and not opening.bullet and not _is_blank(out[-1]):
            new.insert(0, opening.quote)
        if after < len(lines) and not _is_blank(lines[after]):
            new.append(opening.quote)
        lists.after_blank = True
        out += new
        numbers += [at + 1] * len(new)
        at = after
    return out, numbers


def _unquote(line: str, quote: str) -> str:
    rest = line[len(quote) :]
    return rest[1:] if quote and rest.startswith(" ") else rest


def _opening(line: str) -> _Opening | None:
    quote = _QUOTE.match(line)[0]  # type: ignore[index]
    rest = _unquote(line, quote)
    item = _ITEM.match(rest)
    bullet = item[0] if item else ""
    body = rest[len(bullet) :]
    indent = len(body) - len(body.lstrip(" "))
    found = _OPENING.match(body, indent)
    if found is None or ("`" in found[2] and found[1][0] == "`"):
        return None
    return _Opening(quote, len(bullet) + indent, bullet, found[1], found[2])


def _read(lines: list[str], start: int, opening: _Opening, report: Report) -> tuple[Fence, int]:
    scenario = _is_scenario(opening.info, start + 1, report)
    body: list[str] = []
    for at in range(start + 1, len(lines)):
        rest = opening.inner(lines[at])
        if rest is None:
            break
        if opening.closes(rest):
            return _fence(lines[start : at + 1], start, opening, body, scenario), at + 1
        other = _opening(lines[at])
        if scenario and other and other.info and other.sign[0] == opening.sign[0]:
            break  # a second block opens: the first one was never closed
        body.append(rest)
    report(
        start + 1,
        f"حصار {opening.sign} که این‌جا باز شده بسته نشده است؛ "
        f"پس از آخرین خط آن، با همان تورفتگی، {opening.sign} بگذارید.",
    )
    # Give the rest of the page back from the first blank line on, so that it is checked as well.
    length = next((n for n, line in enumerate(body) if not line.strip()), len(body))
    end = start + 1 + length
    return _fence(lines[start:end], start, opening, body[:length], False), end


def _fence(
    block: list[str], start: int, opening: _Opening, body: list[str], scenario: bool
) -> Fence:
    inner = [opening.inner(line) for line in block[1:]]
    first = block[0][len(opening.quote) :].lstrip(" ")
    raw = "\n".join([first.removeprefix(opening.bullet), *(line or "" for line in inner)])
    return Fence(start + 1, opening.info, "\n".join(body), raw, scenario)


def _is_blank(line: str) -> bool:
    return not line.strip(" >")


def _mark_line(opening: _Opening, lists: _Lists, mark: str) -> str:
    quote = opening.quote + " " if opening.quote else ""
    if opening.bullet:
        lists.see(opening.quote, opening.bullet + "x")
        return quote + opening.bullet + mark
    indent = opening.indent if opening.quote else lists.indent_for(opening.indent)
    # At the margin up to three spaces mean nothing, and four would make it code.
    spaces = " " * (indent if indent >= TAB else 0)
    return quote + spaces + mark


def _is_scenario(info: str, line: int, report: Report) -> bool:
    word, _, rest = info.strip("{}. ").translate(_FOLD).partition(" ")
    if word in NAMES:
        if rest or info.translate(_FOLD) != word:
            report(line, f"پس از «{word}» چیزی نمی‌آید؛ برچسب‌ها هر یک در خط خود زیر آن‌اند.")
        return True
    close = nearest(word.lower(), NAMES, 0.75)
    if word and close:
        report(line, f"نام حصار «{word}» شناخته نیست؛ منظورتان «{close}» نیست؟")
    return False
