"""Where the templates and the browser side lie, and how a path is shown to its author."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def shown_path(path: Path) -> str:
    """Return a path as an author would type it."""
    here = Path.cwd()
    full = path.absolute()
    return full.relative_to(here).as_posix() if full.is_relative_to(here) else path.name


def data_folder(name: str) -> Path:
    """Return the folder `templates` or `site` that belongs to this haftquiz.

    It lies in the checkout, or inside the installed package.
    """
    inside = _PACKAGE / "data" / name
    return inside if inside.is_dir() else _PACKAGE.parent / name
