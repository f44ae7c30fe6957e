"""A small site with every kind of question, built by the real builder with the packed Python."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.conftest import ROOT, locked
from tests.publish.small import all_clauses
from tests.serving import Server
from tests.site.quiz import keep_verdicts
from tests.site.watching import Complaints

if TYPE_CHECKING:
    from playwright.sync_api import Page

Open = Callable[..., "Page"]
CONTENT = Path(__file__).parent / "content"


@pytest.fixture(scope="session")
def kinds(shared_folder: Path, runtime: Path) -> Path:
    """The folder of the built fixtures, made once for all of pytest's workers."""
    from haftquiz.publish.build import Options, build_site

    made = shared_folder / "kinds"
    with locked(shared_folder / "kinds.lock"):
        if not (made / "_site").exists():
            content = made / "content"
            shutil.copytree(CONTENT, content)
            (content / "clauses.md").write_text(all_clauses(), encoding="utf-8")
            cache = ROOT / ".cache" / "runtime"
            options = Options(content=content, out=made / "_site", cache=cache)
            build_site(options, lambda _: None)
    return made / "_site"


@pytest.fixture(scope="session")
def kinds_server(kinds: Path, serve: Callable[[Path], Server]) -> Server:
    """One server of the fixtures for all tests of a worker."""
    return serve(kinds)


@pytest.fixture
def complaints(page: Page, kinds_server: Server) -> Complaints:
    """What the page says or asks for that it should not."""
    return Complaints(page, kinds_server.url)


@pytest.fixture
def opened(page: Page, kinds_server: Server, complaints: Complaints) -> Iterator[Open]:
    """Open a page of fixtures by name. At the end, nobody may have complained."""
    keep_verdicts(page)

    def go(name: str) -> Page:
        page.goto(f"{kinds_server.url}{name}/")
        return page

    yield go
    assert complaints.found == []
