"""What «ببین چه می‌شود» shows of any game: sentences, and moves that may be tried."""

from typing import Any

MOST_STEPS = 60


def line(text: str, clause: str | None = None, legal: bool | None = None) -> dict[str, Any]:
    """One sentence; `legal` False: about a move that may not be made."""
    return {"text": text, "clause": clause, "legal": legal}


def option(value: str, label: str, card: str | None, legal: bool) -> dict[str, Any]:
    """One move to try; `card`: drawn as that card."""
    return {"value": value, "label": label, "card": card, "legal": legal}
