"""What makes the site an app that opens without a network: `sw.js` and `manifest.webmanifest`."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from haftquiz.publish.output import MARKER, write_text

SERVICE_WORKER = "sw.js"
MANIFEST = "manifest.webmanifest"
_SOURCE = Path(__file__).with_name("sw.js")
_START_PAGES = ("", "404.html")
_ID_LETTERS = 16
_INDEX = "search/index-*.json"
_ICON = "icons/icon.svg"


def write_offline(out: Path, assets: str, title: str) -> None:
    """Write both files into a finished output folder; the build's id is made of all in it."""
    name = title.split("،", maxsplit=1)[0] or title
    write_text(out / MANIFEST, _manifest(out, assets, title, name))
    lasting = sorted((out / assets).rglob("*"))
    build = {
        "id": _id_of(out),
        "files": [path.relative_to(out).as_posix() for path in lasting if path.is_file()],
        "pages": _START_PAGES,
        "search": next((path.relative_to(out).as_posix() for path in out.glob(_INDEX)), ""),
    }
    text = _SOURCE.read_text(encoding="utf-8")
    write_text(out / SERVICE_WORKER, f"const BUILD = {json.dumps(build)};\n{text}")


def _manifest(out: Path, assets: str, title: str, name: str) -> str:
    icon = f"{assets}/{_ICON}"
    icons = [{"src": icon, "type": "image/svg+xml", "sizes": "any"}]
    manifest = {
        "name": title,
        "short_name": name,
        "lang": "fa",
        "dir": "rtl",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "icons": icons if (out / icon).is_file() else [],
    }
    return json.dumps(manifest, ensure_ascii=False, indent=1) + "\n"


def _id_of(out: Path) -> str:
    """Return a digest of every file; those in hashed folders are known by their names."""
    digest = hashlib.sha256()
    for path in sorted(out.rglob("*")):
        name = path.relative_to(out).as_posix()
        if not path.is_file() or name == MARKER:
            continue
        hashed = name.startswith(("assets-", "runtime-"))
        data = b"" if hashed else path.read_bytes()
        digest.update(b"%d %s %d " % (len(name), name.encode(), len(data)) + data)
    return digest.hexdigest()[:_ID_LETTERS]
