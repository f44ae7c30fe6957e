"""Positions and moves of the engine under another naming: of suits, of seats, of the direction."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from haftquiz.engine.cards import Card
from haftquiz.engine.moves import Call, Catch, Move, Play
from haftquiz.engine.position import Position, Stack


class Renaming(NamedTuple):
    """What becomes of a suit, of a seat, and of the direction (1 or -1)."""

    suit: Callable[[str], str]
    seat: Callable[[int], int]
    way: int = 1

    def card(self, card: Card) -> Card:
        return Card(card.rank, self.suit(card.suit))

    def stack(self, stack: Stack | None) -> Stack | None:
        return stack and Stack(tuple(map(self.card, stack.cards)), stack.unseen)

    def seats(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(map(self.seat, seats))

    def move(self, move: Move) -> Move:
        if isinstance(move, Play):
            suit = self.suit(move.suit) if move.suit else ""
            return Play(self.card(move.card), suit, move.seat and self.seat(move.seat))
        if isinstance(move, Call | Catch):
            return type(move)(move.seat and self.seat(move.seat))
        return move

    def position(self, at: Position) -> Position:
        hands: list[Stack | None] = [None] * at.seats
        for seat, held in enumerate(at.hands, 1):
            hands[self.seat(seat) - 1] = self.stack(held)
        return replace(
            at,
            hands=tuple(hands),
            top=at.top and self.card(at.top),
            suit=self.suit(at.suit),
            turn=self.seat(at.turn),
            direction=at.direction * self.way,
            drew=tuple(map(self.card, at.drew)),
            pile=self.stack(at.pile),
            under=self.stack(at.under),
            gone=self.seats(at.gone),
            uncalled=self.seats(at.uncalled),
            called=self.seats(at.called),
            burnt=self.seats(at.burnt),
            fresh=self.seats(at.fresh),
            last=at.last and self.seat(at.last),
            giver=at.giver and self.seat(at.giver),
        )


def same(name: str) -> str:
    return name


def suits(order: str) -> Renaming:
    """c, d, h, s become the suits of `order`."""
    table = dict(zip("cdhs", order, strict=True))
    return Renaming(table.__getitem__, lambda seat: seat)


def turned(count: int, by: int) -> Renaming:
    """Everybody moves up by so many seats."""
    return Renaming(same, lambda seat: (seat - 1 + by) % count + 1)


def mirrored(count: int) -> Renaming:
    """The seats run the other way round, and so does the direction."""
    return Renaming(same, lambda seat: count + 1 - seat, -1)
