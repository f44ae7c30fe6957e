"""The one way out: a scenario as canonical text, its position as a compact line."""

from haftquiz.quiz.compact import print_compact
from haftquiz.quiz.printing import print_scenario
from haftquiz.quiz.scenario import AnyScenario, HalfScenario
from haftquiz.quiz.seven_and_half.printing import print_half_compact, print_half_scenario


def write_scenario(scenario: AnyScenario) -> str:
    """Canonical labelled lines in English: `parse_scenario(write_scenario(s)) == s`."""
    if isinstance(scenario, HalfScenario):
        return print_half_scenario(scenario)
    return print_scenario(scenario)


def write_position(scenario: AnyScenario) -> str:
    """The compact line of the position that a scenario starts from."""
    if isinstance(scenario, HalfScenario):
        return print_half_compact(scenario.start)
    return print_compact(scenario.start)
