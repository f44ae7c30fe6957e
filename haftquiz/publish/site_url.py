"""The site's own whole address: given once, on the command line; everything else is relative."""

from __future__ import annotations

import argparse
from urllib.parse import quote, unquote, urlsplit

_SAFE = "/:@!$&'()*+,;=~"


def site_url(text: str) -> str:
    """Return a site's address as it is written into files: ASCII, encoded once, ending in "/"."""
    parts = urlsplit(text.strip())
    try:
        port = f":{parts.port}" if parts.port else ""
        host = (parts.hostname or "").encode("idna").decode("ascii")
    except ValueError:
        host = ""
    if parts.scheme not in ("http", "https") or not host or parts.query or parts.fragment:
        raise argparse.ArgumentTypeError(
            f"«{text}» نشانی سایت نیست؛ مانند https://example.org/haft/ بنویسید."
        )
    path = quote(unquote(parts.path), safe=_SAFE).rstrip("/")
    return f"{parts.scheme}://{host}{port}{path}/"


def path_of(url: str) -> str:
    """Return the path under which a site stands on its host; "/" where its address is unknown."""
    return urlsplit(url).path or "/"


def absolute(url: str, way: str) -> str:
    """Return the whole address of a place given from the site's root, not encoded yet."""
    return url + quote(way, safe=_SAFE + "#?")
