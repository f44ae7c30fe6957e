"""A match of several hands: who leaves it, who has won it. Totals are points per seat."""

from collections.abc import Mapping

from haftquiz.engine.rules import Rules


def worst_of(totals: Mapping[int, int]) -> list[int]:
    """The seats with the highest total."""
    most = max(totals.values())
    return [seat for seat, total in totals.items() if total == most]


def eliminated(
    rules: Rules, totals: Mapping[int, int], last: Mapping[int, int], limit: int | None
) -> tuple[list[int], bool]:
    """Seats that leave the match after this hand, and whether an undecided tie kept all in.

    By a limit: whoever has reached it (KF-40). Without one: the highest total; among equals the
    one with most points in this hand; equal there too, nobody (KF-44 to KF-47, AM-54).
    """
    if rules.match_end.value != "elimination":
        return [], False
    if limit is not None:
        return [seat for seat, total in totals.items() if total >= limit], False
    worst = worst_of(totals)
    if len(worst) > 1:
        hardest = max(last.get(seat, 0) for seat in worst)
        worst = [seat for seat in worst if last.get(seat, 0) == hardest]
    return (worst, False) if len(worst) == 1 else ([], True)


def match_winners(
    rules: Rules, totals: Mapping[int, int], last: Mapping[int, int], limit: int | None
) -> list[int]:
    """Seats that have won the match: none while it goes on, several who are equal first.

    Past the limit the lowest total wins (VG-67, VG-68, AM-51); by elimination the last one left,
    or the lowest if nobody is (KF-42, AM-52).
    """
    if rules.match_end.value == "over-limit":
        over = limit is not None and any(total > limit for total in totals.values())
        return _lowest(totals) if over else []
    out, _ = eliminated(rules, totals, last, limit)
    left = {seat: total for seat, total in totals.items() if seat not in out}
    if len(left) > 1:
        return []
    return _lowest(left or totals)


def _lowest(totals: Mapping[int, int]) -> list[int]:
    least = min(totals.values())
    return [seat for seat, total in totals.items() if total == least]
