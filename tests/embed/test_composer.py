"""«سناریوساز»: taps, keys and text make one scenario, and Python says at each step what it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from haftquiz.publish.embed_composer import composer_data
from haftquiz.quiz.asking import ASK_KINDS
from haftquiz.quiz.parsing import parse_scenario
from tests.embed.conftest import tick
from tests.site.quiz import PYTHON_MS

pytestmark = pytest.mark.browser


class Composer:
    """The page, found by what a reader sees of it."""

    def __init__(self, page, server, query=""):
        self.page = page
        page.goto(f"{server.url}compose/{query}")
        self.said = page.locator('[data-part="said"]')
        if not query:
            page.locator('[name="rules"]').focus()  # nothing loads before a touch
        self.says("")

    def says(self, words):
        expect(self.said).to_contain_text(words or "درست است", timeout=PYTHON_MS)

    def place(self, name):
        self.page.get_by_role("radio", name=name).check()

    def card(self, name):
        return self.page.get_by_role("group", name="همهٔ کارت‌ها").get_by_role("button", name=name)

    def text(self):
        return self.page.locator('textarea[name="text"]').input_value()

    def piece(self, name):
        return self.page.locator(f'[data-snippet="{name}"] textarea').input_value()


@pytest.fixture
def composer(page, server):
    return Composer(page, server)


def test_tapping_cards_makes_a_scenario_that_works(composer, page):
    composer.place("دست نفر اول")
    composer.card("۵ پیک").click()
    composer.says("۵ پیک")
    assert "hand 1: 9h, 3h, 5s" in composer.text()
    composer.card("۵ پیک").click()
    expect(composer.card("۵ پیک")).to_have_attribute("aria-pressed", "false")
    composer.card("۹ پیک").click()  # from the table into the hand: a card stands in one place
    composer.says("زمین")
    expect(page.locator('[data-part="pieces"] textarea')).to_have_count(0)
    composer.place("روی زمین")
    composer.card("۴ دل").click()
    composer.says("۹ دل و ۳ دل")
    quiz = page.locator("haft-quiz#preview")
    tick(quiz.locator('input[value="9h"]'))
    tick(quiz.locator('input[value="3h"]'))
    quiz.locator("button[type=submit]").press("Enter")
    expect(quiz.locator("[role=status]")).to_have_attribute("data-correct", "yes")


def test_the_pieces_say_what_was_made(composer, page, server):
    page.locator('[name="ask"]').select_option("can")
    composer.says("می‌توانی بازی‌اش کنی")
    assert 'ask="can 9h"' in composer.piece("element")
    fence = composer.piece("markdown").removeprefix("```haft\n").removesuffix("\n```")
    assert parse_scenario(fence).ask.kind == "can"
    page.goto(composer.piece("address"))
    page.get_by_role("button", name="پرسش را باز کن").click()
    expect(page.locator("haft-quiz")).to_have_attribute("data-ask", "can", timeout=PYTHON_MS)


def test_keys_alone_reach_every_card(composer, page):
    composer.place("دست نفر اول")
    page.locator('[data-part="deck"] button[tabindex="0"]').focus()
    for key in ("ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(composer.card("۲ پیک")).to_have_attribute("aria-pressed", "true")
    composer.says("۲ پیک" if "۲ پیک" in composer.said.inner_text() else "")
    assert "2s" in composer.text()


def test_persian_text_is_read_and_shown_above(composer, page):
    page.locator(".composer-text summary").click()
    area = page.locator('textarea[name="text"]')
    area.fill(
        "قواعد: ورق\nبازیکنان: سارا، علی، مینا\nزمین: ۸ خشت\nجهت: برعکس\nدست سارا: ۸ دل\nپرسش: مجاز"
    )
    area.blur()
    composer.says("۸ دل")
    assert page.locator('[name="rules"]').input_value() == "varagh"
    assert page.locator('[name="names"]').input_value() == "سارا، علی، مینا"
    assert page.locator('[name="direction"]').input_value() == "rev"
    assert "hand 1: 8h" in area.input_value()


def test_a_mistake_names_its_field(composer, page):
    page.locator('[name="owed"]').fill("۳")
    page.locator('[name="owed"]').blur()
    expect(composer.said).to_have_attribute("data-bad", "yes", timeout=PYTHON_MS)
    expect(page.locator('[name="owed"]')).to_have_attribute("aria-invalid", "true")


def test_a_quiz_of_the_site_opens_here(page, server):
    query = "?rules=bazito&played=7c,+7d&hand-1=7s,+Jh&ask=owed"
    composer = Composer(page, server, query)
    assert "played: 7c, 7d" in composer.text()
    expect(composer.card("۷ گشنیز")).to_contain_text("بازی")


def test_every_question_has_its_words():
    told = composer_data()
    assert {it["kind"] for it in told["asks"]} == set(ASK_KINDS)
