"""The page «جست‌وجو و نمایه»: every heading of the site in alphabetical order, for any browser."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from haftquiz.publish.alphabet import alphabet_key, initial
from haftquiz.publish.navigation import Navigation
from haftquiz.publish.search import FOLDER
from haftquiz.publish.site import Page, relative


def alphabetical(navigation: Navigation) -> list[dict[str, Any]]:
    """Return [{letter, entries: [{text, places: [{title, url}]}]}] in alphabetical order."""
    places: dict[str, list[dict[str, str]]] = {}
    for page in navigation.pages:
        where = _where(navigation, page)
        here = relative(FOLDER, page.url)
        names = {page.front.title: here}  # a heading with the page's own title adds nothing
        for heading in page.headings:
            names.setdefault(heading.text, f"{here}#{heading.id}")
        for text, url in names.items():
            places.setdefault(text, []).append({"title": where, "url": url})
    entries = [{"text": text, "places": places[text]} for text in sorted(places, key=alphabet_key)]
    return [
        {"letter": letter, "entries": list(group)}
        for letter, group in groupby(entries, key=lambda entry: initial(entry["text"]))
    ]


def _where(navigation: Navigation, page: Page) -> str:
    """The page with what stands above it, the front page left out."""
    return " › ".join(step.front.nav for step in [*navigation.trail(page)[1:], page])
