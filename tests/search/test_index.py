"""What is found, by the builder's index and the browser's program, in the real guide."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from haftquiz.publish.build import Options, read_and_check
from haftquiz.publish.navigation import Navigation
from haftquiz.publish.search import index_file, search_index
from haftquiz.publish.site import Site
from tests.conftest import ROOT
from tests.publish.conftest import MakeSite
from tests.publish.small import page

HERE = Path(__file__).parent

# Field report A13: a reader of a rule set asks; one of these must be among the first three.
PLAYERS_ASK = {
    "چند کارت می‌دهند": {
        "bazito": {"bz-09"},
        "wikipedia": {"wk-08"},
        "varagh": {"vg-08"},
        "kasif": {"kf-04"},
    },
    "هم‌خال ندارم": {
        "bazito": {"bz-23"},
        "wikipedia": {"wk-17"},
        "varagh": {"vg-01", "vg-19"},
        "kasif": {"kf-10"},
    },
    "برنده دست بعد را شروع می‌کند": {
        # Here the documents are silent: the note «فرض ما» beside these says so.
        "bazito": {"bz-16"},
        "wikipedia": {"wk-33"},
        "varagh": {"چه-کسی-شروع-می-کند"},
        "kasif": {"kf-07"},
    },
}


@pytest.fixture(scope="module")
def guide() -> Site:
    return read_and_check(Options(content=ROOT / "content"))


@pytest.fixture(scope="module")
def index(guide: Site) -> dict[str, Any]:
    return search_index(Navigation(guide))


def find(index: dict[str, Any], *asked: tuple[str, str]) -> list[list[dict[str, Any]]]:
    if not shutil.which("node"):
        pytest.skip("no node on PATH")
    done = subprocess.run(
        ["node", str(HERE / "run_find.mjs")],
        input=json.dumps({"index": index, "asked": asked}),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def places(found: list[dict[str, Any]]) -> list[str]:
    return [unquote(it["url"]) for it in found]


def test_what_players_ask_leads_to_their_rule_sets_paragraph(index: dict[str, Any]) -> None:
    asked = [(query, folder) for query, sets in PLAYERS_ASK.items() for folder in sets]
    answers = find(index, *[(query, f"{folder}/") for query, folder in asked])
    missed = {}
    for (query, folder), found in zip(asked, answers, strict=True):
        first = [place for place in places(found)[:3] if place.startswith(f"{folder}/")]
        if not {place.partition("#")[2] for place in first} & PLAYERS_ASK[query][folder]:
            missed[query, folder] = places(found)
    assert missed == {}


@pytest.mark.parametrize(
    ("query", "place"),
    [
        ("BZ-31", "bazito/eight/#bz-31"),
        ("بند bz-۳۱", "bazito/eight/#bz-31"),
        ("سرباز روی سرباز", "varagh/jack/#vg-48"),
        ("7♥", "bazito/start/#bz-07"),
        ("هفت دل", "bazito/start/#bz-07"),
        ("7h", "bazito/start/#bz-07"),
        ("نوبت عادي", "bazito/turn/"),
        ("كارتهاي هر نفر معمولا ۵ به توافق", "compare/#compare-hand-size-rule"),
        ("سقفي که مي شود گذاشت ۵۰ تا 1000", "compare/#compare-limit-range-rule"),
        ("ارزش کارت وحشی", "compare/#compare-half-wild-values-rule"),
        ("جوکر هست و چند بسته کارت لازم است", "about/#open-am-31"),
    ],
)
def test_what_is_named_is_found(index: dict[str, Any], query: str, place: str) -> None:
    folder = place.partition("/")[0] + "/"
    assert place in [found[: len(place)] for found in places(find(index, (query, folder))[0])]


def test_a_slip_of_one_letter_is_forgiven(index: dict[str, Any]) -> None:
    right, wrong = find(index, ("زنجیره", "bazito/"), ("زنحیره", "bazito/"))
    assert right
    assert {*places(right)} & {*places(wrong)}


def test_every_place_is_an_element_of_its_page(guide: Site, index: dict[str, Any]) -> None:
    pages = {page.url: page for page in guide.pages.values()}
    dead = []
    for at, anchor, *_ in index["places"]:
        if anchor and anchor not in pages[index["pages"][at][0]].ids:
            dead.append((index["pages"][at][0], anchor))
    assert dead == []


def test_the_name_follows_the_content(index: dict[str, Any]) -> None:
    name, text = index_file(index)
    assert json.loads(text) == index
    assert name == index_file(json.loads(text))[0]
    assert name != index_file(index | {"pages": []})[0]


def test_what_authors_write_is_never_markup(make_site: MakeSite) -> None:
    title = "</script><b>&amp;"
    site = make_site({"one.md": page("## `</script>`{#x}\n\n`<!--` سه", title=title)})
    site.build()
    (file,) = (site.out / "search").glob("index-*.json")
    rows = json.loads(file.read_text("utf-8"))
    assert [name for url, name in rows["pages"] if url == "one/"] == [title]
    html = site.html("search")
    assert "<b>" not in html
    assert "&lt;/script&gt;&lt;b&gt;&amp;amp;" in html
