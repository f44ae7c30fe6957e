"""The contract's fine print where it speaks of wikipedia, varagh, kasif and «هفت و نیم»."""

from __future__ import annotations

import pytest

from .asking import ES, IT, KF, SH, VG, WK, Book, ask_text

BZ = Book("bazito")
POINTS = "house: mode=points"
TAKEN = ("turn: 2", "top: 7c", "owed: 2", "hand: 4c, 9d", "then: draw")
PLAYING = [BZ, WK, VG, KF]
named = pytest.mark.parametrize("book", PLAYING, ids=lambda book: book.rules)


@pytest.mark.parametrize("question", ["turn", "owed", "legal", "moves", "can 9d", "draw"])
def test_in_wikipedia_the_cards_of_a_penalty_matter(question: str) -> None:
    reply = WK.ask(question, *TAKEN)
    assert reply.kind == "question"
    assert "دسته" in reply.error["message"] or "pile" in reply.error["message"]
    assert WK.kind("cards 2", *TAKEN[:-1], "then: draw, 4d") == "question"


def test_what_a_penalty_leaves_certain() -> None:
    assert WK.answer("cards 2", *TAKEN) == 4
    assert WK.answer("suit", *TAKEN) == "c"
    assert WK.answer("direction", *TAKEN) == "fwd"
    assert WK.answer("winner", *TAKEN) is None
    for book in (VG, KF):
        assert book.answer("turn", *TAKEN) == 3
        assert book.answer("owed", *TAKEN) == 0


def test_drawing_with_a_hand_that_is_not_told() -> None:
    for book in (WK, KF):
        assert book.kind("draw", "top: 9s") == "question"
        assert "دست" in book.ask("draw", "top: 9s").error["message"]
    assert VG.answer("draw", "top: 9s") == 1
    assert VG.answer("draw", "top: 7s", "owed: 4") == 4


@named
def test_owed_is_even_and_has_a_seven(book: Book) -> None:
    assert book.kind("draw", "top: 7c", "owed: 3", "hand: 4c, 4d") == "position"
    assert book.kind("draw", "top: 9c", "owed: 2", "hand: 4c, 4d") == "position"
    assert book.kind("draw", "top: 7c", "owed: 10", "hand: 4c, 4d") == "position"
    assert book.kind("draw", "top: 7c", "owed: -2", "hand: 4c, 4d") == "notation"


def test_what_must_be_covered() -> None:
    for book in (BZ, WK, KF):
        assert book.answer("turn", "top: 8c", "follow: yes") == 1
        assert book.kind("turn", "top: Ac", "follow: yes") == "position"
    assert VG.answer("turn", "top: Ac", "follow: yes") == 1
    assert VG.kind("turn", "top: 8c", "follow: yes") == "position"


def test_what_was_played_tells_who_moves() -> None:
    assert WK.answer("legal", "played: 9h, 8h", "hand: 4h, 4c") == ["4h"]
    assert KF.answer("legal", "played: 8h", "hand: 4h, Jc, 4c") == ["4h", "Jc"]
    assert VG.answer("legal", "played: Ah", "hand: 4h, Jc, 4c") == ["4h", "Jc"]
    assert VG.answer("moves", "played: 8h", "hand: 4h, 4c") == ["4h", "draw"]
    assert VG.answer("suit", "played: Jc", "suit: d") == "d"


def test_nobody_is_gone_where_nobody_plays_on() -> None:
    for book in (BZ, VG, KF):
        assert book.kind("turn", "top: 9s", "gone: 2") == "position"
    assert WK.kind("turn", POINTS, "top: 9s", "gone: 2") == "position"
    assert WK.answer("turn", "top: 9s", "gone: 2", "then: 9c") == 3


@pytest.mark.parametrize(
    ("lines", "kind"),
    [
        (["gone: 1"], "position"),
        (["gone: 2", "hand 2: 4c"], "position"),
        (["gone: 2, 2"], "notation"),
        (["gone: 4"], "notation"),
        (["gone: نیما"], "notation"),
        (["uncalled: 2", "hand 2: 4c, 5c"], "position"),
        (["uncalled: 9"], "notation"),
    ],
)
def test_who_is_gone_or_has_not_said_it(lines: list[str], kind: str) -> None:
    if kind == "notation":
        assert WK.kind("turn", "top: 9s", *lines) in {"notation", "position"}
    else:
        assert WK.kind("turn", "top: 9s", *lines) == kind


def test_with_one_player_left_it_is_over() -> None:
    """Whether that is no position at all or one in which nobody moves."""
    reply = WK.ask("turn", "top: 9s", "gone: 2, 3")
    if "error" in reply.raw:
        assert reply.kind == "position"
    else:
        assert reply.answer is None
    assert WK.answer("ranking", "gone: 2, 3") == [2, 3, 1]


def test_who_is_gone_holds_nothing() -> None:
    assert WK.answer("cards 2", "top: 9s", "gone: 2") == 0
    full = ("top: 9s", "gone: 2", "hand: x1", "hand 3: x1", "under: -")
    assert WK.answer("can 9h", *full, "pile: x49") is True
    assert WK.kind("can 9h", *full, "pile: x50") == "position"


def test_no_word_in_bazito() -> None:
    assert BZ.kind("turn", "top: 9s", "hand 2: 4c", "uncalled: 2") == "position"
    assert KF.answer("turn", "top: 9s", "hand 2: 4c", "uncalled: 2") == 1


def test_names_in_calls_and_catches() -> None:
    table = ("players: سارا، علی، مینا", "turn: علی", "top: 9h", "hand علی: 9c, 4d",
             "hand مینا: 5c, 6d", "pile: Qs, Ks")  # fmt: skip
    assert VG.answer("turn", *table, "then: 9c, تک‌کارت علی") == 3
    assert VG.answer("cards علی", *table, "then: 9c, گرفتن علی") == 2
    assert VG.answer("mistake", *table, "then: 9c, تک‌کارت علی, گرفتن علی") == 3
    assert VG.answer("mistake", *table, "then: 9c, تک‌کارت مینا") == 2


def test_just_played_ends_with_the_next_move() -> None:
    table = ("top: 9h", "hand: 9c, 4d", "hand 2: 5c, 6d, 3h", "hand 3: 6c, Kd", "pile: Qs, Ks, Kh")
    assert WK.answer("mistake", *table, "then: 9c, 5c, call") == 3
    assert WK.answer("mistake", *table, "then: 9c, 5c, 6c, call") is None
    assert WK.answer("mistake", *table, "then: 9c, 5c, 6c, call, catch1") is None
    assert WK.answer("mistake", *table, "then: 9c, 5c, 6c, call, catch3") == 5


def test_a_jack_and_what_it_names() -> None:
    assert WK.answer("can Jhs", "top: 9s", "hand: Jh, 4c") is True
    assert KF.answer("can Jhs", "top: 9s", "hand: Jh, 4c") is False
    assert KF.answer("can Jhh", "top: 9s", "hand: Jh, 4c") is True
    assert KF.kind("turn", "top: 9s", "then: Jhs") == "move"
    assert VG.kind("turn", "top: 9s", "then: 9h3") == "move"
    assert VG.kind("turn", "top: 2s", "then: 2h3") == "move"
    assert KF.kind("turn", "top: 2s", "then: 2h3") == "move"
    assert KF.kind("turn", "top: Jh", "suit: s") == "position"
    assert WK.kind("turn", "top: 9h", "suit: s") == "position"


def test_a_two_and_whom_it_names() -> None:
    table = ("top: 5s", "hand: 2s, 4d", "hand 2: x3", "hand 3: x3")
    assert WK.answer("can 2s", *table) is True
    assert WK.answer("can 2s2", *table) is True
    assert WK.answer("can 2s1", *table) is False
    assert WK.kind("turn", *table, "then: 2s9") == "position"
    last = ("top: 5s", "hand: 2s", "hand 2: x3", "hand 3: x3")
    assert WK.kind("turn", *last, "then: 2s") == "move"
    assert WK.answer("cards 3", *last, "then: 2s3") == 4
    assert WK.answer("winner", POINTS, *last, "then: 2s") == 1
    assert WK.answer("winner", "gone: 2", "top: 5s", "hand: 2s", "then: 2s") == 2


def test_equal_cards_of_two_decks() -> None:
    table = ("players: 6", "top: 9s", "hand: 9h, 4c, 9h")
    for book in (WK, KF):
        assert book.answer("legal", *table) == ["9h", "9h"]
        assert book.answer("cards 1", *table, "then: 9h") == 2
        assert book.answer("cards 1", "players: 6", "top: 9s", "hand: 9h, 4c", "drew: 9h") == 2
        assert book.kind("turn", "players: 6", "top: 9h", "hand: 9h, 9h") == "position"


def test_scores_winner_and_places() -> None:
    hands = ("hand 2: 5h, Qs", "hand 3: 4c")
    assert KF.answer("scores", *hands, "winner: 1") == {"2": 8, "3": 4}
    assert KF.answer("scores", *hands, "hand: 9h", "top: 9c", "then: 9h") == {
        "1": 0, "2": 8, "3": 4
    }  # fmt: skip
    assert KF.answer("ranking", *hands) == [1, 3, 2]
    assert KF.answer("ranking", *hands, "totals: 1 50, 2 9, 3 9") == [[2, 3], 1]
    assert VG.answer("ranking", "totals: 1 50, 2 9, 3 9") == [[2, 3], 1]
    assert WK.answer("ranking", POINTS, "hand 2: 7h, 7d", "hand 3: 4c") == [1, 2, 3]
    assert KF.answer("winner", "out: Jh", *hands) == 1
    assert WK.answer("winner", "top: 9s", "gone: 3, 2", "players: 4") == 3


def test_the_match_where_there_is_none() -> None:
    totals = "totals: 1 10, 2 20, 3 30"
    assert WK.kind("match", totals) == "question"
    assert BZ.kind("match", totals, "totals: 4 10") in {"question", "notation"}
    for book in (WK, VG):
        assert book.answer("eliminated", totals) == []
    assert KF.kind("match", totals) == "question"
    assert KF.kind("eliminated", "limit: 100") == "question"
    assert KF.kind("match", "limit: 100") == VG.kind("match") == "question"


def test_an_authors_answer() -> None:
    hands = ("hand 2: 8d", "hand 3: 5h, 3c", "hand 4: Qs")
    assert KF.answer("ranking", "players: 4", *hands, "answer: 1, 4, [2, 3]") == [1, 4, [2, 3]]
    assert KF.answer("scores", "players: 4", *hands, "answer: 2 8, 3 8, 4 3")
    assert KF.kind("scores", "players: 4", *hands, "answer: 2 8, 3 8, 4 4") == "answer"
    assert KF.kind("ranking", "players: 4", *hands, "answer: 1, 4, 2, 3") == "answer"
    assert VG.answer("match", "totals: 1 10, 2 20, 3 30", "answer: -") is None
    assert KF.answer("eliminated", "totals: 1 10, 2 20, 3 30", "limit: 100", "answer: -") == []
    assert KF.answer("eliminated", "totals: 1 110, 2 20, 3 130", "limit: 100", "answer: 3, 1") == [
        1, 3
    ]  # fmt: skip
    table = ("players: 2", "banker: 2", "stake 1: 10", "hand 1: 7h, Ks", "hand 2: 6s")
    assert SH.answer("total 1", *table, "answer: 7.5") == 7.5
    assert SH.answer("total 1", *table, "answer: ۷٫۵") == 7.5
    assert SH.kind("total 1", *table, "answer: 7") == "answer"
    assert SH.answer("result 1", *table, "answer: برد") == "win"
    assert SH.kind("result 1", *table, "answer: lose") == "answer"
    assert SH.answer("bust 1", *table, "answer: خیر") is False
    assert SH.answer("pays", *table, "answer: 1 10") == {"1": 10}
    assert IT.kind("pay 1", *table, "answer: 10") == "answer"


def again(text: str) -> str:
    return ask_text(f"position: {text}\nask: suit").position


def test_compact_lines_of_the_other_sets() -> None:
    reply = WK.ask("suit", "players: 4", "top: Jh", "suit: s", "direction: rev", "hand 3: 4c",
                   "gone: 2", "uncalled: 3", "pile: 5c, x9", "under: x12")  # fmt: skip
    line = reply.position
    assert line.startswith("wikipedia Jh s 1rev - x.")
    words = line.split()
    assert {"gone-2", "un-3", "under-x12"} <= set(words)
    assert again(line) == line
    assert "n6" in WK.ask("suit", "players: 6", "top: 9h").position.split() or (
        WK.ask("suit", "players: 6", "top: 9h").position.count("x") == 6
    )
    twelve = WK.ask("turn", "players: 12", "turn: 12", "top: 9h").position
    assert "12fwd" in twelve
    assert again(twelve) == twelve
    assert ask_text(f"position: {twelve}\nask: turn").answer == 12
    assert ask_text("position: kasif 8h - 2fwd follow x.4hJc.x pile--\nask: legal").answer == [
        "4h", "Jc"
    ]  # fmt: skip
    assert ask_text("position: varagh 7d - 3fwd draw4 x.x.7s4d\nask: moves").answer == [
        "7s", "draw"
    ]  # fmt: skip


def test_compact_lines_of_seven_and_a_half() -> None:
    table = ("players: 3", "banker: 3", "stake 1: 10", "stake 2: 20", "hand 2: 4d*, 2c")
    reply = ES.ask("total 1", *table, "hand 1: Kh, 6c / Qs", "hand 3: 5s*")
    line = reply.position
    assert "bank-3" in line.split()
    assert "/" in line
    assert any(word.startswith("stakes-10.20") for word in line.split())
    back = ask_text(f"position: {line}\nask: pays")
    assert back.answer == ES.answer("pays", *table, "hand 1: Kh, 6c / Qs", "hand 3: 5s*")
    assert back.position == line
    wild = IT.ask("total 2", "wild: Qs", *table, "hand 3: 5s*").position
    assert "wild-Qs" in wild.split()
    assert ask_text(f"position: {wild}\nask: total 2").position == wild


@pytest.mark.parametrize(
    ("lines", "kind"),
    [
        (["players: 2", "hand 1: 4h"], {"question"}),
        (["players: 2", "banker: 3", "hand 1: 4h"], {"position", "notation"}),
        (["players: 2", "banker: 2", "hand 1: 4h", "limits: 5"], {"notation"}),
        (["players: 2", "banker: 2", "hand 1: 4h", "limits: 0-5"], {"position", "notation"}),
        (["players: 2", "banker: 2", "hand 1: 4h", "wild: x"], {"notation"}),
        (["players: 2", "banker: 2", "hand 1: 4h", "top: 4d"], {"question", "notation"}),
        (["players: 2", "banker: 2", "hand 1: -"], {"position", "notation"}),
        (["players: 2", "banker: 2", "hand 1: 4h, 4h"], {"position"}),
        (["players: 2", "banker: 2", "hand 1: 4h", "hand 2: 4h"], {"position"}),
    ],
)
def test_tables_of_seven_and_a_half_that_cannot_be(lines: list[str], kind: set[str]) -> None:
    assert SH.kind("pay 1", *lines) in kind


def test_questions_of_the_other_game() -> None:
    for question in ("owed", "direction", "suit", "offence word", "match"):
        assert SH.kind(question, "players: 2", "banker: 2", "hand 1: 4h") == "question"
    for question in ("total 1", "bust 1", "result 1", "pay 1", "pays", "bank"):
        assert WK.kind(question, "top: 9h", "hand 1: 4h, 5c") == "question"
    assert WK.kind("turn", "top: 9h", "banker: 2") in {"question", "position", "notation"}
    assert WK.kind("turn", "top: 9h", "then: hit") in {"move", "notation", "question"}
    assert SH.kind("turn", "players: 2", "banker: 2", "then: draw") in {"move", "notation"}
