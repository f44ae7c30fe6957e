"""The browser side: `site/` copied to a folder that is named after all its contents."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from haftquiz.publish.source import walk

_HASH_LETTERS = 12


def assets_name(site_folder: Path) -> str:
    """Return `assets-<hash>`: a changed file changes it, so browsers may keep the files."""
    digest = hashlib.sha256()
    for path in walk(site_folder):
        name = path.relative_to(site_folder).as_posix().encode()
        data = path.read_bytes()
        digest.update(b"%d %s %d " % (len(name), name, len(data)) + data)
    return f"assets-{digest.hexdigest()[:_HASH_LETTERS]}"


def copy_assets(site_folder: Path, target: Path) -> None:
    """Copy the files of `site/`, litter left out."""
    for path in walk(site_folder):
        copy_file(path, target / path.relative_to(site_folder))


def copy_file(source: Path, target: Path) -> None:
    """Copy the bytes of one file; its rights and times stay behind."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
