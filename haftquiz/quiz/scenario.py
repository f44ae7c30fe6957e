"""A scenario: a position, perhaps some moves made from it, and a question. One frozen value.

`parsing.parse_scenario` reads labelled lines (English or Persian) or a compact line;
`Scenario.print` writes canonical labelled lines, and `parse_scenario(s.print()) == s`.
"""

from dataclasses import dataclass, field

from haftquiz.engine.cards import Card
from haftquiz.engine.moves import Move, Play
from haftquiz.engine.position import Position
from haftquiz.engine.rules import Rules
from haftquiz.quiz.asking import Ask
from haftquiz.quiz.printing import print_scenario


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """What a scenario says. Seats are numbers; `names` is empty where players were not named."""

    rules: Rules
    ask: Ask
    start: Position
    names: tuple[str, ...] = ()
    played: tuple[Play, ...] = ()  # what led to `start`, for the story
    then: tuple[Move, ...] = ()
    out: Card | None = None
    winner: int | None = None
    totals: tuple[tuple[int, int], ...] = ()
    last: tuple[tuple[int, int], ...] = ()
    limit: int | None = None
    answer: str | None = None
    id: str | None = None
    title: str | None = None
    hint: str | None = None
    note: str | None = None
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)

    @property
    def players(self) -> int:
        """How many play."""
        return self.start.seats

    def line(self, *labels: str) -> int:
        """The line of the first of these labels that was written, else of the question."""
        for label in (*labels, "ask"):
            if label in self.lines:
                return self.lines[label]
        return 1

    def print(self) -> str:
        """Canonical labelled lines, in English."""
        return print_scenario(self)
