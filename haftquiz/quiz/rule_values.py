"""The value of a rule in Persian: what a table or a sentence of the guide says of it.

Every value that a rule can take has its words here; a test lets none print as raw code.
"""

from typing import Any

from haftquiz.engine.cards import Card
from haftquiz.engine.rules import KINDS, POINT_FIELDS, Cell, Effect, Rules
from haftquiz.engine.seven_and_half.rules import HALF_KINDS, HalfRules
from haftquiz.quiz.persian import RANK_WORDS, card_name, digits, fold, join
from haftquiz.quiz.rule_titles import TITLES
from haftquiz.quiz.rule_words import NONE_WORDS, UNITS, WORDS

UNTOLD = "—"  # neither the document nor we say a word: the game has no such rule
EFFECTS = {
    Effect.NONE: "اثر ویژه ندارد",
    Effect.PENALTY: "جریمهٔ نفر بعد را دو کارت بالا می‌برد",
    Effect.COVER: "همان بازیکن باید کارت دیگری رویش بگذارد",
    Effect.SKIP: "نفر بعد نوبتش را از دست می‌دهد",
    Effect.REVERSE: "نوبت‌ها از آن طرف می‌چرخند",
    Effect.GIVE: "به هر حریفی که بازیکنش بخواهد یک کارت می‌دهد",
}
# Kept in half-points.
_HALVES = frozenset({"ace_points", "picture_points"})


def value_text(name: str, cell: Cell) -> str:
    """One value of one rule in Persian; a number comes alone, without its unit."""
    value = cell.value
    if value is None:
        told = cell.clauses or cell.assumed or cell.house
        return NONE_WORDS.get(name, "ندارد") if told else UNTOLD
    if isinstance(value, Effect):
        return EFFECTS[value]
    if isinstance(value, Card):
        return card_name(value)
    if isinstance(value, frozenset):
        return _members(value)
    if isinstance(value, tuple):
        return _span(*value)
    if type(value) is int:
        return digits(value / 2 if value % 2 else value // 2) if name in _HALVES else digits(value)
    words = WORDS.get(name, {})
    return words.get(value) or _YES_NO.get(value) or str(value)  # a test lets the last not happen


_YES_NO: dict[Any, str] = {True: "بله", False: "نه"}


def _members(values: frozenset[str]) -> str:
    """Ranks, or names of rules."""
    if values & TITLES.keys():
        names = [TITLES[name] for name in TITLES if name in values.difference(POINT_FIELDS)]
        points = ["امتیاز کارت‌ها"] if values.issuperset(POINT_FIELDS) else []
        return "همه جز " + join(names + points)
    return join(RANK_WORDS[rank] for rank in "A23456789TJQK" if rank in values) or "هیچ‌کدام"


def _span(least: int, most: int | None) -> str:
    if most is None:
        return f"{digits(least)} یا بیشتر"
    return digits(least) if least == most else f"{digits(least)} تا {digits(most)}"


def with_unit(name: str, cell: Cell) -> str:
    """The same as it stands alone in a table: «۷ کارت»."""
    text = value_text(name, cell)
    counts = type(cell.value) in (int, tuple)
    return f"{text} {UNITS[name]}" if counts and name in UNITS else text


def rule_text(rules: Rules | HalfRules, name: str) -> str:
    """The value of the rule `name`; KeyError if there is no such rule."""
    cell = getattr(rules, name, None)
    if not isinstance(cell, Cell):
        raise KeyError(name)
    return value_text(name, cell)


def value_of(name: str, text: str) -> bool | str | None:
    """The value of a rule that a table may change, from its Persian words; None if none is so."""
    kind = KINDS.get(name) or HALF_KINDS[name]
    values = (True, False) if kind.name == "yesno" else kind.choices
    wanted = fold(text).strip()
    return next((v for v in values if fold(value_text(name, Cell(v))) == wanted), None)
