"""What is kept of a reader's answers: on this device, once a judged choice, for this question."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.serving import Server

from .conftest import Open
from .filling import Widget

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser
NO_STORAGE = """
for (const name of ['getItem', 'setItem', 'removeItem']) {
  Storage.prototype[name] = () => { throw new DOMException('no', 'SecurityError'); };
}"""


def kept(page: Page) -> dict:
    return json.loads(page.evaluate("localStorage.getItem('haft-progress')"))["entries"]


def test_right_at_once_later_and_not_yet(opened: Open) -> None:
    page = opened("moves")
    legal, can, start = (Widget(page, name) for name in ("k-legal", "k-can", "k-start"))
    expect(legal.part("kept")).to_be_hidden()
    legal.judge("3h", "5c")
    legal.button.click()  # the same choice again is no new attempt
    can.judge("yes")
    can.judge("no")
    start.judge("yes")
    expect(legal.part("kept")).to_contain_text("همان بار اول درست")
    expect(can.part("kept")).to_contain_text("بعداً درست")
    expect(start.part("kept")).to_contain_text("هنوز درست نشده")
    entries = kept(page)
    assert {name: (it["right"], it["tries"]) for name, it in entries.items()} == {
        "k-legal": ("once", 1),
        "k-can": ("later", 2),
        "k-start": (None, 1),
    }
    page.reload()
    expect(legal.part("kept")).to_contain_text("همان بار اول درست")
    legal.judge("Ks")  # what was right at once stays so
    assert kept(page)["k-legal"]["right"] == "once"


def test_a_looked_up_answer_is_not_right_at_once(opened: Open) -> None:
    page = opened("moves")
    quiz = Widget(page, "k-none")
    quiz.part("answer").locator("summary").click()
    expect(quiz.part("answer").locator(".reason").first).to_be_visible()
    quiz.judge("none")
    assert kept(page)["k-none"]["right"] == "later"


def test_an_edited_question_is_new(opened: Open) -> None:
    page = opened("moves")
    quiz = Widget(page, "k-legal")
    quiz.judge("3h", "5c")
    quiz.root.evaluate("(it) => { it.dataset.hash = 'another'; }")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow'))")
    expect(quiz.part("kept")).to_be_hidden()


def test_the_page_of_progress(opened: Open, tmp_path: Path) -> None:
    page = opened("progress")
    expect(page.locator('[data-part="sum"]')).to_have_text("هنوز به پرسشی جواب نداده‌ای.")
    expect(page.locator('[data-part="no-rules"]')).to_be_visible()
    page = opened("moves")
    Widget(page, "k-legal").judge("3h", "5c")
    Widget(page, "k-can").judge("yes")
    page = opened("progress")
    expect(page.locator('[data-part="sum"]')).to_contain_text("۱ تا همان بار اول درست، ۱ تا هنوز")
    row = page.locator('[data-part="pages"] li').filter(has_text="حرکت‌ها")
    expect(row).to_contain_text("۱ از ۸، ۱ تا نادرست")
    assert row.locator(".own-open a").get_attribute("href") == "../moves/#k-can"
    rules = page.locator('[data-part="rules"] li')
    expect(rules.first).to_contain_text("نادرست")  # what is not settled comes first
    assert rules.first.locator("a").get_attribute("href").startswith("../clauses/#bz-")

    with page.expect_download() as download:
        page.locator('[data-part="export"]').click()
    saved = tmp_path / "mine.json"
    download.value.save_as(saved)
    assert set(json.loads(saved.read_text(encoding="utf-8"))["entries"]) == {"k-legal", "k-can"}

    page.locator('[data-part="reset"]').click()
    expect(page.locator('[data-part="reset-no"]')).to_be_focused()
    page.locator('[data-part="reset-no"]').click()
    assert kept(page)
    page.locator('[data-part="reset"]').click()
    page.locator('[data-part="reset-yes"]').click()
    expect(page.locator('[data-part="sum"]')).to_have_text("هنوز به پرسشی جواب نداده‌ای.")
    assert page.evaluate("localStorage.getItem('haft-progress')") is None

    page.locator('[data-part="import"]').set_input_files(saved)
    expect(page.locator('[data-part="said"]')).to_have_text("از پرونده ۲ پرسش خوانده شد.")
    expect(page.locator('[data-part="sum"]')).to_contain_text("۱ تا همان بار اول درست")
    before = kept(page)
    for text in ("", "{", "[]", '{"version": 1, "entries": 3}', '{"version": 9, "entries": {}}'):
        bad = tmp_path / "bad.json"
        bad.write_text(text, encoding="utf-8")
        page.locator('[data-part="said"]').evaluate("(it) => { it.textContent = ''; }")
        page.locator('[data-part="import"]').set_input_files(bad)
        expect(page.locator('[data-part="said"]')).to_contain_text("چیزی عوض نشد")
    hostile = tmp_path / "hostile.json"
    good = {"hash": "x", "tries": 1, "last": "no", "right": None, "looked": False}
    entries = {"__proto__": good, "<b>": good, "k-turn": {**good, "tries": -1}, "k-suit": good}
    hostile.write_text(json.dumps({"version": 1, "entries": entries}), encoding="utf-8")
    page.locator('[data-part="import"]').set_input_files(hostile)
    expect(page.locator('[data-part="said"]')).to_have_text("از پرونده ۱ پرسش خوانده شد.")
    assert kept(page) == {**before, "k-suit": good}


def test_what_is_kept_can_be_broken(page: Page, opened: Open) -> None:
    page.add_init_script("localStorage.setItem('haft-progress', '{\"version\":1,\"entries\":[1]}')")
    quiz = Widget(opened("moves"), "k-start")
    assert quiz.judge("no") == "yes"
    expect(quiz.part("kept")).to_contain_text("همان بار اول درست")


def test_without_storage_it_lasts_as_long_as_the_page(page: Page, opened: Open) -> None:
    page.add_init_script(NO_STORAGE)
    opened("moves")
    quiz, other = Widget(page, "k-legal"), Widget(page, "k-can")
    quiz.judge("Ks")
    quiz.judge("3h", "5c")
    expect(quiz.part("kept")).to_contain_text("بعداً درست")
    expect(quiz.part("kept")).to_contain_text("فقط تا بستن همین صفحه")
    assert other.judge("no") == "yes"
    opened("progress")
    expect(page.locator('[data-part="passing"]')).to_be_visible()
    expect(page.locator('[data-part="sum"]')).to_have_text("هنوز به پرسشی جواب نداده‌ای.")


def test_without_script_the_page_says_so(browser, kinds_server: Server) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{kinds_server.url}progress/")
    expect(page.locator("main")).to_contain_text("بی جاوااسکریپت")
    page.goto(f"{kinds_server.url}moves/")
    quiz = page.locator("#k-legal")
    hints = quiz.locator(".quiz-hint")
    assert [hint.is_visible() for hint in hints.all()] == [True, False, False]
    hints.nth(0).locator("summary").click()
    assert [hint.is_visible() for hint in hints.all()] == [True, True, False]
    page.goto(f"{kinds_server.url}places/")
    ranking = page.locator("#k-ranking")
    assert ranking.locator("input").count() == 4  # number fields; no button that would do nothing
    assert ranking.locator("button:visible").count() == 0
    context.close()


def test_choices_about_the_cards_last(opened: Open) -> None:
    page = opened("moves")
    face = Widget(page, "k-legal").root.locator(".top .card-rank").first
    assert face.text_content() == "5"
    menu = page.locator('[data-part="settings"]')
    menu.locator("summary").click()
    menu.get_by_label("رقم فارسی").check()
    menu.get_by_label("چهاررنگ").check()
    assert face.text_content() == "۵"
    page.keyboard.press("Escape")
    assert menu.get_attribute("open") is None
    expect(menu.locator("summary")).to_be_focused()
    page.reload()
    assert face.text_content() == "۵"
    assert page.evaluate("({...document.documentElement.dataset})")["deck"] == "four"
    quiz = Widget(page, "k-many")
    quiz.judge("Ts")
    assert quiz.part("reasons").locator('[data-card="Ts"] .card-rank').first.text_content() == "۱۰"
    ink = "(card) => getComputedStyle(card.querySelector('.card-ink')).fill"
    suits = {quiz.root.locator(f'.option [data-card="4{s}"]').evaluate(ink) for s in "shdc"}
    assert len(suits) == 4
