"""Moves as values. In notation: `7s`, `Jhs` (jack of hearts naming spades), `2h3`, `draw`, …"""

from typing import NamedTuple

from haftquiz.engine.cards import Card


class Play(NamedTuple):
    """Lay a card; a jack may name a suit, a giving card a seat."""

    card: Card
    suit: str = ""
    seat: int = 0

    def __str__(self) -> str:
        return f"{self.card}{self.suit}{self.seat or ''}"


class Draw(NamedTuple):
    """Take one card, or the whole pending penalty."""

    def __str__(self) -> str:
        return "draw"


class Pass(NamedTuple):
    """End the turn: keep the drawn card, or go without where nothing can be drawn."""

    def __str__(self) -> str:
        return "pass"


class Call(NamedTuple):
    """Say the last-card word; seat 0: whoever has just played, else the mover."""

    seat: int = 0

    def __str__(self) -> str:
        return f"call{self.seat or ''}"


class Catch(NamedTuple):
    """Catch a player who has not said the last-card word."""

    seat: int

    def __str__(self) -> str:
        return f"catch{self.seat}"


Move = Play | Draw | Pass | Call | Catch
DRAW = Draw()
PASS = Pass()
