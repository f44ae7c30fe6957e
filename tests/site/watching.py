"""What a page complains of, and what is found on the disk of a built site."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

DATA = re.compile(
    r'<haft-quiz id="([^"]+)"[^>]*data-kind="(\w+)".*?class="haft-data">(.*?)</script>', re.DOTALL
)
IDS = re.compile(r'\sid="([^"]+)"')


class Complaints:
    """Console errors and warnings, exceptions, failed requests, requests that leave the origin."""

    def __init__(self, page: Page, origin: str) -> None:
        self.found: list[str] = []
        self.origin = origin
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.found.append(f"exception: {error}"))
        page.on("requestfailed", self._failed)
        page.on("request", self._request)
        page.on("response", self._response)

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.found.append(f"console: {message.text}")

    def _failed(self, request: Any) -> None:
        # Leaving a page ends its downloads; that is nobody's fault.
        if request.failure != "net::ERR_ABORTED":
            self.found.append(f"failed: {request.url}: {request.failure}")

    def _request(self, request: Any) -> None:
        if not request.url.startswith((self.origin, "data:", "blob:")):
            self.found.append(f"left the origin: {request.url}")

    def _response(self, response: Any) -> None:
        if response.status >= 400:
            self.found.append(f"{response.status}: {response.url}")


def pages_of(site: Path) -> list[str]:
    """The addresses of all pages, relative to the root; the front page is the empty one.

    Embed pages are left out: each shows again what stands on a page (tests/embed looks at them).
    """
    files = sorted(file.relative_to(site) for file in site.rglob("index.html"))
    paths = ["404.html", *(file.as_posix().removesuffix("index.html") for file in files)]
    paths = [path for path in paths if not path.startswith("e/")]
    assert len(paths) >= 10
    return paths


def file_of(site: Path, path: str) -> Path:
    """The file behind an address relative to the root."""
    return site / (path + "index.html" if path == "" or path.endswith("/") else path)


def ids_of(site: Path, path: str) -> list[str]:
    """All ids on a page."""
    return [html.unescape(name) for name in IDS.findall(file_of(site, path).read_text("utf-8"))]


def quizzes_of(site: Path, path: str) -> list[dict[str, Any]]:
    """The quizzes of a page: {"id", "kind", "scenario", "baked", "links"}."""
    text = file_of(site, path).read_text("utf-8")
    found = [{"id": i, "kind": k, **json.loads(d)} for i, k, d in DATA.findall(text)]
    assert len(found) == text.count("<haft-quiz ")
    return found


def all_quizzes(site: Path) -> list[dict[str, Any]]:
    """The quizzes of the whole site."""
    return [quiz for path in pages_of(site) for quiz in quizzes_of(site, path)]


def listed(faults: dict[str, list[str]]) -> str:
    """Faults by place, short enough to read (pytest's own comparison takes minutes for many)."""
    return "\n".join(f"{place}: {fault}" for place, found in faults.items() for fault in found[:3])
