"""What commands write: results to standard output, messages to standard error."""

from __future__ import annotations

import sys
from typing import TextIO


def tell(text: str) -> None:
    """Write a result."""
    _write(text, sys.stdout)


def say(text: str) -> None:
    """Write a message."""
    _write(text, sys.stderr)


def _write(text: str, stream: TextIO) -> None:
    """Write a line, whatever the terminal's encoding can hold."""
    try:
        print(text, file=stream, flush=True)
    except UnicodeEncodeError:
        stream.buffer.write(text.encode("utf-8", "replace") + b"\n")
