"""House rules of a site: one file, every page and scenario of the rule set, faults with lines."""

from __future__ import annotations

import json

import pytest

from haftquiz.publish.build import Options, build_site
from haftquiz.publish.house import House, load_house
from haftquiz.publish.problems import BuildFailedError, UsageError
from haftquiz.quiz.parsing import ALL_RULE_SETS
from tests.publish.small import SmallSite, page


def write(folder, text):
    path = folder / "house.toml"
    path.write_text(text, encoding="utf-8")
    return path


def changes(tmp_path, text):
    return {name: rules.house() for name, rules in load_house(write(tmp_path, text)).rules.items()}


def faults(tmp_path, text):
    with pytest.raises(BuildFailedError) as failed:
        load_house(write(tmp_path, text))
    return [(problem.line, problem.message) for problem in failed.value.problems]


def test_values_as_toml_has_them_and_as_people_write_them(tmp_path):
    text = """
[bazito]
may_keep_drawn = true
hand_size = "۹"
points_7 = 7
seven_drawn_with_penalty = "may"

["هفت کثیف"]
may_keep_drawn = "بله"
"خالِ سرباز" = "هر خالی که بخواهد"
'کارت‌های هر نفر' = "٦"
stock_empty = "کارت‌های زیر بُر می‌خورند"  # یادداشت
"""
    assert changes(tmp_path, text) == {
        "bazito": {
            "may_keep_drawn": True, "hand_size": 9, "points_7": 7,
            "seven_drawn_with_penalty": "may",
        },
        "kasif": {
            "may_keep_drawn": True, "jack_suit": "free", "hand_size": 6,
            "stock_empty": "reshuffle",
        },
    }  # fmt: skip


def test_seven_and_a_half_has_house_rules_too(tmp_path):
    text = "[seven-and-half-italian]\npair-of-sevens = true\n"
    assert changes(tmp_path, text) == {"seven-and-half-italian": {"pair_of_sevens": True}}


def test_the_other_rule_sets_stay_as_they_are(tmp_path):
    book = load_house(write(tmp_path, "[bazito]\nhand_size = 9\n")).book
    assert book["bazito"].hand_size.value == 9
    assert book["varagh"] is ALL_RULE_SETS["varagh"]
    assert House().book == ALL_RULE_SETS


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hand_sise = 9", "hand_size"),
        ("may_keep_drawn = 'شاید'", "شاید"),
        ("hand_size = 9.5", "عدد"),
        ("hand_size = [9]", "عدد"),
        ("hand_size = 0", "کارت‌های هر نفر"),
        ("hand_size = 13", "۱۳ کارت"),
        ("seven = 'none'", "اثر ۷"),
        ("mode = 'points'", "شیوهٔ بازی"),
        ("pair_of_sevens = true", "بازی دیگری"),
    ],
)
def test_each_fault_is_told_with_its_line(tmp_path, line, said):
    (found,) = faults(tmp_path, f"# توافق\n[bazito]\npoints_7 = '۷'\n\n{line}\n")
    assert found[0] == 5
    assert said in found[1]


def test_what_contradicts_is_refused_where_it_comes_second(tmp_path):
    text = (
        "[wikipedia]\nmode = 'points'\ncomeback_2_and_7 = true\n[varagh]\nfinish_on_8 = 'cover'\n"
    )
    (first, why), (second, reason) = faults(tmp_path, text)
    assert (first, second) == (3, 5)
    assert "برنمی‌گردد" in why
    assert "هشت" in reason
    (found,) = faults(tmp_path, "[kasif]\nmust_play_if_able = true\nvoluntary_draw = true\n")
    assert found[0] == 3
    assert "ناسازگار" in found[1]


def test_a_scenario_of_its_own_refuses_the_same(tmp_path):
    from haftquiz.quiz import service

    text = "rules: varagh\nhouse: finish_on_8=cover\ntop: 9s\nhand: 9h\nask: legal"
    reply = json.loads(service.handle(json.dumps({"do": "ask", "scenario": text})))
    assert reply["error"]["kind"] == "position"
    assert reply["error"]["line"] == 2


def test_faults_of_the_file_itself(tmp_path):
    assert [line for line, _ in faults(tmp_path, "hand_size = 9\n[بازی]\n")] == [2]
    assert [line for line, _ in faults(tmp_path, "\nhand_size = 9\n")] == [2]
    assert [line for line, _ in faults(tmp_path, "[bazito]\n\n[bazitoo]\nx = 1\n")] == [3]
    assert [line for line, _ in faults(tmp_path, '[bazito]\n["بازیتو"]\n')] == [2]
    with pytest.raises(UsageError):
        load_house(tmp_path / "nothing.toml")
    path = tmp_path / "house.toml"
    path.write_bytes("[bazito]\n".encode("utf-16"))
    with pytest.raises(BuildFailedError):
        load_house(path)


PAGE = page(
    "{{قاعده: hand_size}} کارت.\n\n"
    "{{پاسخ: top: 9s | hand: 5d | drew: 9c | ask: moves}}\n\n"
    "```haft\nid: kept\ntop: 9s\nhand: 5d\ndrew: 9c\nask: moves\n```\n\n"
    "```haft\nid: other\nrules: varagh\ntop: 9s\nhand: 9d\nask: legal\n```\n\n"
    "```haft\nid: own\nhouse: may_keep_drawn=no, points_7=3\ntop: 9s\nhand: 5d\ndrew: 9c\n"
    "ask: moves\nanswer: 9c\n```\n"
)


def built(tmp_path, house, **front) -> SmallSite:
    site = SmallSite(tmp_path)
    site.write({"one.md": PAGE.replace("title: صفحه", "title: صفحه\n" + front.get("top", ""))})
    write(tmp_path, house)
    site.build()
    return site


HOUSE = "[bazito]\nhand_size = 9\nmay_keep_drawn = true\n"


def scenario(html, name):
    at = html.index(f'id="{name}"')
    start = html.index('class="haft-data">', at) + len('class="haft-data">')
    return json.loads(html[start : html.index("</script>", start)])


def test_they_hold_on_every_page_and_in_every_scenario_of_the_rule_set(tmp_path):
    html = built(tmp_path, HOUSE).html("one")
    assert "۹ کارت." in html
    kept = scenario(html, "kept")
    assert "house: hand_size=9, may_keep_drawn=yes" in kept["scenario"]
    assert kept["baked"]["answer"] == ["9c", "pass"]
    assert "house" not in scenario(html, "other")["scenario"]


def test_a_scenario_may_differ_from_its_site(tmp_path):
    own = scenario(built(tmp_path, HOUSE).html("one"), "own")
    assert "house: hand_size=9, points_7=3" in own["scenario"]
    assert own["baked"]["answer"] == ["9c"]


def test_the_page_says_what_its_table_has_agreed_on(tmp_path):
    html = built(tmp_path, HOUSE).html("one")
    assert "کارت‌های هر نفر: <strong>۹ کارت</strong> (در متن: ۷ کارت)" in html
    assert html.count('class="house"') == 1


def test_a_page_can_keep_to_the_document(tmp_path):
    html = built(tmp_path, HOUSE, top="house: no").html("one")
    assert "۷ کارت." in html
    assert scenario(html, "kept")["baked"]["answer"] == ["9c"]
    assert 'class="house"' not in html


def test_without_a_file_nothing_changes(make_plain):
    html = make_plain.html("one")
    assert "۷ کارت." in html
    assert 'class="house"' not in html


@pytest.fixture
def make_plain(tmp_path) -> SmallSite:
    site = SmallSite(tmp_path)
    site.write({"one.md": PAGE})
    site.build()
    return site


def test_a_file_elsewhere_and_a_fault_told_once(tmp_path):
    site = SmallSite(tmp_path)
    site.write({"one.md": PAGE})
    elsewhere = tmp_path / "rules"
    elsewhere.mkdir()
    path = write(elsewhere, "[bazito]\nhand_size = 8\n")
    options = Options(content=site.folder / "content", out=site.out, with_runtime=False, house=path)
    build_site(options, lambda line: None)
    assert "۸ کارت." in site.html("one")
    write(tmp_path, "[bazito]\nhand_size = 8\nmay_keep_drawn = 3\n")
    (problem,) = site.problems()
    assert problem.startswith("house.toml:3: ")


def test_a_word_for_house_that_is_none(tmp_path):
    site = SmallSite(tmp_path)
    site.write({"one.md": page(house="شاید")})
    (problem,) = site.problems()
    assert problem.startswith("content/one.md:4: house «شاید»")
