"""Every cell of every rule row matters: with another value in it some test sees a difference."""

from __future__ import annotations

import pytest

from haftquiz.engine.rulesets import RULE_SETS

from .mutants import Mutant, clause_tests, mutants, nodes, noticed

# What no test can see, and why.
CANNOT_MATTER = {
    "draw_count": "one is the only number that the rules of any set allow",
    "eight_no_followup": "one is the only number that the rules of any set allow",
    "bazito-eight_may_keep_drawn": "a card drawn after an eight is never playable there",
}
ALL = mutants()


def cannot_matter(mutant: Mutant) -> bool:
    return mutant.name in CANNOT_MATTER or f"{mutant.rules_id}-{mutant.name}" in CANNOT_MATTER


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_every_changed_cell_is_noticed(rules_id: str) -> None:
    own = [one for one in ALL if one.rules_id == rules_id and not cannot_matter(one)]
    assert len(own) > 40
    assert [str(mutant) for mutant in own if not noticed(mutant)] == []


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_the_rows_as_they_are_raise_no_alarm(rules_id: str) -> None:
    """Else every mutant would seem to be noticed."""
    from .mutants import differs, fails

    row = RULE_SETS[rules_id]
    assert not any(differs(row, rules_id, node) for node in nodes(rules_id))
    assert [name for name, test in clause_tests(rules_id).items() if fails(test)] == []


def test_the_list_of_what_cannot_matter_is_true() -> None:
    listed = [mutant for mutant in ALL if cannot_matter(mutant)]
    assert {name.split("-")[-1] for name in CANNOT_MATTER} == {one.name for one in listed}
    assert [str(mutant) for mutant in listed if noticed(mutant)] == []
