"""Tables and numbers of seven and a half in the text of a page."""

from __future__ import annotations

from haftquiz.quiz import service, tables
from haftquiz.quiz.parsing import parse_scenario
from tests.publish.small import page


def texts(table: dict) -> list[list[str]]:
    return [[cell["text"] for cell in row] for row in table["rows"]]


def test_what_a_card_counts_comes_from_the_rules() -> None:
    assert texts(tables.points("seven-and-half")) == [
        ["آس", "۱"],
        ["۲ تا ۷", "عدد خود کارت"],
        ["سرباز، بی‌بی و شاه", "۰٫۵"],
    ]
    assert "شاه خشت" in texts(tables.points("seven-and-half-italian"))[-1][0]


def test_which_hands_are_paid_more_and_take_the_bank() -> None:
    spanish = tables.special_cards("seven-and-half-spanish")["rows"]
    assert [row[1]["text"] for row in spanish] == ["۲ برابر شرط", "به اندازهٔ شرط"]
    assert [row[2]["clause"] for row in spanish] == ["SH-69", "SH-72"]
    assert len(tables.special_cards("seven-and-half")["rows"]) == 1


def test_an_ace_that_may_be_left_open_is_no_must() -> None:
    ace = next(row for row in texts(tables.special_cards("varagh")) if row[0] == "آس")
    assert "باید" not in ace[1]
    assert "هر سربازی" in ace[2]


def test_a_page_of_seven_and_half_has_rules_tables_and_scenarios(make_site) -> None:
    body = (
        "{{قاعده: deck}} کارت. {§ as-16}\n\n{{جدول: ارزش کارت‌ها}}\n\n{{جدول: دست‌های ویژه}}\n\n"
        "```haft\nid: sh-one\nplayers: 2\nbanker: 2\nhand 1: 7h, Ks\nask: total 1\n```\n"
    )
    site = make_site({"half.md": page(body, rules="هفت و نیم")})
    site.build()
    html = site.body("half")
    assert "۴۰ کارت." in html
    assert html.count("<table>") == 2
    assert 'id="sh-one"' in html


def test_split_hands_stand_in_rows_of_their_own() -> None:
    scenario = parse_scenario(
        "players: 2\nbanker: 2\nstake 1: 10\nhand 1: Kh, 5h / Qs, 4c\nhand 2: 6c\nask: pay 1",
        page_rules="seven-and-half-spanish",
    )
    rows = service.view(scenario)["table"]["seats"]
    assert [row["cards"] for row in rows] == [["Kh", "5h"], ["Qs", "4c"], ["6c"]]
    assert [row["seat"] for row in rows] == [1, 1, 2]


def test_the_table_does_not_tell_whose_turn_it_will_be() -> None:
    scenario = parse_scenario(
        "players: تو، سارا، علی\nbanker: علی\nturn: تو\nhand تو: 4h*\nhand سارا: 5d*\n"
        "hand علی: 6c*\npile: 5s\nthen: hit\nask: turn",
        page_rules="seven-and-half",
    )
    table = service.view(scenario)["table"]
    assert [row["name"] for row in table["seats"] if row["mover"]] == ["تو"]
    assert table["story"] == ["تو: کارت خواستن (۵ پیک می‌آید)."]


def test_nobody_is_on_turn_where_hands_are_paid() -> None:
    scenario = parse_scenario(
        "players: 2\nbanker: 2\nstake 1: 10\nhand 1: 7h\nhand 2: 6c\nask: pay 1",
        page_rules="seven-and-half",
    )
    assert not any(row["mover"] for row in service.view(scenario)["table"]["seats"])
