"""Where Python runs: on a page below a path, in a frame of another site, in one without an origin,
under a strict policy; the same in Chromium, Firefox and WebKitGTK. The page tells what came out.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from haftquiz.publish.hosts import embed_policy, origin_of
from tests.browsers import wait_for
from tests.serving import Server

from .pages import HTML, POLICY, make_pages

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Ask = Callable[[str], dict[str, Any]]

SCRIPT = """
import {{ createEngine }} from './js/engine.mjs';
let loaded = 0;
const onState = (state) => (loaded = Math.max(loaded, state.loaded));
const engine = createEngine({{ runtimeUrl: '{runtime}', onState }});
const tell = (result) => {{
  document.documentElement.dataset.result = JSON.stringify(result);
  parent.postMessage(document.documentElement.dataset.result, '*');
}};
engine.call({{ do: 'double', number: 21 }}).then(
  ({{ number }}) => tell({{ number, loaded, origin: self.origin }}),
  ({{ message }}) => tell({{ message }}),
);
"""
HOST = """<!doctype html><title>host</title><link rel="icon" href="data:,">
<script>
addEventListener('message', ({ data }) => (document.documentElement.dataset.result = data));
</script>
<iframe src="ADDRESS" MORE></iframe>
"""
READ = "document.documentElement.dataset.result"


@pytest.fixture(scope="module")
def placed(tmp_path_factory: pytest.TempPathFactory, serve: Callable[[Path], Server]) -> str:
    """The address of the folder below a path of a server, with host pages in it."""
    root = tmp_path_factory.mktemp("placed")
    folder = root / "a" / "b"
    folder.mkdir(parents=True)
    runtime = make_pages(folder)
    (folder / "page.mjs").write_text(SCRIPT.format(runtime=runtime.name), encoding="utf-8")
    address = serve(root).url + "a/b/"
    html = HTML.replace(POLICY, embed_policy(origin_of(address)).replace("frame-ancestors *", ""))
    (folder / "embed.html").write_text(html, encoding="utf-8")
    for name, more in (("frame", ""), ("sandbox", 'sandbox="allow-scripts"')):
        host = HOST.replace("ADDRESS", address + "embed.html").replace("MORE", more)
        (folder / f"{name}.html").write_text(host, encoding="utf-8")
    return address


def with_playwright(browser: Browser) -> tuple[Ask, Callable[[], None]]:
    context = browser.new_context()

    def ask(address: str) -> dict[str, Any]:
        page = context.new_page()
        page.goto(address)
        result = json.loads(wait_for(lambda: page.evaluate(READ)))
        page.wait_for_timeout(2500)  # what the next visit needs is written now
        page.close()
        return result

    return ask, context.close


def with_selenium(driver: Any) -> tuple[Ask, Callable[[], None]]:
    def ask(address: str) -> dict[str, Any]:
        driver.get(address)
        result = json.loads(wait_for(lambda: driver.execute_script(f"return {READ}")))
        driver.execute_async_script("setTimeout(arguments[0], 2500)")
        return result

    return ask, lambda: None


@pytest.fixture(
    params=[
        pytest.param("browser", id="chromium", marks=pytest.mark.browser),
        pytest.param("firefox", marks=[pytest.mark.browser, pytest.mark.firefox]),
        pytest.param("webkit", marks=[pytest.mark.browser, pytest.mark.webkit]),
    ]
)
def ask(request: pytest.FixtureRequest) -> Any:
    """A function that opens an address in the browser and returns what the page tells."""
    browser = request.getfixturevalue(request.param)
    asked, close = (with_selenium if request.param == "webkit" else with_playwright)(browser)
    yield asked
    close()


def test_on_a_page_below_a_path_and_again(
    ask: Ask, placed: str, request: pytest.FixtureRequest
) -> None:
    first = ask(placed)
    assert first["number"] == 42
    assert first["loaded"] > 5_000_000
    again = ask(placed)
    assert again["number"] == 42
    # WebKitGTK under automation forgets what a worker stored: there every start is a cold one.
    if "webkit" not in request.node.callspec.id:
        assert again["loaded"] == 0, "the second visit brought files"


@pytest.mark.parametrize(("host", "origin"), [("frame", "http://127.0.0.1"), ("sandbox", "null")])
def test_in_a_frame_of_another_site(ask: Ask, placed: str, host: str, origin: str) -> None:
    result = ask(placed.replace("127.0.0.1", "localhost") + f"{host}.html")
    assert result["number"] == 42
    assert result["origin"].startswith(origin)
