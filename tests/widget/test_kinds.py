"""Every kind of question: right, wrong, partly right, and the idea that leads to a wrong answer.

Each time the baked verdict comes within the press, and Python's, which must agree, after it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from playwright.sync_api import expect

from haftquiz.publish.build import Options, read_site
from haftquiz.publish.problems import Problems
from tests.conftest import ROOT

from .conftest import CONTENT, Open
from .filling import Widget

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.serving import Server

pytestmark = pytest.mark.browser
PAGES = ("moves", "numbers", "places", "half")


class Case(NamedTuple):
    page: str
    quiz: str
    right: str
    wrong: str
    partly: str = ""
    idea: str = ""  # `answer: id`


TIE = "1=10 2=5 3=-20: tie-to-player"
CASES = [
    Case("moves", "k-legal", "3h 5c", "Ks", "3h", "9d 3h 5c: colour-is-suit"),
    Case("moves", "k-moves", "Jd", "5c", "Jd Ts", "5c Jd: jack-own-suit"),
    Case("moves", "k-none", "none", "Kh", "", "4c: colour-is-suit"),
    Case("moves", "k-can", "no", "yes", "", "yes: any-card-after-eight"),
    Case("moves", "k-mistake", "3", "2", "", "-: colour-is-suit"),
    Case("moves", "k-start", "no", "yes"),
    Case("moves", "k-many", "Ah 2h 3h 4h 5h 6h Ts Jd Kh", "9c", "Ah"),
    Case("moves", "k-six", "3h 5c", "Ks", "3h"),
    Case("numbers", "k-owed", "6", "5", "", "2: sevens-do-not-add"),
    Case("numbers", "k-draw", "4", "0", "", "2: sevens-do-not-add"),
    Case("numbers", "k-cards", "6", "5"),
    Case("numbers", "k-score", "30", "31", "", "15: no-doubling"),
    Case("numbers", "k-scores", "1=7 2=7", "1=6 2=8", "1=7 2=8"),
    Case("numbers", "k-offence", "1", "2"),
    Case("numbers", "k-decks", "2", "1"),
    Case("numbers", "k-deal", "7", "5"),
    Case("places", "k-turn", "2", "-", "", "3: ace-ordinary"),
    Case("places", "k-direction", "rev", "fwd", "", "fwd: ten-ordinary"),
    Case("places", "k-suit", "d", "h"),
    Case("places", "k-winner", "1", "2", "", "-: last-eight-needs-more"),
    Case("places", "k-ranking", "1=4 2=1 3=2 4=2", "1=1 2=2 3=3 4=4", "1=4 2=1 3=2 4=3"),
    Case("places", "k-eliminated", "1 3", "2", "1"),
    Case("places", "k-match", "2", "1", "1 2"),
    Case("half", "k-total", "7.5", "7", "", "8: pictures-count-one"),
    Case("half", "k-bust", "yes", "no"),
    Case("half", "k-result", "win", "lose"),
    Case("half", "k-pay", "-10", "10"),
    Case("half", "k-pays", "1=10 2=-5 3=-20", "1=1 2=1 3=1", "1=10 2=5 3=20", TIE),
    Case("half", "k-bank", "1", "3"),
    Case("half", "k-half-moves", "hit stand", "none", "hit"),
    Case("half", "k-split", "1=4.5 2=7.5", "1=4 2=7", "1=4.5 2=7"),
    Case("half", "k-half-turn", "3", "4", "", "1: clockwise"),
]


@pytest.mark.parametrize("name", PAGES)
def test_every_kind(opened: Open, name: str) -> None:
    answer_every_kind(opened(name), name)


@pytest.mark.parametrize("name", PAGES)
def test_every_kind_in_firefox(firefox: Browser, kinds_server: Server, name: str) -> None:
    context = firefox.new_context(viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.goto(f"{kinds_server.url}{name}/")
    answer_every_kind(page, name)
    context.close()


def test_firefox_brings_back_what_was_ticked_and_nothing_else(
    firefox: Browser, kinds_server: Server
) -> None:
    context = firefox.new_context()
    page = context.new_page()
    page.goto(f"{kinds_server.url}moves/")
    quiz = Widget(page, "k-legal")
    assert quiz.judge("3h", "5c") == "yes"
    page.reload()
    expect(quiz.part("kept")).to_contain_text("همان بار اول درست")
    quiz.expect_nothing()  # whatever is ticked now, no verdict of before stands beside it
    assert quiz.ticked() in ([], ["3h", "5c"])
    assert quiz.judge("Ks") == "no"
    context.close()


@pytest.mark.parametrize("name", PAGES)
def test_every_kind_in_webkit(webkit: Any, kinds_server: Server, name: str) -> None:
    webkit.get(f"{kinds_server.url}{name}/")
    webkit.set_script_timeout(60)
    # WebKitGTK's driver returns before the modules have run.
    webkit.execute_async_script("customElements.whenDefined('haft-quiz').then(arguments[0])")
    for case in (case for case in CASES if case.page == name):
        for wanted, values in (("no", case.wrong), ("partly", case.partly), ("yes", case.right)):
            if values:
                told = webkit.execute_async_script(ANSWER, case.quiz, values.split())
                assert told == [wanted, "live", wanted], (case.quiz, values)


# For browsers that are driven by script only: answers, presses, and waits for Python.
ANSWER = """
const [id, values, done] = arguments;
const quiz = document.getElementById(id);
const status = quiz.querySelector('[role=status]');
for (const control of quiz.querySelectorAll('input[name="answer"]')) {
  const { type, dataset } = control;
  if (type !== 'text') control.checked = values.includes(control.value);
  else if (!dataset.key) control.value = values[0];
  else control.value = values.find((it) => it.startsWith(`${dataset.key}=`)).split('=')[1];
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
quiz.querySelector('button[type=submit]').click();
const baked = status.dataset.correct;
const look = () => {
  const { judge, correct } = status.dataset;
  if (judge === 'live') done([baked, judge, correct]);
  else setTimeout(look, 50);
};
look();
"""


def answer_every_kind(page: Page, name: str) -> None:
    cases = [case for case in CASES if case.page == name]
    assert page.locator("haft-quiz").count() == len(cases)
    for case in cases:
        quiz = Widget(page, case.quiz)
        assert quiz.judge(*case.wrong.split()) == "no", case
        assert quiz.reasons(), case
        if case.partly:
            assert quiz.judge(*case.partly.split()) == "partly", case
        if case.idea:
            answer, _, idea = case.idea.partition(": ")
            assert quiz.judge(*answer.split()) != "yes"
            assert quiz.idea() == idea
        assert quiz.judge(*case.right.split()) == "yes", case
        assert quiz.idea() is None
        assert sorted(quiz.data["baked"]["answer"]) == sorted(case.right.split()), case


def test_every_question_of_the_site_is_among_them() -> None:
    assert asked(ROOT / "content") <= asked(CONTENT)


def asked(content: Path) -> set[str]:
    """Kind of question and kind of form, wherever the content asks."""
    quizzes = read_site(Options(content=content), Problems()).quizzes
    return {f"{quiz.view['ask']} {quiz.view['form']['kind']}" for _, quiz in quizzes}


def test_reasons_for_every_option_chosen_or_not(opened: Open) -> None:
    page = opened("moves")
    quiz = Widget(page, "k-legal")
    quiz.judge("9d", "3h")
    items = quiz.part("reasons").locator(".reason")
    assert [item.get_attribute("data-value") for item in items.all()] == ["9d", "3h", "5c", "Ks"]
    assert [item.get_attribute("data-legal") for item in items.all()] == ["no", "yes", "yes", "no"]
    assert [item.get_attribute("data-right") for item in items.all()] == ["no", "yes", "no", "yes"]
    expect(items.nth(0)).to_contain_text("نباید انتخاب می‌شد")
    expect(items.nth(2)).to_contain_text("جا افتاده")
    for item in items.all():
        assert item.locator(".reason-text").text_content()
        href = item.locator("a.why").get_attribute("href")
        assert href
        assert href.startswith("../clauses/#bz-")
    expect(quiz.status).to_contain_text("از ۴ گزینه، ۲ تا را درست تشخیص دادی.")
    expect(quiz.part("reasons")).to_contain_text("رنگ در این بازی هیچ‌کاره است.")
    # The options stay, in their order, with marks.
    assert quiz.controls.evaluate_all("(all) => all.map((it) => it.value)") == [
        "9d",
        "3h",
        "5c",
        "Ks",
        "none",
    ]
    expect(quiz.root.locator('.option[data-value="5c"] [data-part=mark] svg')).to_be_visible()


def test_numbers_come_with_their_working(opened: Open) -> None:
    quiz = Widget(opened("numbers"), "k-owed")
    quiz.judge("2")
    assert any("۳ هفت × ۲ = ۶" in text for text in quiz.reasons())
    expect(quiz.status.locator(".idea")).to_contain_text("هفتِ آخر")
    assert quiz.status.locator(".idea a").get_attribute("href") == "../clauses/#bz-45"


def test_our_assumptions_are_marked_and_lead_somewhere(opened: Open) -> None:
    quiz = Widget(opened("places"), "k-ranking")
    quiz.judge("1=4", "2=1", "3=2", "4=2")
    line = quiz.status.locator(".assumed")
    expect(line).to_contain_text("فرض ما")


def test_each_field_says_what_was_right_of_it(opened: Open) -> None:
    quiz = Widget(opened("half"), "k-pays")
    quiz.judge("1=10", "2=5", "3=-20")
    marks = quiz.root.locator(".field-mark")
    assert [text.strip() for text in marks.all_text_contents()] == ["درست", "درستش: −۵", "درست"]
    expect(quiz.status).to_contain_text("از ۳ پاسخ، ۲ تا درست است.")
    assert quiz.judge("1=10", "2=-5", "3=-20") == "yes"
    assert set(marks.all_text_contents()) == {"درست"}


def test_the_table_does_not_tell_what_is_asked(opened: Open) -> None:
    page = opened("numbers")
    for name in ("k-owed", "k-draw"):
        table = Widget(page, name).root.locator(".table")
        expect(table).to_contain_text("جریمهٔ هفت در میان است")
        assert table.locator(".sign-owed").count() == 0


def test_the_reader_sees_what_the_answer_rests_on(opened: Open) -> None:
    page = opened("places")
    facts = Widget(page, "k-match").root.locator(".facts")
    expect(facts).to_contain_text("تو ۲۱۰، سارا ۱۹۹، علی ۲۰۱")
    expect(facts).to_contain_text("۲۰۰")
