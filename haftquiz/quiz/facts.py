"""What a question rests on that no table shows: totals, limits, players, the table's own rules."""

from typing import Any

from haftquiz.quiz.persian import card_name, digits, join
from haftquiz.quiz.rule_titles import HALF_TITLES, TITLES
from haftquiz.quiz.rule_values import value_text
from haftquiz.quiz.scenario import Scenario

_ABOUT_NUMBERS = frozenset({"deal", "decks"})


def facts(case: Any) -> list[str]:
    """Short lines to stand above the form; empty where the table says it all."""
    scenario = case.scenario
    lines = [*_match(case)] if isinstance(scenario, Scenario) else [*_limits(case)]
    usual = scenario.rules.usual_players.value
    if scenario.ask.kind in _ABOUT_NUMBERS and scenario.players != usual:
        lines.append(f"{digits(scenario.players)} بازیکن")
    return lines + _house(scenario.rules)


def _match(case: Any) -> list[str]:
    scenario = case.scenario
    start = scenario.start
    lines = []
    for label, pairs in (("مجموع", scenario.totals), ("این دست", scenario.last)):
        if pairs:
            told = "، ".join(f"{case.name(seat)} {digits(number)}" for seat, number in pairs)
            lines.append(f"{label}: {told}")
    if scenario.limit is not None:
        lines.append(f"سقف مسابقه: {digits(scenario.limit)}")
    if scenario.winner is not None:
        lines.append(f"برندهٔ این دست: {case.name(scenario.winner)}")
    for label, seats in (("تمام کرده", start.gone), ("«تک‌کارت» نگفته", start.uncalled)):
        if seats:
            lines.append(f"{label}: {join(map(case.name, sorted(seats)))}")
    return lines


def _limits(case: Any) -> list[str]:
    start = case.scenario.start
    lines = [f"وحشی: {card_name(start.wild)}"] if start.wild_told and start.wild else []
    if start.limits:
        lines.append(f"شرط از {digits(start.limits[0])} تا {digits(start.limits[1])}")
    return lines


def _house(rules: Any) -> list[str]:
    """What this table plays otherwise than its rule set."""
    return [
        f"قرار جمع «{TITLES.get(name) or HALF_TITLES[name]}»: "
        + value_text(name, getattr(rules, name))
        for name in rules.house()
    ]
