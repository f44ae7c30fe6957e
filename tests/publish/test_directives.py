"""Values, answers, tables and clause anchors in running text."""

from __future__ import annotations

import pytest


def test_a_rule_and_an_answer(build_page):
    html = build_page(
        "{{قاعده: hand_size}} کارت و {{answer: played: 7c, 7d | hand: 4s | ask: owed}} کارت.\n"
    )
    assert "<p>۷ کارت و ۴ کارت.</p>" in html


def test_an_answer_in_a_table_cell_keeps_the_row(build_page):
    html = build_page(
        "| الف | ب |\n|---|---|\n| {{پاسخ: played: 7c, 7d | hand: 4s | ask: owed}} | پایان |\n"
    )
    assert html.count("<td") == 2
    assert "۴" in html


@pytest.mark.parametrize(
    "code", ["`{{قاعده: hand_size}}`", "``{{ ` }}``", "    {{قاعده: hand_size}} {§ bz-01}"]
)
def test_code_keeps_directives(build_page, code):
    text = code.strip("` ")
    assert text in build_page(f"متن\n\n{code}\n")


def test_an_escaped_brace_is_text(build_page):
    assert "{{قاعده: x}}" in build_page("بنویس \\{{قاعده: x}}\n")


def test_a_table_stands_alone(build_page):
    html = build_page("متن\n\n{{جدول: کارت‌های ویژه}}\n\n{{table: points}}\n\nمتن\n")
    assert html.count("<table>") == 2
    assert "<p><div" not in html


def test_clauses_open_their_block(make_site):
    site = make_site(
        {
            "clauses.md": "---\ntitle: x\n---\nمتن **با {§ bz-01}** تأکید. {§ bz-02 bz-03}\n\n"
            "- مورد {§ bz-04}\n\n## عنوان {§ bz-05}\n\n> نقل {§ bz-06}\n"
        }
    )
    site.build()
    html = site.body("clauses")
    assert '<p><span class="clause" id="bz-01"></span><span class="clause" id="bz-02">' in html
    assert '<li><span class="clause" id="bz-04"></span>مورد</li>' in html
    assert '<h2 id="عنوان"><span class="clause" id="bz-05"></span>عنوان</h2>' in html
    assert '<p><span class="clause" id="bz-06"></span>نقل</p>' in html
    assert "§" not in html


MISTAKES = {
    "متن {{قاعدة: hand_size}}": "شناخته نیست",
    "متن {{چیز}}": "دستورها",
    "متن {{قاعده: hand_siz}}": "hand_size",
    "متن {{جدول: کارت‌های ویژه}} متن": "تنها در خط خود",
    "{{جدول: امتیاز}}": "امتیازها",
    "متن {{قاعده: hand_size": "بسته نشده",
    "متن {§ bz-01": "بسته نشده",
    "متن {§ }": "خالی",
    "متن {§ BZ-01}": "BZ-01",
    "متن {§ bz-999}": "بند هیچ قاعده‌ای نیست",
    "متن {§ xx-01}": "بند هیچ قاعده‌ای نیست",
    "متن {{پاسخ: played: 7c | ask: owedd}}": "{{پاسخ",
    "<div>{§ bz-01}</div>": "HTML",
}


@pytest.mark.parametrize("text", MISTAKES)
def test_mistakes_are_reported_at_their_line(page_problems, text):
    found = page_problems(f"سطر اول\n\n{text}\n")
    assert [line for line, _ in found] == [3]
    assert MISTAKES[text] in found[0][1]


def test_a_page_without_rules_has_no_values(make_site):
    site = make_site({"x.md": "---\ntitle: x\n---\n{{قاعده: hand_size}}\n\n{{جدول: امتیازها}}\n"})
    assert [problem.split(" ")[0] for problem in site.problems()] == [
        "content/x.md:4:",
        "content/x.md:6:",
    ]


def test_a_clause_told_twice_or_never(make_site):
    from tests.publish.small import page, quiz

    twice = make_site({"x.md": page("متن {§ bz-01}\n")}, "twice").problems()
    assert len(twice) == 1
    assert "bz-01" in twice[0]
    assert twice[0].startswith("content/x.md:5: ")

    missing = make_site({"clauses.md": page(quiz("one") + "\n" + quiz("two"))}, "none").problems()
    assert missing
    assert all("content/clauses.md:5: " in problem for problem in missing)
    assert any("{§ bz-" in problem for problem in missing)
