"""The guide of this repository tells every rule of its documents, and asks about each of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from haftquiz.publish.build import Options, read_and_check
from haftquiz.publish.clause_list import clauses, examples
from haftquiz.publish.coverage import cover, find_scenarios
from haftquiz.publish.site import Site

CONTENT = Path(__file__).parents[2] / "content"
GUIDES = ("bazito", "wikipedia", "varagh", "kasif", "seven-and-half")
FIRST_SCREEN = 250  # letters of prose that a phone shows above an example that begins in sight


@pytest.fixture(scope="module")
def guide() -> Site:
    """The site of this repository, without a fault."""
    return read_and_check(Options(content=CONTENT))


def test_every_testable_clause_has_a_scenario(guide: Site) -> None:
    covered = cover(clauses().values(), {}, guide)
    assert [each.clause.id for each in covered if each.lacks_scenario] == []


def test_every_normative_clause_has_its_paragraph(guide: Site) -> None:
    covered = cover(clauses().values(), {}, guide)
    assert [each.clause.id for each in covered if each.lacks_paragraph] == []


def test_every_example_of_the_documents_can_be_answered(guide: Site) -> None:
    shown = find_scenarios(guide)
    assert len(examples()) == 62
    assert [name for name in examples() if not shown.get(name)] == []


def test_every_guide_ends_with_exercises(guide: Site) -> None:
    for folder in GUIDES:
        pages = [page for page in guide.pages.values() if page.folder == folder]
        last = max(pages, key=lambda page: page.front.order or 0)
        assert last.source == f"{folder}/exercises.md"
        assert len(last.quizzes) >= 20


def chapters() -> list[Path]:
    return [path for folder in GUIDES for path in sorted((CONTENT / folder).glob("*.md"))]


@pytest.mark.parametrize("path", chapters(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_first_example_is_on_the_first_screen(path: Path) -> None:
    body = path.read_text(encoding="utf-8").split("\n---\n", 1)[1]
    assert 0 <= body.find("```haft") < FIRST_SCREEN


@pytest.mark.parametrize("path", chapters(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_chapter_ends_with_a_question_or_the_way_to_more(path: Path) -> None:
    if path.stem in ("index", "exercises"):
        return
    end = path.read_text(encoding="utf-8").rstrip().split("\n")[-1]
    assert end == "```" or "(exercises.md)" in end
