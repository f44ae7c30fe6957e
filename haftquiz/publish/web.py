"""What stands around the pages of a build: search and its index, and what machines read."""

from __future__ import annotations

from pathlib import Path

from haftquiz.publish import pictures_png
from haftquiz.publish.dates import gregorian, rfc3339, shown
from haftquiz.publish.meta import FEED, Meta
from haftquiz.publish.navigation import Navigation
from haftquiz.publish.output import write_text
from haftquiz.publish.page_pictures import NAME as PICTURE
from haftquiz.publish.page_pictures import page_picture
from haftquiz.publish.render import Renderer
from haftquiz.publish.search import FOLDER, TITLE, index_file, search_index
from haftquiz.publish.search_page import alphabetical
from haftquiz.publish.sheet import sheet
from haftquiz.publish.site import Page, relative
from haftquiz.publish.styles import NAME as STYLE
from haftquiz.publish.styles import page_style
from haftquiz.quiz.parsing import ALL_RULE_SETS

_ABOUT_INDEX = "همهٔ عنوان‌های راهنما به ترتیب الفبا، و جست‌وجو در متن، کارت‌ها و بندها."
_ROBOTS = "User-agent: *\nAllow: /\n"


class Web:
    """Writes what stands around the pages; made before the first of them is rendered."""

    def __init__(
        self,
        renderer: Renderer,
        navigation: Navigation,
        url: str,
        assets: Path,
        pictures_cache: Path | None = None,
    ) -> None:
        self.assets = assets
        self.pictures_cache = pictures_cache if url and pictures_png.CAN_DRAW else None
        self.renderer = renderer
        self.navigation = navigation
        self.meta = Meta(renderer.site, navigation, url, self.pictures_cache is not None)
        self.index, self.index_text = index_file(search_index(navigation))
        renderer.search = self.index
        renderer.meta = self.meta

    def write(self, out: Path) -> None:
        """Write all of it under the output folder."""
        write_text(out / self.renderer.assets / STYLE, page_style(self.assets))
        write_text(out / self.index, self.index_text)
        own = {FOLDER: self._index_page()}
        own |= {url: self._sheet(url, page) for url, page in self.meta.sheets.items()}
        for url, page in own.items():
            write_text(out / url / "index.html", page)
        if self.pictures_cache:
            self._draw(out, self.pictures_cache)
        robots = _ROBOTS
        if self.meta.url:
            # Both hold whole addresses only: without our own there is nothing to say.
            write_text(out / "sitemap.xml", self._sitemap(list(own)))
            write_text(out / FEED, self._feed())
            robots += f"Sitemap: {self.meta.address('sitemap.xml')}\n"
        write_text(out / "robots.txt", robots)

    def _draw(self, out: Path, cache: Path) -> None:
        """Only shared links show these pictures, and they need a whole address."""
        sprite = self.renderer.env.get_template("macros/sprite.html").render()
        for page in self.navigation.pages:
            above = self.navigation.trail(page)[1:]
            name = above[-1].front.nav if above else ""
            svg = page_picture(page, name, sprite, self.meta.brand)
            (out / page.url / PICTURE).write_bytes(pictures_png.png(svg, cache))

    def _index_page(self) -> str:
        letters = alphabetical(self.navigation)
        return self.renderer.own("search.html", FOLDER, TITLE, _ABOUT_INDEX, letters=letters)

    def _sheet(self, url: str, page: Page) -> str:
        book = self.renderer.site.book if page.front.house else ALL_RULE_SETS
        told = sheet(book[page.rules or ""])
        about = f"{told['title']}؛ همهٔ قاعده‌ها در یک صفحه، برای چاپ."
        guide = {"title": page.front.nav, "url": relative(url, page.url)}
        return self.renderer.own("sheet.html", url, told["title"], about, sheet=told, guide=guide)

    def _sitemap(self, own: list[str]) -> str:
        pages = [
            {
                "url": self.meta.address(page.url),
                "day": gregorian(page.front.date).isoformat() if page.front.date else "",
            }
            for page in self.navigation.pages
        ]
        pages += [{"url": self.meta.address(url), "day": ""} for url in own]
        return self.renderer.env.get_template("sitemap.xml").render(pages=pages)

    def _feed(self) -> str:
        """Pages with a date, the newest first."""
        dated = [(page.front.date, page) for page in self.navigation.pages if page.front.date]
        dated.sort(key=lambda pair: pair[0], reverse=True)
        entries = [
            {
                "title": self.meta.page_title(page),
                "url": self.meta.address(page.url),
                "updated": rfc3339(gregorian(day)),
                "shown": shown(day),
                "summary": page.front.description or page.front.title,
            }
            for day, page in dated
        ]
        return self.renderer.env.get_template("feed.xml").render(
            title=self.meta.brand,
            subtitle=self.meta.about or self.meta.title,
            home=self.meta.url,
            self_url=self.meta.address(FEED),
            updated=entries[0]["updated"] if entries else "1970-01-01T00:00:00Z",
            entries=entries,
        )
