"""The built site starts its Python at the first touch, and asks nobody else for anything."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from tests.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_the_first_touch_starts_python(
    page: Page, site: Path, server: Server, problems: list[str]
) -> None:
    first = json.loads((site / "scenarios.json").read_text(encoding="utf-8"))[0]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.url + first["page"])
    widget = page.locator(f"haft-quiz[id='{first['id']}']")
    assert not [path for path in server.requests if "/runtime-" in path]
    widget.locator("button[type=submit]").focus()
    page.locator(f"haft-quiz[id='{first['id']}'][data-engine=ready]").wait_for(timeout=30_000)
    assert [path for path in server.requests if path.endswith("/pyodide.asm.wasm")]
    assert all(url.startswith((server.url, "data:")) for url in asked)
    assert problems == []
