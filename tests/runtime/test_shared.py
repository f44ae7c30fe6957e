"""One Python for all tabs of the site, and what becomes of it when they go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.serving import Server

from .pages import DOUBLE, make_pages, until

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, CDPSession, Page

pytestmark = pytest.mark.browser

COUNT = "() => engine.call({ do: 'count' }).then((reply) => reply.number)"


@pytest.fixture(scope="module")
def shared_server(
    tmp_path_factory: pytest.TempPathFactory, serve: Callable[[Path], Server]
) -> Server:
    folder = tmp_path_factory.mktemp("shared")
    make_pages(folder)
    (folder / "away.html").write_text("<!doctype html><title>away</title>", encoding="utf-8")
    return serve(folder)


@pytest.fixture
def targets(reader: BrowserContext) -> Iterator[Callable[[], int]]:
    """How many workers run in the whole browser, as its own tools count them."""
    session: CDPSession = reader.browser.new_browser_cdp_session()

    def count() -> int:
        found = session.send("Target.getTargets")["targetInfos"]
        return sum("worker" in target["type"] for target in found)

    yield count
    session.detach()


def new_tab(reader: BrowserContext, server: Server) -> Page:
    page = reader.new_page()
    page.goto(server.url)
    until(page, "window.engine")
    return page


def test_tabs_share_one_python(
    reader: BrowserContext, shared_server: Server, targets: Callable[[], int]
) -> None:
    tabs = [new_tab(reader, shared_server) for _ in range(3)]
    counted = [tab.evaluate(COUNT) for tab in tabs]
    assert counted == [1, 2, 3]
    assert targets() == 1
    assert tabs[2].evaluate("states.at(-1).state") == "ready"
    tabs[0].close()
    assert tabs[1].evaluate(COUNT) == 4
    for tab in tabs[1:]:
        tab.goto(shared_server.url + "away.html")
    for _ in range(100):
        if targets() == 0:
            return
        tabs[1].wait_for_timeout(50)
    raise AssertionError("Python stayed when its last page was left")


def test_back_and_forth(
    reader: BrowserContext, shared_server: Server, targets: Callable[[], int]
) -> None:
    page = new_tab(reader, shared_server)
    for number in range(4):
        assert page.evaluate(DOUBLE, number) == 2 * number
        assert targets() == 1
        page.goto(shared_server.url + "away.html")
        page.go_back()
        until(page, "window.engine")


@pytest.mark.parametrize(
    "missing",
    [
        "delete window.SharedWorker",
        "window.SharedWorker = class { constructor() { throw new Error('no'); } }",
        # A browser that takes it for a classic script reports an error instead of loading it.
        """const Native = SharedWorker;
        window.SharedWorker = class extends Native {
          constructor(url, { name }) { super(url, { name }); }
        }""",
        "for (const name of ['BroadcastChannel', 'structuredClone', 'CompressionStream'])"
        "delete window[name]; delete Navigator.prototype.locks;",
    ],
    ids=["none", "throws", "classic only", "less"],
)
def test_without_shared_workers(
    reader: BrowserContext, shared_server: Server, missing: str
) -> None:
    reader.add_init_script(missing)
    page = new_tab(reader, shared_server)
    assert page.evaluate(DOUBLE, 8) == 16


def test_a_python_that_ends_is_replaced_for_all(
    reader: BrowserContext, shared_server: Server, targets: Callable[[], int]
) -> None:
    tabs = [new_tab(reader, shared_server) for _ in range(2)]
    for tab in tabs:
        tab.evaluate(DOUBLE, 1)
    tabs[0].evaluate("() => { window.lost = engine.call({ do: 'exit' }).catch(() => 'lost'); }")
    assert tabs[0].evaluate("lost") == "lost"
    assert tabs[1].evaluate(DOUBLE, 6) == 12
    assert tabs[0].evaluate(DOUBLE, 7) == 14
    assert targets() == 1
