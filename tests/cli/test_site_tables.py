"""Tables of a page about our assumptions and about what its table has agreed on."""

from __future__ import annotations

from haftquiz.publish.site_tables import assumptions, house
from haftquiz.quiz.parsing import ALL_RULE_SETS
from tests.publish.small import SmallSite, page

BODY = "متن. {§ am-04 am-20}\n\n{{جدول: فرض‌ها}}\n\n{{جدول: قرار جمع}}\n"


def asked(rules):
    return {row[0]["clause"]: row for row in assumptions(rules)["rows"]}


def test_the_open_questions_of_a_rule_set_with_our_default_and_the_other_answers():
    row = asked(ALL_RULE_SETS["bazito"])["AM-04"]
    assert [cell["text"] for cell in row] == [
        "کارتِ کشیدهٔ جور را می‌شود نگه داشت؟", "نه، باید بازی شود", "بله، و نوبت می‌گذرد"
    ]  # fmt: skip
    assert "AM-05" not in asked(ALL_RULE_SETS["bazito"])
    assert asked(ALL_RULE_SETS["kasif"])["AM-13"][1]["text"] == "هر سربازی"
    assert asked(ALL_RULE_SETS["wikipedia"])["AM-13"][1]["text"] == "فقط سربازِ هم‌خالِ هشت"


def test_national_forms_leave_open_what_the_game_leaves_open():
    assert {"AS-02", "AS-18"} <= asked(ALL_RULE_SETS["seven-and-half-italian"]).keys()
    assert "AS-18" not in asked(ALL_RULE_SETS["seven-and-half-spanish"])


def test_what_a_table_has_agreed_on_is_no_assumption_any_more():
    changed = ALL_RULE_SETS["bazito"].changed({"eight_drawn_playable": True, "hand_size": 9})
    assert "AM-20" in asked(ALL_RULE_SETS["bazito"])
    assert "AM-20" not in asked(changed)
    told = {row[0]["text"]: row for row in house(changed)["rows"]}
    assert [cell["text"] for cell in told["کارت‌های هر نفر"]][1:] == ["۷ کارت", "۹ کارت"]
    assert told["کارت‌های هر نفر"][0]["clause"] == "BZ-09"
    assert len(told) == 2


def test_on_a_page(tmp_path):
    site = SmallSite(tmp_path)
    site.write({"one.md": page(BODY)})
    (tmp_path / "house.toml").write_text("[bazito]\nhand_size = 9\n", encoding="utf-8")
    site.build()
    html = site.body("one")
    assert "فرض‌های ما" in html
    assert 'href="#am-04"' in html
    assert "۹ کارت" in html
