"""Every rule has a Persian title, and no value of a rule prints as raw code."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from haftquiz.engine.cards import Card
from haftquiz.engine.rules import KINDS, Cell, Effect
from haftquiz.engine.seven_and_half.rules import HALF_KINDS
from haftquiz.quiz.parsing import ALL_RULE_SETS
from haftquiz.quiz.rule_titles import HALF_TITLES, TITLES
from haftquiz.quiz.rule_values import value_of, value_text, with_unit
from haftquiz.quiz.rule_words import NONE_WORDS, UNITS, WORDS

CODE = re.compile(r"[A-Za-z0-9_]")
ALL_KINDS = {**HALF_KINDS, **KINDS}


def test_every_rule_has_a_title_and_no_title_is_left_over():
    assert TITLES.keys() == KINDS.keys()
    assert HALF_TITLES.keys() == HALF_KINDS.keys()
    assert len(set(TITLES.values())) == len(TITLES)
    assert len(set(HALF_TITLES.values())) == len(HALF_TITLES)
    assert not [title for title in [*TITLES.values(), *HALF_TITLES.values()] if CODE.search(title)]


@pytest.mark.parametrize("rules", ALL_RULE_SETS.values(), ids=ALL_RULE_SETS)
def test_every_value_of_every_rule_set_has_its_words(rules):
    for field in fields(rules):
        cell = getattr(rules, field.name)
        if isinstance(cell, Cell):
            for text in (value_text(field.name, cell), with_unit(field.name, cell)):
                assert text, field.name
                assert not CODE.search(text), (field.name, text)


@pytest.mark.parametrize("name", [n for n, kind in ALL_KINDS.items() if kind.name != "fixed"])
def test_every_value_that_a_table_may_choose_has_its_words_and_is_found_by_them(name):
    kind = ALL_KINDS[name]
    choices = (True, False) if kind.name == "yesno" else kind.choices
    told = [value_text(name, Cell(choice)) for choice in choices]
    assert len(set(told)) == len(told)
    assert not [text for text in told if CODE.search(text)]
    assert [value_of(name, text) for text in told] == list(choices)
    assert value_of(name, "چیزی دیگر") is None
    if kind.name == "number":
        assert not CODE.search(with_unit(name, Cell(kind.most)))


def test_no_words_are_left_over():
    assert {*WORDS, *NONE_WORDS, *UNITS} <= ALL_KINDS.keys()
    values = {name: set() for name in ALL_KINDS}
    for rules in ALL_RULE_SETS.values():
        for field in fields(rules):
            cell = getattr(rules, field.name)
            if isinstance(cell, Cell):
                values[field.name].add(cell.value)
    for name, words in WORDS.items():
        kind = ALL_KINDS[name]
        usual = {True, False, *kind.choices, "stand", "lapse"}
        assert set(words) <= values[name] | usual, name


def test_numbers_effects_cards_and_spans():
    assert value_text("hand_size", Cell(7)) == "۷"
    assert with_unit("hand_size", Cell(7)) == "۷ کارت"
    assert value_text("picture_points", Cell(1)) == "۰٫۵"
    assert value_text("ace_points", Cell(2)) == "۱"
    assert value_text("players", Cell((2, None))) == "۲ یا بیشتر"
    assert value_text("limit_range", Cell((50, 1000))) == "۵۰ تا ۱۰۰۰"
    assert value_text("wild", Cell(Card("K", "d"))) == "شاه خشت"
    assert value_text("start_card_excluded", Cell(frozenset())) == "هیچ‌کدام"
    assert value_text("may_keep_drawn", Cell(True)) == "بله"
    assert value_text("mode", Cell(None)) == "—"
    assert value_text("match_end", Cell(None, ("BZ-84",))) == "مسابقه ندارد؛ هر دست جداست"
    assert not [effect for effect in Effect if CODE.search(value_text("ace", Cell(effect)))]
