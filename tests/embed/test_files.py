"""What a build writes for embedding, looked at as files."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

from haftquiz.publish.embed_parts import modules, squeeze
from tests.conftest import ROOT


def scenarios(site: Path) -> list[dict]:
    return json.loads((site / "scenarios.json").read_text("utf-8"))


def test_every_scenario_has_its_embed_page(site):
    for entry in scenarios(site):
        assert entry["embed"] == f"e/{entry['id']}/"
        text = (site / entry["embed"] / "index.html").read_text("utf-8")
        assert '<meta name="robots" content="noindex">' in text
        assert f'<link rel="canonical" href="../../{entry["page"]}">' in text
        assert f'<a href="../../{entry["page"]}">' in text
        assert text.count("<haft-quiz ") == 1


def test_no_script_style_or_handler_stands_in_an_embed_page(site):
    for path in (site / "e").rglob("*.html"):
        text = path.read_text("utf-8")
        inline = [tag for tag in re.findall(r"<script[^>]*>", text) if "src=" not in tag]
        assert all('type="application/json"' in tag for tag in inline)
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", text.partition("<body")[2])


def test_an_embed_is_light_before_it_is_touched(site):
    """At most 40 KB come over the line, the font aside: the page, its stylesheet, one script."""
    (assets,) = site.glob("assets-*")
    (style,) = (site / "e").glob("style-*.css")
    shared = sum(packed(path) for path in (style, assets / "js/embed/frame.js"))
    heaviest = max(packed(path) for path in (site / "e").rglob("*.html"))
    assert shared + heaviest < 20_000


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 6))


def test_the_modules_of_the_first_touch_are_named_at_once(site):
    names = modules(ROOT / "site", "embed/live.mjs")
    assert names[0] == "embed/live.mjs" and "widget.mjs" in names and "engine.mjs" in names
    assert len(names) == len(set(names))
    text = next((site / "e").rglob("index.html")).read_text("utf-8")
    assert f'data-modules="{" ".join(names)}"' in text


def test_squeezing_a_stylesheet_changes_no_rule():
    css = "/* a */\na :hover,\nb > c {\n  inline-size: calc(1px + 2px);\n}\n\n/* b */"
    assert squeeze(css) == "a :hover, b > c{inline-size: calc(1px + 2px);}"


def test_hosts_are_told_that_any_page_may_frame_these(site):
    rules = (site / "_headers").read_text("utf-8").partition("\n/e/*\n")[2].partition("\n\n")[0]
    assert "Access-Control-Allow-Origin: *" in rules and "frame-ancestors *" in rules
    assert "X-Frame-Options" not in rules
