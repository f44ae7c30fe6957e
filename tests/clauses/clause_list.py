"""Which clauses of the Bazito source can be tested, and why the others cannot."""

from __future__ import annotations

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
