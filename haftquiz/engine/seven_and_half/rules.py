"""The rule row of seven and a half, and its three rule sets: SH-nn, our defaults AS-nn.

Some cells have values that no rule set holds: wrong ideas do, and are played out all the same.
"""

from dataclasses import dataclass, field, fields, replace
from typing import Any

from haftquiz.engine.cards import Card
from haftquiz.engine.rules import ABSENT, FIXED, YESNO, Cell, Kind, RuleError, assume, said

SEVEN_AND_HALF = 15  # half-points
PICTURES = "JQK"
DECK_RANKS = "A234567" + PICTURES


def _cell(kind: Kind = FIXED) -> Any:
    return field(default=ABSENT, metadata={"kind": kind})


@dataclass(frozen=True, slots=True, kw_only=True)
class HalfRules:
    """The rules of one table of seven and a half."""

    id: str
    deck: Cell = _cell()  # cards in it
    ace_points: Cell = _cell()  # half-points
    number_points: Cell = _cell()  # "face": a card's number
    picture_points: Cell = _cell()  # half-points
    players: Cell = _cell()  # (least, most); most None: no limit
    usual_players: Cell = _cell()
    hand_size: Cell = _cell()  # cards dealt at the start
    direction: Cell = _cell()
    first_to_act: Cell = _cell()
    limits: Cell = _cell()  # stakes lie within limits agreed at the start
    stakes: Cell = _cell()  # who bets: everyone but the banker
    extra_card: Cell = _cell()  # "up"; "either": face up, or face down for the old one turned up
    over: Cell = _cell()  # over 7.5: loses at once
    over_both: Cell = _cell()  # the player is over, the banker later too: "player-lost", "push"
    exact: Cell = _cell()  # at 7.5 the turn ends; else "goes-on"
    stand: Cell = _cell()
    may_draw: Cell = _cell()  # under 7.5: as often as one likes
    banker_draws: Cell = _cell()
    banker_idle: Cell = _cell()  # everyone is over: the banker does not play
    banker_over: Cell = _cell()
    tie: Cell = _cell()  # equal hands: the "banker"'s, or the "player"'s
    lower_loses: Cell = _cell()
    higher_wins: Cell = _cell()
    even_pay: Cell = _cell()  # an ordinary win: the stake once more
    two_card_beats: Cell = _cell()  # 7.5 in two cards over any other 7.5
    two_card_tie: Cell = _cell()  # the banker has one: wins at a single stake, or "banker-double"
    two_card_pays: Cell = _cell()  # times the stake
    pair_of_sevens: Cell = _cell(YESNO)  # beats any other hand
    pair_pays: Cell = _cell()
    pair_order: Cell = _cell()  # how a pair stands to a two-card 7.5 and to the banker's pair
    wild: Cell = _cell()  # the usual wild card, or None
    wild_values: Cell = _cell()
    wild_natural: Cell = _cell()  # whether a wild card can make a two-card 7.5
    bank_passes: Cell = _cell()  # to a winner at 7.5 ("exact"), in "two-card" only; to any ("win")
    bank_tie: Cell = _cell()  # a player and the banker both at 7.5: it "stays" or "passes"
    bank_longer: Cell = _cell()  # 7.5 in more cards where only two take the bank
    bank_order: Cell = _cell()  # several could take it
    split: Cell = _cell()  # two pictures, or with "pair" two of one rank
    split_stake: Cell = _cell()
    split_limit: Cell = _cell()  # the limits hold for each hand
    split_natural: Cell = _cell()  # whether a split hand can make a two-card 7.5
    cards_out: Cell = _cell()
    one_face_down: Cell = _cell()

    def __hash__(self) -> int:
        return hash(self.id)

    def changed(self, changes: dict[str, Any]) -> "HalfRules":
        """These rules with house rules laid over; RuleError for what cannot be."""
        cells: dict[str, Any] = {}
        for name, value in changes.items():
            cell: Cell = getattr(self, name)
            if cell.value is None:
                raise RuleError(name, "absent")
            if not HALF_KINDS[name].takes(value):
                raise RuleError(name, "fixed" if HALF_KINDS[name] == FIXED else "value")
            if value != cell.value:
                cells[name] = Cell(value, cell.clauses, "", True)
        return replace(self, **cells) if cells else self

    def house(self) -> dict[str, Any]:
        """What differs from the base rule set by agreement."""
        return {n: getattr(self, n).value for n in HALF_KINDS if getattr(self, n).house}


HALF_KINDS: dict[str, Kind] = {f.name: f.metadata["kind"] for f in fields(HalfRules) if f.metadata}

BASE = HalfRules(
    id="seven-and-half",
    deck=said(40, "SH-03", "SH-04", "SH-05"),
    ace_points=said(2, "SH-06"),
    number_points=said("face", "SH-07"),
    picture_points=said(1, "SH-08"),
    players=said((2, None), "SH-09"),
    usual_players=said(3, "SH-09"),
    hand_size=said(1, "SH-18"),
    direction=said("counter-clockwise", "SH-10", "SH-19"),
    first_to_act=assume("after-banker", "AS-16", "SH-10"),
    limits=said(True, "SH-17", "SH-11"),
    stakes=said("all-but-banker", "SH-16"),
    extra_card=said("up", "SH-25"),
    over=said("loses", "SH-26", "SH-28"),
    over_both=assume("player-lost", "AS-15", "SH-28"),
    exact=said("turn-ends", "SH-30", "SH-29", "SH-31"),
    stand=said(True, "SH-23"),
    may_draw=said(True, "SH-33", "SH-32", "SH-24"),
    banker_draws=assume("free", "AS-02", "SH-35"),
    banker_idle=assume(True, "AS-03", "SH-34"),
    banker_over=said("pays-all", "SH-37", "SH-38"),
    tie=said("banker", "SH-41"),
    lower_loses=said(True, "SH-39"),
    higher_wins=said(True, "SH-40"),
    even_pay=said(1, "SH-38", "SH-40"),
    two_card_beats=said(False, "SH-41"),
    two_card_pays=said(1, "SH-40"),
    bank_passes=said("exact", "SH-42", "SH-15"),
    bank_tie=assume("stays", "AS-01", "SH-42"),
    bank_order=said("first-in-turn", "SH-43"),
    cards_out=assume("reshuffle-over", "AS-11", "SH-03"),
)
ITALIAN = replace(
    BASE,
    id="seven-and-half-italian",
    two_card_beats=said(True, "SH-46", "SH-47"),
    two_card_tie=said("banker", "SH-49", "SH-50", "SH-51"),
    two_card_pays=assume(2, "AS-04", "SH-48"),
    pair_of_sevens=said(False, "SH-55"),
    pair_pays=assume(2, "AS-04", "SH-57"),
    pair_order=assume("pair-first", "AS-08", "SH-55"),
    wild=assume(Card("K", "d"), "AS-18", "SH-54", "SH-52"),
    wild_values=said("half-or-1-to-7", "SH-53"),
    wild_natural=assume(True, "AS-10", "SH-46"),
    bank_order=assume("first-in-turn", "AS-09", "SH-43"),
)
SPANISH = replace(
    BASE,
    id="seven-and-half-spanish",
    extra_card=said("either", "SH-59", "SH-60", "SH-62"),
    one_face_down=said(True, "SH-61"),
    two_card_beats=assume(True, "AS-06", "SH-70"),
    two_card_pays=assume(2, "AS-04", "SH-68"),
    bank_passes=said("two-card", "SH-69", "SH-72"),
    bank_tie=said("stays", "SH-70"),
    bank_longer=said(False, "SH-72", "SH-71"),
    bank_order=assume("first-in-turn", "AS-13", "SH-43"),
    split=said(True, "SH-63", "SH-66", "SH-67"),
    split_stake=said("each", "SH-65", "SH-67"),
    split_limit=assume("each", "AS-17", "SH-67"),
    split_natural=assume(True, "AS-07", "SH-68"),
)
HALF_RULE_SETS: dict[str, HalfRules] = {r.id: r for r in (BASE, ITALIAN, SPANISH)}
