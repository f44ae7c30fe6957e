"""The stylesheets that every page needs, as one: a phone asks once instead of a dozen times."""

from __future__ import annotations

from pathlib import Path

from haftquiz.publish.embed_parts import stylesheet

NAME = "css/site.css"
# What comes later wins; a sheet of one kind of page is linked in that page's own template.
SHEETS = (
    "tokens", "base", "prose", "layout", "cards", "table", "widget", "choices", "fields", "verdict",
    "explore", "share", "diagram",
)  # fmt: skip


def page_style(site_folder: Path) -> str:
    """Return the sheets in order, in one; it lies beside them."""
    return stylesheet(site_folder, "../fonts/", SHEETS).text
