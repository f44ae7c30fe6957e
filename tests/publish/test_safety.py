"""Field reports H02 (links that are programs) and H03 (`</script>` in a title)."""

from __future__ import annotations

import json
import re

import pytest

from haftquiz.publish.render import script_json
from tests.publish.small import page, quiz

HOSTILE_LINKS = [
    "[x](javascript:alert(1))",
    "[x](jAvAsCrIpT:alert(1))",
    "[x](javascript&#58;alert(1))",
    "[x](javascript&colon;alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](java\u200bscript:alert(1))",
    "[x](<java script:alert(1)>)",
    "[x](data:text/html,<b>)",
    "[x](vbscript:x)",
    "[x](file:///etc/passwd)",
    "[x](//example.com/a)",
    "[x](\\\\example.com)",
    "[x](/absolute/)",
    "<javascript:alert(1)>",
    "[x][y]\n\n[y]: javascript:alert(1)",
    "![x](https://example.com/a.png)",
    "![x](data:image/png;base64,xx)",
    "[x](clauses.md){onclick=alert(1)}",
    "متن {style=position:fixed}",
    "متن\n{: onmouseover=alert(1) }",
    '![a](b.png "c" onerror=alert(1))',
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<b onclick=alert(1)>x</b>",
    "<a href='javascript:alert(1)'>x</a>",
    "<svg onload=alert(1)>",
    "<iframe src='https://example.com'></iframe>",
    "<div style='position:fixed'>x</div>",
    "<style>*{}</style>",
    "<SCRIPT>alert(1)</SCRIPT>",
    "<!doctype html>",
    "متن <script src=//example.com></script> متن",
]


@pytest.mark.parametrize("text", HOSTILE_LINKS)
def test_h02_is_refused_at_its_line(page_problems, text):
    found = page_problems(f"سطر اول\n\n{text}\n")
    assert found, "nothing was reported"
    assert all(line >= 3 for line, _ in found)


@pytest.mark.parametrize(
    "text",
    [
        "[x](https://example.com/a?b=c#d)",
        "[x](http://example.com)",
        "[x](mailto:a@example.com)",
        "<https://example.com/>",
        "<a@example.com>",
        "[x](clauses.md)",
        "[x](./clauses.md#bz-01)",
    ],
)
def test_h02_good_links_pass(page_problems, text):
    assert page_problems(f"{text}\n") == []


HOSTILE_TEXTS = [
    "سطر\u2028دیگر",
    '</script><script>document.title="x"</script>',
    "<!--<script>",
    "]]>",
    "<b>x</b>",
    '"onload="alert(1)',
]


@pytest.mark.parametrize("text", HOSTILE_TEXTS)
def test_h03_texts_are_never_markup(make_site, text):
    body = (
        f"```haft\nid: first\ntop: 9s\nplayers: {text.replace(',', '')}, علی, مینا, سارا\n"
        f"hand: 9h, 3h\nask: legal\ntitle: {text}\nhint: {text}\nnote: {text}\n```\n"
    )
    site = make_site({"one.md": page(body, title=text, description=text)})
    site.build()
    html = site.html("one")
    assert "<b>x" not in html
    assert "<script>doc" not in html
    assert html.count("<script") == html.count("</script>")
    assert not re.search(r"<[^>]*\son\w+\s*=", html)
    data = r'<script type="application/json" class="haft-data">(.*?)</script>'
    for block in re.findall(data, html, re.S):
        assert text in json.loads(block)["scenario"]
    records = json.loads((site.out / "scenarios.json").read_text(encoding="utf-8"))
    assert records[0]["title"] == text


@pytest.mark.parametrize("text", [*HOSTILE_TEXTS, "a\u2028b", "\ud800"])
def test_h03_json_in_a_script_gives_the_text_back(text):
    written = str(script_json({"x": text}))
    assert "<" not in written
    assert "\u2028" not in written
    assert json.loads(written) == {"x": text}


def test_h02_no_inline_script_style_or_handler_on_any_page(make_site):
    site = make_site(
        {"one.md": page(quiz() + "\n\n| الف |\n|:--|\n| ب |\n\nمتن[^1]\n\n[^1]: پانوشت\n")}
    )
    site.build()
    for path in site.out.rglob("*.html"):
        html = path.read_text(encoding="utf-8")
        assert not re.search(r"<[a-z][^>]*\s(?:on\w+|style)\s*=", html), path
        assert "<style" not in html
        for script in re.findall(r"<script\b([^>]*)>", html):
            assert "src=" in script or 'type="application/json"' in script or "ld+json" in script


def test_invisible_signs_of_the_builder_are_refused(page_problems):
    found = page_problems("متن\n\nمتن \ue0000\ue001 و \x08\n")
    assert {line for line, _ in found} == {3}
