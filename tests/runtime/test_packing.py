"""The packed runtime: whole, small, the same every time, and quick to find again."""

from __future__ import annotations

import gzip
import hashlib
import shutil
import time
import zipfile
from pathlib import Path

import brotli
import pytest

from haftquiz.publish import runtime, runtime_trim, runtime_zip
from haftquiz.publish.runtime import PackError, pack_runtime, read_lock, read_manifest
from haftquiz.publish.runtime_source import fetch_archive

from .packing import ROOT, STANDIN, run_packed

NEEDED_FIRST = [
    "manifest.json.br",
    "pyodide.mjs.br",
    "pyodide.asm.js.br",
    "pyodide.asm.wasm.br",
    "python_stdlib.zip.br",
    "haftquiz.zip.br",
    "pyodide-lock.json.br",
]
REPLY = {"do": "double", "number": 6, "late": "colorsys"}
REQUEST = {"do": "double", "number": 3}


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that holds Pyodide's archive, and what was compressed before: that takes long."""
    return new_cache(tmp_path_factory.mktemp("cache"))


def new_cache(folder: Path) -> Path:
    kept = ROOT / ".cache" / "runtime"
    shutil.copy(fetch_archive(kept, print), folder)
    if (kept / "compressed").is_dir():
        shutil.copytree(kept / "compressed", folder / "compressed")
    return folder


@pytest.fixture(scope="module")
def packed(cache: Path) -> Path:
    return pack_runtime(cache, package=STANDIN)


def tree(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_the_lock_tells_of_every_file(packed: Path) -> None:
    lock = read_lock(packed)
    assert lock["build"] == read_manifest(packed)["build"] == packed.name
    hashes = {name: entry["sha256"] for name, entry in lock["files"].items()}
    assert hashes == {name: value for name, value in tree(packed).items() if name != "lock.json"}
    assert {"licences/MPL-2.0.txt", "licences/PSF-2.0.txt"} <= set(hashes)


def test_every_file_has_its_twins(packed: Path) -> None:
    for name in read_manifest(packed)["files"]:
        content = (packed / name).read_bytes()
        assert brotli.decompress((packed / f"{name}.br").read_bytes()) == content
        assert gzip.decompress((packed / f"{name}.gz").read_bytes()) == content


def test_the_first_visit_is_small(runtime: Path) -> None:
    served = {name.partition(".br")[0]: size(runtime / name) for name in NEEDED_FIRST}
    assert sum(served.values()) < 3_000_000, served


def size(path: Path) -> int:
    return path.stat().st_size


def test_answers_with_a_module_that_is_imported_late(packed: Path) -> None:
    result = run_packed(packed, [REQUEST])
    assert result["replies"] == [REPLY]


@pytest.mark.skipif(
    not runtime_zip.can_compile(), reason="this Python makes no bytecode for Pyodide"
)
def test_only_bytecode_without_docstrings(packed: Path) -> None:
    assert read_manifest(packed)["bytecode"] is True
    for name in ("python_stdlib.zip", "haftquiz.zip"):
        with zipfile.ZipFile(packed / name) as archive:
            assert all(entry.filename.endswith(".pyc") for entry in archive.infolist())
            assert all(entry.compress_type == zipfile.ZIP_STORED for entry in archive.infolist())
    assert run_packed(packed, [])["doc"] is None


def test_the_library_is_trimmed(packed: Path) -> None:
    with zipfile.ZipFile(packed / "python_stdlib.zip") as archive:
        names = {Path(name).stem for name in archive.namelist()}
    assert names.isdisjoint({"pydoc", "doctest", "sqlite3", "unittest", "zipfile", "ssl", "socket"})
    assert "tasks" not in names  # asyncio's


def test_two_runs_give_the_same_bytes(packed: Path, tmp_path: Path) -> None:
    again = pack_runtime(new_cache(tmp_path), package=STANDIN)
    assert again.name == packed.name
    assert tree(again) == tree(packed)


def test_found_again_in_no_time_unless_damaged(packed: Path, cache: Path) -> None:
    said: list[str] = []
    start = time.perf_counter()
    assert pack_runtime(cache, said.append, package=STANDIN) == packed
    assert time.perf_counter() - start < 1
    assert all("بایت‌کد ساخته نشد" in line for line in said)
    said.clear()
    before = tree(packed)
    (packed / "haftquiz.zip").write_bytes(b"damaged")
    assert pack_runtime(cache, said.append, package=STANDIN) == packed
    assert tree(packed) == before
    assert said


def test_a_changed_rule_changes_the_name(packed: Path, cache: Path, tmp_path: Path) -> None:
    package = tmp_path / "haftquiz"
    shutil.copytree(STANDIN, package)
    engine = package / "engine" / "__init__.py"
    engine.write_text(engine.read_text().replace("2 * number", "3 * number"))
    other = pack_runtime(cache, package=package)
    assert other.name != packed.name
    assert run_packed(other, [REQUEST])["replies"] == [{**REPLY, "number": 9}]


def test_without_the_right_python_source_is_shipped(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runtime_zip, "can_compile", lambda: False)
    said: list[str] = []
    made = pack_runtime(cache, said.append, package=STANDIN)
    assert read_manifest(made)["bytecode"] is False
    assert "بایت‌کد ساخته نشد" in said[0]
    assert run_packed(made, [REQUEST])["replies"] == [REPLY]


def test_a_floor_that_does_not_run_is_told(cache: Path, tmp_path: Path) -> None:
    package = tmp_path / "haftquiz"
    shutil.copytree(STANDIN, package)
    (package / "engine" / "__init__.py").write_text("import fcntl_of_another_world\n")
    with pytest.raises(PackError, match="fcntl_of_another_world"):
        pack_runtime(cache, package=package)
    (package / "engine" / "__init__.py").write_text("def (\n")
    with pytest.raises(PackError, match=r"engine/__init__\.py:1"):
        pack_runtime(cache, package=package)


def test_the_cache_does_not_grow_for_ever(
    cache: Path, packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runtime, "_KEPT", 2)
    package = tmp_path / "haftquiz"
    shutil.copytree(STANDIN, package)
    engine = package / "engine" / "__init__.py"
    for number in range(2):
        engine.write_text(engine.read_text() + f"\nX = {number}\n")
        assert pack_runtime(cache, package=STANDIN) == packed  # used, so it is not the oldest
        newest = pack_runtime(cache, package=package)
    assert {path.parent.parent.name for path in cache.glob("ready/*/*/manifest.json")} == {
        packed.parent.name,
        newest.parent.name,
    }


def test_npm_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(PackError, match="npm"):
        pack_runtime(tmp_path, package=STANDIN)


def test_imports_are_found_wherever_they_stand() -> None:
    source = b"import a.b\ndef f():\n    from c import d\n    from haftquiz.engine import x\n"
    assert runtime_trim.imports_of({"x.py": source}) == ["a.b", "c", "c.d"]


def test_only_what_the_door_leads_to(tmp_path: Path) -> None:
    package = tmp_path / "haftquiz"
    shutil.copytree(STANDIN, package)
    (package / "quiz" / "command.py").write_text("import argparse\n")
    (package / "engine" / "deep.py").write_text("from . import deeper\n")
    (package / "engine" / "deeper.py").write_text("")
    service = package / "quiz" / "service.py"
    service.write_text(service.read_text() + "\nfrom ..engine.deep import deeper\n")
    files = runtime_trim.floor_files(package)
    names = {name.removeprefix("haftquiz/") for name in files}
    assert names == {
        "__init__.py",
        "engine/__init__.py",
        "engine/deep.py",
        "engine/deeper.py",
        "quiz/__init__.py",
        "quiz/service.py",
    }
    assert "argparse" not in runtime_trim.imports_of(files)


def test_a_wheel_may_bring_it_along(packed: Path, tmp_path: Path) -> None:
    package = tmp_path / "haftquiz"
    shutil.copytree(STANDIN, package)
    carried = package / "data" / "runtime" / packed.name
    shutil.copytree(packed, carried)
    assert pack_runtime(tmp_path / "cache", package=package) == carried
    (carried / "haftquiz.zip").write_bytes(b"damaged")
    assert pack_runtime(new_cache(tmp_path / "cache"), package=package).parent != carried.parent
