"""Makes the compressed twins of a runtime's files, which web servers send as they are.

Brotli at its best takes half a minute for WebAssembly, so what has been compressed once is kept by
the hash of its content.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path

import brotli

from haftquiz.publish.runtime_source import own_folder

Progress = Callable[[str, int, int], None]  # what is done, bytes so far, bytes in all

SUFFIXES = (".br", ".gz")
_PIECE = 2**18
_WINDOW = 24  # the largest that browsers must understand


def compress_files(folder: Path, kept: Path, progress: Progress) -> None:
    """Write `name.br` and `name.gz` beside every file of the folder."""
    own_folder(kept)
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    total = sum(path.stat().st_size for path in files)
    done = 0
    for path in files:
        content = path.read_bytes()
        twin = kept / hashlib.sha256(content).hexdigest()
        name = path.relative_to(folder).as_posix()
        if not all(twin.with_suffix(suffix).is_file() for suffix in SUFFIXES):
            packed = bytearray()
            for at, piece in _brotli(content):
                packed += piece
                progress(name, done + at, total)
            _keep(twin.with_suffix(".br"), bytes(packed))
            # No time and no name inside: the same bytes every time.
            _keep(twin.with_suffix(".gz"), gzip.compress(content, 9, mtime=0))
        for suffix in SUFFIXES:
            (path.parent / (path.name + suffix)).write_bytes(twin.with_suffix(suffix).read_bytes())
        done += len(content)
        progress(name, done, total)


def _brotli(content: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield how far it is and the next piece of the packed stream."""
    compressor = brotli.Compressor(quality=11, lgwin=_WINDOW)
    for at in range(0, len(content), _PIECE):
        yield at, compressor.process(content[at : at + _PIECE])
    yield len(content), compressor.finish()


def _keep(path: Path, content: bytes) -> None:
    """Write through a neighbour, so that no other process finds half a file."""
    fresh = path.with_name(f"{path.name}.{hashlib.sha256(content).hexdigest()[:8]}")
    fresh.write_bytes(content)
    fresh.replace(path)
