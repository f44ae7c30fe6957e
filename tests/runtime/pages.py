"""A small site with a stand-in for the rules, and what tests say to its pages."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from haftquiz.publish.runtime import pack_runtime

from .packing import ROOT, STANDIN

if TYPE_CHECKING:
    from playwright.sync_api import Frame, Page

# The policy that a host may set; nothing here needs more.
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
HTML = f"""<!doctype html>
<html lang="fa" dir="rtl">
<meta charset="utf-8"><title>آزمایش</title><link rel="icon" href="data:,">
<meta http-equiv="Content-Security-Policy" content="{POLICY}; img-src data:; frame-src 'self'">
<script type="module" src="page.mjs"></script>
"""
SCRIPT = """
import {{ createEngine }} from './js/engine.mjs';
window.states = [];
const onState = (state) => states.push(state);
window.engine = createEngine({{ runtimeUrl: '{runtime}', onState }});
"""
DOUBLE = "(number) => engine.call({ do: 'double', number }).then((reply) => reply.number)"
DRAW = "() => engine.call({ do: 'draw' }).then((reply) => reply.number)"
# What the engine brought by itself; a restored one brings nothing.
LOADED = "Math.max(0, ...states.map(({ loaded }) => loaded))"
KEPT = """async () => {
  const kept = {};
  for (const name of await caches.keys()) {
    const keys = await (await caches.open(name)).keys();
    kept[name] = keys.map(({ url }) => url.split('/').at(-1)).sort();
  }
  return kept;
}"""


def make_pages(folder: Path) -> Path:
    """Write the scripts, a runtime that knows the stand-in, and a page; return the runtime."""
    shutil.copytree(ROOT / "site" / "js", folder / "js")
    made = pack_runtime(ROOT / ".cache" / "runtime", package=STANDIN)
    shutil.copytree(made, folder / made.name)
    (folder / "index.html").write_text(HTML, encoding="utf-8")
    (folder / "page.mjs").write_text(SCRIPT.format(runtime=made.name), encoding="utf-8")
    return folder / made.name


def until(page: Page | Frame, condition: str, seconds: float = 20) -> None:
    """Wait; Playwright's own polling needs `unsafe-eval`, which the policy forbids."""
    for _ in range(int(seconds * 20)):
        if page.evaluate(f"Promise.resolve({condition}).then(Boolean)"):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never came true: {condition}")


def until_kept(page: Page, name: str = "pyodide-lock.json") -> None:
    """Wait for what a first visit leaves; the last file tells that all are there."""
    until(page, f"({KEPT})().then((kept) => JSON.stringify(kept).includes('{name}'))")
