"""Finds which files of the standard library the browser needs, by running the floors in Pyodide.

No hand list: of `engine` and `quiz` go those modules that the door `quiz.service` leads to. Stock
Pyodide is booted in Node with them, every module that their sources import is imported, a few
requests are answered, an error is raised; what is then loaded is what is needed.

Half of what stock Pyodide loads serves its event loop and its package loader, which a worker that
answers calls never uses. `runtime_lean/` has small modules to be put in their places.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping, Set
from pathlib import Path
from typing import Any

from haftquiz.publish.runtime_source import PackError
from haftquiz.publish.runtime_zip import read_zip

PROBE = Path(__file__).with_name("runtime_probe.mjs")
LEAN = Path(__file__).with_name("runtime_lean")
FLOORS = ("engine", "quiz")
DOOR = "haftquiz/quiz/service.py"
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
    """Return name → bytes of what the browser gets of `haftquiz`: what its door leads to.

    What else lies in the two floors (a command, say) stays at home with all that it imports.
    """
    files = {"haftquiz/__init__.py": package / "__init__.py"}
    for floor in FLOORS:
        for path in sorted((package / floor).rglob("*")):
            relative = path.relative_to(package)
            hidden = any(part.startswith((".", "__pycache__")) for part in relative.parts)
            if path.is_file() and not hidden:
                files[f"haftquiz/{relative.as_posix()}"] = path
    try:
        contents = {name: path.read_bytes() for name, path in files.items()}
    except OSError as error:
        raise PackError(f"{error.filename}: خوانده نشد ({error.strerror}).") from error
    sources = {name for name in contents if name.endswith(".py")}
    reached = _reached(contents, sources)
    return {name: data for name, data in contents.items() if name in reached or name not in sources}


def _reached(contents: Mapping[str, bytes], sources: Set[str]) -> set[str]:
    """Return the source files that the door's imports lead to, packages on the way included."""
    by_module = {_module_of(name): name for name in sources}
    waiting = [_module_of(DOOR)]
    reached: set[str] = set()
    while waiting:
        module = waiting.pop()
        name = by_module.get(module)
        if name is None or name in reached:
            continue
        reached.add(name)
        waiting.append(module.rpartition(".")[0])
        waiting.extend(_imports(name, contents[name]))
    return reached


def modules_of(files: Iterable[str]) -> list[str]:
    """Return the dotted module names of file names, `a/b/__init__.py` being `a.b`."""
    return sorted(_module_of(name) for name in files if name.endswith(".py"))


def _module_of(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imports_of(files: Mapping[str, bytes]) -> list[str]:
    """Return every name that the sources import and that may be a module of the library."""
    sources = [name for name in files if name.endswith(".py")]
    found = {module for name in sources for module in _imports(name, files[name])}
    return sorted(module for module in found if module.partition(".")[0] != "haftquiz")


def _imports(name: str, content: bytes) -> Iterator[str]:
    """Yield what a source file imports, in functions too; `from a import b` may mean `a.b`."""
    try:
        tree = ast.parse(content, name)
    except SyntaxError as error:
        raise PackError(f"{name}:{error.lineno}: {error.msg}") from error
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = name.split("/")[: -node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def lean_library(archive: Path, imports: Iterable[str]) -> dict[str, bytes]:
    """Return the library with the lean modules in place, but for what the floors import."""
    library = read_zip(archive)
    wanted = set(imports)
    for path in sorted(LEAN.rglob("*.py")):
        name = path.relative_to(LEAN).as_posix()
        if _module_of(name) in wanted:
            continue
        if name not in library:
            raise PackError(f"{archive}: {name} در کتابخانه نیست؛ نسخهٔ Pyodide دیگری است؟")
        if name.endswith("/__init__.py"):  # a package shrunk to one file
            inside = name.removesuffix("__init__.py")
            library = {key: data for key, data in library.items() if not key.startswith(inside)}
        library[name] = path.read_bytes()
    return library


def probe(pyodide: Path, archives: Path, files: Mapping[str, bytes]) -> dict[str, Any]:
    """Run the floors with the lean library (zips in `archives`): {"files", "replies", "python"}."""
    node = shutil.which("node")
    if node is None:
        raise PackError("node پیدا نشد: برای آماده‌کردن پایتونِ مرورگر Node.js لازم است.")
    task = {"imports": [*imports_of(files), *modules_of(files)], "requests": PROBE_REQUESTS}
    try:
        done = subprocess.run(
            [node, str(PROBE), str(pyodide), str(archives)],
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
