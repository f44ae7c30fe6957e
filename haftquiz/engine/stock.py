"""The draw pile: taking cards from it, and making it anew from the cards under the top card."""

from haftquiz.engine.events import Event, Happening, Log
from haftquiz.engine.position import EMPTY, Position, Stack


def deal(position: Position, seat: int, amount: int, log: Log) -> tuple[Position, Stack]:
    """Move up to `amount` cards from the pile to a hand, reshuffling once where the rules do.

    Returns the position and the cards that came, in the order in which they did.
    """
    pile = position.pile
    if pile is None:
        got = Stack((), amount)
    else:
        got, pile = _cut(pile, amount)
        if got.size < amount and position.rules.stock_empty.value == "reshuffle":
            position, got, pile = _reshuffle(position, got, amount, log)
    hand = position.hand(seat)
    if hand is not None:
        hand = Stack(hand.cards + got.cards, hand.unseen + got.unseen)
    return position._replace(hands=position.hands_with(seat, hand), pile=pile), got


def _cut(pile: Stack, amount: int) -> tuple[Stack, Stack]:
    """The next cards of a pile, and the rest."""
    seen = pile.cards[:amount]
    unseen = min(amount - len(seen), pile.unseen)
    return Stack(seen, unseen), Stack(pile.cards[amount:], pile.unseen - unseen)


def _reshuffle(
    position: Position, got: Stack, amount: int, log: Log
) -> tuple[Position, Stack, Stack | None]:
    """The cards under the top card become the pile; their order is no longer known.

    The top card and the suit in force stay.
    """
    under = position.under
    if under is not None and not under.size:
        return position, got, EMPTY
    log.append(Event(Happening.RESHUFFLED, position.rules.stock_empty))
    position = position._replace(under=EMPTY)
    if under is None:
        return position, Stack(got.cards, amount - len(got.cards)), None
    more = min(amount - got.size, under.size)
    if more == under.size:  # all of them: no order to be unsure of
        return position, Stack(got.cards + under.cards, got.unseen + under.unseen), EMPTY
    return position, Stack(got.cards, got.unseen + more), Stack((), under.size - more)
