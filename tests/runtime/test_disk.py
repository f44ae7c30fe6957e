"""`build --zip`: the archive's pages open from a disk, and their quizzes judge."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from haftquiz.publish.archive import from_disk, write_archive
from haftquiz.publish.jsbundle import BundleError, bundle

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.fixture(scope="module")
def unpacked(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("disk")
    archive = folder / "khabis.zip"
    write_archive(site, next(site.glob("assets-*")).name, archive)
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(folder)
    return folder / "khabis"


@pytest.mark.browser
def test_a_quiz_judges_from_a_disk(page: Page, unpacked: Path, problems: list[str]) -> None:
    page.goto((unpacked / "index.html").as_uri())
    for target in ("bazito/index", "exercises"):
        page.locator(f"a[href*='{target}']").first.evaluate("(link) => link.click()")
    page.wait_for_url("**/exercises/index.html")
    quiz = page.locator("haft-quiz").first
    quiz.locator("input").first.check()
    quiz.locator("button[type=submit]").first.click()
    verdict = quiz.locator("[data-part=verdict][data-judge=baked]")
    verdict.wait_for(timeout=5_000)
    assert verdict.inner_text()
    assert problems == []


def test_every_link_names_a_file(unpacked: Path) -> None:
    pages = list(unpacked.rglob("*.html"))
    assert len(pages) > 10
    assert not list(unpacked.glob("runtime-*"))
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert 'type="module"' not in text
        assert from_disk(text) == text, f"{page}: not settled"


def test_links_of_a_page() -> None:
    page = (
        '<a class="x" href="../eight/#bz-31">۱</a><a href="#here">۲</a><a href="https://a.b/">۳</a>'
    )
    expected = page.replace("../eight/#", "../eight/index.html#")
    assert from_disk(page) == expected
    data = '<script type="application/json" class="d">{"l":{"A":"../x/#a"},"t":"\\u003c/"}</script>'
    assert from_disk(data) == data.replace("../x/#a", "../x/index.html#a")


def test_modules_are_joined(tmp_path: Path) -> None:
    (tmp_path / "main.mjs").write_text("import { two as b } from './a.mjs';\nwindow.got = b();\n")
    (tmp_path / "a.mjs").write_text(
        "export function two() {\n  return 2;\n}\nexport { two as c };\n"
    )
    joined = bundle(tmp_path, "main.mjs")
    assert "const { two: b } = modules['a.mjs'];" in joined
    assert "return { two, c: two };" in joined


@pytest.mark.parametrize("text", ["export default 1;\n", "import * as x from './main.mjs';\n"])
def test_what_cannot_be_joined_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "main.mjs").write_text(text)
    with pytest.raises(BundleError, match=r"main\.mjs"):
        bundle(tmp_path, "main.mjs")
