"""The Nu HTML checker over every built page, embed pages too."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.conftest import ROOT

from .test_addresses import place_of

pytestmark = pytest.mark.slow
CHECKER = ROOT / "node_modules" / "vnu-jar" / "build" / "dist" / "vnu.jar"


def skip(reason: str) -> None:
    """Where CI is set nothing may be left out."""
    if os.environ.get("CI"):
        pytest.fail(f"{reason}, though CI is set")
    pytest.skip(reason)


def test_every_page_is_valid(site: Path) -> None:
    if not shutil.which("java"):
        skip("no java on PATH")
    if not CHECKER.is_file():
        skip("vnu-jar is not installed (npm ci)")
    # What else ends in .html is a template for other people's sites.
    pages = [*site.rglob("index.html"), site / "404.html"]
    assert len(pages) > 400
    command = ["java", "-jar", str(CHECKER), "--errors-only", "--format", "json"]
    done = subprocess.run(
        [*command, "--stdout", "--exit-zero-always", *map(str, pages)],
        capture_output=True,
        text=True,
        check=True,
    )
    faults = [
        (place_of(Path(it["url"].removeprefix("file:")), site), it.get("lastLine"), it["message"])
        for it in json.loads(done.stdout)["messages"]
    ]
    assert faults == []


def test_the_checker_sees_faults(tmp_path: Path) -> None:
    """That the test above can fail at all."""
    if not shutil.which("java") or not CHECKER.is_file():
        skip("no java, or vnu-jar is not installed")
    (tmp_path / "x.html").write_text("<!DOCTYPE html><html lang=fa><title>x</title><ol start=۳>")
    command = ["java", "-jar", str(CHECKER), "--errors-only", "--stdout", "--exit-zero-always"]
    done = subprocess.run([*command, str(tmp_path)], capture_output=True, text=True, check=True)
    assert "start" in done.stdout
