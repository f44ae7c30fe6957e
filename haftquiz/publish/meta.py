"""Titles, addresses and pictures of pages for those who only see their head."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from haftquiz.publish import structured
from haftquiz.publish.dates import gregorian, shown
from haftquiz.publish.navigation import Navigation
from haftquiz.publish.page_pictures import NAME as PICTURE
from haftquiz.publish.sheet import sheet_pages
from haftquiz.publish.site import Page, Site
from haftquiz.publish.site_url import absolute

FIRST_PAGE = "index.md"
FEED = "feed.xml"


class Meta:
    """Knows the site's own address, if it was given, and so every page's."""

    def __init__(self, site: Site, navigation: Navigation, url: str, pictures: bool) -> None:
        self.site = site
        self.navigation = navigation
        self.url = url
        self.pictures = pictures  # whether every page has one
        self.sheets = sheet_pages(navigation)
        first = site.pages.get(FIRST_PAGE)
        self.title = first.front.title if first else ""
        self.about = first.front.description if first else ""
        self.brand = self.title.split("،")[0]

    def address(self, way: str) -> str:
        """Return the whole address of a place below the root; nothing where ours is unknown."""
        return absolute(self.url, way) if self.url else ""

    def page(self, page: Page) -> dict[str, Any]:
        """Return what the head of a page is given."""
        url = self.address(page.url)
        image = self.picture(page)
        return {
            "title": self.page_title(page),
            "kind": "website" if page.source == FIRST_PAGE else "article",
            "url": url,
            "brand": self.brand,
            "image": image,
            "feed": FEED if self.url else "",
            "sheet": quote(next((to for to, it in self.sheets.items() if it is page), "")),
            "day": gregorian(page.front.date).isoformat() if page.front.date else "",
            "day_shown": shown(page.front.date) if page.front.date else "",
            "data": structured.graph(self._things(page, url, image)),
        }

    def own(self, url: str, title: str) -> dict[str, Any]:
        """Return the same for a page of the site's own, one that no Markdown file stands for."""
        website = structured.website(self.brand, self.about, self.url)
        return {
            "title": f"{title} · {self.brand}",
            "kind": "website",
            "url": self.address(url),
            "brand": self.brand,
            "image": "",
            "feed": FEED if self.url else "",
            "sheet": "",
            "day": "",
            "day_shown": "",
            "data": structured.graph([website]),
        }

    def page_title(self, page: Page) -> str:
        """Return a title that stands for itself in a list of results: page, guide, site."""
        if page.source == FIRST_PAGE:
            return page.front.title
        above = [step.front.nav for step in self.navigation.trail(page)[1:]]
        parts = [page.front.title, *reversed(above), self.brand]
        return " · ".join(dict.fromkeys(parts))

    def picture(self, page: Page) -> str:
        """Return the whole address of the picture that stands for a page; nothing without one."""
        return self.address(page.url + PICTURE) if self.pictures else ""

    def _things(self, page: Page, url: str, image: str) -> list[structured.Thing]:
        website = structured.website(self.brand, self.about, self.url)
        if page.source == FIRST_PAGE:
            things = [website]
        else:
            part_of = {key: website[key] for key in ("@type", "@id", "name") if key in website}
            steps = [*self.navigation.trail(page), page]
            things = [
                structured.article(page, url, image, part_of),
                structured.breadcrumbs(
                    [(step.front.nav, self.address(step.url)) for step in steps]
                ),
            ]
        if page.quizzes:
            things.append(structured.quiz_list(page, url))
        return things
