"""Asking for cards: hit, stand and split, and whose turn it is then."""

from enum import StrEnum
from typing import NamedTuple

from haftquiz.engine.cards import SUITS, Card
from haftquiz.engine.position import EMPTY, Stack, Unknown
from haftquiz.engine.rules import ABSENT, Cell
from haftquiz.engine.seven_and_half.hands import HalfHand, is_pair, is_two_pictures, worth
from haftquiz.engine.seven_and_half.position import HalfPosition
from haftquiz.engine.seven_and_half.rules import DECK_RANKS

MOVES = ("hit", "stand", "split")


class HalfReason(StrEnum):
    """Why a move is legal or is not."""

    STANDS = "stands"  # wants no more cards
    UNDER = "under"  # under 7.5: may ask for a card, or stop
    AT_SEVEN_AND_HALF = "at-seven-and-half"
    IS_OVER = "is-over"
    SHOWN_PAIR = "shown-pair"
    TWO_PICTURES = "two-pictures"
    NOT_TWO_PICTURES = "not-two-pictures"
    BANKER_NO_SPLIT = "banker-no-split"
    NO_SPLIT = "no-split"
    NO_CARDS = "no-cards"
    NOT_ON_TURN = "not-on-turn"
    HAND_OVER = "hand-over"


class HalfVerdict(NamedTuple):
    """A judgement with the cell of the rule that decided."""

    legal: bool
    reason: HalfReason
    cell: Cell = ABSENT


def judge_hand(position: HalfPosition, seat: int, hand: HalfHand, move: str) -> HalfVerdict:
    """Whether `seat` may `move` with `hand` when it is its turn (SH-24, SH-30, SH-33, SH-63)."""
    rules = position.rules
    if move == "split":
        return _judge_split(position, seat, hand)
    value = worth(rules, hand, position.wild)
    if value.pair:
        return HalfVerdict(False, HalfReason.SHOWN_PAIR, rules.pair_of_sevens)
    if value.over:
        return HalfVerdict(False, HalfReason.IS_OVER, rules.over)
    if position.finished(value):
        return HalfVerdict(False, HalfReason.AT_SEVEN_AND_HALF, rules.exact)
    if move == "hit" and position.pile == EMPTY and not _shuffled_back(position):
        return HalfVerdict(False, HalfReason.NO_CARDS, rules.cards_out)
    cell = rules.banker_draws if seat == position.banker else rules.may_draw
    if move == "hit" and not cell.value:
        return HalfVerdict(False, HalfReason.STANDS, cell)
    if move == "stand":
        cell = rules.stand
    elif position.pile == EMPTY:
        cell = rules.cards_out
    return HalfVerdict(True, HalfReason.UNDER, cell)


def _judge_split(position: HalfPosition, seat: int, hand: HalfHand) -> HalfVerdict:
    rules = position.rules
    if not rules.split.value:
        return HalfVerdict(False, HalfReason.NO_SPLIT, rules.split)
    if seat == position.banker:
        return HalfVerdict(False, HalfReason.BANKER_NO_SPLIT, rules.split)
    fits = is_pair(hand) if rules.split.value == "pair" else is_two_pictures(hand)
    reason = HalfReason.TWO_PICTURES if fits else HalfReason.NOT_TWO_PICTURES
    return HalfVerdict(fits, reason, rules.split)


def judge(position: HalfPosition, move: str, seat: int = 0) -> HalfVerdict:
    """Whether the mover, or `seat`, may make a move with the hand that is being played."""
    if position.over:
        return HalfVerdict(False, HalfReason.HAND_OVER, position.rules.banker_idle)
    if position.unsettled:
        raise Unknown("pile")
    if seat not in (0, position.turn):
        return _judge_waiting(position, seat, move)
    if move == "stand" and position.hands[position.turn - 1] is None:
        return HalfVerdict(True, HalfReason.UNDER, position.rules.may_draw)
    hand = position.known(position.turn)[position.active]
    return judge_hand(position, position.turn, hand, move)


def _judge_waiting(position: HalfPosition, seat: int, move: str) -> HalfVerdict:
    """It is another's turn: because this hand is finished, or because nobody acts before that."""
    if position.settled(seat):
        return judge_hand(position, seat, position.known(seat)[0], move)
    return HalfVerdict(False, HalfReason.NOT_ON_TURN, position.rules.direction)


def apply(position: HalfPosition, move: str) -> HalfPosition:
    """The position after a legal move of the mover."""
    if move == "stand":
        return _next_hand(position)
    hands = position.known(position.turn)
    if move == "split":
        split = hands[position.active]
        parts = tuple(
            HalfHand((card,), (0,) if place in split.down else (), True)
            for place, card in enumerate(split.cards)
        )
        return _with(position, (*hands[: position.active], *parts, *hands[position.active + 1 :]))
    return _hit(position)


def _hit(position: HalfPosition) -> HalfPosition:
    pile = position.pile
    if pile is None or not pile.cards:
        return position._replace(unsettled=True)
    return _receive(position._replace(pile=Stack(pile.cards[1:], pile.unseen)), pile.cards[0])


def _receive(position: HalfPosition, card: Card) -> HalfPosition:
    """The card goes to the hand that is being played."""
    hands = position.known(position.turn)
    hand = hands[position.active]
    new = hand._replace(cards=(*hand.cards, card))
    after = _with(position, (*hands[: position.active], new, *hands[position.active + 1 :]))
    value = worth(position.rules, new, position.wild)
    return _next_hand(after) if after.finished(value) else after


def missing(position: HalfPosition) -> list[Card]:
    """What the card may be on which all hangs: the one that came, or the first one of the mover.

    None of those that lie elsewhere; with the pile out, of the hands that are over (AS-11). Empty
    if nothing is missing.
    """
    if position.over or not (position.unsettled or position.hands[position.turn - 1] is None):
        return []
    over, live = _held(position)
    if position.unsettled and position.pile == EMPTY:
        return _shuffled_back(position)
    seen = {*over, *live, *(position.pile.cards if position.pile else ())}
    deck = (Card(rank, suit) for rank in DECK_RANKS for suit in SUITS)
    return [card for card in deck if card not in seen]


def fill(position: HalfPosition, card: Card) -> HalfPosition:
    """The position where the missing card is this one; see `missing`."""
    if not position.unsettled:
        return _with(position, (HalfHand((card,), (0,)),))
    pile = position.pile
    if pile is not None:
        pile = Stack(pile.cards, max(pile.unseen - 1, 0))
    return _receive(position._replace(unsettled=False, pile=pile), card)


def _held(position: HalfPosition) -> tuple[list[Card], list[Card]]:
    """The cards of the hands that are over, and those of the others."""
    over: list[Card] = []
    live: list[Card] = []
    for hand in (hand for hands in position.hands for hand in hands or ()):
        place = over if worth(position.rules, hand, position.wild).over else live
        place += hand.cards
    return over, live


def _with(position: HalfPosition, hands: tuple[HalfHand, ...]) -> HalfPosition:
    at = position.turn - 1
    return position._replace(hands=(*position.hands[:at], hands, *position.hands[at + 1 :]))


def _next_hand(position: HalfPosition) -> HalfPosition:
    """The mover's next hand after a split, else the next player's turn."""
    hands = position.hands[position.turn - 1]
    for active in range(position.active + 1, len(hands or ())):
        value = worth(position.rules, position.known(position.turn)[active], position.wild)
        if not position.finished(value):
            return position._replace(active=active)
    return start_turn(position._replace(active=0), after=position.turn)


def start_turn(position: HalfPosition, after: int = 0) -> HalfPosition:
    """Give the turn to the first who may act after a seat (0: after the banker).

    Whoever is at seven and a half or over is passed by; with every punter over the banker does
    not act (AS-03).
    """
    order = position.order()
    rest = order[order.index(after) + 1 :] if after else order
    for seat in rest:
        if seat == position.banker and position.rules.banker_idle.value and all_over(position):
            break
        if not position.settled(seat):
            return position._replace(turn=seat, active=0)
    return position._replace(over=True)


def all_over(position: HalfPosition) -> bool:
    """Whether every punter is known to be over."""
    return all(
        position.hands[seat - 1] is not None and all(w.over for w in position.worths(seat))
        for seat in position.punters()
    )


def _shuffled_back(position: HalfPosition) -> list[Card]:
    """What is dealt when the pile is out: the cards of those who are over (AS-11)."""
    over, live = _held(position)
    return [card for card in over if card not in live]
