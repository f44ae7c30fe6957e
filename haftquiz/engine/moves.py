"""Moves as values. In notation: `7s`, `Jhs` (jack of hearts naming spades), `2h3`, `draw`, …

Moves of different kinds are never equal: as tuples `Draw()` and `Pass()` would be.
"""

from dataclasses import dataclass
from typing import NamedTuple

from haftquiz.engine.cards import DECK, SUITS, Card


class Play(NamedTuple):
    """Lay a card; a jack may name a suit, a giving card a seat."""

    card: Card
    suit: str = ""
    seat: int = 0

    def __str__(self) -> str:
        return f"{self.card}{self.suit}{self.seat or ''}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Take one card, or the whole pending penalty."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn: keep the drawn card, or go without where nothing can be drawn."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Call:
    """Say the last-card word; seat 0: whoever has just played, else the mover."""

    seat: int = 0

    def __str__(self) -> str:
        return f"call{self.seat or ''}"


@dataclass(frozen=True, slots=True)
class Catch:
    """Catch a player who has not said the last-card word."""

    seat: int

    def __str__(self) -> str:
        return f"catch{self.seat}"


Move = Play | Draw | Pass | Call | Catch
DRAW = Draw()
PASS = Pass()
# The ways to lay a card where the hand and the seats have no say in it.
PLAIN: dict[Card, tuple[Play]] = {card: (Play(card),) for card in DECK}
NAMING: dict[Card, tuple[Play, ...]] = {
    card: tuple(Play(card, suit) for suit in SUITS) for card in DECK if card.rank == "J"
}
