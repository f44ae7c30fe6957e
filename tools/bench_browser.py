"""Times Python's start in browsers, ours beside others', each row a ratio within this one run.

    python tools/bench_browser.py [--runs 5] [--out FILE]

Other systems come through the npm client into .cache/bench. All are served from this machine,
brotli where the browser takes it; each has started when it has answered the same question.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tarfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from haftquiz.publish.build import Options, read_and_check  # noqa: E402
from haftquiz.publish.runtime import pack_runtime  # noqa: E402
from haftquiz.publish.runtime_compress import compress_files  # noqa: E402
from haftquiz.publish.runtime_trim import floor_files  # noqa: E402
from haftquiz.publish.runtime_zip import write_zip  # noqa: E402
from tests.browsers import launch_chromium, launch_firefox, wait_for, webkit_driver  # noqa: E402

CACHE = ROOT / ".cache" / "bench"
PACKAGES = {"pyodide-29": "pyodide@0.29.5", "pyodide-314": "pyodide@314.0.7"}
PYSCRIPT = "@pyscript/core@0.7.31"
NEEDED = ("pyodide.mjs", "pyodide.asm.*", "python_stdlib.zip", "pyodide-lock.json", "package.json")
TYPES = {".html": "text/html", ".mjs": "text/javascript", ".js": "text/javascript"}
TYPES |= {".wasm": "application/wasm", ".json": "application/json", ".css": "text/css"}
REQUEST = '{"do":"judge","scenario":"rules: bazito\\ntop: 9s\\nhand: 9h, 3h\\nask: legal",'
REQUEST += '"response":["9h"]}'
SLOW_BYTES, SLOW_WAIT = 1.6e6 / 8, 0.15  # 1.6 Mbit/s, 150 ms

PAGE = """<!doctype html><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">
<script type="module">
const request = REQUEST;
BODY
</script>
"""
OURS = """
import { createEngine } from './js/engine.mjs';
const began = performance.now();
const engine = createEngine({ runtimeUrl: 'RUNTIME' });
await engine.call(request);
window.ready = performance.now() - began;
window.latency = async () => {
  const times = [];
  for (const call of await (await fetch('calls.json')).json()) {
    const start = performance.now();
    await engine.call(call);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
};
"""
STOCK = """
const began = performance.now();
const worker = new Worker('WORKER', { type: 'module' });
worker.onmessage = () => (window.ready = performance.now() - began);
worker.onerror = (event) => (window.ready = event.message || 'failed');
worker.postMessage(JSON.stringify(request));
"""
STOCK_WORKER = """
self.onmessage = async ({ data }) => {
  const { loadPyodide } = await import('./FOLDER/pyodide.mjs');
  const indexURL = new URL('FOLDER/', self.location).href;
  const [pyodide, archive] = await Promise.all([
    loadPyodide({ indexURL }),
    fetch('haftquiz-source.zip').then((response) => response.arrayBuffer()),
  ]);
  pyodide.FS.writeFile('/lib/haftquiz.zip', new Uint8Array(archive));
  pyodide.runPython('import sys; sys.path.insert(0, "/lib/haftquiz.zip")');
  const handle = pyodide.runPython('from haftquiz.quiz.service import handle\\nhandle');
  handle(data);
  self.postMessage('ready');
};
"""
PYSCRIPT_PAGE = """<!doctype html><meta charset="utf-8"><title>bench</title>
<link rel="icon" href="data:,"><script>window.began = performance.now()</script>
<script type="module" src="./pyscript/core.js"></script>
<script type="py" config='{"interpreter": "./pyodide-29/pyodide.mjs",
  "files": {"./haftquiz-source.zip": "/lib/haftquiz.zip"}}'>
import sys
sys.path.insert(0, "/lib/haftquiz.zip")
from haftquiz.quiz.service import handle
from pyscript import window
handle(REQUEST)
window.ready = window.performance.now() - window.began
</script>
"""


class Server:
    """Serves a folder as a good host would, counts bytes, and can be as slow as a bad line."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sent = 0
        self.slow = False
        self._line = threading.Lock()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                outer.answer(self)

            def log_message(self, *_args: object) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}/"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def answer(self, request: BaseHTTPRequestHandler) -> None:
        path = self.folder / request.path.partition("?")[0].lstrip("/")
        if not path.is_file():
            request.send_error(404)
            return
        packed = path.with_name(path.name + ".br")
        brotli = packed.is_file() and "br" in request.headers.get("Accept-Encoding", "")
        body = (packed if brotli else path).read_bytes()
        if self.slow:
            time.sleep(SLOW_WAIT)
        request.send_response(200)
        request.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
        request.send_header("Content-Length", str(len(body)))
        request.send_header("Cache-Control", "public, max-age=31536000, immutable")
        if brotli:
            request.send_header("Content-Encoding", "br")
        request.end_headers()
        self.sent += len(body)
        try:
            for at in range(0, len(body), 8192):
                self._send(request, body[at : at + 8192])
        except OSError:
            request.close_connection = True

    def _send(self, request: BaseHTTPRequestHandler, piece: bytes) -> None:
        if self.slow:
            with self._line:  # one line for all connections
                time.sleep(len(piece) / SLOW_BYTES)
        request.wfile.write(piece)


def prepare() -> Path:
    """Put all pages and systems into one folder; return it."""
    CACHE.mkdir(parents=True, exist_ok=True)
    folder = CACHE / "site"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    shutil.copytree(ROOT / "site" / "js", folder / "js")
    runtime = pack_runtime(ROOT / ".cache" / "runtime")
    write_zip(folder / "haftquiz-source.zip", floor_files(ROOT / "haftquiz"))
    for name, package in PACKAGES.items():
        bring(package, folder / name, NEEDED)
    bring(PYSCRIPT, folder / "pyscript", ("dist/*",))
    (folder / "calls.json").write_text(json.dumps(calls()), encoding="utf-8")
    request = REQUEST.replace("\\", "\\\\")
    _page(folder / "ours.html", OURS.replace("RUNTIME", runtime.name))
    for name in PACKAGES:
        worker = f"{name}-worker.mjs"
        (folder / worker).write_text(STOCK_WORKER.replace("FOLDER", name))
        _page(folder / f"{name}.html", STOCK.replace("WORKER", worker))
    (folder / "pyscript.html").write_text(PYSCRIPT_PAGE.replace("REQUEST", f"'{request}'"))
    compress_files(folder, ROOT / ".cache" / "runtime" / "compressed", lambda *_: None)
    shutil.copytree(runtime, folder / runtime.name)
    return folder


def calls() -> list[dict[str, Any]]:
    """Return what the widgets of the whole site ask when each is answered rightly, once."""
    site = read_and_check(Options(content=ROOT / "content"))
    return [
        {"do": "judge", "scenario": quiz.text, "response": quiz.baked["answer"]}
        for _, quiz in site.quizzes
    ]


def _page(path: Path, body: str) -> None:
    path.write_text(PAGE.replace("REQUEST", REQUEST).replace("BODY", body), encoding="utf-8")


def bring(package: str, into: Path, patterns: tuple[str, ...]) -> None:
    """Take a package through the npm client and put what matches into a folder."""
    name = package.replace("/", "-").replace("@", "-").strip("-")
    kept = CACHE / name
    if not kept.is_dir():
        done = subprocess.run(
            ["npm", "pack", package, "--silent", "--ignore-scripts"],
            cwd=CACHE,
            check=True,
            capture_output=True,
            text=True,
        )
        archive = CACHE / done.stdout.split()[-1]
        with tarfile.open(archive) as packed:
            packed.extractall(kept, filter="data")
    into.mkdir(parents=True)
    for pattern in patterns:
        for path in (kept / "package").glob(pattern):
            if path.is_file() and path.suffix != ".map":
                shutil.copyfile(path, into / path.name)


Open = Callable[[str], Any]


@contextmanager
def fresh_pages(browser: Any) -> Iterator[Open]:
    """A new profile of a Playwright browser; gives a function that opens a page in it."""
    context = browser.new_context()

    def open_page(url: str) -> Any:
        for page in context.pages:
            page.close()
        page = context.new_page()
        page.goto(url)
        page.wait_for_function("window.ready !== undefined", timeout=180_000)
        return page

    yield open_page
    context.close()


def ready_of(page: Any) -> float:
    value = page.evaluate("window.ready")
    if isinstance(value, str):
        raise RuntimeError(value)
    return float(value)


def settle(page: Any) -> None:
    """Let a first visit leave what it leaves for the next."""
    page.wait_for_timeout(3000)


def tree_memory() -> int:
    """Memory of the processes below this one, shared pages counted by share, in bytes."""
    total, waiting = 0, [os.getpid()]
    while waiting:
        pid = waiting.pop()
        for task in Path(f"/proc/{pid}/task").glob("*/children"):
            waiting += [int(child) for child in task.read_text().split()]
        try:
            rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
        except OSError:
            continue
        total += sum(int(x.split()[1]) for x in rollup.splitlines() if x.startswith("Pss:"))
    return total * 1024


class Measures:
    """Numbers by what they measure and whose they are."""

    def __init__(self) -> None:
        self.values: dict[tuple[str, str], list[float]] = {}

    def add(self, what: str, who: str, value: float) -> None:
        self.values.setdefault((what, who), []).append(value)
        print(f"  {what} / {who}: {value:,.1f}", file=sys.stderr, flush=True)

    def of(self, what: str, who: str) -> float | None:
        found = self.values.get((what, who))
        return statistics.median(found) if found else None


def measure_all(name: str, systems: list[str], runs: int, measure: Callable[[str], None]) -> None:
    """Measure all systems in turn, so that a busy minute hits them alike."""
    for _ in range(runs):
        for system in systems:
            try:
                measure(system)
            except Exception as error:  # a system that does not run here has no row
                print(f"  {name} / {system}: {str(error)[:200]}", file=sys.stderr)


def measure_one(measures: Measures, browser: Any, server: Server, name: str, system: str) -> None:
    with fresh_pages(browser) as open_page:
        server.sent = 0
        before = tree_memory()
        page = open_page(f"{server.url}{system}.html")
        measures.add(f"{name}, first visit (ms)", system, ready_of(page))
        if name == "Chromium":
            measures.add("bytes of a first visit", system, server.sent)
            measures.add("memory while open (MB)", system, (tree_memory() - before) / 2**20)
            if system == "ours":
                measures.add(
                    "a call, median of the site's scenarios (ms)",
                    system,
                    page.evaluate("latency()"),
                )
        settle(page)
        server.sent = 0
        page = open_page(f"{server.url}{system}.html")
        measures.add(f"{name}, later visit (ms)", system, ready_of(page))
        if name == "Chromium":
            measures.add("bytes of a later visit", system, server.sent)


def measure_slow(measures: Measures, browser: Any, server: Server, who: list[str]) -> None:
    server.slow = True
    for system in who:
        with fresh_pages(browser) as open_page:
            page = open_page(f"{server.url}{system}.html")
            measures.add("Chromium, 1.6 Mbit/s and 150 ms (ms)", system, ready_of(page))
    server.slow = False


def measure_webkit(measures: Measures, server: Server, system: str) -> None:
    with webkit_driver() as driver:
        driver.get(f"{server.url}{system}.html")
        value = wait_for(lambda: driver.execute_script("return window.ready"), 120)
        measures.add("WebKitGTK, first visit (ms)", system, value)


TITLES = {
    "ours": "haftquiz",
    "pyodide-29": "Pyodide 0.29.5",
    "pyodide-314": "Pyodide 314.0.7",
    "pyscript": "PyScript core 0.7.31",
}


def table(measures: Measures, runs: int) -> str:
    """Return the table as Markdown: our median, and the others' as multiples of it."""
    whats = list(dict.fromkeys(what for what, _ in measures.values))
    lines = [
        f"Measured {date.today()}, {os.cpu_count()} cores; median of {runs} (slow line: one run).",
        "",
        "| | " + " | ".join(TITLES.values()) + " |",
        "|---|" + "---:|" * len(TITLES),
    ]
    for what in whats:
        ours = measures.of(what, "ours")
        cells = []
        for system in TITLES:
            value = measures.of(what, system)
            if value is None:
                cells.append("")
            elif system == "ours" or not ours:
                cells.append(f"{value:,.1f}" if value < 100 else f"{value:,.0f}")
            else:
                cells.append(f"{value / ours:.1f} × ({value:,.0f})")
        lines.append(f"| {what} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--only", nargs="*", default=["chromium", "slow", "firefox", "webkit"])
    parser.add_argument("--systems", nargs="*", choices=list(TITLES), default=list(TITLES))
    args = parser.parse_args()
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    server = Server(prepare())
    measures = Measures()
    pair = ["ours", "pyodide-29"]
    with sync_playwright() as playwright:
        if "chromium" in args.only:
            browser = launch_chromium(playwright)
            one = partial(measure_one, measures, browser, server, "Chromium")
            measure_all("Chromium", args.systems, args.runs, one)
            browser.close()
        if "slow" in args.only:
            browser = launch_chromium(playwright)
            measure_slow(measures, browser, server, pair)
            browser.close()
        if "firefox" in args.only:
            browser = launch_firefox(playwright)
            one = partial(measure_one, measures, browser, server, "Firefox")
            measure_all("Firefox", pair, args.runs, one)
            browser.close()
    if "webkit" in args.only:
        measure_all("WebKitGTK", pair, args.runs, partial(measure_webkit, measures, server))
    text = table(measures, args.runs)
    print(text)
    if args.out:
        args.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
