"""One page's Markdown to HTML: the extension that ties the stages together.

Before Markdown: fences and directives are lifted out and leave marks. After it: the marks are put
to use, headings get their ids, links are resolved, tables and footnotes dressed, cards isolated.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.extensions.footnotes import FootnoteExtension
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor

from haftquiz.publish.cardtext import isolate_cards, persian_digits
from haftquiz.publish.directives import lift_directives
from haftquiz.publish.fences import lift_fences
from haftquiz.publish.headings import Heading, link_headings, read_headings
from haftquiz.publish.links import AnchorLink, PageLinks
from haftquiz.publish.lint import lint_markdown
from haftquiz.publish.marks import MARK, Fence, Marks
from haftquiz.publish.problems import PageProblems
from haftquiz.publish.safety import Locator, check_attributes, check_raw_html, check_untaken
from haftquiz.publish.site import Page, Site
from haftquiz.publish.tabular import dress_tables
from haftquiz.publish.tree import SLOT, walk
from haftquiz.publish.weave import Expander, Weaver

BEFORE_RAW_HTML = 25  # after white space is normalised (30), before raw HTML is stashed (20)
AFTER_ALL = -5  # after attribute lists (8) and unescaping (0)

_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_SLOT_TAG = re.compile(rf'<{SLOT} n="(\d+)"></{SLOT}>')


@dataclass
class Body:
    """What a page's Markdown came to."""

    html: str = ""
    slots: list[int] = field(default_factory=list)
    fences: dict[int, Fence] = field(default_factory=dict)
    tables: dict[int, tuple[str, int]] = field(default_factory=dict)  # slot -> (name, line)
    headings: list[Heading] = field(default_factory=list)
    clauses: list[tuple[str, int]] = field(default_factory=list)
    anchors: list[AnchorLink] = field(default_factory=list)
    ids: list[tuple[str, int]] = field(default_factory=list)


@dataclass
class _Work:
    """The state of one conversion, shared by the stages."""

    site: Site
    page: Page
    expander: Expander
    problems: PageProblems
    marks: Marks = field(default_factory=Marks)
    lines: list[str] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    body: Body = field(default_factory=Body)


class _Lift(Preprocessor):
    """Lifts fences, then directives, out of the source."""

    def __init__(self, md: Markdown, work: _Work) -> None:
        super().__init__(md)
        self.work = work

    def run(self, lines: list[str]) -> list[str]:
        """Return the lines with marks in place of what was lifted out."""
        work = self.work
        lines, work.numbers = lift_fences(lines, work.marks, work.problems.add)
        work.lines = [
            lift_directives(line, number, work.marks)
            for line, number in zip(lines, work.numbers, strict=True)
        ]
        return work.lines


class _Finish(Treeprocessor):
    """Everything that is done to the finished tree."""

    def __init__(self, md: Markdown, work: _Work) -> None:
        super().__init__(md)
        self.work = work

    def run(self, root: Element) -> None:
        """Put marks to use, then dress and check the tree."""
        work, body = self.work, self.work.body
        locate = Locator([work.marks.restore(line) for line in work.lines], work.numbers)
        weaver = Weaver(work.marks, work.expander, work.problems)
        weaver.weave(root)
        dropped = self._check_stash(weaver, locate)
        dress_tables(root)
        _persian_footnotes(root)
        _ascii_list_starts(root)
        body.headings = read_headings(root, work.lines, work.numbers, work.problems)
        links = PageLinks(work.site, work.page, locate, work.problems)
        links.resolve_all(root)
        check_attributes(root, locate, work.problems)
        check_untaken(root, locate, work.problems)
        link_headings(root)
        isolate_cards(root)
        heading_lines = {heading.id: heading.line for heading in body.headings}
        clause_lines = dict(weaver.clauses)
        for element in root.iter():
            if given := element.get("id"):
                line = heading_lines.get(given) or clause_lines.get(given) or 0
                body.ids.append((given, line or locate(given)))
        body.slots, body.tables = weaver.slots, weaver.tables
        body.clauses, body.anchors = weaver.clauses, links.anchors
        self._account_for_fences(weaver, dropped)
        lint_markdown(work.lines, work.numbers, work.problems.add)

    def _check_stash(self, weaver: Weaver, locate: Locator) -> set[int]:
        dropped: set[int] = set()
        blocks = self.md.htmlStash.rawHtmlBlocks
        for at, raw in enumerate(blocks):
            if not isinstance(raw, str):
                continue
            for comment in _COMMENT.findall(raw):
                dropped |= self._commented_out(comment)
            kept, ids = check_raw_html(raw, locate, self.work.problems)
            self.work.body.ids += [(given, locate(given)) for given in ids]
            blocks[at] = weaver.plain(kept) if MARK.search(kept) else kept
        return dropped

    def _commented_out(self, comment: str) -> set[int]:
        """Return the marks in a comment: what the author has taken out is not missing."""
        pieces = self.work.marks.split(comment)
        return {piece[0] for piece in pieces if not isinstance(piece, str)}

    def _account_for_fences(self, weaver: Weaver, dropped: set[int]) -> None:
        """Every scenario found in the source must stand in the page, or be reported."""
        for number, item in enumerate(self.work.marks.items):
            if isinstance(item, Fence) and item.scenario:
                if number in weaver.slots:
                    self.work.body.fences[number] = item
                elif number not in dropped | weaver.reported:
                    self.work.problems.add(
                        item.line, "این سناریو در صفحه جا نمی‌گیرد؛ جای حصارش را ساده‌تر کنید."
                    )


class HaftExtension(Extension):
    """Python-Markdown extension; made anew for every page."""

    def __init__(self, work: _Work) -> None:
        super().__init__()
        self.work = work

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (the name is Markdown's)
        """Register the two stages."""
        md.preprocessors.register(_Lift(md, self.work), "haft-lift", BEFORE_RAW_HTML)
        md.treeprocessors.register(_Finish(md, self.work), "haft-finish", AFTER_ALL)


def convert(site: Site, page: Page, expander: Expander, problems: PageProblems) -> Body:
    """Convert the text of a page; problems are noted, never raised."""
    work = _Work(site, page, expander, problems)
    md = Markdown(
        output_format="html",
        extensions=[
            "tables",
            "sane_lists",
            "attr_list",
            "def_list",
            "admonition",
            FootnoteExtension(BACKLINK_TEXT="بازگشت", BACKLINK_TITLE="بازگشت به متن، پانوشت {}"),
            HaftExtension(work),
        ],
    )
    body = work.body
    body.html = md.convert(page.text)
    placed = sorted(int(number) for number in _SLOT_TAG.findall(body.html))
    if placed != sorted(body.slots):  # a fault of ours, never of the author
        raise AssertionError(f"slots {body.slots} were rendered as {placed}")
    return body


def fill_slots(html: str, pieces: dict[int, str]) -> str:
    """Replace every slot of a page by its widget or table."""
    return _SLOT_TAG.sub(lambda found: pieces[int(found[1])], html)


def _persian_footnotes(root: Element) -> None:
    for element, _ in walk(root):
        if "footnote-ref" in element.get("class", "") and element.text:
            element.text = persian_digits(element.text)
        if "footnote-backref" in element.get("class", "") and element.get("title"):
            element.set("title", persian_digits(element.get("title", "")))


def _ascii_list_starts(root: Element) -> None:
    """`۳.` starts a list at three; HTML wants the number in ASCII."""
    for element in root.iter("ol"):
        start = element.attrib.pop("start", "1")
        if int(start) != 1:
            element.set("start", str(int(start)))
