"""Field report D06: punctuation and brackets beside a card."""

from __future__ import annotations

import pytest

from haftquiz.publish.cardtext import cards


@pytest.mark.parametrize(
    ("text", "isolated"),
    [
        ("آیا ۷♥؟", ["۷♥"]),
        ("(۷♥)", ["۷♥"]),
        ("J♥ → پیک!", ["J♥"]),
        ("۸♦️، 8♣.", ["۸♦", "۸♣"]),
        ("۷ دل و سرباز خشت", ["۷ دل", "سرباز خشت"]),
        ("بی‌بی پیک، آس گشنیز، تک خاج", ["بی‌بی پیک", "آس گشنیز", "تک خاج"]),
        ("۱۰ پیک", ["۱۰ پیک"]),
        ("۲+۲=۴", ["۲+۲=۴"]),
        ("۲ × ۲ = ۴ کارت", ["۲ × ۲ = ۴"]),
        ("امتیاز −۲", ["−۲"]),
        ("بازیتو (BZ-31)", []),
        ("۱۷ دل‌انگیز", []),
        ("۷ دلیل", []),
        ("هفت دل‌ها و ۷ دل‌ها", []),
        ("۱۴۰۵/۰۷/۰۱ و ۱۰–۲۰", []),
        ("۱۷ دل", []),
    ],
)
def test_what_is_isolated(text, isolated):
    html = str(cards(text))
    import re

    parts = re.findall(r"<(?:span|bdi) [^>]*dir=\"(?:rtl|ltr)\"[^>]*>(.*?)</(?:bdi|span)>", html)
    bare = [re.sub(r"<[^>]*>", "", part).replace("\ufe0e", "") for part in parts]
    assert bare == isolated


def test_a_sign_has_a_name_for_ears():
    assert 'aria-label="۷ دل"' in cards("7♥")
    assert 'aria-label="سرباز پیک"' in cards("J♠")
    assert 'data-suit="h"' in cards("7♥")


def test_text_stays_text():
    assert str(cards("<b>۷ دل</b>")).startswith("&lt;b&gt;<span")
    assert str(cards(cards("۷ دل"))) == str(cards("۷ دل"))


def test_in_pages_but_not_in_code_or_addresses(build_page):
    html = build_page("کارت ۷♥ و `۷♥` و [پیوند ۷ دل](clauses.md?q=۷♥)\n")
    assert html.count("card-name") == 2
    assert "<code>۷♥</code>" in html
