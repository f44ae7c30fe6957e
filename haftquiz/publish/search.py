"""The search index: every place of the site, and the terms that lead to it.

Terms are counted here, so that the browser only looks them up (``site/js/search-index.mjs``).
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

from haftquiz.publish.navigation import Navigation
from haftquiz.publish.search_places import Place, places_of
from haftquiz.publish.search_terms import RANKS, SUITS, terms
from haftquiz.publish.site import Page
from haftquiz.quiz.comparing import compare
from haftquiz.quiz.parsing import ALL_RULE_SETS

FOLDER = "search/"
TITLE = "جست‌وجو و نمایه"
# How much a word weighs where it stands.
_TITLE, _HEADING, _CLAUSE, _TEXT, _MEANT = 3, 4, 6, 4, 2
_LONG = 300  # letters
_MOST = 12  # a word that is repeated again and again says no more
# What players call the same thing by; each word also finds the others.
_ALIKE = (
    ("جور", "هم‌خال", "هم‌رتبه"),
    ("پخش", "می‌دهند", "تقسیم"),
    ("می‌کشی", "بکش", "بردار", "برمی‌داری", "برداشتن"),
    ("جریمه", "پنالتی"),
    ("برنده", "برد", "می‌برد"),
    ("بسته", "دسته", "دک", "پک"),
    ("سرباز", "جک"),
    ("آس", "تک"),
    ("شاه", "کینگ"),
    ("بی‌بی", "ملکه", "کوئین"),
    ("می‌سوزد", "می‌پرد", "رد"),
    ("جهت", "چرخش", "برعکس"),
    ("خال", "رنگ"),
    ("گشنیز", "خاج"),
)


def _alike() -> dict[str, set[str]]:
    meant: dict[str, set[str]] = {}
    for words in _ALIKE:
        group = [terms(word)[0] for word in words]
        for term in group:
            meant.setdefault(term, set()).update(group)
    return meant


_MEANS = _alike()
_RANK_WORDS = {sign: word for word, sign in RANKS.items() if not word.isdigit()}
_SUIT_WORDS = {code: word for word, code in reversed(SUITS.items())}


def search_index(navigation: Navigation) -> dict[str, Any]:
    """Return the index: pages, places (page, anchor, heading, text), terms with their places."""
    asked = _asked(navigation.pages)
    pages: list[list[Any]] = []
    places: list[list[Any]] = []
    found: dict[str, list[int]] = {}
    for page in navigation.pages:
        above = [step.front.nav for step in navigation.trail(page)[1:]]
        pages.append([page.url, " › ".join([*above, page.front.nav])])
        for place in places_of(page):
            for term, weight in sorted(_weights(page, place, asked).items()):
                found.setdefault(term, []).extend((len(places), weight))
            row = [len(pages) - 1, place.anchor, place.heading, place.text]
            places.append([*row, 1] if place.question else row)
    return {"pages": pages, "places": places, "terms": dict(sorted(found.items()))}


def _asked(pages: Iterable[Page]) -> dict[str, set[str]]:
    """Return by clause the terms of what is asked about it: rules' titles, quizzes' questions."""
    asked: dict[str, set[str]] = {}
    for rules in ALL_RULE_SETS.values():
        for row in compare([rules]):
            for clause in row["values"][0]["clauses"]:
                asked.setdefault(clause.lower(), set()).update(terms(row["title"]))
    for page in pages:
        for quiz in page.quizzes:
            if len(quiz.clauses) == 1:  # then the question is about that clause and no other
                words = f"{quiz.view['title'] or ''} {quiz.view['question']}"
                asked.setdefault(quiz.clauses[0].lower(), set()).update(terms(words))
    return asked


def _weights(page: Page, place: Place, asked: dict[str, set[str]]) -> Counter[str]:
    """Count the terms of a place; what a word also means counts where the word itself is absent."""
    weights: Counter[str] = Counter()
    for text, weight in (
        (page.front.title, _TITLE),
        (place.heading, _HEADING),
        (" ".join(place.clauses), _CLAUSE),
        (place.text, _TEXT),
    ):
        for term in _with_parts(terms(text)):
            weights[term] += weight
    meant = set(weights).union(*(asked.get(clause, ()) for clause in place.clauses))
    for other in meant.union(*(_MEANS.get(term, ()) for term in meant)):
        weights[other] = max(weights[other], _MEANT)
    # A long text holds many words by chance, and what has no anchor leads to the page alone.
    if len(place.text) > _LONG or not place.anchor:
        weights = Counter({term: max(1, weight // 2) for term, weight in weights.items()})
    return Counter({term: min(weight, _MOST) for term, weight in weights.items()})


def _with_parts(found: Iterable[str]) -> list[str]:
    """A card is also found by its rank and by its suit."""
    out = []
    for term in found:
        out.append(term)
        if term[-1:] in _SUIT_WORDS and term[:-1] in _RANK_WORDS:
            out += [*terms(_RANK_WORDS[term[:-1]]), _SUIT_WORDS[term[-1]]]
    return out


def index_file(index: dict[str, Any]) -> tuple[str, str]:
    """Return the file's name, which changes with its content, and its text."""
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    return f"{FOLDER}index-{hashlib.sha256(text.encode()).hexdigest()[:12]}.json", text
