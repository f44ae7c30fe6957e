"""Whole hands with every card known: the deal, and shuffling covered cards back into the pile.

Nothing here is random. Who wants a random hand shuffles and gives the order; the same order gives
the same hand again.
"""

from collections.abc import Sequence
from dataclasses import replace

from haftquiz.engine.cards import DECK, Card
from haftquiz.engine.moves import Catch, Draw, Move, Play
from haftquiz.engine.naming import answers_two
from haftquiz.engine.position import EMPTY, Position, Stack
from haftquiz.engine.rules import Rules
from haftquiz.engine.start import deal_fits, may_start


class Undealable(ValueError):
    """These cards cannot be dealt: too few for the hands, or none of the rest may lie first."""


def full_deck(rules: Rules, players: int) -> tuple[Card, ...]:
    """All cards that so many players play with, in the order of a new deck."""
    return DECK * rules.decks(players)


def deal(rules: Rules, players: int, order: Sequence[Card]) -> Position:
    """The first position of a hand, dealt one by one from the front of `order`.

    The first card after the hands that may lie first is turned up; those before it go to the
    bottom of the pile. Seat 1 begins, so the dealer is the last seat.
    """
    if not deal_fits(rules, players):
        raise Undealable(f"{players} players")
    dealt = rules.hand_size.value * players
    hands = tuple(Stack(tuple(order[seat:dealt:players])) for seat in range(players))
    rest = tuple(order[dealt:])
    for at, card in enumerate(rest):
        if may_start(rules, card):
            pile = Stack(rest[at + 1 :] + rest[:at])
            return Position(rules, hands, top=card, suit=card.suit, pile=pile, under=EMPTY)
    raise Undealable("no card may lie first")


def to_shuffle(position: Position, move: Move) -> tuple[Card, ...]:
    """The covered cards that must be shuffled before `move`; none while the pile has enough."""
    pile, under = position.pile, position.under
    if pile is None or under is None or position.rules.stock_empty.value != "reshuffle":
        return ()
    return under.cards if pile.size < _due(position, move) else ()


def restock(position: Position, order: Sequence[Card]) -> Position:
    """The position with the covered cards, shuffled into `order`, laid under what is left to draw.

    ValueError if these are other cards than the covered ones.
    """
    pile, under = position.pile, position.under
    if pile is None or under is None or sorted(order) != sorted(under.cards):
        raise ValueError("not the cards under the top card")
    return replace(position, pile=Stack(pile.cards + tuple(order), pile.unseen), under=EMPTY)


def _due(position: Position, move: Move) -> int:
    """How many cards `move` takes from the pile if there are so many."""
    due: int = 0
    if isinstance(move, Play):
        if position.giver and answers_two(position, move.card):
            due = 2
        elif move.seat:
            due = 1
    elif isinstance(move, Draw):
        due = position.owed or position.rules.draw_count.value
    elif isinstance(move, Catch):
        due = position.rules.last_card_forget.value
    return due
