"""`haftquiz build --zip`: the site as an archive whose pages open from a disk, by a double click.

From a disk a browser opens no folder as a page, loads no modules and starts no Python. So links
name their files, the scripts are one classic script, and verdicts are those computed at build.
"""

from __future__ import annotations

import html
import json
import re
import zipfile
from pathlib import Path

from haftquiz.publish.jsbundle import bundle
from haftquiz.publish.output import MARKER

_LEFT_OUT = (MARKER, "_headers", "sw.js", "manifest.webmanifest", "404.html")
_SCRIPT = "js/from-disk.js"
_ENTRY = "main.mjs"
_EPOCH = (1980, 1, 1, 0, 0, 0)

_HREF = re.compile(r'(<a\b[^>]*?\shref=")([^"]*)(")')
_JSON = re.compile(r'(<script type="application/json"[^>]*>)(.*?)(</script>)', re.DOTALL)
_MODULE = re.compile(r'<script type="module" src="([^"]*?)js/main\.mjs"></script>')
_ONLY_ONLINE = re.compile(
    r'<link rel="(?:modulepreload|manifest|preload)"[^>]*>\n?'
    r'|<script type="module"[^>]*></script>\n?'
)
_RUNTIME = re.compile(r'(<html\b[^>]*\sdata-runtime=")[^"]*"')


def write_archive(out: Path, assets: str, target: Path) -> int:
    """Write the finished output folder as an archive; return the number of its pages."""
    files: dict[str, bytes] = {}
    for path in sorted(out.rglob("*")):
        name = path.relative_to(out).as_posix()
        if not path.is_file() or name in _LEFT_OUT or name.startswith(("runtime-", "e/")):
            continue
        is_page = path.suffix == ".html"
        files[name] = (
            from_disk(path.read_text(encoding="utf-8")).encode() if is_page else path.read_bytes()
        )
    files[f"{assets}/{_SCRIPT}"] = bundle(out / assets / "js", _ENTRY).encode()
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(f"{target.stem}/{name}", _EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, content)
    return sum(name.endswith(".html") for name in files)


def from_disk(page: str) -> str:
    """Return the page as it works from a disk."""
    page = _RUNTIME.sub(r'\1"', page)
    page = _MODULE.sub(rf'<script src="\1{_SCRIPT}" defer></script>', page)
    page = _ONLY_ONLINE.sub("", page)
    page = _HREF.sub(
        lambda found: found[1] + html.escape(_file(html.unescape(found[2]))) + found[3], page
    )
    return _JSON.sub(lambda found: found[1] + _links(found[2]) + found[3], page)


def _file(address: str) -> str:
    """Return a relative address with the file that a server would have sent for the folder."""
    way, mark, fragment = address.partition("#")
    if ":" in way or way.startswith("/") or not way.endswith("/"):
        return address
    return f"{way}index.html{mark}{fragment}"


def _links(text: str) -> str:
    """Return a page's JSON with every address of a folder made that of a file."""
    value = _walk(json.loads(text))
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _walk(value: object) -> object:
    if isinstance(value, dict):
        return {key: _walk(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_walk(item) for item in value]
    if isinstance(value, str) and value.startswith(("./", "../")) and " " not in value:
        return _file(value)
    return value
