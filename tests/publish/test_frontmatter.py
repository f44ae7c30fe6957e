"""Field report C10: front matter that reads as it is meant."""

from __future__ import annotations

import pytest

from haftquiz.publish.frontmatter import read_front_matter
from haftquiz.publish.problems import PageProblems, Problems


def read(text):
    problems = Problems()
    front, taken = read_front_matter(text, PageProblems(problems, "content/x.md"))
    return front, taken, [(problem.line, problem.message) for problem in problems]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("هفت: خبیث؟", "هفت: خبیث؟"),
        ("۷", "۷"),
        ("no", "no"),
        ("07", "07"),
        ("1:30", "1:30"),
        ('"</title><b>"', "</title><b>"),
        ("'هفت'", "هفت"),
        ('«هفت» و "هشت"', '«هفت» و "هشت"'),
        ("# نه یادداشت", "# نه یادداشت"),
    ],
)
def test_c10_a_title_is_text(written, meant):
    front, _, problems = read(f"---\ntitle: {written}\n---\n")
    assert (front.title, problems) == (meant, [])


def test_c10_all_keys():
    front, taken, problems = read(
        "---\ntitle: هشت\n# یادداشت\ndescription: شرح\nrules: bazito\nnav: کوتاه\n"
        "order: ۱۲\nslug: eight\ndate: ۱۴۰۵/۷/۱\ndraft: بله\n---\nمتن\n---\n"
    )
    assert problems == []
    assert taken == 11
    assert (front.order, front.slug, front.draft, front.date) == (12, "eight", True, "1405/07/01")
    assert front.line("rules") == 5


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("---\ntitel: هفت\n---\n", 2, "«title»"),
        ("---\ntitle: a\nنام: b\n---\n", 3, "title، description"),
        ("---\ntitle: a\ntitle: b\n---\n", 3, "خط 2"),
        ("---\ntitle: a\n\tnav: b\n---\n", 3, "Tab"),
        ("---\ntitle: a\n  nav: b\n---\n", 3, "فاصله"),
        ("---\ntitle: a\nnav b\n---\n", 3, "nav b"),
        ("---\ntitle: a\n\nمتن صفحه\n", 1, "بسته نشده"),
        ("# عنوان\n", 1, "---"),
        ("---\n---\n", 1, "title"),
        ("---\ntitle:\n---\n", 2, "title"),
        ("---\ntitle: a\norder: سه\n---\n", 3, "order"),
        ("---\ntitle: a\nslug: هشت\n---\n", 3, "slug"),
        ("---\ntitle: a\ndraft: شاید\n---\n", 3, "draft"),
        ("---\ntitle: a\ndate: 2026-01-01\n---\n", 3, "date"),
    ],
)
def test_c10_mistakes_are_reported_at_their_line(text, line, said):
    _, _, problems = read(text)
    assert [found for found, _ in problems][:1] == [line]
    assert said in problems[0][1]


def test_c10_a_rule_in_the_text_is_a_rule(build_page):
    assert "<hr" in build_page("متن\n\n---\n\nباز هم متن\n")
