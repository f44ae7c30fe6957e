"""Persian clauses for what a move made happen."""

from collections.abc import Callable

from haftquiz.engine.play import Event, Happening
from haftquiz.quiz.case import Case, Step
from haftquiz.quiz.persian import SUIT_NAMES, digits

_Text = Callable[[Event, Step, Case], str]


def _named(event: Event, step: Step, case: Case) -> str:
    suit = getattr(step.move, "suit", "")
    return f"خالِ فعلی {SUIT_NAMES[suit]} می‌شود" if suit else ""


def _took(event: Event, step: Step, case: Case) -> str:
    return f"{case.name(event.seat)} {digits(event.amount)} کارت جریمه برمی‌دارد و نوبتش تمام می‌شود"


_TEXTS: dict[Happening, _Text] = {
    Happening.NAMED: _named,
    Happening.OWES: lambda e, s, c: f"جریمه برای نفر بعد {digits(e.amount)} کارت می‌شود",
    Happening.CONTINUES: lambda e, s, c: f"نوبتِ {c.name(e.seat)} ادامه دارد",
    Happening.COVERED: lambda e, s, c: "این کارتِ ویژه در ادامهٔ هشت هم اثر خودش را دارد",
    Happening.LEFT_OPEN: lambda e, s, c: "از این‌جا آن کارت یک کارت معمولی است",
    Happening.SKIPPED: lambda e, s, c: f"نوبتِ {c.name(e.seat)} می‌سوزد",
    Happening.REVERSED: lambda e, s, c: "جهت بازی برعکس می‌شود",
    Happening.GAVE: lambda e, s, c: f"{c.name(e.seat)} {digits(e.amount)} کارت برمی‌دارد",
    Happening.TOOK: _took,
    Happening.DREW: lambda e, s, c: f"{c.name(e.seat)} یک کارت می‌کشد",
    Happening.RESHUFFLED: lambda e, s, c: "کارت‌های زیر دوباره بُر می‌خورند و دسته می‌شوند",
    Happening.SHORT: lambda e, s, c: "بیش از این کارتی نیست",
    Happening.SPENT: lambda e, s, c: "آن هفت دیگر کارتی معمولی است",
    Happening.MAY_PLAY: lambda e, s, c: "کارتِ تازه می‌خورد و نوبت می‌ماند",
    Happening.TURN_ENDS: lambda e, s, c: "نوبت تمام می‌شود",
    Happening.FINISHED: lambda e, s, c: f"کارت‌های {c.name(e.seat)} تمام می‌شود",
    Happening.LAPSED: lambda e, s, c: "چون دست تمام شده، اثر کارت اجرا نمی‌شود",
    Happening.STANDS: lambda e, s, c: "بقیه بازی می‌کنند، پس اثر کارت می‌ماند",
    Happening.DEADLOCK: lambda e, s, c: "هیچ‌کس نمی‌تواند کاری کند؛ دست تمام است",
    Happening.CALLED: lambda e, s, c: f"{c.name(e.seat)} «تک‌کارت» می‌گوید",
    Happening.CAUGHT: lambda e, s, c: (
        f"{c.name(e.seat)} گرفته می‌شود و {digits(e.amount)} کارت برمی‌دارد"
    ),
}


def event_texts(step: Step, case: Case) -> list[tuple[str, str | None]]:
    """What happened, in words, each with the clause behind it."""
    told = [(_TEXTS[e.what](e, step, case), e.cell.clause) for e in step.events]
    return [(text, clause) for text, clause in told if text]
