"""A scenario of seven and a half played out."""

from haftquiz.engine.position import Unknown
from haftquiz.engine.rules import Cell
from haftquiz.engine.seven_and_half.play import HalfVerdict, apply, judge
from haftquiz.engine.seven_and_half.position import HalfPosition
from haftquiz.engine.seven_and_half.rules import HalfRules
from haftquiz.quiz.errors import ScenarioError
from haftquiz.quiz.persian import digits
from haftquiz.quiz.scenario import HalfScenario
from haftquiz.quiz.seven_and_half.explain import MOVE_NAMES, reason_text
from haftquiz.quiz.speaking import Speaker


class HalfCase(Speaker):
    """A scenario with its `then` played; a question asks it for everything it needs."""

    def __init__(self, scenario: HalfScenario) -> None:
        self.scenario: HalfScenario = scenario
        self.end = scenario.start
        self.steps: list[tuple[HalfPosition, str, HalfVerdict]] = []
        if scenario.then and not self.end.banker:
            self.unknown(Unknown("banker"), "then")
        if scenario.ask.kind != "mistake":
            self._play()

    @property
    def rules(self) -> HalfRules:
        """The rules of the table."""
        return self.scenario.rules

    def _play(self) -> None:
        for number, move in enumerate(self.scenario.then, 1):
            verdict = self.judge(move)
            if not verdict.legal:
                text = reason_text(verdict)
                raise ScenarioError(
                    "move",
                    f"حرکت {digits(number)} در «سپس» ({MOVE_NAMES[move]}) مجاز نیست: {text}",
                    self.scenario.line("then"),
                    "then",
                )
            self.step(move, verdict)

    def judge(self, move: str, seat: int = 0) -> HalfVerdict:
        """The verdict on a move of `then`; what is not known becomes a `question` error."""
        try:
            return judge(self.end, move, seat)
        except Unknown as unknown:
            self.unknown(unknown, "then")

    def step(self, move: str, verdict: HalfVerdict) -> None:
        """Make a legal move."""
        before = self.end
        try:
            self.end = apply(before, move)
        except Unknown as unknown:
            self.unknown(unknown, "then")
        self.steps.append((before, move, verdict))

    def move_name(self, move: str) -> str:
        """A move in words."""
        return MOVE_NAMES[move]

    def you(self) -> int:
        """Unnamed, the question speaks to the seat it asks of."""
        if self.scenario.names:
            return super().you()
        return self.scenario.ask.seat if self.scenario.ask.seat != self.end.banker else 0

    def wild_default(self) -> list[Cell]:
        """The usual wild card, where it lies in a hand and the scenario did not name it."""
        at = self.end
        if at.wild_told or at.wild is None:
            return []
        held = any(at.wild in h.cards for hands in at.hands if hands for h in hands)
        return [self.rules.wild] if held else []
