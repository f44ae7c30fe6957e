"""The one judge: whether a move is legal in a position, and why.

An ordinary turn matches suit or rank; a pending penalty, a card to be covered and a card just
drawn narrow it. Every branch asks a cell of the rule row; none asks which rule set it is.
"""

from collections.abc import Iterator

from haftquiz.engine.cards import SUITS, Card, same_colour
from haftquiz.engine.moves import DRAW, PASS, Call, Draw, Move, Pass, Play
from haftquiz.engine.position import Position, Unknown
from haftquiz.engine.rules import Cell, Effect
from haftquiz.engine.verdict import Reason, Verdict
from haftquiz.engine.word import judge_call, judge_catch

_ANOTHER = {"8": Reason.ANOTHER_EIGHT, "A": Reason.ANOTHER_ACE}
_MUST_COVER = {"8": Reason.MUST_COVER_EIGHT, "A": Reason.MUST_COVER_ACE}


def judge(position: Position, move: Move) -> Verdict:
    """Whether `move` may be made now.

    Raises Unknown where the answer depends on a card or hand that was not told.
    """
    if isinstance(move, Play):
        verdict = weigh(position, move.card)
        return _named(position, move, verdict) if verdict.legal else verdict
    if isinstance(move, Draw):
        return judge_draw(position)
    if isinstance(move, Pass):
        return judge_pass(position)
    if isinstance(move, Call):
        return judge_call(position, move)
    return judge_catch(position, move)


def weigh(position: Position, card: Card) -> Verdict:
    """Whether `card` may be laid now, whatever it would have to name.

    BZ-02, BZ-18, BZ-26, BZ-29, BZ-32, BZ-41, BZ-42 and their like in the other documents.
    """
    if position.over:
        return Verdict(False, Reason.HAND_OVER, position.rules.end_of_hand)
    if position.unsettled:
        raise Unknown("pile")
    if not may_hold(position, card):
        return Verdict(False, Reason.NOT_IN_HAND)
    return match(position, card)


def match(position: Position, card: Card) -> Verdict:
    """Whether `card` goes on the table now, wherever it comes from."""
    rules = position.rules
    if position.drew and card not in position.drew:
        return Verdict(False, Reason.ONLY_DRAWN, rules.drawn_card_playable)
    if position.drew and drew_with_penalty(position):
        return Verdict(True, Reason.SAME_RANK, rules.seven_drawn_with_penalty)
    if position.owed:
        return _answer(position, card)
    if position.follow:
        return _cover(position, card)
    return _ordinary(position, card)


def _answer(position: Position, card: Card) -> Verdict:
    rules = position.rules
    if rules.effect(card.rank).value == Effect.PENALTY:
        return Verdict(True, Reason.ANSWERS_SEVEN, rules.seven_answer)
    if card.rank == "J":
        barred = rules.jack_on_pending_7
        return Verdict(
            bool(barred.value), Reason.JACK_ANY if barred.value else Reason.JACK_NO_ANSWER, barred
        )
    return Verdict(False, Reason.ONLY_SEVEN, rules.seven_answer)


def _cover(position: Position, card: Card) -> Verdict:
    top = _top(position)
    cover = position.rules.covers[top.rank]
    mover = position.mover_hand
    if mover is not None and not mover.size:
        return Verdict(False, Reason.MUST_DRAW_FOR_COVER, position.rules.finish_on_8)
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


def _ordinary(position: Position, card: Card) -> Verdict:
    rules = position.rules
    top = _top(position)
    if card.rank == "J":
        if top.rank == "7" and not rules.jack_on_spent_7.value:
            return Verdict(False, Reason.JACK_NOT_ON_SEVEN, rules.jack_on_spent_7)
        other_suit = top.rank == "J" and card.suit != position.suit
        if other_suit and rules.jack_on_named.value == "none":
            return Verdict(False, Reason.NOT_NAMED_SUIT, rules.jack_on_named)
        cell = rules.jack_on_named if other_suit else rules.jack
        return Verdict(True, Reason.JACK_ANY, cell)
    suit = position.suit if rules.named_suit.value else top.suit
    named = suit != top.suit
    if card.suit == suit:
        return Verdict(True, Reason.SAME_SUIT, rules.named_suit if named else rules.match_rule)
    if card.rank == top.rank:
        return _rank_match(position)
    coloured = same_colour(card.suit, suit)
    if coloured and rules.colour_matches.value:
        return Verdict(True, Reason.SAME_COLOUR, rules.colour_matches)
    if named:
        return Verdict(False, Reason.NOT_NAMED_SUIT, rules.named_suit)
    if coloured:
        return Verdict(False, Reason.NO_MATCH, rules.colour_matches)
    return Verdict(False, Reason.NO_MATCH, rules.match_rule)


def _rank_match(position: Position) -> Verdict:
    """A card of the same rank; whether the suit goes first matters only to one who holds it."""
    first = position.rules.suit_before_rank
    if (first.value or first.assumed) and _holds_suit(position, must_know=bool(first.value)):
        reason = Reason.SUIT_FIRST if first.value else Reason.SAME_RANK
        return Verdict(not first.value, reason, first)
    return Verdict(True, Reason.SAME_RANK, position.rules.match_rule)


def _top(position: Position) -> Card:
    if position.top is None:
        raise Unknown("top")
    return position.top


def _holds_suit(position: Position, must_know: bool) -> bool:
    hand = position.mover_hand
    if must_know and (hand is None or hand.unseen):
        raise Unknown("hand", position.turn)
    return hand is not None and any(card.suit == position.suit for card in hand.cards)


def may_hold(position: Position, card: Card) -> bool:
    """Whether the mover may have `card`: seen in the hand, or unseen there and not elsewhere."""
    hand = position.mover_hand
    if hand is not None and (card in hand.cards or not hand.unseen):
        return card in hand.cards
    decks = position.rules.decks(position.seats)
    return sum(1 for seen in seen_cards(position) if seen == card) < decks


def seen_cards(position: Position) -> Iterator[Card]:
    """Every card whose place is known."""
    if position.top is not None:
        yield position.top
    for place in (*position.hands, position.pile, position.under):
        if place is not None:
            yield from place.cards


def _named(position: Position, move: Play, verdict: Verdict) -> Verdict:
    """Check what a playable card must name: a jack a suit, a giving card a seat."""
    rules = position.rules
    if move.card.rank == "J":
        if move.seat:
            return Verdict(False, Reason.SEAT_NOT_ASKED, rules.jack_suit)
        return _named_suit(position, move, verdict)
    if move.suit:
        return Verdict(False, Reason.SUIT_NOT_ASKED, rules.jack_suit)
    if rules.effect(move.card.rank).value == Effect.GIVE:
        return _named_seat(position, move, verdict)
    if move.seat:
        return Verdict(False, Reason.SEAT_NOT_ASKED, rules.effect(move.card.rank))
    return verdict


def _named_suit(position: Position, move: Play, verdict: Verdict) -> Verdict:
    rules = position.rules
    if rules.jack_suit.value == "own":
        if move.suit not in ("", move.card.suit):
            return Verdict(False, Reason.SUIT_NOT_FREE, rules.jack_suit)
        return verdict
    if move.suit:
        return verdict
    if not is_last(position):
        return Verdict(False, Reason.SUIT_NOT_NAMED, rules.jack_suit)
    goes_on = rules.finish_on_J.value == "while-play-goes-on" and plays_on(position)
    if goes_on or rules.finish_on_J.value == "suit":
        return Verdict(False, Reason.SUIT_NOT_NAMED, rules.finish_on_J)
    return verdict._replace(cell=rules.finish_on_J)


def _named_seat(position: Position, move: Play, verdict: Verdict) -> Verdict:
    rules = position.rules
    if answers_two(position, move.card):
        if move.seat not in (0, position.giver):
            return Verdict(False, Reason.SEAT_NOT_GIVER, rules.two_counter)
        return Verdict(True, Reason.ANSWERS_TWO, rules.two_counter)
    if not move.seat:
        if ends_hand(position):
            return verdict
        return Verdict(False, Reason.SEAT_NOT_NAMED, rules.two_target)
    if move.seat == position.turn:
        return Verdict(False, Reason.SEAT_IS_MOVER, rules.two_target)
    if move.seat in position.gone and not (
        rules.comeback_2_and_7.value and move.seat in position.fresh
    ):
        return Verdict(False, Reason.SEAT_IS_GONE, rules.two_target)
    return verdict._replace(cell=rules.two_giver_gone) if position.giver else verdict


def answers_two(position: Position, card: Card) -> bool:
    """Whether laying `card` now answers a two aimed at the mover (its whole effect then).

    A giver who has gone out cannot be answered (AM-64).
    """
    given = position.giver and position.giver not in position.gone
    return bool(given) and card.rank == "2" and bool(position.rules.two_counter.value)


def is_last(position: Position) -> bool:
    """Whether the mover's hand is known to be one card."""
    hand = position.mover_hand
    return hand is not None and hand.size == 1


def ends_hand(position: Position) -> bool:
    """Whether the mover's next card is the last of the hand."""
    return is_last(position) and not plays_on(position)


def plays_on(position: Position) -> bool:
    """Whether the others go on when the mover has gone out now."""
    others = position.seats - len(position.gone) - 1
    return position.rules.mode.value == "elimination" and others > 1


def playable(position: Position) -> bool:
    """Whether the mover holds a card that may be laid; Unknown if unseen cards decide it."""
    if any(True for _ in fitting(position)):
        return True
    hand = position.mover_hand
    if hand is None or hand.unseen:
        raise Unknown("hand", position.turn)
    return False


def fitting(position: Position) -> Iterator[Card]:
    """The cards seen in the mover's hand that go on the table now."""
    hand = position.mover_hand
    if hand is not None:
        for card in hand.cards:
            if match(position, card).legal:
                yield card


def wish_to_draw(position: Position) -> Verdict:
    """Whether drawing is allowed, leaving aside how many cards there are to draw."""
    rules = position.rules
    if position.over:
        return Verdict(False, Reason.HAND_OVER, rules.end_of_hand)
    if position.unsettled:
        raise Unknown("pile")
    if position.drew:
        return Verdict(False, Reason.ALREADY_DREW, rules.draw_count)
    if position.owed:
        return _take(position)
    if position.follow:
        return _leave_uncovered(position)
    if not rules.must_play_if_able.value:
        return Verdict(True, Reason.MAY_DRAW, rules.must_play_if_able)
    if not playable(position):
        return Verdict(True, Reason.NOTHING_FITS, rules.draw_count)
    only_jacks = all(card.rank == "J" and card.suit != position.suit for card in fitting(position))
    cell = rules.jack_must_be_played if only_jacks else rules.must_play_if_able
    return Verdict(False, Reason.MUST_PLAY, cell)


def _leave_uncovered(position: Position) -> Verdict:
    cover = position.rules.covers[_top(position).rank]
    hand = position.mover_hand
    guess = hand is None or bool(hand.unseen)  # what is not seen might cover
    if guess and cover.draw_though_able.value:
        return Verdict(True, Reason.ENDS_COVER, cover.no_followup)
    if not playable(position):
        return Verdict(True, Reason.ENDS_COVER, cover.no_followup)
    if cover.draw_though_able.value:
        return Verdict(True, Reason.ENDS_COVER, cover.draw_though_able)
    return Verdict(False, Reason.MUST_COVER, cover.draw_though_able)


def _take(position: Position) -> Verdict:
    rules = position.rules
    optional = rules.seven_answer_optional
    hand = position.mover_hand
    if optional.value and (hand is None or hand.unseen):
        return Verdict(True, Reason.TAKES_PENALTY, rules.seven_take)
    if not playable(position):
        return Verdict(True, Reason.TAKES_PENALTY, rules.seven_take)
    if optional.value:
        return Verdict(True, Reason.TAKES_BY_CHOICE, optional)
    return Verdict(False, Reason.MUST_ANSWER, optional)


def judge_draw(position: Position) -> Verdict:
    """Whether the mover may draw: one card, or the whole pending penalty (BZ-21, BZ-23, BZ-30)."""
    verdict = wish_to_draw(position)
    if verdict.legal and not position.owed and position.supply() == 0:
        return Verdict(False, Reason.NOTHING_TO_DRAW, position.rules.stock_empty)
    return verdict


def judge_pass(position: Position) -> Verdict:
    """Whether the mover may end the turn without laying a card.

    After a draw where the drawn card may be kept; or where drawing would be allowed and nothing
    can be drawn.
    """
    rules = position.rules
    if position.over:
        return Verdict(False, Reason.HAND_OVER, rules.end_of_hand)
    if position.unsettled:
        raise Unknown("pile")
    if position.drew:
        keep = _keep_cell(position)
        reason = Reason.KEEPS_DRAWN if keep.value else Reason.MAY_NOT_KEEP
        return Verdict(bool(keep.value), reason, keep)
    if position.owed or position.supply() != 0:
        return Verdict(False, Reason.PASS_NOT_ALLOWED, rules.draw_count)
    wish = wish_to_draw(position)
    if not wish.legal:
        return wish
    able = any(True for _ in fitting(position))
    return Verdict(True, Reason.CANNOT_DRAW, rules.nothing_to_draw if able else rules.stock_empty)


def _keep_cell(position: Position) -> Cell:
    """The rule that says whether what was drawn may be kept: AM-08 lets a seven be."""
    rules = position.rules
    if drew_with_penalty(position):
        return rules.seven_drawn_with_penalty
    return rules.eight_may_keep_drawn if position.follow else rules.may_keep_drawn


def drew_with_penalty(position: Position) -> bool:
    """Whether what was drawn are sevens of a penalty just taken, where such may be laid."""
    rules, top = position.rules, position.top
    return (
        rules.seven_drawn_with_penalty.value == "may"
        and top is not None
        and not position.owed
        and not position.follow
        and rules.effect(top.rank).value == Effect.PENALTY
        and bool(position.drew)
        and all(card.rank == top.rank for card in position.drew)
    )


def legal_moves(position: Position) -> list[Move]:
    """Every move of the mover that the judge accepts, cards first, in the order of the hand.

    Ways to name a suit or a seat are tried only for a card that may be laid.
    """
    if position.over:
        return []
    if position.unsettled:
        raise Unknown("pile")
    moves: list[Move] = []
    for card in _whole_hand(position):
        verdict = match(position, card)
        if verdict.legal:
            moves += [way for way in _ways(position, card) if _named(position, way, verdict).legal]
    return moves + [move for move in (DRAW, PASS) if judge(position, move).legal]


def _ways(position: Position, card: Card) -> list[Play]:
    rules = position.rules
    if card.rank == "J" and rules.jack_suit.value == "free":
        return [Play(card, suit) for suit in SUITS]
    gives = rules.effect(card.rank).value == Effect.GIVE
    if gives and not ends_hand(position) and not answers_two(position, card):
        return [Play(card, "", seat) for seat in range(1, position.seats + 1)]
    return [Play(card)]


def legal_cards(position: Position) -> list[Card]:
    """The cards of the mover's hand that may be laid now, in the order of the hand."""
    return [card for card in _whole_hand(position) if weigh(position, card).legal]


def _whole_hand(position: Position) -> tuple[Card, ...]:
    """The mover's cards, all of them."""
    hand = position.mover_hand
    if hand is None or hand.unseen:
        raise Unknown("hand", position.turn)
    return hand.cards
