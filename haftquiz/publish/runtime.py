"""Packs the Python that runs in the reader's browser: Pyodide, a trimmed library, our two floors.

    npm archive ─▶ checked and unpacked ─▶ probed in Node ─▶ trimmed ─▶ bytecode ─▶ .br and .gz
                                                                                     │
                                                                      runtime-<hash>/ ◀

`pack_runtime` returns a finished folder to be copied into the site; a second call with the same
sources finds it in the cache. The folder's name is the hash of its contents, so a server may let
browsers keep it for good. `manifest.json` is what the browser reads, `lock.json` has the SHA-256 of
every file.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import haftquiz
from haftquiz.publish import runtime_source, runtime_trim, runtime_zip
from haftquiz.publish.runtime_compress import Progress, compress_files
from haftquiz.publish.runtime_source import PackError, Report, own_folder

__all__ = ["PackError", "pack_runtime", "read_lock", "read_manifest"]

CACHE = Path(".cache/runtime")
LICENCES = Path(__file__).with_name("runtime_licences")
LIBRARY_ZIP = "python_stdlib.zip"
HAFTQUIZ_ZIP = "haftquiz.zip"
MANIFEST = "manifest.json"
LOCK = "lock.json"
_PACKAGE = Path(haftquiz.__file__).parent
_HASH_LETTERS = 16
_KEPT = 8


def pack_runtime(
    cache_dir: Path,
    report: Report = print,
    *,
    tarball: Path | None = None,
    package: Path = _PACKAGE,
    progress: Progress = lambda _what, _done, _total: None,
) -> Path:
    """Return a ready folder `runtime-<hash>`; raise PackError (Persian message) if that cannot be.

    `tarball` is used in place of npm's download, `package` in place of the installed `haftquiz`
    (for tests).
    """
    folder = own_folder(cache_dir)
    files = runtime_trim.floor_files(package)
    floors = _key(*(part for item in sorted(files.items()) for part in item))
    carried = _carried(package, floors)
    if carried:
        return carried
    compiled = runtime_zip.can_compile()
    if not compiled:
        report(_why_source())
    key = _key(_packer(), compiled, floors)
    ready = own_folder(folder / "ready")
    found = _find_ready(ready / key)
    if found:
        return found
    pyodide = _unpacked(folder, tarball, report)
    library, python = _trimmed_library(folder, pyodide, files, report)
    archives: Mapping[str, Mapping[str, bytes]] = {LIBRARY_ZIP: library, HAFTQUIZ_ZIP: files}
    if compiled:
        report("تبدیل پایتون به بایت‌کد …")
        archives = runtime_zip.compile_files(archives)
    with tempfile.TemporaryDirectory(dir=folder, prefix="pack-") as temporary:
        made = Path(temporary) / "made"
        _write_runtime(made, pyodide, archives)
        name = _write_manifest(made, python=python, bytecode=compiled)
        report("فشرده‌کردن …")
        compress_files(made, folder / "compressed", progress)
        _write_lock(made, name, floors)
        final = _settle(made, ready / key, name)
    _forget_old(ready)
    return final


def read_manifest(runtime: Path) -> dict[str, Any]:
    """Return what the browser is told of a packed runtime."""
    return _read_json(runtime / MANIFEST)


def read_lock(runtime: Path) -> dict[str, Any]:
    """Return the list of all its files, compressed twins included."""
    return _read_json(runtime / LOCK)


def _read_json(path: Path) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return value


def _carried(package: Path, floors: str) -> Path | None:
    """Return the runtime that a wheel brought along, if it was made of these very floors."""
    for made in (package / "data" / "runtime").glob("runtime-*"):
        if _is_whole(made) and read_lock(made)["floors"] == floors:
            return made
    return None


def _unpacked(folder: Path, tarball: Path | None, report: Report) -> Path:
    """Return the folder of Pyodide's unpacked files, new or from the cache."""
    kept = folder / f"pyodide-{runtime_source.PYODIDE_VERSION}"
    if tarball is None and kept.is_dir() and not kept.is_symlink():
        return kept
    archive = tarball or runtime_source.fetch_archive(folder, report)
    with tempfile.TemporaryDirectory(dir=folder, prefix="unpack-") as temporary:
        fresh = runtime_source.unpack(archive, Path(temporary) / "pyodide")
        _replace(fresh, kept)
    return kept


def _trimmed_library(
    folder: Path, pyodide: Path, files: Mapping[str, bytes], report: Report
) -> tuple[dict[str, bytes], str]:
    """Return the needed files of the standard library and the version of Pyodide's Python.

    What the floors need changes only with what they import, so an edited rule does not cost a
    new probe.
    """
    imports = runtime_trim.imports_of(files)
    library = runtime_trim.lean_library(pyodide / LIBRARY_ZIP, imports)
    key = _key(imports, _packer())
    kept = own_folder(folder / "probes") / f"{key}.json"
    if kept.is_file():
        record = json.loads(kept.read_text(encoding="utf-8"))
    else:
        report("یافتن بخش‌های لازمِ کتابخانهٔ پایتون …")
        with tempfile.TemporaryDirectory(dir=folder, prefix="probe-") as temporary:
            archives = Path(temporary)
            runtime_zip.write_zip(archives / HAFTQUIZ_ZIP, files)
            runtime_zip.write_zip(archives / LIBRARY_ZIP, library)
            record = runtime_trim.probe(pyodide, archives, files)
            fresh = Path(temporary) / "record.json"
            fresh.write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
            fresh.replace(kept)
    return {name: library[name] for name in record["files"]}, record["python"]


def _write_runtime(made: Path, pyodide: Path, archives: Mapping[str, Mapping[str, bytes]]) -> None:
    made.mkdir()
    for name in runtime_source.SERVED_FILES:
        shutil.copyfile(pyodide / name, made / name)
    for name, content in archives.items():
        runtime_zip.write_zip(made / name, content)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    _write_json(made / "pyodide-lock.json", {"info": lock["info"], "packages": {}})
    shutil.copytree(LICENCES, made / "licences", copy_function=shutil.copyfile)


def _write_manifest(made: Path, *, python: str, bytecode: bool) -> str:
    """Write the manifest; return the folder's name, made of everything the manifest says."""
    manifest = {
        "pyodide": runtime_source.PYODIDE_VERSION,
        "python": python,
        "bytecode": bytecode,
        "files": _entries(made),
    }
    name = f"runtime-{_key(manifest)[:_HASH_LETTERS]}"
    _write_json(made / MANIFEST, {"build": name, **manifest})
    return name


def _write_lock(made: Path, name: str, floors: str) -> None:
    _write_json(made / LOCK, {"build": name, "floors": floors, "files": _entries(made)})


def _entries(made: Path) -> dict[str, dict[str, Any]]:
    paths = sorted(path for path in made.rglob("*") if path.is_file())
    return {path.relative_to(made).as_posix(): _entry(path) for path in paths}


def _entry(path: Path) -> dict[str, Any]:
    content = path.read_bytes()
    return {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}


def _find_ready(place: Path) -> Path | None:
    """Return the finished runtime in this place of the cache, if it is whole."""
    for made in place.glob("runtime-*"):
        if _is_whole(made):
            os.utime(place)
            return made
    return None


def _is_whole(made: Path) -> bool:
    try:
        files = read_lock(made)["files"]
        return all(_entry(made / name) == entry for name, entry in files.items())
    except (OSError, ValueError, KeyError):
        return False


def _settle(made: Path, place: Path, name: str) -> Path:
    """Move the finished folder to its place; another process may have been faster."""
    final = place / name
    own_folder(place)
    _replace(made, final)
    return final


def _forget_old(ready: Path) -> None:
    """Keep the few that were last used: while rules are written, each change makes a new one."""
    places = sorted(ready.iterdir(), key=lambda place: place.stat().st_mtime, reverse=True)
    for place in places[_KEPT:]:
        shutil.rmtree(place, ignore_errors=True)


def _replace(fresh: Path, place: Path) -> None:
    if place.is_symlink():
        place.unlink()
    elif place.exists():
        shutil.rmtree(place, ignore_errors=True)
    try:
        fresh.rename(place)
    except OSError:
        if not place.is_dir():  # else: another process put the same there meanwhile
            raise


def _packer() -> list[str]:
    """What the result depends on besides the floors: this packer's sources and what it packs."""
    here = Path(__file__).parent
    own = [*here.glob("runtime*.py"), *runtime_trim.LEAN.rglob("*.py"), runtime_trim.PROBE]
    return [runtime_source.PYODIDE_INTEGRITY, *(_key(path.read_bytes()) for path in sorted(own))]


def _key(*parts: object) -> str:
    digest = hashlib.sha256()
    for part in parts:
        data = part if isinstance(part, bytes) else json.dumps(part, ensure_ascii=False).encode()
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()


def _write_json(path: Path, value: object) -> None:
    text = json.dumps(value, ensure_ascii=False, indent=1) + "\n"
    path.write_text(text, encoding="utf-8", newline="\n")


def _why_source() -> str:
    version = ".".join(map(str, sys.version_info[:2]))
    reason = f"این پایتون {version} است" if version != "3.13" else "pyodide-build نصب نیست"
    return (
        f"بایت‌کد ساخته نشد ({reason}؛ پایتون ۳٫۱۳ با pyodide-build لازم است): "
        "سورس پایتون در سایت گذاشته می‌شود و موتور در مرورگر کمی دیرتر آماده می‌شود."
    )
