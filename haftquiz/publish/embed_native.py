"""`haftquiz assets DIR`: what quizzes need in a site that another generator makes.

DIR/quiz.css    the widget's styles, all of them below `haft-quiz`, so that the theme stays itself
DIR/quiz.mjs    the one script to load
DIR/js, DIR/fonts, DIR/runtime
"""

from __future__ import annotations

import re
from pathlib import Path

from haftquiz.publish import embed_parts
from haftquiz.publish.assets import copy_assets, copy_file
from haftquiz.publish.output import write_text

ENTRY = "embed/native.mjs"
_SHEETS = (
    "tokens", "base", "cards", "table", "widget", "choices", "fields", "verdict", "explore"
)  # fmt: skip
_SCOPE = "haft-quiz"
# The quiz is as high as its content, and its ground is the page's.
_LAST = f"{_SCOPE}{{min-block-size:0;background:none;text-align:start;direction:rtl}}"
# What `<use>` draws stands in a tree of its own, where no element is above it.
_OF_DRAWINGS = (".card-", ".ring-", ".icon-")
# Names that Bootstrap (MkDocs' own theme, many blogs) gives looks to; our rules come after these.
_FIRST = (
    f"{_SCOPE} .table>:where(*)>:where(*)>:where(*){{padding:0;color:inherit;border-width:0;"
    "background-color:transparent;box-shadow:none}"
    f"{_SCOPE} .card{{display:inline-block;min-width:0;background:none;border:0}}"
)
_AT = re.compile(r"@(?:media|container|supports|layer)\b[^{]*\{")
# Whole in themselves, and with braces of their own inside.
_APART = re.compile(r"@keyframes\b[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_COMMAS = re.compile(r",(?![^(]*\))")


def write_assets(folder: Path, site_folder: Path, runtime: Path | None) -> list[str]:
    """Write everything under `folder`; return the names of the modules."""
    css = embed_parts.stylesheet(site_folder, "fonts/", _SHEETS).text
    write_text(folder / "quiz.css", _FIRST + scoped(css) + _LAST + "\n")
    write_text(folder / "quiz.mjs", f"import './js/{ENTRY}';\n")
    names = embed_parts.modules(site_folder, ENTRY)
    # The worker and what it needs are named by address, not by import.
    names += [name for name in embed_parts.modules(site_folder, "worker.mjs") if name not in names]
    for name in names:
        copy_file(site_folder / "js" / name, folder / "js" / name)
    for name in ("vazirmatn.woff2", "OFL.txt"):
        copy_file(site_folder / "fonts" / name, folder / "fonts" / name)
    if runtime:
        copy_assets(runtime, folder / "runtime")
    return names


def scoped(css: str) -> str:
    """Return a squeezed stylesheet with every rule below the quiz's element."""
    made, end = _rules(css, 0)
    if end != len(css):  # a fault of ours: a sheet that this does not understand
        raise ValueError(f"stylesheet: {css[end : end + 60]}")
    return made


def _rules(css: str, at: int) -> tuple[str, int]:
    out: list[str] = []
    while at < len(css) and css[at] != "}":
        apart = _APART.match(css, at)
        if apart:
            out.append(apart[0])
            at = apart.end()
            continue
        group = _AT.match(css, at)
        if group:
            inner, at = _rules(css, group.end())
            out.append(f"{group[0]}{inner}}}")
            at += 1
            continue
        start, end = css.index("{", at), css.index("}", at)
        head, body = css[at:start].strip(), css[start : end + 1]
        out.append((head if head.startswith("@") else _selectors(head)) + body)
        at = end + 1
    return "".join(out), at


def _selectors(head: str) -> str:
    return ",".join(_selector(each.strip()) for each in _COMMAS.split(head))


def _selector(each: str) -> str:
    if each.startswith((_SCOPE, ".sprite")):
        return each
    for whole in ("html", "body", ":root"):
        if each == whole:
            return _SCOPE
    if each.startswith(":root"):
        theme, _, rest = each.partition(" ")
        return f"{theme} {_SCOPE} {rest}".strip()
    if each.startswith(_OF_DRAWINGS):
        return each
    return f"{_SCOPE} {each}"
