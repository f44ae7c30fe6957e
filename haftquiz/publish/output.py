"""The output folder: built beside its place, then put there in one step."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from haftquiz.publish.problems import UsageError

# Tells our own output from a folder that somebody named by mistake: only ours is replaced.
MARKER = ".haftquiz"
_MARKER_TEXT = "made by haftquiz; everything here is replaced by the next build\n"


def check_output(out: Path, sources: list[Path]) -> Path:
    """Return the real output folder; refuse one whose replacement would destroy anything."""
    out = out.resolve()
    for source in map(Path.resolve, sources):
        if out == source or out.is_relative_to(source):
            raise UsageError(f"پوشهٔ خروجی {out} درون {source} است؛ جای دیگری برای آن بدهید.")
        if source.is_relative_to(out):
            raise UsageError(f"پوشهٔ خروجی {out} خود {source} را در بر دارد؛ جای دیگری بدهید.")
    if out.is_file():
        raise UsageError(f"{out} پرونده است، نه پوشه.")
    if out.is_dir() and any(out.iterdir()) and not (out / MARKER).is_file():
        raise UsageError(
            f"پوشهٔ {out} خالی نیست و ساختهٔ haftquiz هم نیست؛ جای دیگری بدهید یا خودتان پاکش کنید."
        )
    return out


@contextmanager
def replacing(out: Path) -> Iterator[Path]:
    """Give a new folder to write into; if all goes well it takes the place of `out`."""
    out.parent.mkdir(parents=True, exist_ok=True)
    new = Path(tempfile.mkdtemp(prefix=f"{out.name}.new-", dir=out.parent))
    try:
        new.chmod(0o755)  # mkdtemp keeps others out, but a web server must come in
        (new / MARKER).write_text(_MARKER_TEXT, encoding="utf-8")
        yield new
        _swap(new, out)
    finally:
        shutil.rmtree(new, ignore_errors=True)


def _swap(new: Path, out: Path) -> None:
    if not out.exists():
        new.rename(out)
        return
    old = Path(tempfile.mkdtemp(prefix=f"{out.name}.old-", dir=out.parent)) / "site"
    try:
        out.rename(old)
        try:
            new.rename(out)
        except OSError:
            old.rename(out)
            raise
    finally:
        shutil.rmtree(old.parent, ignore_errors=True)


def write_text(path: Path, text: str) -> None:
    """Write a file of the output with `\\n` line ends on every system."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode("utf-8"))
