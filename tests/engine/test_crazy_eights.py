"""The engine against OpenSpiel's crazy eights: what may be played and whose turn it is.

Their special cards are ours under other ranks, so a rule row of this test and a renaming of ranks
are all that is needed: their 2 is our 7 (two cards each, to be answered or taken), their 8 our
jack, their queen our ace (skip), their ace our ten (reverse). One source of chance deals to both.

Kept out of the comparison, as our rules have no cell for it:
- their limit of cards drawn in a turn is set to one: ours is always one;
- who has drawn may play any card of the hand there, only the drawn card here; so after a draw the
  drawn card is compared, and only it is played. A turn that ends here by itself passes there;
- a 2 laid while nothing is left to draw costs nothing there (without reshuffling only): the game
  is left there;
- a hand in which all pass in turn may end one pass earlier here: the game is left there;
- their turn limit is set out of reach. Scores are never compared: theirs are known to be wrong.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from haftquiz.engine.cards import RANKS, SUITS, Card
from haftquiz.engine.dealing import full_deck, restock, to_shuffle
from haftquiz.engine.judge import legal_moves
from haftquiz.engine.moves import DRAW, PASS, Move, Play
from haftquiz.engine.play import apply
from haftquiz.engine.position import EMPTY, Position, Stack
from haftquiz.engine.rules import Effect, Rules, said

pyspiel = pytest.importorskip("pyspiel", reason="the extra `oracle` is not installed")

GAMES = int(os.environ.get("HAFTQUIZ_GAMES", "500")) // 6  # of each of twenty kinds
THEIR_RANKS = "23456789TJQKA"
AS_OURS = dict(zip(THEIR_RANKS, "723456J89QAKT", strict=True))
THEIR_DRAW, THEIR_PASS, THEIR_SUIT = 52, 53, 54  # the four suits follow
DEALER = 52  # as an action of chance: the dealer's seat, from 0

ID_OF = {Card(AS_OURS[THEIR_RANKS[number // 4]], SUITS[number % 4]): number for number in range(52)}


def crazy_eights(*, special: bool, reshuffle: bool) -> Rules:
    """Their rules in our cells. Without special cards only the jack is one."""

    def effect(kind: Effect) -> Any:
        return said(kind if special else Effect.NONE)

    yes, no = said(True), said(False)
    return Rules(
        id="crazy-eights", players=said((2, 15)), two_decks_above=said(5), hand_size=said(5),
        start_card_excluded=said(frozenset("J")), match_rule=said("suit-or-rank"),
        suit_before_rank=no, colour_matches=no, named_suit=yes, must_play_if_able=no,
        draw_count=said(1), drawn_card_playable=yes, may_keep_drawn=yes,
        ace=effect(Effect.SKIP), ten=effect(Effect.REVERSE), seven=effect(Effect.PENALTY),
        two=said(Effect.NONE), eight=said(Effect.NONE), plain=said(Effect.NONE),
        seven_answer=said("seven"), seven_take=said("all"), seven_answer_optional=yes,
        seven_stack=yes, seven_take_ends_turn=yes, seven_drawn_with_penalty=said("no"),
        jack=said("any"), jack_on_named=said("any"), jack_suit=said("free"),
        jack_on_pending_7=no, jack_on_spent_7=yes, end_of_hand=said("first-out"),
        stock_empty=said("reshuffle" if reshuffle else "pass"),
    )  # fmt: skip


class Table:
    """One game on both sides."""

    def __init__(self, rules: Rules, players: int, rng: random.Random) -> None:
        self.rng = rng
        self.met: Counter[str] = Counter()
        special = rules.seven.value == Effect.PENALTY
        self.theirs = pyspiel.load_game(
            "crazy_eights",
            {"players": players, "max_draw_cards": 1, "max_turns": 100_000,
             "use_special_cards": special, "reshuffle": rules.stock_empty.value == "reshuffle"},
        ).new_initial_state()  # fmt: skip
        self.ours = self.deal(rules, players)

    def deal(self, rules: Rules, players: int) -> Position:
        """Deal to both; the card turned up acts as if the dealer had played it."""
        deck = list(full_deck(rules, players))
        self.rng.shuffle(deck)
        dealer = self.rng.randrange(players)
        self.theirs.apply_action(DEALER + dealer)
        hands: list[tuple[Card, ...]] = [()] * players
        for turn in range((7 if players == 2 else 5) * players):
            seat = (dealer + 1 + turn) % players
            hands[seat] += (self.chance(deck.pop()),)
        at = next(at for at, card in enumerate(deck) if card.rank != "J")
        top = self.chance(deck.pop(at))
        hands[dealer] += (top,)
        held = Position(
            rules, tuple(map(Stack, hands)), top=Card("9", top.suit), suit=top.suit,
            turn=dealer + 1, pile=Stack(tuple(deck)), under=EMPTY,
        )  # fmt: skip
        return replace(apply(held, Play(top)), under=EMPTY)

    def chance(self, card: Card) -> Card:
        """`card` is what chance brings there."""
        assert self.theirs.is_chance_node()
        assert ID_OF[card] in self.theirs.legal_actions(), self
        self.theirs.apply_action(ID_OF[card])
        return card

    def compare(self) -> list[Move]:
        """Whether both say the same of this node; returns the moves here."""
        ours, legal = self.ours, set(self.theirs.legal_actions())
        assert self.theirs.current_player() == ours.turn - 1, self
        moves = legal_moves(ours)
        told = {their_move(move) for move in moves}
        if ours.drew:
            legal &= {ID_OF[ours.drew[0]], THEIR_PASS, THEIR_DRAW}
        assert told == legal, (self, told, legal)
        assert all(Play(move.card, suit) in moves for move in moves
                   if isinstance(move, Play) and move.suit for suit in SUITS), self  # fmt: skip
        kind = "drew" if ours.drew else "owed" if ours.owed else "ordinary"
        self.met[kind] += 1
        self.met["named"] += ours.top is not None and ours.suit != ours.top.suit
        self.met["nothing to draw"] += ours.supply() == 0
        return moves

    def make(self, move: Move) -> None:
        """The same move on both sides."""
        before = self.ours
        covered = list(to_shuffle(before, move))
        self.rng.shuffle(covered)
        if covered:
            before = restock(before, covered)
        self.met[str(move.card.rank) if isinstance(move, Play) else str(move)] += 1
        self.theirs.apply_action(their_move(move))
        self.ours = apply(before, move)
        if isinstance(move, Play) and move.suit and not self.ours.over:
            self.theirs.apply_action(THEIR_SUIT + SUITS.index(move.suit))
        if move == DRAW:
            self.draw(before)
        pile, under = self.ours.pile, self.ours.under
        assert pile is not None and under is not None
        if self.ours.rules.stock_empty.value == "reshuffle" and not pile.size and under.size:
            again = list(under.cards)  # there the pile is made anew as soon as it is empty
            self.rng.shuffle(again)
            self.ours = restock(self.ours, again)
            self.met["reshuffled"] += 1

    def draw(self, before: Position) -> None:
        """What came to our hand comes to theirs; a turn that ended by itself is passed there."""
        mover, hand = before.turn, before.mover_hand
        held = self.ours.hand(mover)
        assert hand is not None and held is not None
        got = held.cards[hand.size :]
        for card in got:  # a whole penalty comes upon one decision to draw
            self.chance(card)
            self.met["drawn"] += 1
        if not before.owed and not self.ours.drew:
            legal = self.theirs.legal_actions()
            assert ID_OF[got[0]] not in legal, self
            self.theirs.apply_action(THEIR_PASS)

    def __repr__(self) -> str:
        return f"{self.ours}\n{self.theirs}"


def their_move(move: Move) -> int:
    if isinstance(move, Play):
        return ID_OF[move.card]
    return THEIR_DRAW if move == DRAW else THEIR_PASS


def choose(rng: random.Random, moves: list[Move]) -> Move:
    """Any move, but chains and wild cards often, and seldom a pass: games should end."""
    lots = [4 if str(move)[0] in "7J" else 1 if move in (DRAW, PASS) else 3 for move in moves]
    return rng.choices(moves, lots)[0]


def play(table: Table) -> None:
    """A random game, compared at every node."""
    rules = table.ours.rules
    for _ in range(400):
        moves = table.compare()
        table.met["nodes"] += 1
        move = choose(table.rng, moves)
        costs = isinstance(move, Play) and rules.effects[move.card.rank].value == Effect.PENALTY
        if costs and rules.stock_empty.value == "pass" and table.ours.supply() == 0:
            table.met["left: 2 with nothing to draw"] += 1
            return
        table.make(move)
        if table.ours.over:
            out = table.ours.winner() is not None
            table.met["won" if out else "left: all passed"] += 1
            assert table.theirs.is_terminal() or not out, table
            return
        assert not table.theirs.is_terminal(), table


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("special", [True, False], ids=["special", "plain"])
@pytest.mark.parametrize("reshuffle", [True, False], ids=["reshuffle", "pass"])
def test_node_by_node(players: int, special: bool, reshuffle: bool) -> None:
    rules = crazy_eights(special=special, reshuffle=reshuffle)
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        table = Table(rules, players, random.Random(seed))
        play(table)
        met += table.met
    wanted = ["won", "drew", "ordinary", "named", *RANKS, "draw", "pass", "drawn"]
    wanted += ["owed"] if special else []
    wanted += ["reshuffled"] if reshuffle else []
    assert [kind for kind in wanted if not met[kind]] == [], met
