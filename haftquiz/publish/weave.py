"""Putting the marks of a page to use once Markdown has built its tree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol
from xml.etree.ElementTree import Element

from markdown.util import AtomicString, code_escape

from haftquiz.publish import directives
from haftquiz.publish.marks import MARK, Clauses, Directive, Fence, Marks
from haftquiz.publish.problems import PageProblems
from haftquiz.publish.tree import BLOCK_TAGS, CODE_TAGS, SLOT, Node, make, replace_text, walk


class Expander(Protocol):
    """What answers the directives of a page: the quiz floor, with the page's rule set."""

    def rule(self, directive: Directive) -> str | None:
        """Return the Persian value of a rule; None once the problem is reported."""

    def answer(self, directive: Directive) -> str | None:
        """Return the Persian answer of an inline scenario, likewise."""


class Weaver:
    """Replaces the marks of one page; afterwards knows its slots and clauses."""

    def __init__(self, marks: Marks, expander: Expander, problems: PageProblems) -> None:
        self.marks = marks
        self.expander = expander
        self.problems = problems
        self.slots: list[int] = []  # numbers of scenario fences and tables, in reading order
        self.tables: dict[int, tuple[str, int]] = {}  # slot -> (name, line)
        self.clauses: list[tuple[str, int]] = []
        self.reported: set[int] = set()  # fences that cannot stand where they are

    def weave(self, root: Element) -> None:
        """Put every mark of the tree to use."""
        for element, above in list(walk(root)):
            if any(tag in CODE_TAGS for tag in (element.tag, *(e.tag for e in above))):
                self._restore_code(element)
                continue
            for name, value in list(element.items()):
                if value and MARK.search(value):
                    element.set(name, self.plain(value))
            if (element.text and MARK.search(element.text)) or any(
                child.tail and MARK.search(child.tail) for child in element
            ):
                self._weave_text(element, above)

    def _weave_text(self, element: Element, above: tuple[Element, ...]) -> None:
        block = next((e for e in (element, *reversed(above)) if e.tag in BLOCK_TAGS), element)
        anchors: list[Element] = []
        alone = _is_mark_alone(element)

        def cut(text: str) -> list[Node] | None:
            if not MARK.search(text):
                return None
            nodes: list[Node] = []
            for piece in self.marks.split(text):
                if isinstance(piece, str):
                    nodes.append(piece)
                    continue
                number, item = piece
                if isinstance(item, Clauses):
                    anchors.extend(self._anchors(item))
                    if nodes and isinstance(nodes[-1], str):
                        nodes[-1] = nodes[-1].rstrip(" ")
                else:
                    nodes.append(self._node(number, item, alone))
            return nodes

        replace_text(element, cut)
        if element.tag == "p" and above:
            _free_blocks(element, above[-1])
        if anchors:
            _put_first(block, anchors)

    def _node(self, number: int, item: Fence | Directive, alone: bool) -> Node:
        if isinstance(item, Fence):
            if not item.scenario:
                return _code_block(item)
            self.slots.append(number)
            return make(SLOT, n=str(number))
        kind = directives.kind(item, self.problems.add)
        if kind == directives.TABLE:
            return self._table(number, item, alone)
        return self._value(kind, item)

    def _table(self, number: int, item: Directive, alone: bool) -> Node:
        name = directives.table_name(item, self.problems.add)
        if not alone:
            self.problems.add(
                item.line, f"{item.raw} جدول است و باید تنها در خط خود، میان دو خط خالی، بیاید."
            )
        elif name:
            self.slots.append(number)
            self.tables[number] = name, item.line
            return make(SLOT, n=str(number))
        return ""

    def _value(self, kind: str | None, item: Directive) -> str:
        ask: dict[str | None, Callable[[Directive], str | None]] = {
            directives.RULE: self.expander.rule,
            directives.ANSWER: self.expander.answer,
        }
        return AtomicString((ask[kind](item) if kind in ask else None) or "")

    def _anchors(self, item: Clauses) -> list[Element]:
        ids = directives.clause_ids(item, self.problems.add)
        self.clauses += [(clause, item.line) for clause in ids]
        return [make("span", class_="clause", id=clause) for clause in ids]

    def plain(self, text: str) -> str:
        """Replace marks where only text can stand: in attributes and raw HTML."""
        pieces = []
        for piece in self.marks.split(text):
            if isinstance(piece, str):
                pieces.append(piece)
                continue
            number, item = piece
            kind = directives.kind(item, self.problems.add) if isinstance(item, Directive) else None
            if isinstance(item, Directive) and kind in (directives.RULE, directives.ANSWER):
                pieces.append(self._value(kind, item))
            else:
                self.reported.add(number)
                what = "سناریو" if isinstance(item, Fence) else item.raw
                self.problems.add(
                    item.line, f"{what} میان HTML خام یا متن پیوند است و آن‌جا کار نمی‌کند."
                )
        return "".join(pieces)

    def _restore_code(self, element: Element) -> None:
        element.text = self._restored(element.text)
        for child in element:
            child.tail = self._restored(child.tail)

    def _restored(self, text: str | None) -> str | None:
        if not text or not MARK.search(text):
            return text
        self._report_scenarios(text)
        items = self.marks.items
        return AtomicString(MARK.sub(lambda found: _escaped(items[int(found[1])].raw), text))

    def _report_scenarios(self, text: str) -> None:
        for piece in self.marks.split(text):
            if not isinstance(piece, str) and isinstance(piece[1], Fence) and piece[1].scenario:
                self.reported.add(piece[0])
                self.problems.add(
                    piece[1].line,
                    "این سناریو تو رفته است ولی درون فهرست نیست، پس متن کد حساب می‌شود؛ "
                    "تورفتگی را بردارید (برای نشان‌دادن خود متن، آن را میان ```` بگذارید).",
                )


def _escaped(code: str) -> str:
    return str(code_escape(code))


def _is_mark_alone(element: Element) -> bool:
    return not len(element) and bool(element.text and MARK.fullmatch(element.text.strip()))


def _free_blocks(paragraph: Element, parent: Element) -> None:
    """Take widgets and code out of the `<p>` in which their marks stood.

    A footnote's last paragraph also holds the way back to the text: that goes on in a `<p>` below.
    """
    blocks = [child for child in paragraph if child.tag in (SLOT, "pre")]
    if not blocks:
        return
    place = list(parent).index(paragraph)
    rest = make("p", "", **paragraph.attrib)
    pieces, rest.text = [rest], paragraph.text
    for child in list(paragraph):
        if child in blocks:
            rest = make("p", (child.tail or "").lstrip())
            child.tail = "\n"
            pieces += [child, rest]
        else:
            rest.append(child)
    pieces = [p for p in pieces if p.tag != "p" or len(p) or (p.text or "").strip()]
    pieces[-1].tail = paragraph.tail
    parent[place : place + 1] = pieces


def _put_first(block: Element, anchors: list[Element]) -> None:
    for place, anchor in enumerate(anchors):
        block.insert(place, anchor)
    anchors[-1].tail, block.text = block.text, None


def _code_block(fence: Fence) -> Element:
    pre = make("pre", dir="ltr")
    code = make("code")
    language = fence.info.strip("{}. ").split(" ")[0]
    if language:
        code.set("class", f"language-{language}")
    code.text = AtomicString(_escaped(fence.text + "\n"))
    pre.append(code)
    return pre
