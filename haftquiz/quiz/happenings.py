"""Persian clauses for what a move made happen."""

from collections.abc import Callable

from haftquiz.engine.events import Event, Happening
from haftquiz.engine.moves import Play
from haftquiz.quiz.case import Case, Step
from haftquiz.quiz.persian import RANK_WORDS, SUIT_NAMES, digits
from haftquiz.quiz.rule_titles import last_card_word

_Text = Callable[[Event, Step, Case], str]


def _named(event: Event, step: Step, case: Case) -> str:
    assert isinstance(step.move, Play)
    return f"خالِ فعلی {SUIT_NAMES[step.move.suit or step.move.card.suit]} می‌شود"


def _took(event: Event, step: Step, case: Case) -> str:
    cards = f"{digits(event.amount)} کارت جریمه"
    return case.does(
        event.seat,
        f"{cards} برمی‌دارد و نوبتش تمام می‌شود",
        f"{cards} برمی‌داری و نوبتت تمام می‌شود",
    )


def _takes(event: Event, step: Step, case: Case) -> str:
    cards = f"{digits(event.amount)} کارت"
    return case.does(event.seat, f"{cards} برمی‌دارد", f"{cards} برمی‌داری")


def _calls(event: Event, step: Step, case: Case) -> str:
    word = last_card_word(case.rules.id)
    return case.does(event.seat, f"«{word}» می‌گوید", f"«{word}» می‌گویی")


def _reversed(event: Event, step: Step, case: Case) -> str:
    return "جهت بازی برعکس می‌شود" if event.amount < 0 else "جهت بازی دوباره عادی می‌شود"


def _covered(event: Event, step: Step, case: Case) -> str:
    top = step.before.top
    assert top is not None
    return f"این کارتِ ویژه در ادامهٔ {RANK_WORDS[top.rank]} هم اثر خودش را دارد"


def _caught(event: Event, step: Step, case: Case) -> str:
    cards = f"{digits(event.amount)} کارت"
    return case.does(
        event.seat, f"گرفته می‌شود و {cards} برمی‌دارد", f"گرفته می‌شوی و {cards} برمی‌داری"
    )


def _finished(event: Event, step: Step, case: Case) -> str:
    mine = event.seat == case.you()
    return "کارت‌هایت تمام می‌شود" if mine else f"کارت‌های {case.name(event.seat)} تمام می‌شود"


_TEXTS: dict[Happening, _Text] = {
    Happening.PLAIN: lambda e, s, c: "اثر ویژه‌ای ندارد و نوبت به نفر بعد می‌رسد",
    Happening.NAMED: _named,
    Happening.OWES: lambda e, s, c: f"جریمه برای نفر بعد {digits(e.amount)} کارت می‌شود",
    Happening.CONTINUES: lambda e, s, c: f"نوبتِ {c.name(e.seat)} ادامه دارد",
    Happening.COVERED: _covered,
    Happening.LEFT_OPEN: lambda e, s, c: "از این‌جا به بعد آن کارت یک کارت معمولی است",
    Happening.SKIPPED: lambda e, s, c: f"نوبتِ {c.name(e.seat)} می‌سوزد",
    Happening.REVERSED: _reversed,
    Happening.GAVE: _takes,
    Happening.TOOK: _took,
    Happening.DREW: lambda e, s, c: c.does(e.seat, "یک کارت می‌کشد", "یک کارت می‌کشی"),
    Happening.RESHUFFLED: lambda e, s, c: "کارت‌های زیرِ کارت روی زمین بُر می‌خورند و دسته می‌شوند",
    Happening.SHORT: lambda e, s, c: "بیشتر از این کارتی نمانده است",
    Happening.SPENT: lambda e, s, c: "آن هفت از این‌جا به بعد کارتی معمولی است",
    Happening.MAY_PLAY: lambda e, s, c: "کارتِ تازه جور است و نوبت می‌ماند",
    Happening.TURN_ENDS: lambda e, s, c: "نوبت تمام می‌شود",
    Happening.FINISHED: _finished,
    Happening.LAPSED: lambda e, s, c: "چون دست تمام شده، اثر کارت اجرا نمی‌شود",
    Happening.PLAYS_ON: lambda e, s, c: "" if c.end.over else "بقیه بازی را ادامه می‌دهند",
    Happening.CAME_BACK: lambda e, s, c: c.does(e.seat, "به بازی برمی‌گردد", "به بازی برمی‌گردی"),
    Happening.CHAIN_ANEW: lambda e, s, c: "زنجیرهٔ تازه‌ای از هفت شروع می‌شود",
    Happening.TWO_PLAYERS: lambda e, s, c: "",
    Happening.TURN_KEPT: lambda e, s, c: f"نوبتِ {c.name(e.seat)} سر جایش است",
    Happening.SPENT_TOO: lambda e, s, c: "هفتی را که با جریمه آمده در این نوبت نمی‌شود انداخت",
    Happening.STANDS: lambda e, s, c: "بقیه بازی می‌کنند، پس اثر کارت می‌ماند",
    Happening.DEADLOCK: lambda e, s, c: "هیچ‌کس نمی‌تواند کاری بکند؛ دست تمام است",
    Happening.CALLED: _calls,
    Happening.CAUGHT: _caught,
}


def event_texts(step: Step, case: Case) -> list[tuple[str, Event]]:
    """What happened, in words; happenings that go without saying are left out."""
    told = [(_TEXTS[event.what](event, step, case), event) for event in step.events]
    return [(text, event) for text, event in told if text]
