from __future__ import annotations

from haftquiz.publish.alphabet import LETTERS, alphabet_key, initial
from tests.publish.conftest import MakeSite
from tests.publish.small import page


def test_persian_order() -> None:
    words = [
        "هفت",
        "وزیر",
        "پا",
        "گل",
        "کارت",
        "آس",
        "اسب",
        "ژ",
        "زن",
        "۷",
        "۱۰",
        "Uno",
        "کار",
        "«یک»",
    ]
    assert sorted(words, key=alphabet_key) == (
        ["۱۰", "۷", "آس", "اسب", "پا", "زن", "ژ", "کار", "کارت", "گل", "وزیر", "هفت", "«یک»", "Uno"]
    )


def test_spellings_and_half_spaces_do_not_part_words() -> None:
    assert alphabet_key("كارت")[0] == alphabet_key("کارت")[0]
    assert alphabet_key("کارت‌ها")[0] == alphabet_key("کارت ها")[0]
    assert alphabet_key("هفتِ")[0] == alphabet_key("هفت")[0]


def test_initials() -> None:
    assert [initial(word) for word in ("۷ دل", "«آس»", "ياد", "Uno", "؟")] == [
        "۰–۹", "آ", "ی", "A–Z", "A–Z",
    ]  # fmt: skip
    assert len(set(LETTERS)) == 33


def test_the_index_page_needs_no_script(make_site: MakeSite) -> None:
    one = page("## پایان\n\nمتن\n\n## بازی\n", title="یک")
    site = make_site({"one.md": one, "two.md": page("## پایان\n", title="دو")})
    site.build()
    html = site.html("search")
    assert html.index(">ب</h2>") < html.index(">پ</h2>") < html.index(">ی</h2>")
    for address in ("../one/#پایان", "../two/#پایان", "../one/#بازی", "../two/"):
        assert f'href="{address}"' in html
    assert 'href="./search/"' in site.html()
