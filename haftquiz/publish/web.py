"""What stands around the pages of a build: search and its index, later also what machines read."""

from __future__ import annotations

from pathlib import Path

from haftquiz.publish.navigation import Navigation
from haftquiz.publish.output import write_text
from haftquiz.publish.render import Renderer
from haftquiz.publish.search import FOLDER, TITLE, index_file, search_index
from haftquiz.publish.search_page import alphabetical

_ABOUT_INDEX = "همهٔ عنوان‌های راهنما به ترتیب الفبا، و جست‌وجو در متن، کارت‌ها و بندها."


class Web:
    """Writes what stands around the pages; made before the first of them is rendered."""

    def __init__(self, renderer: Renderer, navigation: Navigation) -> None:
        self.renderer = renderer
        self.navigation = navigation
        self.index, self.index_text = index_file(search_index(navigation))
        renderer.search = self.index

    def write(self, out: Path) -> None:
        """Write all of it under the output folder."""
        write_text(out / self.index, self.index_text)
        letters = alphabetical(self.navigation)
        page = self.renderer.own("search.html", FOLDER, TITLE, _ABOUT_INDEX, letters=letters)
        write_text(out / FOLDER / "index.html", page)
