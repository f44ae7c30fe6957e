"""The contract: whatever the bytes, an answer or an error, soon, and never a traceback."""

from __future__ import annotations

import json
import random
import time

import pytest

from haftquiz.quiz import service

from .asking import ask_text, records, run_ask

KINDS = {"notation", "position", "move", "question", "answer"}
BASE = "rules: bazito\ntop: 9s\nhand: 9h, 3h\nask: legal\n"
MEGA = 1_000_000
SOON = 20  # seconds; two slow cores share the machine with everything else


def survives(text: str) -> None:
    """One scenario gives a record, and one that can be written as UTF-8."""
    start = time.monotonic()
    reply = service.handle(json.dumps({"do": "ask", "scenario": text}))
    assert time.monotonic() - start < SOON
    reply.encode("utf-8")
    record = json.loads(reply)
    assert ("error" in record) != ("answer" in record)
    if "error" in record:
        assert record["error"]["kind"] in KINDS
        assert len(record["error"]["message"]) < 2000
        line = record["error"]["line"]
        assert line is None or 1 <= line <= text.count("\n") + 1


TEXTS = {
    "nothing": "",
    "blank": "   \n\n\t\n",
    "only a comment": "# چیزی",
    "nul": "rules: bazito\x00\ntop: 9\x00s\nask: suit",
    "nul in a label": "to\x00p: 9s\n" + BASE,
    "lone surrogate": BASE + "note: \ud800\n",
    "lone surrogate label": "\udfff\ud800: 9s\n" + BASE,
    "lone surrogate card": BASE.replace("3h", "\udc80h"),
    "lone surrogate name": "players: \ud83d, b, c, d\n" + BASE,
    "lone surrogate id": "id: \udcff\n" + BASE,
    "not a character": BASE.replace("3h", "\uffff\ufffe\U0010ffff"),
    "line separators": BASE.replace("\n", "\u2028"),
    "odd newlines": BASE.replace("\n", "\x0b\x0c\x85"),
    "carriage returns": BASE.replace("\n", "\r"),
    "colons": ":::::\n" + BASE,
    "no value": "hand:\nhand 2:\n" + BASE,
    "a mega of one letter": BASE + "x" * MEGA,
    "a mega label": "x" * MEGA + ": 9s\n" + BASE,
    "a mega value": "note: " + "آ" * MEGA + "\n" + BASE,
    "a mega card": BASE.replace("3h", "3" * MEGA + "h"),
    "a mega number": "owed: " + "9" * MEGA + "\n" + BASE,
    "a mega unseen": "hand 2: x" + "9" * MEGA + "\n" + BASE,
    "a mega seat": "turn: " + "1" * MEGA + "\n" + BASE,
    "a mega suit word": "suit: " + "د" * MEGA + "\n" + BASE,
    "a mega question": "rules: bazito\ntop: 9s\nask: " + "can " * (MEGA // 4),
    "a mega position": "position: bazito 9s - 1fwd - " + "9h" * (MEGA // 2) + "\nask: suit",
    "a mega of fields": "position: " + "x " * (MEGA // 2) + "\nask: suit",
    "a mega of cards": BASE.replace("3h", ", ".join(["3h"] * 200_000)),
    "a mega of moves": BASE.replace("legal", "turn") + "then: " + "draw " * 200_000,
    "a mega of legal moves": "rules: bazito\ntop: 9s\nask: turn\nthen: " + "9h 9s " * 100_000,
    "a mega of players": "players: " + "، ".join(f"n{i}" for i in range(100_000)) + "\n" + BASE,
    "a mega of house": "house: " + "may_keep_drawn=yes, " * 50_000 + "\n" + BASE,
    "a mega of lines": "note: a\n" * 100_000 + BASE,
    "a mega of blank lines": "\n" * MEGA + BASE,
    "deep brackets": BASE + "answer: " + "[" * 200_000,
    "deep ranking": "rules: bazito\nhand 2: 8d\nhand 3: 8h\nhand 4: 8c\nask: ranking\nanswer: "
    + "[" * 100_000
    + "]" * 100_000,
    "digits of another world": BASE.replace("9s", "९s").replace("3h", "𝟛h"),
    "superscript": "turn: ²\n" + BASE,
    "circled": "owed: ②\n" + BASE,
    "a fraction": "owed: ½\n" + BASE,
    "infinite": "owed: inf\nlimit: nan\n" + BASE,
    "exponent": "owed: 1e9\nlimit: 1_000\n" + BASE,
    "plus": "turn: +1\n" + BASE,
    "huge unseen": "hand 2: x999999999999\n" + BASE,
    "huge pile": "pile: x999999999999\n" + BASE,
    "braces": BASE.replace("legal", "{0} %s %(x)d {answer}"),
    "format label": "{0.__class__}: 1\n" + BASE,
    "dunder house": "house: __class__=yes, replace=yes, clauses=1\n" + BASE,
    "dunder ask": BASE.replace("legal", "__init__"),
    "no table to play on": "rules: bazito\nhand: -\npile: 3c, x4\nthen: draw\nask: winner",
    "no table to draw for": "rules: bazito\ndrew: 9d\nask: deal",
    "bidi": BASE.replace("9h", "\u202e9h\u202c"),
    "zalgo": BASE.replace("9h", "9\u0301\u0302\u0303h"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_hostile_text_is_answered_or_refused(name: str) -> None:
    survives(TEXTS[name])


WORDS = """
rules: house: players: turn: top: suit: owed: follow: drew: played: hand: pile: under: then: out:
winner: ask: answer: position: قواعد: دست: پرسش: bazito legal moves can draw pass cards score
scores ranking turn 9s 9h Jhs 2h3 x5 - , ، و → -> [ ] = . yes no 1 ۲ ٣ 7d 8s fwd rev # ---
may_keep_drawn=yes بکش سرباز دل پیک
"""


@pytest.mark.parametrize("seed", range(40))
def test_words_of_the_language_in_any_order(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(25):
        survives(
            " ".join(
                rng.choice([*WORDS.split(), *["\n"] * 10]) for _ in range(rng.randrange(1, 60))
            )
        )


LINES = [
    "rules: bazito", "top: 8h", "top: 7d", "top: Js", "suit: d", "owed: 4", "owed: 2",
    "follow: yes", "drew: 9d", "played: 7c, 7d", "played: 8h", "hand: 9h, Jd, 2h, 8d",
    "hand 2: x5", "hand 3: 7h, 7s", "hand 4: -", "hand: -", "pile: -", "pile: 3c, x4", "under: -",
    "under: 4c, x3", "then: draw", "then: 8h, draw, 9d", "then: 2h3, Jds", "turn: 3",
    "direction: rev", "out: Jh", "winner: 2", "house: may_keep_drawn=yes",
    "house: finish_on_8=cover", "house: must_play_if_able=no", "uncalled: 2", "gone: 3",
    "totals: 1 10, 2 20", "last: 1 1", "limit: 100", "answer: 9h", "answer: -",
]  # fmt: skip
ASKS = "legal moves draw turn direction suit owed winner scores ranking mistake eliminated match"


@pytest.mark.parametrize("seed", range(40))
def test_lines_of_the_language_in_any_company(seed: int) -> None:
    rng = random.Random(1000 + seed)
    for _ in range(25):
        lines = rng.sample(LINES, rng.randrange(1, 12))
        survives("\n".join(["rules: bazito", *lines, "ask: " + rng.choice(ASKS.split())]))


@pytest.mark.parametrize("seed", range(10))
def test_a_scenario_with_wounds(seed: int) -> None:
    rng = random.Random(2000 + seed)
    text = BASE + "then: Jhs, 2h3\nplayed: 8h\nhouse: hand_size=9\nanswer: [1, 2]\n"
    for _ in range(60):
        letters = list(text)
        for _ in range(rng.randrange(1, 6)):
            place = rng.randrange(len(letters))
            letters[place] = rng.choice(["", chr(rng.randrange(0x10000)), letters[-place], "\n"])
        survives("".join(letters))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00\x01\x02\xff\xfe\xfd",
        b"\xff\xfe" + BASE.encode("utf-16-le"),
        BASE.encode("utf-8").replace(b"9h", b"9\xff"),
        "قواعد: بازیتو\nپرسش: پخش\n".encode("cp1256", "replace"),
        b"---\n---\n---\n",
        bytes(random.Random(7).randrange(256) for _ in range(20_000)),
        b"rules: bazito\nask: deal\nnote: \xed\xa0\x80\n",
    ],
    ids=["empty", "binary", "utf-16", "broken utf-8", "cp1256", "rules only", "noise", "surrogate"],
)
@pytest.mark.parametrize("options", [(), ("--json",)], ids=["text", "json"])
def test_hostile_bytes(data: bytes, options: tuple[str, ...]) -> None:
    run = run_ask(data, *options)
    assert run.returncode in {0, 1, 2}
    assert b"Traceback" not in run.stdout + run.stderr
    if options:
        assert all(("error" in record) != ("answer" in record) for record in records(run))


def test_a_byte_order_mark_is_no_error() -> None:
    run = run_ask(b"\xef\xbb\xbf" + BASE.encode() + b"---\n\xef\xbb\xbf" + BASE.encode(), "--json")
    assert [record["answer"] for record in records(run)] == [["9h"], ["9h"]]
    assert run.returncode == 0


def test_windows_newlines_between_scenarios() -> None:
    run = run_ask(f"{BASE}---\n{BASE}".replace("\n", "\r\n").encode(), "--json")
    assert [record["answer"] for record in records(run)] == [["9h"], ["9h"]]


@pytest.mark.parametrize(
    "request_text",
    ["", "null", "[]", "7", "{}", '{"do": "fly"}', '{"do": "ask"}', '{"do": "ask", "scenario": 7}',
     '{"do": "ask", "scenario": null}', '{"do": ["ask"], "scenario": "x"}', "[" * 100_000, "\x00",
     '{"do": "judge", "scenario": "x", "response": {"a": 1}}'],
    ids=lambda text: text[:30],
)  # fmt: skip
def test_a_request_that_is_none_gets_an_error(request_text: str) -> None:
    reply = json.loads(service.handle(request_text))
    assert "error" in reply


def test_an_error_does_not_spoil_the_next_question() -> None:
    survives(TEXTS["a mega card"])
    assert ask_text(BASE).answer == ["9h"]
