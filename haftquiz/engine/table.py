"""What the table alone decides: whether a card goes on it, whoever holds that card.

A rule row meets the same few hundred tables over and over. Each is weighed once, for all cards,
and kept with the row. Every branch asks a cell of the row; none asks which rule set it is.
"""

from typing import NamedTuple

from haftquiz.engine.cards import DECK, Card, same_colour
from haftquiz.engine.position import Position, Unknown
from haftquiz.engine.rules import Effect, Rules
from haftquiz.engine.verdict import Reason, Verdict

_ANOTHER = {"8": Reason.ANOTHER_EIGHT, "A": Reason.ANOTHER_ACE}
_MUST_COVER = {"8": Reason.MUST_COVER_EIGHT, "A": Reason.MUST_COVER_ACE}


class Table(NamedTuple):
    """What is seen on the table."""

    top: Card
    suit: str  # the suit to match
    owed: bool  # a penalty is pending
    follow: bool  # the top card must be covered by its own player


class Weighed(NamedTuple):
    """What one table says of every card, and which ones go on it."""

    verdicts: dict[Card, Verdict]
    fits: frozenset[Card]


def weighed(position: Position) -> Weighed:
    """What the table of `position` says of every card; Unknown if its top card was not told."""
    rules = position.rules
    seen = (position.top, position.suit, position.owed > 0, position.follow)
    found: Weighed | None = rules.weighed.get(seen)
    if found is None:
        found = rules.weighed[seen] = _weigh_all(rules, Table(top_card(position), *seen[1:]))
    return found


def _weigh_all(rules: Rules, table: Table) -> Weighed:
    verdicts = {card: _weigh(rules, table, card) for card in DECK}
    return Weighed(verdicts, frozenset(card for card in DECK if verdicts[card].legal))


def top_card(position: Position) -> Card:
    """The card on the table; Unknown if it was not told."""
    if position.top is None:
        raise Unknown("top")
    return position.top


def _weigh(rules: Rules, table: Table, card: Card) -> Verdict:
    if table.owed:
        return _answer(rules, card)
    if table.follow:
        return _cover(rules, table, card)
    if card.rank == "J":
        return _jack(rules, table, card)
    return _ordinary(rules, table, card)


def _answer(rules: Rules, card: Card) -> Verdict:
    if rules.effects[card.rank].value is Effect.PENALTY:
        return Verdict(True, Reason.ANSWERS_SEVEN, rules.seven_answer)
    if card.rank == "J":
        barred = rules.jack_on_pending_7
        return Verdict(
            bool(barred.value), Reason.JACK_ANY if barred.value else Reason.JACK_NO_ANSWER, barred
        )
    return Verdict(False, Reason.ONLY_SEVEN, rules.seven_answer)


def _cover(rules: Rules, table: Table, card: Card) -> Verdict:
    top = table.top
    cover = rules.covers[top.rank]
    if card.rank == top.rank:
        return Verdict(True, _ANOTHER[top.rank], cover.again)
    jack = card.rank == "J"
    cell = cover.jack if jack else cover.followup
    if card.suit == top.suit:
        return Verdict(True, Reason.SAME_SUIT, cell)
    if jack and cell.value == "any":
        return Verdict(True, Reason.JACK_ANY, cell)
    if cell.value == "any":
        return Verdict(True, Reason.ANY_COVER, cell)
    return Verdict(False, _MUST_COVER[top.rank], cell)


def _jack(rules: Rules, table: Table, card: Card) -> Verdict:
    top = table.top
    if top.rank == "7" and not rules.jack_on_spent_7.value:
        return Verdict(False, Reason.JACK_NOT_ON_SEVEN, rules.jack_on_spent_7)
    other_suit = top.rank == "J" and card.suit != table.suit
    if other_suit and rules.jack_on_named.value == "none":
        return Verdict(False, Reason.NOT_NAMED_SUIT, rules.jack_on_named)
    return Verdict(True, Reason.JACK_ANY, rules.jack_on_named if other_suit else rules.jack)


def _ordinary(rules: Rules, table: Table, card: Card) -> Verdict:
    top = table.top
    suit = table.suit if rules.named_suit.value else top.suit
    named = suit != top.suit
    if card.suit == suit:
        return Verdict(True, Reason.SAME_SUIT, rules.named_suit if named else rules.match_rule)
    if card.rank == top.rank:
        return Verdict(True, Reason.SAME_RANK, rules.match_rule)
    coloured = same_colour(card.suit, suit)
    if coloured and rules.colour_matches.value:
        return Verdict(True, Reason.SAME_COLOUR, rules.colour_matches)
    if named:
        return Verdict(False, Reason.NOT_NAMED_SUIT, rules.named_suit)
    if coloured:
        return Verdict(False, Reason.NO_MATCH, rules.colour_matches)
    return Verdict(False, Reason.NO_MATCH, rules.match_rule)
