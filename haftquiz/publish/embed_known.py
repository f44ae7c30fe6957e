"""Embed addresses that were given out stay: `embeds.toml` in the content folder keeps the list.

    known = ["bz-e01", "bz-e02"]

    [moved]
    bz-e01 = "bz-start-1"

A frame in somebody's blog cannot be called back. An id of `known` that no page has any more must
stand under `[moved]`, with the id that takes its place. `haftquiz check --embeds` adds new ids.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from haftquiz.publish.paths import shown_path
from haftquiz.publish.problems import PageProblems, Problems, did_you_mean
from haftquiz.publish.source import SourceError, read_text

FILE = "embeds.toml"
_LINE = re.compile(r"line (\d+)")
_ID = re.compile(r"[a-z][a-z0-9-]*")
_HEAD = """\
# نشانی‌هایی که بیرون داده شده‌اند: e/<شناسه>/ در وبلاگ دیگران مانده است و باید بماند.
# شناسهٔ تازه را «haftquiz check --embeds» می‌افزاید. اگر سناریویی را بردارید یا نامش را عوض کنید،
# زیر [moved] بنویسید کدام به جایش آمده است: نام-پیشین = "نام-تازه"
"""


@dataclass(frozen=True)
class Known:
    """The ids that were given out, and where the moved ones went."""

    ids: tuple[str, ...] = ()
    moved: dict[str, str] = field(default_factory=dict)
    present: frozenset[str] = frozenset()

    @property
    def redirects(self) -> list[str]:
        """The moved ids that are not on a page and whose way ends at one."""
        return [old for old in self.moved if old not in self.present and self.target(old)]

    def target(self, old: str) -> str:
        """Return the id that took the place of an old one, empty if the way ends nowhere."""
        seen = set()
        while old in self.moved and old not in self.present and old not in seen:
            seen.add(old)
            old = self.moved[old]
        return old if old in self.present else ""

    def fresh(self) -> list[str]:
        """The ids of pages that are not in the list yet."""
        return sorted(self.present - set(self.ids))


def read_known(content: Path, present: Iterable[str], problems: Problems) -> Known:
    """Read the list and compare it with the ids that the pages have."""
    path = content / FILE
    here = PageProblems(problems, f"{shown_path(content)}/{FILE}")
    if not path.is_file():
        return Known(present=frozenset(present))
    try:
        text = read_text(path)
        table = tomllib.loads(text)
    except SourceError as error:
        here.add(error.line, str(error))
        return Known()
    except tomllib.TOMLDecodeError as error:
        found = _LINE.search(str(error))
        here.add(int(found[1]) if found else 1, f"این پرونده TOML درست نیست ({error}).")
        return Known()
    known = _checked(table, text, frozenset(present), here)
    _check_all_there(known, text, here)
    return known


def _checked(
    table: dict[str, Any], text: str, present: frozenset[str], problems: PageProblems
) -> Known:
    for key in table.keys() - {"known", "moved"}:
        hint = did_you_mean(key, ["known", "moved"])
        problems.add(_line_of(text, key), f"کلید «{key}» شناخته نیست.{hint}")
    ids = table.get("known", [])
    moved = table.get("moved", {})
    if not (isinstance(ids, list) and all(isinstance(name, str) for name in ids)):
        problems.add(_line_of(text, "known"), 'known فهرست است: known = ["bz-e01"].')
        ids = []
    if not (isinstance(moved, dict) and all(isinstance(name, str) for name in moved.values())):
        problems.add(_line_of(text, "moved"), '[moved] چنین است: bz-e01 = "bz-start".')
        moved = {}
    for name in (*ids, *moved):
        if not _ID.fullmatch(name):
            problems.add(_line_of(text, name), f"«{name}» شناسه نیست.")
    good = {old: new for old, new in moved.items() if _ID.fullmatch(old)}
    return Known(tuple(name for name in ids if _ID.fullmatch(name)), good, present)


def _check_all_there(known: Known, text: str, problems: PageProblems) -> None:
    for name in dict.fromkeys((*known.ids, *known.moved)):
        if name in known.present or known.target(name):
            continue
        if name in known.moved:
            message = f"«{name}» به «{known.moved[name]}» رفته، ولی آن هم در هیچ صفحه‌ای نیست."
        else:
            near = did_you_mean(name, known.fresh())
            message = (
                f"سناریوی «{name}» دیگر در هیچ صفحه‌ای نیست، ولی نشانی‌اش بیرون داده شده است. "
                f'زیر [moved] بنویسید کدام به جایش آمده: {name} = "…".{near}'
            )
        problems.add(_line_of(text, name), message)


def _line_of(text: str, word: str) -> int:
    """The first line with the word standing alone in it."""
    pattern = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
    lines = enumerate(text.split("\n"), 1)
    return next((n for n, line in lines if pattern.search(line.partition("#")[0])), 1)


def write_known(content: Path, known: Known) -> Path:
    """Write the list with all ids that the pages have now; nothing is ever taken out."""
    path = content / FILE
    ids = sorted({*known.ids, *known.present})
    lines = [_HEAD, "known = [", *(f'  "{name}",' for name in ids), "]"]
    if known.moved:
        lines += ["", "[moved]", *(f'{old} = "{new}"' for old, new in sorted(known.moved.items()))]
    path.write_bytes(("\n".join(lines) + "\n").encode())
    return path
