"""The draw pile: taking cards from it, and making it anew from the cards under the top card.

`after` is the copy of a position that a move is changing.
"""

from haftquiz.engine.events import Happening, Tell
from haftquiz.engine.position import EMPTY, Position, Stack


def deal(after: Position, seat: int, amount: int, tell: Tell) -> Stack:
    """Move up to `amount` cards from the pile to a hand, reshuffling once where the rules do.

    Returns the cards that came, in the order in which they did.
    """
    if after.pile is None:
        got = Stack((), amount)
    else:
        got, after.pile = _cut(after.pile, amount)
        if got.size < amount and after.rules.stock_empty.value == "reshuffle":
            got = _reshuffle(after, got, amount, tell)
    hand = after.hand(seat)
    if hand is not None:
        after.set_hand(seat, Stack(hand.cards + got.cards, hand.unseen + got.unseen))
    return got


def _cut(pile: Stack, amount: int) -> tuple[Stack, Stack]:
    """The next cards of a pile, and the rest."""
    seen = pile.cards[:amount]
    unseen = min(amount - len(seen), pile.unseen) if pile.unseen else 0
    return Stack(seen, unseen), Stack(pile.cards[amount:], pile.unseen - unseen)


def _reshuffle(after: Position, got: Stack, amount: int, tell: Tell) -> Stack:
    """The cards under the top card become the pile; their order is no longer known.

    The top card and the suit in force stay. Returns what has now been got.
    """
    under = after.under
    if under is not None and not under.size:
        return got
    tell(Happening.RESHUFFLED, after.rules.stock_empty)
    after.under = EMPTY
    if under is None:
        after.pile = None
        return Stack(got.cards, amount - len(got.cards))
    more = min(amount - got.size, under.size)
    if more == under.size:  # all of them: no order to be unsure of
        return Stack(got.cards + under.cards, got.unseen + under.unseen)
    after.pile = Stack((), under.size - more)
    return Stack(got.cards, got.unseen + more)
