"""The start of a hand: the deal and the card that may lie first."""

from haftquiz.engine.cards import Card
from haftquiz.engine.rules import Rules


def may_start(rules: Rules, card: Card) -> bool:
    """Whether `card` may be the first face-up card (BZ-12, WK-12, VG-12, KF-07)."""
    return card.rank not in rules.start_card_excluded.value


def deck_size(rules: Rules, players: int) -> int:
    """How many cards are in play."""
    return 52 * rules.decks(players)


def fits_players(rules: Rules, players: int) -> bool:
    """Whether so many may play (BZ-06, WK-03, VG-05, KF-02)."""
    least, most = rules.players.value
    return players >= least and (most is None or players <= most)


def deal_fits(rules: Rules, players: int) -> bool:
    """Whether the deck has enough for all hands and a card to start."""
    hands: int = rules.hand_size.value * players
    return hands < deck_size(rules, players)
