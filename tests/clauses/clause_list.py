"""Which clauses of the Bazito source can be tested, and why the others cannot."""

from __future__ import annotations

# What the source says that no scenario can ask about: advice, user interface, provenance.
UNTESTABLE = {
    4: "which version the document covers",
    5: "advice to agree beforehand",
    66: "advice on choosing a suit",
    67: "a badge of the app; there is no word to say",
    68: "advice for playing face to face",
    85: "coins and prizes of a table",
    93: "how to enter the online version",
    95: "a pointer to another guide",
    101: "which version governs a table",
    102: "what the document was checked against",
    103: "pictures, contact, date",
    104: "headings",
}
TESTABLE = [number for number in range(1, 105) if number not in UNTESTABLE]
EXAMPLES = list(range(1, 31))
# The assumptions that name Bazito and change something that can be asked here.
DEFAULTS = [4, 12, 19, 20, 22, 32, 34, 35, 49, 50, 56, 57, 60, 61, 66]
# All the assumptions that name Bazito; the further ones say that something is left out.
NAMED = sorted([*DEFAULTS, 28, 29, 42, 55, 65])
