"""The packed Python answers as the Python at hand does, and has all it needs for that."""

from __future__ import annotations

import json
import re
import shutil
import textwrap
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import haftquiz
from haftquiz.publish import runtime_trim, runtime_zip
from haftquiz.quiz import service
from tests.serving import Server

from .packing import ROOT, run_packed

if TYPE_CHECKING:
    from playwright.sync_api import Page

FENCE = re.compile(r"^[ \t]*(```+|~~~+)(?:haft|سناریو)[^\n]*\n(.*?)^[ \t]*\1", re.M | re.S)
RESPONSES: tuple[list[str], ...] = ([], ["none"], ["draw"], ["4"], ["7h", "no such thing"])


def requests() -> list[dict[str, Any]]:
    """The packer's own requests, and every scenario of the guide asked in every way."""
    pages = sorted((ROOT / "content").rglob("*.md"))
    found = [
        textwrap.dedent(text)
        for page in pages
        for _, text in FENCE.findall(page.read_text(encoding="utf-8"))
    ]
    assert len(found) >= 20
    asked: list[dict[str, Any]] = [dict(request) for request in runtime_trim.PROBE_REQUESTS]
    for scenario in found:
        asked += [{"do": do, "scenario": scenario} for do in ("view", "bake", "ask")]
        asked += [{"do": "judge", "scenario": scenario, "response": it} for it in RESPONSES]
    return asked


def library_imports() -> list[str]:
    """The modules of the standard library that the two floors name, where they are modules here."""
    files = runtime_trim.floor_files(Path(haftquiz.__file__).parent)
    found = []
    for name in runtime_trim.imports_of(files):
        try:
            __import__(name)
        except ImportError:  # `from enum import Enum` names no module `enum.Enum`
            continue
        found.append(name)
    assert "json" in found
    return found


@pytest.mark.slow
def test_the_same_answers_as_here(runtime: Path) -> None:
    asked = requests()
    result = run_packed(runtime, asked, library_imports())
    assert result["missing"] == {}
    here = [json.loads(service.handle(json.dumps(request))) for request in asked]
    for request, there, expected in zip(asked, result["replies"], here, strict=True):
        assert there == expected, request


def test_the_probe_asks_what_can_be_answered(runtime: Path) -> None:
    replies = run_packed(runtime, runtime_trim.PROBE_REQUESTS)["replies"]
    good = [index for index, reply in enumerate(replies) if "error" not in reply]
    assert good == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("name", ["dataclasses", "json/decoder", "enum"])
def test_a_missing_module_would_be_noticed(runtime: Path, tmp_path: Path, name: str) -> None:
    crippled = tmp_path / "runtime"
    shutil.copytree(runtime, crippled)
    library = runtime_zip.read_zip(runtime / "python_stdlib.zip")
    kept = {file: data for file, data in library.items() if not file.startswith(name + ".py")}
    assert len(kept) == len(library) - 1
    runtime_zip.write_zip(crippled / "python_stdlib.zip", kept)
    with pytest.raises(AssertionError):
        run_packed(crippled, runtime_trim.PROBE_REQUESTS)


def test_the_upper_floors_stay_at_home(runtime: Path) -> None:
    with zipfile.ZipFile(runtime / "haftquiz.zip") as archive:
        floors = {name.split("/")[1] for name in archive.namelist()}
    assert {name.partition(".")[0] for name in floors} == {"__init__", "engine", "quiz"}


@pytest.mark.browser
def test_the_same_answers_in_chromium(
    page: Page, runtime: Path, tmp_path: Path, serve: Callable[[Path], Server]
) -> None:
    shutil.copytree(ROOT / "site" / "js", tmp_path / "js")
    shutil.copytree(runtime, tmp_path / runtime.name)
    (tmp_path / "index.html").write_text("<!doctype html><title>آزمایش</title>", encoding="utf-8")
    page.goto(serve(tmp_path).url)
    replies = page.evaluate(
        """async ([runtimeUrl, requests]) => {
          const { createEngine } = await import('./js/engine.mjs');
          const engine = createEngine({ runtimeUrl });
          return Promise.all(requests.map((request) => engine.call(request)));
        }""",
        [runtime.name, [dict(request) for request in runtime_trim.PROBE_REQUESTS]],
    )
    # Written as JSON.stringify does: a message may quote the request.
    texts = [json.dumps(it, separators=(",", ":")) for it in runtime_trim.PROBE_REQUESTS]
    here = [service.handle(text) for text in texts]
    assert replies == [json.loads(reply) for reply in here]
