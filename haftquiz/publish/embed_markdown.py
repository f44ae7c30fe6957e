"""The Markdown extension `haftquiz`: scenario fences become quizzes in MkDocs, Pelican and others.

Options: `rules`, the rule set where a scenario names none; `assets`, where `haftquiz assets` has
put its files on the site, if the page is to load them itself (a theme that loads quiz.css and
quiz.mjs needs no such option).
"""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from functools import cache
from html import escape
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

from haftquiz.publish import cards
from haftquiz.publish.cardtext import cards as isolate_in_text
from haftquiz.publish.fences import NAMES
from haftquiz.publish.paths import data_folder
from haftquiz.publish.quizzes import Quiz
from haftquiz.publish.render import script_json
from haftquiz.quiz import service
from haftquiz.quiz.errors import ScenarioError
from haftquiz.quiz.parsing import parse_scenario
from haftquiz.quiz.writing import write_scenario

BEFORE_OTHER_FENCES = 27  # fenced_code and superfences stand at 25
_OPENING = re.compile(r"([ \t]*)(`{3,}|~{3,})[ ]*([^\s`]*)[ ]*$")


class QuizFault(Exception):
    """A scenario that is none; the build of the site stops and shows this sentence."""


class HaftExtension(Extension):
    """Registers the preprocessor; one object serves many pages, `reset` begins each."""

    def __init__(self, **options: Any) -> None:
        self.config = {
            "rules": ["", "rule set of scenarios that name none"],
            "assets": ["", "address of the folder that `haftquiz assets` made; empty: by theme"],
        }
        self.count = 0
        super().__init__(**options)

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (the name is Markdown's)
        """Register the one stage."""
        md.registerExtension(self)
        md.preprocessors.register(_Fences(md, self), "haftquiz", BEFORE_OTHER_FENCES)

    def reset(self) -> None:
        """Begin a page."""
        self.count = 0

    def quiz(self, text: str, line: int) -> str:
        """Return the HTML of a scenario; the first of a page brings the drawings along."""
        self.count += 1
        try:
            scenario = parse_scenario(text, page_rules=self.getConfig("rules") or None)
            scenario = replace(scenario, answer=None, id=scenario.id or f"haft-{self.count}")
            service.answer(parse_scenario(text, page_rules=self.getConfig("rules") or None))
            view, baked = service.view(scenario), service.bake(scenario)
        except ScenarioError as error:
            raise _fault(f"سناریوی خط {line + error.line}: {error.message}") from error
        made = Quiz(scenario.id, line, write_scenario(scenario), view, baked)
        first = self._first() if self.count == 1 else ""
        return f'{first}<div class="haft">{_widget(made)}</div>'

    def _first(self) -> str:
        assets = self.getConfig("assets")
        sprite = _environment().get_template("macros/sprite.html").render()
        if not assets:
            return sprite
        address = escape(assets.rstrip("/") + "/quiz.mjs")
        return f'{sprite}<script type="module" src="{address}"></script>'


class _Fences(Preprocessor):
    """Takes scenario fences out of the source, at any indentation, but not out of other fences."""

    def __init__(self, md: Markdown, extension: HaftExtension) -> None:
        super().__init__(md)
        self.extension = extension

    def run(self, lines: list[str]) -> list[str]:
        """Return the lines with a stash mark in place of each scenario."""
        out: list[str] = []
        at = 0
        while at < len(lines):
            opening = _OPENING.match(lines[at])
            if opening is None:
                out.append(lines[at])
                at += 1
                continue
            end = _end(lines, at, opening[2])
            if opening[3].strip("{}.") in NAMES:
                if end == len(lines):
                    raise _fault(f"حصار خط {at + 1} بسته نشده است.")
                body = "\n".join(line.strip() for line in lines[at + 1 : end])
                html = self.extension.quiz(body, at + 1)
                out += ["", opening[1] + self.md.htmlStash.store(html), ""]
            else:
                out += lines[at : end + 1]
            at = end + 1
        return out


def _end(lines: list[str], start: int, sign: str) -> int:
    for at in range(start + 1, len(lines)):
        bare = lines[at].strip()
        if len(bare) >= len(sign) and set(bare) == {sign[0]}:
            return at
    return len(lines)


def _fault(message: str) -> Exception:
    """MkDocs shows its own errors without a traceback."""
    mkdocs = sys.modules.get("mkdocs.exceptions")
    return mkdocs.BuildError(message) if mkdocs else QuizFault(message)


def _widget(quiz: Quiz) -> str:
    data = {"scenario": quiz.text, "baked": quiz.baked, "links": {}}
    template = _environment().get_template("widget.html")
    html = template.render(
        view=quiz.view, baked=quiz.baked, hash=quiz.hash, links={}, data_json=script_json(data)
    )
    # The button for embedding belongs to sites that have embed pages.
    return html[: html.index("</haft-quiz>")] + "</haft-quiz>"


@cache
def _environment() -> Environment:
    env = Environment(
        loader=FileSystemLoader(data_folder("templates")),
        autoescape=True,
        undefined=StrictUndefined,
    )
    cards.install(env)
    env.filters.setdefault("cards", isolate_in_text)
    return env


def makeExtension(**options: Any) -> HaftExtension:  # noqa: N802 (the name is Markdown's)
    """Return the extension, for those who name the module."""
    return HaftExtension(**options)
