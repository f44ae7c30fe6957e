"""A position: one value that holds all that decides what may be played.

Hands, draw pile and the cards under the top card may be known, partly known or unknown; what
depends on something unknown raises `Unknown` instead of guessing.
"""

from dataclasses import dataclass

from haftquiz.engine.cards import Card
from haftquiz.engine.rules import Rules
from haftquiz.engine.value import value_class


class Unknown(Exception):
    """The answer depends on something that was not told. `what`: "hand", "pile" or "top"."""

    def __init__(self, what: str, seat: int = 0) -> None:
        super().__init__(what)
        self.what = what
        self.seat = seat


@value_class
class Stack:
    """Cards of which some are known: those first (in order), then a number of unseen ones."""

    cards: tuple[Card, ...] = ()
    unseen: int = 0

    @property
    def size(self) -> int:
        """How many cards these are."""
        return len(self.cards) + self.unseen

    def without(self, card: Card) -> "Stack":
        """One card less: that card where it is seen, else one of the unseen."""
        try:
            at = self.cards.index(card)
        except ValueError:
            return Stack(self.cards, self.unseen - 1)
        return Stack(self.cards[:at] + self.cards[at + 1 :], self.unseen)


EMPTY = Stack()


@dataclass(slots=True, unsafe_hash=True)
class Position:
    """A moment of a hand. Seats are numbered from 1 in the opening direction of play.

    A value: the steps of a move change the copy that they make, and nobody changes one that he
    was given. (It is not frozen because those steps are what a game spends its time on.)

    `hands[seat - 1]`, `pile` (next card first) and `under` are None where unknown: an unknown
    hand holds enough cards not to go out, an unknown pile is not empty, an unknown `under` is
    neither.
    """

    rules: Rules
    hands: tuple[Stack | None, ...]
    top: Card | None = None
    suit: str = ""  # the suit to match
    turn: int = 1
    direction: int = 1  # 1 or -1
    owed: int = 0  # cards that the mover must take, or answer
    follow: bool = False  # the mover has just played `top` and must cover it
    drew: tuple[Card, ...] = ()  # cards drawn this turn of which one may be played
    pile: Stack | None = None
    under: Stack | None = None
    gone: tuple[int, ...] = ()  # seats that have gone out, in order
    uncalled: tuple[int, ...] = ()  # seats with one card that have not said so
    called: tuple[int, ...] = ()  # seats with one card that have said so
    last: int = 0  # the seat that has just played, until the next draw, pass or play
    giver: int = 0  # who laid the two that the mover may answer
    burnt: tuple[int, ...] = ()  # seats whose next turn is lost
    fresh: tuple[int, ...] = ()  # seats that went out less than a round ago
    passes: int = 0  # turns in a row that ended with nothing drawn or played
    unsettled: str = ""  # an unseen card decides whose turn it is: "drawn", or of a "penalty"
    over: bool = False

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def mover_hand(self) -> Stack | None:
        """The hand of the player to move."""
        return self.hands[self.turn - 1]

    def hand(self, seat: int) -> Stack | None:
        """The hand of a seat."""
        return self.hands[seat - 1]

    def set_hand(self, seat: int, hand: Stack | None) -> None:
        """Put another hand at `seat`, in a copy of one's own."""
        hands = list(self.hands)
        hands[seat - 1] = hand
        self.hands = tuple(hands)

    def with_hand(self, seat: int, hand: Stack | None) -> "Position":
        """The same position with another hand at `seat`."""
        other = self.copy()
        other.set_hand(seat, hand)
        return other

    def copy(self) -> "Position":
        """The same position, to be changed; `dataclasses.replace` takes eight times as long."""
        other = object.__new__(Position)
        other.rules = self.rules
        other.hands = self.hands
        other.top = self.top
        other.suit = self.suit
        other.turn = self.turn
        other.direction = self.direction
        other.owed = self.owed
        other.follow = self.follow
        other.drew = self.drew
        other.pile = self.pile
        other.under = self.under
        other.gone = self.gone
        other.uncalled = self.uncalled
        other.called = self.called
        other.last = self.last
        other.giver = self.giver
        other.burnt = self.burnt
        other.fresh = self.fresh
        other.passes = self.passes
        other.unsettled = self.unsettled
        other.over = self.over
        return other

    def supply(self) -> int | None:
        """How many cards can be drawn, reshuffling included; None: enough, number unknown."""
        if self.pile is None:
            return None
        if self.rules.stock_empty.value == "pass":
            return self.pile.size
        return None if self.under is None else self.pile.size + self.under.size

    def is_dry(self) -> bool:
        """Whether it is known that nothing can be drawn."""
        pile = self.pile
        return pile is not None and not pile.cards and self.supply() == 0

    def winner(self) -> int | None:
        """The seat that went out first, or None."""
        return self.gone[0] if self.gone else None


def known_by_count(position: Position) -> Position:
    """Who has not said the word holds one card and who has gone out none, told or not."""
    for seats, hand in ((position.uncalled, Stack((), 1)), (position.gone, EMPTY)):
        for seat in seats:
            if position.hand(seat) is None:
                position = position.with_hand(seat, hand)
    return position


def next_seat(position: Position, seat: int) -> int:
    """The seat to move after `seat` in the current direction; who has gone out is not counted."""
    seats, step, gone = len(position.hands), position.direction, position.gone
    seat = (seat - 1 + step) % seats + 1
    while seat in gone:
        seat = (seat - 1 + step) % seats + 1
    return seat
