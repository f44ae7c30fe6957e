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
        "انگار هم‌رنگ‌بودن را کافی گرفته‌ای.",
        "رنگ خال نیست؛ دل و خشت هر دو قرمزند و دو خال‌اند.",
        "colour_matches",
        {"colour_matches": True},
    ),
    Misconception(
        "sevens-do-not-add",
        "انگار فقط هفتِ آخر را شمرده‌ای.",
        "هر هفت دو کارت روی جریمهٔ پیش می‌گذارد.",
        "seven_stack",
        {"seven_stack": False},
    ),
    Misconception(
        "jack-escapes-penalty",
        "انگار سرباز را راه فرار از جریمهٔ هفت گرفته‌ای.",
        "روی جریمهٔ هفت سرباز هم مثل بقیهٔ کارت‌هاست؛ فقط هفت جواب است.",
        "jack_on_pending_7",
        {"jack_on_pending_7": True},
    ),
    Misconception(
        "any-card-after-eight",
        "انگار بعد از هشت هر کارتی را مجاز گرفته‌ای.",
        "هشت نوبت را نگه می‌دارد، ولی کارتِ بعدی باید با آن جور باشد.",
        "eight_followup",
        {"eight_followup": "any", "jack_after_8": "any"},
    ),
    Misconception(
        "any-jack-after-eight",
        "انگار هر سربازی را بعد از هشت مجاز گرفته‌ای.",
        "آزادیِ سرباز برای نوبت عادی است؛ بعد از هشت سرباز هم باید هم‌خال باشد.",
        "jack_after_8",
        {"jack_after_8": "any"},
    ),
    Misconception(
        "eight-skips",
        "انگار هشت را نوبت‌سوز گرفته‌ای.",
        "در این قواعد هشت نوبت را به همان بازیکن برمی‌گرداند.",
        "eight",
        {"eight": Effect.SKIP},
    ),
    Misconception(
        "eight-ordinary",
        "انگار هشت را کارتی معمولی گرفته‌ای.",
        "هشت نوبت را عوض می‌کند.",
        "eight",
        {"eight": Effect.NONE},
    ),
    Misconception(
        "eight-plays-again",
        "انگار هشت را نوبت دوباره گرفته‌ای.",
        "در این قواعد هشت نوبت نفر بعد را می‌سوزاند.",
        "eight",
        {"eight": Effect.COVER, "eight_followup": "suit", "eight_chain": True,
         "jack_after_8": "any", "eight_no_followup": 1},
    ),
    Misconception(
        "ace-plays-again",
        "انگار آس را نوبت دوباره گرفته‌ای.",
        "در این قواعد آس نوبت نفر بعد را می‌سوزاند.",
        "ace",
        {"ace": Effect.COVER, "ace_followup": "suit", "ace_chain": True, "jack_after_A": "any",
         "ace_no_followup": 1},
    ),
    Misconception(
        "ace-skips",
        "انگار آس را نوبت‌سوز گرفته‌ای.",
        "در این قواعد بعد از آس همان بازیکن دوباره بازی می‌کند.",
        "ace",
        {"ace": Effect.SKIP},
    ),
    Misconception(
        "ace-ordinary",
        "انگار آس را کارتی معمولی گرفته‌ای.",
        "آس نوبت را عوض می‌کند.",
        "ace",
        {"ace": Effect.NONE},
    ),
    Misconception(
        "ten-ordinary",
        "انگار جهت را همان جهتِ پیش گرفته‌ای.",
        "ده جهت را برمی‌گرداند و نفر بعد با جهت تازه معلوم می‌شود.",
        "ten",
        {"ten": Effect.NONE},
    ),
    Misconception(
        "ten-skips",
        "انگار ده را نوبت‌سوز گرفته‌ای.",
        "ده جهت را برمی‌گرداند و نفر بعد با جهت تازه معلوم می‌شود.",
        "ten",
        {"ten": Effect.SKIP},
    ),
    Misconception(
        "two-burns-turn",
        "انگار ۲ را هم جریمه گرفته‌ای و هم نوبت‌سوز.",
        "کارتِ ۲ فقط یک کارت می‌دهد؛ نوبتِ گیرنده سر جایش است.",
        "two_target_loses_turn",
        {"two_target_loses_turn": True},
    ),
    Misconception(
        "two-plain",
        "انگار ۲ را کارتی معمولی گرفته‌ای.",
        "۲ به کسی که نامش برده می‌شود یک کارت می‌دهد.",
        "two",
        {"two": Effect.NONE},
    ),
    Misconception(
        "no-jack-on-jack",
        "انگار سرباز را روی سرباز نمی‌پذیری؛ آن قاعدهٔ بعضی بازی‌های دیگر است.",
        "سرباز روی هر کارتی می‌آید، روی سرباز هم.",
        "jack_on_named",
        {"jack_on_named": "none"},
    ),
    Misconception(
        "jack-own-suit",
        "انگار خالِ چاپ‌شدهٔ سرباز را معیار گرفته‌ای.",
        "بعد از سرباز خالِ اعلام‌شده معیار است.",
        "named_suit",
        {"named_suit": False},
    ),
    Misconception(
        "draw-at-will",
        "انگار با کارتِ مناسب هم کشیدن را آزاد گرفته‌ای.",
        "در این قواعد تا کارتِ مناسب داری باید بازی کنی.",
        "must_play_if_able",
        {"must_play_if_able": False},
    ),
    Misconception(
        "must-play",
        "انگار با داشتن کارتِ مناسب کشیدن را ممنوع گرفته‌ای.",
        "در این قواعد می‌شود به‌جای بازی کارت کشید.",
        "must_play_if_able",
        {"must_play_if_able": True},
    ),
    Misconception(
        "keep-drawn",
        "انگار نگه‌داشتنِ کارتِ کشیدهٔ مناسب را آزاد گرفته‌ای.",
        "در این قواعد آن کارت باید بازی شود.",
        "may_keep_drawn",
        {"may_keep_drawn": True},
    ),
    Misconception(
        "draw-covers-eight",
        "انگار کارتِ کشیده را هم ادامهٔ هشت گرفته‌ای.",
        "با کشیدن ادامهٔ هشت تمام می‌شود و نوبت می‌گذرد.",
        "eight_drawn_playable",
        {"eight_drawn_playable": True},
    ),
    Misconception(
        "play-after-penalty",
        "انگار پس از برداشتن جریمه هنوز نوبت را با او گرفته‌ای.",
        "برداشتن جریمه نوبت را تمام می‌کند.",
        "seven_take_ends_turn",
        {"seven_take_ends_turn": False},
    ),
    Misconception(
        "must-answer-seven",
        "انگار جواب‌دادن با هفت را واجب گرفته‌ای.",
        "کسی که هفت دارد هم می‌تواند جریمه را بردارد.",
        "seven_answer_optional",
        {"seven_answer_optional": False},
    ),
    Misconception(
        "last-eight-needs-more",
        "انگار هشتِ آخر را ناتمام گرفته‌ای.",
        "وقتی دست خالی شد، هشت ادامه نمی‌خواهد.",
        "finish_on_8",
        {"finish_on_8": "cover"},
    ),
    Misconception(
        "no-doubling",
        "انگار دو برابر شدن با سربازِ آخر را از یاد برده‌ای.",
        "اگر دست با سرباز تمام شود، امتیاز منفیِ بقیه دو برابر است.",
        "double_on_jack_finish",
        {"double_on_jack_finish": False},
    ),
    Misconception(
        "doubling",
        "انگار امتیازها را با سربازِ آخر دو برابر کرده‌ای.",
        "در این قواعد تمام‌کردن با سرباز چیزی را دو برابر نمی‌کند.",
        "double_on_jack_finish",
        {"double_on_jack_finish": True},
    ),
    Misconception(
        "seven-costs-its-number",
        "انگار هفت را به عددش حساب کرده‌ای.",
        "هفتِ مانده در دست امتیاز منفیِ خودش را دارد.",
        "points_7",
        {"points_7": 7},
    ),
    Misconception(
        "ace-costs-one",
        "انگار آس را یک حساب کرده‌ای.",
        "آسِ مانده در دست گران‌تر است.",
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
        except (ScenarioError, KeyError):
            continue  # with this idea the question does not arise
        if set(answer) != set(controls):
            cell = getattr(scenario.rules, idea.rule)
            found.append(
                {"id": idea.id, "answer": answer, "idea": idea.idea, "why": idea.why,
                 "clause": cell.clause}
            )  # fmt: skip
    return found


def _controls(scenario: Scenario, rules: Rules) -> list[str]:
    """The answer by other rules, as the controls of the form would say it."""
    start = replace(scenario.start, rules=rules)
    if not rules.seven_stack.value:
        start = replace(start, owed=min(start.owed, 2))  # what this idea makes of the chain
    question = QUESTIONS[scenario.ask.kind]
    case = Case(replace(scenario, rules=rules, start=start, answer=None))
    return question.shape.controls(question.answer(case).value)
