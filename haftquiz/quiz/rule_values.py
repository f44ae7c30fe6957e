"""The value of a rule in Persian: what a table or a sentence of the guide says of it."""

from typing import Any

from haftquiz.engine.rules import Cell, Effect, Rules
from haftquiz.quiz.persian import RANK_WORDS, digits, join

EFFECTS = {
    Effect.NONE: "اثر ویژه ندارد",
    Effect.PENALTY: "دو کارت به جریمهٔ نفر بعد اضافه می‌کند",
    Effect.COVER: "همان بازیکن باید کارت دیگری رویش بگذارد",
    Effect.SKIP: "نوبت نفر بعد را می‌سوزاند",
    Effect.REVERSE: "جهت بازی را برعکس می‌کند",
    Effect.GIVE: "یک کارت به حریفی که انتخاب می‌شود می‌دهد",
}
_WORDS: dict[str, dict[Any, str]] = {
    "seven_answer": {"seven": "فقط هفت، با هر خالی"},
    "seven_drawn_with_penalty": {"may": "می‌شود انداخت", "no": "نمی‌شود انداخت"},
    "eight_followup": {"suit": "هم‌خالِ هشت یا هشتی دیگر"},
    "ace_followup": {"suit": "هم‌خالِ آس یا آسی دیگر"},
    "jack_after_8": {"suit": "فقط هم‌خالِ هشت", "any": "هر سربازی"},
    "jack_after_A": {"suit": "فقط هم‌خالِ آس", "any": "هر سربازی"},
    "jack": {"any": "روی هر کارتی"},
    "jack_on_named": {"any": "می‌آید"},
    "jack_suit": {"free": "هر خالی که بخواهد", "own": "فقط خالِ خودش"},
    "match_rule": {"suit-or-rank": "هم‌خال یا هم‌رتبه"},
    "two_target": {"opponent": "یکی از حریف‌ها"},
    "finish_on_8": {"win": "برنده است", "cover": "باید ادامه بدهد"},
    "finish_on_J": {"suit": "خال هم اعلام می‌شود", "free": "خال لازم نیست"},
    "finish_effects": {"lapse": "اجرا نمی‌شود", "stand": "می‌ماند"},
    "finish_on_7": {"lapse": "جریمه اجرا نمی‌شود"},
    "finish_on_A": {"win": "دست همان لحظه تمام می‌شود"},
    "finish_on_2": {"no-target": "کسی کارت نمی‌گیرد"},
    "stock_empty": {"reshuffle": "کارت‌های زیر بُر می‌خورند", "pass": "نوبت رد می‌شود"},
    "end_of_hand": {"first-out": "اولین دستِ خالی"},
    "drawn_unplayable": {"turn-passes": "نوبت می‌گذرد"},
    "start_card_replacement": {"put-back": "به دسته برمی‌گردد و بعدی رو می‌شود"},
    "first_player": {"after-dealer": "نفر بعد از پخش‌کننده"},
    "initial_direction": {"fwd": "عادی"},
    "tie_break": {"shared": "رتبهٔ مشترک"},
    "ranking": {"this-hand": "امتیاز همین دست"},
}


def value_text(name: str, cell: Cell) -> str:
    """One value of one rule in Persian."""
    value = cell.value
    if isinstance(value, Effect):
        return EFFECTS[value]
    if value is None:
        return "—"
    if isinstance(value, bool):
        return "بله" if value else "نه"
    if isinstance(value, int):
        return digits(value)
    if name == "players":
        return _span(*value)
    if isinstance(value, frozenset):
        return join(RANK_WORDS[rank] for rank in "A23456789TJQK" if rank in value) or "هیچ‌کدام"
    return _WORDS.get(name, {}).get(value, str(value))


def _span(least: int, most: int | None) -> str:
    if most is None:
        return f"{digits(least)} یا بیشتر"
    return digits(least) if least == most else f"{digits(least)} تا {digits(most)}"


def rule_text(rules: Rules, name: str) -> str:
    """The value of the rule `name`; KeyError if there is no such rule."""
    cell = getattr(rules, name, None)
    if not isinstance(cell, Cell):
        raise KeyError(name)
    return value_text(name, cell)
