"""oEmbed without a server: one JSON file for every embed page, found through a link in its head.

A reader of WordPress or Ghost pastes `https://…/e/<id>/` on a line of its own; their server looks
for the link, fetches the file and shows its `html`. WordPress keeps of that one blockquote with a
link and one iframe, sandboxes the frame, and lets it tell its height (site/js/embed/frame.js).
"""

from __future__ import annotations

from html import escape
from typing import Any

from haftquiz.publish.quizzes import Quiz

FILE = "oembed.json"
WIDTH, HEIGHT = 600, 560
PICTURE_WIDTH, PICTURE_HEIGHT = 1200, 630
_DAY = 86_400


def oembed(quiz: Quiz, name: str, brand: str, site: str, picture: str) -> dict[str, Any]:
    """Return what stands in the file; `site` is the whole address, `picture` may be empty."""
    frame = f"{site}e/{quiz.id}/"
    record: dict[str, Any] = {
        "version": "1.0",
        "type": "rich",
        "provider_name": brand,
        "provider_url": site,
        "title": name,
        "cache_age": _DAY,
        "width": WIDTH,
        "height": HEIGHT,
        "html": _html(frame, name),
    }
    if picture:
        record |= {
            "thumbnail_url": picture,
            "thumbnail_width": PICTURE_WIDTH,
            "thumbnail_height": PICTURE_HEIGHT,
        }
    return record


def _html(frame: str, name: str) -> str:
    """Only what WordPress lets through; the blockquote stands until the frame has spoken."""
    address, title = escape(frame), escape(name)
    return (
        f'<blockquote><a href="{address}">{title}</a></blockquote>'
        f'<iframe src="{address}" width="{WIDTH}" height="{HEIGHT}" frameborder="0" '
        f'marginwidth="0" marginheight="0" scrolling="auto" title="{title}"></iframe>'
    )
