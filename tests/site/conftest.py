"""The built site as a reader opens it, and an ear for whatever it complains of."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.conftest import ROOT
from tests.serving import Server

from .watching import Complaints, pages_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

Visit = Callable[[str], "Page"]


@pytest.fixture(scope="session")
def page_paths(site: Path) -> list[str]:
    """Every page of the site, as an address relative to its root."""
    return pages_of(site)


@pytest.fixture
def complaints(page: Page, server: Server) -> Complaints:
    """What the page says or asks for that it should not, from now on."""
    return Complaints(page, server.url)


@pytest.fixture
def visit(page: Page, server: Server, complaints: Complaints) -> Iterator[Visit]:
    """Open a page of the site by its path. At the end, nobody may have complained."""

    def go(path: str) -> Page:
        page.goto(server.url + path)
        return page

    yield go
    assert not complaints.found, "\n".join(complaints.found[:20])


@pytest.fixture
def exercises(visit: Visit) -> Page:
    """The page with the three exercises of the guide, untouched."""
    return visit("bazito/exercises/")


@pytest.fixture(scope="session")
def subpath_server(
    tmp_path_factory: pytest.TempPathFactory, runtime: Path, serve: Callable[[Path], Server]
) -> Server:
    """A server on which the site stands under /a/b/, as on a project page of a free host."""
    root = tmp_path_factory.mktemp("host")
    (root / "a").mkdir()
    command = [sys.executable, "-m", "haftquiz", "build", "--base", "/a/b/", "--output"]
    done = subprocess.run(
        [*command, str(root / "a" / "b")], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return serve(root)
