"""Joins the page's modules to one classic script: browsers load no modules from a disk.

Our modules are plain: named imports and exports, no cycles. Whatever else turns up is an error.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

_IMPORT = re.compile(r"^import\s+(?:\{([^}]*)\}\s+from\s+)?'([^']+)';\n", re.M)
_DYNAMIC = re.compile(r"\bimport\('([^']+)'\)")
_EXPORT = re.compile(r"^export (async function|function|class|const|let) (\w+)", re.M)
_EXPORT_LIST = re.compile(r"^export \{([^}]*)\}(?: from '([^']+)')?;\n", re.M)
_LEFT = re.compile(r"^(?:import|export)\b.*", re.M)


class BundleError(Exception):
    """A module is written in a way that the bundler does not know."""


def bundle(folder: Path, entry: str) -> str:
    """Return one script that does what the module `entry` of the folder does."""
    done: dict[str, str] = {}
    _add(folder, entry, done, ())
    parts = "\n".join(done.values())
    return (
        "(() => {\n'use strict';\nconst here = document.currentScript.src;\n"
        f"const modules = {{}};\n{parts}}})();\n"
    )


def _add(folder: Path, name: str, done: dict[str, str], above: tuple[str, ...]) -> None:
    if name in done:
        return
    if name in above:
        raise BundleError(f"{name}: imported in a circle: {' → '.join(above)}")
    text = (folder / name).read_text(encoding="utf-8")
    needed = [other for _, other in _IMPORT.findall(text)]
    needed += [
        *_DYNAMIC.findall(text),
        *(other for _, other in _EXPORT_LIST.findall(text) if other),
    ]
    for other in needed:
        _add(folder, _resolve(name, other), done, (*above, name))
    done[name] = _wrapped(name, text)


def _resolve(name: str, other: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), other))


def _wrapped(name: str, text: str) -> str:
    """Return the module as a function that is called at once and returns its exports."""
    exports = [f"{found}" for _, found in _EXPORT.findall(text)]

    def take(match: re.Match[str]) -> str:
        names, other = match.groups()
        if names is None:
            return ""
        return f"const {{{names.replace(' as ', ': ')}}} = modules['{_resolve(name, other)}'];\n"

    def give(match: re.Match[str]) -> str:
        names, other = match.groups()
        source = f"modules['{_resolve(name, other)}']." if other else ""
        for item in filter(None, (part.strip() for part in names.split(","))):
            inner, _, outer = item.partition(" as ")
            exports.append(f"{outer or inner}: {source}{inner}")
        return ""

    text = _IMPORT.sub(take, text)
    text = _EXPORT_LIST.sub(give, text)
    text = _EXPORT.sub(r"\1 \2", text)
    text = _DYNAMIC.sub(
        lambda match: f"Promise.resolve(modules['{_resolve(name, match[1])}'])", text
    )
    text = text.replace("import.meta.url", f"new URL('{name}', here).href")
    left = _LEFT.search(text)
    if left:
        raise BundleError(f"{name}: {left[0]}")
    body = f"{text}return {{ {', '.join(exports)} }};\n"
    return f"modules['{name}'] = (() => {{\n{body}}})();\n"
