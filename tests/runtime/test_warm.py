"""What a first visit leaves, and what becomes of it at the next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.serving import Server

from .pages import DOUBLE, DRAW, KEPT, LOADED, make_pages, until, until_kept

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

pytestmark = pytest.mark.browser

PICTURE = """async (change) => {
  const [name] = (await caches.keys()).filter((name) => name.includes('/runtime-'));
  const cache = await caches.open(name);
  const [key] = (await cache.keys()).filter(({ url }) => url.endsWith('/picture'));
  const response = await cache.match(key);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const label = JSON.parse(response.headers.get('X-Haftquiz-Picture'));
  CHANGE
  const headers = { 'X-Haftquiz-Picture': JSON.stringify(label) };
  await cache.put(key, new Response(bytes, { headers }));
}"""
DAMAGES = {
    "one byte": "bytes[bytes.length >> 1] ^= 1;",
    "cut": "return cache.put(key, new Response(bytes.slice(9), response));",
    "another build's": "label.build = 'https://elsewhere.example/';",
    "no label": "return cache.put(key, new Response(bytes));",
    "a sum that fits": """bytes.fill(7, 0, 4096);
      const words = new Uint32Array(bytes.buffer);
      label.sum = words.length | 0;
      for (const word of words) label.sum = Math.imul(label.sum ^ word, 0x01000193);""",
}


@pytest.fixture(scope="module")
def warm_server(
    tmp_path_factory: pytest.TempPathFactory, serve: Callable[[Path], Server]
) -> Server:
    folder = tmp_path_factory.mktemp("warm")
    make_pages(folder)
    return serve(folder)


@pytest.fixture
def visit(reader: BrowserContext, warm_server: Server) -> Callable[[], Page]:
    """Open the page anew, with the pages before it closed."""

    def go() -> Page:
        for page in reader.pages:
            page.close()
        page = reader.new_page()
        page.goto(warm_server.url)
        until(page, "window.engine")
        warm_server.requests.clear()
        return page

    return go


def test_the_second_visit_brings_nothing_and_draws_anew(
    visit: Callable[[], Page], warm_server: Server
) -> None:
    page = visit()
    assert page.evaluate(DOUBLE, 4) == 8
    assert page.evaluate(LOADED) > 5_000_000
    until_kept(page)
    drawn = {page.evaluate(DRAW)}
    for _ in range(2):
        page = visit()
        assert page.evaluate(DOUBLE, 21) == 42
        assert page.evaluate(LOADED) == 0
        data = (".wasm", ".zip", ".json")
        assert not [path for path in warm_server.requests if path.endswith(data)]
        drawn.add(page.evaluate(DRAW))
    assert len(drawn) == 3
    # What is imported late, and an exception with its traceback, need the files that are not there.
    refused = page.evaluate("engine.call({ do: 'crash' }).catch(({ message }) => message)")
    assert "RuntimeError: crash" in refused


@pytest.mark.parametrize("how", DAMAGES)
def test_a_damaged_picture_is_dropped(visit: Callable[[], Page], how: str) -> None:
    page = visit()
    page.evaluate(DOUBLE, 1)
    until_kept(page)
    page.evaluate(PICTURE.replace("CHANGE", DAMAGES[how]))
    page = visit()
    assert page.evaluate(DOUBLE, 5) == 10
    assert page.evaluate(LOADED) > 5_000_000


def test_other_builds_are_forgotten_and_other_sites_are_not(visit: Callable[[], Page]) -> None:
    page = visit()
    names = ["runtime-0123/", "other/runtime-4567/"]
    page.evaluate(
        """(names) => Promise.all(names.map(async (name) => {
          const cache = await caches.open('haftquiz-python:' + new URL(name, location));
          await cache.put('picture', new Response('old'));
        }))""",
        names,
    )
    page.evaluate(DOUBLE, 1)
    until_kept(page)
    kept = " ".join(page.evaluate(KEPT))
    assert "runtime-0123/" not in kept
    assert "other/runtime-4567/" in kept


NO_STORAGE = "caches.open = () => Promise.reject(new DOMException('no', 'SecurityError'));"
FULL = "Cache.prototype.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'));"
TIGHT = """const put = Cache.prototype.put;
Cache.prototype.put = function (key, response) {
  const large = String(key.url ?? key).endsWith('/picture');
  return large ? Promise.reject(new DOMException('', 'QuotaExceededError'))
    : put.call(this, key, response);
};"""


@pytest.mark.parametrize("storage", [NO_STORAGE, FULL, TIGHT], ids=["none", "full", "tight"])
def test_without_room_it_works_from_the_network(
    reader: BrowserContext, visit: Callable[[], Page], storage: str
) -> None:
    # The worker runs what the server sends, so the trouble is put before its script.
    def trouble(route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=f"{storage}\n{reply.text()}")

    reader.add_init_script("delete window.SharedWorker")  # whose requests cannot be routed
    reader.route("**/js/store.mjs", trouble)
    said: list[str] = []
    for _ in range(2):
        page = visit()
        page.on("pageerror", lambda error: said.append(str(error)))
        assert page.evaluate(DOUBLE, 3) == 6
        assert page.evaluate(LOADED) > 5_000_000
        page.wait_for_timeout(1200)
        assert page.evaluate(DOUBLE, 4) == 8
    if storage is TIGHT:
        [kept] = [files for files in page.evaluate(KEPT).values() if files]
        assert "no-room" in kept
        assert "picture" not in kept
    assert said == []


def test_a_folder_that_holds_another_build_is_refused(
    page: Page, tmp_path: Path, serve: Callable[[Path], Server]
) -> None:
    runtime = make_pages(tmp_path)
    runtime.rename(tmp_path / "runtime-00ff")
    script = tmp_path / "page.mjs"
    script.write_text(script.read_text().replace(runtime.name, "runtime-00ff"))
    page.goto(serve(tmp_path).url)
    until(page, "window.engine")
    refused = page.evaluate("engine.call({ do: 'double' }).catch(({ message }) => message)")
    assert refused == f"runtime-00ff holds {runtime.name}"
