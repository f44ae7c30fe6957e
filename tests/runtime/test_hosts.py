"""What servers are told: the policy holds on the built pages, files that last are named as such."""

from __future__ import annotations

import shutil
import subprocess
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from haftquiz.publish.hosts import write_samples
from tests.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAGES = ("", "bazito/exercises/", "404.html")


def read_headers(text: str) -> dict[str, dict[str, str]]:
    """Read `_headers`: address pattern → its headers."""
    found: dict[str, dict[str, str]] = {}
    for line in filter(None, text.splitlines()):
        if not line.startswith(" "):
            here = found.setdefault(line, {})
        else:
            name, _, value = line.strip().partition(": ")
            here[name] = value
    return found


@pytest.fixture(scope="module")
def headers(site: Path) -> dict[str, dict[str, str]]:
    return read_headers((site / "_headers").read_text(encoding="utf-8"))


def test_only_hashed_folders_last(headers: dict[str, dict[str, str]]) -> None:
    lasting = {path for path, named in headers.items() if "immutable" in str(named)}
    assert {path.split("-")[0] for path in lasting} == {"/assets", "/runtime"}
    assert all(headers[path]["Access-Control-Allow-Origin"] == "*" for path in lasting)


@pytest.mark.browser
def test_the_policy_holds(
    page: Page, server: Server, headers: dict[str, dict[str, str]], problems: list[str]
) -> None:
    def with_headers(route) -> None:
        path = urlsplit(route.request.url).path
        named = [more for pattern, more in headers.items() if fnmatch(path, pattern)]
        merged = {name.lower(): value for more in named for name, value in more.items()}
        reply = route.fetch()
        route.fulfill(response=reply, headers=reply.headers | merged)

    page.context.route("**/*", with_headers)
    for path in PAGES:
        assert "Content-Security-Policy" in headers[f"/{path}"]
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
    page.goto(server.url + "bazito/exercises/")
    quiz = page.locator("haft-quiz").first
    quiz.locator("input").first.check()
    quiz.locator("button[type=submit]").first.click()
    quiz.locator("[data-part=verdict][data-judge=live]").wait_for(timeout=40_000)
    page.context.unroute_all(behavior="ignoreErrors")
    assert problems == []


def test_the_samples_are_complete(tmp_path: Path) -> None:
    for path in write_samples(tmp_path, "/a/"):
        text = path.read_text(encoding="utf-8")
        for word in ("wasm-unsafe-eval", "immutable", "Access-Control-Allow-Origin", "/a/e/"):
            assert word in text
        assert "POLICY" not in text
        assert "BASE" not in text


def test_nginx_takes_its_sample(tmp_path: Path) -> None:
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin")
    if nginx is None:
        pytest.skip("no nginx here")
    sample, _ = write_samples(tmp_path, "/a/")
    (tmp_path / "mime.types").write_text("types { text/html html; }")
    whole = f"events {{}}\nhttp {{ server {{ listen 127.0.0.1:1; include {sample}; }} }}\n"
    (tmp_path / "whole.conf").write_text(f"pid {tmp_path}/pid;\n{whole}")
    command = [nginx, "-t", "-p", str(tmp_path), "-c", str(tmp_path / "whole.conf")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
