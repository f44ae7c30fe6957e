"""A crafted archive gets nothing written, and its name is in the message."""

from __future__ import annotations

import gzip
import json
import tarfile
from pathlib import Path

import pytest

from haftquiz.publish.runtime import pack_runtime
from haftquiz.publish.runtime_source import (
    PACKED_FILES,
    PYODIDE_INTEGRITY,
    PYODIDE_VERSION,
    SERVED_FILES,
    PackError,
    unpack,
)

from .packing import ROOT, STANDIN, integrity_of, make_archive, odd, plain

NEEDED = [plain(f"package/{name}", name.encode()) for name in SERVED_FILES + PACKED_FILES]


def everything_below(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


def test_pinned_like_the_npm_lock() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    pinned = lock["packages"]["node_modules/pyodide"]
    assert (pinned["version"], pinned["integrity"]) == (PYODIDE_VERSION, PYODIDE_INTEGRITY)
    assert not [name for name, entry in lock["packages"].items() if "resolved" in entry]


def test_a_good_archive_is_unpacked(tmp_path: Path) -> None:
    archive = tmp_path / "good.tgz"
    integrity = make_archive(archive, *NEEDED, plain("package/README.md"))
    made = unpack(archive, tmp_path / "made", integrity)
    assert everything_below(made) == sorted(SERVED_FILES + PACKED_FILES)
    assert (made / "pyodide.mjs").read_bytes() == b"pyodide.mjs"


@pytest.mark.parametrize(
    "member",
    [
        plain("package/../../escaped"),
        plain("package/a/../../../escaped"),
        plain("../escaped"),
        plain("/tmp/escaped"),
        plain("package//escaped"),
        plain("package\\..\\escaped"),
        plain("elsewhere/pyodide.mjs"),
        odd("package/pyodide.mjs", tarfile.SYMTYPE, "/etc/passwd"),
        odd("package/other", tarfile.SYMTYPE, ".."),
        odd("package/hard", tarfile.LNKTYPE, "package/pyodide.mjs"),
        odd("package/device", tarfile.CHRTYPE),
        odd("package/disk", tarfile.BLKTYPE),
        odd("package/pipe", tarfile.FIFOTYPE),
    ],
    ids=lambda member: f"{member[0].name}-{member[0].type.decode()}",
)
@pytest.mark.parametrize("first", [True, False], ids=["first", "last"])
def test_a_hostile_member_ends_it(
    tmp_path: Path, member: tuple[tarfile.TarInfo, bytes], first: bool
) -> None:
    archive = tmp_path / "hostile.tgz"
    members = [member, *NEEDED] if first else [*NEEDED, member]
    integrity = make_archive(archive, *members)
    cell = tmp_path / "a" / "b"
    with pytest.raises(PackError, match=r"hostile\.tgz"):
        unpack(archive, cell / "made", integrity)
    written = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert all(path == archive or path.parent == cell / "made" for path in written)
    assert not Path("/tmp/escaped").exists()


def test_a_name_twice_ends_it(tmp_path: Path) -> None:
    archive = tmp_path / "twice.tgz"
    integrity = make_archive(archive, *NEEDED, plain("package/pyodide.mjs", b"other"))
    with pytest.raises(PackError, match=r"twice\.tgz"):
        unpack(archive, tmp_path / "made", integrity)


def test_gigabytes_of_zeros_end_it(tmp_path: Path) -> None:
    claimed = tarfile.TarInfo("package/pyodide.asm.wasm")
    claimed.size = 10 * 2**30
    archive = tmp_path / "claims.tgz"
    with gzip.open(archive, "wb") as file:
        file.write(claimed.tobuf(tarfile.PAX_FORMAT))
    with pytest.raises(PackError, match=r"claims\.tgz"):
        unpack(archive, tmp_path / "one", integrity_of(archive))

    piece = bytes(30 * 2**20)
    archive = tmp_path / "many.tgz"
    integrity = make_archive(archive, *(plain(f"package/{number}", piece) for number in range(3)))
    with pytest.raises(PackError, match=r"many\.tgz"):
        unpack(archive, tmp_path / "two", integrity)


def test_a_huge_header_ends_it(tmp_path: Path) -> None:
    header = tarfile.TarInfo("package/pax")
    header.type = tarfile.XHDTYPE
    header.size = 10 * 2**30
    archive = tmp_path / "pax.tgz"
    with gzip.open(archive, "wb") as file:
        file.write(
            header.tobuf(tarfile.USTAR_FORMAT if header.size < 8**11 else tarfile.GNU_FORMAT)
        )
        file.write(bytes(2**20))
    with pytest.raises(PackError, match=r"pax\.tgz"):
        unpack(archive, tmp_path / "made", integrity_of(archive))


@pytest.mark.parametrize(
    "content",
    [b"", b"no archive at all", gzip.compress(b"no tar" * 999, mtime=0)],
    ids=["empty", "text", "gzip"],  # the same names in every worker
)
def test_what_is_no_archive(tmp_path: Path, content: bytes) -> None:
    archive = tmp_path / "noise.tgz"
    archive.write_bytes(content)
    with pytest.raises(PackError, match=r"noise\.tgz"):
        unpack(archive, tmp_path / "made", integrity_of(archive))


def test_cut_off(tmp_path: Path) -> None:
    archive = tmp_path / "cut.tgz"
    make_archive(archive, *NEEDED, plain("package/big", bytes(range(256)) * 4000))
    archive.write_bytes(archive.read_bytes()[:600])
    with pytest.raises(PackError, match=r"cut\.tgz"):
        unpack(archive, tmp_path / "made", integrity_of(archive))


def test_the_hash_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = tmp_path / "other.tgz"
    make_archive(archive, *NEEDED)

    def opened(*_args: object, **_kwargs: object) -> None:
        raise AssertionError("opened before it was checked")

    monkeypatch.setattr(tarfile, "open", opened)
    with pytest.raises(PackError, match=r"other\.tgz.*SHA-512"):
        pack_runtime(tmp_path / "cache", lambda _line: None, tarball=archive, package=STANDIN)
    assert not [path for path in (tmp_path / "cache").rglob("*") if path.is_file()]


def test_a_missing_archive(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"nowhere\.tgz"):
        pack_runtime(tmp_path / "cache", tarball=tmp_path / "nowhere.tgz", package=STANDIN)


def test_a_cache_that_is_a_link(tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.mkdir()
    for link in (tmp_path / "cache", tmp_path / "real" / "ready"):
        link.parent.mkdir(exist_ok=True)
        link.symlink_to(target)
    for cache in (tmp_path / "cache", tmp_path / "real"):
        with pytest.raises(PackError, match=str(cache)):
            pack_runtime(cache, package=STANDIN)
    assert not list(target.iterdir())
