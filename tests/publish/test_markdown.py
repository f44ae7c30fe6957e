"""What Markdown itself is turned into."""

from __future__ import annotations

import re

import pytest


def test_headings_get_our_slug_and_a_table_of_contents(make_site):
    from tests.publish.small import page

    site = make_site({"one.md": page("## جریمهٔ هفت\n\n### می‌توان؟\n\n## ۷♥\n\n## پایان {#end}\n")})
    site.build()
    html = site.html("one")
    assert re.findall(r'<h[23] id="([^"]*)"', html) == ["جریمه-هفت", "می-توان", "7-دل", "end"]
    assert '<a href="#جریمه-هفت">جریمهٔ هفت</a>' in html


def test_a_link_stands_beside_each_section_heading(build_page):
    html = build_page("## هفت {#seven}\n\nمتن\n\n#### ریزه\n\n> ### «۷ دل» {#heart}\n")
    assert re.findall(
        r'<a aria-label="([^"]*)" class="heading-link" href="([^"]*)"></a>', html
    ) == [
        ("پیوند به بخش: هفت", "#seven"),
        ("پیوند به بخش: «۷ دل»", "#heart"),
    ]
    assert '<div class="heading heading-h2"><h2 id="seven">هفت</h2>' in html


def test_heading_mistakes(page_problems):
    found = page_problems("# یک\n\n## دو\n\nمتن\n\n## دو\n\n## ؟!\n\nسه\n---\n\nدو\n---\n")
    assert [line for line, _ in found] == [1, 7, 9, 14]


def test_table_alignment_is_logical(build_page):
    html = build_page("| الف | ب | پ |\n|:---|---:|:--:|\n| ۱ | ۲ | ۳ |\n")
    assert "style" not in html
    assert re.findall(r'<td class="([^"]*)"', html) == ["ta-start", "ta-end", "ta-center"]
    assert 'class="table-scroll"' in html


def test_footnotes_in_persian(build_page):
    html = build_page("متن[^الف] و باز[^ب].\n\n[^الف]: یکم\n[^ب]: دوم\n")
    assert re.findall(r'class="footnote-ref"[^>]*>(.)<', html) == ["۱", "۲"]
    assert "Jump back" not in html
    assert "پانوشت ۲" in html
    assert "↩" not in html


def test_persian_numbers_make_a_list(build_page):
    assert build_page("۱. یک\n۲. دو\n").count("<li>") == 2


def test_lists_of_two_kinds_stay_apart_and_start_where_they_say(build_page):
    html = build_page("۳. سه\n۴. چهار\n\n- یک\n- دو\n")
    assert '<ol start="3">' in html
    assert "<ul>" in html


def test_entities_and_soft_html_stay(build_page):
    html = build_page(
        "یک&nbsp;دو <kbd>Enter</kbd>\n\n<details>\n<summary>بیشتر</summary>\nمتن\n</details>\n"
    )
    assert "یک&nbsp;دو <kbd>Enter</kbd>" in html
    assert "<summary>بیشتر</summary>" in html


def test_same_id_twice(page_problems):
    from tests.publish.small import quiz

    found = page_problems("## عنوان {#first}\n\n" + quiz("first") + "\n" + quiz("first"))
    assert [line for line, _ in found] == [3, 10]


@pytest.mark.parametrize(
    "text", ["متن [پیوند][نام]", "متن [پیوند][]", "متن[^۱]", "متن {.class}", "متن {#id}"]
)
def test_what_markdown_leaves_in_the_text_is_reported(page_problems, text):
    assert [line for line, _ in page_problems(f"یک\n\n{text} و `{text}`\n")] == [3]
    assert page_problems(f"یک\n\n`{text}`\n") == []


PLACES = {
    "footnote": "متن[^۱].\n\n[^۱]: پانوشت\n\n    FENCE\n",
    "admonition": '!!! فرض "فرض ما"\n    متن\n\n    FENCE\n',
    "definition": "واژه\n:   معنا\n\n    FENCE\n",
}


@pytest.mark.parametrize("place", PLACES)
def test_scenarios_in_notes_and_definitions(build_page, place):
    from tests.publish.small import quiz

    html = build_page(PLACES[place].replace("FENCE", quiz().rstrip().replace("\n", "\n    ")))
    before, _, after = html.partition("<haft-quiz ")
    assert after
    assert len(re.findall("<p[ >]", before)) == before.count("</p>")
