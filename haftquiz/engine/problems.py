"""What makes a position one that cannot occur. Every problem at once, as data."""

from collections import Counter
from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from haftquiz.engine.cards import Card
from haftquiz.engine.matching import drew_with_penalty, match, seen_cards
from haftquiz.engine.position import Position, Stack, Unknown
from haftquiz.engine.rules import Effect
from haftquiz.engine.taking import wish_to_draw


class Impossible(StrEnum):
    """Why a position cannot be."""

    CARD_TWICE = "card-twice"
    TOO_MANY_CARDS = "too-many-cards"
    SUIT_WITHOUT_JACK = "suit-without-jack"
    SUIT_NOT_FREE = "suit-not-free"
    OWED_ODD = "owed-odd"
    OWED_WITHOUT_SEVEN = "owed-without-seven"
    OWED_TOO_MUCH = "owed-too-much"
    FOLLOW_WITHOUT_COVER = "follow-without-cover"
    FOLLOW_AND_OWED = "follow-and-owed"
    NOTHING_UNDER = "nothing-under"
    DREW_NOT_ALLOWED = "drew-not-allowed"
    DREW_ENDS_TURN = "drew-ends-turn"
    EMPTY_HAND = "empty-hand"
    GONE_BUT_HAND_ENDS = "gone-but-hand-ends"
    GONE_WITH_CARDS = "gone-with-cards"
    MOVER_GONE = "mover-gone"
    UNCALLED_COUNT = "uncalled-count"
    NO_WORD = "no-word"


class Problem(NamedTuple):
    """One problem: `field` is the Position's field, `seat` and `card` where they matter."""

    why: Impossible
    field: str
    seat: int = 0
    card: Card | None = None


def problems(position: Position) -> list[Problem]:
    """Everything that is wrong with a position at the start of a question; empty if it can be."""
    found = [*_cards(position), *_suit(position), *_owed(position), *_follow(position)]
    found += [*_hands(position), *_gone(position), *_uncalled(position)]
    return found or list(_drew(position))


def _cards(position: Position) -> list[Problem]:
    decks = position.rules.decks(position.seats)
    found = [
        Problem(Impossible.CARD_TWICE, _where(position, card), 0, card)
        for card, times in Counter(seen_cards(position)).items()
        if times > decks
    ]
    places = (*position.hands, position.pile, position.under)
    count = sum(place.size for place in places if place is not None)
    # a hand that was not told holds at least one card
    count += sum(1 for hand in position.hands if hand is None) + (position.top is not None)
    if count > 52 * decks:
        found.append(Problem(Impossible.TOO_MANY_CARDS, *_largest(position)))
    return found


def _largest(position: Position) -> tuple[str, int]:
    """The place that holds the most, to blame for too many cards."""
    places = [(h.size, "hand", seat) for seat, h in enumerate(position.hands, 1) if h is not None]
    for name, place in (("pile", position.pile), ("under", position.under)):
        if place is not None:
            places.append((place.size, name, 0))
    _, name, seat = max(places)
    return name, seat


def _where(position: Position, card: Card) -> str:
    """The last named place of a card that stands in too many."""
    for name, place in (("under", position.under), ("pile", position.pile)):
        if place is not None and card in place.cards:
            return name
    for seat in range(position.seats, 0, -1):
        hand = position.hand(seat)
        if hand is not None and card in hand.cards:
            return "drew" if seat == position.turn and card in position.drew else f"hand {seat}"
    return "top"


def _suit(position: Position) -> list[Problem]:
    top = position.top
    if top is None or position.suit == top.suit:
        return []
    if top.rank != "J":
        return [Problem(Impossible.SUIT_WITHOUT_JACK, "suit", 0, top)]
    if position.rules.jack_suit.value == "own":
        return [Problem(Impossible.SUIT_NOT_FREE, "suit", 0, top)]
    return []


def _owed(position: Position) -> list[Problem]:
    owed, rules, top = position.owed, position.rules, position.top
    if not owed:
        return []
    found = []
    if owed % 2:
        found.append(Problem(Impossible.OWED_ODD, "owed"))
    if position.follow:
        found.append(Problem(Impossible.FOLLOW_AND_OWED, "owed"))
    barrier = rules.jack_on_pending_7.value and top is not None and top.rank == "J"
    if top is None or (rules.effects[top.rank].value is not Effect.PENALTY and not barrier):
        found.append(Problem(Impossible.OWED_WITHOUT_SEVEN, "owed", 0, top))
        return found
    elsewhere = sum(
        1
        for place in (*position.hands, position.pile)
        if place is not None
        for card in place.cards
        if card.rank == top.rank
    )
    if owed // 2 + elsewhere > 4 * rules.decks(position.seats):
        found.append(Problem(Impossible.OWED_TOO_MUCH, "owed"))
    if not rules.seven_stack.value and owed > 2:
        found.append(Problem(Impossible.OWED_TOO_MUCH, "owed"))
    return found + _nothing_under(position)


def _nothing_under(position: Position) -> list[Problem]:
    """A card just covered can be drawn again, so there is something under the top card."""
    under = position.under
    if position.drew:  # what was covered may be the very card just drawn
        return []
    if under is not None and not under.size and position.rules.stock_empty.value == "reshuffle":
        return [Problem(Impossible.NOTHING_UNDER, "under")]
    return []


def _follow(position: Position) -> list[Problem]:
    if not position.follow:
        return []
    top = position.top
    if top is None or top.rank not in position.rules.covers:
        return [Problem(Impossible.FOLLOW_WITHOUT_COVER, "follow", 0, top)]
    return _nothing_under(position)


def _hands(position: Position) -> list[Problem]:
    waits = position.follow and position.rules.finish_on_8.value == "cover"
    return [
        Problem(Impossible.EMPTY_HAND, "hand", seat)
        for seat, hand in enumerate(position.hands, 1)
        if hand == Stack() and seat not in position.gone and not (waits and seat == position.turn)
    ]


def _gone(position: Position) -> list[Problem]:
    if not position.gone:
        return []
    if position.rules.mode.value != "elimination":
        return [Problem(Impossible.GONE_BUT_HAND_ENDS, "gone")]
    found = [
        Problem(Impossible.GONE_WITH_CARDS, "gone", seat)
        for seat in position.gone
        if (hand := position.hand(seat)) is not None and hand.size
    ]
    if position.turn in position.gone:
        found.append(Problem(Impossible.MOVER_GONE, "turn", position.turn))
    return found


def _uncalled(position: Position) -> list[Problem]:
    rules = position.rules
    if position.uncalled and not (rules.last_card_word.value or rules.last_card_forget.value):
        return [Problem(Impossible.NO_WORD, "uncalled")]
    return [
        Problem(Impossible.UNCALLED_COUNT, "uncalled", seat)
        for seat in position.uncalled
        if (hand := position.hand(seat)) is not None and hand.size != 1
    ]


def _drew(position: Position) -> list[Problem]:
    """A card drawn must have been allowed to be, and must leave the turn with its player."""
    if not position.drew or position.top is None:
        return []
    drawn = position.drew[-1]
    if drew_with_penalty(position):
        return []
    hand = position.mover_hand
    before = replace(position, drew=())
    if hand is not None:
        before = before.with_hand(position.turn, hand.without(drawn))
    if before.owed:
        return [Problem(Impossible.DREW_ENDS_TURN, "drew", 0, drawn)]
    try:
        if not wish_to_draw(before).legal:
            return [Problem(Impossible.DREW_NOT_ALLOWED, "drew", 0, drawn)]
    except Unknown:
        pass  # the rest of the hand is not told: it may have held nothing that fits
    rules = position.rules
    playable = rules.drawn_card_playable.value
    if position.follow:
        playable = rules.covers[position.top.rank].drawn_playable.value
    if not playable or not match(position, drawn).legal:
        return [Problem(Impossible.DREW_ENDS_TURN, "drew", 0, drawn)]
    return []
