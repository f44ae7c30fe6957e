"""What is wrong with the author's files: collected, sorted, and shown all at once.

A problem begins with the file and line in Latin letters, so that terminals and editors find it;
the sentence after them is Persian and says what is wrong and how to cure it.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Problem:
    """One mistake in one place; `path` is as the author would type it (`content/x.md`)."""

    path: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


class Problems:
    """A growing collection of problems without repeats."""

    def __init__(self) -> None:
        self._found: set[Problem] = set()

    def add(self, path: str, line: int, message: str) -> None:
        """Note a problem; the same one twice is kept once."""
        self._found.add(Problem(path, line, message))

    def __iter__(self) -> Iterator[Problem]:
        return iter(sorted(self._found))

    def __len__(self) -> int:
        return len(self._found)


class PageProblems:
    """The view of a `Problems` that one page gets: it adds by line alone."""

    def __init__(self, problems: Problems, path: str) -> None:
        self._problems = problems
        self.path = path

    def add(self, line: int, message: str) -> None:
        """Note a problem of this page."""
        self._problems.add(self.path, line, message)


class BuildFailedError(Exception):
    """The sources hold problems, so nothing was written."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = sorted(problems)
        super().__init__("\n".join(map(str, self.problems)))


class UsageError(Exception):
    """The command cannot start (a missing folder, a forbidden output); one Persian sentence."""


def nearest(word: str, candidates: Iterable[str], cutoff: float = 0.6) -> str | None:
    """Return the candidate most like `word`, or None when nothing is close."""
    close = difflib.get_close_matches(word, sorted(set(candidates)), n=1, cutoff=cutoff)
    return close[0] if close else None


def did_you_mean(word: str, candidates: Iterable[str], cutoff: float = 0.6) -> str:
    """Return « منظورتان … است؟» with a space before it, or nothing."""
    close = nearest(word, candidates, cutoff)
    return f" منظورتان «{close}» نیست؟" if close else ""
