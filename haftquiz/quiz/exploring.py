"""See what happens: from the position of a question, play any move, legal or not."""

from collections.abc import Iterator, Sequence
from typing import Any

from haftquiz.engine.cards import RANKS, SUITS, Card
from haftquiz.engine.judge import judge
from haftquiz.engine.matching import weigh
from haftquiz.engine.moves import DRAW, PASS, Call, Catch, Move, Play
from haftquiz.engine.play import penalize
from haftquiz.engine.position import Position, Unknown
from haftquiz.engine.rules import Effect
from haftquiz.engine.verdict import Verdict
from haftquiz.engine.word import caller
from haftquiz.quiz import reading
from haftquiz.quiz.case import Case, Step
from haftquiz.quiz.errors import notation
from haftquiz.quiz.explain import reason_text
from haftquiz.quiz.happenings import event_texts
from haftquiz.quiz.persian import SUIT_NAMES, card_name
from haftquiz.quiz.reading import OutOfRange, Seats, Unreadable
from haftquiz.quiz.rule_titles import last_card_word
from haftquiz.quiz.scenario import AnyScenario, HalfScenario, Scenario
from haftquiz.quiz.scenes import MOST_STEPS, line, option
from haftquiz.quiz.seven_and_half.exploring import explore_half
from haftquiz.quiz.views import story, table_of


def explore(scenario: AnyScenario, moves: Sequence[str]) -> dict[str, Any]:
    """The table after `moves`, what the last of them made happen, and what may be tried next.

    An illegal move is answered by what the rules do to it. ScenarioError where a move does not
    read.
    """
    if len(moves) > MOST_STEPS:
        raise notation("این زنجیرهٔ حرکت‌ها بیش از اندازه بلند است.")
    if isinstance(scenario, HalfScenario):
        return explore_half(scenario, moves)
    case = Case(scenario)
    told: list[dict[str, Any]] = []
    for move in _read(scenario, moves):
        told = _try(case, move)
    return {
        "table": {**table_of(case, case.end), "story": story(case, tried=True)},
        "told": told,
        "options": _options(case),
        "over": case.end.over,
    }


def _read(scenario: Scenario, moves: Sequence[str]) -> list[Move]:
    seats = Seats(scenario.players, scenario.names)
    try:
        return [reading.read_move(move, seats) for move in moves]
    except (Unreadable, OutOfRange) as error:
        raise notation(str(error)) from None


def _try(case: Case, move: Move) -> list[dict[str, Any]]:
    """Make a move, or suffer what the rules do to it; what happened, in words."""
    at = case.end
    verdict = case.judge(at, move)
    if verdict.legal:
        case.step(move, verdict)
        return _happened(case, case.steps[-1])
    told = [line(reason_text(verdict, move, at, case.scenario.names), verdict.clause, False)]
    if isinstance(move, (Call, Catch)):  # no mover's mistake: anyone may have said it
        return [*told, line(_UNCHANGED)]
    after, events = penalize(at)
    case.end = after
    step = Step(at, move, verdict, tuple(events))
    if not events:
        back = "کارت به دست برمی‌گردد و چیزی عوض نمی‌شود."
        told.append(line(back if isinstance(move, Play) else _UNCHANGED))
    return told + _events(step, case)


def _events(step: Step, case: Case) -> list[dict[str, Any]]:
    return [line(f"{text}.", event.cell.clause) for text, event in event_texts(step, case)]


_UNCHANGED = "این کار را نمی‌شود کرد و چیزی عوض نمی‌شود."


def _happened(case: Case, step: Step) -> list[dict[str, Any]]:
    told = _events(step, case)
    if case.end.unsettled:
        told.append(line("کارتی که آمد معلوم نیست؛ بقیه‌اش به آن بستگی دارد."))
    elif not case.end.over:
        told.append(line(f"نوبت: {case.name(case.end.turn)}."))
    return told


def _options(case: Case) -> list[dict[str, Any]]:
    """What could be tried: every card seen in the mover's hand, draw, pass, the last-card word."""
    at = case.end
    if at.over or at.unsettled or at.top is None:
        return []
    hand = at.mover_hand
    cards = dict.fromkeys(hand.cards) if hand is not None else dict.fromkeys(_guesses(at))
    options = [option for card in cards for option in _card_options(case, at, card)]
    for move in (DRAW, PASS, *_words(at)):
        verdict = _quietly(at, move)
        if verdict is not None:
            options.append(option(str(move), _label(case, move), None, verdict.legal))
    return options


def _words(at: Position) -> Iterator[Move]:
    """The word of whoever's it is to say; catching anyone, or one where nobody is ever caught."""
    yield Call(caller(at, Call()))
    others = [seat for seat in range(1, at.seats + 1) if seat not in (at.turn, *at.gone)]
    if at.turn in at.uncalled:
        others.append(at.turn)
    for seat in others if at.rules.last_card_forget.value else others[:1]:
        yield Catch(seat)


def _guesses(at: Position) -> Iterator[Card]:
    """Cards that a hand nobody sees might hold: of this rank, of this suit, neither; 7, 8, J."""
    assert at.top is not None
    rank, suit = at.top.rank, at.suit
    seen = {at.top, *(card for hand in at.hands if hand for card in hand.cards)}
    deck = [Card(r, s) for r in RANKS for s in SUITS]
    free = [card for card in deck if card not in seen]
    plain = [c for c in free if c.rank != "J" and at.rules.effects[c.rank].value == Effect.NONE]
    yield from [card for card in free if card.rank == rank][:1]
    yield from [card for card in plain if card.suit == suit and card.rank != rank][:1]
    yield from [card for card in plain if card.suit != suit and card.rank != rank][:1]
    for special in "78J":
        yield from [card for card in free if card.rank == special != rank][:1]


def _card_options(case: Case, at: Position, card: Card) -> list[dict[str, Any]]:
    """One option for a plain card; one for each suit of a jack, each player of a two."""
    verdict = _quietly(at, Play(card))
    legal = verdict is not None and verdict.legal
    plays = [Play(card)]
    if legal and card.rank == "J" and at.rules.jack_suit.value == "free":
        plays = [Play(card, suit) for suit in SUITS]
    elif legal and at.rules.effects[card.rank].value == Effect.GIVE and not at.giver:
        seats = (s for s in range(1, at.seats + 1) if s != at.turn and s not in at.gone)
        plays = [Play(card, "", seat) for seat in seats]
    return [option(str(play), _label(case, play), str(card), legal) for play in plays]


def _label(case: Case, move: Move) -> str:
    if isinstance(move, Play) and move.suit:
        return f"{card_name(move.card)}، خالِ {SUIT_NAMES[move.suit]}"
    if isinstance(move, Play) and move.seat:
        return f"{card_name(move.card)} برای {case.name(move.seat)}"
    if isinstance(move, Call):
        who = f" ({case.name(move.seat)})" if move.seat else ""
        return f"گفتنِ «{last_card_word(case.rules.id)}»{who}"
    if isinstance(move, Catch):
        return f"گرفتنِ {case.name(move.seat)}"
    return case.move_name(move)


def _quietly(at: Position, move: Move) -> Verdict | None:
    """A verdict, or None where it depends on what is not known; of a card whatever it names."""
    try:
        return weigh(at, move.card) if isinstance(move, Play) else judge(at, move)
    except Unknown:
        return None
