"""A brute-force judge of «هفت و نیم» and its two variants, written from the clauses alone.

It shares nothing with the package. A table: {"set": "base", "italian" or "spanish", "banker": 3,
"wild": "Kd" or None, "pairs": False, "stakes": {1: 10, …}, "hands": {1: [["4h", "2s"]], …}} where a
seat has several hands after a split. Points are fractions.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

Table = dict[str, Any]
Hand = list[str]

HALF = Fraction(1, 2)
AIM = Fraction(15, 2)
DECK = [rank + suit for suit in "cdhs" for rank in "A234567JQK"]  # SH-03 to SH-05


def points(card: str) -> Fraction:
    if card[0] in "JQK":
        return HALF  # SH-08
    return Fraction(1 if card[0] == "A" else int(card[0]))  # SH-06, SH-07


def possible_totals(table: Table, hand: Hand) -> list[Fraction]:
    """All that a hand can count: the wild card is a half or a whole number to seven (SH-53)."""
    totals = [Fraction(0)]
    for card in hand:
        values = [points(card)]
        if card == table["wild"]:
            values = [HALF, *map(Fraction, range(1, 8))]
        totals = [total + value for total in totals for value in values]
    return totals


def total(table: Table, hand: Hand) -> Fraction:
    """The best for its owner: as near to the aim as can be without going over (SH-02)."""
    good = [one for one in possible_totals(table, hand) if one <= AIM]
    return max(good) if good else min(possible_totals(table, hand))


def is_pair(table: Table, hand: Hand) -> bool:
    return bool(table["pairs"]) and len(hand) == 2 and hand[0][0] == hand[1][0] == "7"  # SH-55


def bust(table: Table, hand: Hand) -> bool:
    return total(table, hand) > AIM and not is_pair(table, hand)


def is_short(table: Table, hand: Hand) -> bool:
    """Seven and a half of two cards (SH-46, SH-68, AS-07, AS-10)."""
    return len(hand) == 2 and total(table, hand) == AIM


def beats(table: Table, hand: Hand, dealer: Hand) -> bool:
    """Does a player's hand win against the dealer's?"""
    if bust(table, hand):
        return False  # SH-28, AS-15
    if bust(table, dealer):
        return True  # SH-37
    if is_pair(table, dealer):
        return False  # AS-08
    if is_pair(table, hand):
        return True
    if table["set"] != "base" and is_short(table, hand) != is_short(table, dealer):
        return is_short(table, hand)  # SH-46, SH-47, AS-06
    return total(table, hand) > total(table, dealer)  # SH-39 to SH-41


def pay(table: Table, seat: int) -> int:
    """What a seat gets beyond its stake, all its hands together."""
    (dealer,) = table["hands"][table["banker"]]
    sum_of = 0
    for hand in table["hands"][seat]:
        stake = table["stakes"][seat]  # SH-65: each hand has the same
        if not beats(table, hand, dealer):
            sum_of -= stake  # SH-51: never double
        elif is_pair(table, hand) or (table["set"] != "base" and is_short(table, hand)):
            sum_of += 2 * stake  # SH-48, SH-57, SH-68, AS-04
        else:
            sum_of += stake
    return sum_of


def order(table: Table) -> list[int]:
    """The players from the dealer's right, and the dealer last (SH-10, SH-34)."""
    count = len(table["hands"])
    return [(table["banker"] - 1 + step) % count + 1 for step in range(1, count + 1)]


def bank(table: Table) -> int:
    """Who deals the next hand (SH-14, SH-42, SH-43, SH-69, SH-72, AS-01, AS-09, AS-13)."""
    (dealer,) = table["hands"][table["banker"]]
    for seat in order(table)[:-1]:
        for hand in table["hands"][seat]:
            if not beats(table, hand, dealer) or is_pair(table, hand):
                continue
            if total(table, hand) == AIM and (table["set"] != "spanish" or is_short(table, hand)):
                return seat
    return int(table["banker"])


def at_rest(table: Table, hand: Hand) -> bool:
    """At the aim, over it, or a pair shown: nothing more is asked for (SH-26, SH-30, SH-56)."""
    return total(table, hand) >= AIM or is_pair(table, hand)


def moves(table: Table, seat: int, hand: Hand, *, cards_left: bool = True) -> list[str]:
    if at_rest(table, hand):
        return []
    can = ["hit", "stand"] if cards_left else ["stand"]
    pictures = len(hand) == 2 and all(card[0] in "JQK" for card in hand)
    if table["set"] == "spanish" and pictures and seat != table["banker"]:
        can.append("split")  # SH-63, SH-66
    return can


class Play:
    """A round being played: whose hand is asked, and what the moves do."""

    def __init__(self, table: Table, pile: list[str]) -> None:
        hands = {seat: [list(hand) for hand in own] for seat, own in table["hands"].items()}
        self.table = {**table, "hands": hands}
        self.pile = list(pile)
        self.queue = [(seat, 0) for seat in order(table)]
        self.settle()

    def hand(self) -> Hand:
        seat, place = self.queue[0]
        hand: Hand = self.table["hands"][seat][place]
        return hand

    def settle(self) -> None:
        """Pass over hands that are at rest; the dealer does not play against nobody (AS-03)."""
        while self.queue:
            seat, _ = self.queue[0]
            others = [own for who in order(self.table)[:-1] for own in self.table["hands"][who]]
            nobody = all(bust(self.table, own) for own in others)
            if not at_rest(self.table, self.hand()) and not (
                seat == self.table["banker"] and nobody
            ):
                return
            self.queue.pop(0)

    def turn(self) -> int | None:
        return self.queue[0][0] if self.queue else None

    def can(self) -> list[str]:
        if not self.queue:
            return []
        return moves(self.table, self.queue[0][0], self.hand(), cards_left=bool(self.pile))

    def make(self, move: str) -> None:
        seat, place = self.queue[0]
        if move == "stand":
            self.queue.pop(0)
        elif move == "hit":
            self.hand().append(self.pile.pop(0))
        else:
            own = self.table["hands"][seat]
            own[place : place + 1] = [[card] for card in own[place]]
            later = [(who, at) for who, at in self.queue[1:] if who != seat]
            self.queue = [(seat, at) for at in range(place, len(own))] + later
        self.settle()
