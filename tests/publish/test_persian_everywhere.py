"""What readers see of Persian is spelled well wherever it is written: in Python, in templates."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from haftquiz.publish.persianlint import LETTERS, spelling

ROOT = Path(__file__).parents[2]
PERSIAN = re.compile(f"[{LETTERS}]")
# Here wrong spellings stand on purpose: they are what the reader of scenarios takes.
TAKES_ANYTHING = {
    "labels.py", "persian.py", "rule_titles.py", "persianlint.py", "lint.py", "directives.py",
}  # fmt: skip
PYTHON = [p for p in sorted(ROOT.glob("haftquiz/**/*.py")) if p.name not in TAKES_ANYTHING]
TEMPLATES = sorted(ROOT.glob("templates/**/*.html"))
SCRIPTS = sorted(ROOT.glob("site/js/**/*.mjs"))
NO_TEXT = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|<[^>]*>")
SCRIPT_TEXT = re.compile(r"'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`")


def literals(path: Path) -> Iterator[tuple[int, str]]:
    """The texts of a module that are no docstrings; a value in a text counts as something."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    parts: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts.update(node.values)
            pieces = [v.value if isinstance(v, ast.Constant) else "\ufffc" for v in node.values]
            yield node.lineno, "".join(map(str, pieces))
        elif isinstance(node, ast.Expr):
            parts.add(node.value)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in parts:
            yield node.lineno, node.value


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_texts_in_python(path: Path) -> None:
    found = [
        f"{number}: {message}"
        for number, text in literals(path)
        if PERSIAN.search(text)
        for message in spelling(text)
    ]
    assert found == []


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_texts_in_templates(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [m for line in lines for m in spelling(NO_TEXT.sub("\ufffc", line))] == []


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_texts_in_scripts(path: Path) -> None:
    texts = ["".join(pair) for pair in SCRIPT_TEXT.findall(path.read_text(encoding="utf-8"))]
    shown = [re.sub(r"\$\{.*?\}", "\ufffc", text) for text in texts]
    assert [message for text in shown for message in spelling(text)] == []
