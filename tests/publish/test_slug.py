from __future__ import annotations

import pytest

from haftquiz.publish.slug import fa_slug, path_segment


@pytest.mark.parametrize(
    ("text", "slug"),
    [
        ("قانون هفتِ خبیث", "قانون-هفت-خبیث"),
        ("می‌توان کشید؟", "می-توان-کشید"),
        ("بازي كارت", "بازی-کارت"),
        ("جریمهٔ هفت", "جریمه-هفت"),
        ("۷♥ و ٨♠", "7-دل-و-8-پیک"),
        ("هفـــت", "هفت"),
        ("Ace و 2", "ace-و-2"),
        ("؟!", ""),
        ("a" * 90, "a" * 60),
    ],
)
def test_slug(text, slug):
    assert fa_slug(text) == slug


def test_a_slug_is_stable():
    assert fa_slug(fa_slug("می‌توان ۷♥ انداخت؟")) == fa_slug("می‌توان ۷♥ انداخت؟")


def test_names_of_folders():
    assert path_segment("last-card") == "last-card"
    assert path_segment("جریمهٔ‌هفت") == "جریمه-هفت"


def test_d04_no_invisible_sign_in_an_address():
    made = fa_slug("می‌شـود\u200f \u2067هفت\u2069 \ufeffرا")
    assert not set(made) & set("\u200c\u200f\u0640\u2067\u2069\ufeff")
