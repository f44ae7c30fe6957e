"""Pages of other people on another origin, with the site's frames in them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Frame, Page

HOSTS = Path(__file__).parent / "hosts"
TEN = ("bz-e01", "bz-e02", "bz-e03a", "bz-e04a", "bz-e05a", "bz-e06a", "bz-e07", "bz-e24", "bz-e26",
       "bz-e27")  # fmt: skip
Host = Callable[..., "Page"]


@pytest.fixture
def host(
    reader: BrowserContext,
    server: Server,
    serve: Callable[[Path], Server],
    tmp_path: Path,
) -> Iterator[Host]:
    """Open a stored page of a host on `localhost`; the site is on `127.0.0.1`: two sites.

    Nobody may have thrown an exception by the end, in no frame.
    """
    folder = serve(tmp_path)
    thrown: list[str] = []

    def go(name: str, width: int = 700, **words: str) -> Page:
        ten = "\n".join(
            f'<haft-quiz src="@SITE@e/{it}/"><a href="@SITE@">{it}</a></haft-quiz>' for it in TEN
        )
        words = {"TEN": ten, "SITE": server.url, "HEIGHT": "1"} | words
        for path in HOSTS.iterdir():
            text = path.read_text(encoding="utf-8")
            for word, value in words.items():
                text = text.replace(f"@{word}@", value)
            (tmp_path / path.name).write_text(text, encoding="utf-8")
        page = reader.new_page()
        page.set_viewport_size({"width": width, "height": 740})
        page.on("pageerror", lambda error: thrown.append(str(error)))
        page.goto(folder.url.replace("127.0.0.1", "localhost") + name)
        return page

    yield go
    assert thrown == []


def frame_of(page: Page, address: str) -> Frame:
    """The frame that shows an address, once it is there."""
    for _ in range(300):
        for frame in page.frames:
            if address in frame.url:
                frame.wait_for_load_state()
                return frame
        page.wait_for_timeout(100)
    raise AssertionError(f"no frame of {address}: {[frame.url for frame in page.frames]}")


def answer(frame: Any, value: str = "9h") -> Any:
    """Tick an option and press the button; return the status of the quiz."""
    tick(frame.locator(f'input[name="answer"][value="{value}"]'))
    frame.locator('button[type="submit"]').press("Enter")
    return frame.locator("[role=status]")


def tick(control: Any) -> None:
    """Choose an option by its key: where frames grow above it, a pointer may miss."""
    if not control.is_checked():
        control.press("Space")
    expect(control).to_be_checked()


def of_the_site(site: Path, ask: str, rules: str = "bazito") -> str:
    """The id of a scenario of the site that asks this."""
    entries = json.loads((site / "scenarios.json").read_text(encoding="utf-8"))
    return next(it["id"] for it in entries if (it["ask"], it["rules"]) == (ask, rules))


def page_of(site: Path, name: str) -> str:
    """Where a scenario stands on the site."""
    entries = json.loads((site / "scenarios.json").read_text(encoding="utf-8"))
    return next(it["page"] for it in entries if it["id"] == name)
