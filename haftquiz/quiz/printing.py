"""A scenario of haft-khabis as canonical labelled lines in English."""

from collections.abc import Sequence

from haftquiz.engine.position import Position, Stack
from haftquiz.quiz.asking import print_ask
from haftquiz.quiz.compact import print_compact
from haftquiz.quiz.houses import print_house
from haftquiz.quiz.reading import print_stack
from haftquiz.quiz.scenario import Scenario

# Fields of a position that have no label of their own: then only a compact line tells it all.
_UNLABELLED = ("called", "last", "giver", "burnt", "passes")


def print_scenario(scenario: Scenario) -> str:
    """The lines, one label each, in the order of the contract."""
    lines = [*_position(scenario), *_after(scenario), f"ask: {print_ask(scenario.ask)}"]
    for label in ("answer", "id", "title", "hint", "note"):
        text = getattr(scenario, label)
        if text is not None:
            lines.append(f"{label}: {text}")
    return "\n".join(lines) + "\n"


def _position(scenario: Scenario) -> list[str]:
    at = scenario.start
    named = [f"players: {'، '.join(scenario.names)}"] if scenario.names else []
    if any(getattr(at, name) for name in _UNLABELLED):
        return [f"position: {print_compact(at)}", *named]
    lines = [f"rules: {at.rules.id}"]
    if house := print_house(at.rules):
        lines.append(f"house: {house}")
    lines += named
    if not named and at.seats != at.rules.usual_players.value:
        lines.append(f"players: {at.seats}")
    if at.turn != 1:
        lines.append(f"turn: {at.turn}")
    if at.direction != 1:
        lines.append("direction: rev")
    lines += _table(scenario, at)
    if at.drew:
        lines.append(f"drew: {print_stack(Stack(at.drew))}")
    for seat, hand in enumerate(at.hands, 1):
        if hand is not None:
            lines.append(f"hand {seat}: {print_stack(hand)}")
    for label, stack in (("pile", at.pile), ("under", at.under)):
        if stack is not None:
            lines.append(f"{label}: {print_stack(stack)}")
    for label, seats in (("uncalled", at.uncalled), ("gone", at.gone)):
        if seats:
            lines.append(f"{label}: {_print_seats(seats)}")
    return lines


def _table(scenario: Scenario, at: Position) -> list[str]:
    if scenario.played:
        return ["played: " + ", ".join(map(str, scenario.played))]
    lines = [] if at.top is None else [f"top: {at.top}"]
    if at.top is not None and at.suit != at.top.suit:
        lines.append(f"suit: {at.suit}")
    if at.owed:
        lines.append(f"owed: {at.owed}")
    if at.follow:
        lines.append("follow: yes")
    return lines


def _print_seats(seats: Sequence[int]) -> str:
    return ", ".join(map(str, seats))


def _after(scenario: Scenario) -> list[str]:
    lines = []
    if scenario.then:
        lines.append("then: " + ", ".join(map(str, scenario.then)))
    if scenario.out is not None:
        lines.append(f"out: {scenario.out}")
    if scenario.winner is not None:
        lines.append(f"winner: {scenario.winner}")
    for label in ("totals", "last"):
        pairs = getattr(scenario, label)
        if pairs:
            lines.append(f"{label}: " + ", ".join(f"{seat} {number}" for seat, number in pairs))
    if scenario.limit is not None:
        lines.append(f"limit: {scenario.limit}")
    return lines
