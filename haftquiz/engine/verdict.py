"""What the judge says: legal or not, the reason as data, and the cell of the rule that decided."""

from enum import StrEnum

from haftquiz.engine.rules import ABSENT, Cell
from haftquiz.engine.value import value_class


class Reason(StrEnum):
    """Why a move is legal or is not. The Persian sentences are in the catalogue of floor 2."""

    # a card that may be laid
    SAME_SUIT = "same-suit"
    SAME_RANK = "same-rank"
    SAME_COLOUR = "same-colour"  # only where a rule row lets colour match
    JACK_ANY = "jack-any"
    ANSWERS_SEVEN = "answers-seven"
    ANOTHER_EIGHT = "another-eight"
    ANOTHER_ACE = "another-ace"
    ANY_COVER = "any-cover"  # only where a rule row lets any card cover
    ANSWERS_TWO = "answers-two"
    # a card that may not
    NO_MATCH = "no-match"
    NOT_NAMED_SUIT = "not-named-suit"
    SUIT_FIRST = "suit-first"
    ONLY_SEVEN = "only-seven"
    JACK_NO_ANSWER = "jack-no-answer"
    JACK_NOT_ON_SEVEN = "jack-not-on-seven"
    MUST_COVER_EIGHT = "must-cover-eight"
    MUST_COVER_ACE = "must-cover-ace"
    MUST_DRAW_FOR_COVER = "must-draw-for-cover"
    ONLY_DRAWN = "only-drawn"
    NOT_IN_HAND = "not-in-hand"
    # what a card must name, or may not
    SUIT_NOT_NAMED = "suit-not-named"
    SUIT_NOT_FREE = "suit-not-free"
    SUIT_NOT_ASKED = "suit-not-asked"
    SEAT_NOT_NAMED = "seat-not-named"
    SEAT_IS_MOVER = "seat-is-mover"
    SEAT_IS_GONE = "seat-is-gone"
    SEAT_NOT_GIVER = "seat-not-giver"
    SEAT_NOT_ASKED = "seat-not-asked"
    # drawing
    NOTHING_FITS = "nothing-fits"
    MAY_DRAW = "may-draw"
    TAKES_PENALTY = "takes-penalty"
    TAKES_BY_CHOICE = "takes-by-choice"
    ENDS_COVER = "ends-cover"
    MUST_PLAY = "must-play"
    MUST_ANSWER = "must-answer"
    MUST_COVER = "must-cover"
    ALREADY_DREW = "already-drew"
    NOTHING_TO_DRAW = "nothing-to-draw"
    # passing
    KEEPS_DRAWN = "keeps-drawn"
    MAY_NOT_KEEP = "may-not-keep"
    CANNOT_DRAW = "cannot-draw"
    PASS_NOT_ALLOWED = "pass-not-allowed"
    # the last-card word
    CALLS = "calls"
    NO_WORD = "no-word"
    CALL_NOT_DUE = "call-not-due"
    ALREADY_CALLED = "already-called"
    CATCHES = "catches"
    NO_CATCH = "no-catch"
    NOTHING_TO_CATCH = "nothing-to-catch"
    HAND_OVER = "hand-over"


@value_class
class Verdict:
    """A judgement. `cell` is the rule that decided; its first clause is the one to cite."""

    legal: bool
    reason: Reason
    cell: Cell = ABSENT

    @property
    def clause(self) -> str | None:
        """The clause to cite, None where no document speaks (a card that nobody holds)."""
        return self.cell.clause

    @property
    def assumed(self) -> str:
        """The ambiguity id if the rule that decided is our default."""
        return self.cell.assumed


class IllegalMove(ValueError):
    """`apply` was given a move that the judge refuses."""

    def __init__(self, move: object, verdict: Verdict) -> None:
        super().__init__(f"{move}: {verdict.reason}")
        self.move = move
        self.verdict = verdict
