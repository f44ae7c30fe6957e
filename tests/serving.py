"""A static server on the loopback address that remembers what was asked of it."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar


@dataclass
class Server:
    """Where a folder is served; `requests` are the paths asked for, in order."""

    url: str
    requests: list[str] = field(default_factory=list)


class _Handler(SimpleHTTPRequestHandler):
    extensions_map: ClassVar = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".woff2": "font/woff2",
    }

    def __init__(self, *args, record: list[str], **kwargs) -> None:
        self._record = record
        super().__init__(*args, **kwargs)

    def do_GET(self) -> None:
        self._record.append(self.path)
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, *_args: object) -> None:
        pass


@contextmanager
def serve_folder(folder: Path) -> Iterator[Server]:
    """Serve the folder on a free port for as long as the context lasts; the url ends in a slash."""
    server = Server("")
    handler = functools.partial(_Handler, directory=str(folder), record=server.requests)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as http:
        threading.Thread(target=http.serve_forever, args=(0.05,), daemon=True).start()
        server.url = f"http://127.0.0.1:{http.server_port}/"
        yield server
        http.shutdown()
