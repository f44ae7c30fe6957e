"""One quiz of any kind, answered by its canonical values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.site.quiz import Quiz

if TYPE_CHECKING:
    from playwright.sync_api import Locator


class Widget(Quiz):
    """A `<haft-quiz>` with all that issue 4 gave it; found by attributes only."""

    def part(self, name: str) -> Locator:
        return self.root.locator(f'[data-part="{name}"]')

    def give(self, *values: str) -> None:
        """Answer with canonical values: options, one number, or `key=number` for each field."""
        if "=" in values[0] and self.controls.first.get_attribute("type") == "text":
            for value in values:
                key, _, number = value.partition("=")
                # Written, as a reader may, also where buttons order the rows.
                self.root.locator(f'input[name="answer"][data-key="{key}"]').fill(number)
            self.controls.first.dispatch_event("change")
        else:
            self.answer(*values)

    def judge(self, *values: str) -> str:
        """Answer and press; what the baked verdict says at once. Python must say the same."""
        self.give(*values)
        correct = self.press_and_look()["correct"]
        self.expect_live(correct)
        return correct

    def idea(self) -> str | None:
        """The wrong idea that the verdict names."""
        line = self.status.locator("[data-idea]")
        return line.get_attribute("data-idea") if line.count() else None

    def reasons(self) -> list[str]:
        return self.part("reasons").locator(".reason").all_text_contents()
