"""See what happens in «هفت و نیم»: whoever asks, stops or splits, until the hand is settled."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from haftquiz.engine.cards import CARDS, Card
from haftquiz.engine.position import Unknown
from haftquiz.engine.seven_and_half.play import MOVES, HalfReason, HalfVerdict, fill, missing
from haftquiz.engine.seven_and_half.position import HalfPosition
from haftquiz.engine.seven_and_half.rules import SEVEN_AND_HALF
from haftquiz.engine.seven_and_half.settle import next_banker, outcomes, pay
from haftquiz.quiz.errors import notation
from haftquiz.quiz.labels import clip
from haftquiz.quiz.persian import card_name, digits
from haftquiz.quiz.scenario import HalfScenario
from haftquiz.quiz.scenes import line, option
from haftquiz.quiz.seven_and_half.case import HalfCase
from haftquiz.quiz.seven_and_half.explain import MOVE_NAMES, outcome_text, reason_text, sum_text
from haftquiz.quiz.seven_and_half.shapes import signed
from haftquiz.quiz.seven_and_half.views import table_of


class _Try(NamedTuple):
    """A move of a seat (0: of whoever's turn it is), or a card that was not told and comes now."""

    move: str = ""
    seat: int = 0
    card: Card | None = None


def can_explore(case: HalfCase) -> bool:
    """Whether anybody can still move."""
    at = _start(case)
    return bool(at.banker) and not at.over


def _start(case: HalfCase) -> HalfPosition:
    """From where to try: the end of `then`, and of a line with a mistake the beginning."""
    return case.scenario.start if case.scenario.ask.kind == "mistake" else case.end


def explore_half(scenario: HalfScenario, moves: Sequence[str]) -> dict[str, Any]:
    """The table after `moves`, what the last of them made happen, and what may be tried next."""
    case = HalfCase(scenario)
    case.end = _start(case)
    if not case.end.banker:
        case.unknown(Unknown("banker"))
    told: list[dict[str, Any]] = []
    for text in moves:
        told = _try(case, _read(case, text))
    table = table_of(case, case.end)
    if scenario.ask.kind == "mistake":  # tried from the beginning: that line has not been played
        table["story"] = []
    return {
        "table": table,
        "told": told + _next(case),
        "options": _options(case),
        "over": case.end.over,
    }


def _read(case: HalfCase, text: str) -> _Try:
    """`hit`, `stand2` (by a seat), `7h` (the card that comes)."""
    word = text.strip()
    if word in CARDS:
        return _Try(card=CARDS[word])
    move = word.rstrip("0123456789")
    seat = int(word[len(move) :] or 0) if len(word) - len(move) < 3 else case.end.seats + 1
    if move not in MOVES or seat > case.end.seats:
        raise notation(f"حرکت «{clip(text)}» در هفت و نیم خوانده نمی‌شود.")
    return _Try(move, seat)


def _try(case: HalfCase, tried: _Try) -> list[dict[str, Any]]:
    """Make a move, or hear what the rules say against it; what happened, in words."""
    at = case.end
    if tried.card is not None:
        if tried.card not in missing(at):
            raise notation(f"«{card_name(tried.card)}» این‌جا نمی‌تواند بیاید.")
        case.end = fill(at, tried.card)
        return _came(case, at) if at.unsettled else []
    verdict = case.judge(tried.move, tried.seat)
    if not verdict.legal:
        return [line(reason_text(verdict), verdict.cell.clause, False), line(_UNCHANGED)]
    case.step(tried.move, verdict)
    if tried.move == "hit":
        return [] if case.end.unsettled else _came(case, at)
    if tried.move == "split":
        return [line(_SPLIT, case.rules.split_stake.clause)]
    stands = verdict._replace(reason=HalfReason.STANDS)
    return [line(f"{case.name(at.turn)}: {reason_text(stands)}", verdict.cell.clause)]


_UNCHANGED = "این کار را نمی‌شود کرد و چیزی عوض نمی‌شود."
_SPLIT = "دست دو تا می‌شود؛ هر کدام جدا بازی می‌شود و شرطی به اندازهٔ شرطِ اول می‌خواهد."


def _say(reason: HalfReason) -> str:
    return reason_text(HalfVerdict(False, reason))


def _came(case: HalfCase, before: HalfPosition) -> list[dict[str, Any]]:
    """The card that has just come, the new total, and what that means."""
    seat, rules = before.turn, case.rules
    hand = case.end.known(seat)[before.active]
    value = case.end._replace(unsettled=False).worths(seat)[before.active]
    name = f"{case.name(seat)}: {card_name(hand.cards[-1])} می‌آید. "
    told = [line(name + sum_text(case.end, hand, value), rules.extra_card.clause)]
    if value.pair:
        told.append(line(_say(HalfReason.SHOWN_PAIR), rules.pair_of_sevens.clause))
    elif value.over:
        told.append(line(_say(HalfReason.IS_OVER), rules.over.clause))
    elif value.total == SEVEN_AND_HALF:
        told.append(line(_say(HalfReason.AT_SEVEN_AND_HALF), rules.exact.clause))
    return told


def _next(case: HalfCase) -> list[dict[str, Any]]:
    """Whose turn it is then, which card is missing, or how the hand is settled."""
    at = case.end
    if at.over:
        return _settling(case)
    if at.unsettled:
        return [line(f"کارتی که برای {case.name(at.turn)} می‌آید گفته نشده است؛ یکی را انتخاب کن.")]
    hands = at.hands[at.turn - 1]
    which = f" با دست {digits(at.active + 1)}" if hands and len(hands) > 1 else ""
    name = case.name(at.turn)
    told = [line(f"نوبت: {name}{which}.")]
    if hands is None:
        told.append(line(f"دستِ {name} گفته نشده است؛ می‌توانی کارتِ اولش را فرض کنی."))
    return told


def _settling(case: HalfCase) -> list[dict[str, Any]]:
    """Who wins, what is paid where that is known, and who deals next."""
    told = []
    for seat in case.end.punters():
        try:
            told += _outcome_lines(case, seat)
        except Unknown:
            name = case.name(seat)
            told.append(line(f"{name}: نتیجه به کارت‌هایی بستگی دارد که گفته نشده‌اند."))
    try:
        seat, cells = next_banker(case.end)
    except Unknown:
        return told
    deals = case.does(seat, "دست بعد را پخش می‌کند", "دست بعد را پخش می‌کنی")
    return [*told, line(f"{deals}.", cells[0].clause)]


def _outcome_lines(case: HalfCase, seat: int) -> list[dict[str, Any]]:
    at = case.end
    known = at.hands[at.banker - 1] is not None
    bank = at.worths(at.banker)[0] if known else None
    told = []
    for outcome, mine in zip(outcomes(at, seat), at.worths(seat), strict=True):
        word = "برد" if outcome.wins else "باخت"
        text = f"{case.name(seat)}: {word}. {outcome_text(outcome, mine, bank)}"
        told.append(line(text, outcome.decider.clause))
    try:
        amount = pay(at, seat)
    except Unknown:
        return told
    told[-1]["text"] += f" جز شرط: {signed(amount)} واحد."
    return told


def _options(case: HalfCase) -> list[dict[str, Any]]:
    """Every move of the mover, legal or not; the same out of turn for the one asked about."""
    at = case.end
    if at.over:
        return []
    cards = [option(str(it), card_name(it), str(it), True) for it in _one_of_each(at)]
    if at.unsettled:
        return cards
    seats = dict.fromkeys((at.turn, case.you() or case.scenario.ask.seat or at.turn))
    moves = [_move_option(case, move, seat) for seat in seats for move in _moves_of(at, seat)]
    return moves + cards


def _moves_of(at: HalfPosition, seat: int) -> tuple[str, ...]:
    """What may be judged: of a hand that is not told only that it may stop."""
    return MOVES if at.hands[seat - 1] is not None else ("stand",)


def _move_option(case: HalfCase, move: str, seat: int) -> dict[str, Any]:
    at = case.end
    value = move if seat == at.turn else f"{move}{seat}"
    name = f"{case.name(seat)}: {MOVE_NAMES[move]}"
    return option(value, name, None, case.judge(move, seat).legal)


def _one_of_each(at: HalfPosition) -> list[Card]:
    """A card of each rank that may be the missing one, and the wild card: suits count nothing."""
    possible = missing(at)
    first = {card.rank: card for card in reversed(possible) if card != at.wild}
    wild = [at.wild] if at.wild is not None and at.wild in possible else []
    return sorted(first.values(), key=possible.index) + wild
