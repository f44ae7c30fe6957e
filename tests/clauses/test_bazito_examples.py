"""Bazito: the worked examples of the source, asked in Persian (BZ-E01 to BZ-E30)."""

from __future__ import annotations

from .asking import porsesh


def test_bz_e01_on_the_five_of_clubs() -> None:
    """3c and 5h both go on 5c."""
    reply = porsesh("زمین: ۵ گشنیز", "دست: ۳ گشنیز، ۵ دل", "پرسش: مجاز")
    assert reply.answer == ["3c", "5h"]


def test_bz_e02_jack_of_spades_named_hearts() -> None:
    """A heart goes, a spade does not."""
    reply = porsesh("زمین: سرباز پیک", "خال: دل", "دست: ۴ دل، ۴ پیک", "پرسش: مجاز")
    assert reply.answer == ["4h"]


def test_bz_e03_after_the_seven_of_clubs() -> None:
    """A seven or two cards; taking them ends the turn."""
    table = ("نوبت: ۲", "بازی‌شده: ۷ گشنیز", "دست: ۷ خشت، ۴ گشنیز")
    assert porsesh(*table, "پرسش: حرکت‌ها").answer == ["7d", "draw"]
    assert porsesh(*table, "پرسش: چند کارت").answer == 2
    assert porsesh(*table, "سپس: بردار", "پرسش: کارت‌های ۲").answer == 4
    assert porsesh(*table, "سپس: بردار", "پرسش: نوبت").answer == 3


def test_bz_e04_answered_with_the_seven_of_diamonds() -> None:
    """The third player owes four."""
    table = ("نوبت: ۲", "زمین: ۷ گشنیز", "جریمه: ۲", "سپس: ۷ خشت")
    assert porsesh(*table, "پرسش: نوبت").answer == 3
    assert porsesh(*table, "پرسش: جریمه").answer == 4


def test_bz_e05_three_and_four_sevens() -> None:
    """Six and eight."""
    three = "بازی‌شده: ۷ گشنیز، ۷ خشت، ۷ دل"
    assert porsesh(three, "پرسش: جریمه").answer == 6
    assert porsesh(three + "، ۷ پیک", "پرسش: جریمه").answer == 8


def test_bz_e06_the_series() -> None:
    """2, 4, 6, 8 for one to four sevens."""
    sevens = ["۷ دل", "۷ پیک", "۷ خشت", "۷ خاج"]
    runs = ["بازی‌شده: " + " و ".join(sevens[:count]) for count in (1, 2, 3, 4)]
    assert [porsesh(run, "پرسش: جریمه").answer for run in runs] == [2, 4, 6, 8]


def test_bz_e07_after_the_eight_of_hearts() -> None:
    """5h and 8s both follow."""
    reply = porsesh("بازی‌شده: ۸ دل", "دست: ۵ دل، ۸ پیک", "پرسش: مجاز")
    assert reply.answer == ["5h", "8s"]


def test_bz_e08_the_second_eight() -> None:
    """After 8h and 8s: a spade or an eight, by the same player."""
    table = ("بازی‌شده: ۸ دل، ۸ پیک", "دست: ۴ پیک، ۸ خشت، ۵ دل")
    assert porsesh(*table, "پرسش: مجاز").answer == ["4s", "8d"]
    assert porsesh(*table, "پرسش: نوبت").answer == 1


def test_bz_e09_jacks_after_the_eight_of_hearts() -> None:
    """Jh and then any suit; not Jc."""
    table = ("زمین: ۸ دل", "ادامه: بله", "دست: سرباز دل، سرباز گشنیز")
    assert porsesh(*table, "پرسش: مجاز").answer == ["Jh"]
    assert porsesh(*table, "سپس: سرباز دل → پیک", "پرسش: خال").answer == "s"


def test_bz_e10_drawing_after_the_eight() -> None:
    """One card, and the turn goes on to the next."""
    table = ("بازی‌شده: ۸ دل", "دست: سرباز گشنیز، ۴ خشت", "دسته: ۹ پیک", "سپس: بکش")
    assert porsesh(*table, "پرسش: کارت‌های ۱").answer == 3
    assert porsesh(*table, "پرسش: نوبت").answer == 2


def test_bz_e11_the_two_at_the_fourth_player() -> None:
    """The fourth takes one card, the second moves."""
    table = (
        "بازیکنان: سارا، علی، مینا، رضا",
        "زمین: ۵ پیک",
        "دست رضا: x4",
        "سپس: ۲ پیک → رضا",
    )
    assert porsesh(*table, "پرسش: کارت‌های رضا").answer == 5
    assert porsesh(*table, "پرسش: نوبت").answer == 2


def test_bz_e12_the_ace() -> None:
    """In the order 1, 2, 3, 4 the third moves."""
    assert porsesh("زمین: ۹ دل", "سپس: آس دل", "پرسش: نوبت").answer == 3


def test_bz_e13_the_ten() -> None:
    """In the same order the fourth moves."""
    table = ("زمین: ۹ دل", "سپس: ۱۰ دل")
    assert porsesh(*table, "پرسش: جهت").answer == "rev"
    assert porsesh(*table, "پرسش: نوبت").answer == 4


def test_bz_e14_the_jack_announces_hearts() -> None:
    """The suit in force is the one announced."""
    assert porsesh("زمین: ۹ پیک", "سپس: J♠ → دل", "پرسش: خال").answer == "h"


def test_bz_e15_last_card_an_eight() -> None:
    """He has won."""
    table = ("زمین: ۹ پیک", "دست: ۸ پیک", "سپس: ۸ پیک")
    assert porsesh(*table, "پرسش: برنده").answer == 1


def test_bz_e16_last_card_a_seven() -> None:
    """He has won and the next player takes nothing."""
    table = ("زمین: ۹ پیک", "دست: ۷ پیک", "دست ۲: x3", "سپس: ۷ پیک")
    assert porsesh(*table, "پرسش: برنده").answer == 1
    assert porsesh(*table, "پرسش: کارت‌های ۲").answer == 3


def test_bz_e17_last_card_a_jack() -> None:
    """A suit must be named, and the others' points double."""
    table = ("زمین: ۹ پیک", "دست: سرباز دل", "دست ۲: شاه خشت", "دست ۳: x2", "دست ۴: x2")
    assert porsesh(*table, "سپس: سرباز دل", "پرسش: برنده").kind == "move"
    won = (*table, "سپس: سرباز دل → گشنیز")
    assert porsesh(*won, "پرسش: برنده").answer == 1
    assert porsesh(*won, "پرسش: امتیاز ۲").answer == 8


LEFT = "دست ۲: ۵ دل، بی‌بی پیک، ۷ خشت"


def test_bz_e18_left_over_cards() -> None:
    """5h, Qs and 7d make 8."""
    assert porsesh(LEFT, "پرسش: امتیاز ۲").answer == 8


def test_bz_e19_left_over_after_a_jack() -> None:
    """The same when a jack won: 16."""
    assert porsesh(LEFT, "برنده: ۱", "آخرین: سرباز پیک", "پرسش: امتیاز ۲").answer == 16


def test_bz_e20_two_reds() -> None:
    """4d does not go on 9h."""
    assert porsesh("زمین: ۹ دل", "دست: ۴ خشت", "پرسش: آیا ۴ خشت").answer is False


def test_bz_e21_a_jack_on_the_penalty() -> None:
    """Js does not answer 7s; the two cards are taken."""
    table = ("زمین: ۷ پیک", "جریمه: ۲", "دست: سرباز پیک")
    assert porsesh(*table, "پرسش: مجاز").answer == []
    assert porsesh(*table, "پرسش: حرکت‌ها").answer == ["draw"]


def test_bz_e22_any_card_after_an_eight() -> None:
    """9h does not follow 8c."""
    assert porsesh("بازی‌شده: ۸ خاج", "دست: ۹ دل", "پرسش: مجاز").answer == []


def test_bz_e23_a_two_played_and_a_two_left() -> None:
    """Played it gives one card, left over it counts two."""
    played = ("زمین: ۵ خشت", "دست ۳: x3", "سپس: ۲♦ -> ۳")
    assert porsesh(*played, "پرسش: کارت‌های ۳").answer == 4
    assert porsesh("دست ۲: ۲ خشت", "پرسش: امتیاز ۲").answer == 2


def test_bz_e24_exercise_one() -> None:
    """On 9s with 9h and 3h: only 9h."""
    table = ("زمین: ۹ پیک", "دست: ۹ دل، ۳ دل")
    assert porsesh(*table, "پرسش: مجاز", "پاسخ: ۹ دل").answer == ["9h"]
    assert porsesh(*table, "پرسش: مجاز", "پاسخ: ۳ دل").kind == "answer"


def test_bz_e25_exercise_two() -> None:
    """After two sevens, none in hand: four cards, and the fourth player moves."""
    table = ("نوبت: ۳", "بازی‌شده: ۷ دل، ۷ پیک", "دست: ۴ گشنیز، شاه خشت")
    assert porsesh(*table, "پرسش: چند کارت", "پاسخ: ۴").answer == 4
    assert porsesh(*table, "سپس: بکش", "پرسش: نوبت", "پاسخ: ۴").answer == 4


def test_bz_e26_exercise_three() -> None:
    """After 8d: Jd, not Jh; then a suit is chosen."""
    table = ("بازی‌شده: ۸ خشت", "دست: سرباز خشت، سرباز دل")
    assert porsesh(*table, "پرسش: مجاز").answer == ["Jd"]
    assert porsesh(*table, "سپس: سرباز خشت", "پرسش: خال").kind == "move"


def test_bz_e27_finish_with_an_eight() -> None:
    """Yes, and nothing more is needed."""
    table = ("زمین: ۸ گشنیز", "دست: ۸ پیک", "سپس: ۸ پیک")
    assert porsesh(*table, "پرسش: برنده").answer == 1
    assert porsesh(*table, "پرسش: نوبت", "پاسخ: -").answer is None


def test_bz_e28_a_jack_on_every_card() -> None:
    """On an ordinary turn, not on a penalty, on an eight only of its suit."""
    hand = "دست: سرباز خشت، سرباز پیک"
    assert porsesh("زمین: شاه گشنیز", hand, "پرسش: مجاز").answer == ["Jd", "Js"]
    assert porsesh("بازی‌شده: ۷ خشت", hand, "پرسش: مجاز").answer == []
    assert porsesh("بازی‌شده: ۸ پیک", hand, "پرسش: مجاز").answer == ["Js"]


def test_bz_e29_must_the_penalty_be_taken() -> None:
    """With a seven one may answer or take all of it."""
    table = ("بازی‌شده: ۷ خشت", "دست: ۷ دل، ۴ دل")
    assert porsesh(*table, "پرسش: حرکت‌ها").answer == ["7h", "draw"]
    assert porsesh(*table, "سپس: ۷ دل", "پرسش: جریمه").answer == 4
    assert porsesh(*table, "سپس: بردار", "پرسش: نوبت").answer == 2


def test_bz_e30_whom_a_two_hits() -> None:
    """One of three opponents, and none of them loses the turn."""
    table = ("زمین: ۵ دل", "دست: ۲ دل، ۴ پیک")
    can = [porsesh(*table, f"پرسش: آیا ۲ دل → {seat}").answer for seat in "۱۲۳۴"]
    assert can == [False, True, True, True]
    assert porsesh(*table, "سپس: ۲ دل → ۲", "پرسش: نوبت").answer == 2
