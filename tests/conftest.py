"""The real site, a server that watches what is asked of it, and a real browser.

The site is built once per test run, by the command line, and shared by pytest's workers.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browsers import (
    CHROMIUM_ARGS,
    CHROMIUM_NAMES,
    NotHereError,
    launch_chromium,
    launch_firefox,
    webkit_driver,
)
from tests.serving import Server, serve_folder

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Playwright

__all__ = ["CHROMIUM_ARGS", "CHROMIUM_NAMES", "ROOT"]

ROOT = Path(__file__).parent.parent
# What Playwright cannot watch or route: requests of shared workers and of service workers. Tests of
# those have the fixture `reader`; all others see a browser that has neither.
PLAIN_BROWSER = """
delete window.SharedWorker;
delete Navigator.prototype.serviceWorker;
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what uses a browser, so that `make check` can leave it out."""
    for item in items:
        used = {"browser", "firefox", "webkit"}.intersection(getattr(item, "fixturenames", ()))
        for name in used and {"browser", *used}:
            item.add_marker(name)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Where CI is set, a browser test that was skipped for whatever reason has failed."""
    report = yield
    if report.skipped and os.environ.get("CI") and item.get_closest_marker("browser"):
        report.outcome = "failed"
        report.longrepr = f"skipped, though CI is set: {report.longrepr}"
    return report


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all of pytest's workers see."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """One worker at a time."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def runtime(shared_folder: Path) -> Path:
    """The packed Python of the working tree."""
    from haftquiz.publish.runtime import pack_runtime

    with locked(shared_folder / "runtime.lock"):
        return pack_runtime(ROOT / ".cache" / "runtime")


@pytest.fixture(scope="session")
def site(shared_folder: Path, runtime: Path) -> Path:
    """The site of `content/`, as a user builds it."""
    made = shared_folder / "site" / "_site"
    with locked(shared_folder / "site.lock"):
        if not made.exists():
            made.parent.mkdir(exist_ok=True)
            command = [sys.executable, "-m", "haftquiz", "build", "--out", str(made)]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
            if done.returncode:
                pytest.fail(f"the site did not build:\n{done.stdout}{done.stderr}", pytrace=False)
    return made


@pytest.fixture(scope="session")
def serve() -> Iterator[Callable[[Path], Server]]:
    """A function that serves a folder until the end of the run."""
    with ExitStack() as stack:
        yield lambda folder: stack.enter_context(serve_folder(folder))


@pytest.fixture(scope="session")
def site_server(site: Path, serve: Callable[[Path], Server]) -> Server:
    """One server of the built site for pages that several tests look at."""
    return serve(site)


@pytest.fixture
def server(site: Path) -> Iterator[Server]:
    """A server of the built site for one test: no late request of another is on its record."""
    with serve_folder(site) as started:
        yield started


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright, once for all browsers of a worker."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        yield started


@contextmanager
def or_skip() -> Iterator[None]:
    """Skip where the browser is not installed (see above for CI)."""
    try:
        yield
    except NotHereError as error:
        pytest.skip(str(error))


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium, found on PATH."""
    with or_skip():
        started = launch_chromium(playwright)
    yield started
    started.close()


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """Firefox, found on PATH."""
    with or_skip():
        started = launch_firefox(playwright)
    yield started
    started.close()


@pytest.fixture(scope="session")
def webkit() -> Iterator[Any]:
    """WebKitGTK, as a selenium driver."""
    with ExitStack() as stack:
        with or_skip():
            driver = stack.enter_context(webkit_driver())
        yield driver


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page at a phone's width, with nothing stored from before."""
    context = browser.new_context(locale="fa-IR", viewport={"width": 360, "height": 740})
    context.add_init_script(PLAIN_BROWSER)
    yield context.new_page()
    context.close()


@pytest.fixture
def reader(browser: Browser) -> Iterator[BrowserContext]:
    """A browser with all that a reader's has, and nothing stored from before."""
    context = browser.new_context(locale="fa-IR")
    yield context
    context.close()


@pytest.fixture
def problems(page: Page) -> list[str]:
    """What the page complains of: console errors, exceptions, failed requests."""
    found: list[str] = []
    page.on("console", lambda message: found.append(message.text) if message.type == "error" else 0)
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("requestfailed", lambda request: found.append(f"{request.url}: {request.failure}"))
    return found
