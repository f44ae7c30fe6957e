"""The model of a site: pages, where they come from and where they go."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from haftquiz.publish.embed_known import Known
from haftquiz.publish.frontmatter import FrontMatter
from haftquiz.publish.problems import PageProblems, Problems
from haftquiz.publish.slug import path_segment
from haftquiz.quiz.parsing import ALL_RULE_SETS, Book

if TYPE_CHECKING:
    from haftquiz.publish.headings import Heading
    from haftquiz.publish.quizzes import Quiz

# Folders at the root of the output that are not pages.
RESERVED = (
    "e", "embed", "compose", "404", "progress", "search", "feed.xml", "sitemap.xml", "robots.txt",
)  # fmt: skip
RESERVED_PREFIXES = ("assets-", "runtime-")


@dataclass
class Page:
    """One Markdown file. Everything below `text` is filled in step by step by the build."""

    source: str  # relative to the content folder, with slashes: `bazito/eight.md`
    shown: str  # as problems show it: `content/bazito/eight.md`
    text: str  # the source with its front matter blanked, so that line numbers stay
    front: FrontMatter
    rules: str | None = None  # the id of its rule set
    html: str = ""  # the body, with slots where widgets and tables go
    slots: dict[int, Any] = field(default_factory=dict)  # slot number -> Quiz or a table
    headings: list[Heading] = field(default_factory=list)
    clauses: list[tuple[str, int]] = field(default_factory=list)
    ids: set[str] = field(default_factory=set)
    house: list[dict[str, str]] = field(default_factory=list)  # where its rules are the site's own

    @property
    def folder(self) -> str:
        """The folder of the source, empty at the root."""
        return posixpath.dirname(self.source)

    @property
    def is_index(self) -> bool:
        """Whether the page stands for its folder."""
        return posixpath.basename(self.source) == "index.md"

    @property
    def url(self) -> str:
        """The page's address relative to the site root, `bazito/eight/`; empty for the first."""
        *folders, name = self.source.removesuffix(".md").split("/")
        parts = [path_segment(folder) for folder in folders]
        if not self.is_index:
            parts.append(self.front.slug or path_segment(name))
        elif self.front.slug and parts:
            parts[-1] = self.front.slug
        return "".join(part + "/" for part in parts)

    @property
    def root(self) -> str:
        """The way from the page to the site root: `../../`, `./` for the first page."""
        return "../" * self.url.count("/") or "./"

    @property
    def quizzes(self) -> list[Quiz]:
        """The page's scenarios in reading order."""
        from haftquiz.publish.quizzes import Quiz  # noqa: PLC0415 (the two know each other)

        return [slot for slot in self.slots.values() if isinstance(slot, Quiz)]

    def to(self, other: Page, fragment: str = "") -> str:
        """Return the relative link from this page to a place on another (or on this one)."""
        anchor = f"#{fragment}" if fragment else ""
        if other.url == self.url and anchor:
            return anchor
        return relative(self.url, other.url) + anchor


@dataclass
class Site:
    """All pages that are published, by source path, and the files beside them."""

    pages: dict[str, Page] = field(default_factory=dict)
    drafts: set[str] = field(default_factory=set)
    unread: set[str] = field(default_factory=set)  # reported once, and not again by who needs them
    attachments: dict[str, Path] = field(default_factory=dict)
    book: Book = field(default_factory=lambda: ALL_RULE_SETS)  # as the site plays
    known: Known = field(default_factory=Known)  # the embed addresses that were given out

    @property
    def title(self) -> str:
        """The title of the first page."""
        first = self.pages.get("index.md")
        return first.front.title if first else ""

    @property
    def quizzes(self) -> Iterable[tuple[Page, Quiz]]:
        """All scenarios with their pages."""
        return [(page, quiz) for page in self.pages.values() for quiz in page.quizzes]


def relative(from_url: str, to_url: str) -> str:
    """Return the percent-encoded way from one folder of the site to another (or to a file)."""
    way = posixpath.relpath("/" + to_url, "/" + from_url)
    if to_url.endswith("/") or not to_url:
        way += "/"
    return quote(way, safe="/")


def check_addresses(site: Site, problems: Problems) -> None:
    """Report pages that would be written over one another or over the builder's own folders."""
    taken: dict[str, Page] = {}
    for page in site.pages.values():
        here = PageProblems(problems, page.shown)
        first = page.url.split("/")[0]
        key = page.url.casefold()
        if any(not part for part in page.url.split("/")[:-1]):
            here.add(1, "از نام این پرونده نشانی ساخته نمی‌شود؛ slug: بنویسید یا نامش را عوض کنید.")
        elif first in RESERVED or first.startswith(RESERVED_PREFIXES):
            here.add(page.front.line("slug"), f"نشانی «{first}/» از آنِ خود سایت است؛ نامی دیگر.")
        elif key in taken:
            here.add(
                page.front.line("slug"),
                f"نشانی «{page.url or '/'}» را صفحهٔ {taken[key].shown} هم دارد؛ یکی را عوض کنید.",
            )
        else:
            taken[key] = page
