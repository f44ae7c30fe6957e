"""House rules: every name that may be changed changes one thing, and what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from .asking import IT, KF, SH, VG, WK, Book, ask_text

BZ = Book("bazito")
PILE = "pile: x9"
NO_FIT = ("top: 3h", "hand: 4c, Kd", "pile: 9h, 2c, 2d")
EIGHT = ("top: 8h", "follow: yes")
ACE = ("top: Ah", "follow: yes")
FACING = ("turn: 2", "top: 7c", "owed: 2", "hand: 4c, 9d", "pile: 7h, 5s, Kd, Ks, x5")
SEVEN = ("top: 7c", "owed: 2", "hand: 7d, 4c", PILE)
LAST_BUT_ONE = ("top: 9h", "hand: 9c, 4d", PILE)

# rules, house, question, the table, the usual answer, the answer then
CASES = [
    (WK, "hand_size=9", "deal", (), 7, 9),
    (KF, "hand_size=3", "deal", (), 5, 3),
    (VG, "suit_before_rank=yes", "legal", ("top: 3h", "hand: 3s, Kh"), ["3s", "Kh"], ["Kh"]),
    (WK, "must_play_if_able=no", "moves", ("top: 3h", "hand: Kh, 4c"), ["Kh"], ["Kh", "draw"]),
    (VG, "must_play_if_able=yes", "moves", ("top: 3h", "hand: Kh, 4c"), ["Kh", "draw"], ["Kh"]),
    (VG, "voluntary_draw=no", "draw", ("top: 3h", "hand: Kh, 4c"), 1, 0),
    (KF, "voluntary_draw=yes", "draw", ("top: 3h", "hand: Kh, 4c"), 0, 1),
    (WK, "drawn_card_playable=no", "turn", (*NO_FIT, "then: draw"), 1, 2),
    (KF, "drawn_card_playable=no", "turn", (*NO_FIT, "then: draw"), 1, 2),
    (VG, "drawn_card_playable=no", "turn", (*NO_FIT, "then: draw"), 1, 2),
    (WK, "may_keep_drawn=no", "moves", (*NO_FIT, "then: draw"), ["9h", "pass"], ["9h"]),
    (VG, "may_keep_drawn=no", "moves", (*NO_FIT, "then: draw"), ["9h", "pass"], ["9h"]),
    (KF, "may_keep_drawn=yes", "moves", (*NO_FIT, "then: draw"), ["9h"], ["9h", "pass"]),
    (VG, "ace_drawn_playable=yes", "turn",
     (*ACE, "hand: 5c, 9s", "pile: 4h, 2d", "then: draw"), 2, 1),
    (VG, "ace_draw_though_able=no", "moves", (*ACE, "hand: 5h, 9s"), ["5h", "draw"], ["5h"]),
    (VG, "jack_after_A=suit", "legal", (*ACE, "hand: Jh, Js, 4c"), ["Jh", "Js"], ["Jh"]),
    (WK, "two_target_loses_turn=yes", "turn",
     ("top: 5s", "hand: 2s, 4d", PILE, "then: 2s2"), 2, 3),
    (BZ, "two_target_loses_turn=yes", "turn",
     ("top: 5s", "hand: 2s, 4d", PILE, "then: 2s2"), 2, 3),
    (BZ, "two_target_loses_turn=yes", "turn",
     ("top: 5s", "hand: 2s, 4d", PILE, "then: 2s3"), 2, 2),
    (BZ, "two_target_loses_turn=yes", "turn",
     ("top: 5s", "hand: 2s, 4d", PILE, "then: 2s3, 9s"), 3, 4),
    (WK, "two_counter=no", "can 2h1",
     ("turn: 2", "top: 5s", "hand 1: x4", "hand: 2h, 2s, 4c", PILE), False, False),
    (WK, "two_counter=no", "mistake",
     ("top: 5s", "hand: 2s, 4d", "hand 2: 2h, 4c", PILE, "then: 2s2, 2h"), None, 2),
    (WK, "seven_answer_optional=yes", "moves", SEVEN, ["7d"], ["7d", "draw"]),
    (KF, "seven_answer_optional=yes", "moves", SEVEN, ["7d"], ["7d", "draw"]),
    (VG, "seven_answer_optional=no", "moves", SEVEN, ["7d", "draw"], ["7d"]),
    (WK, "seven_stack=no", "owed", (*SEVEN, "then: 7d"), 4, 2),
    (VG, "seven_stack=no", "owed", (*SEVEN, "then: 7d"), 4, 2),
    (KF, "seven_stack=no", "draw", ("played: 7c, 7d", "hand: 4c, 9d"), 4, 2),
    (VG, "seven_take_ends_turn=no", "turn", (*FACING, "then: draw"), 3, 2),
    (KF, "seven_take_ends_turn=no", "legal",
     ("turn: 2", "top: 7c", "owed: 2", "hand: 4c, 9d", "hand 3: 3h, 3d", "pile: 5c, 5s",
      "then: draw"), [], ["4c", "5c"]),
    (WK, "seven_drawn_with_penalty=no", "turn", (*FACING, "then: draw"), 2, 3),
    (VG, "seven_drawn_with_penalty=may", "moves",
     (*FACING, "hand 3: 5h, 5d", "then: draw"), ["draw"], ["7h", "pass"]),
    (KF, "seven_drawn_with_penalty=may", "turn", (*FACING, "then: draw"), 3, 2),
    (WK, "eight_drawn_playable=no", "turn",
     (*EIGHT, "hand: 5c, Kd", "pile: 4h, 2d", "then: draw"), 1, 2),
    (KF, "eight_drawn_playable=no", "turn",
     (*EIGHT, "hand: 5c, Kd", "pile: 4h, 2d", "then: draw"), 1, 2),
    (BZ, "eight_drawn_playable=yes", "turn",
     (*EIGHT, "hand: 5c, Kd", "pile: 4h, 2d", "then: draw"), 2, 1),
    (WK, "eight_draw_though_able=yes", "moves", (*EIGHT, "hand: 5h, 5c"), ["5h"], ["5h", "draw"]),
    (KF, "eight_draw_though_able=yes", "moves", (*EIGHT, "hand: 5h, 5c"), ["5h"], ["5h", "draw"]),
    (WK, "eight_may_keep_drawn=no", "moves",
     (*EIGHT, "hand: 5c, Kd", "drew: 4h"), ["4h", "pass"], ["4h"]),
    (KF, "eight_may_keep_drawn=yes", "moves",
     (*EIGHT, "hand: 5c, Kd", "drew: 4h"), ["4h"], ["4h", "pass"]),
    (WK, "jack_after_8=any", "legal", (*EIGHT, "hand: Jh, Jc"), ["Jh"], ["Jh", "Jc"]),
    (KF, "jack_after_8=suit", "legal", (*EIGHT, "hand: Jh, Jc"), ["Jh", "Jc"], ["Jh"]),
    (WK, "jack_suit=own", "suit", ("top: 9s", "then: Jhh"), "h", "h"),
    (VG, "jack_suit=own", "mistake", ("top: 9s", "then: Jh"), 1, None),
    (KF, "jack_suit=free", "mistake", ("top: 9s", "then: Jhs"), 1, None),
    (WK, "jack_on_spent_7=no", "legal", ("top: 7c", "hand: Jc, 4c"), ["Jc", "4c"], ["4c"]),
    (VG, "jack_on_spent_7=no", "legal", ("top: 7c", "hand: Jc, 4c"), ["Jc", "4c"], ["4c"]),
    (KF, "jack_on_spent_7=yes", "legal", ("top: 7c", "hand: Jc, 4c"), ["4c"], ["Jc", "4c"]),
    (WK, "last_card_forget=2", "cards 1", (*LAST_BUT_ONE, "then: 9c, catch1"), 2, 3),
    (VG, "last_card_forget=3", "offence uncalled", (), 1, 3),
    (VG, "last_card_forget=0", "mistake", (*LAST_BUT_ONE, "then: 9c, catch1"), None, 2),
    (KF, "last_card_forget=2", "offence uncalled", (), None, 2),
    (BZ, "last_card_forget=1", "mistake", (*LAST_BUT_ONE, "then: 9c, catch1"), 2, None),
    (WK, "mistake_penalty=2", "offence illegal-card", (), 1, 2),
    (VG, "mistake_penalty=1", "offence illegal-card", (), None, 1),
    (WK, "extra_offences=3", "offence word", (), 1, 3),
    (WK, "mode=points", "turn", ("top: 3h", "hand: 9h", "then: 9h"), 2, None),
    (WK, "finish_on_8=win", "winner", ("top: 3h", "hand: 8h", PILE, "then: 8h"), None, 1),
    (KF, "finish_on_8=cover", "winner", ("top: 3h", "hand: 8h", PILE, "then: 8h"), 1, None),
    (WK, "comeback_2_and_7=yes", "mistake",
     ("top: 3h", "hand: 9h", "hand 2: 2h, 4c, 4d", PILE, "then: 9h, 2h1"), 2, None),
    (WK, "stock_empty=pass", "moves",
     ("top: 9s", "hand: 3h", "pile: -", "under: x9"), ["draw"], ["pass"]),
    (VG, "stock_empty=pass", "draw",
     ("top: 7s", "owed: 4", "hand: 3h, 4d", "pile: 3c", "under: x9"), 4, 1),
    (KF, "stock_empty=reshuffle", "moves",
     ("top: 9s", "hand: 3h", "pile: -", "under: x9"), ["pass"], ["draw"]),
    (WK, "double_on_jack_finish=no", "score 2", ("winner: 1", "out: Jh", "hand 2: Kd"), 8, 4),
    (VG, "double_on_jack_finish=yes", "score 2", ("winner: 1", "out: Jh", "hand 2: Kd"), 13, 26),
    (KF, "double_on_jack_finish=no", "score 2", ("winner: 1", "out: Jh", "hand 2: Kd"), 8, 4),
    (IT, "pair-of-sevens=yes", "bust 1",
     ("players: 2", "banker: 2", "hand 1: 7h, 7s"), True, False),
]  # fmt: skip


@pytest.mark.parametrize(
    "case", CASES, ids=[f"{case[0].rules}-{case[1]}-{n}" for n, case in enumerate(CASES)]
)
def test_a_house_rule_changes_one_thing(case: tuple[Any, ...]) -> None:
    book, house, question, lines, usual, changed = case
    assert book.answer(question, *lines) == usual
    assert book.answer(question, f"house: {house}", *lines) == changed


@pytest.mark.parametrize(
    ("book", "house"), sorted({(case[0], case[1]) for case in CASES}, key=str), ids=str
)
def test_a_house_rule_is_printed_and_read_again(book: Book, house: str) -> None:
    line = book.ask("deal", f"house: {house}").position
    assert " house-" in line
    assert ask_text(f"position: {line}\nask: deal").position == line


@pytest.mark.parametrize("rank", ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"])
@pytest.mark.parametrize("book", [BZ, WK, VG, KF], ids=lambda book: book.rules)
def test_every_rank_may_count_otherwise(book: Book, rank: str) -> None:
    card = rank.replace("10", "T") + "d"
    table = ("winner: 1", "out: 3c", f"hand 2: {card}")
    usual = book.answer("score 2", *table)
    assert book.answer("score 2", f"house: points_{rank}=37", *table) == 37 != usual


@pytest.mark.parametrize(
    ("book", "house"),
    [
        (BZ, "mode=points"), (BZ, "cap=none"), (BZ, "comeback_2_and_7=yes"),
        (BZ, "two_counter=yes"), (BZ, "extra_offences=1"), (BZ, "jack_after_A=any"),
        (VG, "mode=elimination"), (VG, "cap=none"), (VG, "two_counter=no"),
        (VG, "two_target_loses_turn=yes"), (VG, "eight_drawn_playable=yes"),
        (VG, "eight_draw_though_able=yes"), (VG, "jack_after_8=any"), (VG, "finish_on_8=cover"),
        (VG, "comeback_2_and_7=yes"), (VG, "extra_offences=1"),
        (KF, "mode=points"), (KF, "two_counter=yes"), (KF, "jack_after_A=any"),
        (KF, "ace_drawn_playable=yes"), (KF, "comeback_2_and_7=yes"), (KF, "extra_offences=2"),
        (WK, "cap=none"), (WK, "jack_after_A=any"), (WK, "ace_draw_though_able=no"),
        (WK, "pair-of-sevens=yes"), (SH, "pair-of-sevens=yes"), (SH, "hand_size=2"),
        (WK, "players=3"), (VG, "ace=skip"), (KF, "eight=skip"),
        (WK, "draw_count=2"), (WK, "hand_size=0"), (KF, "hand_size=60"), (VG, "hand_size=18"),
        (WK, "jack_on_pending_7=yes"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.rules,
)  # fmt: skip
def test_what_a_rule_set_cannot_have(book: Book, house: str) -> None:
    reply = book.ask("deal", f"house: {house}")
    assert (reply.kind, reply.error["line"], reply.error["label"]) == ("position", 2, "house")


@pytest.mark.parametrize(
    ("book", "house"),
    [
        (WK, "must_play_if_able=yes, voluntary_draw=yes"),
        (VG, "must_play_if_able=no, voluntary_draw=no"),
        (WK, "hand_size=5, hand_size=6"),
        (WK, "mode=points, comeback_2_and_7=yes"),
        (WK, "points_7=7، points_7=0"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.rules,
)
def test_what_contradicts(book: Book, house: str) -> None:
    assert book.kind("deal", f"house: {house}") == "position"


@pytest.mark.parametrize(
    "house",
    ["hand_sice=5", "hand_size", "hand_size=many", "may_keep_drawn=perhaps", "mode=both",
     "jack_suit=yes", "points_7=-1", "points_1=3", "points_11=3", "=5", "stock_empty=no"],
)  # fmt: skip
def test_what_is_no_house_rule(house: str) -> None:
    assert WK.kind("deal", f"house: {house}") == "notation"


def test_the_same_twice_is_no_contradiction() -> None:
    assert WK.answer("deal", "house: hand_size=5, hand_size=5") == 5
    assert VG.answer("deal", "house: must_play_if_able=yes, voluntary_draw=no") == 7


def test_the_own_value_is_no_change() -> None:
    reply = WK.ask("deal", "house: hand_size=7, may_keep_drawn=yes")
    assert "house" not in reply.position
    assert "AM-30" in reply.assumed


def test_the_cards_must_suffice_for_the_deal() -> None:
    assert WK.answer("deal", "players: 3", "house: hand_size=17") == 17
    assert WK.kind("deal", "players: 3", "house: hand_size=18") == "position"
    assert WK.answer("deal", "players: 6", "house: hand_size=17") == 17
    assert WK.kind("deal", "players: 6", "house: hand_size=18") == "position"


def test_house_rules_in_persian() -> None:
    text = "قواعد: ورق\nتوافق: may_keep_drawn=خیر، hand_size=۹\nپرسش: پخش"
    assert ask_text(text).answer == 9


def test_house_rules_stand_in_the_compact_line() -> None:
    reply = KF.ask("deal", "house: hand_size=7, cap=none, jack_on_spent_7=yes")
    line = reply.position
    assert [word for word in line.split() if word.startswith("house-")] == [
        "house-cap.none", "house-hand-size.7", "house-jack-on-spent-7.yes"
    ]  # fmt: skip
    assert ask_text(f"position: {line}\nask: deal").position == line
