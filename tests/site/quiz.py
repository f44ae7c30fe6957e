"""One quiz of a page, as a reader uses it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# Python has to start on a machine that may be busy.
PYTHON_MS = 60_000
expect.set_options(timeout=20_000)
KEEP_VERDICTS = """
window.verdicts = [];
document.addEventListener('haft:verdict', (event) => {
  verdicts.push({ ...event.detail, at: event.target.id });
});
"""
# Presses the button and looks, in one task: nothing asynchronous can come between.
PRESS_AND_LOOK = """(quiz) => {
  quiz.querySelector('button[type=submit]').click();
  return { ...quiz.querySelector('[role=status]').dataset };
}"""
# Answers every quiz with its first option, or with a number.
ANSWER_ALL = """() => {
  for (const quiz of document.querySelectorAll('haft-quiz')) {
    const controls = [...quiz.querySelectorAll('input[name="answer"]')];
    if (controls[0].type !== 'text') controls[0].click();
    else for (const control of controls) control.value = '۳';
    quiz.querySelector('form').requestSubmit();
  }
}"""
ALL_JUDGED = """(judge) => [...document.querySelectorAll('haft-quiz')].every((quiz) => {
  const { dataset } = quiz.querySelector('[role=status]');
  return dataset.correct && dataset.judge === judge;
})"""
PYTHON_FAILED = """() => [...document.querySelectorAll('.verdict-judge')].every(
  (line) => line.textContent.includes('اجرا نشد'))"""


class Quiz:
    """A `<haft-quiz>`, found by the contract's attributes only."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.root = page.locator(f"haft-quiz#{name}")
        self.status = self.root.locator("[role=status]")
        self.button = self.root.locator("button[type=submit]")
        self.controls = self.root.locator('input[name="answer"]')

    @property
    def data(self) -> dict[str, Any]:
        return json.loads(self.root.locator("script.haft-data").text_content() or "")

    def right(self) -> str:
        """The right answer, where it is one value."""
        (value,) = self.data["baked"]["answer"]
        return value

    def wrong(self) -> str:
        """Another option."""
        values = self.controls.evaluate_all("(all) => all.map(({ value }) => value)")
        return next(value for value in values if value != self.right())

    def option(self, value: str) -> Locator:
        return self.root.locator(f'input[name="answer"][value="{value}"]')

    def answer(self, *values: str) -> None:
        """Tick exactly these options; or write into the field."""
        if self.controls.first.get_attribute("type") == "text":
            self.controls.first.fill(values[0])
            return
        for option in self.controls.all():
            wanted = option.get_attribute("value") in values
            if option.is_checked() != wanted and (
                wanted or option.get_attribute("type") == "checkbox"
            ):
                option.set_checked(wanted)

    def ticked(self) -> list[str]:
        return self.controls.evaluate_all(
            "(all) => all.filter((c) => c.checked).map((c) => c.value)"
        )

    def press_and_look(self) -> dict[str, str]:
        """Press «بررسی»; the verdict's data as it is before the press has returned."""
        return self.root.evaluate(PRESS_AND_LOOK)

    def expect_live(self, correct: str) -> None:
        """Python's verdict comes, and it is this one."""
        expect(self.status).to_have_attribute("data-judge", "live", timeout=PYTHON_MS)
        expect(self.status).to_have_attribute("data-correct", correct)

    def expect_nothing(self) -> None:
        """No verdict stands. (The widget forgets within the event: there is nothing to await.)"""
        assert self.status.evaluate("(box) => ({ ...box.dataset })") == {"part": "verdict"}

    def verdicts(self) -> list[tuple[str, str]]:
        """The events so far of this quiz: (judge, correct)."""
        events = self.page.evaluate("window.verdicts")
        return [(it["judge"], it["correct"]) for it in events if it["at"] == self.name]


def keep_verdicts(page: Page) -> None:
    """Collect `haft:verdict` events on every page opened from now on."""
    page.add_init_script(KEEP_VERDICTS)


def answer_all(page: Page, judge: str) -> None:
    """Give some answer to every quiz of the page; wait until `judge` has judged them all."""
    page.evaluate(ANSWER_ALL)
    page.wait_for_function(ALL_JUDGED, arg=judge, timeout=PYTHON_MS)
    if judge == "baked":  # it stands only when Python has given up
        page.wait_for_function(PYTHON_FAILED)


def block_python(page: Page) -> None:
    """The runtime cannot be had."""
    page.context.route("**/runtime-*/**", lambda route: route.abort())
