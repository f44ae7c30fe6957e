"""Hints in steps, from the author's own to the criterion and the count; never the answer itself."""

from haftquiz.engine.position import Position
from haftquiz.quiz.case import Answer, Case
from haftquiz.quiz.explain import cover_words
from haftquiz.quiz.persian import RANK_WORDS, SUIT_NAMES, card_name, digits, join
from haftquiz.quiz.questions.ending import ranks_by_totals
from haftquiz.quiz.scenario import AnyScenario, Scenario
from haftquiz.quiz.seven_and_half.case import HalfCase
from haftquiz.quiz.seven_and_half.explain import halves


def hints(scenario: AnyScenario, case: object, answer: Answer) -> list[str]:
    """The steps, gentlest first. Not for questions whose first step would be the answer."""
    found = [scenario.hint] if scenario.hint else []
    kind = scenario.ask.kind
    if isinstance(case, HalfCase):
        return found + _half(case, kind)
    if isinstance(scenario, Scenario) and isinstance(case, Case):
        maker = _BY_KIND.get(kind)
        found += maker(case, answer) if maker else []
    return found


def _playing(case: Case, answer: Answer) -> list[str]:
    found = [_criterion(case.end)] if case.end.top else []
    if case.scenario.ask.kind == "legal":
        count = len(answer.value)
        told = f"{digits(count)} کارت مجاز است." if count else "هیچ کارتی مجاز نیست."
        found.append(told)
    return found


def _criterion(at: Position) -> str:
    """What a card must be to go on the table now."""
    assert at.top is not None
    if at.owed:
        return f"{digits(at.owed)} کارت جریمه روی میز است؛ ببین چه چیزی جواب آن است."
    if at.follow:
        cover = join(cover_words(at), "یا")
        return f"کارتِ رو {card_name(at.top)} است و باید ادامه پیدا کند: {cover}."
    if at.drew:
        return f"کارتِ تازه {join(map(card_name, at.drew))} است؛ کدام کارت‌ها را هنوز می‌شود انداخت؟"
    if at.suit != at.top.suit:
        return f"خالِ فعلی {SUIT_NAMES[at.suit]} است، نه خالِ چاپ‌شدهٔ {card_name(at.top)}."
    told = f"یا {SUIT_NAMES[at.suit]} باشد، یا {RANK_WORDS[at.top.rank]}"
    barred = at.top.rank == "7" and not at.rules.jack_on_spent_7.value
    return f"{told}." if barred or at.top.rank == "J" else f"{told}؛ سرباز را هم از یاد نبر."


def _penalty(case: Case, answer: Answer) -> list[str]:
    return ["هفت‌های پشت سر هم را بشمار؛ هر هفت دو کارت است."] if case.end.owed else []


def _turning(case: Case, answer: Answer) -> list[str]:
    steps = [step for step in case.steps if step.events]
    if not steps:
        return ["اول ببین بازی در کدام جهت می‌چرخد، بعد اثر کارت را دنبال کن."]
    return [f"گام به گام برو: اول ببین بعد از {case.move_name(steps[0].move)} چه می‌شود."]


_EACH_CARD = "امتیاز منفیِ تک‌تک کارت‌ها را جدا بنویس و جمع کن."


def _scoring(case: Case, answer: Answer) -> list[str]:
    found = [_EACH_CARD]
    out = case.out_card()
    if out is not None:
        found.append(f"یادت باشد دست با {card_name(out)} تمام شده است.")
    return found


def _ranking(case: Case, answer: Answer) -> list[str]:
    """By what players are put in order: see the question itself."""
    if case.rules.mode.value == "elimination":
        return ["رتبه به ترتیبِ تمام‌کردن است؛ ببین چه کسی زودتر دستش را خالی کرده است."]
    if ranks_by_totals(case):
        return ["مجموع‌ها را کنار هم بگذار؛ مجموعِ کمتر رتبهٔ بهتر است."]
    return [_EACH_CARD, "هر که امتیاز منفیِ کمتری دارد بالاتر است و برنده بالاتر از همه."]


def _line(case: Case, answer: Answer) -> list[str]:
    return ["حرکت‌ها را یکی‌یکی بازی کن و هر بار ببین با کارت روی زمین جور است یا نه."]


_BY_KIND = {
    "legal": _playing,
    "moves": _playing,
    "can": _playing,
    "draw": _penalty,
    "owed": _penalty,
    "turn": _turning,
    "direction": _turning,
    "cards": _turning,
    "score": _scoring,
    "scores": _scoring,
    "ranking": _ranking,
    "mistake": _line,
}


def _half(case: HalfCase, kind: str) -> list[str]:
    """Of «هفت و نیم»: what to add up, or to look at, first."""
    if kind in ("total", "bust"):
        rules = case.rules
        picture, ace = halves(rules.picture_points.value), halves(rules.ace_points.value)
        return [f"هر عکس {picture} است، آس {ace} و بقیه عددِ خودشان."]
    return list(_HALF.get(kind, ()))


_SETTLING = ("اول جمعِ هر دست را بنویس؛ هر که از هفت و نیم گذشته سوخته است.",)
_MOVING = ("جمعِ دست را حساب کن و با هفت و نیم بسنج.",)
_HALF = {
    "result": _SETTLING,
    "pay": _SETTLING,
    "pays": _SETTLING,
    "bank": ("ببین چه کسی با کدام دست برده است؛ بردن همیشه برای گرفتنِ بانک بس نیست.",),
    "moves": _MOVING,
    "legal": _MOVING,
    "can": _MOVING,
    "turn": ("از کنارِ بانکدار شروع کن و ببین هر کس چه کرده است.",),
    "mistake": ("حرکت‌ها را یکی‌یکی دنبال کن و هر بار جمعِ دست را حساب کن.",),
}
