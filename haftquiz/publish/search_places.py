"""The places of a page that a search may lead to: its paragraphs, each with the nearest anchor.

A paragraph that states a clause is a place of its own; what has no anchor belongs to the place
before it, so that one tap always ends at an element with an id.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

from haftquiz.publish.quizzes import Quiz, RulesTable
from haftquiz.publish.site import Page
from haftquiz.publish.tree import SLOT

_HEADINGS = frozenset({"h2", "h3", "h4", "h5", "h6"})
_BLOCKS = _HEADINGS | {"p", "li", "td", "th", "dt", "dd", "blockquote", "div", "pre", "tr"}
_UNSEEN = frozenset({"script", "style", "template", "svg"})


@dataclass
class Place:
    """Somewhere on a page: its address there, under which heading, and what is written."""

    anchor: str
    heading: str
    text: str = ""
    clauses: list[str] = field(default_factory=list)
    question: bool = False
    table: bool = False  # a row that sums up what paragraphs elsewhere tell


def places_of(page: Page) -> list[Place]:
    """Return the places of a page in order; those without a word are left out."""
    reader = _Reader(page)
    reader.feed(page.html)
    reader.close()
    reader.end_block()
    places = [place for place in reader.places if place.text or place.clauses]
    for place in places:
        place.text = " ".join(place.text.split())
    return places


class _Reader(HTMLParser):
    """Walks the page's own HTML, from block to block."""

    def __init__(self, page: Page) -> None:
        super().__init__(convert_charrefs=True)
        self.page = page
        self.places = [Place("", "", page.front.description)]
        self.words: list[str] = []
        self.clauses: list[str] = []
        self.heading: tuple[str, str] = "", ""  # tag while it is open, id
        self.title = ""
        self.unseen = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Blocks and headings end what was before them; slots are read at once."""
        given = dict(attrs)
        if tag in _UNSEEN:
            self.unseen += 1
        if tag in _BLOCKS:
            self.end_block()
        if tag in _HEADINGS:
            self.heading = tag, given.get("id") or ""
        if given.get("class") == "clause":
            self.clauses.append(given.get("id") or "")
        if tag == SLOT:
            self.end_block()
            self._slot(int(given.get("n") or 0))

    def handle_endtag(self, tag: str) -> None:
        """Headings open the next place."""
        if tag in _UNSEEN:
            self.unseen -= 1
        if tag == self.heading[0]:
            self._open_heading()
        elif tag in _BLOCKS:
            self.end_block()

    def handle_data(self, data: str) -> None:
        """Collect what a reader sees."""
        if not self.unseen:
            self.words.append(data)

    def end_block(self) -> None:
        """Give the collected words to a place: its own if it states a clause."""
        text = "".join(self.words).strip()
        if self.clauses:
            self.places.append(Place(self.clauses[0], self.title, text, self.clauses))
        elif text:
            if self.places[-1].question or self.places[-1].table:
                self._reopen()
            self.places[-1].text += f" {text}"
        self.words, self.clauses = [], []

    def _reopen(self) -> None:
        """Text after a question or a table goes on where the text before it was."""
        before = next(it for it in reversed(self.places) if not (it.question or it.table))
        self.places.append(Place(before.anchor, self.title))

    def _open_heading(self) -> None:
        title = " ".join("".join(self.words).split())
        # A clause stated by a heading itself is reached by the heading's own id.
        self.title = title
        self.places.append(Place(self.heading[1], title, "", self.clauses))
        self.words, self.clauses, self.heading = [], [], ("", "")

    def _slot(self, number: int) -> None:
        slot = self.page.slots.get(number)
        if isinstance(slot, Quiz):
            table = (slot.view["table"] or {}).get("text", "")
            words = [slot.view["title"] or "", slot.view["question"], table]
            text = " ".join(word.rstrip(".") + "." for word in words if word.strip(". "))
            self.places.append(Place(slot.id, self.title, text, question=True))
        elif isinstance(slot, RulesTable):
            self._rows(slot.content)
            self.places += _compared(slot.content)
            self.places += _assumed(slot.content, self.title)

    def _rows(self, table: dict[str, Any]) -> None:
        """Rows of clauses: each at the paragraph that states it, if that is on this page."""
        anchor = self.places[-1].anchor
        for row in table.get("rows", []):
            named = [cell["clause"].lower() for cell in row if cell.get("clause")]
            here = [clause for clause in named if clause in self.page.ids]
            text = "؛ ".join(cell["text"] for cell in row if cell["text"])
            self.places.append(Place((here or [anchor])[0], self.title, text, here))


def _compared(table: dict[str, Any]) -> Iterator[Place]:
    """Each rule of a comparison; rule sets that have no such rule say nothing of it."""
    for topic in table.get("topics", []):
        for row in topic["rows"]:
            said = [f"{cell['of']}: {cell['text']}" for cell in row["cells"] if cell["there"]]
            yield Place(row["anchor"], row["title"], "؛ ".join(said), table=True)


def _assumed(table: dict[str, Any], heading: str) -> Iterator[Place]:
    """Each question of the list of all that the documents leave open."""
    for row in table.get("questions", []):
        text = f"{row['question']}؛ {row['rules']}؛ فرض ما: {'؛ '.join(row['ours'])}"
        yield Place(row["anchor"], heading, text, table=True)
