"""Writes the packed archives: bytecode where the host can make it, same input, same bytes.

The archives are stored, not compressed: the web server's brotli does better over the whole file,
and Python starts faster from a file that it need not inflate.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

from haftquiz.publish.runtime_source import PackError

# The bytecode format of Pyodide 0.29's Python 3.13; no other Python's bytecode can be read there.
PYODIDE_MAGIC = (3571).to_bytes(2, "little") + b"\r\n"
_EPOCH = (1980, 1, 1, 0, 0, 0)
_COMPILE_SECONDS = 300


def can_compile() -> bool:
    """Whether this Python makes bytecode for the browser's, and the compiler is installed."""
    return (
        importlib.util.MAGIC_NUMBER == PYODIDE_MAGIC
        and importlib.util.find_spec("pyodide_cli") is not None
        and importlib.util.find_spec("pyodide_build") is not None
    )


def write_zip(path: Path, files: Mapping[str, bytes]) -> None:
    """Write a stored archive whose bytes depend on nothing but the names and contents."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.create_system = 3
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, files[name])


def read_zip(path: Path, names: set[str] | None = None) -> dict[str, bytes]:
    """Return name → bytes of an archive's files, or of those among `names`."""
    with zipfile.ZipFile(path) as archive:
        return {
            entry.filename: archive.read(entry)
            for entry in archive.infolist()
            if not entry.is_dir() and (names is None or entry.filename in names)
        }


def compile_files(archives: Mapping[str, Mapping[str, bytes]]) -> dict[str, dict[str, bytes]]:
    """Return the archives' files with every `.py` made a `.pyc`, by `pyodide py-compile`.

    `-OO` leaves out docstrings and asserts. The two environment variables make the result
    reproducible: the first has hashes instead of file times in the bytecode, the second fixes the
    order of constant sets.
    """
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "315532800", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-OO", "-m", "pyodide_cli", "py-compile", "--silent"]
    with tempfile.TemporaryDirectory(prefix="haftquiz-") as temporary:
        folder = Path(temporary)
        for name, files in archives.items():
            write_zip(folder / name, files)
        done = subprocess.run(
            [*command, "--compression-level", "0", str(folder)],
            env=environment,
            check=False,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=_COMPILE_SECONDS,
        )
        if done.returncode:
            raise PackError(f"تبدیل به بایت‌کد نشد:\n{(done.stderr or done.stdout).strip()[-2000:]}")
        return {name: read_zip(folder / name) for name in archives}
