"""The contract: how cards, moves, lists and numbers may be written."""

from __future__ import annotations

import pytest

from .asking import answer, ask_text, kind, porsesh

SPELLINGS = {
    "5h": [
        "5h",
        "5H",
        "۵♥",
        "۵ دل",
        "٥♥",
        "5♥",
        "5♥\ufe0f",
        "5♥\ufe0e",
        "۵دل",
        "۵‌دل",
        "٥ دل",
        "5 دل",
    ],
    "Th": ["Th", "TH", "th", "10h", "10H", "۱۰ دل", "۱۰♥", "١٠♥\ufe0f", "10♥"],
    "As": ["As", "AS", "as", "آس پیک", "تک پیک", "A♠", "آس پيك"],
    "Jd": ["Jd", "jd", "J♦", "سرباز خشت", "J♦\ufe0f"],
    "Qc": ["Qc", "بی‌بی گشنیز", "بیبی گشنیز", "بی بی گشنیز", "بی‌بی خاج", "Q♣", "بي‌بي گشنيز"],
    "Kd": ["Kd", "KD", "شاه خشت", "K♦", "شاه‌خشت"],
}


@pytest.mark.parametrize(
    ("card", "spelling"),
    [(card, spelling) for card, spellings in SPELLINGS.items() for spelling in spellings],
)
def test_a_card_is_read_in_every_spelling(card: str, spelling: str) -> None:
    assert porsesh("زمین: ۹ پیک", f"دست: ۳ خشت، {spelling}", f"پرسش: آیا {spelling}").raw[
        "position"
    ] == (f"bazito 9s - 1fwd - 3d{card}.x.x.x")


@pytest.mark.parametrize(
    "mark",
    [
        "\u200e", "\u200f", "\u061c", "\u2066", "\u2067", "\u2068", "\u2069",
        "\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u200c", "\u200d", "\u2060",
    ],
    ids=ascii,
)  # fmt: skip
def test_invisible_marks_are_ignored(mark: str) -> None:
    text = f"{mark}دست{mark}: {mark}۹{mark} دل{mark}، ۳{mark} دل"
    reply = porsesh(f"زمین:{mark} ۹ پیک{mark}", text, f"پرسش: {mark}مجاز{mark}")
    assert reply.answer == ["9h"]


@pytest.mark.parametrize(
    "hand",
    [
        "5h 8s 4d",
        "5h, 8s, 4d",
        "5h،8s،4d",
        "5h,8s,4d",
        "۵ دل، ۸ پیک، ۴ خشت",
        "۵ دل و ۸ پیک و ۴ خشت",
        "۵ دل، ۸ پیک و ۴ خشت",
        "۵ دل ۸ پیک ۴ خشت",
        "۵♥ ۸♠ ۴♦",
        "  5h ,   8s  4d  ",
        "5h\t8s\t4d",
    ],
)
def test_lists_are_separated_in_many_ways(hand: str) -> None:
    assert porsesh("زمین: ۸ دل", f"دست: {hand}", "پرسش: مجاز").answer == ["5h", "8s"]


@pytest.mark.parametrize(
    "card", ["11h", "1h", "0h", "5x", "h5", "55h", "دل", "۵", "تک", "؟", "5hh"]
)
def test_what_is_no_card_is_a_notation_error(card: str) -> None:
    assert kind("legal", "top: 9s", f"hand: 3d, {card}") == "notation"


def test_more_than_one_top_card_is_a_notation_error() -> None:
    assert kind("legal", "top: 9s, 4d", "hand: 3d") == "notation"


@pytest.mark.parametrize(
    "move",
    [
        "Jhs",
        "jhS",
        "J♥ → پیک",
        "سرباز دل → پیک",
        "سرباز دل -> پیک",
        "J♥->♠",
        "Jh → s",
        "سرباز دل → ♠\ufe0f",
    ],
)
def test_a_jack_and_its_suit(move: str) -> None:
    assert porsesh("زمین: ۹ پیک", f"سپس: {move}", "پرسش: خال").answer == "s"


@pytest.mark.parametrize(
    "move",
    ["2s3", "2S3", "2s → 3", "۲ پیک → ۳", "2♠ -> مینا", "۲ پیک -> مینا", "۲ پیک → مینا", "۲♠ → ٣"],
)
def test_a_two_and_its_receiver(move: str) -> None:
    table = ("بازیکنان: سارا، علی، مینا، رضا", "زمین: ۹ پیک", "دست مینا: x3", f"سپس: {move}")
    assert porsesh(*table, "پرسش: کارت‌های مینا").answer == 4


@pytest.mark.parametrize("word", ["draw", "Draw", "بکش", "بردار"])
def test_words_for_drawing(word: str) -> None:
    table = ("زمین: ۷ پیک", "جریمه: ۴", "دست: ۳ خشت، ۴ خشت")
    assert porsesh(*table, f"سپس: {word}", "پرسش: کارت‌های ۱").answer == 6
    assert porsesh(*table, f"پرسش: آیا {word}").answer is True


@pytest.mark.parametrize("word", ["pass", "نگه‌دار", "نگهدار"])
def test_words_for_passing(word: str) -> None:
    table = ("زمین: ۹ پیک", "دست: ۳ خشت، ۴ خشت", "دسته: -", "زیر: -")
    assert porsesh(*table, f"سپس: {word}", "پرسش: نوبت").answer == 2
    assert porsesh(*table, f"پرسش: آیا {word}").answer is True


@pytest.mark.parametrize("digits", ["4", "۴", "٤"])
def test_digits_of_three_kinds_wherever_a_number_stands(digits: str) -> None:
    assert porsesh("زمین: ۷ پیک", f"جریمه: {digits}", "پرسش: جریمه").answer == 4
    assert porsesh("زمین: ۹ پیک", f"نوبت: {digits}", "پرسش: نوبت").answer == 4
    assert porsesh(f"بازیکنان: {digits}", "پرسش: پخش").answer == 7
    assert porsesh(f"دست {digits}: x۵", f"پرسش: کارت‌های {digits}").answer == 5
    assert porsesh(f"دست ۲: x{digits}", "پرسش: کارت‌های ۲").answer == 4
    assert porsesh("زمین: ۹ پیک", "نوبت: ۴", "پرسش: نوبت", f"پاسخ: {digits}").answer == 4


def test_named_players_may_stand_wherever_a_seat_does() -> None:
    table = (
        "players: سارا، علی، مینا، رضا",
        "turn: علی",
        "top: 9s",
        "hand: 9h, 3h",
        "hand مینا: x4",
    )
    assert answer("turn", *table) == 2
    assert answer("cards علی", *table) == 2
    assert answer("cards مینا", *table) == 4
    assert answer("turn", *table, "then: 9h", "answer: مینا") == 3
    assert kind("cards زهرا", *table) == "notation"
    assert kind("turn", *table[:1], "turn: زهرا", "top: 9s") == "notation"


def test_names_may_be_latin_and_of_two_words() -> None:
    table = ("players: Sara, Ali Reza, Mina, Omid", "turn: Ali Reza", "top: 9s", "hand Mina: x4")
    assert answer("turn", *table) == 2
    assert answer("cards Mina", *table, "then: 2s → Mina") == 5


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("start", ["", "\ufeff"])
def test_windows_files_read_alike(newline: str, start: str) -> None:
    lines = [
        "قواعد: بازیتو",
        "",
        "# یادداشت: دست: ۵ دل",
        "زمین: ۹ پیک",
        "دست: ۹ دل، ۳ دل",
        "پرسش: مجاز",
        "",
    ]
    assert ask_text(start + newline.join(lines)).answer == ["9h"]
    lines[4] = "دصت: ۹ دل"
    assert ask_text(start + newline.join(lines)).error["line"] == 5
