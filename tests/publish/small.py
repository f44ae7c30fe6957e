"""Helpers: a small site from a dictionary of files, built with the real templates."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from haftquiz.publish.build import Options, build_site, read_and_check
from haftquiz.publish.clause_list import clauses
from haftquiz.publish.problems import BuildFailedError

QUIZ = """\
```haft
id: {id}
top: 9s
hand: 9h, 3h
ask: legal
```
"""


def quiz(name: str = "first") -> str:
    """A fence with a good scenario."""
    return QUIZ.format(id=name)


def page(body: str = "", **front: str) -> str:
    """A page with a title and the rules of bazito; six lines of front matter at most."""
    keys = {"title": "صفحه", "rules": "bazito"} | front
    return "---\n" + "".join(f"{key}: {value}\n" for key, value in keys.items()) + "---\n" + body


def all_clauses() -> str:
    """A page on which every clause has its paragraph, so that any reason may cite it."""
    ids = [name.lower() for name in clauses()]
    return page("همهٔ بندها. {§ " + " ".join(ids) + "}\n", title="بندها")


@dataclass
class SmallSite:
    """A site in a temporary folder."""

    folder: Path

    @property
    def out(self) -> Path:
        """Where it is built to."""
        return self.folder / "_site"

    @property
    def options(self) -> Options:
        """How it is built."""
        return Options(content=self.folder / "content", out=self.out, with_runtime=False)

    def write(self, files: Mapping[str, str | bytes]) -> SmallSite:
        """Write pages; an index and a page of all clauses are there unless given."""
        for name, text in {"index.md": page(), "clauses.md": all_clauses(), **files}.items():
            path = self.folder / "content" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return self

    def build(self) -> Path:
        """Build; return the output folder."""
        return build_site(self.options, lambda line: None).out

    def html(self, name: str = "") -> str:
        """Return a built page, `bazito/eight/`."""
        return (self.out / name / "index.html").read_text(encoding="utf-8")

    def body(self, name: str = "") -> str:
        """Return what the author's text became."""
        html = self.html(name)
        start = r'<article class="prose">\s*<h1>.*?</h1>'
        end = r'<section class="print-answers"|</article>'
        found = re.search(f"{start}(.*?)(?:{end})", html, re.DOTALL)
        assert found, html
        return found[1]

    def problems(self) -> list[str]:
        """Return the problems of the site, as they are printed."""
        try:
            read_and_check(self.options)
        except BuildFailedError as error:
            return [str(problem) for problem in error.problems]
        return []


def files_of(folder: Path) -> dict[str, bytes]:
    """Return every file of a folder with its bytes."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def places(problems: list[str]) -> list[str]:
    """Return `content/x.md:LINE` of every problem."""
    return [":".join(problem.split(":")[:2]) for problem in problems]
