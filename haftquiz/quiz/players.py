"""Who plays: names in seat order or a number, and whether so many may."""

from haftquiz.engine.rules import Cell
from haftquiz.quiz import reading
from haftquiz.quiz.entries import Entries
from haftquiz.quiz.persian import digits, fold
from haftquiz.quiz.reading import Unreadable

MOST_PLAYERS = 40


def read_players(text: str) -> tuple[tuple[str, ...], int]:
    """Names in seat order, or a number: ((), 4)."""
    folded = fold(text).strip()
    if folded.isascii() and folded.isdecimal():
        return (), reading.read_number(folded, MOST_PLAYERS)
    plain = text.replace("،", ",")
    parts = plain.split(",") if "," in plain else [w for w in plain.split() if w != "و"]
    names = tuple(" ".join(part.split()) for part in parts)
    if not all(names):
        raise Unreadable("میان نام‌های بازیکنان جای خالی مانده است.")
    if len(names) > MOST_PLAYERS:
        raise Unreadable(f"بیش از {digits(MOST_PLAYERS)} بازیکن نمی‌شود.")
    if len({tuple(reading.words(name)) for name in names}) < len(names):
        raise Unreadable("دو بازیکن یک نام دارند.")
    return names, len(names)


def check_players(entries: Entries, cell: Cell, count: int) -> None:
    """A number of players that this game is not for is a `position` error."""
    least, most = cell.value
    if count >= least and (most is None or count <= most):
        return
    if most is None:
        fits = f"با {digits(least)} نفر یا بیشتر"
    elif least == most:
        fits = f"{digits(least)} نفره"
    else:
        fits = f"{digits(least)} تا {digits(most)} نفره"
    raise entries.error(
        "position", f"این بازی {fits} است، نه {digits(count)} نفره.", "players", "position"
    )
