"""House rules of a site: `house.toml` beside the content folder, or the file given by `--house`.

    [bazito]
    may_keep_drawn = true
    hand_size = "۹"

    ["هفت کثیف"]
    jack_suit = "هر خالی که بخواهد"

One table a rule set, by its id or its Persian name; one line a rule, by its name in the contract
(`hand_size`) or by the Persian title that `haftquiz variants` prints, in quotes. A value is true or
false, a number, or a text: digits of any kind, or the words that `haftquiz variants` prints.

They hold on every page and in every scenario of that rule set. A page that is to tell the rules of
the document itself says `house: no` at its top.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from haftquiz.engine.rules import KINDS, Rules
from haftquiz.engine.seven_and_half.rules import HALF_KINDS
from haftquiz.engine.start import deal_fits
from haftquiz.publish.paths import shown_path
from haftquiz.publish.problems import BuildFailedError, PageProblems, Problems, UsageError
from haftquiz.publish.source import SourceError, read_text
from haftquiz.quiz.errors import ScenarioError
from haftquiz.quiz.houses import Change, change, read_change
from haftquiz.quiz.parsing import ALL_RULE_SETS, AnyRules, Book, find_rules
from haftquiz.quiz.persian import digits, fold
from haftquiz.quiz.reading import Unreadable
from haftquiz.quiz.rule_titles import HALF_TITLES, TITLES
from haftquiz.quiz.rule_values import value_of

FILE = "house.toml"
_HEADER = re.compile(r"""\s*\[\s*(?P<name>"[^"]*"|'[^']*'|[^"'\]]+?)\s*\]\s*(?:#.*)?""")
_KEY = re.compile(r"""\s*(?P<name>"[^"]*"|'[^']*'|[A-Za-z0-9_-]+)\s*=.*""")


@dataclass(frozen=True)
class House:
    """What the tables of a site have agreed on: the rule sets that they changed, by id."""

    rules: Mapping[str, AnyRules] = field(default_factory=dict)

    @property
    def book(self) -> Book:
        """All rule sets as this site plays them."""
        return {**ALL_RULE_SETS, **self.rules}


def load_house(path: Path) -> House:
    """Read a file of house rules; BuildFailedError with all that is wrong with it."""
    problems = Problems()
    house = read_house_file(path, problems)
    if problems:
        raise BuildFailedError(problems)
    return house


def read_house_file(path: Path, problems: Problems) -> House:
    """Read a file of house rules; what is wrong is reported with its line, and left out."""
    if not path.is_file():
        raise UsageError(f"{path}: پروندهٔ قرارِ جمع نیست.")
    here = PageProblems(problems, shown_path(path))
    try:
        text = read_text(path)
        tables = tomllib.loads(text)
    except SourceError as error:
        here.add(error.line, str(error))
        return House()
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        here.add(int(line[1]) if line else 1, f"این پرونده TOML درست نیست ({error}).")
        return House()
    return House(_Reader(_lines(text), here).rules(tables))


def _lines(text: str) -> dict[tuple[str, str], int]:
    """The line of every key, and of every table under the key «»."""
    found: dict[tuple[str, str], int] = {}
    table = ""
    for number, line in enumerate(text.split("\n"), 1):
        if header := _HEADER.fullmatch(line):
            table = header["name"].strip("\"'")
            found[table, ""] = number
        elif key := _KEY.fullmatch(line):
            found.setdefault((table, key["name"].strip("\"'")), number)
    return found


class _Reader:
    """Turns the tables of the file into rules."""

    def __init__(self, lines: dict[tuple[str, str], int], problems: PageProblems) -> None:
        self.lines = lines
        self.problems = problems

    def rules(self, tables: Mapping[str, Any]) -> dict[str, AnyRules]:
        changed: dict[str, AnyRules] = {}
        for name, table in tables.items():
            line = self.lines.get((name, ""), self.lines.get(("", name), 1))
            if not isinstance(table, dict):
                self.problems.add(line, f"«{name}» باید زیر نام یک مجموعه بیاید، مانند [bazito].")
                continue
            try:
                base = find_rules(name)
            except Unreadable as error:
                self.problems.add(line, str(error))
                continue
            if base.id in changed:
                self.problems.add(line, f"مجموعهٔ «{name}» دو بار آمده است.")
            changed[base.id] = self._changed(base, name, table)
        return changed

    def _changed(self, base: AnyRules, table: str, lines: Mapping[str, Any]) -> AnyRules:
        """The rules with one change after another, so that each fault has its own line."""
        changes: list[Change] = []
        rules = base
        for key, value in lines.items():
            line = self.lines.get((table, key), self.lines.get((table, ""), 1))
            try:
                new = _change(key, value, base)
                rules = change(base, [*changes, new], line)
                changes.append(new)
                self._check_deal(rules, line)
            except Unreadable as error:
                self.problems.add(line, f"{key}: {error}")
            except ScenarioError as error:
                self.problems.add(error.line, error.message)
        return rules

    def _check_deal(self, rules: AnyRules, line: int) -> None:
        """Enough cards for the usual number of players."""
        players: int = rules.usual_players.value
        if isinstance(rules, Rules) and not deal_fits(rules, players):
            size = digits(rules.hand_size.value)
            self.problems.add(
                line, f"برای {digits(players)} نفر، هر کدام {size} کارت، کارت کافی نیست."
            )


def _change(key: str, value: object, base: AnyRules) -> Change:
    """One line of the file as a change; Unreadable if it is none."""
    titles = TITLES if isinstance(base, Rules) else HALF_TITLES
    by_title = {fold(title): name for name, title in titles.items()}
    name = by_title.get(fold(key).strip(), key)
    if isinstance(value, bool):
        return read_change(name, "yes" if value else "no")
    if not isinstance(value, (int, str)):
        raise Unreadable("مقدار باید true یا false، عدد، یا متنی در گیومه باشد.")
    try:
        return read_change(name, str(value))
    except Unreadable:
        words = value_of(name, str(value)) if name in KINDS or name in HALF_KINDS else None
        if words is None:
            raise
        return name, words
