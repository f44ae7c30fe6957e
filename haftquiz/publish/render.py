"""Pages through the templates: what each template is given, and nothing more."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from haftquiz.publish import cards
from haftquiz.publish.cardtext import cards as isolate_in_text
from haftquiz.publish.markdown import fill_slots
from haftquiz.publish.meta import Meta
from haftquiz.publish.navigation import Branch, Navigation
from haftquiz.publish.progress import TITLE, URL, progress_data
from haftquiz.publish.quizzes import Quiz, RulesTable
from haftquiz.publish.site import Page, Site
from haftquiz.publish.subjects import same_subject

FIRST_PAGE = "index.md"
NOT_FOUND = "404.html"
_NO_NEIGHBOURS: dict[str, Any] = {
    "toc": [],
    "breadcrumb": [],
    "house": [],
    "prev": None,
    "next": None,
}


class Renderer:
    """Renders the pages of one build."""

    def __init__(
        self, templates: Path, site: Site, navigation: Navigation, assets: str, runtime: str
    ) -> None:
        self.site = site
        self.navigation = navigation
        self.assets = assets
        self.runtime = runtime
        self.search = ""  # the file of the search index, once it is known
        self.meta: Meta | None = None  # likewise what is said of pages in their heads
        self.clauses = {
            clause.upper(): (page, clause)
            for page in site.pages.values()
            for clause, _ in page.clauses
        }
        self.env = Environment(
            loader=FileSystemLoader(templates), autoescape=True, undefined=StrictUndefined
        )
        cards.install(self.env)
        self.env.filters.setdefault("cards", isolate_in_text)

    def page(self, page: Page) -> str:
        """Return the whole HTML of a page."""
        links = {key: page.to(*place) for key, place in self.clauses.items()}
        pieces = {number: self.piece(slot, links) for number, slot in page.slots.items()}
        name = "front.html" if page.source == FIRST_PAGE else "page.html"
        return self.env.get_template(name).render(
            page=self._page_context(page),
            content=Markup(fill_slots(page.html, pieces)),
            quizzes=[
                {"id": quiz.id, "question": quiz.view["question"], "baked": quiz.baked}
                for quiz in page.quizzes
            ],
            clauses_json=_clauses_json(page, links),
            **self._head(self.meta.page(page) if self.meta else None),
            **self._common(page, page.root),
        )

    def not_found(self, base: str) -> str:
        """Return the page for addresses that do not exist.

        A host shows it at any depth, so nothing in it may be relative: its links start at `base`,
        the path under which the site will stand.
        """
        lost = {"title": "صفحه پیدا نشد", "nav_title": "", "description": "", "url": NOT_FOUND}
        return self.env.get_template(NOT_FOUND).render(
            page=lost | _NO_NEIGHBOURS, content=Markup(""), quizzes=[], **self._common(None, base)
        )

    def progress(self) -> str:
        """Return the page on which readers see what they have answered."""
        own = {"title": TITLE, "nav_title": TITLE, "description": "", "url": URL}
        data = script_json(progress_data(self.site, self.navigation))
        return self.env.get_template("progress.html").render(
            page=own | _NO_NEIGHBOURS, quizzes=[], data_json=data, **self._common(None, "../")
        )

    def own(self, template: str, url: str, title: str, description: str, **context: Any) -> str:
        """Return a page of the site's own, one that no Markdown file stands for."""
        own = {"title": title, "nav_title": title, "description": description, "url": url}
        return self.env.get_template(template).render(
            page=own | _NO_NEIGHBOURS,
            quizzes=[],
            **self._head(self.meta.own(url, title) if self.meta else None),
            **context,
            **self._common(None, "../" * url.count("/")),
        )

    def _head(self, meta: dict[str, Any] | None) -> dict[str, Any]:
        return {"meta": meta, "meta_json": script_json(meta["data"])} if meta else {}

    def piece(self, slot: Quiz | RulesTable, links: dict[str, str]) -> str:
        """Return a widget or a table; `links` are from where it stands."""
        if isinstance(slot, RulesTable):
            template = self.env.get_template(slot.content.get("template", "rules_table.html"))
            return template.render(table=slot.content, links=links)
        cited = {key: links[key] for key in slot.cited if key in links}
        data = {"scenario": slot.text, "baked": slot.baked, "links": cited}
        template = self.env.get_template("widget.html")
        return template.render(
            view=slot.view,
            baked=slot.baked,
            hash=slot.hash,
            links=cited,
            data_json=script_json(data),
        )

    def _page_context(self, page: Page) -> dict[str, Any]:
        before, after = self.navigation.neighbours(page)
        return {
            "title": page.front.title,
            "description": page.front.description,
            "url": page.url,
            "nav_title": page.front.nav,
            "toc": [
                {"id": heading.id, "title": heading.text, "level": heading.level}
                for heading in page.headings
            ],
            "breadcrumb": [_step(page, above) for above in self.navigation.trail(page)],
            "house": page.house,
            "modules": _modules(page),
            "elsewhere": same_subject(self.site, page),
            "prev": _step(page, before) if before else None,
            "next": _step(page, after) if after else None,
        }

    def _common(self, page: Page | None, root: str) -> dict[str, Any]:
        first = self.site.pages.get(FIRST_PAGE)
        nav = [self._branch(branch, page, root) for branch in self.navigation.first_level()]
        return {
            "site": {"title": first.front.title if first else "", "nav": nav},
            "root": root,
            "assets": f"{root}{self.assets}/",
            "search": f"{root}{self.search}" if self.search else "",
            "runtime": f"{root}{self.runtime}/" if self.runtime else "",
        }

    def _branch(self, branch: Branch, here: Page | None, root: str) -> dict[str, Any]:
        return {
            "title": branch.page.front.nav,
            "url": here.to(branch.page) if here else root + quote(branch.page.url),
            "active": branch.page is here,
            "children": [self._branch(child, here, root) for child in branch.children]
            if here is None or _holds(branch, here)
            else [],  # the chapters of another guide are a step away
        }


def _holds(branch: Branch, page: Page) -> bool:
    return branch.page is page or any(_holds(child, page) for child in branch.children)


def _modules(page: Page) -> list[str]:
    """The scripts that the page's tables want beside those of every page."""
    tables = [slot for slot in page.slots.values() if isinstance(slot, RulesTable)]
    return list(dict.fromkeys(name for t in tables for name in t.content.get("modules", ())))


def _step(page: Page, other: Page) -> dict[str, str]:
    return {"title": other.front.nav, "url": page.to(other)}


def _clauses_json(page: Page, links: dict[str, str]) -> Markup | str:
    """Where the documents are told that the page's quizzes cite: any rule may come up in play."""
    documents = {clause[:2] for quiz in page.quizzes for clause in quiz.cited}
    told = {clause: url for clause, url in links.items() if clause[:2] in documents}
    return script_json(told) if told else ""


def script_json(data: object) -> Markup:
    """Return JSON that is safe inside `<script>`: no sign in it can end or open a tag."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return Markup(text)


def scenarios_json(site: Site) -> str:
    """Return the list of all scenarios; addresses are relative to the site root."""
    records = [
        {
            "id": quiz.id,
            "rules": quiz.view["rules"],
            "ask": quiz.view["ask"],
            "hash": quiz.hash,
            "page": f"{page.url}#{quiz.id}",
            "title": quiz.view["title"],
            "embed": f"e/{quiz.id}/",
        }
        for page, quiz in site.quizzes
    ]
    lines = ",\n".join(json.dumps(record, ensure_ascii=False) for record in records)
    return f"[\n{lines}\n]\n" if records else "[]\n"
