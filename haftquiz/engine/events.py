"""What a move makes happen, as data: each happening with the rule behind it."""

from enum import StrEnum
from typing import NamedTuple, Protocol

from haftquiz.engine.rules import ABSENT, Cell


class Happening(StrEnum):
    """What a move made happen, in the order in which it did."""

    PLAIN = "plain"  # a card without an effect: the next player moves
    NAMED = "named"  # a suit
    OWES = "owes"  # amount: the pending penalty after a seven
    CONTINUES = "continues"  # the same player must cover
    COVERED = "covered"  # by a special card, which acts as usual
    LEFT_OPEN = "left-open"  # the card to be covered stays as an ordinary one
    SKIPPED = "skipped"  # seat loses a turn
    REVERSED = "reversed"
    GAVE = "gave"  # seat takes amount cards from a two
    TOOK = "took"  # seat takes amount cards: a penalty
    DREW = "drew"  # seat draws amount cards
    RESHUFFLED = "reshuffled"
    SHORT = "short"  # fewer cards than were due
    SPENT = "spent"  # the penalty is settled, the seven is an ordinary card now
    MAY_PLAY = "may-play"  # the drawn card may be laid
    TURN_ENDS = "turn-ends"  # by itself, after a draw
    FINISHED = "finished"  # seat has no cards left
    LAPSED = "lapsed"  # an effect that the end of the hand cut off
    PLAYS_ON = "plays-on"  # whether the others do
    CAME_BACK = "came-back"  # seat is in the game again
    CHAIN_ANEW = "chain-anew"  # a seven on a seven whose penalty has been taken
    TWO_PLAYERS = "two-players"  # what turning or skipping means for two
    TURN_KEPT = "turn-kept"  # seat took a card and keeps its turn
    SPENT_TOO = "spent-too"  # a seven that came with the penalty
    STANDS = "stands"  # an effect of a last card where the others play on
    DEADLOCK = "deadlock"
    CALLED = "called"
    CAUGHT = "caught"


class Event(NamedTuple):
    """One happening with the rule behind it."""

    what: Happening
    cell: Cell = ABSENT
    seat: int = 0
    amount: int = 0


Log = list[Event]


class Tell(Protocol):
    """Told of each happening as it happens."""

    def __call__(self, what: Happening, cell: Cell, seat: int = 0, amount: int = 0) -> None:
        """Take note of one."""


def write_to(log: Log) -> Tell:
    """A listener that writes every happening down."""

    def tell(what: Happening, cell: Cell, seat: int = 0, amount: int = 0) -> None:
        log.append(Event(what, cell, seat, amount))

    return tell


def unheard(what: Happening, cell: Cell, seat: int = 0, amount: int = 0) -> None:
    """For who wants to know only where a move leads."""
