"""Field report D04: every address of a site is encoded once and leads to a file."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from tests.publish.small import SmallSite

from .conftest import HOME

OWN = "https://example.org/"
INVISIBLE = re.compile(r"[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u0640\ufeff]")
WHOLE = re.compile(r"https://example\.org/[^\s\"'<>\\]*")


class Addresses(HTMLParser):
    """Every address and every id of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("id"):
            self.ids.add(str(given["id"]))
        for key in ("href", "src", "action", "data-index", "data-root", "data-runtime"):
            if given.get(key) and not (tag == "use" and key == "href"):
                self.found.add(str(given[key]))
        if tag == "meta" and str(given.get("property")) in ("og:url", "og:image"):
            self.found.add(str(given["content"]))


def place_of(file: Path, out: Path) -> str:
    return file.relative_to(out).as_posix().removesuffix("index.html")


def file_of(out: Path, way: str) -> Path:
    return out / way / "index.html" if not way or way.endswith("/") else out / way


def dead(out: Path, home: str) -> list[str]:
    """Addresses on any page that lead to no file, or to no place on its page.

    404.html speaks of the host's root and has a test of its own.
    """
    pages = {file: Addresses(file.read_text("utf-8")) for file in out.rglob("index.html")}
    faults = []
    for file, page in pages.items():
        here = home + place_of(file, out)
        for address in page.found:
            if not address:
                continue
            whole = urljoin(here, address)
            parts = urlsplit(whole)
            if not whole.startswith(home):
                faults += [f"{here}: {address}"] if parts.netloc == urlsplit(home).netloc else []
                continue
            target = file_of(
                out, unquote(whole.removeprefix(home).partition("#")[0].partition("?")[0])
            )
            if address.endswith("/") and "data-" not in address and target.parent.is_dir():
                continue  # a folder that scripts add to
            if not target.is_file() or (
                parts.fragment
                and target.suffix == ".html"
                and unquote(parts.fragment) not in pages[target].ids
            ):
                faults.append(f"{here}: {address}")
    return faults


def test_every_address_leads_somewhere(known: SmallSite) -> None:
    assert dead(known.out, HOME) == []


def test_all_forms_of_an_address_are_encoded_once(known: SmallSite) -> None:
    written = 0
    for file in [*known.out.rglob("*.html"), *known.out.rglob("*.xml"), *known.out.rglob("*.json")]:
        for address in WHOLE.findall(file.read_text("utf-8")):
            written += 1
            assert address.isascii(), f"{file.name}: {address}"
            once = unquote(address)
            assert "%25" not in address
            assert "%" not in once
            assert not INVISIBLE.search(once)
            way = once.removeprefix(unquote(HOME)).partition("#")[0]
            assert file_of(known.out, way).is_file(), address
    assert written > 20


def test_scenarios_json_leads_to_pages(known: SmallSite) -> None:
    for record in json.loads((known.out / "scenarios.json").read_text("utf-8")):
        way, _, anchor = record["page"].partition("#")
        target = file_of(known.out, unquote(way))
        assert anchor in Addresses(target.read_text("utf-8")).ids
        assert not INVISIBLE.search(way)


@pytest.mark.slow
def test_every_link_of_the_guide(site: Path) -> None:
    """The whole tree, embed pages too: links, scripts, pictures, anchors."""
    assert dead(site, "http://localhost/") == []
