"""Moves as values. In notation: `7s`, `Jhs` (jack of hearts naming spades), `2h3`, `draw`, …"""

from haftquiz.engine.cards import DECK, SUITS, Card
from haftquiz.engine.value import value_class


@value_class
class Play:
    """Lay a card; a jack may name a suit, a giving card a seat."""

    card: Card
    suit: str = ""
    seat: int = 0

    def __str__(self) -> str:
        return f"{self.card}{self.suit}{self.seat or ''}"


@value_class
class Draw:
    """Take one card, or the whole pending penalty."""

    def __str__(self) -> str:
        return "draw"


@value_class
class Pass:
    """End the turn: keep the drawn card, or go without where nothing can be drawn."""

    def __str__(self) -> str:
        return "pass"


@value_class
class Call:
    """Say the last-card word; seat 0: whoever has just played, else the mover."""

    seat: int = 0

    def __str__(self) -> str:
        return f"call{self.seat or ''}"


@value_class
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
