"""Shapes of answers in «هفت و نیم»: half numbers, amounts with a sign, one answer a split hand."""

from collections.abc import Callable
from itertools import product
from typing import Any

from haftquiz.quiz import reading
from haftquiz.quiz.labels import clip
from haftquiz.quiz.persian import digits, fold, join
from haftquiz.quiz.reading import Unreadable
from haftquiz.quiz.seven_and_half.case import HalfCase
from haftquiz.quiz.seven_and_half.explain import MOVE_NAMES
from haftquiz.quiz.shapes import NONE, Form, Map


def read_half_number(text: str) -> int | float:
    """`7.5`, `۷٫۵`, `۷/۵`, `-10`; a whole number is an int."""
    plain = fold(text).strip().replace("٫", ".").replace("/", ".").replace("−", "-")
    sign, body = (-1, plain[1:]) if plain.startswith("-") else (1, plain)
    whole, dot, part = body.partition(".")
    if not (whole.isascii() and whole.isdecimal()) or part.rstrip("0") not in ("", "5"):
        raise Unreadable(f"«{clip(text)}» عدد یا نیم‌عدد نیست؛ مثل ۷٫۵ بنویس.")
    value = reading.read_number(whole)
    return sign * (value + 0.5 if dot and part.rstrip("0") else value)


class HalfShape:
    """One kind of value, or a list of it with one for each hand of a split."""

    def __init__(
        self, read: Callable[[str], Any], show: Callable[[Any], str], control: Callable[[Any], str]
    ) -> None:
        self._read = read
        self._show = show
        self._control = control

    def controls(self, value: Any) -> list[str]:
        if isinstance(value, list):
            return [f"{n}={self._control(one)}" for n, one in enumerate(value, 1)]
        return [self._control(value)]

    def read(self, text: str, case: Any) -> Any:
        parts = text.strip("[] ").replace("،", ",").split(",")
        values = [self._read(part.strip(' "')) for part in parts]
        return values if len(values) > 1 else values[0]

    def normal(self, value: Any) -> Any:
        return value

    def show(self, value: Any, case: Any) -> str:
        if isinstance(value, list):
            return "، ".join(f"دست {digits(n)}: {self._show(v)}" for n, v in enumerate(value, 1))
        return self._show(value)

    def hands(self, case: HalfCase) -> int:
        """How many hands the answer is about."""
        hands = case.end.hands[case.scenario.ask.seat - 1]
        return len(hands) if hands else 1


class HalfNumber(HalfShape):
    """A number that may be a half or have a sign."""

    def __init__(self, unit: str, number: str = "half") -> None:
        super().__init__(read_half_number, lambda v: f"{signed(v)} {unit}", str)
        self.unit = unit
        self.number = number

    def form(self, case: Any) -> Form:
        count = self.hands(case)
        if count == 1 or case.scenario.ask.kind == "pay":
            return Form("number", unit=self.unit, number=self.number)
        fields = tuple((str(n), f"دست {digits(n)}") for n in range(1, count + 1))
        return Form("fields", fields=fields, unit=self.unit, number=self.number)


def signed(value: float) -> str:
    """«−۱۰», «۷٫۵»."""
    return digits(value).replace("-", "−")


class HalfChoice(HalfShape):
    """One of two words."""

    def __init__(
        self, words: dict[Any, str], controls: dict[Any, str], reader: Callable[[str], Any]
    ):
        super().__init__(reader, lambda v: words[v], lambda v: controls[v])
        self.words = words
        self.named = controls

    def controls(self, value: Any) -> list[str]:
        values = value if isinstance(value, list) else [value]
        return [" ".join(self.named[one] for one in values)]

    def form(self, case: Any) -> Form:
        count = min(self.hands(case), 4)
        options = []
        for values in product(self.words, repeat=count):
            value = list(values) if count > 1 else values[0]
            options.append((self.controls(value)[0], self.show(value, case), None))
        return Form("one", tuple(options))


class HalfMoves(HalfShape):
    """What a player may do, of hit, stand and split."""

    def __init__(self) -> None:
        super().__init__(lambda t: t, lambda v: join(MOVE_NAMES[m] for m in v) or "هیچ", str)

    def form(self, case: Any) -> Form:
        count = self.hands(case)
        options = [
            (f"{n}={move}" if count > 1 else move,
             f"دست {digits(n)}: {name}" if count > 1 else name, None)
            for n in range(1, count + 1)
            for move, name in MOVE_NAMES.items()
            if move != "split" or case.rules.split.value
        ]  # fmt: skip
        return Form("choose", (*options, (NONE, "هیچ‌کدام", None)))

    def controls(self, value: Any) -> list[str]:
        if value and isinstance(value[0], list):
            found = [f"{n}={move}" for n, moves in enumerate(value, 1) for move in moves]
            return found or [NONE]
        return list(value) or [NONE]

    def read(self, text: str, case: Any) -> Any:
        if text.strip() in ("-", "[]"):
            return []
        return list(reading.read_half_moves(text.strip("[]").replace('"', "")))

    def normal(self, value: Any) -> Any:
        nested = value and isinstance(value[0], list)
        return [sorted(moves) for moves in value] if nested else sorted(value)

    def show(self, value: Any, case: Any) -> str:
        if value and isinstance(value[0], list):
            return super().show(value, case)
        return self._show(value)


class Pays(Map):
    """What each player receives, with its sign."""

    def form(self, case: Any) -> Form:
        seats = [s for s in range(1, case.scenario.players + 1) if s != case.end.banker]
        fields = tuple((str(seat), case.name(seat)) for seat in seats)
        return Form("fields", fields=fields, unit=self.unit, number="signed")

    def read(self, text: str, case: Any) -> Any:
        seats = reading.Seats(case.scenario.players, case.scenario.names)
        plain = text.strip("{} ").replace('"', "").replace(":", " ").replace("=", " ")
        signs = plain.replace("−", "-").replace(" -", " ")
        pairs = reading.read_pairs(signs, seats)
        lost = [part.strip().split()[-1].startswith("-")
                for part in plain.replace("−", "-").replace("،", ",").split(",")]  # fmt: skip
        return {str(seat): -n if minus else n
                for (seat, n), minus in zip(pairs, lost, strict=False)}  # fmt: skip

    def show(self, value: Any, case: Any) -> str:
        return "، ".join(f"{case.name(int(s))}: {signed(n)}" for s, n in value.items())
