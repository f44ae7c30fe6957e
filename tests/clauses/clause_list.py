"""Which clauses of the documents can be tested, and why the others cannot."""

from __future__ import annotations

from typing import NamedTuple

from haftquiz.publish.clause_list import ambiguities, clauses

_BAZITO = [clause for clause in clauses().values() if clause.document == "BZ"]
# What the source says that no scenario can ask about: advice, user interface, provenance.
UNTESTABLE = {clause.number: clause.untestable for clause in _BAZITO if not clause.testable}
TESTABLE = [clause.number for clause in _BAZITO if clause.testable]
EXAMPLES = list(range(1, 31))
# All the assumptions that name Bazito.
NAMED = [int(a.id[3:]) for a in ambiguities().values() if "bazito" in a.rules]
# Those that change something that can be asked here; the others say that something is left out.
DEFAULTS = [number for number in NAMED if number not in (28, 29, 42, 55, 65)]


class Document(NamedTuple):
    """One document: its clauses, the untestable ones with the reason, examples, defaults."""

    prefix: str
    modules: str  # how its test modules begin
    clauses: int
    untestable: dict[int, str]
    examples: int
    defaults: list[int]
    default_prefix: str = "am"

    @property
    def testable(self) -> list[int]:
        return [number for number in range(1, self.clauses + 1) if number not in self.untestable]


WIKIPEDIA = Document(
    "wk", "test_wikipedia_", 72,
    {
        1: "names of the game", 2: "its kin", 9: "how the dealer goes round",
        11: "the turning of a card, before there is a position", 28: "a date",
        31: "what the main rules are for",
    },
    10,
    # 28, 29 and 55 say who starts a later hand, where a card goes in the pile, that nobody waits;
    # 46 what becomes of an illegal card, which no position shows
    [1, 2, 3, 6, 7, 8, 10, 12, 13, 16, 17, 18, 19, 22, 23, 24, 26, 27, 30, 31, 32, 34, 35, 36, 37,
     38, 39, 40, 41, 42, 43, 44, 45, 47, 48, 49, 50, 56, 59, 60, 61, 63, 64, 66],
)  # fmt: skip
VARAGH = Document(
    "vg", "test_varagh_", 69,
    {
        2: "colour", 4: "home games may differ", 9: "friends, bots and accounts",
        24: "how to draw in the app", 41: "the direction arrow of the app",
        59: "the catch button of the app", 60: "what bots do", 69: "a date that is missing",
    },
    9,
    [12, 21, 22, 25, 34, 35, 37, 38, 44, 50, 51, 56, 61, 62, 65, 66],
)  # fmt: skip
KASIF = Document(
    "kf", "test_kasif", 48,
    {1: "the name", 5: "how the dealer goes round", 14: "rules vary", 48: "a link"},
    5,
    [1, 2, 3, 5, 6, 7, 9, 11, 13, 14, 15, 19, 22, 25, 26, 27, 29, 30, 31, 33, 34, 35, 36, 37, 38,
     44, 49, 52, 53, 54, 56, 58, 59, 60, 61, 62, 66],
)  # fmt: skip
SEVEN_AND_HALF = Document(
    "sh", "test_half_", 73,
    {
        1: "what kind of game it is", 12: "the lot for the first banker",
        25: "which side of a card is up", 27: "that cards are shown", 29: "that cards are shown",
        36: "what the dealer sees", 44: "places that add rules", 45: "a heading", 58: "a heading",
        62: "the moment at which a card is turned", 73: "closing remarks",
    },
    8,
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18],  # 12: shuffling every hand
    "as",
)  # fmt: skip
OTHERS = {one.prefix: one for one in (WIKIPEDIA, VARAGH, KASIF, SEVEN_AND_HALF)}
