"""A scenario played out: the position it ends in, and every step on the way with its reasons."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, NoReturn

from haftquiz.engine.cards import Card
from haftquiz.engine.events import Event, Happening
from haftquiz.engine.judge import judge
from haftquiz.engine.moves import Move
from haftquiz.engine.play import trace
from haftquiz.engine.position import Position, Unknown
from haftquiz.engine.rules import Cell, Effect, Rules
from haftquiz.engine.verdict import IllegalMove, Verdict
from haftquiz.quiz.errors import ScenarioError
from haftquiz.quiz.explain import move_name, reason_text
from haftquiz.quiz.persian import digits
from haftquiz.quiz.rule_titles import last_card_word
from haftquiz.quiz.scenario import Scenario
from haftquiz.quiz.speaking import Speaker

# Happenings whose assumption shows only in what the next player may lay; see `on_the_table`.
_QUIET = frozenset({Happening.SPENT, Happening.LEFT_OPEN})


class Step(NamedTuple):
    """One move of `then` as it was made."""

    before: Position
    move: Move
    verdict: Verdict
    events: tuple[Event, ...]


class Why(NamedTuple):
    """One line of an explanation: about a move, a card left over, or the question as a whole."""

    text: str
    clause: str | None = None
    move: str | None = None
    legal: bool | None = None
    reason: str | None = None

    def record(self) -> dict[str, Any]:
        """As it stands in `ask --json`."""
        told = {"move": self.move, "legal": self.legal, "reason": self.reason}
        return {**{k: v for k, v in told.items() if v is not None}, "clause": self.clause,
                "text": self.text}  # fmt: skip


@dataclass(slots=True)
class Answer:
    """What the engine answers: a JSON value, why, a Persian sentence, the defaults it rests on."""

    value: Any
    text: str
    why: list[Why] = field(default_factory=list)
    assumed: list[str] = field(default_factory=list)

    def rests_on(self, *cells: Cell) -> None:
        """Note the defaults among these rules."""
        for cell in cells:
            if cell.assumed and cell.assumed not in self.assumed:
                self.assumed.append(cell.assumed)


class Case(Speaker):
    """A scenario with its `then` played; a question asks it for everything it needs."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario: Scenario = scenario
        self.steps: list[Step] = []
        self.end = scenario.start
        self.asked = self.end.turn  # whose turn it is when the question is put
        if scenario.ask.kind != "mistake":
            self._play()
            self.asked = self.end.turn

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.scenario.rules

    def _play(self) -> None:
        for number, move in enumerate(self.scenario.then, 1):
            verdict = self.judge(self.end, move, "then")
            if not verdict.legal:
                self._illegal(number, move, verdict)
            self.step(move, verdict)

    def step(self, move: Move, verdict: Verdict) -> None:
        """Make a legal move and keep what happened."""
        before = self.end
        try:
            self.end, events = trace(before, move)
        except Unknown as unknown:
            self.unknown(unknown, "then")
        self.steps.append(Step(before, move, verdict, tuple(events)))

    def judge(self, position: Position, move: Move, label: str = "ask") -> Verdict:
        """The engine's verdict; what is not known becomes a `question` error."""
        try:
            return judge(position, move)
        except Unknown as unknown:
            self.unknown(unknown, label)

    def _illegal(self, number: int, move: Move, verdict: Verdict) -> NoReturn:
        text = reason_text(verdict, move, self.end, self.scenario.names)
        raise ScenarioError(
            "move",
            f"حرکت {digits(number)} در «سپس» ({self.move_name(move)}) مجاز نیست: {text}",
            self.scenario.line("then"),
            "then",
        ) from IllegalMove(move, verdict)

    def settled(self) -> Position:
        """The position to ask about, if no unseen card decides whose turn it is."""
        if self.end.unsettled:
            self.unknown(Unknown("pile"))
        return self.end

    def with_top(self) -> Position:
        """The same, with a card on the table."""
        if self.end.top is None:
            self.unknown(Unknown("top"))
        return self.settled()

    def events(self) -> Iterable[Event]:
        """Everything that happened in `then`."""
        return (event for step in self.steps for event in step.events)

    def rested_on(self) -> list[Cell]:
        """The rules that the moves of `then` rest on."""
        cells = [step.verdict.cell for step in self.steps]
        return cells + [event.cell for event in self.events() if event.what not in _QUIET]

    def on_the_table(self) -> list[Cell]:
        """Defaults that say what an ordinary turn finds: a spent seven, an eight left open."""
        at = self.end
        if at.top is None or at.owed or at.follow or at.over:
            return []
        kind = at.rules.effects[at.top.rank].value
        if kind == Effect.PENALTY:
            return [at.rules.seven_after_taken]
        return [at.rules.after_open_cover] if kind == Effect.COVER else []

    def you(self) -> int:
        """The seat that the question speaks to, 0 if it speaks of all or they have names."""
        if self.scenario.names:
            return super().you()
        asks_mover = self.scenario.ask.kind in ("legal", "moves", "can", "draw")
        return self.asked if asks_mover else 0

    def move_name(self, move: Move) -> str:
        """A move in words."""
        return move_name(move, self.scenario.names, last_card_word(self.rules.id))

    def out_card(self) -> Card | None:
        """The card with which the hand was won, if it is over."""
        if self.scenario.out is not None:
            return self.scenario.out
        return self.end.top if self.end.over and self.end.gone else None
