"""Diagrams say what the engine says, in a drawing and in words."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from haftquiz.publish.diagrams import DIAGRAMS, turn
from haftquiz.quiz.parsing import ALL_RULE_SETS
from tests.publish.conftest import MakeSite
from tests.publish.small import page, places

SETS = ("bazito", "wikipedia", "varagh", "kasif")
NAMES = ("زنجیرهٔ هفت", "جهت", "نوبت")
FIGURE = re.compile(r'<figure class="diagram">\s*(<svg.*?</svg>)', re.DOTALL)


@pytest.mark.parametrize("rules", SETS)
def test_each_stands_in_a_page_with_title_and_words(make_site: MakeSite, rules: str) -> None:
    body = "\n\n".join(f"{{{{نمودار: {name}}}}}" for name in NAMES)
    site = make_site({"one.md": page(body, rules=rules)})
    site.build()
    drawn = [ElementTree.fromstring(svg) for svg in FIGURE.findall(site.body("one"))]
    assert len(drawn) == len(NAMES)
    for svg in drawn:
        said = {it.get("id"): it.text for it in svg if it.tag in ("title", "desc")}
        assert list(said) == svg.get("aria-labelledby", "").split()
        assert all(said.values())
        assert not [it for it in svg.iter() if it.get("style") or it.get("fill")]  # themes decide


def test_numbers_and_turns_come_from_the_engine() -> None:
    chain = DIAGRAMS["seven_chain"](ALL_RULE_SETS["bazito"])
    assert re.findall(r">([۰-۹]+) کارت<", chain["drawing"]) == ["۲", "۴", "۶", "۸"]
    way = DIAGRAMS["direction"](ALL_RULE_SETS["bazito"])
    assert way["words"].endswith("بعد از ۹ گشنیز نوبت سارا است؛ بعد از ۱۰ گشنیز نوبت مینا.")
    assert way["drawing"].count("dg-turn") == 2


def test_what_a_table_has_agreed_on_is_drawn() -> None:
    rules = ALL_RULE_SETS["bazito"]
    agreed = replace(rules, may_keep_drawn=replace(rules.may_keep_drawn, value=True))
    assert "همان را بینداز" in turn(rules)["words"]
    assert "بینداز یا نگه دار" in turn(agreed)["words"]


def test_every_build_draws_alike() -> None:
    rules = ALL_RULE_SETS["kasif"]
    for draw in DIAGRAMS.values():
        assert draw(rules) == draw(rules)


def test_what_cannot_be_drawn_is_reported(make_site: MakeSite) -> None:
    half = page("{{نمودار: نوبت}}", rules="seven-and-half")
    found = make_site({"one.md": half, "two.md": page("{{نمودار: زنجیره هفتت}}")}).problems()
    assert places(found) == ["content/one.md:5", "content/two.md:5"]
    assert "زنجیرهٔ هفت" in found[1]
