from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tests.publish.small import SmallSite

MakeSite = Callable[..., SmallSite]


@pytest.fixture
def make_site(tmp_path: Path) -> MakeSite:
    """A function: files (by name in `content/`) to a site that can be built."""

    def make(files: Mapping[str, str | bytes] | None = None, folder: str = "one") -> SmallSite:
        return SmallSite(tmp_path / folder).write(files or {})

    return make


@pytest.fixture
def build_page(make_site: MakeSite) -> Callable[[str], str]:
    """A function: the Markdown of one page to its HTML."""
    from tests.publish.small import page

    def build(body: str) -> str:
        site = make_site({"one.md": page(body)})
        site.build()
        return site.body("one")

    return build


@pytest.fixture
def page_problems(make_site: MakeSite) -> Callable[[str], list[tuple[int, str]]]:
    """A function: the Markdown of one page to (line within the body, message) of its problems."""
    from tests.publish.small import page

    def check(body: str) -> list[tuple[int, str]]:
        start = page().count("\n")
        found = []
        for problem in make_site({"one.md": page(body)}).problems():
            path, line, message = problem.split(":", 2)
            assert path == "content/one.md", problem
            found.append((int(line) - start, message.strip()))
        return found

    return check
