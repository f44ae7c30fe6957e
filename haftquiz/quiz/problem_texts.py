"""Persian sentences for what makes a position impossible, each with its cure."""

from collections.abc import Callable, Sequence

from haftquiz.engine.position import Position
from haftquiz.engine.problems import Impossible, Problem
from haftquiz.quiz.persian import card_name, digits, join, rank_name, seat_name

_Text = Callable[[Problem, Position, str], str]


def problem_text(problem: Problem, position: Position, names: Sequence[str] = ()) -> str:
    """The sentence for one problem."""
    who = seat_name(problem.seat, names) if problem.seat else ""
    return _TEXTS[problem.why](problem, position, who)


def _covers(position: Position) -> str:
    return join((rank_name(rank) for rank in position.rules.covers), "یا") or "هیچ کارتی"


def _twice(problem: Problem, position: Position, who: str) -> str:
    assert problem.card is not None
    decks = position.rules.decks(position.seats)
    often = "دو بار" if decks == 1 else f"بیش از {digits(decks)} بار"
    return f"«{card_name(problem.card)}» {often} آمده است؛ هر کارت فقط یک جا می‌تواند باشد."


_TEXTS: dict[Impossible, _Text] = {
    Impossible.CARD_TWICE: _twice,
    Impossible.TOO_MANY_CARDS: lambda p, at, who: (
        f"این همه کارت در {digits(52 * at.rules.decks(at.seats))} کارت نمی‌گنجد."
    ),
    Impossible.SUIT_WITHOUT_JACK: lambda p, at, who: (
        "فقط وقتی سرباز روی زمین است خال می‌تواند با کارت روی زمین فرق کند."
    ),
    Impossible.SUIT_NOT_FREE: lambda p, at, who: (
        "در این قواعد با سرباز خال دیگری اعلام نمی‌کنند؛ خال همان خالِ خودش است."
    ),
    Impossible.OWED_ODD: lambda p, at, who: "جریمهٔ هفت‌ها همیشه زوج است؛ هر هفت دو کارت جریمه دارد.",
    Impossible.OWED_WITHOUT_SEVEN: lambda p, at, who: "جریمه فقط وقتی هست که هفت روی زمین باشد.",
    Impossible.OWED_TOO_MUCH: lambda p, at, who: (
        f"برای {digits(at.owed)} کارت جریمه این همه هفت بازی نشده است."
    ),
    Impossible.FOLLOW_WITHOUT_COVER: lambda p, at, who: (
        f"«ادامه» فقط وقتی معنا دارد که این بازیکن {_covers(at)} انداخته باشد؛ این‌جا چنین نیست."
    ),
    Impossible.FOLLOW_AND_OWED: lambda p, at, who: "جریمه و ادامه با هم پیش نمی‌آیند؛ یکی را بردار.",
    Impossible.NOTHING_UNDER: lambda p, at, who: (
        "کارت روی زمین را کسی روی کارت دیگری گذاشته است؛ پس «زیر» خالی نیست."
    ),
    Impossible.DREW_NOT_ALLOWED: lambda p, at, who: (
        "در این وضعیت کشیدن مجاز نبوده است؛ پس کارتِ کشیده‌ای در کار نیست."
    ),
    Impossible.DREW_ENDS_TURN: lambda p, at, who: (
        "این کشیدن خودبه‌خود نوبت را تمام می‌کرد؛ نوبت دیگر با همین بازیکن نیست."
    ),
    Impossible.EMPTY_HAND: lambda p, at, who: (
        f"دستِ {who} خالی است؛ پس دست تمام شده و دیگر نوبتی نمانده."
    ),
    Impossible.GONE_BUT_HAND_ENDS: lambda p, at, who: (
        "در این قواعد کارت‌های یک نفر که تمام شد دست تمام است؛ «رفته» ندارد."
    ),
    Impossible.GONE_WITH_CARDS: lambda p, at, who: (
        f"دستِ {who} هنوز خالی نیست؛ پس «رفته» درست نیست."
    ),
    Impossible.MOVER_GONE: lambda p, at, who: f"نوبت نمی‌تواند مالِ {who} باشد، چون «رفته» است.",
    Impossible.UNCALLED_COUNT: lambda p, at, who: (
        f"«نگفته» مال کسی است که یک کارت دارد؛ دستِ {who} این‌طور نیست."
    ),
    Impossible.NO_WORD: lambda p, at, who: (
        "در این قواعد گفتن «تک‌کارت» لازم نیست؛ «نگفته» معنایی ندارد."
    ),
}
