"""Whatever is put together out of labels and values: an answer or one of the five errors."""

from __future__ import annotations

import json
import os
import random

import pytest

from .asking import ask_text

ROUNDS = int(os.environ.get("HAFTQUIZ_GAMES", "300")) * 4
KINDS = {"notation", "position", "move", "question", "answer"}
SETS = [
    "bazito",
    "wikipedia",
    "varagh",
    "kasif",
    "seven-and-half",
    "seven-and-half-italian",
    "seven-and-half-spanish",
]
CARDS = [rank + suit for rank in "A23456789TJQK" for suit in "cdhs"]
HOUSES = [
    "mode=points",
    "cap=none",
    "stock_empty=pass",
    "stock_empty=reshuffle",
    "jack_suit=own",
    "jack_suit=free",
    "finish_on_8=cover",
    "finish_on_8=win",
    "comeback_2_and_7=yes",
    "must_play_if_able=no",
    "seven_stack=no",
    "seven_take_ends_turn=no",
    "hand_size=3",
    "seven_drawn_with_penalty=may",
    "two_target_loses_turn=yes",
    "last_card_forget=2",
    "pair-of-sevens=yes",
    "may_keep_drawn=yes",
    "eight_drawn_playable=yes",
    "x=1",
]
NUMBERS = ["0", "1", "2", "3", "4", "7", "9", "12", "50", "101", "-1", "x", "۳", "999999999999"]
LABELS = [
    label.replace("_", " ")
    for label in [
        "players",
        "turn",
        "direction",
        "top",
        "suit",
        "owed",
        "follow",
        "drew",
        "played",
        "hand",
        "hand_1",
        "hand_2",
        "hand_3",
        "pile",
        "under",
        "uncalled",
        "gone",
        "then",
        "out",
        "winner",
        "totals",
        "last",
        "limit",
        "banker",
        "stake_1",
        "stake_2",
        "wild",
        "limits",
        "position",
        "answer",
        "house",
    ]
]
ASKS = [
    "legal",
    "moves",
    "can",
    "draw",
    "turn",
    "direction",
    "suit",
    "owed",
    "cards 1",
    "cards 3",
    "winner",
    "score 2",
    "scores",
    "ranking",
    "mistake",
    "may-start",
    "deal",
    "decks",
    "offence word",
    "eliminated",
    "match",
    "total 1",
    "bust 1",
    "result 1",
    "pay 2",
    "pays",
    "bank",
    "moves 1",
    "moves 3",
    "nonsense",
]


def some_cards(rng: random.Random, most: int = 5) -> str:
    cards = [rng.choice(CARDS) for _ in range(rng.randrange(1, most))]
    if rng.random() < 0.2:
        cards.append(f"x{rng.randrange(1, 9)}")
    star = "*" if rng.random() < 0.1 else ""
    return rng.choice([", ", " / ", " ", "، "] if rng.random() < 0.1 else [", "]).join(cards) + star


def some_move(rng: random.Random) -> str:
    card = rng.choice(CARDS)
    return rng.choice(
        [
            card,
            card,
            card,
            "draw",
            "draw",
            "pass",
            "call",
            f"call{rng.randrange(1, 5)}",
            f"catch{rng.randrange(1, 5)}",
            f"2{card[1]}{rng.randrange(1, 5)}",
            f"J{card[1]}{rng.choice('cdhs')}",
            "hit",
            "stand",
            "split",
            "?",
        ]
    )


def value(label: str, rng: random.Random) -> str:
    what = label.split(maxsplit=1)[0]
    number = rng.choice(NUMBERS)
    values = {
        "direction": rng.choice(["fwd", "rev", "up"]),
        "suit": rng.choice("cdhsx"),
        "follow": rng.choice(["yes", "no", "بله"]),
        "house": rng.choice(HOUSES),
        "then": ", ".join(some_move(rng) for _ in range(rng.randrange(1, 6))),
        "totals": ", ".join(f"{seat} {rng.choice(NUMBERS)}" for seat in range(1, 4)),
        "last": ", ".join(f"{seat} {rng.choice(NUMBERS)}" for seat in range(1, 4)),
        "limits": rng.choice(["5-20", "20-5", "x", "5"]),
        "position": rng.choice(["kasif 8h - 2fwd follow x.4hJc.x pile--", "wikipedia 7h - 1fwd"]),
        "players": rng.choice([*NUMBERS, "علی، مینا", "سارا، علی، مینا"]),
    }
    if what in values:
        return values[what]
    if what in {"turn", "owed", "winner", "limit", "banker", "stake", "gone", "uncalled"}:
        return number if rng.random() < 0.9 else f"{number}, {rng.choice(NUMBERS)}"
    if what in {"top", "drew", "out", "wild"}:
        return rng.choice(CARDS)
    if what == "answer":
        return rng.choice(["-", "1", "yes", "4h", "7.5", "1, [2, 3], 4", "fwd"])
    return rng.choice([some_cards(rng), some_cards(rng), "-", f"x{number}", number])


def scenario(rng: random.Random) -> str:
    labels = rng.sample(LABELS, rng.choice([0, 1, 1, 2, 2, 3, 4, 9]))
    if rng.random() < 0.7 and "top" not in labels:
        labels.append("top")
    question = rng.choice(ASKS)
    if question == "can":
        question += f" {some_move(rng)}"
    if question == "may-start":
        question += f" {rng.choice(CARDS)}"
    lines = [f"{label}: {value(label, rng)}" for label in labels]
    return "\n".join([f"rules: {rng.choice(SETS)}", *lines, f"ask: {question}"])


@pytest.mark.parametrize("part", range(4))
def test_any_scenario_gets_an_answer_or_an_error(part: int) -> None:
    rng = random.Random(part)
    answered = 0
    for _ in range(ROUNDS // 4):
        text = scenario(rng)
        record = ask_text(text).raw
        if "error" in record:
            assert record["error"]["kind"] in KINDS, text
            assert record["error"]["message"], text
            assert 1 <= record["error"]["line"] <= len(text.splitlines()), text
        else:
            answered += 1
            json.dumps(record["answer"])
            assert record["text"], text
            assert record["position"], text
            # an empty hand is right for some questions only, and cannot be at the start of others
            if "-" not in record["position"].split(" ")[5].split("."):
                kept = ask_text(f"position: {record['position']}\nask: deal").raw
                assert kept.get("position") == record["position"], (text, kept)
    assert answered > ROUNDS // 200
