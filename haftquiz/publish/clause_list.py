"""The clauses of the five documents and the questions they leave open, read from `data/`.

The paraphrases are ours. Links, reasons, tests and coverage are all checked against this list.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from haftquiz.quiz.persian import digits

_DATA = Path(__file__).parent / "data"
# The first two letters of a clause's id, and the rule set that its document describes.
DOCUMENTS = {
    "BZ": "bazito",
    "WK": "wikipedia",
    "VG": "varagh",
    "KF": "kasif",
    "SH": "seven-and-half",
}
KINDS = {"S": "گفته", "I": "از گفته‌ها برمی‌آید", "O": "با توافق", "N": "قاعده نیست"}


@dataclass(frozen=True)
class Clause:
    """One sentence of a document, in our own words."""

    id: str
    kind: str  # a key of KINDS: stated, implied, optional, not normative
    rules: str  # the rule set that it belongs to
    text: str
    untestable: str = ""  # why no question can be asked about it

    @property
    def document(self) -> str:
        """The two letters of its document."""
        return self.id[:2]

    @property
    def number(self) -> int:
        """Its place in the document."""
        return int(self.id[3:])

    @property
    def normative(self) -> bool:
        """Whether it says something about the game."""
        return self.kind != "N"

    @property
    def testable(self) -> bool:
        """Whether a question can be asked about it."""
        return not self.untestable


@dataclass(frozen=True)
class Ambiguity:
    """A question that a document leaves open, with the answers that it could have."""

    id: str
    rules: tuple[str, ...]
    clauses: tuple[str, ...]
    question: str
    options: tuple[str, ...]
    places: dict[str, int]  # rule sets whose default is not the first option (from 1)

    def default(self, rules_id: str) -> str:
        """The option that is our default in a rule set."""
        return self.options[self.places.get(rules_id, 1) - 1]


@cache
def clauses() -> dict[str, Clause]:
    """All clauses by id, in the order of the documents."""
    _, *lines = (_DATA / "clauses.tsv").read_text(encoding="utf-8").splitlines()
    return {clause.id: clause for clause in map(_clause, lines)}


def _clause(line: str) -> Clause:
    name, kind, rules, testable, text = line.split("\t")
    return Clause(name, kind, rules, text, "" if testable == "yes" else testable[4:])


@cache
def examples() -> dict[str, tuple[str, ...]]:
    """The examples and exercises of the documents, with the clauses that each is about."""
    _, *lines = (_DATA / "examples.tsv").read_text(encoding="utf-8").splitlines()
    return {name: tuple(ids.split()) for name, ids in (line.split("\t") for line in lines)}


@cache
def ambiguities() -> dict[str, Ambiguity]:
    """All open questions by id."""
    read = tomllib.loads((_DATA / "ambiguities.toml").read_text(encoding="utf-8"))
    return {name: _ambiguity(name, table) for name, table in read.items()}


def _ambiguity(name: str, table: dict[str, object]) -> Ambiguity:
    places = table.get("ours", {})
    assert isinstance(places, dict)
    rules, links, options = (_texts(table[key]) for key in ("rules", "clauses", "options"))
    return Ambiguity(name, rules, links, str(table["question"]), options, places)


def _texts(value: object) -> tuple[str, ...]:
    assert isinstance(value, list)
    return tuple(map(str, value))


def exists(written: str) -> bool:
    """Whether an id, in small letters as pages write it, is a clause or an open question."""
    return written.upper() in clauses() or written.upper() in ambiguities()


def numbers_hint(written: str) -> str:
    """« …» about the ids that an unknown one may have been meant for; empty if none is near."""
    prefix = written[:2].upper()
    last = [c.number for c in clauses().values() if c.document == prefix]
    if not last:
        return f" بندها با {'، '.join(key.lower() for key in DOCUMENTS)} آغاز می‌شوند."
    return f" بندهای {prefix.lower()} از ۱ تا {digits(max(last))} است."
