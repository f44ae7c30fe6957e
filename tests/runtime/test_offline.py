"""The built site without a network, and while a new build goes out (E04)."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.serving import Server

from .pages import until, until_kept

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

pytestmark = pytest.mark.browser

PAGE = "bazito/exercises/"
SETTLED = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller)"


@pytest.fixture
def copied(site: Path, tmp_path: Path, serve: Callable[[Path], Server]) -> tuple[Path, Server]:
    """The built site below a path, to be replaced while it is read."""
    folder = tmp_path / "a" / "b"
    shutil.copytree(site, folder)
    server = serve(tmp_path)
    server.url += "a/b/"
    return folder, server


def judge(page: Page, by: str = "live") -> str:
    """Answer the first question; return the verdict's words."""
    quiz = page.locator("haft-quiz").first
    quiz.locator("input").first.check()
    quiz.locator("button[type=submit]").first.click()
    verdict = quiz.locator(f"[data-part=verdict][data-judge={by}]")
    verdict.wait_for(timeout=40_000)
    return verdict.inner_text()


def test_all_is_there_without_a_network(
    reader: BrowserContext, copied: tuple[Path, Server]
) -> None:
    _, server = copied
    page = reader.new_page()
    page.goto(server.url + PAGE)
    until(page, SETTLED)
    assert not [path for path in server.requests if "/runtime-" in path]
    said = judge(page)
    until_kept(page)
    server.requests.clear()
    page.reload()
    assert judge(page) == said
    assert [path for path in server.requests if not path.endswith("sw.js")] == [f"/a/b/{PAGE}"]
    reader.set_offline(True)
    page.reload()
    assert judge(page) == said
    page.goto(server.url)
    assert page.locator("h1").count() == 1
    page.goto(server.url + "bazito/never-seen/")
    assert "پیدا نشد" in page.title()


def replace_build(folder: Path, *renamed: tuple[str, str]) -> dict[str, str]:
    """Put a build with other names and words in place of the first; return old name → new.

    What tells a browser of it, the service worker's own file, is written last and at once.
    """
    old = {path.name: f"{path.name.split('-')[0]}-00000000" for path in folder.glob("*-*[0-9a-f]")}
    old = {name: new for name, new in old.items() if name.startswith(("assets-", "runtime-"))}
    assert len(old) == 2
    for name, new in old.items():
        (folder / name).rename(folder / new)
    worker = folder / "sw.js"
    texts = [path for path in folder.rglob("*") if path.suffix in (".html", ".js", ".json")]
    for path in sorted(texts, key=worker.__eq__):
        text = path.read_text(encoding="utf-8")
        for name, new in (*old.items(), *renamed):
            text = text.replace(name, new)
        text = text.replace("<title>", "<title>تازه: ")
        if path == worker:
            text = re.sub(r'"id": "\w+"', '"id": "new"', text)
        path.write_text(text, encoding="utf-8")
    return old


def search(page: Page, question: str) -> str:
    """Ask the search of a page that has just been opened; return what it says."""
    page.locator("a[data-part=search]").click()
    box = page.locator("dialog[open]")
    box.get_by_role("searchbox").fill(question)
    box.locator("[role=status]:not(:empty)").wait_for()
    return box.inner_text()


def test_search_works_without_a_network_once_used_and_in_the_next_build_too(
    reader: BrowserContext, copied: tuple[Path, Server]
) -> None:
    folder, server = copied
    page = reader.new_page()
    page.goto(server.url + PAGE)
    until(page, SETTLED)
    said = search(page, "جریمه هفت")
    assert "جا پیدا شد" in said
    index = next((folder / "search").glob("index-*.json")).name
    until(page, f"caches.match('{server.url}search/{index}')")
    reader.set_offline(True)
    page.reload()
    assert search(page, "جریمه هفت") == said
    reader.set_offline(False)

    renamed = folder / "search" / "index-00000000.json"
    (folder / "search" / index).rename(renamed)
    text = renamed.read_text(encoding="utf-8").replace("راهنمای بازیتو", "راهنمای نو")
    renamed.write_text(text, encoding="utf-8")
    replace_build(folder, (index, renamed.name))
    page.reload()  # the new pages; the new worker brings the new index by itself
    until(page, f"caches.match('{server.url}search/{renamed.name}')", seconds=60)
    reader.set_offline(True)
    page.reload()
    assert page.title().startswith("تازه: ")
    assert search(page, "جریمه هفت") == said.replace("راهنمای بازیتو", "راهنمای نو") != said


@pytest.mark.parametrize("started", [False, True], ids=["not started", "started"])
def test_e04_a_new_build_is_never_mixed_with_the_old(
    reader: BrowserContext, copied: tuple[Path, Server], started: bool
) -> None:
    folder, server = copied
    page = reader.new_page()
    page.goto(server.url + PAGE)
    until(page, SETTLED)
    if started:
        judge(page)
        until_kept(page)
    old = replace_build(folder)
    # The old tab: its own files, if it has them, or the verdict that was computed at build.
    assert judge(page, "live" if started else "baked")
    assert not [name for name in loaded(page) if "-00000000/" in name]
    # The first load after that is the new build, and nothing else.
    page.reload()
    assert page.title().startswith("تازه: ")
    assert [name for name in loaded(page) if "-00000000/" in name]
    assert not [name for name in loaded(page) if any(it in name for it in old)]


def loaded(page: Page) -> list[str]:
    """What the page itself has loaded (the server sees the service worker's errands as well)."""
    found: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => name)"
    )
    return found


def test_the_manifest_makes_it_an_app(page: Page, server: Server) -> None:
    page.goto(server.url + PAGE)
    manifest = page.evaluate(
        """async () => {
          const { href } = document.querySelector('link[rel=manifest]');
          const manifest = await (await fetch(href)).json();
          const icon = await fetch(new URL(manifest.icons[0].src, href));
          return { ...manifest, start: new URL(manifest.start_url, href).href, icon: icon.ok };
        }"""
    )
    assert (manifest["lang"], manifest["dir"]) == ("fa", "rtl")
    assert manifest["start"] == server.url
    assert manifest["icon"]
