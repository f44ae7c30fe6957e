"""Reading the question: its kind in English or Persian, and what it names."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from haftquiz.engine.cards import Card
from haftquiz.engine.moves import Move
from haftquiz.quiz import reading
from haftquiz.quiz.labels import clip
from haftquiz.quiz.persian import fold, nearest
from haftquiz.quiz.reading import Seats, Unreadable

OFFENCES = ("illegal-card", "out-of-turn", "delay", "word", "uncalled")
# Questions about a hand that may have ended: one hand may be empty.
ABOUT_THE_END = frozenset({"score", "scores", "ranking", "winner", "eliminated", "match"})


@dataclass(frozen=True, slots=True)
class Ask:
    """The question: its kind and what it names (a move, a card, a seat or a word)."""

    kind: str
    move: Move | None = None
    card: Card | None = None
    seat: int = 0
    word: str = ""


class AskKind(NamedTuple):
    """A question's names in Persian and what it names.

    names: "", "move", "seat", "card", "offence", or "seat?" where the mover is meant if nobody is.
    """

    persian: tuple[str, ...]
    names: str = ""


ASK_KINDS: dict[str, AskKind] = {
    "legal": AskKind(("مجاز",)),
    "moves": AskKind(("حرکت‌ها",), "seat?"),
    "can": AskKind(("آیا",), "move"),
    "draw": AskKind(("چند کارت",)),
    "turn": AskKind(("نوبت",)),
    "direction": AskKind(("جهت",)),
    "suit": AskKind(("خال",)),
    "owed": AskKind(("جریمه",)),
    "cards": AskKind(("کارت‌های",), "seat"),
    "winner": AskKind(("برنده",)),
    "score": AskKind(("امتیاز",), "seat"),
    "scores": AskKind(("امتیازها",)),
    "ranking": AskKind(("رتبه",)),
    "mistake": AskKind(("اشتباه",)),
    "may-start": AskKind(("شروع",), "card"),
    "deal": AskKind(("پخش",)),
    "decks": AskKind(("بسته‌ها", "دسته‌ها")),
    "offence": AskKind(("خطا",), "offence"),
    "eliminated": AskKind(("حذف",)),
    "match": AskKind(("مسابقه",)),
    "total": AskKind(("مجموع",), "seat"),
    "bust": AskKind(("سوخته",), "seat"),
    "result": AskKind(("نتیجه",), "seat"),
    "pay": AskKind(("پرداخت",), "seat"),
    "pays": AskKind(("پرداخت‌ها",)),
    "bank": AskKind(("بانک",)),
}

_BY_WORD = {
    fold(word): kind for kind, names in ASK_KINDS.items() for word in (kind, *names.persian)
}


def read_ask(text: str, seats: Seats) -> Ask:
    """The question; Unreadable or OutOfRange where it does not read."""
    kind, rest = _kind_of(text)
    names = ASK_KINDS[kind].names
    if not names:
        if rest:
            raise Unreadable(f"پس از «{kind}» چیزی نمی‌آید؛ «{clip(rest)}» را بردار.")
        return Ask(kind)
    if not rest and names == "seat?":
        return Ask(kind)
    if not rest:
        raise Unreadable(f"پرسش «{kind}» باید بگوید {_WANTS[names]}.")
    return _READERS[names](kind, rest, seats)


def print_ask(ask: Ask) -> str:
    """`can 7h`, `score 2`, `legal`."""
    names = ASK_KINDS[ask.kind].names
    if not names or (names == "seat?" and not ask.seat):
        return ask.kind
    # `Draw()` and `Pass()` are empty tuples, and so are false.
    move = ask.word if ask.move is None else ask.move
    named = {"move": move, "card": ask.card, "offence": ask.word}
    return f"{ask.kind} {named.get(names, ask.seat)}"


def _kind_of(text: str) -> tuple[str, str]:
    """The kind and what follows it in the author's own spelling."""
    parts = text.split()
    for length in (2, 1):
        kind = _BY_WORD.get(fold(" ".join(parts[:length])))
        if kind is not None and len(parts) >= length:
            return kind, " ".join(parts[length:])
    word = fold(parts[0])
    meant = nearest(word, _BY_WORD)
    hint = f" شاید «{meant}» را می‌خواستی." if meant else ""
    raise Unreadable(f"پرسش «{clip(text)}» شناخته نیست.{hint}")


_WANTS = {
    "move": "کدام حرکت: «آیا ۷ دل» یا can 7h",
    "seat": "کدام بازیکن",
    "card": "کدام کارت",
    "offence": f"کدام خطا: {'، '.join(OFFENCES)}",
}


def _read_offence(kind: str, rest: str, seats: Seats) -> Ask:
    word = fold(rest).strip()
    if word not in OFFENCES:
        raise Unreadable(f"خطای «{clip(rest)}» شناخته نیست؛ یکی از {'، '.join(OFFENCES)}.")
    return Ask(kind, word=word)


def _read_move(kind: str, rest: str, seats: Seats) -> Ask:
    half = reading.half_move(rest)
    return Ask(kind, word=half) if half else Ask(kind, move=reading.read_move(rest, seats))


def _read_seat(kind: str, rest: str, seats: Seats) -> Ask:
    return Ask(kind, seat=seats.read(rest))


_READERS: dict[str, Callable[[str, str, Seats], Ask]] = {
    "move": _read_move,
    "seat": _read_seat,
    "seat?": _read_seat,
    "card": lambda kind, rest, seats: Ask(kind, card=reading.read_card(rest)),
    "offence": _read_offence,
}
