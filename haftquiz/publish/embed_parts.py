"""What embed pages load: one small stylesheet, and the list of modules behind the first touch."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

# In the order of templates/base.html, without what belongs to whole pages.
SHEETS = (
    "tokens", "base", "cards", "table", "widget", "choices", "fields", "verdict", "explore", "embed"
)  # fmt: skip
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_LOOSE = re.compile(r"\s*([{};])\s*")
_IMPORT = re.compile(r"""^\s*(?:import|export)\b[^'"]*?['"](\.[^'"]+\.mjs)['"]""", re.MULTILINE)
_HASH_LETTERS = 12


@dataclass(frozen=True)
class Stylesheet:
    """A stylesheet under a name that changes with its text."""

    name: str
    text: str


def stylesheet(site_folder: Path, fonts: str, sheets: tuple[str, ...] = SHEETS) -> Stylesheet:
    """Return the sheets in one, without comments; `fonts` is the way from it to the fonts."""
    files = (site_folder / "css" / f"{name}.css" for name in sheets)
    text = "\n".join(path.read_text(encoding="utf-8") for path in files if path.is_file())
    text = squeeze(text).replace("../fonts/", fonts)
    digest = hashlib.sha256(text.encode()).hexdigest()[:_HASH_LETTERS]
    return Stylesheet(f"style-{digest}.css", text)


def squeeze(css: str) -> str:
    """Return a stylesheet without comments and needless white space."""
    return _LOOSE.sub(r"\1", re.sub(r"\s+", " ", _COMMENT.sub("", css))).strip()


def modules(site_folder: Path, entry: str) -> list[str]:
    """Return the modules that `entry` needs, itself first, as paths within `js/`.

    A frame names them all at once when it is touched: found one after the other, as import meets
    import, they would take a round trip each.
    """
    folder = (site_folder / "js").resolve()
    found: list[str] = []
    waiting = [entry]
    while waiting:
        name = waiting.pop(0)
        if name in found:
            continue
        found.append(name)
        path = folder / name
        for other in _IMPORT.findall(path.read_text(encoding="utf-8")):
            waiting.append((path.parent / other).resolve().relative_to(folder).as_posix())
    return found
