"""The contract: every label in both languages, the record, and the canonical position."""

from __future__ import annotations

import pytest

from .asking import Reply, answer, ask, ask_text, kind

# label in English, in Persian, its value, and what else the scenario says (English, Persian)
LABELS = [
    ("rules", "قواعد", "bazito", ["players: 4", "ask: deal"]),
    ("house", "توافق", "hand_size=9", ["ask: deal"]),
    ("players", "بازیکنان", "سارا، علی، مینا، رضا", ["turn: مینا", "top: 9s", "ask: turn"]),
    ("turn", "نوبت", "3", ["top: 9s", "then: 9h", "ask: turn"]),
    ("direction", "جهت", "rev", ["top: 9s", "then: 9h", "ask: turn"]),
    ("direction", "جهت", "برعکس", ["top: 9s", "then: 9h", "ask: turn"]),
    ("direction", "جهت", "عادی", ["top: 9s", "then: 9h", "ask: turn"]),
    ("top", "زمین", "9s", ["hand: 9h, 3h", "ask: legal"]),
    ("suit", "خال", "h", ["top: Js", "hand: 9h, 3s", "ask: legal"]),
    ("suit", "خال", "دل", ["top: Js", "hand: 9h, 3s", "ask: legal"]),
    ("owed", "جریمه", "4", ["top: 7s", "hand: 9h, 7h", "ask: draw"]),
    ("follow", "ادامه", "yes", ["top: 8s", "hand: 9h, 3s", "ask: moves"]),
    ("follow", "ادامه", "بله", ["top: 8s", "hand: 9h, 3s", "ask: moves"]),
    ("follow", "ادامه", "خیر", ["top: 8s", "hand: 9h, 3s", "ask: moves"]),
    ("drew", "کشیده", "9h", ["top: 9s", "hand: 3d, 4d", "ask: moves"]),
    ("played", "بازی‌شده", "8h, 8s", ["hand: 9h, 3s", "ask: legal"]),
    ("hand", "دست", "9h, 3h", ["top: 9s", "ask: legal"]),
    ("hand 2", "دست ۲", "9h, 3h, x2", ["top: 9s", "ask: cards 2"]),
    ("pile", "دسته", "9d, 3d", ["top: 9s", "hand: 3h, 4h", "then: draw", "ask: legal"]),
    ("under", "زیر", "-", ["top: 9s", "hand: 3h, 4h", "pile: -", "ask: moves"]),
    ("then", "سپس", "Ts", ["top: 9s", "ask: turn"]),
    ("out", "آخرین", "Jh", ["winner: 1", "hand 2: Kd", "hand 3: 3d", "hand 4: 4d", "ask: scores"]),
    ("winner", "برنده", "3", ["hand 1: Kd", "hand 2: 3d", "hand 4: 9d", "ask: ranking"]),
    ("ask", "پرسش", "direction", ["top: 9s"]),
    ("answer", "پاسخ", "9h", ["top: 9s", "hand: 9h, 3h", "ask: legal"]),
    ("id", "شناسه", "bz-1", ["ask: deal"]),
    ("title", "عنوان", "یک عنوان", ["ask: deal"]),
    ("hint", "راهنما", "یک راهنما", ["ask: deal"]),
    ("note", "نکته", "یک نکته", ["ask: deal"]),
    ("position", "وضعیت", "bazito 9h - 3rev - x4.x2.9cQh.x", ["ask: legal"]),
]
# Labels for games and rules that Bazito has not: both names must be known and mean the same.
FOREIGN = [
    ("uncalled", "نگفته", "2", ["top: 9s", "hand 2: 9h", "ask: turn"]),
    ("gone", "رفته", "2", ["top: 9s", "ask: turn"]),
    ("totals", "مجموع", "1 10, 2 20, 3 30, 4 40", ["ask: ranking"]),
    ("last", "این‌دست", "1 10, 2 20, 3 30, 4 40", ["ask: match"]),
    ("limit", "سقف", "100", ["ask: match"]),
]


def both(english: str, persian: str, value: str, rest: list[str]) -> tuple[Reply, Reply]:
    first = [] if english in {"rules", "position"} else ["rules: bazito"]
    return (
        ask_text("\n".join([*first, f"{english}: {value}", *rest])),
        ask_text("\n".join([*first, f"{persian}: {value}", *rest])),
    )


@pytest.mark.parametrize("label", LABELS, ids=[f"{row[0]}={row[2]}" for row in LABELS])
def test_a_label_has_two_names(label: tuple[str, str, str, list[str]]) -> None:
    one, two = both(*label)
    assert one.answer == two.answer
    assert one.raw == two.raw


@pytest.mark.parametrize("label", FOREIGN, ids=[row[0] for row in FOREIGN])
def test_a_label_that_bazito_hardly_needs_is_known(label: tuple[str, str, str, list[str]]) -> None:
    one, two = both(*label)
    assert one.raw == two.raw
    if "error" in one.raw:
        assert one.kind != "notation"


def test_gone_where_nobody_plays_on() -> None:
    assert kind("turn", "top: 9s", "gone: 2") == "position"


QUESTIONS = [
    ("legal", "مجاز"),
    ("moves", "حرکت‌ها"),
    ("can 9h", "آیا ۹ دل"),
    ("can draw", "آیا بکش"),
    ("draw", "چند کارت"),
    ("turn", "نوبت"),
    ("direction", "جهت"),
    ("suit", "خال"),
    ("owed", "جریمه"),
    ("cards علی", "کارت‌های علی"),
    ("winner", "برنده"),
    ("score علی", "امتیاز علی"),
    ("scores", "امتیازها"),
    ("ranking", "رتبه"),
    ("mistake", "اشتباه"),
    ("may-start 9h", "شروع ۹ دل"),
    ("deal", "پخش"),
    ("decks", "دسته‌ها"),
    ("decks", "بسته‌ها"),
    ("offence word", "خطا word"),
    ("eliminated", "حذف"),
    ("match", "مسابقه"),
]
TABLE = [
    "rules: bazito",
    "players: سارا، علی، مینا، رضا",
    "top: 9s",
    "hand: 9h, 3h",
    "hand علی: 4d, 5d",
    "hand مینا: 6d",
    "hand رضا: Kd",
    "then: 9h",
]


@pytest.mark.parametrize(("english", "persian"), QUESTIONS, ids=[row[0] for row in QUESTIONS])
def test_a_question_has_two_names(english: str, persian: str) -> None:
    one = ask_text("\n".join([*TABLE, f"ask: {english}"]))
    two = ask_text("\n".join([*TABLE, f"پرسش: {persian}"]))
    assert one.raw == two.raw
    if english == "match":
        assert one.kind == "question"
    else:
        assert one.raw["rules"] == "bazito"
        assert str(one.raw["ask"]).startswith(english.split(" ", maxsplit=1)[0])


def test_rule_sets_have_persian_names_and_defaults() -> None:
    assert ask_text("قواعد: بازیتو\nپرسش: پخش").raw["rules"] == "bazito"
    assert ask_text("rules: Bazito\nask: deal").raw["rules"] == "bazito"


def test_the_record_has_all_its_fields() -> None:
    reply = ask_text("id: bz-x\nrules: bazito\ntop: 8h\nfollow: yes\nhand: 5h, 8s, Jc\nask: legal")
    assert set(reply.raw) >= {"id", "rules", "ask", "answer", "why", "text", "assumed", "position"}
    assert (reply.raw["id"], reply.raw["ask"]) == ("bz-x", "legal")
    assert reply.position == "bazito 8h - 1fwd follow 5h8sJc.x.x.x"
    for move, legal, clauses in (
        ("5h", True, {"BZ-32"}),
        ("8s", True, {"BZ-32"}),
        ("Jc", False, {"BZ-42"}),
    ):
        why = reply.why(move)
        assert (why["legal"], why["clause"] in clauses) == (legal, True)
        assert why["reason"]
    assert isinstance(reply.raw["text"], str)
    assert all(isinstance(entry, str) for entry in reply.assumed)
    assert ask("deal").raw["id"] is None


# A labelled table and the one compact line that says the same.
PRINTED = [
    (["top: 9s", "hand: 9h, 3h"], "bazito 9s - 1fwd - 9h3h.x.x.x"),
    (
        ["top: 7d", "owed: 4", "turn: 2", "hand: 7s", "hand 1: Tc, 3h, As", "hand 3: x5"],
        "bazito 7d - 2fwd draw4 Tc3hAs.7s.x5.x",
    ),
    (["played: 7c, 7d", "turn: 2", "hand: 7s, 4c"], "bazito 7d - 2fwd draw4 x.7s4c.x.x"),
    (
        ["top: Jc", "suit: h", "direction: rev", "turn: 3", "hand: 5c, Qh, Js", "hand 1: x4"],
        "bazito Jc h 3rev - x4.x.5cQhJs.x",
    ),
    (["played: 8d", "turn: 4", "hand: 4c"], "bazito 8d - 4fwd follow x.x.x.4c"),
    (["top: 9s", "hand: 9h, 3h", "pile: 2s, 9d"], "bazito 9s - 1fwd - 9h3h.x.x.x pile-2s9d"),
    (
        ["top: 9s", "hand: 9h, x2", "pile: -", "under: x12"],
        "bazito 9s - 1fwd - 9hx2.x.x.x pile-- under-x12",
    ),
]


@pytest.mark.parametrize(("lines", "printed"), PRINTED, ids=[row[1] for row in PRINTED])
def test_the_position_is_printed_canonically(lines: list[str], printed: str) -> None:
    reply = ask("suit", *lines)
    assert sorted(reply.position.split()) == sorted(printed.split())
    assert reply.position.split()[:6] == printed.split()[:6]
    again = ask_text(f"position: {printed}\nask: suit")
    assert again.position == reply.position
    assert again.answer == reply.answer


SAME = [
    (["played: Js → h", "hand: 4h"], ["top: Js", "suit: h", "hand: 4h"]),
    (["played: 7c", "hand: 4h"], ["top: 7c", "owed: 2", "hand: 4h"]),
    (["played: 5h, 8h", "hand: 4h"], ["top: 8h", "follow: yes", "hand: 4h"]),
    (["played: 8h, 5h", "hand: 4h"], ["top: 5h", "hand: 4h"]),
    (["top: Js", "suit: s", "hand: 4h"], ["top: Js", "hand: 4h"]),
    (["top: 9s", "owed: 0", "follow: no", "hand: 4h"], ["top: 9s", "hand: 4h"]),
    (["top: 9s", "turn: 1", "direction: fwd", "hand: 4h"], ["top: 9s", "hand 1: 4h"]),
    (["top: 9s", "hand: 4h, 3d", "drew: 9d"], ["top: 9s", "hand: 4h, 9d, 3d", "drew: 9d"]),
    (["top: ۹♠", "دست: ۴ دل"], ["top: 9s", "hand: 4h"]),
]


@pytest.mark.parametrize(("one", "two"), SAME, ids=[" | ".join(row[0]) for row in SAME])
def test_two_spellings_of_one_position_print_the_same(one: list[str], two: list[str]) -> None:
    assert ask("suit", *one).position == ask("suit", *two).position
    assert ask("moves", *one).answer == ask("moves", *two).answer


ROUND = [
    ["top: 9s", "hand: 4h, 3d", "drew: 9d", "ask: moves"],
    ["top: 9s", "hand: 4h, 3d", "drew: 9d", "house: may_keep_drawn=yes", "ask: moves"],
    ["top: 7h", "owed: 6", "turn: 3", "hand: 7c, x2", "hand 2: x1", "ask: owed"],
    ["top: Js", "suit: d", "hand: 4h, Jd", "pile: 3c, 3d, 3h", "under: 4c, 5c", "ask: legal"],
    ["played: 8h", "hand: 4h, Jd", "ask: moves"],
    ["top: 9s", "hand: 4h", "hand 2: x7", "hand 3: Kh, x2", "ask: cards 3"],
    ["top: 9s", "direction: rev", "turn: 4", "ask: direction"],
]


@pytest.mark.parametrize("lines", ROUND, ids=[" | ".join(row) for row in ROUND])
def test_print_and_read_gives_the_same_scenario(lines: list[str]) -> None:
    one = ask_text("\n".join(["rules: bazito", *lines]))
    two = ask_text(f"position: {one.position}\n{lines[-1]}")
    assert two.answer == one.answer
    assert two.raw["why"] == one.raw["why"]
    assert two.position == one.position


COMPACT = [
    ("bazito 9h - 1fwd - 7c9c7s9s.x7.x7.x7", ["9c", "9s"]),
    ("bazito 7d - 2fwd draw4 Tc3hAs.Kd7s.x5.x3", ["7s"]),
    ("bazito Jc h 3rev - x4.x2.5cQhJs.x", ["Qh", "Js"]),
    ("bazito 8s - 1fwd follow 8d4hKs.x6.x.x", ["8d", "Ks"]),
    ("bazito Th - 1rev - 7cAd.7hTs.8c.9d under-3c9h pile-2s9cKc", []),
    ("bazito_9h_-_1fwd_-_7c9c7s9s.x7.x7.x7", ["9c", "9s"]),
]


@pytest.mark.parametrize(("line", "legal"), COMPACT, ids=[row[0] for row in COMPACT])
def test_a_compact_line_stands_for_the_labels(line: str, legal: list[str]) -> None:
    assert ask_text(f"position: {line}\nask: legal").answer == legal
    assert ask_text(f"وضعیت: {line}\nپرسش: مجاز").answer == legal


def test_a_compact_line_goes_with_what_is_no_position() -> None:
    table = "position: bazito 9h - 1fwd - 9c4d.x.x.x\nplayers: سارا، علی، مینا، رضا\nthen: 9c\n"
    assert ask_text(table + "ask: turn\nanswer: علی").answer == 2


@pytest.mark.parametrize(
    ("line", "kinds"),
    [
        ("bazito", {"notation"}),
        ("bazito 9h - 1fwd - x.x.x.x odd-3", {"notation"}),
        ("bazito 9h - 1fwd - x.x.x.x pile-3c pile-4c", {"notation"}),
        ("bazito 9h - 1sideways - x.x.x.x", {"notation"}),
        ("bazito 9h z 1fwd - x.x.x.x", {"notation"}),
        ("bazito 9h - 1fwd drawn x.x.x.x", {"notation"}),
        ("bazito 9h - 1fwd - x.x.x", {"position", "notation"}),
        ("bazito 9h - 5fwd - x.x.x.x", {"position"}),
        ("bazito 9h - 1fwd draw2 x.x.x.x", {"position"}),
        ("bazito 7h - 1fwd draw3 x.x.x.x", {"position"}),
        ("bazito 9h - 1fwd follow x.x.x.x", {"position"}),
        ("bazito 9h s 1fwd - x.x.x.x", {"position"}),
        ("bazito 9h - 1fwd - 9h.x.x.x", {"position"}),
        ("bazito 9h - 1fwd - x60.x.x.x", {"position"}),
        ("nobody 9h - 1fwd - x.x.x.x", {"notation"}),
    ],
)
def test_a_wrong_compact_line_is_refused(line: str, kinds: set[str]) -> None:
    error = ask_text(f"ask: suit\nposition: {line}").error
    assert error["kind"] in kinds
    assert error["line"] == 2


def test_answers_for_nothing_but_the_table() -> None:
    assert answer("suit", "top: 9s") == "s"
    assert answer("direction", "top: 9s") == "fwd"
    assert answer("owed", "top: 9s") == 0
