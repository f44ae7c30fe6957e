"""Random rounds of «هفت و نیم», asked through the public contract and judged by brute force."""

from __future__ import annotations

import os
import random
from fractions import Fraction
from typing import Any

import pytest

from ..clauses.asking import Book
from . import half
from .half import DECK, Play, Table

NAMES = {
    "base": "seven-and-half",
    "italian": "seven-and-half-italian",
    "spanish": "seven-and-half-spanish",
}
ROUNDS = int(os.environ.get("HAFTQUIZ_GAMES", "300")) // 5
all_sets = pytest.mark.parametrize("which", NAMES)


def random_table(which: str, rng: random.Random, cards: list[str]) -> Table:
    """Hands that can have been made; pictures and sevens are common, and so are splits."""
    seats = rng.choice([2, 3, 3, 4, 5])
    banker = rng.randrange(1, seats + 1)
    wild = rng.choice(["Kd", "Kd", "Qs", None]) if which == "italian" else None
    table: Table = {
        "set": which, "banker": banker, "wild": wild, "hands": {},
        "pairs": which == "italian" and rng.random() < 0.5,
        "stakes": {seat: rng.randrange(1, 30) for seat in range(1, seats + 1) if seat != banker},
    }  # fmt: skip
    for seat in range(1, seats + 1):
        own = [random_hand(table, rng, cards)]
        pictures = [card for card in cards if card[0] in "JQK"]
        if which == "spanish" and seat != banker and len(pictures) > 3 and rng.random() < 0.4:
            parts = pictures[: rng.randrange(2, 4)]
            cards[:] = [card for card in cards if card not in parts]
            own = [random_hand(table, rng, cards, [card]) for card in parts]
        table["hands"][seat] = own
    return table


def random_hand(
    table: Table, rng: random.Random, cards: list[str], held: list[str] | None = None
) -> list[str]:
    hand = held or [cards.pop()]
    while rng.random() < 0.65 and not half.at_rest(table, hand) and cards:
        wanted = [card for card in cards if card[0] in "7JQK"]
        card = rng.choice(wanted) if wanted and rng.random() < 0.4 else cards[-1]
        cards.remove(card)
        hand = [*hand, card]
    return hand


def lines(table: Table) -> list[str]:
    out = [f"players: {len(table['hands'])}", f"banker: {table['banker']}"]
    if table["pairs"]:
        out.append("house: pair-of-sevens=yes")
    if table["set"] == "italian":
        out.append(f"wild: {table['wild'] or '-'}")
    out += [f"stake {seat}: {stake}" for seat, stake in table["stakes"].items()]
    for seat, own in table["hands"].items():
        out.append(f"hand {seat}: {' / '.join(', '.join(hand) for hand in own)}")
    return out


def number(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else float(value)


def one_or_list(values: list[Any]) -> Any:
    return values if len(values) > 1 else values[0]


@all_sets
@pytest.mark.parametrize("part", range(4))
def test_settling(which: str, part: int) -> None:
    book = Book(NAMES[which])
    rng = random.Random(40 + part)
    for _ in range(ROUNDS // 2):
        cards = list(DECK)
        rng.shuffle(cards)
        table = random_table(which, rng, cards)
        text = lines(table)
        players = [seat for seat in table["hands"] if seat != table["banker"]]
        dealer = table["hands"][table["banker"]][0]
        told: dict[str, Any] = {
            "pays": {str(seat): half.pay(table, seat) for seat in players},
            "bank": half.bank(table),
        }
        for seat, own in table["hands"].items():
            told[f"total {seat}"] = one_or_list([number(half.total(table, h)) for h in own])
            told[f"bust {seat}"] = one_or_list([half.bust(table, h) for h in own])
        for seat in players:
            won = [half.beats(table, hand, dealer) for hand in table["hands"][seat]]
            told[f"result {seat}"] = one_or_list(["win" if one else "lose" for one in won])
        for question, value in told.items():
            assert book.answer(question, *text) == value, (question, *text)


@all_sets
@pytest.mark.parametrize("part", range(4))
def test_playing(which: str, part: int) -> None:
    book = Book(NAMES[which])
    rng = random.Random(60 + part)
    for _ in range(ROUNDS // 3):
        cards = [*DECK, *[card for card in DECK if card[0] in "JQK7"]]
        rng.shuffle(cards)
        cards = list(dict.fromkeys(cards))
        table = random_table(which, rng, cards)
        table["hands"] = {seat: [[own[0][0]]] for seat, own in table["hands"].items()}
        for seat, own in table["hands"].items():
            others = [card for card in cards if card[0] in "JQK"]
            if seat != table["banker"] and others and rng.random() < 0.3:
                own[0].append(others[0])
                cards.remove(others[0])
        pile = cards[:12]
        play = Play(table, pile)
        text = [*lines(table), f"pile: {' '.join(pile)}, x2"]
        made: list[str] = []
        for _ in range(12):
            then = [f"then: {', '.join(made)}"] if made else []
            assert book.answer("turn", *text, *then) == play.turn(), (*text, *then)
            if play.turn() is None or len(play.pile) < 2:
                break
            for move in ("hit", "stand", "split"):
                asked = book.answer(f"can {move}", *text, *then)
                assert asked == (move in play.can()), (move, *text, *then)
            move = rng.choice([*play.can(), "hit", "split"])
            if move not in play.can():
                then = [f"then: {', '.join([*made, move])}"]
                assert book.answer("mistake", *text, *then) == len(made) + 1, (*text, *then)
                move = "hit"
            play.make(move)
            made.append(move)
