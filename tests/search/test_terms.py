"""One table of spellings, two programs: the builder's folding and the browser's."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from haftquiz.publish.search_terms import terms

HERE = Path(__file__).parent
CASES = json.loads((HERE / "cases.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["why"])
def test_the_builder_folds(case: dict) -> None:
    assert terms(case["text"]) == case["terms"]


def test_the_browser_folds_alike() -> None:
    if not shutil.which("node"):
        pytest.skip("no node on PATH")
    command = ["node", str(HERE / "run_terms.mjs")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    faults = {
        case["why"]: (got, case["terms"])
        for case, got in zip(CASES, found, strict=True)
        if got != case["terms"]
    }
    assert faults == {}
