"""Takes Pyodide out of its npm package: the right bytes, and nothing that the archive adds.

The SHA-512 is checked before anything is opened, and an archive with the right hash is still
unpacked as if it were hostile: only plain files inside `package/`, only those that are needed,
never more than a bounded number of bytes.
"""

from __future__ import annotations

import base64
import hashlib
import io
import os
import shutil
import subprocess
import tarfile
import tempfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

Report = Callable[[str], None]

PYODIDE_VERSION = "0.29.5"
# The same value as in package-lock.json (a test compares them).
PYODIDE_INTEGRITY = "sha512-TkYrUv9m8QmfImADKRmpwZulL48E0uUaBSO+dvRQKyAJc0qh9gu7jn8btyHPh3NZm1r2IH2YrJhIr7Q2B9urAw=="  # noqa: E501
# What a browser gets unchanged, and what is packed anew.
SERVED_FILES = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm")
PACKED_FILES = ("python_stdlib.zip", "pyodide-lock.json")

_MEMBER_PREFIX = "package/"
_MAX_ARCHIVE_BYTES = 32 * 2**20
_MAX_UNPACKED_BYTES = 64 * 2**20
_NPM_SECONDS = 600


class PackError(Exception):
    """The browser's Python cannot be packed; the message (Persian) says why and what to do."""


def own_folder(folder: Path) -> Path:
    """Make `folder` if need be. A link is refused: what is written must stay where it belongs."""
    if folder.is_symlink():
        raise PackError(f"{folder}: این پوشه پیوند (link) است؛ پوشه‌ای واقعی بدهید.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PackError(f"{folder}: پوشه ساخته نشد ({error.strerror}).") from error
    return folder


def read_checked(archive: Path, integrity: str = PYODIDE_INTEGRITY) -> bytes:
    """Return the archive's bytes once their hash is known to be right; nothing is opened before."""
    try:
        if archive.stat().st_size > _MAX_ARCHIVE_BYTES:
            raise PackError(f"{archive}: بزرگ‌تر از آن است که بستهٔ pyodide باشد.")
        data = archive.read_bytes()
    except OSError as error:
        raise PackError(f"{archive}: خوانده نشد ({error.strerror}).") from error
    algorithm, _, expected = integrity.partition("-")
    found = base64.b64encode(hashlib.sha512(data).digest()).decode()
    if algorithm != "sha512" or found != expected:
        raise PackError(
            f"{archive}: چکیدهٔ SHA-512 با بستهٔ pyodide {PYODIDE_VERSION} یکی نیست "
            f"(باید {integrity} باشد و sha512-{found} است)؛ بسته باز نشد."
        )
    return data


def unpack(archive: Path, into: Path, integrity: str = PYODIDE_INTEGRITY) -> Path:
    """Unpack the needed files of the checked archive into the new folder `into`."""
    data = read_checked(archive, integrity)
    own_folder(into.parent)
    into.mkdir()
    wanted = set(SERVED_FILES + PACKED_FILES)
    try:
        for name, content in _plain_files(archive, data):
            if name in wanted:
                _write_new(into / name, content)
                wanted.remove(name)
    except (tarfile.TarError, EOFError, OSError, zlib.error) as error:
        raise PackError(f"{archive}: بستهٔ سالمی نیست ({error}).") from error
    if wanted:
        raise PackError(f"{archive}: این فایل‌ها در بسته نیست: {'، '.join(sorted(wanted))}")
    return into


def fetch_archive(cache_dir: Path, report: Report) -> Path:
    """Return Pyodide's npm archive from the cache, or bring it there through the npm client."""
    folder = own_folder(cache_dir)
    archive = folder / f"pyodide-{PYODIDE_VERSION}.tgz"
    if archive.is_file() and not archive.is_symlink():
        try:
            read_checked(archive)
            return archive
        except PackError:
            report(f"{archive.name} در انبارهٔ موقت خراب است؛ دوباره گرفته می‌شود.")
            archive.unlink()
    report(f"گرفتن pyodide {PYODIDE_VERSION} با npm …")
    with tempfile.TemporaryDirectory(dir=folder, prefix="npm-") as temporary:
        fetched = _npm_pack(Path(temporary))
        read_checked(fetched)
        fetched.replace(archive)
    return archive


def _npm_pack(folder: Path) -> Path:
    npm = shutil.which("npm")
    if npm is None:
        raise PackError("npm پیدا نشد: برای گرفتن پایتونِ مرورگر Node.js و npm لازم است.")
    command = [npm, "pack", f"pyodide@{PYODIDE_VERSION}", "--ignore-scripts", "--silent"]
    try:
        done = subprocess.run(
            [*command, "--prefer-offline"],
            cwd=folder,
            timeout=_NPM_SECONDS,
            capture_output=True,
            text=True,
            check=False,
            stdin=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired as error:
        raise PackError("npm در ده دقیقه پاسخی نداد؛ شبکه را ببینید.") from error
    found = sorted(folder.glob("*.tgz"))
    if done.returncode or len(found) != 1:
        detail = (done.stderr or done.stdout).strip()[-500:]
        raise PackError(f"npm بستهٔ pyodide {PYODIDE_VERSION} را نداد: {detail}")
    return found[0]


class _Bounded(io.RawIOBase):
    """The unpacked stream, refusing to grow past a bound (there may be gigabytes of zeros)."""

    def __init__(self, data: bytes, archive: Path) -> None:
        self._stream = zlib.decompressobj(wbits=31)
        self._rest = data
        self._ready = bytearray()
        self._left = _MAX_UNPACKED_BYTES
        self._archive = archive

    def readable(self) -> bool:
        return True

    def read(self, size: int = -1) -> bytes:
        if size < 0 or size > _MAX_UNPACKED_BYTES:
            raise self._too_big()
        while len(self._ready) < size and not self._stream.eof:
            piece = self._stream.decompress(self._rest, 2**16)
            self._rest = self._stream.unconsumed_tail
            if not piece and not self._rest:
                break
            self._left -= len(piece)
            if self._left < 0:
                raise self._too_big()
            self._ready += piece
        result = bytes(self._ready[:size])
        del self._ready[:size]
        return result

    def _too_big(self) -> PackError:
        megabytes = _MAX_UNPACKED_BYTES // 2**20
        return PackError(f"{self._archive}: بازشدهٔ بسته از {megabytes} مگابایت بیشتر است؛ رها شد.")


def _plain_files(archive: Path, data: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield name (inside `package/`) and bytes of each member; raise at the first odd one."""
    seen: set[str] = set()
    with tarfile.open(fileobj=_Bounded(data, archive), mode="r|") as members:
        for member in members:
            name = member.name
            parts = name.split("/")
            if (
                not name.startswith(_MEMBER_PREFIX)
                or "\\" in name
                or any(part in ("", ".", "..") for part in parts)
            ):
                raise PackError(f"{archive}: نام «{name}» از پوشهٔ بسته بیرون می‌رود؛ بسته رد شد.")
            if member.isdir():
                continue
            if not member.isreg():
                raise PackError(f"{archive}: «{name}» فایل ساده نیست؛ بسته رد شد.")
            if name in seen:
                raise PackError(f"{archive}: «{name}» دو بار آمده است؛ بسته رد شد.")
            seen.add(name)
            if member.size > _MAX_UNPACKED_BYTES:
                raise PackError(f"{archive}: «{name}» بیش از اندازه بزرگ است؛ بسته رد شد.")
            content = members.extractfile(member)
            assert content is not None  # a regular file always has content
            yield name[len(_MEMBER_PREFIX) :], content.read()


def _write_new(path: Path, content: bytes) -> None:
    """Write a file that must not exist yet; a link planted in its place is not followed."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
    with os.fdopen(os.open(path, flags, 0o644), "wb") as file:
        file.write(content)
