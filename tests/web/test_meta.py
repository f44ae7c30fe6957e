"""Heads of pages: what is said to those who see nothing else, and that it is true."""

from __future__ import annotations

import html
import json
import re
from datetime import datetime
from typing import Any
from xml.etree import ElementTree

import pytest

from haftquiz.publish import pictures_png
from haftquiz.publish.dates import gregorian, is_day, shown
from tests.publish.conftest import MakeSite
from tests.publish.small import SmallSite, page, places, quiz

from .conftest import HOME, build_with_url

RULES = HOME + "%D9%82%D9%88%D8%A7%D8%B9%D8%AF/"
SPECIAL = RULES + "%DA%A9%D8%A7%D8%B1%D8%AA-%D9%87%D8%A7%DB%8C-%D9%88%DB%8C%DA%98%D9%87/"
ATOM = "{http://www.w3.org/2005/Atom}"
SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
DATA = re.compile(r'<script type="application/ld\+json">(.*?)</script>', re.DOTALL)
META = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">')

# What schema.org lets each of our types have, as far as we use it; what must be there comes first.
_WORK = {"@id", "url", "name", "inLanguage", "description", "isAccessibleForFree", "isPartOf"}
_WORK |= {"about", "image", "datePublished"}
SHAPES: dict[str, tuple[set[str], set[str]]] = {
    "WebSite": ({"name"}, _WORK),
    "Article": ({"headline", "inLanguage"}, _WORK | {"headline"}),
    "BreadcrumbList": ({"itemListElement"}, set()),
    "ListItem": ({"position", "name"}, {"item"}),
    "Quiz": (
        {"name", "hasPart", "about"},
        _WORK | {"hasPart", "learningResourceType", "educationalAlignment"},
    ),
    "Thing": ({"name"}, set()),
    "AlignmentObject": ({"alignmentType", "targetName"}, set()),
    "Question": (
        {"name", "text", "acceptedAnswer"},
        {"@id", "url", "eduQuestionType", "suggestedAnswer"},
    ),
    "Answer": ({"text"}, set()),
}


def data_of(text: str) -> dict[str, Any]:
    (found,) = DATA.findall(text)
    return json.loads(found)


def check(thing: Any) -> list[str]:
    """Faults of a thing and all that hangs on it."""
    if isinstance(thing, list):
        return [fault for each in thing for fault in check(each)]
    if not isinstance(thing, dict):
        return [] if thing not in ("", None) else ["empty value"]
    kinds = thing["@type"] if isinstance(thing["@type"], list) else [thing["@type"]]
    need, may = SHAPES[kinds[0]]
    keys = set(thing) - {"@type"}
    faults = [f"{kinds[0]}: no {key}" for key in need - keys]
    faults += [f"{kinds[0]}: {key}?" for key in keys - need - may]
    for key in ("@id", "url", "item", "image"):
        if key in thing and not re.fullmatch(r"https://[\x21-\x7e]+", thing[key]):
            faults.append(f"{kinds[0]}: {key} is {thing[key]}")
    return faults + [fault for value in thing.values() for fault in check(value)]


def things(site: SmallSite, name: str) -> dict[str, dict[str, Any]]:
    data = data_of(site.html(name))
    assert data["@context"] == "https://schema.org"
    assert check(data["@graph"]) == []
    return {str(thing["@type"]): thing for thing in data["@graph"]}


def test_what_a_chapter_says_of_itself(known: SmallSite) -> None:
    text = known.html("قواعد/کارت-های-ویژه")
    assert "<title>کارت‌های ویژه · قواعد · راهنما</title>" in text
    assert f'<link rel="canonical" href="{SPECIAL}">' in text
    said = dict(META.findall(text))
    assert said["description"] == said["og:description"] == "دو."
    assert said["og:title"] == "کارت‌های ویژه"
    assert said["og:url"] == SPECIAL
    assert (said["og:type"], said["og:locale"]) == ("article", "fa_IR")
    assert '<time datetime="2027-03-20">۲۹ اسفند ۱۴۰۵</time>' in text


def test_structured_data_of_a_chapter(known: SmallSite) -> None:
    found = things(known, "قواعد/کارت-های-ویژه")
    assert found["Article"]["url"] == SPECIAL
    assert found["Article"]["isPartOf"]["@id"] == HOME
    assert found["Article"]["datePublished"] == "2027-03-20"
    steps = found["BreadcrumbList"]["itemListElement"]
    assert [(step["position"], step["item"]) for step in steps] == [
        (1, HOME), (2, RULES), (3, SPECIAL),
    ]  # fmt: skip
    (asked,) = found["['Quiz', 'LearningResource']"]["hasPart"]
    assert asked["url"] == SPECIAL + "#seven"
    assert asked["acceptedAnswer"] == {"@type": "Answer", "text": "۹ دل"}
    wrong = [answer["text"] for answer in asked["suggestedAnswer"]]
    assert wrong == ["۳ دل", "هیچ‌کدام"]


def test_the_first_page_is_the_site(known: SmallSite) -> None:
    found = things(known, "")
    assert set(found) == {"WebSite"}
    assert found["WebSite"]["url"] == HOME
    assert "<title>راهنما، همه</title>" in known.html()


def test_without_an_address_nothing_pretends_to_one(make_site: MakeSite) -> None:
    site = make_site({"one.md": page(quiz(), date="۱۴۰۵/۰۷/۰۱")})
    site.build()
    things(site, "one")
    text = site.html("one")
    for sign in ("canonical", "og:url", "og:image", "feed.xml", '"url":', "https://example"):
        assert sign not in text
    assert not (site.out / "sitemap.xml").exists()
    assert not (site.out / "feed.xml").exists()
    assert (site.out / "robots.txt").read_text() == "User-agent: *\nAllow: /\n"


def test_sitemap_and_robots(known: SmallSite) -> None:
    written = (known.out / "sitemap.xml").read_bytes()
    assert written.isascii()
    pages = ElementTree.fromstring(written).findall(f"{SITEMAP}url")
    places = {it.findtext(f"{SITEMAP}loc"): it.findtext(f"{SITEMAP}lastmod") for it in pages}
    assert places[SPECIAL] == "2027-03-20"
    assert {HOME, RULES, HOME + "search/"} < set(places)
    assert not [place for place in places if "/e/" in str(place) or "404" in str(place)]
    assert f"Sitemap: {HOME}sitemap.xml\n" in (known.out / "robots.txt").read_text()


def test_the_feed(known: SmallSite) -> None:
    feed = ElementTree.fromstring((known.out / "feed.xml").read_bytes())
    assert feed.get("{http://www.w3.org/XML/1998/namespace}lang") == "fa"
    entries = feed.findall(f"{ATOM}entry")
    assert [it.findtext(f"{ATOM}id") for it in entries] == [SPECIAL, RULES]
    days = [datetime.fromisoformat(it.findtext(f"{ATOM}updated") or "") for it in entries]
    assert [day.date().isoformat() for day in days] == ["2027-03-20", "2026-09-23"]
    assert feed.findtext(f"{ATOM}updated") == entries[0].findtext(f"{ATOM}updated")
    assert entries[0].findtext(f"{ATOM}summary") == "۲۹ اسفند ۱۴۰۵: دو."
    assert [
        it.get("href") for it in feed.iter(f"{ATOM}link") if not it.get("href", "").isascii()
    ] == []


@pytest.mark.parametrize(
    "title", ["</script><script>document.title=1</script>", "<!--<script>", "]]> & \"'", "a\u2028b"]
)
def test_titles_stay_text(make_site: MakeSite, title: str) -> None:
    """Field report H03."""
    site = make_site({"one.md": page(quiz(), title=title, description=title, date="۱۴۰۵/۰۷/۰۱")})
    build_with_url(site)
    text = site.html("one")
    article = things(site, "one")["Article"]
    assert article["headline"] == article["description"] == title
    assert html.unescape(dict(META.findall(text))["og:title"]) == title
    assert text.count("<script") == text.count("</script>")
    feed = ElementTree.fromstring((site.out / "feed.xml").read_bytes())
    assert title in [
        it.findtext(f"{ATOM}title", "").split(" · ")[0] for it in feed.iter(f"{ATOM}entry")
    ]
    (index,) = (site.out / "search").glob("index-*.json")
    assert title in [name for _, name in json.loads(index.read_text("utf-8"))["pages"]]


def test_days_of_the_persian_calendar(make_site: MakeSite) -> None:
    assert gregorian("1405/01/01").isoformat() == "2026-03-21"
    assert gregorian("1403/12/30").isoformat() == "2025-03-20"  # a leap year
    assert shown("1405/07/01") == "۱ مهر ۱۴۰۵"
    assert not is_day("1405/12/30")
    found = make_site({"one.md": page(date="۱۴۰۵/۱۲/۳۰")}).problems()
    assert places(found) == ["content/one.md:4"]


def test_every_page_has_its_picture(known: SmallSite) -> None:
    if not pictures_png.CAN_DRAW:
        pytest.skip("resvg is not installed")
    seen = set()
    for name, home in (("", HOME), ("قواعد", RULES), ("قواعد/کارت-های-ویژه", SPECIAL)):
        assert dict(META.findall(known.html(name)))["og:image"] == home + "picture.png"
        data = (known.out / name / "picture.png").read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1200, 630)
        seen.add(data)
    assert len(seen) == 3
