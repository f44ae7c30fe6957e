"""The contract: five kinds of error, each with its line and label."""

from __future__ import annotations

import pytest

from .asking import Reply, answer, ask, ask_text, records, run_ask


def wrong(*lines: str) -> Reply:
    return ask_text("\n".join(lines))


# kind, line and label of the error (- where more than one would do), then the scenario's lines.
ERRORS = """
notation -  -         | top: 9s | ask: suit
notation 1  rules     | rules: uno | ask: deal
notation -  -         | rules: bazito | top: 9s
notation 3  ask       | rules: bazito | top: 9s | ask: weather
notation 3  ask       | rules: bazito | top: 9s | ask:
notation 1  rules     | rules: | top: 9s | ask: suit
notation 2  -         | rules: bazito | something | ask: deal
notation 2  -         | rules: bazito | colour: red | ask: deal
notation 3  top       | rules: bazito | top: 9s | top: 4s | ask: suit
notation 4  top       | rules: bazito | top: 9s | ask: suit | زمین: ۴ دل
notation 5  hand      | rules: bazito | top: 9s | hand: 4d | ask: legal | hand 1: 4d
notation 4  hand      | rules: bazito | turn: 2 | hand: 4d | hand 2: 4d | ask: deal
notation 3  top       | rules: bazito |  | top: 99 | ask: suit
notation 3  suit      | rules: bazito | top: Js | suit: green | ask: suit
notation 3  owed      | rules: bazito | top: 7s | owed: two | ask: owed
notation 3  owed      | rules: bazito | top: 7s | owed: -2 | ask: owed
notation 3  follow    | rules: bazito | top: 8s | follow: maybe | ask: suit
notation 3  direction | rules: bazito | top: 8s | direction: left | ask: suit
notation 3  then      | rules: bazito | top: 8s | then: jump | ask: suit
notation 3  turn      | rules: bazito | top: 8s | turn: نادر | ask: suit
notation 2  ask       | rules: bazito | ask: may-start
notation 3  ask       | rules: bazito | top: 9s | ask: can
notation 2  ask       | rules: bazito | ask: cards
notation 2  ask       | rules: bazito | ask: score
notation 2  ask       | rules: bazito | ask: offence singing
notation 2  ask       | rules: bazito | ask: offence
notation 2  house     | rules: bazito | house: moon=yes | ask: deal
notation 2  house     | rules: bazito | house: may_keep_drawn=perhaps | ask: deal
notation 3  answer    | rules: bazito | ask: deal | answer: many
position 2  players   | rules: bazito | players: 3 | ask: deal
position 3  turn      | rules: bazito | top: 9s | turn: 5 | ask: suit
position 3  turn      | rules: bazito | top: 9s | turn: 0 | ask: suit
position 3  hand      | rules: bazito | top: 9s | hand 5: 4d | ask: suit
position 3  ask       | rules: bazito | top: 9s | ask: cards 5
position 3  hand      | rules: bazito | top: 9s | hand: 4d, 4d | ask: legal
position -  -         | rules: bazito | top: 9s | ask: legal | hand: 9s
position -  -         | rules: bazito | top: 9s | hand: 4d | pile: 4d | ask: legal
position -  -         | rules: bazito | top: 9s | hand: 4d | under: 9s | ask: legal
position 2  played    | rules: bazito | played: 7c, 7c | ask: owed
position -  -         | rules: bazito | top: 9s | hand 2: 9d | hand: 3h | drew: 9d | ask: moves
position 3  hand      | rules: bazito | top: 9s | hand 2: x60 | ask: cards 2
position 3  follow    | rules: bazito | top: 9s | follow: yes | ask: suit
position 3  owed      | rules: bazito | top: 7s | owed: 3 | ask: owed
position 3  owed      | rules: bazito | top: 9s | owed: 2 | ask: owed
position 3  owed      | rules: bazito | top: 7s | owed: 10 | ask: owed
position 3  suit      | rules: bazito | top: 9s | suit: h | ask: suit
position 3  gone      | rules: bazito | top: 9s | gone: 2 | ask: turn
position 4  drew      | rules: bazito | top: 9s | hand: 3s, 4d | drew: 9d | ask: moves
position 4  drew      | rules: bazito | top: 9s | hand: 3h | drew: 4d | ask: moves
position -  -         | rules: bazito | top: 7s | owed: 2 | hand: 3h | drew: 9s | ask: moves
position -  -         | rules: bazito | played: 8s | hand: 3h | drew: 9s | ask: moves
position -  -         | rules: bazito | top: 8s | follow: yes | under: - | ask: moves | hand: 3h
position -  -         | rules: bazito | top: 7s | owed: 2 | under: - | ask: moves | hand: 3h
position -  -         | rules: bazito | out: Jh | winner: 1 | hand 2: Jh | ask: score 2
position -  -         | rules: bazito | winner: 2 | hand 2: 3d | hand 3: 4d | ask: scores
move     3  then      | rules: bazito | top: 9s | then: 4d | ask: turn
move     4  then      | rules: bazito | top: 9s | hand: 4d | then: 9d | ask: turn
move     3  then      | rules: bazito | top: 9s | then: Jd | ask: turn
move     3  then      | rules: bazito | top: 9s | then: 2s | ask: turn
move     3  then      | rules: bazito | top: 9s | then: 9h3 | ask: turn
move     3  then      | rules: bazito | top: 9s | then: 9hd | ask: turn
move     3  then      | rules: bazito | top: 9s | then: 2s1 | ask: turn
move     4  then      | rules: bazito | top: 9s | hand: 3h | then: pass | ask: turn
move     4  then      | rules: bazito | top: 9s | hand: 3s | then: draw | ask: turn
move     4  then      | rules: bazito | top: 9s | hand: 9h, 3h | then: 9h, call | ask: turn
move     4  then      | rules: bazito | top: 9s | hand: 9h, 3h | then: 9h, catch1 | ask: turn
question 3  ask       | rules: bazito | top: 9s | ask: legal
question 3  ask       | rules: bazito | top: 9s | ask: moves
question -  -         | rules: bazito | hand: 9s | ask: legal
question 3  ask       | rules: bazito | top: 9s | ask: cards 2
question -  -         | rules: bazito | hand 3: 9s | ask: score 2
question -  -         | rules: bazito | hand 2: 9s, x2 | ask: score 2
question -  -         | rules: bazito | top: 9s | hand: 3h | then: draw | ask: turn
question -  -         | rules: bazito | top: 9s | then: draw | ask: turn
question -  -         | rules: bazito | top: 9s | ask: can draw
question 2  ask       | rules: bazito | ask: match
question 3  ask       | rules: bazito | hand 2: 9s | ask: total 2
question 3  ask       | rules: bazito | hand 2: 9s | ask: bust 2
answer   3  answer    | rules: bazito | ask: deal | answer: 6
answer   2  answer    | rules: bazito | answer: yes | ask: may-start 8h
answer   4  answer    | rules: bazito | top: 9s | hand: 9h, 3h | answer: 3h | ask: legal
"""


@pytest.mark.parametrize("row", ERRORS.strip().splitlines())
def test_an_error_has_its_kind_line_and_label(row: str) -> None:
    head, *lines = row.split("|")
    kind, line, label = head.split()
    error = wrong(*(line.strip() for line in lines)).error
    assert error["kind"] == kind, error
    assert set(error) >= {"kind", "line", "label", "message"}
    assert error["message"]
    if line != "-":
        assert error["line"] == int(line), error
    if label != "-":
        assert str(error["label"]).split(" ")[0] == label, error


@pytest.mark.parametrize(
    ("label", "meant"),
    [
        ("hnad", {"hand", "دست"}),
        ("tpo", {"top", "زمین"}),
        ("playes", {"players", "بازیکنان"}),
        ("دصت", {"hand", "دست"}),
        ("قوعد", {"rules", "قواعد"}),
        ("بازیشده‌ها", {"played", "بازی‌شده"}),
    ],
)
def test_an_unknown_label_is_told_what_was_meant(label: str, meant: set[str]) -> None:
    error = wrong("rules: bazito", f"{label}: 9s", "ask: deal").error
    assert (error["kind"], error["line"]) == ("notation", 2)
    assert any(word in error["message"] for word in meant), error["message"]


def test_comments_and_blank_lines_count_as_lines() -> None:
    text = "# اول\n\nrules: bazito\n\n# دوم\n   \nhand: 9s, 9s\nask: cards 1"
    assert ask_text(text).error["line"] == 7


def test_a_wrong_answer_shows_both() -> None:
    message = ask("deal", "answer: 6").error["message"]
    assert any(six in message for six in "6۶")
    assert any(seven in message for seven in "7۷")


@pytest.mark.parametrize(
    ("question", "lines", "right"),
    [
        ("legal", ["top: 9s", "hand: 9h, 4s, 3h"], ["4s, 9h", "۹ دل و ۴ پیک", "9h 4s"]),
        ("legal", ["top: 9s", "hand: 3h"], ["-"]),
        ("moves", ["top: 7s", "owed: 2", "hand: 7h, 3h"], ["draw, 7h", "بردار، ۷ دل"]),
        ("can 9h", ["top: 9s", "hand: 9h"], ["yes", "بله"]),
        ("may-start 8h", [], ["no", "خیر"]),
        ("winner", ["top: 9s"], ["-"]),
        ("mistake", ["top: 9s", "then: 9h"], ["-"]),
        (
            "ranking",
            ["hand 2: 8d", "hand 3: 5h, 3c", "hand 4: Qs"],
            ["1, 4, [2, 3]", "۱، ۴، [۲، ۳]"],
        ),
        ("scores", ["hand 2: 8d", "hand 3: 5h", "hand 4: Qs"], ["2 8, 3 5, 4 3", "۲ ۸، ۳ ۵، ۴ ۳"]),
        ("suit", ["top: 9s"], ["s", "پیک", "♠"]),
        ("direction", ["top: 9s"], ["fwd", "عادی"]),
        ("offence word", [], ["-"]),
        ("eliminated", [], ["-"]),
        ("turn", ["top: 9s", "players: سارا، علی، مینا، رضا"], ["1", "۱", "سارا"]),
    ],
)
def test_how_an_answer_may_be_written(question: str, lines: list[str], right: list[str]) -> None:
    plain = answer(question, *lines)
    for written in right:
        assert answer(question, *lines, f"answer: {written}") == plain, written


def test_the_others_are_still_answered() -> None:
    good = "rules: bazito\ntop: 9s\nhand: 9h, 3h\nask: legal\n"
    bad = "rules: bazito\ntop: 9s\nhand: 9s\nask: legal\n"
    run = run_ask(f"{good}---\n{bad}---\n\ufeffid: z\n{good}".encode(), "--json")
    found = records(run)
    assert [record.get("answer") for record in found] == [["9h"], None, ["9h"]]
    assert found[1]["error"]["kind"] == "position"
    assert found[1]["error"]["line"] in {2, 3}
    assert found[2]["id"] == "z"
    assert run.returncode == 1
    assert b"Traceback" not in run.stderr
    clean = run_ask(f"{good}---\n{good}".encode(), "--json")
    assert (clean.returncode, len(records(clean))) == (0, 2)


def test_without_json_it_speaks_persian() -> None:
    run = run_ask(b"rules: bazito\ntop: 9s\nhand: 9h, 3h\nask: legal\n")
    assert run.returncode == 0
    assert "۹ دل" in run.stdout.decode("utf-8")
    run = run_ask(b"rules: bazito\nask: nonsense\n")
    assert run.returncode == 1
    assert b"Traceback" not in run.stdout + run.stderr
