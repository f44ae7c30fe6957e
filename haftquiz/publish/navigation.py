"""Order of the pages: the tree, what comes before and after, and the way from the first page."""

from __future__ import annotations

from dataclasses import dataclass, field

from haftquiz.publish.site import Page, Site


@dataclass
class Branch:
    """A page and the pages below it."""

    page: Page
    children: list[Branch] = field(default_factory=list)


class Navigation:
    """The tree of a site: a folder's `index.md` stands above the other pages of the folder."""

    def __init__(self, site: Site) -> None:
        self._branches = {page.source: Branch(page) for page in site.pages.values()}
        self._above: dict[str, str] = {}
        tops = []
        for source, branch in self._branches.items():
            above = self._parent(source)
            if above is None:
                tops.append(branch)
            else:
                self._above[source] = above
                self._branches[above].children.append(branch)
        for branch in self._branches.values():
            branch.children.sort(key=_order)
        self.tops = sorted(tops, key=_order)
        self._line: list[Page] = []
        for top in self.tops:
            self._append(top)

    def _parent(self, source: str) -> str | None:
        """Return the nearest index page above a page; folders without one are passed over."""
        folder = source.rpartition("/")[0]
        while True:
            index = f"{folder}/index.md" if folder else "index.md"
            if index != source and index in self._branches:
                return index
            if not folder:
                return None
            folder = folder.rpartition("/")[0]

    def _append(self, branch: Branch) -> None:
        self._line.append(branch.page)
        for child in branch.children:
            self._append(child)

    @property
    def pages(self) -> list[Page]:
        """All pages in reading order."""
        return list(self._line)

    def first_level(self) -> list[Branch]:
        """Return the branches of the menu: the first page stands beside those below it."""
        level = []
        for top in self.tops:
            level.append(Branch(top.page))
            level += top.children
        return level

    def trail(self, page: Page) -> list[Page]:
        """Return the pages above a page, the first page first."""
        trail = []
        source = page.source
        while source in self._above:
            source = self._above[source]
            trail.append(self._branches[source].page)
        return trail[::-1]

    def neighbours(self, page: Page) -> tuple[Page | None, Page | None]:
        """Return the pages before and after a page in reading order."""
        at = self._line.index(page)
        before = self._line[at - 1] if at else None
        after = self._line[at + 1] if at + 1 < len(self._line) else None
        return before, after


def _order(branch: Branch) -> tuple[bool, int, str]:
    page = branch.page
    # Pages without a number come after those with one, by file name.
    return page.front.order is None, page.front.order or 0, page.source
