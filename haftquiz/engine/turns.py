"""Whose turn it is next: the direction, who has gone out, who loses a turn."""

from haftquiz.engine.position import Position, next_seat


def pass_on(after: Position) -> None:
    """The turn goes to the next player, who need cover nothing; a lost turn is passed over once."""
    mover, burnt = after.turn, after.burnt
    seat = next_seat(after, mover)
    while seat in burnt:
        at = burnt.index(seat)
        burnt = burnt[:at] + burnt[at + 1 :]
        seat = next_seat(after, seat)
    if after.fresh:
        after.fresh = tuple(one for one in after.fresh if not _between(after, mover, one, seat))
    after.turn, after.burnt = seat, burnt
    after.giver, after.follow = 0, False


def _between(position: Position, mover: int, other: int, following: int) -> bool:
    """Whether the turn, going from `mover` to `following`, passed over `other`'s place."""
    if mover == other:
        return False
    seat = mover
    for _ in range(position.seats):
        seat = (seat - 1 + position.direction) % position.seats + 1
        if seat in (other, following):
            break
    return seat == other
