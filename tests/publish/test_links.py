"""Field reports C06 (fragments in Persian) and D04 (addresses encoded once)."""

from __future__ import annotations

import re
from urllib.parse import quote, unquote

import pytest

from tests.publish.small import page, quiz

TARGET = page("## جریمهٔ هفت\n\nمتن\n{: #here }\n", title="مقصد")


def links_page(*links):
    return page("".join(f"[پیوند]({link})\n\n" for link in links))


@pytest.mark.parametrize(
    "link",
    [
        "two.md#جریمه-هفت",
        "two.md#" + quote("جریمه-هفت"),
        "clauses.md#bz-31",
        "./clauses.md?x=1#bz-31",
        "two.md#here",
        "#خودم",
        "#" + quote("خودم"),
        "sub/three.md",
        "<فارسی صفحه.md>",
        quote("فارسی صفحه.md"),
        "pic.svg",
    ],
)
def test_c06_good_links_pass_and_lead_somewhere(make_site, link):
    site = make_site(
        {
            "one.md": page(f"## خودم\n\n[پیوند]({link})\n"),
            "two.md": TARGET,
            "sub/three.md": page(),
            "فارسی صفحه.md": page(),
            "pic.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
        }
    )
    site.build()
    [href] = re.findall(r'<a href="([^"]*)">پیوند', site.body("one"))
    way, _, fragment = href.partition("#")
    target = (site.out / "one" / unquote(way.partition("?")[0])).resolve()
    target = target / "index.html" if target.is_dir() else target
    assert target.is_file()
    if fragment:
        assert f'id="{fragment}"' in target.read_text(encoding="utf-8") or way == ""


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("clauses.md#BZ-31", "«#bz-31»"),
        ("two.md#نیست", "نیست"),
        ("two.md#جریمه‌هفت", "«#جریمه-هفت»"),
        ("two.md#جریمهٔ-هفت", "«#جریمه-هفت»"),
        ("#nowhere", "#nowhere"),
        ("tow.md", "«two.md»"),
        ("two", "«two.md»"),
        ("two.html", "«two.md»"),
        ("two/", "«two.md»"),
        ("sub/", "«sub/index.md»"),
        ("../two.md", "«two.md»"),
        ("draft.md", "draft"),
    ],
)
def test_c06_dead_links_are_reported_with_the_nearest(make_site, link, said):
    site = make_site(
        {
            "one.md": page(f"متن\n\n[پیوند]({link})\n"),
            "two.md": TARGET,
            "sub/index.md": page(),
            "draft.md": page(draft="yes"),
        }
    )
    [problem] = site.problems()
    assert problem.startswith("content/one.md:7: ")
    assert said in problem


def test_what_is_broken_is_not_reported_by_those_who_link_to_it(make_site):
    broken = quiz("broken").replace("hand:", "hnad:")
    site = make_site(
        {
            "one.md": page("[الف](bytes.md#x) و [ب](two.md#broken)\n\n" + quiz()),
            "two.md": page(broken),
            "bytes.md": b"---\ntitle: \xff\n---\n",
            "clauses.md": b"\xff",
        }
    )
    assert [problem.split(" ")[0] for problem in site.problems()] == [
        "content/bytes.md:2:",
        "content/clauses.md:1:",
        "content/two.md:8:",
    ]


def test_the_same_dead_link_twice_is_reported_twice(make_site):
    site = make_site({"one.md": links_page("no.md", "no.md")})
    assert [problem.split(" ")[0] for problem in site.problems()] == [
        "content/one.md:5:",
        "content/one.md:7:",
    ]


def test_d04_addresses_are_relative_and_encoded_once(make_site):
    site = make_site(
        {
            "one.md": links_page("قوانین/هفتِ خبیث.md".join("<>")),
            "قوانین/هفتِ خبیث.md": page("![شکل](pic.svg)\n"),
            "قوانین/pic.svg": "<svg/>",
        }
    )
    site.build()
    shortcode = site.out / "embed" / "haft.html"  # a template for Hugo, to be taken away
    for file in set(site.out.rglob("*.html")) - {shortcode}:
        here = file.parent
        in_tags = r'<[a-z][^<>]*\s(?:href|src)="([^"]*)"'  # what code shows is escaped
        for link in re.findall(in_tags, file.read_text(encoding="utf-8")):
            assert "%25" not in link
            assert not set(unquote(link)) & set("\u200c\u0640\u200f\u200e")
            if file.name == "404.html" or link.startswith("#"):
                continue
            way = link.partition("#")[0]
            assert way.isascii(), link
            assert not way.startswith("/")
            target = (here / unquote(way)).resolve()
            assert target.exists(), link


def test_pages_that_would_meet(make_site):
    site = make_site(
        {
            "a.md": page(),
            "a/index.md": page(),
            "A.md": page(),
            "e.md": page(),
            "؟.md": page(),
            "b.md": page(slug="assets-1"),
        }
    )
    assert sorted(problem.split(":")[0] for problem in site.problems()) == [
        "content/a.md",
        "content/a/index.md",
        "content/b.md",
        "content/e.md",
        "content/؟.md",
    ]
