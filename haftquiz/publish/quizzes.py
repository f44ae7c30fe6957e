"""The one place where the builder meets the quiz floor: scenarios, rule values, answers, tables."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, fields, replace
from typing import Any

from haftquiz.engine.rules import Rules
from haftquiz.publish import author_tables, site_tables
from haftquiz.publish.diagrams import DIAGRAMS
from haftquiz.publish.marks import Directive, Fence
from haftquiz.publish.problems import PageProblems, did_you_mean
from haftquiz.quiz import service, tables
from haftquiz.quiz.comparing import AnyRules
from haftquiz.quiz.errors import ScenarioError
from haftquiz.quiz.parsing import ALL_RULE_SETS, Book, parse_scenario
from haftquiz.quiz.persian import fold
from haftquiz.quiz.rule_titles import RULE_SET_NAMES
from haftquiz.quiz.writing import write_scenario

_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
MAX_ID = 40
_HASH_LETTERS = 10


@dataclass(frozen=True)
class Quiz:
    """One scenario of a page, with all that the engine says about it."""

    id: str
    line: int
    text: str  # canonical
    view: dict[str, Any]
    baked: dict[str, Any]

    @property
    def clauses(self) -> list[str]:
        """The clauses that its reasons cite, each once."""
        cited = [reason.get("clause") for reason in self.baked["reasons"]]
        return list(dict.fromkeys(clause for clause in cited if clause))

    @property
    def cited(self) -> list[str]:
        """All that its explanations may link to: clauses, and the ids of our assumptions."""
        ideas = [idea["clause"] for idea in self.baked["misconceptions"] if idea["clause"]]
        assumed = [assumed["id"] for assumed in self.baked["assumed"]]
        return list(dict.fromkeys([*self.clauses, *ideas, *assumed]))

    @property
    def hash(self) -> str:
        """Of what is asked and what is right: a reader who answered another hash has not this.

        Words around the question (title, hint, note) may be polished without that.
        """
        about = ("id:", "title:", "hint:", "note:")
        asked = [line for line in self.text.split("\n") if not line.startswith(about)]
        content = "\n".join([self.view["rules"], *asked, *sorted(self.baked["answer"])])
        return hashlib.sha256(content.encode()).hexdigest()[:_HASH_LETTERS]


@dataclass(frozen=True)
class RulesTable:
    """A table rendered from a rule set."""

    content: dict[str, Any]


class QuizFloor:
    """Answers what one page asks of the quiz floor; reports what cannot be answered."""

    def __init__(
        self, rules: str | None, problems: PageProblems, book: Book = ALL_RULE_SETS
    ) -> None:
        self.rules = rules
        self.problems = problems
        self.book = book  # the rule sets as this site plays them

    def house_rules(self) -> list[dict[str, str]]:
        """Return what the site has changed in the page's rule set: title, the document's, ours."""
        if self.rules is None:
            return []
        rows = site_tables.house(self.book[self.rules])["rows"]
        return [{"title": a["text"], "base": b["text"], "here": c["text"]} for a, b, c in rows]

    def scenario(self, fence: Fence) -> Quiz | None:
        """Read and answer a fence."""
        try:
            scenario = parse_scenario(fence.text, page_rules=self.rules, book=self.book)
            name = self._good_id(scenario.id, fence)
            if name is None:
                return None
            service.answer(scenario)
            return Quiz(
                name,
                fence.line,
                # What the author believes has been checked; the page's Python finds its own answer.
                write_scenario(replace(scenario, answer=None)),
                service.view(scenario),
                service.bake(scenario),
            )
        except ScenarioError as error:
            self.problems.add(fence.line + error.line, error.message)
            return None

    def _good_id(self, given: str | None, fence: Fence) -> str | None:
        if not given:
            self.problems.add(fence.line, "این سناریو شناسه ندارد؛ «شناسه: bz-e07» را بیفزایید.")
        elif not _ID.fullmatch(given) or len(given) > MAX_ID:
            self.problems.add(
                label_line(fence, "شناسه", "id"),
                f"شناسهٔ «{given[:60]}»: تنها a تا z، رقم لاتین و خط تیره، تا {MAX_ID} نویسه.",
            )
        else:
            return given
        return None

    def rule(self, directive: Directive) -> str | None:
        """Return the Persian value of one rule of the page's rule set."""
        if self.rules is None:
            self._report_no_rules(directive.line)
            return None
        try:
            return tables.rule(self.book[self.rules], directive.value)
        except KeyError:
            near = did_you_mean(directive.value, rule_names(self.rules))
            self.problems.add(directive.line, f"قاعدهٔ «{directive.value}» شناخته نیست.{near}")
            return None

    def answer(self, directive: Directive) -> str | None:
        """Return the engine's answer to an inline scenario."""
        try:
            return tables.inline(directive.value, self.rules, self.book)
        except ScenarioError as error:
            self.problems.add(directive.line, f"{directive.raw}: {error.message}")
            return None

    def table(self, name: str, directive_line: int) -> RulesTable | None:
        """Return a table of the page's rule set, or one for authors or about all rule sets."""
        if name in ("labels", "asks"):
            return RulesTable(getattr(author_tables, name)())
        if name in site_tables.OF_ALL:
            return RulesTable(site_tables.OF_ALL[name](self.book))
        if self.rules is None:
            self._report_no_rules(directive_line)
            return None
        rules = self.book[self.rules]
        if name in DIAGRAMS:
            return self._diagram(name, rules, directive_line)
        make = getattr(site_tables, name, None) or getattr(tables, name)
        return RulesTable(make(rules))

    def _diagram(self, name: str, rules: AnyRules, line: int) -> RulesTable | None:
        if not isinstance(rules, Rules):
            self.problems.add(line, "در هفت و نیم این نمودار نیست.")
            return None
        return RulesTable(DIAGRAMS[name](rules))

    def _report_no_rules(self, line: int) -> None:
        self.problems.add(line, "این صفحه قواعد ندارد؛ در آغازش rules: را بنویسید.")


def label_line(fence: Fence, *names: str) -> int:
    """Return the line of a label within a fence, the fence's own if it is not there."""
    for number, line in enumerate(fence.text.split("\n"), fence.line + 1):
        if line.partition(":")[0].strip().lower() in names:
            return number
    return fence.line


def label_value(fence: Fence, *names: str) -> str:
    """Return the text after a label, empty if the label is not there."""
    line = label_line(fence, *names) - fence.line
    return fence.text.split("\n")[line - 1].partition(":")[2].strip() if line else ""


def text_labels(fence: Fence) -> list[tuple[int, str]]:
    """Return the texts of a fence that a reader sees as they are, with their lines."""
    seen = {"title", "hint", "note", "عنوان", "راهنما", "نکته"}
    out = []
    for number, line in enumerate(fence.text.split("\n"), fence.line + 1):
        label, colon, value = line.partition(":")
        if colon and label.strip().lower() in seen:
            out.append((number, value.strip()))
    return out


def rules_id(name: str) -> str | None:
    """Return the id of a rule set given by id or by Persian name."""
    wanted = fold(name)
    for known in ALL_RULE_SETS:
        if wanted in (known, *(fold(title) for title in RULE_SET_NAMES.get(known, ()))):
            return known
    return None


def rules_names() -> list[str]:
    """Return what may stand after `rules:`."""
    return [name for known in ALL_RULE_SETS for name in (known, *RULE_SET_NAMES.get(known, ())[:1])]


def rule_names(rules: str | None) -> list[str]:
    """Return the names of the rules of a rule set."""
    return [rule.name for rule in fields(ALL_RULE_SETS[rules])] if rules in ALL_RULE_SETS else []
