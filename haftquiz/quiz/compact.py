"""The compact line: a position in one line of plain characters, for URLs, attributes and tests.

    bazito 8h - 1fwd follow 5h8sJc.x.x.x
    rules  top suit turn duty hands extras…

In URLs `_` may stand for the space. What changes nothing is not written, so that two spellings
of one position print the same.
"""

from dataclasses import replace
from typing import Any

from haftquiz.engine.position import Position, Stack, known_by_count
from haftquiz.engine.rules import Rules
from haftquiz.engine.rulesets import RULE_SETS
from haftquiz.quiz import reading
from haftquiz.quiz.houses import change, print_value, read_change
from haftquiz.quiz.labels import clip
from haftquiz.quiz.persian import nearest
from haftquiz.quiz.reading import Seats, Unreadable

_EXTRAS = ("pile", "under", "disc", "n", "gone", "un", "drew", "house", "said", "two", "lost",
           "passed", "after")  # fmt: skip


def print_compact(position: Position) -> str:
    """The canonical compact line of a position."""
    rules = position.rules
    top = str(position.top) if position.top else "-"
    suit = position.suit if position.top and position.suit != position.top.suit else "-"
    turn = f"{position.turn}{'fwd' if position.direction == 1 else 'rev'}"
    duty = f"draw{position.owed}" if position.owed else "follow" if position.follow else "-"
    hands = ".".join(
        _print_stack(_drawn_last(hand, position) if seat == position.turn else hand)
        for seat, hand in enumerate(position.hands, 1)
    )
    return " ".join([rules.id, top, suit, turn, duty, hands, *_extras(position)])


def _drawn_last(hand: Stack | None, position: Position) -> Stack | None:
    """The mover's hand with what was drawn at its end."""
    if hand is None or not position.drew:
        return hand
    for card in position.drew:
        hand = hand.without(card)
    return Stack(hand.cards + position.drew, hand.unseen)


def _print_stack(stack: Stack | None) -> str:
    if stack is None:
        return "x"
    unseen = f"x{stack.unseen}" if stack.unseen else ""
    return "".join(map(str, stack.cards)) + unseen or "-"


def _extras(position: Position) -> list[str]:
    extras = [
        f"house-{name.replace('_', '-')}.{print_value(value)}"
        for name, value in sorted(position.rules.house().items())
    ]
    if position.drew:
        extras.append("drew-" + "".join(map(str, position.drew)))
    for name, stack in (("pile", position.pile), ("under", position.under)):
        if stack is not None:
            extras.append(f"{name}-{_print_stack(stack)}")
    for name, seats in (("gone", position.gone), ("un", position.uncalled),
                        ("said", position.called), ("lost", position.burnt)):  # fmt: skip
        if seats:
            extras.append(f"{name}-" + ".".join(map(str, seats)))
    numbers = (("two", position.giver), ("passed", position.passes), ("after", position.last))
    extras += [f"{name}-{number}" for name, number in numbers if number]
    return extras


def read_compact(text: str, line: int = 1) -> Position:
    """The position of a compact line; Unreadable where it does not read."""
    fields = text.replace("_", " ").split()
    if len(fields) < 6:
        raise Unreadable(
            "وضعیت فشرده شش بخش دارد: قواعد، زمین، خال، نوبت، وظیفه، دست‌ها."
            f" این‌جا {clip(text)} آمده است."
        )
    rules_id, top, suit, turn, duty, hands, *rest = fields
    if rules_id.lower() not in RULE_SETS:
        raise Unreadable(f"قواعد «{clip(rules_id)}» شناخته نیست.")
    extras = _read_extras(rest)
    rules = _with_house(RULE_SETS[rules_id.lower()], extras, line)
    stacks = tuple(_read_stack(hand) for hand in hands.split("."))
    count = reading.read_number(extras.pop("n", str(len(stacks))), 40)
    if count < len(stacks):
        raise Unreadable("تعداد دست‌ها از تعداد بازیکن‌ها بیشتر است.")
    stacks += (None,) * (count - len(stacks))
    seats = Seats(count)
    position = Position(rules=rules, hands=stacks)
    position = _read_turn(position, turn, seats)
    card = None if top == "-" else reading.read_card(top)
    named = "" if suit == "-" else reading.read_suit(suit)
    position = replace(position, top=card, suit=named or (card.suit if card else ""))
    return _read_rest(_read_duty(position, duty), extras, seats)


def _read_extras(words: list[str]) -> dict[str, Any]:
    extras: dict[str, Any] = {"house": []}
    for word in words:
        name, dash, value = word.partition("-")
        if not dash and name[:1] == "n" and name[1:].isdecimal():
            name, value = "n", name[1:]
        if name == "disc":
            name = "under"
        if name not in _EXTRAS or not value:
            meant = nearest(name, _EXTRAS)
            hint = f" شاید «{meant}» را می‌خواستی." if meant else ""
            raise Unreadable(f"افزودهٔ «{clip(word)}» در وضعیت شناخته نیست.{hint}")
        if name == "house":
            extras["house"].append(value)
        elif name in extras:
            raise Unreadable(f"«{clip(name)}» در وضعیت دو بار آمده است.")
        else:
            extras[name] = value
    return extras


def _with_house(rules: Rules, extras: dict[str, Any], line: int) -> Rules:
    changes = [value.rpartition(".") for value in extras.pop("house")]
    pairs = [read_change(name.replace("-", "_"), value) for name, _, value in changes]
    return change(rules, pairs, line) if pairs else rules


def _read_stack(text: str) -> Stack | None:
    """`5h8sJcx2`: a run of cards and a number of unseen ones; `x` unknown, `-` empty."""
    if text in ("x", "-"):
        return None if text == "x" else Stack()
    cards, cross, unseen = text.partition("x")
    if cross and not unseen:
        raise Unreadable(f"پس از x در «{clip(text)}» تعداد کارت‌ها لازم است.")
    spaced = " ".join(_runs(cards))
    return reading.read_stack(f"{spaced} x{unseen}" if cross else spaced)


def _runs(text: str) -> list[str]:
    """The cards of a run, each with its rank: `10h5d` -> `10h`, `5d`."""
    found = []
    at = 0
    while at < len(text):
        length = 3 if text[at : at + 2] == "10" else 2
        found.append(text[at : at + length])
        at += length
    return found


def _read_turn(position: Position, text: str, seats: Seats) -> Position:
    word = text.lower()
    if word[-3:] not in ("fwd", "rev"):
        raise Unreadable(f"نوبت «{clip(text)}» خوانده نمی‌شود؛ مثل 1fwd یا 2rev بنویس.")
    return replace(
        position, turn=seats.number(word[:-3]), direction=1 if word.endswith("fwd") else -1
    )


def _read_duty(position: Position, text: str) -> Position:
    if text == "-":
        return position
    for word in text.lower().split("."):
        if word == "follow":
            position = replace(position, follow=True)
        elif word == "drew":
            hand = position.mover_hand
            if hand is None or not hand.cards:
                raise Unreadable("drew می‌گوید آخرین کارتِ دست تازه کشیده شده است؛ دست را بنویس.")
            position = replace(position, drew=hand.cards[-1:])
        elif word.startswith("draw"):
            position = replace(position, owed=reading.read_number(word[4:]))
        else:
            raise Unreadable(f"وظیفهٔ «{clip(word)}» شناخته نیست؛ drawN، follow یا drew.")
    return position


def _with(position: Position, field: str, value: Any) -> Position:
    changes: dict[str, Any] = {field: value}
    return replace(position, **changes)


def _read_rest(position: Position, extras: dict[str, Any], seats: Seats) -> Position:
    for name in ("pile", "under"):
        if name in extras:
            position = _with(position, name, _read_stack(extras[name]))
    if "drew" in extras:
        drawn = reading.read_cards(" ".join(_runs(extras["drew"])))
        hand = position.mover_hand
        if hand is not None:
            for card in drawn:
                hand = hand.without(card) if card in hand.cards else hand
            position = position.with_hand(position.turn, Stack(hand.cards + drawn, hand.unseen))
        position = replace(position, drew=drawn)
    for name, field in (("gone", "gone"), ("un", "uncalled"), ("said", "called"),
                        ("lost", "burnt")):  # fmt: skip
        if name in extras:
            position = _with(position, field, seats.read_list(extras[name].replace(".", " ")))
    for name, field in (("two", "giver"), ("after", "last")):
        if name in extras:
            position = _with(position, field, seats.number(extras[name]))
    if "passed" in extras:
        position = replace(position, passes=reading.read_number(extras["passed"]))
    return known_by_count(position)
