"""A page with ten widgets is small: what a reader loads before Python and the font."""

from __future__ import annotations

import re
from pathlib import Path

import brotli

from tests.publish.small import SmallSite, page, quiz

LIMIT = 60 * 1024
LINKED = re.compile(r'<(?:link|script)\b[^>]*?(?:href|src)="([^"]+\.(?:css|m?js))"')


def test_a_page_with_ten_widgets_fits(tmp_path: Path) -> None:
    hand = "hand: 9h, 3h, 9c, Kc, Jd, 4d, 7h"
    fences = [
        quiz(f"first-{n}").replace("hand: 9h, 3h", hand).replace("top: 9s", f"top: {n + 2}s")
        for n in range(8)
    ] + [quiz(f"more-{n}").replace("ask: legal", "ask: moves") for n in range(2)]
    site = SmallSite(tmp_path).write({"ten.md": page("\n".join(fences))})
    site.build()
    html = site.out / "ten" / "index.html"
    text = html.read_text(encoding="utf-8")
    assert text.count("<haft-quiz ") == 10
    linked = {(html.parent / name).resolve() for name in LINKED.findall(text)}
    modules = {it for it in linked if it.suffix == ".mjs"}
    assert len(modules) >= 15
    sizes = {path: len(brotli.compress(path.read_bytes())) for path in [html, *linked]}
    assert sum(sizes.values()) <= LIMIT, sorted((n, p.name) for p, n in sizes.items())


def test_every_module_that_is_imported_is_preloaded(tmp_path: Path) -> None:
    """Else a page would load them one after the other. (Python's own side may come later.)"""
    site = SmallSite(tmp_path).write({"one.md": page(quiz())})
    site.build()
    html = site.out / "one" / "index.html"
    named = {Path(name).name for name in LINKED.findall(html.read_text(encoding="utf-8"))}
    modules = next(site.out.glob("assets-*")) / "js"
    seen, open_ = set(), ["main.mjs"]
    while open_:
        name = open_.pop()
        if name not in seen:
            seen.add(name)
            code = (modules / name).read_text(encoding="utf-8")
            open_ += re.findall(r"^import [^;]*? from '\./([\w.-]+)'", code, re.M)
    assert seen <= named
