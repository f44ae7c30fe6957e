"""The one error of the scenario language, in five kinds that are never mixed."""

KINDS = ("notation", "position", "move", "question", "answer")


class ScenarioError(Exception):
    """What is wrong with a scenario, for its author.

    kind: "notation" (the text does not read), "position" (it reads, but cannot occur), "move"
    (a move of `then` is illegal), "question" (it does not fit or lacks what it needs), "answer"
    (the author believes otherwise). line: counted from 1 within the scenario. label: in English,
    None where there is none. message: Persian, says the cure.
    """

    def __init__(self, kind: str, message: str, line: int = 1, label: str | None = None) -> None:
        super().__init__(message)
        self.kind = kind
        self.message = message
        self.line = line
        self.label = label

    def record(self) -> dict[str, object]:
        """The error as it stands in the answers of `ask --json`."""
        return {
            "kind": self.kind,
            "line": self.line,
            "label": self.label,
            "message": self.message,
        }


def notation(message: str, line: int = 1, label: str | None = None) -> ScenarioError:
    """The text does not read."""
    return ScenarioError("notation", message, line, label)
