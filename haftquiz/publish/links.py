"""Links: schemes that may be used, pages and files that exist, and anchors that are there."""

from __future__ import annotations

import html
import posixpath
import re
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import quote, unquote
from xml.etree.ElementTree import Element

from markdown.util import AMP_SUBSTITUTE

from haftquiz.publish.problems import PageProblems, Problems, nearest
from haftquiz.publish.safety import Locator
from haftquiz.publish.site import Page, Site, relative

SCHEMES = ("http", "https", "mailto")

_SCHEME = re.compile(r"([a-zA-Z][a-zA-Z0-9+.\-]*):")
_IGNORED_BY_BROWSERS = re.compile(r"[\x00-\x20\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


@dataclass(frozen=True)
class AnchorLink:
    """A link to a place on a page, to be checked once all pages are read."""

    path: str
    line: int
    target: str  # source of the page it leads to
    fragment: str
    written: str


class PageLinks:
    """Resolves the links of one page."""

    def __init__(self, site: Site, page: Page, locate: Locator, problems: PageProblems) -> None:
        self.site = site
        self.page = page
        self.locate = locate
        self.problems = problems
        self.anchors: list[AnchorLink] = []

    def resolve_all(self, root: Element) -> None:
        """Rewrite every link and picture address of a tree."""
        for element in root.iter():
            for name, picture in (("href", False), ("src", True)):
                written = element.get(name)
                if written is None or "footnote" in element.get("class", ""):
                    continue
                new = self._resolve(written, picture)
                if new is None:
                    del element.attrib[name]
                else:
                    element.set(name, new)

    def _resolve(self, written: str, picture: bool) -> str | None:
        plain = html.unescape(written.replace(AMP_SUBSTITUTE, "&"))
        bare = _IGNORED_BY_BROWSERS.sub("", plain)
        scheme = _SCHEME.match(bare)
        if scheme or bare.startswith(("//", "\\\\", "/\\", "\\/")):
            return self._outside(written, bare, scheme[1].lower() if scheme else "", picture)
        way, _, fragment = plain.strip().partition("#")
        way, _, query = way.partition("?")
        target = self._target(unquote(way), written)
        if target is None:
            return None
        if isinstance(target, str):
            return relative(self.page.url, target)
        if picture:
            self._report(written, f"«{written}» صفحه است، نه تصویر.")
            return None
        return self._to_page(target, query, unquote(fragment), written)

    def _outside(self, written: str, bare: str, scheme: str, picture: bool) -> str | None:
        if picture:
            self._report(
                written,
                f"تصویر «{written}» از جای دیگری بار می‌شود؛ پرونده‌اش را کنار صفحه بگذارید.",
            )
        elif scheme in SCHEMES:
            # As written (an address may be masked against collectors), only spaces are encoded.
            return written.strip().replace(" ", "%20")
        elif scheme:
            self._report(
                written,
                f"پیوند «{bare[:60]}» پذیرفته نیست؛ تنها http، https، mailto و نشانی نسبی.",
            )
        else:
            self._report(written, f"پیوند «{written}» پروتکل ندارد؛ https:// را هم بنویسید.")
        return None

    def _target(self, way: str, written: str) -> Page | str | None:
        if not way:
            return self.page
        if way.startswith("/"):
            self._report(written, f"پیوند «{written}» باید نسبی باشد، مانند ../index.md.")
            return None
        path = posixpath.normpath(posixpath.join(self.page.folder, way))
        if path in self.site.pages:
            return self.site.pages[path]
        if path in self.site.attachments:
            return attachment_url(path)
        if path in self.site.unread:
            return None
        if path in self.site.drafts:
            self._report(written, f"پیوند «{written}» به پیش‌نویس (draft) می‌رسد.")
            return None
        self._report(written, f"پیوند «{written}» به جایی نمی‌رسد.{self._hint(path)}")
        return None

    def _hint(self, path: str) -> str:
        bare = path.removesuffix(".html").removesuffix("/index").removesuffix("/")
        for guess in (f"{bare}.md", f"{bare}/index.md"):
            if guess in self.site.pages:
                return f" به پروندهٔ صفحه پیوند بدهید: «{self._way(guess)}»."
        near = nearest(path, [*self.site.pages, *self.site.attachments])
        return f" نزدیک‌ترین: «{self._way(near)}»." if near else ""

    def _way(self, source: str) -> str:
        return posixpath.relpath(source, self.page.folder or ".")

    def _to_page(self, target: Page, query: str, fragment: str, written: str) -> str:
        if fragment:
            line = self.locate(written, html.escape(written))
            self.anchors.append(AnchorLink(self.page.shown, line, target.source, fragment, written))
        query = f"?{quote(query, safe='=&+;,/%')}" if query else ""
        if query and target is self.page:
            return f"./{query}#{fragment}" if fragment else f"./{query}"
        link = self.page.to(target)
        return (
            f"{link}{query}#{fragment}"
            if query and fragment
            else (self.page.to(target, fragment) + query)
        )

    def _report(self, written: str, message: str) -> None:
        self.problems.add(self.locate(written, html.escape(written)), message)


def attachment_url(source: str) -> str:
    """Return the address of a file that lies beside the pages."""
    return source


def check_anchors(site: Site, anchors: Iterable[AnchorLink], problems: Problems) -> None:
    """Report every link to a place that its page does not have."""
    for link in anchors:
        page = site.pages[link.target]
        if link.fragment in page.ids:
            continue
        lowered = link.fragment.lower()
        near = lowered if lowered in page.ids else nearest(link.fragment, page.ids, 0.4)
        hint = f" نزدیک‌ترین: «#{near}»." if near else ""
        problems.add(
            link.path,
            link.line,
            f"«{link.written}»: در {page.shown} جایی به نام «#{link.fragment}» نیست.{hint}",
        )
