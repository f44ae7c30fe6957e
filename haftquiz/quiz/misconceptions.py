"""Wrong ideas about the rules, as changed rule rows: what a reader who holds one would answer.

A model replaces a few cells of the row in use. It speaks up where the reader's answer equals its
answer and the truth is another; it is never a rule of the rule set in use.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from haftquiz.engine.rules import Effect, Rules
from haftquiz.engine.seven_and_half.rules import HalfRules
from haftquiz.quiz.case import Case
from haftquiz.quiz.errors import ScenarioError
from haftquiz.quiz.ideas import Misconception, wrong_in, wrong_rules
from haftquiz.quiz.questions import QUESTIONS
from haftquiz.quiz.scenario import AnyScenario, HalfScenario, Scenario
from haftquiz.quiz.seven_and_half.misconceptions import HALF_MISCONCEPTIONS, half_controls

MISCONCEPTIONS: tuple[Misconception, ...] = (
    Misconception(
        "colour-is-suit",
        "انگار فکر کرده‌ای هم‌رنگ بودن کافی است.",
        "رنگ خال نیست؛ دل و خشت با این‌که قرمزند، دو خال‌اند.",
        "colour_matches",
        {"colour_matches": True},
    ),
    Misconception(
        "sevens-do-not-add",
        "انگار فقط هفتِ آخر را شمرده‌ای.",
        "هر هفت دو کارت روی جریمهٔ قبلی می‌گذارد.",
        "seven_stack",
        {"seven_stack": False},
    ),
    Misconception(
        "jack-escapes-penalty",
        "انگار خواسته‌ای با سرباز از جریمهٔ هفت فرار کنی.",
        "جلوی جریمهٔ هفت سرباز هم مثل بقیهٔ کارت‌هاست؛ فقط هفت جواب است.",
        "jack_on_pending_7",
        {"jack_on_pending_7": True},
    ),
    Misconception(
        "any-card-after-eight",
        "انگار فکر کرده‌ای بعد از هشت هر کارتی می‌آید.",
        "هشت نوبت را نگه می‌دارد، ولی کارتِ بعدی باید با آن جور باشد.",
        "eight_followup",
        {"eight_followup": "any", "jack_after_8": "any"},
    ),
    Misconception(
        "any-jack-after-eight",
        "انگار فکر کرده‌ای بعد از هشت هر سربازی می‌آید.",
        "سرباز فقط در نوبت عادی آزاد است؛ ادامهٔ هشت سربازی است هم‌خالِ خودش.",
        "jack_after_8",
        {"jack_after_8": "any"},
    ),
    Misconception(
        "eight-skips",
        "انگار فکر کرده‌ای هشت نوبت می‌سوزاند.",
        "در این قواعد بعد از هشت نوبت مال همان بازیکن می‌ماند.",
        "eight",
        {"eight": Effect.SKIP},
    ),
    Misconception(
        "eight-answers-eight",
        "انگار هشت را مثل هفت گرفته‌ای که با هشتِ دیگری جوابش را بدهند.",
        "هشت را با هشت جواب نمی‌دهند؛ آن قرارِ بعضی بازی‌های هم‌خانواده است.",
        "eight",
        {"eight": Effect.NONE},
        ("turn",),
        holding="8",
    ),
    Misconception(
        "eight-ordinary",
        "انگار هشت را یک کارت معمولی حساب کرده‌ای.",
        "هشت نوبت را عوض می‌کند.",
        "eight",
        {"eight": Effect.NONE},
    ),
    Misconception(
        "eight-plays-again",
        "انگار فکر کرده‌ای با هشت دوباره بازی می‌کنند.",
        "در این قواعد هشت از روی نفر بعد می‌پرد.",
        "eight",
        {"eight": Effect.COVER, "eight_followup": "suit", "eight_chain": True,
         "jack_after_8": "any", "eight_no_followup": 1},
    ),
    Misconception(
        "ace-plays-again",
        "انگار فکر کرده‌ای با آس دوباره بازی می‌کنند.",
        "در این قواعد آس از روی نفر بعد می‌پرد.",
        "ace",
        {"ace": Effect.COVER, "ace_followup": "suit", "ace_chain": True, "jack_after_A": "any",
         "ace_no_followup": 1},
    ),
    Misconception(
        "ace-skips",
        "انگار فکر کرده‌ای آس نوبت می‌سوزاند.",
        "در این قواعد بعد از آس همان بازیکن دوباره بازی می‌کند.",
        "ace",
        {"ace": Effect.SKIP},
    ),
    Misconception(
        "ace-ordinary",
        "انگار آس را یک کارت معمولی حساب کرده‌ای.",
        "آس نوبت را عوض می‌کند.",
        "ace",
        {"ace": Effect.NONE},
    ),
    Misconception(
        "ten-ordinary",
        "انگار در جهت قبلی شمرده‌ای.",
        "ده جهت را برمی‌گرداند و نفر بعد با جهت تازه معلوم می‌شود.",
        "ten",
        {"ten": Effect.NONE},
    ),
    Misconception(
        "ten-skips",
        "انگار فکر کرده‌ای ده نوبت می‌سوزاند.",
        "ده جهت را برمی‌گرداند و نفر بعد با جهت تازه معلوم می‌شود.",
        "ten",
        {"ten": Effect.SKIP},
    ),
    Misconception(
        "two-burns-turn",
        "انگار فکر کرده‌ای ۲ نوبت گیرنده را هم می‌سوزاند.",
        "۲ فقط یک کارت می‌دهد؛ نوبتِ گیرنده سر جایش است.",
        "two_target_loses_turn",
        {"two_target_loses_turn": True},
    ),
    Misconception(
        "two-plain",
        "انگار ۲ را یک کارت معمولی حساب کرده‌ای.",
        "با ۲ یک نفر را نام می‌برند و او یک کارت برمی‌دارد.",
        "two",
        {"two": Effect.NONE},
    ),
    Misconception(
        "no-jack-on-jack",
        "انگار فکر کرده‌ای سرباز روی سرباز نمی‌آید؛ آن قاعدهٔ بعضی بازی‌های دیگر است.",
        "سرباز روی هر کارتی می‌آید، روی سرباز هم.",
        "jack_on_named",
        {"jack_on_named": "none"},
    ),
    Misconception(
        "jack-own-suit",
        "انگار به خالی نگاه کرده‌ای که روی سرباز چاپ شده.",
        "بعد از سرباز باید با خالِ اعلام‌شده جور کرد.",
        "named_suit",
        {"named_suit": False},
    ),
    Misconception(
        "draw-at-will",
        "انگار فکر کرده‌ای با کارت جور هم می‌شود کشید.",
        "در این قواعد تا کارت جور هست باید بازی کرد.",
        "must_play_if_able",
        {"must_play_if_able": False},
    ),
    Misconception(
        "must-play",
        "انگار فکر کرده‌ای با کارت جور نمی‌شود کشید.",
        "در این قواعد به‌جای بازی کردن هم می‌شود یک کارت کشید.",
        "must_play_if_able",
        {"must_play_if_able": True},
    ),
    Misconception(
        "keep-drawn",
        "انگار فکر کرده‌ای کارتِ کشیده‌ای را که جور است می‌شود نگه داشت.",
        "در این قواعد آن کارت باید بازی شود.",
        "may_keep_drawn",
        {"may_keep_drawn": True},
    ),
    Misconception(
        "draw-covers-eight",
        "انگار کارتِ کشیده را هم ادامهٔ هشت حساب کرده‌ای.",
        "با کشیدن، ادامهٔ هشت تمام می‌شود و نوبت می‌گذرد.",
        "eight_drawn_playable",
        {"eight_drawn_playable": True},
    ),
    Misconception(
        "play-after-penalty",
        "انگار فکر کرده‌ای بعد از برداشتن جریمه هنوز می‌شود بازی کرد.",
        "برداشتن جریمه نوبت را تمام می‌کند.",
        "seven_take_ends_turn",
        {"seven_take_ends_turn": False},
    ),
    Misconception(
        "must-answer-seven",
        "انگار فکر کرده‌ای هر که هفت دارد باید جواب بدهد.",
        "کسی که هفت دارد هم می‌تواند جریمه را بردارد.",
        "seven_answer_optional",
        {"seven_answer_optional": False},
    ),
    Misconception(
        "last-eight-needs-more",
        "انگار فکر کرده‌ای هشتِ آخر هم ادامه می‌خواهد.",
        "دست که خالی شد، هشت ادامه نمی‌خواهد.",
        "finish_on_8",
        {"finish_on_8": "cover"},
    ),
    Misconception(
        "no-doubling",
        "انگار دو برابر شدن با سربازِ آخر را از یاد برده‌ای.",
        "دست که با سرباز تمام شود، امتیاز منفیِ بقیه دو برابر است.",
        "double_on_jack_finish",
        {"double_on_jack_finish": False},
    ),
    Misconception(
        "doubling",
        "انگار امتیازها را با سربازِ آخر دو برابر کرده‌ای.",
        "در این قواعد تمام کردن با سرباز چیزی را دو برابر نمی‌کند.",
        "double_on_jack_finish",
        {"double_on_jack_finish": True},
    ),
    Misconception(
        "seven-costs-its-number",
        "انگار برای هفت، هفت امتیاز حساب کرده‌ای.",
        "هفتی که در دست می‌ماند امتیاز دیگری دارد؛ جدول امتیازها را ببین.",
        "points_7",
        {"points_7": 7},
    ),
    Misconception(
        "ace-costs-one",
        "انگار برای آس یک امتیاز حساب کرده‌ای.",
        "آسی که در دست می‌ماند گران‌تر است.",
        "points_A",
        {"points_A": 1},
    ),
)  # fmt: skip


def models(rules: Rules | HalfRules) -> Iterator[Misconception]:
    """The ideas that are wrong in a rule set."""
    half = isinstance(rules, HalfRules)
    return wrong_in(rules, HALF_MISCONCEPTIONS if half else MISCONCEPTIONS)


def wrong_answers(scenario: AnyScenario, controls: list[str]) -> list[dict[str, Any]]:
    """What each wrong idea leads to here, where that differs from the right `controls`."""
    found = []
    for idea in models(scenario.rules):
        if idea.asks and scenario.ask.kind not in idea.asks:
            continue
        try:
            if isinstance(scenario, HalfScenario):
                answer = half_controls(scenario, wrong_rules(scenario.rules, idea))
            else:
                answer = _controls(scenario, wrong_rules(scenario.rules, idea))
                if idea.holding and not _hold(scenario, answer, idea.holding):
                    continue
        except (ScenarioError, KeyError):
            continue  # with this idea the question does not arise
        if set(answer) != set(controls):
            cell = getattr(scenario.rules, idea.rule)
            found.append(
                {"id": idea.id, "answer": answer, "idea": idea.idea, "why": idea.why,
                 "clause": cell.clause}
            )  # fmt: skip
    return found


def _hold(scenario: Scenario, seats: list[str], rank: str) -> bool:
    """Whether the one who is answered has a card of this rank in sight."""
    hands = [scenario.start.hand(int(seat)) for seat in seats if seat.isdigit()]
    return any(card.rank == rank for hand in hands if hand for card in hand.cards)


def _controls(scenario: Scenario, rules: Rules) -> list[str]:
    """The answer by other rules, as the controls of the form would say it."""
    start = replace(scenario.start, rules=rules)
    if not rules.seven_stack.value:
        start = replace(start, owed=min(start.owed, 2))  # what this idea makes of the chain
    question = QUESTIONS[scenario.ask.kind]
    case = Case(replace(scenario, rules=rules, start=start, answer=None))
    return question.shape.controls(question.answer(case).value)
