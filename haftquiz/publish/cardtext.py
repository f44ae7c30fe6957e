"""Isolating card names and sums in running text, so that no neighbour turns them round.

A card of a number and a sign (`۷♥`) has no strong direction of its own; a sum (`۲+۲=۴`) would be
read from its end. Both get an element that fixes their direction.
"""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element, tostring

from markupsafe import Markup

from haftquiz.publish.tree import CODE_TAGS, SLOT, Node, make, replace_text, walk

SUITS = {"♠": "پیک", "♥": "دل", "♦": "خشت", "♣": "گشنیز"}
_SUIT_CODES = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
TEXT_STYLE = "\ufe0e"  # asks for the plain sign instead of a coloured picture

_TO_PERSIAN = str.maketrans("0123456789٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹" * 2)
_RANK_NAMES = {"A": "آس", "J": "سرباز", "Q": "بی‌بی", "K": "شاه", "T": "۱۰"}

_NUMBER = r"(?:10|[2-9]|۱۰|[۲-۹]|١٠|[٢-٩])"
_NAME = r"(?:آس|تک|سرباز|بی[\u200c ]?بی|شاه)"
_CARD = re.compile(
    rf"(?<![\w\u200c])(?:"
    rf"(?P<rank>{_NUMBER}|[AJQKT]|{_NAME}) ?(?P<sign>[♠♥♦♣])[\ufe0e\ufe0f]?"
    rf"|(?P<words>(?:{_NUMBER}|{_NAME})[ ](?:دل|خشت|گشنیز|خاج|پیک)))"
    rf"(?![\w\u200c\u0654])"
)
_DIGITS = r"[0-9۰-۹٠-٩]+(?:[٫./][0-9۰-۹٠-٩]+)?"
_SUM = re.compile(
    rf"(?<![\w٫/.])[−-]?{_DIGITS}(?: ?[+×÷=−] ?[−-]?{_DIGITS})+(?![\w٫/])|(?<![\w۰-۹])[−+]{_DIGITS}"
)
_ISOLATE = re.compile(f"{_CARD.pattern}|(?P<sum>{_SUM.pattern})")


def persian_digits(text: str) -> str:
    """Return text with Latin and Arabic digits made Persian."""
    return text.translate(_TO_PERSIAN)


def isolate(text: str) -> list[Node] | None:
    """Cut a text into plain strings and isolated elements; None when there is nothing to do."""
    nodes: list[Node] = []
    at = 0
    for found in _ISOLATE.finditer(text):
        nodes += [text[at : found.start()], _element(found)]
        at = found.end()
    return [*nodes, text[at:]] if nodes else None


def _element(found: re.Match[str]) -> Element:
    if found["sum"]:
        return make("bdi", persian_digits(found["sum"]), dir="ltr")
    if found["words"]:
        return make("span", persian_digits(found["words"]), class_="card-name", dir="rtl")
    rank, sign = persian_digits(found["rank"]), found["sign"]
    name = f"{_RANK_NAMES.get(rank, rank)} {SUITS[sign]}"
    card = make("span", rank, class_="card-name", dir="rtl", role="img", aria_label=name)
    card.set("data-suit", _SUIT_CODES[sign])
    card.append(make("span", sign + TEXT_STYLE, class_="suit-sign"))
    return card


def isolate_cards(root: Element) -> None:
    """Isolate the cards and sums of a tree, not inside code."""
    skip = CODE_TAGS | {"bdi", SLOT}
    for element, above in list(walk(root, skip)):
        inside = {e.tag for e in (element, *above)}
        if not inside & skip and element.get("class", "").split()[:1] != ["card-name"]:
            replace_text(element, isolate)


def cards(text: object) -> Markup:
    """Jinja filter: escape a text and isolate the cards and sums in it."""
    if isinstance(text, Markup):
        return text
    nodes = isolate(str(text)) or [str(text)]
    return Markup("").join(
        node if isinstance(node, str) else Markup(tostring(node, "unicode", method="html"))
        for node in nodes
    )
