from __future__ import annotations

import json
import re

from tests.publish.small import page, quiz


def build(make_site):
    site = make_site(
        {
            "index.md": page(title="خانه", order="0"),
            "clauses.md": page(
                "{§ " + " ".join(f"bz-{n:02}" for n in range(1, 61)) + "}\n", order="9"
            ),
            "b/index.md": page(title="ب", nav="کوتاه", order="1"),
            "b/two.md": page(quiz("q-two"), title="دو", order="2"),
            "b/one.md": page(title="یک", order="1"),
            "b/last.md": page(title="آخر"),
            "b/deep/x.md": page(title="ژرف", order="3"),
            "hidden.md": page(quiz("q-hidden"), draft="yes"),
        }
    )
    site.build()
    return site


def pager(site, name):
    html = site.html(name)
    return re.findall(r'rel="(prev|next)" href="([^"]*)"', html)


def test_order_and_neighbours(make_site):
    site = build(make_site)
    assert pager(site, "b") == [("prev", "../"), ("next", "one/")]
    assert pager(site, "b/one") == [("prev", "../"), ("next", "../two/")]
    assert pager(site, "b/two") == [("prev", "../one/"), ("next", "../deep/x/")]
    assert pager(site, "b/deep/x") == [("prev", "../../two/"), ("next", "../../last/")]
    assert pager(site, "b/last") == [("prev", "../deep/x/"), ("next", "../../clauses/")]


def test_breadcrumb_and_menu(make_site):
    site = build(make_site)
    html = site.html("b/two")
    trail = re.search(r'class="breadcrumb".*?</nav>', html, re.S)[0]
    steps = re.findall(r'href="([^"]*)">([^<]*)<', trail)
    assert steps == [("../../", "خانه"), ("../", "کوتاه")]
    assert re.search(r'href="\./" aria-current="page">دو<', html)
    assert "hidden/" not in html


def test_scenarios_json_and_drafts(make_site):
    site = build(make_site)
    records = json.loads((site.out / "scenarios.json").read_text(encoding="utf-8"))
    assert records == [
        {
            "id": "q-two",
            "rules": "bazito",
            "ask": "legal",
            "hash": records[0]["hash"],
            "page": "b/two/#q-two",
            "title": None,
            "embed": "e/q-two/",
        }
    ]
    assert not (site.out / "hidden").exists()


def test_404_works_at_any_depth(make_site):
    from dataclasses import replace

    from haftquiz.publish.build import build_site

    site = make_site()
    build_site(replace(site.options, base="/sub/"), lambda line: None)
    html = (site.out / "404.html").read_text(encoding="utf-8")
    links = re.findall(r'(?:href|src)="([^"]*)"', html)
    assert links
    assert all(link.startswith(("/sub/", "#")) for link in links)


def test_clauses_link_from_reasons(make_site):
    site = build(make_site)
    html = site.html("b/two")
    data = json.loads(re.search(r'class="haft-data">(.*?)</script>', html)[1])
    assert data["links"]
    assert all(link.startswith("../../clauses/#bz-") for link in data["links"].values())
    assert "answer:" not in data["scenario"]


def test_the_contents_open_only_the_guide_that_the_reader_is_in(make_site):
    site = make_site(
        {
            "bazito/index.md": page(title="بازیتو"),
            "bazito/seven.md": page(title="هفت"),
            "varagh/index.md": page(title="ورق"),
            "varagh/ace.md": page(title="آس"),
        }
    )
    site.build()
    contents = site.html("bazito/seven/").split('id="contents"')[1]
    assert "هفت" in contents
    assert "ورق" in contents
    assert "آس" not in contents
