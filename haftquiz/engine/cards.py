"""Cards as values: a rank and a suit, printed canonically (`5h`, `Th`, `As`)."""

from typing import NamedTuple

RANKS = "A23456789TJQK"
SUITS = "cdhs"
RED_SUITS = "dh"


class Card(NamedTuple):
    """One card; two decks hold equal cards, so a card has no identity beyond rank and suit."""

    rank: str
    suit: str

    def __str__(self) -> str:
        return self.rank + self.suit


DECK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
CARDS: dict[str, Card] = {str(card): card for card in DECK}


def card(text: str) -> Card:
    """The card printed `text` canonically; KeyError if there is none."""
    return CARDS[text]


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a run of canonical names: `cards("5h8s")`; spaces may stand between."""
    run = text.replace(" ", "")
    return tuple(CARDS[run[i : i + 2]] for i in range(0, len(run), 2))


def same_colour(one: str, other: str) -> bool:
    """Whether two suits are of one colour (which is no match by itself: BZ-14)."""
    return (one in RED_SUITS) == (other in RED_SUITS)
