"""Reading what people write: cards, lists, numbers, yes and no, seats and moves.

Every reader takes text that is to be read whole and raises `Unreadable` with a Persian sentence;
the caller knows the line.
"""

from collections.abc import Sequence
from typing import NamedTuple

from haftquiz.engine.cards import RANKS, SUITS, Card
from haftquiz.engine.moves import DRAW, PASS, Call, Catch, Move, Play
from haftquiz.engine.position import Stack
from haftquiz.quiz.labels import clip
from haftquiz.quiz.persian import digits, fold, nearest

MOST_CARDS = 208  # of one list; more is a slip, not a hand
MOST_NUMBER = 100_000


class Unreadable(ValueError):
    """Text that does not read. `str()` is a Persian sentence for its author."""


class OutOfRange(ValueError):
    """It reads, but there is no such seat. `str()` is a Persian sentence."""


_SUITS = {
    **{suit: suit for suit in SUITS},
    "♣": "c", "♦": "d", "♥": "h", "♠": "s", "♧": "c", "♢": "d", "♡": "h", "♤": "s",
    "گشنیز": "c", "خاج": "c", "خشت": "d", "دل": "h", "پیک": "s",
    "گ": "c", "خ": "d", "د": "h", "پ": "s",
}  # fmt: skip
_RANKS = {
    **{rank.lower(): rank for rank in RANKS}, "10": "T",
    "آس": "A", "اس": "A", "تک": "A", "سرباز": "J", "بیبی": "Q", "شاه": "K",
    "شانازی": "8", "آ": "A", "ت": "A", "س": "J", "ب": "Q", "ش": "K",
}  # fmt: skip
_YES = {"yes": True, "no": False, "بله": True, "خیر": False, "آری": True, "نه": False}
_DIRECTIONS = {"fwd": 1, "rev": -1, "عادی": 1, "برعکس": -1}
_DRAW = frozenset({"draw", "بکش", "بردار"})
_PASS = frozenset({"pass", "نگهدار"})
_CALL = frozenset({"call", "تککارت"})
_CATCH = frozenset({"catch", "گرفتن"})
_ARROWS = frozenset({"→", "->", "←", "<-", "⇒", "=>"})
_SPLIT_WORDS = {"بی بی": "بیبی", "تک کارت": "تککارت", "نگه دار": "نگهدار", "کارت شانازی": "شانازی"}
_SEPARATORS = str.maketrans({",": " ", "،": " ", "؛": " ", ";": " "})


def words(text: str) -> list[str]:
    """The words of a list, folded; separators and «و» gone, arrows standing alone."""
    folded = fold(text)
    for arrow in _ARROWS:
        folded = folded.replace(arrow, f" {arrow} ")
    folded = " ".join(folded.translate(_SEPARATORS).split())
    for apart, together in _SPLIT_WORDS.items():
        folded = f" {folded} ".replace(f" {apart} ", f" {together} ").strip()
    return [word for word in folded.split() if word != "و"]


def read_number(text: str, most: int = MOST_NUMBER) -> int:
    """A number from 0 in any of the three kinds of digits."""
    folded = fold(text).strip()
    if not (folded.isascii() and folded.isdecimal() and len(folded) < 12):
        raise Unreadable(f"«{clip(text)}» عدد نیست.")
    number = int(folded)
    if number > most:
        raise Unreadable(f"عدد {digits(number)} زیادی بزرگ است.")
    return number


def read_yes(text: str) -> bool:
    """yes/no, بله/خیر."""
    try:
        return _YES[fold(text).strip()]
    except KeyError:
        raise Unreadable(f"«{clip(text)}» نه «بله» است و نه «خیر».") from None


def read_direction(text: str) -> int:
    """fwd/عادی is 1, rev/برعکس is -1."""
    try:
        return _DIRECTIONS[fold(text).strip()]
    except KeyError:
        raise Unreadable(f"جهت «{clip(text)}» شناخته نیست؛ «عادی» یا «برعکس» بنویس.") from None


def read_suit(text: str) -> str:
    """A suit as its letter."""
    try:
        return _SUITS[fold(text).strip()]
    except KeyError:
        raise Unreadable(f"«{clip(text)}» خال نیست؛ دل، خشت، گشنیز یا پیک بنویس.") from None


class Token(NamedTuple):
    """A card, with what was written onto it: `Jhs` has rest "s"."""

    card: Card
    rest: str
    used: int  # how many words


def card_at(tokens: Sequence[str], at: int) -> Token | None:
    """The card that starts at a word, or None: `5h`, `۵♥`, «۵ دل», «سرباز خشت», `Jhs`, `2h3`."""
    word = tokens[at]
    if word in _RANKS:
        suit = _SUITS.get(tokens[at + 1]) if at + 1 < len(tokens) else None
        return Token(Card(_RANKS[word], suit), "", 2) if suit else None
    for length in range(min(5, len(word) - 1), 0, -1):
        rank = _RANKS.get(word[:length])
        if rank is None:
            continue
        tail = word[length:]
        if tail in _SUITS:
            return Token(Card(rank, _SUITS[tail]), "", 1)
        if tail[0] in _SUITS:
            return Token(Card(rank, _SUITS[tail[0]]), tail[1:], 1)
    return None


def read_card(text: str) -> Card:
    """Exactly one card."""
    found = read_cards(text)
    if len(found) != 1:
        raise Unreadable(f"این‌جا یک کارت لازم است، نه «{clip(text)}».")
    return found[0]


def read_cards(text: str) -> tuple[Card, ...]:
    """A list of cards."""
    stack = read_stack(text)
    if stack is None or stack.unseen:
        raise Unreadable(f"این‌جا کارت‌های معلوم لازم است، نه «{clip(text)}».")
    return stack.cards


def read_stack(text: str) -> Stack | None:
    """Cards and `xN` unseen ones; `-` is none, `x` alone is unknown (None)."""
    tokens = words(text)
    if tokens == ["-"]:
        return Stack()
    if tokens == ["x"]:
        return None
    cards: list[Card] = []
    unseen = 0
    at = 0
    while at < len(tokens):
        word = tokens[at]
        if word[0] in "x×" and word[1:].isascii() and word[1:].isdecimal():
            unseen += read_number(word[1:], MOST_CARDS)
            at += 1
            continue
        token = card_at(tokens, at)
        if token is None or token.rest:
            raise Unreadable(_no_card(tokens, at))
        cards.append(token.card)
        at += token.used
    if not tokens:
        raise Unreadable("هیچ کارتی نوشته نشده است؛ برای «هیچ» خط تیره (-) بگذار.")
    if len(cards) + unseen > MOST_CARDS:
        raise Unreadable(f"بیش از {digits(MOST_CARDS)} کارت در یک فهرست نمی‌گنجد.")
    return Stack(tuple(cards), unseen)


def print_stack(stack: Stack) -> str:
    """`5h, 8s, x3`; `-` for none."""
    words = [str(card) for card in stack.cards] + ([f"x{stack.unseen}"] if stack.unseen else [])
    return ", ".join(words) or "-"


def _no_card(tokens: Sequence[str], at: int) -> str:
    word = tokens[at]
    if word in _RANKS:
        following = tokens[at + 1] if at + 1 < len(tokens) else ""
        meant = nearest(following, (s for s in _SUITS if len(s) > 1)) if following else None
        hint = f" شاید «{meant}» را می‌خواستی." if meant else ""
        return f"کارت «{clip(' '.join(tokens[at : at + 2]))}» خال درستی ندارد.{hint}"
    meant = nearest(word, (r for r in _RANKS if len(r) > 2))
    hint = f" شاید «{meant}» را می‌خواستی." if meant else ""
    return f"«{clip(word)}» کارت نیست.{hint} کارت را مثل «۷ دل» یا 7h بنویس."


class Seats:
    """The players of one scenario: their number and, where given, their names."""

    def __init__(self, count: int, names: Sequence[str] = ()) -> None:
        self.count = count
        self.names = tuple(names)
        self._by_name = {tuple(words(name)): seat for seat, name in enumerate(names, 1)}

    def read(self, text: str) -> int:
        """The seat of a name or a number."""
        tokens = words(text)
        seat, used = self.find(tokens, 0)
        if not used or used != len(tokens):
            raise Unreadable(f"بازیکنی به نام «{clip(text)}» نیست.{self._hint(text)}")
        return seat

    def read_list(self, text: str) -> tuple[int, ...]:
        """Seats in the order written; `-` is none."""
        tokens = words(text)
        if tokens == ["-"]:
            return ()
        seats: list[int] = []
        at = 0
        while at < len(tokens):
            seat, used = self.find(tokens, at)
            if not used:
                raise Unreadable(
                    f"بازیکنی به نام «{clip(tokens[at])}» نیست.{self._hint(tokens[at])}"
                )
            if seat in seats:
                raise Unreadable(f"«{clip(tokens[at])}» دو بار آمده است.")
            seats.append(seat)
            at += used
        return tuple(seats)

    def find(self, tokens: Sequence[str], at: int) -> tuple[int, int]:
        """The seat named or numbered at a word and how many words that takes; (0, 0) if none."""
        seat, used = self.by_name(tokens, at)
        if not used and at < len(tokens) and tokens[at].isascii() and tokens[at].isdecimal():
            return self.number(tokens[at]), 1
        return seat, used

    def by_name(self, tokens: Sequence[str], at: int) -> tuple[int, int]:
        """The seat whose name starts at a word, the longest name first."""
        for length in range(min(6, len(tokens) - at), 0, -1):
            seat = self._by_name.get(tuple(tokens[at : at + length]))
            if seat:
                return seat, length
        return 0, 0

    def number(self, text: str) -> int:
        """The seat of a number, which must exist."""
        number = read_number(text)
        if not 1 <= number <= self.count:
            raise OutOfRange(
                f"بازیکن شمارهٔ {digits(number)} نیست؛ این بازی {digits(self.count)} نفر دارد."
            )
        return number

    def _hint(self, text: str) -> str:
        if not self.names:
            return f" شمارهٔ بازیکن را از ۱ تا {digits(self.count)} بنویس."
        meant = nearest(fold(text).strip(), (fold(name) for name in self.names))
        if meant is None:
            return " نام‌ها در سطر «بازیکنان» آمده‌اند."
        return f" شاید «{meant}» را می‌خواستی."


def read_pairs(text: str, seats: Seats) -> tuple[tuple[int, int], ...]:
    """`NAME number` pairs: ((1, 40), (2, 70))."""
    tokens = words(text)
    pairs: list[tuple[int, int]] = []
    at = 0
    while at < len(tokens):
        seat, used = seats.find(tokens, at)
        if not used or at + used >= len(tokens):
            raise Unreadable(f"«{clip(text)}» نام و عدد نیست؛ مثل «سارا ۴۰، علی ۷۰» بنویس.")
        if any(seat == other for other, _ in pairs):
            raise Unreadable("یک بازیکن دو عدد دارد.")
        pairs.append((seat, read_number(tokens[at + used])))
        at += used + 1
    return tuple(pairs)


_HALF_MOVES = {
    "hit": "hit",
    "stand": "stand",
    "split": "split",
    "کارت": "hit",
    "بس": "stand",
    "تقسیم": "split",
}


def half_move(text: str) -> str | None:
    """A move of seven and a half ("hit", "stand", "split"), or None if it is none."""
    return _HALF_MOVES.get(fold(text).strip())


def read_half_moves(text: str) -> tuple[str, ...]:
    """A line of moves of seven and a half."""
    moves = []
    for word in words(text):
        move = _HALF_MOVES.get(word)
        if move is None:
            raise Unreadable(f"«{clip(word)}» حرکت نیست؛ «کارت»، «بس» یا «تقسیم» بنویس.")
        moves.append(move)
    return tuple(moves)


def read_moves(text: str, seats: Seats) -> tuple[Move, ...]:
    """A line of moves: cards (with what they name), draw, pass, call, catch."""
    tokens = words(text)
    moves: list[Move] = []
    at = 0
    while at < len(tokens):
        move, used = _move_at(tokens, at, seats)
        moves.append(move)
        at += used
    if len(moves) > MOST_CARDS * 2:
        raise Unreadable("این زنجیرهٔ حرکت‌ها بیش از اندازه بلند است.")
    return tuple(moves)


def read_move(text: str, seats: Seats) -> Move:
    """Exactly one move."""
    moves = read_moves(text, seats)
    if len(moves) != 1:
        raise Unreadable(f"این‌جا یک حرکت لازم است، نه «{clip(text)}».")
    return moves[0]


def _move_at(tokens: Sequence[str], at: int, seats: Seats) -> tuple[Move, int]:
    word = tokens[at]
    if word in _DRAW:
        return DRAW, 1
    if word in _PASS:
        return PASS, 1
    if word in _CALL:
        seat, used = seats.by_name(tokens, at + 1)  # a bare number after a call is no seat
        return Call(seat), 1 + used
    if word in _CATCH:
        seat, used = seats.find(tokens, at + 1)
        if not used:
            raise Unreadable("«گرفتن» باید بگوید چه کسی گرفته می‌شود: «گرفتن علی» یا catch2.")
        return Catch(seat), 1 + used
    for known, make in ((_CALL, Call), (_CATCH, Catch)):
        for prefix in known:
            if word.startswith(prefix) and word[len(prefix) :].isdecimal():
                return make(seats.number(word[len(prefix) :])), 1
    token = card_at(tokens, at)
    if token is None:
        raise Unreadable(f"«{clip(word)}» حرکت نیست. کارت، «بکش» یا «نگه‌دار» بنویس.")
    return _with_target(tokens, at, token, seats)


def _with_target(tokens: Sequence[str], at: int, token: Token, seats: Seats) -> tuple[Move, int]:
    """A card and what it names, written onto it or after an arrow."""
    used = token.used
    if token.rest:
        return _named(token.card, token.rest, seats), used
    if at + used < len(tokens) and tokens[at + used] in _ARROWS:
        target = at + used + 1
        if target >= len(tokens):
            raise Unreadable("پس از پیکان چیزی نیامده است؛ خال یا نام بازیکن را بنویس.")
        seat, more = seats.find(tokens, target)
        if more:
            return Play(token.card, "", seat), used + 1 + more
        suit = _SUITS.get(tokens[target])
        if suit:
            return Play(token.card, suit), used + 2
        raise Unreadable(f"«{clip(tokens[target])}» نه خال است و نه نام بازیکن.")
    return Play(token.card), used


def _named(card: Card, rest: str, seats: Seats) -> Play:
    if rest in _SUITS:
        return Play(card, _SUITS[rest])
    if rest.isascii() and rest.isdecimal():
        return Play(card, "", seats.number(rest))
    raise Unreadable(f"«{clip(str(card) + rest)}» حرکت نیست.")
