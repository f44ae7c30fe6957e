"""Wrong ideas about «هفت و نیم», as changed cells of its row; most come from other card games."""

from dataclasses import replace

from haftquiz.engine.seven_and_half.play import start_turn
from haftquiz.engine.seven_and_half.rules import HalfRules
from haftquiz.quiz.ideas import Misconception
from haftquiz.quiz.scenario import HalfScenario
from haftquiz.quiz.seven_and_half.case import HalfCase
from haftquiz.quiz.seven_and_half.questions import HALF_QUESTIONS

HALF_MISCONCEPTIONS: tuple[Misconception, ...] = (
    Misconception(
        "pictures-count-one",
        "انگار هر عکس را یک امتیاز حساب کرده‌ای.",
        "سرباز، بی‌بی و شاه هر کدام نیم امتیاز دارند.",
        "picture_points",
        {"picture_points": 2},
        ("total", "bust"),
    ),
    Misconception(
        "counts-as-in-21",
        "انگار کارت‌ها را مثل بازیِ بیست‌ویک شمرده‌ای: عکس ده و آس یازده.",
        "این‌جا عکس نیم امتیاز دارد و آس یک.",
        "picture_points",
        {"picture_points": 20, "ace_points": 22},
        ("total", "bust"),
    ),
    Misconception(
        "wild-is-plain",
        "انگار کارت وحشی را مثل عکس‌های دیگر نیم حساب کرده‌ای.",
        "کارت وحشی نیم است یا هر عددی از یک تا هفت؛ هر کدام که به کارِ دست بیاید.",
        "wild_values",
        {"wild": None, "wild_values": "half"},
    ),
    Misconception(
        "pair-of-sevens-holds",
        "انگار فکر کرده‌ای جفت هفت می‌برد.",
        "آن قرارِ بعضی جاهاست و سرِ این میز گذاشته نشده؛ دو هفت چهارده می‌شود و می‌سوزد.",
        "pair_of_sevens",
        {"pair_of_sevens": True},
    ),
    Misconception(
        "two-card-special",
        "انگار فکر کرده‌ای هفت و نیمِ دوکارتی بهتر از بقیه است.",
        "در این قواعد تعداد کارت‌ها اثری ندارد، نه در برد و نه در پرداخت.",
        "two_card_beats",
        {"two_card_beats": True, "two_card_pays": 2},
    ),
    Misconception(
        "two-card-single",
        "انگار هفت و نیمِ دوکارتی را مثل بردِ معمولی پرداخته‌ای.",
        "در این قواعد بانکدار آن را دو برابر می‌پردازد.",
        "two_card_pays",
        {"two_card_pays": 1},
    ),
    Misconception(
        "two-card-plain",
        "انگار فکر کرده‌ای همهٔ هفت و نیم‌ها مساوی‌اند.",
        "در این قواعد هفت و نیمِ دوکارتی از هفت و نیم با کارت‌های بیشتر بهتر است.",
        "two_card_beats",
        {"two_card_beats": False, "two_card_pays": 1},
    ),
    Misconception(
        "bank-to-long-hand",
        "انگار فکر کرده‌ای هر هفت و نیمی بانک را می‌گیرد.",
        "در این قواعد فقط هفت و نیمِ دوکارتی بانک را می‌گیرد.",
        "bank_passes",
        {"bank_passes": "exact"},
    ),
    Misconception(
        "bank-to-any-winner",
        "انگار بانک را به هر برنده‌ای داده‌ای.",
        "بردن کافی نیست؛ بانک را با هفت و نیم می‌گیرند.",
        "bank_passes",
        {"bank_passes": "win"},
    ),
    Misconception(
        "bank-passes-on-tie",
        "انگار فکر کرده‌ای هفت و نیم بانک را می‌گیرد، حتی اگر مساوی شود.",
        "مساوی را بانکدار برده است و بانک پیشِ خودش می‌ماند.",
        "bank_tie",
        {"bank_tie": "passes"},
    ),
    Misconception(
        "tie-to-player",
        "انگار فکر کرده‌ای مساوی مالِ بازیکن است.",
        "مساوی همیشه مالِ بانکدار است.",
        "tie",
        {"tie": "player"},
    ),
    Misconception(
        "stake-is-winnings",
        "انگار خودِ شرط را هم جزو بُرد شمرده‌ای.",
        "شرط مالِ خودِ بازیکن بود و به او برمی‌گردد؛ بُردش فقط به همان اندازه است.",
        "even_pay",
        {"even_pay": 2},
    ),
    Misconception(
        "banker-takes-double",
        "انگار هفت و نیمِ دوکارتیِ بانکدار را هم دو برابر حساب کرده‌ای.",
        "دو برابر فقط از بانکدار به بازیکن است؛ بانکدار از هیچ‌کس دو برابر نمی‌گیرد.",
        "two_card_tie",
        {"two_card_tie": "banker-double"},
    ),
    Misconception(
        "both-over-push",
        "انگار با سوختنِ بانکدار شرطِ سوخته‌ها را پس داده‌ای.",
        "هر که زودتر سوخت همان‌جا باخت و شرطش رفت.",
        "over_both",
        {"over_both": "push"},
    ),
    Misconception(
        "banker-plays-on",
        "انگار به بانکدار هم نوبت داده‌ای، با این‌که همه سوخته‌اند.",
        "همهٔ شرط‌ها پیشِ بانکدار است و دیگر چیزی عوض نمی‌شود.",
        "banker_idle",
        {"banker_idle": False},
    ),
    Misconception(
        "goes-on-at-seven-and-a-half",
        "انگار فکر کرده‌ای با هفت و نیم هم نوبت ادامه دارد.",
        "با هفت و نیم دست رو می‌شود و نوبت تمام است.",
        "exact",
        {"exact": "goes-on"},
    ),
    Misconception(
        "clockwise",
        "انگار در جهتِ عقربه‌های ساعت شمرده‌ای.",
        "نوبت‌ها خلافِ عقربه‌های ساعت می‌چرخند و از سمتِ راستِ بانکدار شروع می‌شوند.",
        "direction",
        {"direction": "clockwise"},
    ),
    Misconception(
        "two-cards-dealt",
        "انگار یاد بیست‌ویک افتاده‌ای که اول دو کارت می‌دهند.",
        "این‌جا هر کس با یک کارتِ پشت‌رو شروع می‌کند.",
        "hand_size",
        {"hand_size": 2},
    ),
    Misconception(
        "banker-draws-nothing",
        "انگار فکر کرده‌ای بانکدار نمی‌تواند کارت بگیرد.",
        "بانکدار هم مثل بقیه می‌تواند کارت اضافه بگیرد.",
        "banker_draws",
        {"banker_draws": ""},
    ),
    Misconception(
        "split-needs-a-pair",
        "انگار برای تقسیم دو کارتِ هم‌رتبه خواسته‌ای.",
        "دو عکس کافی است؛ لازم نیست هم‌رتبه باشند.",
        "split",
        {"split": "pair"},
    ),
)


def half_controls(scenario: HalfScenario, rules: HalfRules) -> list[str]:
    """The answer by other rules, as the controls of the form would say it."""
    start = scenario.start._replace(rules=rules)
    if not rules.wild.value:
        start = start._replace(wild=None)
    if start.banker and "turn" not in scenario.lines:  # whose it is follows from the rules
        start = start_turn(start._replace(over=False))
    question = HALF_QUESTIONS[scenario.ask.kind]
    case = HalfCase(replace(scenario, rules=rules, start=start, answer=None))
    return question.shape.controls(question.answer(case).value)
