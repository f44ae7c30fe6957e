"""Heading ids from our own slug, the page's table of contents, and the lines of the headings."""

from __future__ import annotations

import re
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from haftquiz.publish.marks import MARK
from haftquiz.publish.problems import PageProblems
from haftquiz.publish.slug import fa_slug
from haftquiz.publish.tree import make, text_of

_TAGS = {f"h{n}": n for n in range(1, 7)}
_LINKED = frozenset({"h2", "h3"})
_HASHES = re.compile(r"(?:[ ]*>)*[ ]*(?:(?:[-*+]|\d+\.)[ ]+)?#{1,6}(.*)")
_UNDERLINE = re.compile(r"(?:[ ]*>)*[ ]?(=+|-+)[ ]*$")
_STASHED = re.compile("\x02[^\x03]*\x03")


@dataclass(frozen=True)
class Heading:
    """One entry of a table of contents."""

    level: int
    id: str
    text: str
    line: int


def read_headings(
    root: Element, lines: list[str], numbers: list[int], problems: PageProblems
) -> list[Heading]:
    """Give every heading of the tree its id; return the headings in order."""
    places = _places(lines, numbers)
    found: list[Heading] = []
    taken: dict[str, int] = {}
    for element in root.iter():
        level = _TAGS.get(element.tag)
        if level is None:
            continue
        text = _STASHED.sub("", text_of(element)).strip()
        line = _take_line(places, text)
        if level == 1:
            problems.add(line, "عنوان صفحه از title: می‌آید؛ در متن از ## آغاز کنید.")
        slug = element.get("id") or fa_slug(text)
        if not slug:
            problems.add(line, f"از عنوان «{text}» نشانی ساخته نمی‌شود؛ حرف یا {{#id}} بیفزایید.")
        elif slug in taken:
            element.attrib.pop("id", None)
            problems.add(
                line,
                f"نشانی عنوان «{text}» (#{slug}) همان نشانی عنوان خط {taken[slug]} است؛ "
                "یکی را دیگر کنید یا {#id} بیفزایید.",
            )
        else:
            taken[slug] = line
            element.set("id", slug)
        found.append(Heading(level, slug, text, line))
    return found


def link_headings(root: Element) -> None:
    """Put beside every section's heading a link to it, for readers who pass the place on.

    Beside, not inside: a heading is named by what stands in it, and the link is not part of that.
    """
    for parent in list(root.iter()):
        for place, heading in enumerate(parent):
            anchor = heading.get("id")
            if heading.tag not in _LINKED or not anchor:
                continue
            beside = make("div", class_=f"heading heading-{heading.tag}")
            beside.tail, heading.tail = heading.tail, None
            name = f"پیوند به بخش: {_STASHED.sub('', text_of(heading)).strip()}"
            link = make("a", class_="heading-link", href=f"#{anchor}", aria_label=name)
            beside.extend((heading, link))
            parent[place] = beside


def _places(lines: list[str], numbers: list[int]) -> list[tuple[str, int]]:
    """Return the candidates for headings in the source: (folded text, line)."""
    places = []
    for at, line in enumerate(lines):
        hashes = _HASHES.match(line)
        if hashes:
            places.append((_fold(hashes[1]), numbers[at]))
        elif at and lines[at - 1].strip() and _UNDERLINE.match(line):
            places.append((_fold(lines[at - 1]), numbers[at - 1]))
    return places


def _take_line(places: list[tuple[str, int]], text: str) -> int:
    wanted = _fold(text)
    for place in places:
        if place[0].startswith(wanted) or (wanted.startswith(place[0]) and place[0]):
            places.remove(place)
            return place[1]
    return places.pop(0)[1] if places else 1


def _fold(text: str) -> str:
    return "".join(sign for sign in MARK.sub("", text) if sign.isalnum())
