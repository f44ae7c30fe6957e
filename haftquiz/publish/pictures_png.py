"""PNGs of pictures, kept by what is in them: only what has changed is drawn again."""

from __future__ import annotations

import hashlib
from pathlib import Path

from haftquiz.publish.pictures import FONTS

try:
    import resvg_py
except ImportError:  # a platform without its wheel: pages do without PNGs then
    resvg_py = None

CAN_DRAW = resvg_py is not None
_RECIPE = "1"  # another one, and everything is drawn anew


def png(svg: str, cache: Path | None) -> bytes:
    """Return the PNG of a picture, from the cache if it is there."""
    if cache is None:
        return _draw(svg)
    name = hashlib.sha256(f"{_RECIPE}\n{svg}".encode()).hexdigest()[:24]
    kept = cache / f"{name}.png"
    try:
        return kept.read_bytes()
    except OSError:
        data = _draw(svg)
    cache.mkdir(parents=True, exist_ok=True)
    fresh = kept.with_suffix(f".{id(data)}.new")
    fresh.write_bytes(data)
    fresh.replace(kept)
    return data


def _draw(svg: str) -> bytes:
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
            font_family="Vazirmatn",
            sans_serif_family="Vazirmatn",
            skip_system_fonts=True,
        )
    )
