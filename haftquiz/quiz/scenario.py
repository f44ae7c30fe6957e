"""A scenario: a position, perhaps some moves made from it, and a question. One frozen value.

`parsing.parse_scenario` reads labelled lines (English or Persian) or a compact line;
`writing.write_scenario` writes canonical labelled lines, and reading those gives the same value.
"""

from dataclasses import dataclass, field

from haftquiz.engine.cards import Card
from haftquiz.engine.moves import Move, Play
from haftquiz.engine.position import Position
from haftquiz.engine.rules import Rules
from haftquiz.engine.seven_and_half.position import HalfPosition
from haftquiz.engine.seven_and_half.rules import HalfRules
from haftquiz.quiz.asking import Ask


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What scenarios of every game say. Seats are numbers; `names` is empty if not given."""

    ask: Ask
    names: tuple[str, ...] = ()
    answer: str | None = None
    id: str | None = None
    title: str | None = None
    hint: str | None = None
    note: str | None = None
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)

    def line(self, *labels: str) -> int:
        """The line of the first of these labels that was written, else of the question."""
        for label in (*labels, "ask"):
            if label in self.lines:
                return self.lines[label]
        return 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(Told):
    """A scenario of haft-khabis."""

    rules: Rules
    start: Position
    played: tuple[Play, ...] = ()  # what led to `start`, for the story
    then: tuple[Move, ...] = ()
    out: Card | None = None
    winner: int | None = None
    totals: tuple[tuple[int, int], ...] = ()
    last: tuple[tuple[int, int], ...] = ()
    limit: int | None = None

    @property
    def players(self) -> int:
        """How many play."""
        return self.start.seats


@dataclass(frozen=True, slots=True, kw_only=True)
class HalfScenario(Told):
    """A scenario of seven and a half."""

    rules: HalfRules
    start: HalfPosition
    then: tuple[str, ...] = ()

    @property
    def players(self) -> int:
        """How many play, the banker among them."""
        return self.start.seats


AnyScenario = Scenario | HalfScenario
