"""`haftquiz coverage`: what exercises each clause, found without importing a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from haftquiz.cli import main
from haftquiz.publish.clause_list import clauses, examples
from haftquiz.publish.coverage import clause_of, find_tests, named_after
from tests.publish.small import SmallSite, page

HERE = Path(__file__).parents[1]
TESTABLE = [clause for clause in clauses().values() if clause.testable]


@pytest.fixture
def project(tmp_path, monkeypatch, capsys):
    """A function: content and names of tests to (status, output, messages) of the command."""

    def make(*words, files=None, tests=None):
        SmallSite(tmp_path).write(files or {"clauses.md": page()})
        names = [f"test_{c.id.lower().replace('-', '_')}_x" for c in TESTABLE]
        folder = tmp_path / "tests"
        folder.mkdir(exist_ok=True)
        source = "\n".join(f"def {name}(): ..." for name in (names if tests is None else tests))
        (folder / "test_all.py").write_text("import nothing_there\n" + source, "utf-8")
        monkeypatch.chdir(tmp_path)
        status = main(["coverage", *words])
        out, err = capsys.readouterr()
        return status, out, err

    return make


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("test_bz_31_the_turn_goes_on", "BZ-31"),
        ("test_bz_100", "BZ-100"),
        ("test_am_04_a", "AM-04"),
        ("test_vg_e04_three", "VG-E04"),
        ("test_c12_nothing", None),
        ("test_the_deal", None),
        ("test_bz_x", None),
    ],
)
def test_a_test_is_known_by_its_name(name, clause):
    assert clause_of(name) == clause


def test_a_scenario_may_be_named_after_what_it_is_for():
    assert named_after("bz-31") == named_after("bz-31-two") == named_after("bz-31b") == "BZ-31"
    assert named_after("wk-e06a") == "WK-E06"
    assert named_after("bz-mix-10") is None
    assert named_after("bz-2") is None


def test_every_testable_clause_of_this_project_has_a_test():
    """What the command demands of the project itself."""
    tests = find_tests(HERE)
    assert [clause.id for clause in TESTABLE if clause.id not in tests] == []


def test_tests_in_classes_count_and_broken_imports_do_no_harm(tmp_path):
    text = "import gone\nclass TestIt:\n    async def test_bz_02_suit(self): ...\n"
    (tmp_path / "test_one.py").write_text(text, "utf-8")
    (found,) = find_tests(tmp_path)["BZ-02"]
    assert found.endswith("test_one.py::test_bz_02_suit")


def test_all_tested_is_enough_without_the_site(project):
    status, out, _ = project("--missing")
    assert status == 0
    assert "بازیتو (BZ)" in out
    assert "92 از 92" in out


def test_a_clause_without_a_test_fails(project):
    status, out, _ = project("--missing", tests=["test_bz_02_suit"])
    assert status == 1
    assert any(line.startswith("BZ-03") and "ندارد" in line for line in out.split("\n"))
    assert not any(line.startswith(("BZ-02", "BZ-04")) for line in out.split("\n"))


def test_with_the_site_scenarios_and_paragraphs_are_demanded(project):
    status, out, _ = project("--missing", "--site")
    assert status == 1
    assert "BZ-E01" in out
    assert any(line.startswith("BZ-02") for line in out.split("\n"))


def test_json_tells_tests_scenarios_and_paragraphs(project):
    body = "یک. {§ bz-02}\n\n```haft\nid: bz-e24\ntop: 9s\nhand: 9h, 3h\nask: legal\n```\n"
    status, out, _ = project("--json", files={"clauses.md": page(body)})
    assert status == 0
    told = json.loads(out)
    assert [record["id"] for record in told["clauses"]] == list(clauses())
    by_id = {record["id"]: record for record in told["clauses"]}
    assert by_id["BZ-02"]["paragraphs"] == ["content/clauses.md:5"]
    assert by_id["BZ-02"]["scenarios"] == ["bz-e24"]
    assert by_id["BZ-02"]["tests"] == ["tests/test_all.py::test_bz_02_x"]
    assert by_id["BZ-90"]["scenarios"] == ["bz-e24"]  # the exercise that shows it
    assert by_id["BZ-04"]["why_not"]
    assert [record["id"] for record in told["examples"]] == list(examples())
    assert told["documents"]["BZ"]["played"] == 1
    assert told["documents"]["BZ"]["testable"] == 92


def test_a_site_with_faults_counts_for_what_is_right_in_it(project):
    files = {"clauses.md": page("یک. {§ bz-02}\n\nدو. {§ bz-999}\n")}
    status, out, err = project("--json", files=files)
    assert status == 0
    assert json.loads(out)["clauses"][1]["paragraphs"]
    assert "haftquiz check" in err


def test_no_tests_here_is_one_sentence(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["coverage"]) == 1
    assert "--tests" in capsys.readouterr().err


def test_the_examples_are_those_of_the_documents():
    assert len(examples()) == 62
    for name, shown in examples().items():
        assert shown
        assert {clause[:2] for clause in shown} == {name[:2]}
        assert set(shown) <= clauses().keys()
