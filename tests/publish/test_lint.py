"""Persian prose: what a program can be sure of, and only that."""

from __future__ import annotations

import pytest

WRONG = {
    "بازي کن": "ی",
    "كارت": "ک",
    "سه 3 کارت": "«۳»",
    "در 2.5 ثانیه": "۲.۵",
    "سه ٣ کارت": "عربی",
    'گفت "سلام" و رفت': "گیومه",
    "چطور?": "؟",
    "یک, دو": "،",
    "۱) یک": "«۱.»",
    "1- یک": "«۱.»",
    "• یک": "«- »",
    "> ۲) دو": "«۲.»",
    "نوبت تو می شود": "می‌شود",
    "این را نمی دانم": "نمی‌دانم",
    "دوباره میشود": "می‌شود",
    "کارت ها": "کارت‌ها",
    "رتبه هایش": "رتبه‌هایش",
    "دو تا از کارتهای تو": "کارت‌های",
    "یک ، دو": "پیش از «،»",
    "تمام شد .": "پیش از «.»",
    "یک،دو": "پس از «،»",
    "یک  دو": "دو فاصله",
    "تا ۵۰% ارزان": "«۵۰٪»",
    "\u200f## عنوان": "نامرئی",
    "\u200c- مورد": "نامرئی",
    "\ufeff```haft": "نامرئی",
}


@pytest.mark.parametrize("text", WRONG)
def test_certain_mistakes(page_problems, text):
    found = page_problems(f"سطر اول\n\n{text}\n\nسطر آخر\n")
    assert {line for line, _ in found} == {3}
    assert WRONG[text] in " ".join(message for _, message in found)


RIGHT = [
    "بازیتو (BZ-31) و HTML5 و Python 3.13",
    "کد `x = 3` و ``a ` 4`` و `بازي`",
    "    x = 3\n    كارت",
    "```python\nx = 3 # كارت\n```",
    "[متن](clauses.md?x=3) <https://example.com/3> https://example.com/4",
    "متن[^1]\n\n[^1]: پانوشت",
    "1. یک\n2. دو",
    "کارت 7♥ و 10 ♦",
    'یک&#8204;دو <span class="a3">متن</span>',
    "متن *تأکید*{.a3 #b4}\n{: .a3 }",
    "<!-- 3 كارت -->",
    "۱۰–۲۰ و ۱۴۰۵/۰۷/۰۱ و ۲٫۵",
    '!!! note "توجه"\n    متن',
    "- یک\n    - دو\n\n    بند دوم",
    "سال\n۱۴۰۰. بعد",
    "- یک\n- دو\n\n۱. یک\n۲. دو",
    "- یک\n    ۱. یک\n    ۲. دو\n- دو",
    "- یک\nادامهٔ یک\n- دو",
    "متن — نه - فهرست",
    "در میدان، میان میزها، تنها؛ آنها و انتها و می ناب",
    "امتیازها و سربازها و راهنماها",
    "جریمه {{قاعده: hand_size}} ، و `کد` . و [متن](one.md) ، و بعد",
    "واژه\n:   معنا",
    "۱۰:۳۰ و «این» و ... و (آن)!",
    "| یک  | دو |\n|-----|----|\n| سه  | چهار |",
    "{{قاعده: hand_size}}",
]


@pytest.mark.parametrize("text", RIGHT)
def test_nothing_else(page_problems, text):
    assert page_problems(f"{text}\n") == []


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("متن:\n- یک\n- دو\n", 2, "خط خالی"),
        ("متن:\n۱. یک\n۲. دو\n", 2, "خط خالی"),
        ("- یک\n۱. دو\n", 2, "خط خالی"),
        ("- یک\n  - دو\n", 2, "چهار فاصله"),
        ("- یک\n\n  بند دوم\n", 3, "چهار فاصله"),
    ],
)
def test_lists_that_markdown_does_not_take(page_problems, text, line, said):
    [(found, message)] = page_problems(text)
    assert found == line
    assert said in message


def test_titles_and_the_texts_of_scenarios(make_site):
    from tests.publish.small import page

    site = make_site(
        {
            "one.md": page(
                "```haft\nid: first\ntop: 9s\nhand: 9h\nask: legal\nhint: كارت\nnote: 3\n```\n",
                title="بازي",
                description='یک "دو"',
            )
        }
    )
    assert [":".join(problem.split(":")[:2]) for problem in site.problems()] == [
        "content/one.md:2",
        "content/one.md:4",
        "content/one.md:11",
        "content/one.md:12",
    ]
