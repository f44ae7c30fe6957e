"""`haftquiz runtime`: packs the browser's Python, with a bar that tells how far it is."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from typing import TextIO

from haftquiz.publish import runtime
from haftquiz.publish.runtime_source import PackError, own_folder

_BAR = 24
_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


def register(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command `runtime` to the parser of `haftquiz`."""
    parser = subparsers.add_parser("runtime", help="آماده‌کردن پایتونِ مرورگر")
    parser.add_argument("--tarball", type=Path, help="بستهٔ npm به‌جای گرفتن از شبکه")
    parser.add_argument("--cache", type=Path, default=runtime.CACHE, help="پوشهٔ انبارهٔ موقت")
    parser.add_argument("--into", type=Path, help="نتیجه در این پوشه رونوشت می‌شود")
    parser.set_defaults(run=command_runtime)


def command_runtime(args: argparse.Namespace) -> int:
    """Pack, say what came out, optionally copy it to a folder."""
    bar = Bar(sys.stderr)
    try:
        made = runtime.pack_runtime(args.cache, bar.say, tarball=args.tarball, progress=bar.show)
        if args.into is not None:
            shutil.copytree(made, own_folder(args.into) / made.name, dirs_exist_ok=True)
    except PackError as error:
        bar.say(str(error))
        return 1
    finally:
        bar.clear()
    for name, entry in runtime.read_lock(made)["files"].items():
        print(f"{entry['size']:>10,}  {name}")
    print(args.into / made.name if args.into is not None else made)
    return 0


class Bar:
    """One line of a terminal that is drawn over; where there is no terminal, only the lines."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._alive = stream.isatty()

    def say(self, line: str) -> None:
        """Write a line that stays."""
        self.clear()
        print(line, file=self._stream, flush=True)

    def show(self, what: str, done: int, total: int) -> None:
        """Draw how far it is."""
        if not self._alive:
            return
        share = done / total if total else 1
        full = round(share * _BAR)
        percent = f"{share:.0%}".replace("%", "٪").translate(_DIGITS)
        line = f"\r\033[K{'█' * full}{'░' * (_BAR - full)} {percent} {what}"
        self._stream.write(line)
        self._stream.flush()

    def clear(self) -> None:
        """Take the bar away."""
        if self._alive:
            self._stream.write("\r\033[K")
            self._stream.flush()
