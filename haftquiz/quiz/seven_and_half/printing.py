"""A scenario of seven and a half as labelled lines, and its position as a compact line."""

from haftquiz.engine.position import Stack
from haftquiz.engine.seven_and_half.hands import HalfHand
from haftquiz.engine.seven_and_half.position import HalfPosition, Hands
from haftquiz.quiz.asking import print_ask
from haftquiz.quiz.houses import print_house, print_value
from haftquiz.quiz.reading import print_stack
from haftquiz.quiz.scenario import HalfScenario


def print_half_scenario(scenario: HalfScenario) -> str:
    """Canonical labelled lines in English."""
    at = scenario.start
    lines = [f"rules: {at.rules.id}"]
    if house := print_house(at.rules):
        lines.append(f"house: {house}")
    if scenario.names:
        lines.append(f"players: {'، '.join(scenario.names)}")
    elif at.seats != at.rules.usual_players.value:
        lines.append(f"players: {at.seats}")
    if at.banker:
        lines.append(f"banker: {at.banker}")
    if "turn" in scenario.lines:  # else it follows from the banker, and rests on an assumption
        lines.append(f"turn: {at.turn}")
    if at.limits:
        lines.append(f"limits: {at.limits[0]}-{at.limits[1]}")
    if at.wild_told:
        lines.append(f"wild: {at.wild or '-'}")
    lines += [f"stake {seat}: {stake}" for seat, stake in enumerate(at.stakes, 1) if stake]
    lines += [f"hand {seat}: {_print_hands(hands, ', ', ' / ')}"
              for seat, hands in enumerate(at.hands, 1) if hands is not None]  # fmt: skip
    if at.pile is not None:
        lines.append(f"pile: {print_stack(at.pile)}")
    if scenario.then:
        lines.append("then: " + ", ".join(scenario.then))
    lines.append(f"ask: {print_ask(scenario.ask)}")
    texts = (
        (label, getattr(scenario, label)) for label in ("answer", "id", "title", "hint", "note")
    )
    lines += [f"{label}: {text}" for label, text in texts if text is not None]
    return "\n".join(lines) + "\n"


def _print_hands(hands: Hands, between: str, split: str) -> str:
    return split.join(_print_hand(hand, between) for hand in hands)


def _print_hand(hand: HalfHand, between: str) -> str:
    return between.join(
        f"{card}*" if place in hand.down else str(card) for place, card in enumerate(hand.cards)
    )


def print_half_compact(at: HalfPosition) -> str:
    """`seven-and-half - - 1fwd - 4h*2s.x.6s* bank-3 stakes-10.10.0 pile-Kd`."""
    hands = ".".join("x" if h is None else _print_hands(h, "", "/") for h in at.hands)
    extras = [f"house-{name.replace('_', '-')}.{print_value(value)}"
              for name, value in sorted(at.rules.house().items())]  # fmt: skip
    if at.banker:
        extras.append(f"bank-{at.banker}")
    if any(at.stakes):
        extras.append("stakes-" + ".".join(str(stake or 0) for stake in at.stakes))
    if at.limits:
        extras.append(f"limits-{at.limits[0]}.{at.limits[1]}")
    if at.wild_told:
        extras.append(f"wild-{at.wild or '-'}")
    if at.pile is not None:
        extras.append("pile-" + _compact_stack(at.pile))
    return " ".join([at.rules.id, "-", "-", f"{at.turn}fwd", "-", hands, *extras])


def _compact_stack(stack: Stack) -> str:
    unseen = f"x{stack.unseen}" if stack.unseen else ""
    return "".join(map(str, stack.cards)) + unseen or "-"
