"""Settling a hand: who wins against the banker, what is paid, who holds the bank next."""

from typing import NamedTuple

from haftquiz.engine.position import Unknown
from haftquiz.engine.rules import Cell
from haftquiz.engine.seven_and_half.hands import Worth
from haftquiz.engine.seven_and_half.position import HalfPosition
from haftquiz.engine.seven_and_half.rules import SEVEN_AND_HALF


class Outcome(NamedTuple):
    """One hand against the banker's: won or lost, how many times the stake, and by which rules."""

    wins: bool
    times: int
    decider: Cell  # the rule that decided
    payment: Cell  # the rule that says how much
    others: tuple[Cell, ...] = ()  # defaults that it rests on
    from_split: bool = False

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Every rule that it rests on."""
        return (self.decider, self.payment, *self.others)


def outcomes(position: HalfPosition, seat: int) -> list[Outcome]:
    """What becomes of each hand of a player (SH-28, SH-37 to SH-41, SH-46 to SH-51, SH-68)."""
    hands = position.known(seat)
    found = []
    for hand, mine in zip(hands, position.worths(seat), strict=True):
        outcome = _outcome(position, mine)
        if hand.from_split and mine.natural and position.rules.split_natural.value:
            outcome = outcome._replace(others=(*outcome.others, position.rules.split_natural))
        found.append(outcome._replace(from_split=hand.from_split))
    return found


def _outcome(position: HalfPosition, mine: Worth) -> Outcome:
    rules = position.rules
    if mine.over:
        both = _both_over(position)
        kept = both and rules.over_both.value == "push"
        return Outcome(False, 0 if kept else 1, rules.over, rules.over, both)
    if not position.banker:
        raise Unknown("banker")
    bank = position.worths(position.banker)[0]
    others = tuple(_wild_cells(position, mine, bank))
    times, payment = _times(position, mine)
    if bank.over:
        return Outcome(True, times, rules.banker_over, payment, others)
    others += tuple(_rank_cells(position, mine, bank))
    if mine.rank > bank.rank or (mine.rank == bank.rank and rules.tie.value != "banker"):
        return Outcome(True, times, _decider(position, mine, bank), payment, others)
    loss = _loss(position, mine, bank)
    double = bank.natural and rules.two_card_tie.value == "banker-double"
    return Outcome(False, 2 if double else 1, loss, loss, others)


def _decider(position: HalfPosition, mine: Worth, bank: Worth) -> Cell:
    """The rule by which a hand beats the banker's."""
    rules = position.rules
    if mine.rank == bank.rank:
        return rules.tie
    if mine.pair:
        return rules.pair_of_sevens
    if mine.natural and bank.total == mine.total:
        return rules.two_card_beats
    return rules.higher_wins


def _loss(position: HalfPosition, mine: Worth, bank: Worth) -> Cell:
    """The rule by which a hand that is not over loses to the banker's."""
    rules = position.rules
    if bank.natural and rules.two_card_tie.value is not None and mine.total == bank.total:
        return rules.two_card_tie
    return rules.tie if mine.rank == bank.rank else rules.lower_loses


def _both_over(position: HalfPosition) -> tuple[Cell, ...]:
    """Over is lost at once; that the banker is over later too does not matter (AS-15)."""
    banker = position.banker
    told = banker and position.hands[banker - 1] is not None and not position.unsettled
    if told and position.worths(banker)[0].over:
        return (position.rules.over_both,)
    return ()


def _times(position: HalfPosition, mine: Worth) -> tuple[int, Cell]:
    """How many times the stake a win is paid, and the rule for it."""
    rules = position.rules
    if mine.pair:
        return rules.pair_pays.value, rules.pair_pays
    if mine.natural and rules.two_card_pays.value > 1:
        return rules.two_card_pays.value, rules.two_card_pays
    return rules.even_pay.value, rules.even_pay


def _rank_cells(position: HalfPosition, mine: Worth, bank: Worth) -> list[Cell]:
    """Defaults that put one kind of best hand over another."""
    rules = position.rules
    cells = []
    if mine.total == bank.total == SEVEN_AND_HALF and mine.natural != bank.natural:
        cells.append(rules.two_card_beats)
    if bank.pair or (mine.pair and bank.natural):
        cells.append(rules.pair_order)
    return cells


def _wild_cells(position: HalfPosition, *hands: Worth) -> list[Cell]:
    return [position.rules.wild_natural for hand in hands if hand.wild]


def pay(position: HalfPosition, seat: int) -> int:
    """What a player receives from the bank beyond the stake; negative if the stake is lost."""
    stake = position.stakes[seat - 1] if position.stakes else None
    if stake is None:
        raise Unknown("stake", seat)
    return sum(
        stake * outcome.times * (1 if outcome.wins else -1) for outcome in outcomes(position, seat)
    )


def next_banker(position: HalfPosition) -> tuple[int, list[Cell]]:
    """The seat that deals the next hand, and the rules that say so (SH-42, SH-43, SH-69, SH-72)."""
    rules = position.rules
    takers = [seat for seat in position.punters() if _takes_bank(position, seat)]
    if len(takers) > 1:
        return takers[0], [rules.bank_order, rules.bank_passes]
    if takers:
        return takers[0], [rules.bank_passes]
    bank = position.worths(position.banker)[0]
    exact = any(w.total == SEVEN_AND_HALF for s in position.punters() for w in position.worths(s))
    if exact and bank.total == SEVEN_AND_HALF:
        return position.banker, [rules.bank_passes, rules.bank_tie]
    if exact and rules.bank_longer.value is not None:
        return position.banker, [rules.bank_longer]
    return position.banker, [rules.bank_passes]


def _takes_bank(position: HalfPosition, seat: int) -> bool:
    """Whether a player has won with the hand that takes the bank."""
    rules = position.rules
    wanted = rules.bank_passes.value
    hands = zip(position.worths(seat), outcomes(position, seat), strict=True)
    return any(
        (outcome.wins or rules.bank_tie.value == "passes")
        and (mine.total == SEVEN_AND_HALF or wanted == "win")
        and (mine.natural or wanted != "two-card")
        for mine, outcome in hands
    )
