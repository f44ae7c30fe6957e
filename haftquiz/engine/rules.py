"""A rule set is one row of data: `Rules`, whose every field is a `Cell` with its clauses.

The fields are the parameters of the comparison of rule sets, under the same names. What a field
may be changed to by a house rule stands in its `Kind`. Nothing here knows a rule set by name.
"""

from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, NamedTuple

from haftquiz.engine.cards import DECK, RANKS, Card
from haftquiz.engine.moves import NAMING, PLAIN, Play
from haftquiz.engine.value import value_class


class Effect(StrEnum):
    """What a card does to the game when it is laid."""

    NONE = "none"
    PENALTY = "penalty"  # the next player owes cards
    COVER = "cover"  # the same player must lay another card on it
    SKIP = "skip"  # the next player is passed over
    REVERSE = "reverse"  # the direction turns
    GIVE = "give"  # a chosen opponent takes a card


@value_class
class Cell:
    """One rule of one rule set: its value, where it stands, and whether it is our default."""

    value: Any
    clauses: tuple[str, ...] = ()
    assumed: str = ""  # the ambiguity's id where the document leaves it open
    house: bool = False  # changed by the table's own agreement

    @property
    def clause(self) -> str | None:
        """The clause to cite first."""
        return self.clauses[0] if self.clauses else None


def said(value: Any, *clauses: str) -> Cell:
    """A cell that the document states or implies."""
    return Cell(value, clauses)


def assume(value: Any, ambiguity: str, *clauses: str) -> Cell:
    """A cell that the document leaves open; the value is our default."""
    return Cell(value, clauses, ambiguity)


ABSENT = Cell(None)  # the question does not arise in this rule set


class Kind(NamedTuple):
    """What values a rule takes when a table changes it."""

    name: str  # "fixed", "yesno", "number", "choice"
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    def takes(self, value: object) -> bool:
        """Whether `value` (bool, int or str as the kind has it) is of this kind and in range."""
        if self.name == "yesno":
            return isinstance(value, bool)
        if self.name == "number":
            return type(value) is int and self.least <= value <= self.most
        return self.name == "choice" and value in self.choices


FIXED = Kind("fixed")
YESNO = Kind("yesno")


def _number(least: int, most: int) -> Kind:
    return Kind("number", least=least, most=most)


def _choice(*choices: str) -> Kind:
    return Kind("choice", choices)


def _cell(kind: Kind = FIXED) -> Any:
    return field(default=ABSENT, metadata={"kind": kind})


class Cover(NamedTuple):
    """How a card that binds its own player is covered (an eight; in one rule set an ace)."""

    followup: Cell  # "suit": a card of its suit; "any": whatever card
    again: Cell  # another card of its rank
    no_followup: Cell  # cards drawn by one who does not cover
    drawn_playable: Cell  # may the card drawn then cover it?
    draw_though_able: Cell  # may one draw while holding a card that covers?
    jack: Cell  # which jacks cover: "suit" or "any"


class RuleError(ValueError):
    """A change that this rule set cannot take. `name`: the rule; `why`: a stable code."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name}: {why}")
        self.name = name
        self.why = why


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rules of one table. Values: see the comments; counts are cards, seats or points."""

    id: str
    fixed: Cell = _cell()  # rules that a table may change freely; None: any
    # the table
    players: Cell = _cell()  # (least, most); most None: no limit
    usual_players: Cell = _cell()
    two_decks_above: Cell = _cell()  # more players than this take two decks; None: never
    jokers: Cell = _cell()
    hand_size: Cell = _cell(_number(1, 51))
    deal_direction: Cell = _cell()
    start_card_excluded: Cell = _cell()  # ranks that may not lie first
    start_on_2: Cell = _cell()
    start_card_replacement: Cell = _cell()
    first_player: Cell = _cell()
    initial_direction: Cell = _cell()
    one_card_a_play: Cell = _cell()
    # an ordinary turn
    match_rule: Cell = _cell()  # "suit-or-rank"
    suit_before_rank: Cell = _cell(YESNO)
    colour_matches: Cell = _cell()
    named_suit: Cell = _cell()  # the suit a jack named stands in for its own
    must_play_if_able: Cell = _cell(YESNO)
    jack_must_be_played: Cell = _cell()  # a jack that fits nothing else is playable all the same
    draw_count: Cell = _cell(_number(1, 1))
    drawn_card_playable: Cell = _cell(YESNO)
    may_keep_drawn: Cell = _cell(YESNO)
    drawn_unplayable: Cell = _cell()  # "turn-passes"
    # the ace
    ace: Cell = _cell()
    ace_two_players: Cell = _cell()
    ace_followup: Cell = _cell()
    ace_chain: Cell = _cell()
    ace_no_followup: Cell = _cell()
    ace_drawn_playable: Cell = _cell(YESNO)
    ace_draw_though_able: Cell = _cell(YESNO)
    jack_after_A: Cell = _cell(_choice("suit", "any"))  # noqa: N815  (the matrix' own name)
    # the two
    two: Cell = _cell()
    two_target: Cell = _cell()
    two_target_loses_turn: Cell = _cell(YESNO)
    two_counter: Cell = _cell(YESNO)
    two_giver_gone: Cell = _cell()
    # the seven
    seven: Cell = _cell()
    seven_answer: Cell = _cell()
    seven_take: Cell = _cell()  # one who does not answer takes it all
    seven_answer_optional: Cell = _cell(YESNO)
    seven_stack: Cell = _cell(YESNO)
    seven_take_ends_turn: Cell = _cell(YESNO)
    seven_drawn_with_penalty: Cell = _cell(_choice("may", "no"))
    seven_again: Cell = _cell()  # a fresh seven after a chain is over
    seven_after_taken: Cell = _cell()
    # the eight
    eight: Cell = _cell()
    eight_followup: Cell = _cell()
    eight_chain: Cell = _cell()
    eight_no_followup: Cell = _cell(_number(1, 1))
    eight_drawn_playable: Cell = _cell(YESNO)
    eight_drawn_unplayable: Cell = _cell()
    eight_draw_though_able: Cell = _cell(YESNO)
    eight_may_keep_drawn: Cell = _cell(YESNO)
    jack_after_8: Cell = _cell(_choice("suit", "any"))
    after_open_cover: Cell = _cell()  # what the next player matches when it stayed uncovered
    followup_effects: Cell = _cell()  # special cards act as usual when they cover
    # the ten, the jack, the plain cards
    ten: Cell = _cell()
    ten_two_players: Cell = _cell()
    jack: Cell = _cell()
    jack_on_named: Cell = _cell()
    jack_suit: Cell = _cell(_choice("free", "own"))
    jack_on_pending_7: Cell = _cell()
    jack_on_spent_7: Cell = _cell(YESNO)
    plain: Cell = _cell()
    # one card left, mistakes
    last_card_word: Cell = _cell()
    last_card_forget: Cell = _cell(_number(0, 20))  # cards for one who is caught
    catch_window: Cell = _cell()  # "finish", "own-next-move"
    mistake_penalty: Cell = _cell(_number(0, 20))
    extra_offences: Cell = _cell(_number(0, 20))
    # the end of a hand
    mode: Cell = _cell(_choice("elimination", "points"))
    end_of_hand: Cell = _cell()
    finish_on_8: Cell = _cell(_choice("win", "cover"))
    finish_effects: Cell = _cell()  # "lapse": effects of a last card where the hand ends
    finish_in_play: Cell = _cell()  # "stand": effects of a last card where the others play on
    finish_on_7: Cell = _cell()
    finish_on_A: Cell = _cell()  # noqa: N815
    finish_on_2: Cell = _cell()  # no seat need be named
    finish_on_J: Cell = _cell()  # a suit is named: "suit", "free", "while-play-goes-on" # noqa: N815
    comeback_2_and_7: Cell = _cell(YESNO)
    comeback_how: Cell = _cell()
    stock_empty: Cell = _cell(_choice("reshuffle", "pass"))
    nothing_to_draw: Cell = _cell()  # drawing was a choice and nothing can be drawn
    penalty_exceeds_stock: Cell = _cell()
    penalty_of_nothing: Cell = _cell()
    deadlock: Cell = _cell()
    # points and the match
    points_A: Cell = _cell(_number(0, 1000))  # noqa: N815
    points_2: Cell = _cell(_number(0, 1000))
    points_3: Cell = _cell(_number(0, 1000))
    points_4: Cell = _cell(_number(0, 1000))
    points_5: Cell = _cell(_number(0, 1000))
    points_6: Cell = _cell(_number(0, 1000))
    points_7: Cell = _cell(_number(0, 1000))
    points_8: Cell = _cell(_number(0, 1000))
    points_9: Cell = _cell(_number(0, 1000))
    points_10: Cell = _cell(_number(0, 1000))
    points_J: Cell = _cell(_number(0, 1000))  # noqa: N815
    points_Q: Cell = _cell(_number(0, 1000))  # noqa: N815
    points_K: Cell = _cell(_number(0, 1000))  # noqa: N815
    double_on_jack_finish: Cell = _cell(YESNO)
    finisher_points: Cell = _cell()
    ranking_by_points: Cell = _cell()  # where the same set can also be played for points
    ranking: Cell = _cell()  # "this-hand", "going-out", "totals"
    tie_break: Cell = _cell()
    match_end: Cell = _cell()  # None: single hands; "over-limit"; "elimination"
    match_limit: Cell = _cell()  # points; None: to be agreed
    limit_range: Cell = _cell()  # (least, most) that may be agreed
    cap: Cell = _cell(_choice("limit", "none"))  # elimination by a limit, or the highest each hand
    no_cap: Cell = _cell()  # without a limit the highest total leaves after each hand
    no_cap_tie: Cell = _cell()  # among equals the one with most points in this hand
    last_survivor: Cell = _cell()  # how a match by elimination ends
    elimination_tie: Cell = _cell()
    # derived, so that no rule asks twice
    effects: dict[str, Cell] = field(init=False, compare=False, repr=False)  # by rank: an `Effect`
    covers: dict[str, Cover] = field(init=False, compare=False, repr=False)
    # the ways to lay a card; none where that depends on who sits where
    ways: dict[Card, tuple[Play, ...]] = field(init=False, compare=False, repr=False)
    has_word: bool = field(init=False, compare=False, repr=False)  # to be said at one's last card
    # what `table` has found by these rules; kept here so that it goes when they go
    weighed: dict[Any, Any] = field(init=False, compare=False, repr=False, default_factory=dict)

    def __post_init__(self) -> None:
        special = {"A": self.ace, "2": self.two, "7": self.seven, "8": self.eight, "T": self.ten}
        effects = {rank: special.get(rank, self.plain) for rank in RANKS}
        covers = {
            "8": Cover(self.eight_followup, self.eight_chain, self.eight_no_followup,
                       self.eight_drawn_playable, self.eight_draw_though_able, self.jack_after_8),
            "A": Cover(self.ace_followup, self.ace_chain, self.ace_no_followup,
                       self.ace_drawn_playable, self.ace_draw_though_able, self.jack_after_A),
        }  # fmt: skip
        has_word = bool(self.last_card_word.value or self.last_card_forget.value)
        object.__setattr__(self, "has_word", has_word)
        object.__setattr__(self, "effects", effects)
        object.__setattr__(
            self, "covers", {r: covers[r] for r in covers if effects[r].value is Effect.COVER}
        )
        object.__setattr__(self, "ways", {card: self._ways(card) for card in DECK})

    def _ways(self, card: Card) -> tuple[Play, ...]:
        if self.effects[card.rank].value is Effect.GIVE:
            return ()
        return NAMING[card] if card in NAMING and self.jack_suit.value == "free" else PLAIN[card]

    def __hash__(self) -> int:
        return hash(self.id)

    def points(self, rank: str) -> Cell:
        """The points charged for one card of `rank` left in a hand."""
        found: Cell = getattr(self, "points_" + ("10" if rank == "T" else rank))
        return found

    def decks(self, players: int) -> int:
        """How many decks this many players use."""
        above = self.two_decks_above.value
        return 2 if above is not None and players > above else 1

    def changed(self, changes: dict[str, Any]) -> "Rules":
        """These rules with house rules laid over; RuleError for what cannot be.

        `changes` maps field names to values of the field's kind. A value equal to the rule
        set's own is no change.
        """
        cells: dict[str, Any] = {}
        for name, value in changes.items():
            cell: Cell = getattr(self, name)
            if KINDS[name] == FIXED:
                raise RuleError(name, "fixed")
            if cell.value is None and name not in OPTIONAL:
                raise RuleError(name, "absent")
            if not KINDS[name].takes(value):
                raise RuleError(name, "value")
            if value != cell.value:
                cells[name] = Cell(value, cell.clauses, "", True)
        return replace(self, **cells) if cells else self

    def unsettling(self) -> str | None:
        """The clause that calls a rule fixed which this table has changed (WK-29)."""
        free = self.fixed.value
        changed = free is not None and any(name not in free for name in self.house())
        return self.fixed.clause if changed else None

    def house(self) -> dict[str, Any]:
        """What differs from the base rule set by agreement: field name to value."""
        return {name: getattr(self, name).value for name in KINDS if getattr(self, name).house}


KINDS: dict[str, Kind] = {f.name: f.metadata["kind"] for f in fields(Rules) if f.metadata}
# Rules that a table may add where its document says nothing of them.
OPTIONAL = frozenset({"last_card_forget", "mistake_penalty"})
POINT_FIELDS = tuple("points_" + ("10" if rank == "T" else rank) for rank in RANKS)
