"""Finds which files of the standard library the browser needs, by running the floors in Pyodide.

No hand list: stock Pyodide is booted in Node with all of `engine` and `quiz`, every module that
their sources import is imported, a few requests are answered, an error is raised; what is then
loaded is what is needed.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from haftquiz.publish.runtime_source import PackError

PROBE = Path(__file__).with_name("runtime_probe.mjs")
FLOORS = ("engine", "quiz")
_PROBE_SECONDS = 120

_LEGAL = "rules: bazito\ntop: 9s\nhand: 9h, 3h\nask: legal"
_PERSIAN = "شناسه: t-1\nقواعد: بازیتو\nزمین: ۹ پیک\nدست: ۹ دل، ۳ دل\nپرسش: مجاز"
PROBE_REQUESTS: tuple[Mapping[str, Any], ...] = (
    {"do": "judge", "scenario": _LEGAL, "response": ["9h"]},
    {"do": "judge", "scenario": _PERSIAN, "response": ["3h"]},
    {"do": "view", "scenario": _PERSIAN},
    {"do": "bake", "scenario": _LEGAL},
    {"do": "ask", "scenario": _LEGAL},
    {"do": "judge", "scenario": _LEGAL, "response": []},
    {"do": "ask", "scenario": "rules: bazito\ntop: 99s\nask: what"},
    {"do": "nothing"},
)


def floor_files(package: Path) -> dict[str, bytes]:
    """Return name → bytes of what the browser gets of `haftquiz`: its root and the two floors."""
    files = {"haftquiz/__init__.py": package / "__init__.py"}
    for floor in FLOORS:
        for path in sorted((package / floor).rglob("*")):
            relative = path.relative_to(package)
            hidden = any(part.startswith((".", "__pycache__")) for part in relative.parts)
            if path.is_file() and not hidden:
                files[f"haftquiz/{relative.as_posix()}"] = path
    try:
        return {name: path.read_bytes() for name, path in files.items()}
    except OSError as error:
        raise PackError(f"{error.filename}: خوانده نشد ({error.strerror}).") from error


def modules_of(files: Iterable[str]) -> list[str]:
    """Return the dotted module names of file names, `a/b/__init__.py` being `a.b`."""
    names = (name.removesuffix(".py") for name in files if name.endswith(".py"))
    return sorted(name.removesuffix("/__init__").replace("/", ".") for name in names)


def imports_of(files: Mapping[str, bytes]) -> list[str]:
    """Return every name that the sources import and that may be a module of the library."""
    found: set[str] = set()
    for name, content in files.items():
        if not name.endswith(".py"):
            continue
        try:
            tree = ast.parse(content, name)
        except SyntaxError as error:
            raise PackError(f"{name}:{error.lineno}: {error.msg}") from error
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
                found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return sorted(name for name in found if name.partition(".")[0] != "haftquiz")


def probe(pyodide: Path, archive: Path, files: Mapping[str, bytes]) -> dict[str, Any]:
    """Run the floors (zipped in `archive`) in stock Pyodide: {"files", "replies", "python"}."""
    node = shutil.which("node")
    if node is None:
        raise PackError("node پیدا نشد: برای آماده‌کردن پایتونِ مرورگر Node.js لازم است.")
    task = {"imports": [*imports_of(files), *modules_of(files)], "requests": PROBE_REQUESTS}
    try:
        done = subprocess.run(
            [node, str(PROBE), str(pyodide), str(archive)],
            input=json.dumps(task),
            capture_output=True,
            encoding="utf-8",
            timeout=_PROBE_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise PackError("آزمایش پایتونِ مرورگر در Node به پایان نرسید.") from error
    if done.returncode:
        raise PackError(f"موتور در Pyodide اجرا نشد:\n{done.stderr.strip()[-2000:]}")
    record: dict[str, Any] = json.loads(done.stdout)
    return record
