"""A moment of a hand of seven and a half."""

from typing import NamedTuple

from haftquiz.engine.cards import Card
from haftquiz.engine.position import Stack, Unknown
from haftquiz.engine.seven_and_half.hands import HalfHand, Worth, worth
from haftquiz.engine.seven_and_half.rules import SEVEN_AND_HALF, HalfRules

Hands = tuple[HalfHand, ...]


class HalfPosition(NamedTuple):
    """Seats are numbered from 1 in the direction of play; the banker acts last.

    `hands[seat - 1]` is a player's hand, or several after a split; None where unknown.
    """

    rules: HalfRules
    hands: tuple[Hands | None, ...]
    banker: int = 0  # 0: not told
    turn: int = 1
    active: int = 0  # which of the mover's hands is being played
    stakes: tuple[int | None, ...] = ()
    limits: tuple[int, int] | None = None
    wild: Card | None = None
    wild_told: bool = False
    pile: Stack | None = None
    over: bool = False  # everyone has acted
    unsettled: bool = False  # a card came that was not told

    @property
    def seats(self) -> int:
        """The number of players, the banker among them."""
        return len(self.hands)

    def known(self, seat: int) -> Hands:
        """The hands of a seat; Unknown if they were not told."""
        hands = self.hands[seat - 1]
        if hands is None:
            raise Unknown("hand", seat)
        return hands

    def worths(self, seat: int) -> list[Worth]:
        """What each hand of a seat counts."""
        if self.unsettled:
            raise Unknown("pile")
        return [worth(self.rules, hand, self.wild) for hand in self.known(seat)]

    def order(self) -> list[int]:
        """The seats in the order in which they act: from the banker's next to the banker."""
        if not self.banker:
            raise Unknown("banker")
        way = 1 if self.rules.direction.value == "counter-clockwise" else -1
        steps = range(1, self.seats + 1)
        return [(self.banker + way * step - 1) % self.seats + 1 for step in steps]

    def punters(self) -> list[int]:
        """Everyone but the banker, in the order of play."""
        return self.order()[:-1]

    def settled(self, seat: int) -> bool:
        """Whether every hand of a seat is known to be finished."""
        if self.hands[seat - 1] is None or self.unsettled:
            return False
        return all(self.finished(value) for value in self.worths(seat))

    def finished(self, value: Worth) -> bool:
        """Whether a hand of this worth gets no more cards: at seven and a half, over, a pair."""
        if value.total == SEVEN_AND_HALF:
            return bool(self.rules.exact.value == "turn-ends")
        return value.total > SEVEN_AND_HALF or value.pair
