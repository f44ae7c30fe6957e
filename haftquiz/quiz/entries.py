"""The labelled lines of one scenario while they are read: each once, errors with their line."""

from collections.abc import Callable
from typing import TypeVar

from haftquiz.quiz.asking import Ask, read_ask
from haftquiz.quiz.errors import ScenarioError, notation
from haftquiz.quiz.labels import TEXTS, Entry, read_entries
from haftquiz.quiz.persian import digits
from haftquiz.quiz.reading import OutOfRange, Seats, Unreadable

T = TypeVar("T")
D = TypeVar("D")
MOST_TEXT = 20_000  # characters of one scenario; more is not one


class Entries:
    """What was written, by label. `lines` tells where, for errors that are found later."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_TEXT:
            raise notation(
                f"این سناریو {digits(len(text))} نویسه دارد؛ بیش از {digits(MOST_TEXT)}"
                " پذیرفته نیست."
            )
        self.single: dict[str, Entry] = {}
        self.seated: list[Entry] = []  # `hand علی`, `stake 1`
        for entry in read_entries(text):
            self._take(entry)
        self.lines = {name: entry.line for name, entry in self.single.items()}

    def _take(self, entry: Entry) -> None:
        if not entry.value and entry.label not in TEXTS:
            raise notation(f"برچسب «{entry.label}» خالی است.", entry.line, entry.label)
        if entry.whose:
            self.seated.append(entry)
        elif entry.label in self.single:
            raise notation(
                f"برچسب «{entry.label}» دو بار آمده است؛ یکی را بردار.", entry.line, entry.label
            )
        else:
            self.single[entry.label] = entry

    def refuse(self, labels: frozenset[str], game: str) -> None:
        """Labels that belong to another game are errors."""
        for entry in (*self.single.values(), *self.seated):
            if entry.label in labels:
                raise notation(
                    f"برچسب «{entry.label}» در {game} معنایی ندارد.", entry.line, entry.label
                )

    def read(self, label: str, reader: Callable[[str], T], default: D) -> T | D:
        """The value of a label, or its default; errors carry the line."""
        entry = self.single.get(label)
        return default if entry is None else read_entry(entry, reader)

    def by_seat(self, label: str, seats: Seats, mover: int = 0) -> list[tuple[int, Entry]]:
        """The lines `label NAME`, and a bare `label` as the mover's, in the order written.

        A seat named twice is an error on its second line; the lines are kept as `label N`.
        """
        found = [(read_entry(e._replace(value=e.whose), seats.read), e)
                 for e in self.seated if e.label == label]  # fmt: skip
        if label in self.single and mover:
            found.append((mover, self.single[label]))
        found.sort(key=lambda pair: pair[1].line)
        for seat, entry in found:
            if f"{label} {seat}" in self.lines:
                raise notation(f"«{label}» برای این بازیکن دو بار آمده است.", entry.line, label)
            self.lines[f"{label} {seat}"] = entry.line
        return found

    def text(self, label: str) -> str | None:
        """A text for the page, as it was written."""
        entry = self.single.get(label)
        return entry.value if entry and entry.value else None

    def texts(self) -> dict[str, str | None]:
        """The texts that every scenario may have."""
        return {label: self.text(label) for label in ("answer", "id", "title", "hint", "note")}

    def ask(self, seats: Seats) -> Ask:
        """The question, which must be there."""
        return read_entry(self.ask_entry(), lambda text: read_ask(text, seats))

    def ask_entry(self) -> Entry:
        """The line of the question."""
        entry = self.single.get("ask")
        if entry is None:
            raise notation(
                "سناریو پرسش ندارد؛ سطری مانند «پرسش: مجاز» (ask: legal) اضافه کن.", 1, "ask"
            )
        return entry

    def error(self, kind: str, message: str, *labels: str) -> ScenarioError:
        """An error at the line of the first of these labels that was written."""
        line = next((self.lines[label] for label in labels if label in self.lines), 1)
        return ScenarioError(kind, message, line, labels[0].split()[0])


def read_entry(entry: Entry, reader: Callable[[str], T]) -> T:
    """Read an entry's value; what does not read becomes an error with its line."""
    try:
        return reader(entry.value)
    except Unreadable as error:
        raise notation(str(error), entry.line, entry.label) from None
    except OutOfRange as error:
        raise ScenarioError("position", str(error), entry.line, entry.label) from None
