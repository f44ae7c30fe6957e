"""`haftquiz variants`: rule sets side by side, aligned for people and as JSON for programs."""

from __future__ import annotations

import json
import re

import pytest

from haftquiz.cli import main
from haftquiz.publish.plaintable import GAP, plain_table, shown_width
from haftquiz.quiz.parsing import ALL_RULE_SETS
from haftquiz.quiz.rule_titles import TITLES


@pytest.fixture
def run(capsys):
    """A function: words of the command line to (status, standard output, standard error)."""

    def call(*words):
        status = main(["variants", *map(str, words)])
        out, err = capsys.readouterr()
        return status, out, err

    return call


def record(run, *words):
    status, out, _ = run(*words, "--json")
    assert status == 0
    return json.loads(out)["games"]


def row(game, name):
    (found,) = [rule for rule in game["rules"] if rule["rule"] == name]
    return found


def test_all_rule_sets_by_game(run):
    haft, half = record(run)
    assert [column["id"] for column in haft["sets"]] == ["bazito", "wikipedia", "varagh", "kasif"]
    assert [column["id"] for column in half["sets"]] == list(ALL_RULE_SETS)[4:]
    assert [rule["rule"] for rule in haft["rules"]] == [
        name for name in ALL_RULE_SETS["bazito"].__dataclass_fields__ if name in TITLES
    ]


def test_a_rule_has_its_title_value_clauses_and_assumption(run):
    (game,) = record(run, "bazito", "ورق")
    assert [column["title"] for column in game["sets"]] == ["بازیتو", "ورق"]
    assert row(game, "may_keep_drawn") == {
        "rule": "may_keep_drawn",
        "title": "کارتِ کشیدهٔ جور را می‌شود نگه داشت",
        "differs": True,
        "values": [
            {"value": False, "text": "نه", "clauses": ["BZ-24"], "assumed": "AM-04",
             "house": False},
            {"value": True, "text": "بله", "clauses": ["VG-26", "VG-22"], "assumed": None,
             "house": False},
        ],
    }  # fmt: skip
    assert row(game, "start_card_excluded")["values"][1]["value"] == ["7", "8", "A", "J", "T"]
    assert row(game, "players")["values"][0] == {
        "value": [4, 4], "text": "۴ نفر", "clauses": ["BZ-06"], "assumed": None, "house": False
    }  # fmt: skip


def test_the_same_words_give_the_same_bytes(run):
    assert run("--json")[1] == run("--json")[1]


def test_for_people_one_rule_set(run):
    status, out, err = run("kasif")
    assert (status, err) == (0, "")
    (line,) = [line for line in out.split("\n") if line.startswith("خالِ سرباز")]
    assert "فقط خالِ خودش (KF-29، KF-27)" in line
    assert "فرض AM-14" in out
    bare = re.sub(r"(?:BZ|WK|VG|KF|SH|AM|AS)-\d+", "", out)
    assert not re.search(r"[A-Za-z0-9]", bare)


def test_only_the_differences(run):
    everything = run("bazito", "wikipedia")[1].split("\n")
    different = run("bazito", "wikipedia", "--differences")[1].split("\n")
    assert len(different) < len(everything) / 2
    assert not any(line.startswith("جوکر") for line in different)
    assert run("bazito", "بازیتو", "--differences")[1] == "بازیتو و بازیتو: تفاوتی نیست.\n"


def test_columns_stand_below_one_another(run):
    out = run("bazito", "varagh")[1].rstrip("\n").split("\n")
    places = {tuple(_bars(line)[:1]) for line in out if "│" in line}
    assert len(places) == 1


def _bars(line):
    return [shown_width(line[:at]) for at, sign in enumerate(line) if sign == "│"]


def test_an_unknown_rule_set_is_one_sentence(run):
    status, out, err = run("bazitoo")
    assert (status, out) == (1, "")
    assert "bazito" in err
    assert err.count("\n") == 1


def test_house_rules_print_as_the_difference_from_their_base(run, tmp_path):
    path = tmp_path / "house.toml"
    path.write_text("[bazito]\nhand_size = 9\n[varagh]\npoints_7 = 7\npoints_J = 20\n", "utf-8")
    status, out, _ = run("bazito", "--house", path)
    assert status == 0
    head, _, *rules = out.rstrip("\n").split("\n")
    assert head.split(GAP)[1].strip() == "بازیتو"
    assert "قرارِ این جمع" in head
    assert len(rules) == 1
    assert "۷ کارت (BZ-09)" in rules[0]
    assert "۹ کارت (BZ-09، قرارِ جمع)" in rules[0]
    both = record(run, "--house", path)
    assert [[column["id"] for column in game["sets"]] for game in both] == [
        ["bazito", "bazito"], ["varagh", "varagh"]
    ]  # fmt: skip
    assert [rule["rule"] for rule in both[1]["rules"]] == ["points_J"]
    assert both[1]["rules"][0]["values"][1]["house"] is True


def test_house_rules_that_cannot_be_are_told_with_their_line(run, tmp_path):
    path = tmp_path / "house.toml"
    path.write_text("[bazito]\nmode = 'points'\n", "utf-8")
    status, out, err = run("--house", path)
    assert (status, out) == (1, "")
    assert "house.toml:2: " in err
    path.write_text("[bazito]\n", "utf-8")
    assert run("varagh", "--house", path)[0] == 1
    assert "تفاوتی نیست" in run("--house", path)[1]


def test_a_table_is_wrapped_to_its_room():
    lines = plain_table(["الف", "ب"], [["یک", "دو سه چهار پنج شش هفت"]], limit=20)
    assert max(map(shown_width, lines)) <= 20
    assert " ".join(line.partition("│")[2].strip() for line in lines[2:]) == "دو سه چهار پنج شش هفت"


def test_the_width_of_persian_is_counted_as_it_shows():
    assert shown_width("می‌شود") == 5
    assert shown_width("بُر") == 2
