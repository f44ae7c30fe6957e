"""The catalogue: one Persian sentence for every reason of the judge."""

from collections.abc import Callable, Sequence

from haftquiz.engine.cards import Card, same_colour
from haftquiz.engine.moves import Call, Catch, Draw, Move, Pass, Play
from haftquiz.engine.position import Position
from haftquiz.engine.verdict import Reason, Verdict
from haftquiz.quiz.persian import (
    RANK_WORDS,
    SUIT_NAMES,
    YOU,
    card_name,
    digits,
    join,
    seat_name,
)
from haftquiz.quiz.rule_titles import last_card_word


def move_name(move: Move, names: Sequence[str] = (), word: str = "تک‌کارت") -> str:
    """A move in words: «سرباز دل و اعلام پیک», «کشیدن کارت». `word`: what is called."""
    if isinstance(move, Play):
        told = card_name(move.card)
        if move.suit:
            return f"{told} و اعلام {SUIT_NAMES[move.suit]}"
        return f"{told} برای {seat_name(move.seat, names)}" if move.seat else told
    if isinstance(move, Draw):
        return "کشیدن کارت"
    if isinstance(move, Pass):
        return "رد کردن نوبت"
    if isinstance(move, Call):
        return f"گفتنِ {word}" + (f" ({seat_name(move.seat, names)})" if move.seat else "")
    assert isinstance(move, Catch)
    return f"گرفتنِ {seat_name(move.seat, names)}"


class _About:
    """What a sentence may speak of."""

    def __init__(
        self, verdict: Verdict, move: Move | None, at: Position, names: Sequence[str]
    ) -> None:
        self.verdict = verdict
        self.card: Card | None = move.card if isinstance(move, Play) else None
        self.move = move
        self.at = at
        self.names = names

    @property
    def top(self) -> str:
        return card_name(self.at.top) if self.at.top else ""

    @property
    def top_rank(self) -> str:
        return RANK_WORDS[self.at.top.rank] if self.at.top else ""

    @property
    def suit(self) -> str:
        return SUIT_NAMES[self.at.suit]

    @property
    def owed(self) -> str:
        return digits(self.at.owed)

    @property
    def word(self) -> str:
        return last_card_word(self.at.rules.id)

    @property
    def but_seven(self) -> str:
        return "" if self.at.rules.jack_on_spent_7.value else " جز هفت"

    @property
    def is_jack(self) -> bool:
        return self.card is not None and self.card.rank == "J"

    @property
    def aimed(self) -> str:
        """The player whom the move names."""
        seat = getattr(self.move, "seat", None)
        return seat_name(seat, self.names) if seat else "او"


def reason_text(
    verdict: Verdict, move: Move | None, position: Position, names: Sequence[str] = ()
) -> str:
    """Why a move is legal or not, as a Persian sentence about that move in that position."""
    return _SENTENCES[verdict.reason](_About(verdict, move, position, names))


def _same_suit(a: _About) -> str:
    if a.at.follow:
        jack = " بعد از آن خال را خودت انتخاب می‌کنی." if a.is_jack else ""
        return f"هم‌خالِ {a.top} است، پس ادامهٔ آن است.{jack}"
    if a.at.top and a.at.suit != a.at.top.suit:
        return f"خالِ فعلی {a.suit} است و این کارت همان خال را دارد."
    return f"هم‌خالِ {a.top} است."


def _no_match(a: _About) -> str:
    text = f"نه هم‌خالِ {a.top} است و نه هم‌رتبهٔ آن."
    if a.card and a.at.top and same_colour(a.card.suit, a.at.top.suit):
        text += f" {SUIT_NAMES[a.card.suit]} و {a.suit} هم‌رنگ‌اند، ولی هم‌خال نیستند."
    return text


def _not_named(a: _About) -> str:
    text = f"خالِ فعلی {a.suit} است و این کارت آن خال را ندارد."
    if a.card and a.at.top and a.card.suit == a.at.top.suit:
        text += " خالی که روی سرباز چاپ شده به حساب نمی‌آید."
    return text


def _must_cover(a: _About) -> str:
    assert a.at.top is not None
    if a.is_jack:
        return f"بعد از {a.top} سرباز هم باید {SUIT_NAMES[a.at.top.suit]} باشد."
    wanted = join(cover_words(a.at), "یا")
    return f"بعد از {a.top} باید {wanted} بازی شود؛ این هیچ‌کدام نیست."


def _takes(a: _About) -> str:
    return f"هر {a.owed} کارتِ جریمه یک‌جا برداشته می‌شود و نوبت تمام است."


def _ends_cover(a: _About) -> str:
    return f"با کشیدنِ یک کارت، ادامهٔ {a.top} تمام می‌شود و نوبت می‌گذرد."


def _gone(a: _About) -> str:
    return f"{a.aimed} دیگر در بازی {'نیستی' if a.aimed == YOU else 'نیست'}."


_Sentence = Callable[[_About], str]
_SENTENCES: dict[Reason, _Sentence] = {
    Reason.SAME_SUIT: _same_suit,
    Reason.SAME_RANK: lambda a: f"هم‌رتبهٔ {a.top} است.",
    Reason.SAME_COLOUR: lambda a: f"هم‌رنگِ {a.top} است.",
    Reason.JACK_ANY: lambda a: (
        f"هر سربازی بعد از {a.top_rank} می‌آید."
        if a.at.follow
        else "در این قواعد سرباز هم جواب جریمهٔ هفت است."
        if a.at.owed
        else f"سرباز در نوبت عادی روی هر کارتی{a.but_seven} می‌آید."
    ),
    Reason.ANSWERS_SEVEN: lambda a: "هفت جواب هفت است؛ خالش هر چه باشد.",
    Reason.ANOTHER_EIGHT: lambda a: "هشتِ دیگری است و هشت با هشت ادامه پیدا می‌کند.",
    Reason.ANOTHER_ACE: lambda a: "آسِ دیگری است و بعد از آس می‌آید.",
    Reason.ANY_COVER: lambda a: f"بعد از {a.top_rank} هر کارتی می‌آید.",
    Reason.ANSWERS_TWO: lambda a: "۲ جواب ۲ است؛ کسی که ۲ اول را زده دو کارت برمی‌دارد.",
    Reason.NO_MATCH: _no_match,
    Reason.NOT_NAMED_SUIT: _not_named,
    Reason.SUIT_FIRST: lambda a: f"تا {a.suit} در دست هست، هم‌رتبه را نمی‌شود انداخت.",
    Reason.ONLY_SEVEN: lambda a: (
        f"{a.owed} کارت جریمه روی میز است؛ یا باید هفت انداخت یا جریمه را برداشت."
    ),
    Reason.JACK_NO_ANSWER: lambda a: (
        "سرباز جواب جریمهٔ هفت نیست؛ نه خال را عوض می‌کند و نه از جریمه نجات می‌دهد."
    ),
    Reason.JACK_NOT_ON_SEVEN: lambda a: "سرباز روی هفت نمی‌آید.",
    Reason.MUST_COVER_EIGHT: _must_cover,
    Reason.MUST_COVER_ACE: lambda a: (
        f"بعد از {a.top} باید هم‌خالِ آن، آسی دیگر یا سرباز بازی شود؛ این هیچ‌کدام نیست."
    ),
    Reason.MUST_DRAW_FOR_COVER: lambda a: "کارتی نمانده است؛ برای ادامهٔ هشت باید کارت کشید.",
    Reason.ONLY_DRAWN: lambda a: "بعد از کشیدن فقط همان کارتِ تازه را می‌شود بازی کرد.",
    Reason.NOT_IN_HAND: lambda a: "این کارت در دست نیست.",
    Reason.SUIT_NOT_NAMED: lambda a: (
        "همراه سرباز باید یکی از چهار خال اعلام شود؛ مثل «سرباز دل → پیک»."
    ),
    Reason.SUIT_NOT_FREE: lambda a: (
        "با سرباز نمی‌شود خال دیگری اعلام کرد؛ خالِ خودِ سرباز خال فعلی می‌شود."
    ),
    Reason.SUIT_NOT_ASKED: lambda a: "خال را فقط با سرباز اعلام می‌کنند، نه با این کارت.",
    Reason.SEAT_NOT_NAMED: lambda a: "همراه ۲ باید گفت چه کسی کارت برمی‌دارد؛ مثل «۲ دل → ۳».",
    Reason.SEAT_IS_MOVER: lambda a: "هیچ‌کس نمی‌تواند ۲ را به خودش بزند.",
    Reason.SEAT_IS_GONE: _gone,
    Reason.SEAT_NOT_GIVER: lambda a: "جواب ۲ فقط به کسی برمی‌گردد که همان ۲ را زده است.",
    Reason.SEAT_NOT_ASKED: lambda a: "با این کارت به کسی کارت نمی‌دهند.",
    Reason.NOTHING_FITS: lambda a: "هیچ کارتِ جوری در دست نیست؛ پس باید یک کارت کشید.",
    Reason.MAY_DRAW: lambda a: "به‌جای بازی کردن می‌شود یک کارت کشید.",
    Reason.TAKES_PENALTY: _takes,
    Reason.TAKES_BY_CHOICE: lambda a: (
        f"با داشتنِ هفت هم می‌شود هر {a.owed} کارتِ جریمه را برداشت؛ آن‌وقت نوبت تمام است."
    ),
    Reason.ENDS_COVER: _ends_cover,
    Reason.MUST_PLAY: lambda a: "تا کارتِ جور در دست هست، نمی‌شود کارت کشید.",
    Reason.MUST_ANSWER: lambda a: "کسی که هفت دارد باید با آن جواب بدهد.",
    Reason.MUST_COVER: lambda a: f"کسی که ادامهٔ {a.top} را دارد باید آن را بازی کند.",
    Reason.ALREADY_DREW: lambda a: "در این نوبت یک بار کارت کشیده شده است.",
    Reason.NOTHING_TO_DRAW: lambda a: "کارتی برای کشیدن نمانده است.",
    Reason.KEEPS_DRAWN: lambda a: "کارتِ کشیده را می‌شود نگه داشت و نوبت را داد.",
    Reason.MAY_NOT_KEEP: lambda a: "کارتِ کشیده اگر جور باشد باید بازی شود؛ نمی‌شود نگهش داشت.",
    Reason.CANNOT_DRAW: lambda a: "کارتی برای کشیدن نیست؛ نوبت رد می‌شود.",
    Reason.PASS_NOT_ALLOWED: lambda a: "تا کارتی بازی نشده یا کشیده نشده، نمی‌شود نوبت را رد کرد.",
    Reason.CALLS: lambda a: f"با یک کارت باید «{a.word}» گفت.",
    Reason.NO_WORD: lambda a: f"در این قواعد گفتن «{a.word}» لازم نیست؛ خودش نشان داده می‌شود.",
    Reason.CALL_NOT_DUE: lambda a: f"«{a.word}» را کسی می‌گوید که یک کارت دارد.",
    Reason.ALREADY_CALLED: lambda a: f"«{a.word}» پیش از این گفته شده است.",
    Reason.CATCHES: lambda a: f"«{a.word}» گفته نشده و هنوز وقتِ گرفتن است.",
    Reason.NO_CATCH: lambda a: f"در این قواعد نگفتنِ «{a.word}» جریمه ندارد.",
    Reason.NOTHING_TO_CATCH: lambda a: f"فرصت گرفتنِ {a.aimed} گذشته است، یا هنوز نرسیده.",
    Reason.HAND_OVER: lambda a: "دست تمام شده است.",
}


def cover_words(position: Position) -> list[str]:
    """What goes on a card that must be covered: «دل», «هشت», and where any jack does «سرباز»."""
    assert position.top is not None
    words = [SUIT_NAMES[position.top.suit], RANK_WORDS[position.top.rank]]
    any_jack = position.rules.covers[position.top.rank].jack.value == "any"
    return [*words, "سرباز"] if any_jack else words


def must_text(position: Position) -> str | None:
    """The duty of the mover as a short line: «باید دل یا هشت بازی کنی», «۴ کارت جریمه»."""
    if position.over or position.top is None:
        return None
    if position.owed:
        return f"{digits(position.owed)} کارت جریمه"
    if position.follow:
        return f"باید {join(cover_words(position), 'یا')} بازی شود"
    if position.drew:
        return f"کارتِ تازه: {join(map(card_name, position.drew))}"
    return None
