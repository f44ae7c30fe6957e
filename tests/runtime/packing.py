"""Helpers of the tests in this folder."""

from __future__ import annotations

import base64
import hashlib
import io
import json
import shutil
import subprocess
import tarfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
STANDIN = HERE / "standin" / "haftquiz"


def run_packed(
    runtime: Path, requests: Iterable[object], imports: Iterable[str] = ()
) -> dict[str, Any]:
    """Boot the packed runtime in Node, import, answer: {"missing", "replies", "doc"}."""
    node = shutil.which("node")
    assert node, "the tests need Node"
    task = json.dumps({"imports": list(imports), "requests": list(requests)})
    done = subprocess.run(
        [node, str(HERE / "run_packed.mjs"), str(runtime)],
        input=task,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def make_archive(path: Path, *members: tuple[tarfile.TarInfo, bytes]) -> str:
    """Write an npm-like archive; return its integrity, the right one."""
    with tarfile.open(path, "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for member, content in members:
            member.size = member.size or len(content)
            archive.addfile(member, io.BytesIO(content))
    return integrity_of(path)


def integrity_of(path: Path) -> str:
    return "sha512-" + base64.b64encode(hashlib.sha512(path.read_bytes()).digest()).decode()


def plain(name: str, content: bytes = b"x") -> tuple[tarfile.TarInfo, bytes]:
    return tarfile.TarInfo(name), content


def odd(name: str, kind: bytes, target: str = "") -> tuple[tarfile.TarInfo, bytes]:
    """A member that is no plain file."""
    member = tarfile.TarInfo(name)
    member.type = kind
    member.linkname = target
    return member, b""
