"""Forced colours: what is chosen, right or wrong shows by more than colour; suits stay apart."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.serving import Server

from .quiz import Quiz, block_python

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

pytestmark = pytest.mark.browser

# Two pictures in grey, 0 to 255: the share of points that differ, and the range of the first.
COMPARE = """async (pictures) => {
  const greys = await Promise.all(pictures.map(async (picture) => {
    const image = await createImageBitmap(await (await fetch(picture)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return Array.from({ length: data.length / 4 }, (_, i) =>
      0.299 * data[4 * i] + 0.587 * data[4 * i + 1] + 0.114 * data[4 * i + 2]);
  }));
  const [one, two] = greys;
  const differ = one.filter((grey, i) => Math.abs(grey - two[i]) > 60).length;
  const range = one.reduce((max, it) => Math.max(max, it), 0)
    - one.reduce((min, it) => Math.min(min, it), 255);
  return [one.length === two.length ? differ / one.length : 1, range];
}"""


class Greys:
    """Compares pictures on a page of its own."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def difference(self, one: bytes, two: bytes) -> float:
        return self._compare(one, two)[0]

    def contrast(self, picture: bytes) -> float:
        return self._compare(picture, picture)[1]

    def _compare(self, *pictures: bytes) -> list[float]:
        urls = [f"data:image/png;base64,{base64.b64encode(it).decode()}" for it in pictures]
        return self.page.evaluate(COMPARE, urls)


@pytest.fixture
def greys(browser: Browser) -> Iterator[Greys]:
    context = browser.new_context()
    yield Greys(context.new_page())
    context.close()


@pytest.fixture(params=["light", "dark"])
def forced(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    context = browser.new_context(
        locale="fa-IR",
        viewport={"width": 360, "height": 740},
        forced_colors="active",
        color_scheme=request.param,
        reduced_motion="reduce",
    )
    page = context.new_page()
    block_python(page)
    page.goto(server.url + "bazito/exercises/")
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    yield page
    context.close()


def picture(place: Locator, keep_focus: bool = False) -> bytes:
    """The place and what is drawn around it, without the pointer."""
    page = place.page
    place.scroll_into_view_if_needed()
    page.mouse.move(0, 0)
    if not keep_focus:
        page.evaluate("document.activeElement.blur()")
    box = place.bounding_box()
    assert box
    x, y = round(box["x"]) - 8, round(box["y"]) - 8
    width, height = round(box["width"]) + 16, round(box["height"]) + 16
    return page.screenshot(clip={"x": x, "y": y, "width": width, "height": height})


@pytest.mark.parametrize(
    ("name", "value"), [("bz-e24", "9h"), ("bz-e24", "none"), ("bz-e25b", "4")]
)
def test_the_chosen_is_seen(forced: Page, greys: Greys, name: str, value: str) -> None:
    quiz = Quiz(forced, name)
    option = quiz.root.locator(f'.option[data-value="{value}"]')
    before = picture(option)
    quiz.answer(value)
    assert greys.difference(before, picture(option)) > 0.01


def test_the_focus_is_seen(forced: Page, greys: Greys) -> None:
    quiz = Quiz(forced, "bz-e24")
    for place, control in [
        (quiz.root.locator('.option[data-value="9h"]'), quiz.option("9h")),
        (quiz.root.locator('.option[data-value="none"]'), quiz.option("none")),
        (quiz.button, quiz.button),
    ]:
        before = picture(place)
        control.focus()
        forced.keyboard.press("Tab")  # the ring is for those who come by keys
        forced.keyboard.press("Shift+Tab")
        expect(control).to_be_focused()
        assert greys.difference(before, picture(place, keep_focus=True)) > 0.01


def test_right_and_wrong_are_seen(forced: Page, greys: Greys) -> None:
    quiz = Quiz(forced, "bz-e24")
    icons = {}
    for value, correct in [("9h", "yes"), ("3h", "no")]:
        quiz.answer(value)
        assert quiz.press_and_look()["correct"] == correct
        icon = quiz.status.locator(".verdict-line .icon")
        icons[correct] = picture(icon)
        assert greys.contrast(icons[correct]) > 100
    assert greys.difference(icons["yes"], icons["no"]) > 0.05
    marks = [
        picture(quiz.root.locator(f'.option[data-value="{value}"] [data-part="mark"]'))
        for value in ("9h", "3h")
    ]
    assert greys.difference(*marks) > 0.03
    quiz.answer("9h", "3h")
    assert quiz.press_and_look()["correct"] == "partly"
    partly = picture(quiz.status.locator(".verdict-line .icon"))
    assert all(greys.difference(partly, other) > 0.05 for other in icons.values())


def test_suits_are_told_apart(forced: Page, greys: Greys) -> None:
    signs = {}
    forced.set_viewport_size({"width": 1280, "height": 740})  # a narrow header leaves them out
    for suit in "cdhs":
        sign = forced.locator(f'header .site-suits [data-suit="{suit}"]')
        expect(sign).to_be_visible()
        signs[suit] = picture(sign)
        assert greys.contrast(signs[suit]) > 100, suit
    for one, two in combinations("cdhs", 2):
        assert greys.difference(signs[one], signs[two]) > 0.03, one + two


def test_cards_are_not_blank(forced: Page, greys: Greys) -> None:
    quiz = Quiz(forced, "bz-e26")
    cards = [quiz.root.locator(f'.option .card[data-card="{code}"]') for code in ("Jd", "Jh")]
    pictures = [picture(card) for card in cards]
    assert all(greys.contrast(it) > 100 for it in pictures)
    assert greys.difference(*pictures) > 0.005
