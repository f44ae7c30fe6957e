"""Reading the author's files: which ones count, and text that is certainly text."""

from __future__ import annotations

import codecs
import os
from collections.abc import Iterator
from pathlib import Path

PAGE_SUFFIX = ".md"
# What may lie beside the pages and is published as it is.
ATTACHMENT_SUFFIXES = frozenset(
    {".svg", ".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".pdf", ".txt", ".csv"}
)

_LITTER_ENDINGS = ("~", ".swp", ".swx", ".swo", ".tmp", ".bak", ".orig", ".part", ".crdownload")
_LITTER_MARKS = ("___jb_tmp___", "___jb_old___", ".sb-")
_UTF16_ORDER = "LE", "BE"


class SourceError(Exception):
    """A file that cannot be read as text; `line` is where reading stopped."""

    def __init__(self, message: str, line: int = 1) -> None:
        super().__init__(message)
        self.line = line


def is_litter(name: str) -> bool:
    """Tell whether a file name is an editor's or a system's own (locks, backups, swap files)."""
    return (
        name.startswith((".", "#"))
        or name.endswith(_LITTER_ENDINGS)
        or any(mark in name for mark in _LITTER_MARKS)
        or name in {"4913", "Thumbs.db", "desktop.ini"}
    )


def walk(folder: Path) -> Iterator[Path]:
    """Yield the files under `folder` that are no litter, in a stable order."""
    for here, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not is_litter(name))
        for name in sorted(files):
            if not is_litter(name):
                yield Path(here, name)


def page_files(content: Path) -> list[Path]:
    """Return the Markdown files of the site."""
    return [path for path in walk(content) if path.suffix == PAGE_SUFFIX]


def attachment_files(content: Path) -> list[Path]:
    """Return the pictures and documents that lie beside the pages."""
    return [path for path in walk(content) if path.suffix.lower() in ATTACHMENT_SUFFIXES]


def read_text(path: Path) -> str:
    r"""Return a file's text with `\n` line ends and without a byte order mark."""
    try:
        data = path.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise SourceError(f"این پرونده خوانده نمی‌شود ({reason}).") from error
    return decode(data)


def decode(data: bytes) -> str:
    """Decode the bytes of a page; say which encoding they seem to have if it is not UTF-8."""
    wide = _utf16_kind(data)
    if wide:
        raise SourceError(f"این پرونده با کدبندی {wide} ذخیره شده است؛ آن را UTF-8 ذخیره کنید.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise SourceError(_not_utf8(data, error.start), line) from error
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise SourceError("نویسهٔ NUL در متن است؛ آن را پاک کنید و UTF-8 ذخیره کنید.", line)
    return text


def _utf16_kind(data: bytes) -> str | None:
    if data.startswith((codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)):
        return "UTF-32"
    if data.startswith(codecs.BOM_UTF16_LE):
        return "UTF-16LE"
    if data.startswith(codecs.BOM_UTF16_BE):
        return "UTF-16BE"
    # Without a mark: ASCII signs (`---`, spaces) leave a zero in every other byte.
    head = data[:512]
    for order, zeros, others in zip(
        _UTF16_ORDER, (head[1::2], head[::2]), (head[::2], head[1::2]), strict=True
    ):
        if zeros.count(0) >= 3 and others.count(0) == 0:
            return f"UTF-16{order}"
    return None


def _not_utf8(data: bytes, where: int) -> str:
    # Where nothing reads as Persian in UTF-8 but much does in cp1256, it is that.
    if (
        _persian_letters(data.decode("utf-8", "ignore"))
        < 3
        <= _persian_letters(data.decode("cp1256", "ignore"))
    ):
        return "این پرونده با کدبندی windows-1256 (cp1256) ذخیره شده است؛ آن را UTF-8 ذخیره کنید."
    return f"این پرونده UTF-8 نیست (بایت 0x{data[where]:02X} خوانده نشد)؛ آن را UTF-8 ذخیره کنید."


def _persian_letters(text: str) -> int:
    return sum("\u0621" <= sign <= "\u06cc" for sign in text)
