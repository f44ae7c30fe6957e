"""Shapes of answers: how a value is offered as a form, read from an author, and said in Persian.

A question has one shape. Control values are strings: `5h`, `3`, `yes`, `draw`, `fwd`, `-`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from haftquiz.engine.cards import SUITS
from haftquiz.quiz import reading
from haftquiz.quiz.labels import clip
from haftquiz.quiz.persian import SUIT_NAMES, card_name, digits, join
from haftquiz.quiz.reading import Unreadable

NONE = "none"  # the control that says "no card at all"
NOBODY = "-"
_NO_NUMBER = "هیچ"
_OTHER_MOVES = {"draw": "کشیدن کارت", "pass": "رد کردن نوبت"}


Option = tuple[str, str, str | None]  # value, label, card


class Form(NamedTuple):
    """The controls of a question. kind: "choose", "one", "number", "fields" or "ranking".

    number: "whole", "half" (7.5 too) or "signed" (a sign too); `nothing` is the label of `-`, where
    a number may be missing.
    """

    kind: str
    options: tuple[Option, ...] = ()
    fields: tuple[tuple[str, str], ...] = ()  # key, label
    unit: str | None = None
    number: str = "whole"
    nothing: str | None = None

    def record(self) -> dict[str, Any]:
        """As the widget gets it."""
        return {
            "kind": self.kind,
            "unit": self.unit,
            "number": self.number,
            "options": [{"value": v, "label": t, "card": c} for v, t, c in self.options],
            "fields": [{"key": k, "label": t} for k, t in self.fields],
        }


class Shape(Protocol):
    """What every shape can do."""

    def form(self, case: Any) -> Form:
        """The controls for this question."""

    def controls(self, value: Any) -> list[str]:
        """The control values that a right answer has."""

    def read(self, text: str, case: Any) -> Any:
        """The value an author wrote behind `answer:`; Unreadable if it is none."""

    def normal(self, value: Any) -> Any:
        """The value with order removed where order says nothing."""

    def show(self, value: Any, case: Any) -> str:
        """The value in Persian."""


class _Base:
    def normal(self, value: Any) -> Any:
        return value

    def controls(self, value: Any) -> list[str]:
        return [NOBODY if value is None else str(value)]


def move_label(value: str, drew: bool = False) -> str:
    """A card or one of the other moves in Persian; to pass after a draw is to keep the card."""
    if drew and value == "pass":
        return "نگه داشتنِ کارتِ تازه"
    return _OTHER_MOVES.get(value) or card_name(value)


class Moves(_Base):
    """A set of cards, or of moves, chosen from what the mover could do."""

    def __init__(self, others: tuple[str, ...] = ()) -> None:
        self.others = others

    def form(self, case: Any) -> Form:
        hand = case.end.mover_hand
        cards = [str(card) for card in hand.cards] if hand else []
        options: list[Option] = [(c, card_name(c), c) for c in dict.fromkeys(cards)]
        options += [(o, move_label(o, bool(case.end.drew)), None) for o in self.others]
        return Form("choose", (*options, (NONE, "هیچ‌کدام", None)))

    def controls(self, value: Any) -> list[str]:
        return list(dict.fromkeys(value)) or [NONE]

    def read(self, text: str, case: Any) -> Any:
        if text.strip() in ("-", "[]"):
            return []
        seats = reading.Seats(case.scenario.players, case.scenario.names)
        found = [str(move) for move in reading.read_moves(text.strip("[]").replace('"', ""), seats)]
        if not self.others and any(move in _OTHER_MOVES for move in found):
            raise Unreadable("در پاسخِ «مجاز» فقط کارت می‌آید.")
        return found

    def normal(self, value: Any) -> Any:
        return sorted(value)

    def show(self, value: Any, case: Any) -> str:
        drew = bool(case.end.drew)
        return join(move_label(move, drew) for move in dict.fromkeys(value)) or "هیچ‌کدام"


class YesNo(_Base):
    """Yes or no."""

    def form(self, case: Any) -> Form:
        return Form("one", (("yes", "بله", None), ("no", "نه", None)))

    def controls(self, value: Any) -> list[str]:
        return ["yes" if value else "no"]

    def read(self, text: str, case: Any) -> Any:
        if text.strip().lower() in ("true", "false"):
            return text.strip().lower() == "true"
        return reading.read_yes(text)

    def show(self, value: Any, case: Any) -> str:
        return "بله" if value else "نه"


class Number(_Base):
    """A number from 0; None where `nullable` and there is none."""

    def __init__(self, unit: str | None, nullable: bool = False) -> None:
        self.unit = unit
        self.nullable = nullable

    def form(self, case: Any) -> Form:
        return Form("number", unit=self.unit, nothing=_NO_NUMBER if self.nullable else None)

    def read(self, text: str, case: Any) -> Any:
        if self.nullable and text.strip() in ("-", "null"):
            return None
        return reading.read_number(text)

    def show(self, value: Any, case: Any) -> str:
        if value is None:
            return _NO_NUMBER
        return digits(value) + (f" {self.unit}" if self.unit else "")


class Seat(_Base):
    """One seat, or nobody."""

    def __init__(self, nobody: str) -> None:
        self.nobody = nobody

    def form(self, case: Any) -> Form:
        seats = range(1, case.scenario.players + 1)
        options = [(str(seat), case.name(seat), None) for seat in seats]
        return Form("one", (*options, (NOBODY, self.nobody, None)))

    def read(self, text: str, case: Any) -> Any:
        if text.strip() in ("-", "null"):
            return None
        return reading.Seats(case.scenario.players, case.scenario.names).read(text)

    def show(self, value: Any, case: Any) -> str:
        if isinstance(value, list):
            return join(map(case.name, value))
        return self.nobody if value is None else case.name(value)


class Winners(Seat):
    """One seat or several that are equal, or nobody."""

    def form(self, case: Any) -> Form:
        return super().form(case)._replace(kind="choose")

    def controls(self, value: Any) -> list[str]:
        return [str(seat) for seat in value] if isinstance(value, list) else super().controls(value)


class Choice(_Base):
    """One of a few words."""

    def __init__(self, words: dict[str, str], reader: Callable[[str], str]) -> None:
        self.words = words
        self.reader = reader

    def form(self, case: Any) -> Form:
        return Form("one", tuple((value, label, None) for value, label in self.words.items()))

    def read(self, text: str, case: Any) -> Any:
        return self.reader(text)

    def show(self, value: Any, case: Any) -> str:
        return self.words[value]


class Place(_Base):
    """The place of a move in `then`, from 1, or none."""

    def form(self, case: Any) -> Form:
        moves = case.scenario.then
        options = [(str(n), f"حرکت {digits(n)}: {case.move_name(m)}", None)
                   for n, m in enumerate(moves, 1)]  # fmt: skip
        return Form("one", (*options, (NOBODY, "همه درست است", None)))

    def read(self, text: str, case: Any) -> Any:
        return None if text.strip() in ("-", "null") else reading.read_number(text)

    def show(self, value: Any, case: Any) -> str:
        if value is None:
            return "همه درست است"
        return f"حرکت {digits(value)}: {case.move_name(case.scenario.then[value - 1])}"


class Map(_Base):
    """A number for each of some seats."""

    def __init__(self, unit: str) -> None:
        self.unit = unit

    def form(self, case: Any) -> Form:
        seats = [s for s, hand in enumerate(case.end.hands, 1) if hand is not None]
        return Form("fields", fields=tuple((str(s), case.name(s)) for s in seats), unit=self.unit)

    def controls(self, value: Any) -> list[str]:
        return [f"{seat}={number}" for seat, number in value.items()]

    def read(self, text: str, case: Any) -> Any:
        if text.strip() == "-":
            return {}
        seats = reading.Seats(case.scenario.players, case.scenario.names)
        plain = text.strip("{} ").replace('"', "").replace(":", " ").replace("=", " ")
        return {str(seat): number for seat, number in reading.read_pairs(plain, seats)}

    def show(self, value: Any, case: Any) -> str:
        return "، ".join(f"{case.name(int(s))}: {digits(n)}" for s, n in value.items())


class Places(_Base):
    """Seats from best to worst, equals in one inner list."""

    def form(self, case: Any) -> Form:
        seats = range(1, case.scenario.players + 1)
        return Form("ranking", fields=tuple((str(s), case.name(s)) for s in seats), unit="رتبه")

    def controls(self, value: Any) -> list[str]:
        found: dict[int, int] = {}
        place = 1
        for group in value:
            equals = group if isinstance(group, list) else [group]
            found |= dict.fromkeys(equals, place)
            place += len(equals)
        return [f"{seat}={found[seat]}" for seat in sorted(found)]

    def read(self, text: str, case: Any) -> Any:
        seats = reading.Seats(case.scenario.players, case.scenario.names)
        inner = text.strip()
        if inner.startswith("[") and inner.endswith("]") and inner.count("[") > inner.count("],["):
            inner = _without_outer(inner)
        value: list[Any] = []
        for part in _groups(inner):
            group = list(seats.read_list(part.strip("[] ")))
            value += [group] if part.startswith("[") else group
        return value

    def normal(self, value: Any) -> Any:
        return [sorted(group) if isinstance(group, list) else group for group in value]

    def show(self, value: Any, case: Any) -> str:
        shown = [join(map(case.name, g)) if isinstance(g, list) else case.name(g) for g in value]
        return "، ".join(f"{digits(n)}. {who}" for n, who in enumerate(shown, 1))


def _without_outer(text: str) -> str:
    """`[1, [2, 3]]` without its outer brackets; `[2, 3]` alone stays a group."""
    depth = 0
    for at, char in enumerate(text):
        depth += (char == "[") - (char == "]")
        if depth == 0:
            return text[1:-1] if at == len(text) - 1 and "[" in text[1:] else text
    return text


def _groups(text: str) -> list[str]:
    """`1, [2, 3], 4` cut into `1`, `[2, 3]`, `4`."""
    parts: list[str] = []
    rest = text
    while rest:
        before, bracket, after = rest.partition("[")
        if before.strip(" ,،"):
            parts.append(before.strip(" ,،"))
        if not bracket:
            break
        inside, close, rest = after.partition("]")
        if not close:
            raise Unreadable(f"کروشهٔ «{clip(text)}» بسته نشده است.")
        parts.append(f"[{inside}]")
    return parts


class SeatList(_Base):
    """A set of seats."""

    def form(self, case: Any) -> Form:
        seats = range(1, case.scenario.players + 1)
        options = [(str(seat), case.name(seat), None) for seat in seats]
        return Form("choose", (*options, (NONE, "هیچ‌کس", None)))

    def controls(self, value: Any) -> list[str]:
        return [str(seat) for seat in value] or [NONE]

    def read(self, text: str, case: Any) -> Any:
        seats = reading.Seats(case.scenario.players, case.scenario.names)
        return list(seats.read_list(text.strip("[] ") or "-"))

    def normal(self, value: Any) -> Any:
        return sorted(value)

    def show(self, value: Any, case: Any) -> str:
        return join(map(case.name, value)) or "هیچ‌کس"


DIRECTIONS = {"fwd": "عادی", "rev": "برعکس"}
DIRECTION = Choice(DIRECTIONS, lambda t: "fwd" if reading.read_direction(t) == 1 else "rev")
SUIT = Choice({suit: SUIT_NAMES[suit] for suit in "hdcs" if suit in SUITS}, reading.read_suit)
