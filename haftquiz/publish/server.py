"""The HTTP side of `serve`: static files with the right types, and the live-reload channel.

What makes pages reload is put into them on their way out; the built files stay as they are.
"""

from __future__ import annotations

import json
import threading
import time
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

OWN = "/__haftquiz__/"
_SWAP = 0.2  # seconds
_PATIENCE = 15  # seconds between signs of life on the event channel

_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".md": "text/plain; charset=utf-8",
    ".xml": "application/xml; charset=utf-8",
    ".csv": "text/csv; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".gif": "image/gif",
    ".ico": "image/x-icon",
    ".pdf": "application/pdf",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".woff2": "font/woff2",
}

_RELOAD_JS = (Path(__file__).with_name("reload.js")).read_bytes
_TAG = f'<script src="{OWN}reload.js" defer></script>\n'.encode()
_EMPTY_PAGE = (
    '<!DOCTYPE html>\n<html lang="fa" dir="rtl"><meta charset="utf-8">'
    "<title>سایت هنوز ساخته نشده است</title><p>سایت هنوز ساخته نشده است.</p></body></html>"
).encode()


class LiveState:
    """What open pages are told: the number of the build, and the problems of a failed one."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._build = 0
        self._serial = 0
        self._problems: list[tuple[str, str]] = []
        self.closed = False

    def built(self) -> None:
        """A build went well: pages reload."""
        with self._changed:
            self._build += 1
            self._problems = []
            self._announce()

    def failed(self, problems: list[tuple[str, str]]) -> None:
        """A build failed: pages stay and show why."""
        with self._changed:
            self._problems = problems
            self._announce()

    def close(self) -> None:
        """Let the waiting channels end."""
        with self._changed:
            self.closed = True
            self._announce()

    def _announce(self) -> None:
        self._serial += 1
        self._changed.notify_all()

    def after(self, serial: int, timeout: float) -> tuple[int, str]:
        """Wait for news after `serial`; return the present serial and the message."""
        with self._changed:
            self._changed.wait_for(lambda: self._serial != serial or self.closed, timeout)
            message = {"build": f"{id(self)}-{self._build}", "problems": self._problems}
            return self._serial, json.dumps(message, ensure_ascii=False)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: SiteServer

    def do_GET(self) -> None:
        """Answer with a file, an event channel or the page for what is not there."""
        path = urlsplit(self.path).path
        if path == OWN + "events":
            self._events()
        elif path == OWN + "reload.js":
            self._send(HTTPStatus.OK, _RELOAD_JS(), _TYPES[".js"])
        else:
            self._file(unquote(path))

    do_HEAD = do_GET  # noqa: N815 (the name is http.server's)

    def _file(self, path: str) -> None:
        found = _locate(self.server.out, path)
        if found is None and not self.server.out.is_dir():
            time.sleep(_SWAP)  # a new build is just taking its place
            found = _locate(self.server.out, path)
        if found is None:
            self._not_found()
        elif found.is_dir():
            self._send_redirect(path + "/")
        else:
            lasting = path.startswith(("/assets-", "/runtime-"))
            self._send_file(found, HTTPStatus.OK, lasting)

    def _not_found(self) -> None:
        page = self.server.out / "404.html"
        if page.is_file():
            self._send_file(page, HTTPStatus.NOT_FOUND, False)
        else:
            body = _EMPTY_PAGE.replace(b"</body>", _TAG + b"</body>")
            self._send(HTTPStatus.NOT_FOUND, body, _TYPES[".html"])

    def _send_file(self, path: Path, status: HTTPStatus, lasting: bool) -> None:
        try:
            body = path.read_bytes()
        except OSError:  # a new build took its place a moment ago
            self._send(HTTPStatus.NOT_FOUND, _EMPTY_PAGE, _TYPES[".html"])
            return
        kind = _TYPES.get(path.suffix.lower(), "application/octet-stream")
        if path.suffix == ".html":
            body = body.replace(b"</body>", _TAG + b"</body>", 1)
        self._send(status, body, kind, lasting)

    def _send(self, status: HTTPStatus, body: bytes, kind: str, lasting: bool = False) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header(
            "Cache-Control", "public, max-age=31536000, immutable" if lasting else "no-cache"
        )
        # Frames in an opaque origin load scripts and fonts only so.
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def _send_redirect(self, path: str) -> None:
        self.send_response(HTTPStatus.MOVED_PERMANENTLY)
        # One slash only, so that no path is taken for another host's address.
        self.send_header("Location", quote("/" + path.lstrip("/")))
        self.send_header("Content-Length", "0")
        self.end_headers()

    def _events(self) -> None:
        self.close_connection = True
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream; charset=utf-8")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Connection", "close")
        self.end_headers()
        known = -1
        while not self.server.state.closed:
            serial, message = self.server.state.after(known, _PATIENCE)
            line = f"data: {message}\n\n" if serial != known else ": still here\n\n"
            known = serial
            self.wfile.write(line.encode())
            self.wfile.flush()

    def handle_one_request(self) -> None:
        """Serve one request; a browser that goes away in the middle is no event."""
        try:
            super().handle_one_request()
        except (BrokenPipeError, ConnectionResetError, ConnectionAbortedError):
            self.close_connection = True

    def log_message(self, format: str, *args: object) -> None:
        """Stay silent: the terminal is for the author's problems."""


class SiteServer(ThreadingHTTPServer):
    """Serves one output folder."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, address: tuple[str, int], out: Path, state: LiveState) -> None:
        super().__init__(address, _Handler)
        self.out = out
        self.state = state


def make_server(out: Path, state: LiveState, host: str, port: int) -> SiteServer:
    """Return a server on the wished port, or on a free one if it is taken."""
    try:
        return SiteServer((host, port), out, state)
    except OSError:
        return SiteServer((host, 0), out, state)


def _locate(out: Path, path: str) -> Path | None:
    """Return the file (or the folder asked for without its last slash) of a decoded path."""
    parts = [part for part in path.split("/") if part]
    if any(
        part in (".", "..") or part.startswith(".") or "\\" in part or "\0" in part
        for part in parts
    ):
        return None
    found = out.joinpath(*parts)
    try:
        if found.is_dir():
            index = found / "index.html"
            if path.endswith("/"):
                return index if index.is_file() else None
            return found if index.is_file() else None
        return found if found.is_file() and not path.endswith("/") else None
    except OSError:  # a name too long for the file system
        return None
