"""The worker and its page side in real Chromium, with a stand-in for the rules."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from haftquiz.publish.runtime import pack_runtime
from tests.serving import Server

from .packing import ROOT, STANDIN
from .pages import DOUBLE, HTML, POLICY, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

SCRIPT = """
import { createEngine } from './js/engine.mjs';
window.states = [];
window.engine = createEngine({ runtimeUrl: 'runtime', onState: (state) => states.push(state) });
"""
REFUSED = """(request) => engine.call(request).then(
    () => null, ({ name, message, permanent }) => ({ name, message, permanent }))"""
# Keeps hold of the workers that the engine makes, so that a test can end them.
WATCHED = """
window.made = [];
window.Worker = class extends Worker {
  constructor(...args) { super(...args); made.push(this); }
};
"""
KILL = """() => {
  made.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'gone', cancelable: true }));
}"""


@pytest.fixture(scope="module")
def standin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the scripts, a runtime that knows a stand-in for the rules, and a page."""
    folder = tmp_path_factory.mktemp("worker")
    shutil.copytree(ROOT / "site" / "js", folder / "js")
    made = pack_runtime(ROOT / ".cache" / "runtime", package=STANDIN)
    shutil.copytree(made, folder / "runtime")
    (folder / "index.html").write_text(HTML, encoding="utf-8")
    (folder / "page.mjs").write_text(SCRIPT, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def standin_server(standin: Path, serve: Callable[[Path], Server]) -> Server:
    return serve(standin)


@pytest.fixture
def opened(page: Page, standin_server: Server, problems: list[str]) -> Page:
    """The page, loaded, with nothing started."""
    standin_server.requests.clear()
    page.add_init_script(WATCHED)
    page.goto(standin_server.url)
    until(page, "window.engine")
    return page


def refusal(page: Page, request: dict[str, Any]) -> dict[str, Any]:
    """What a call is refused with."""
    refused = page.evaluate(REFUSED, request)
    assert refused is not None
    return refused


def test_nothing_is_loaded_before_it_is_wanted(opened: Page, standin_server: Server) -> None:
    assert opened.evaluate("engine.state") == "idle"
    assert not [path for path in standin_server.requests if "runtime" in path]


def test_it_answers_and_the_bar_is_true(
    opened: Page, standin: Path, standin_server: Server, problems: list[str]
) -> None:
    assert opened.evaluate(DOUBLE, 21) == 42
    states = opened.evaluate("states")
    assert [state["state"] for state in states][:: len(states) - 1] == ["loading", "ready"]
    loaded = [state["loaded"] for state in states]
    assert loaded == sorted(loaded)
    served = ["pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "pyodide-lock.json"]
    served += ["python_stdlib.zip", "haftquiz.zip"]
    assert states[-1]["total"] == sum(
        (standin / "runtime" / name).stat().st_size for name in served
    )
    phases = [state["phase"] for state in states]
    assert phases == sorted(phases, key=["download", "start", None].index)
    start = states[phases.index("start")]
    assert start["loaded"] == start["total"]
    fetched = [path for path in standin_server.requests if path.startswith("/runtime/")]
    assert sorted(fetched) == sorted(f"/runtime/{name}" for name in [*served, "manifest.json"])
    assert problems == []


def test_answers_find_their_calls(opened: Page) -> None:
    many = f"Promise.all(Array.from({{ length: 50 }}, (_, i) => ({DOUBLE})(i)))"
    assert opened.evaluate(many) == [2 * number for number in range(50)]


def test_an_exception_is_one_calls_affair(opened: Page, problems: list[str]) -> None:
    refused = refusal(opened, {"do": "crash"})
    assert (refused["name"], refused["permanent"]) == ("EngineError", False)
    assert "RuntimeError: crash" in refused["message"]
    assert opened.evaluate(DOUBLE, 2) == 4
    assert len(opened.evaluate("made.length + ''")) == 1
    assert problems == []


def test_a_worker_that_dies_is_replaced_once(opened: Page) -> None:
    assert opened.evaluate(DOUBLE, 1) == 2
    # The call is on its way and its worker gone: the next worker gets it.
    opened.evaluate("made[0].postMessage = () => {}")
    opened.evaluate(f"() => {{ window.waiting = ({DOUBLE})(4); }}")
    opened.evaluate(KILL)
    assert opened.evaluate("waiting") == 8
    assert opened.evaluate("made.length") == 2
    assert opened.evaluate("engine.state") == "ready"


def test_a_call_that_kills_twice_is_given_up(opened: Page) -> None:
    assert opened.evaluate(DOUBLE, 1) == 2
    opened.evaluate("made[0].postMessage = () => {}")
    opened.evaluate(f"() => {{ window.waiting = ({REFUSED})({{ do: 'double' }}); }}")
    # The second worker is kept from answering: what it says of calls is lost on the way.
    opened.evaluate(
        """() => {
          const Watched = window.Worker;
          window.Worker = class extends Watched {
            addEventListener(kind, listener) {
              const deaf = (event) => event.data?.type === 'reply' || listener(event);
              super.addEventListener(kind, kind === 'message' ? deaf : listener);
            }
          };
        }"""
    )
    opened.evaluate(KILL)
    until(opened, "made.length === 2 && engine.state === 'ready'")
    opened.evaluate(KILL)
    assert opened.evaluate("waiting")["message"] == "the worker stopped"
    assert opened.evaluate("engine.state") == "failed"


def test_without_webassembly_nothing_is_fetched(
    page: Page, standin_server: Server, problems: list[str]
) -> None:
    page.add_init_script("delete window.WebAssembly")
    page.goto(standin_server.url)
    until(page, "window.engine")
    standin_server.requests.clear()
    for _ in range(2):
        refused = refusal(page, {"do": "double"})
        assert refused["permanent"] is True
        assert "WebAssembly" in refused["message"]
    assert page.evaluate("engine.state") == "failed"
    assert page.evaluate("states.filter(({ state }) => state === 'failed').length") == 1
    assert standin_server.requests == []
    assert problems == []


def test_without_workers(page: Page, standin_server: Server, problems: list[str]) -> None:
    page.add_init_script("window.Worker = class { constructor() { throw new Error('no'); } }")
    page.goto(standin_server.url)
    until(page, "window.engine")
    refused = refusal(page, {"do": "double"})
    assert refused == {"name": "EngineError", "message": "no", "permanent": True}
    assert problems == []


@pytest.mark.parametrize(
    "name", ["pyodide.asm.wasm", "pyodide.mjs", "haftquiz.zip", "manifest.json"]
)
@pytest.mark.parametrize("how", ["missing", "cut", "blocked"])
def test_a_file_that_does_not_come(opened: Page, name: str, how: str) -> None:
    def reply(route: Any) -> None:
        if how == "missing":
            route.fulfill(status=404, body="not here")
        elif how == "cut":
            response = route.fetch()
            route.fulfill(response=response, body=response.body()[: len(response.body()) // 2])
        else:
            route.abort()

    address = f"**/runtime/{name}"
    opened.context.route(address, reply)
    refused = refusal(opened, {"do": "double", "number": 1})
    assert refused["permanent"] is False
    assert opened.evaluate("engine.state") == "failed"
    # The network comes back: the next touch tries again.
    opened.context.unroute(address)
    assert opened.evaluate(DOUBLE, 5) == 10


def test_in_a_frame_without_an_origin(
    page: Page, standin: Path, standin_server: Server, problems: list[str]
) -> None:
    (standin / "embed.html").write_text(HTML.replace(POLICY, POLICY + "; worker-src 'self' data:"))
    (standin / "host.html").write_text(
        '<!doctype html><title>host</title><link rel="icon" href="data:,">'
        '<iframe sandbox="allow-scripts" src="embed.html"></iframe>'
    )
    page.goto(standin_server.url + "host.html")
    frame = page.frames[1]
    until(frame, "window.engine")
    assert frame.evaluate("self.origin") == "null"
    assert frame.evaluate(DOUBLE, 3) == 6
    assert problems == []
