"""The three browsers, as Debian has them: how each is found and started."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FIREFOX_NAMES = ("firefox-esr", "firefox")
MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"


class NotHereError(Exception):
    """The browser is not installed; the message says what is missing."""


def find(names: tuple[str, ...]) -> str:
    """Return the path of the first program there is."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise NotHereError(f"no {names[0]} on PATH")
    return found


def launch_chromium(playwright: Playwright, *more: str) -> Browser:
    args = [*CHROMIUM_ARGS, *more]
    return playwright.chromium.launch(executable_path=find(CHROMIUM_NAMES), args=args)


def launch_firefox(playwright: Playwright) -> Browser:
    """Debian's own Firefox, over WebDriver BiDi."""
    return playwright.firefox.launch(channel="moz-firefox", executable_path=find(FIREFOX_NAMES))


@contextmanager
def webkit_driver() -> Iterator[Any]:
    """WebKitGTK's small browser on a screen of its own, driven by selenium."""
    driver = find(("WebKitWebDriver",))
    screen = find(("Xvfb",))
    browsers = glob(MINI_BROWSER)  # noqa: PTH207 (its folder is named for the machine)
    if not browsers:
        raise NotHereError("no MiniBrowser of webkit2gtk-4.1")
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    with _display(screen) as display:
        options = Options()
        options.binary_location = browsers[0]
        options.add_argument("--automation")
        environment = {"DISPLAY": display, "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        service = Service(driver, port=_free_port(), env={**os.environ, **environment})
        started = webdriver.WebKitGTK(options=options, service=service)
        try:
            yield started
        finally:
            started.quit()


@contextmanager
def _display(screen: str) -> Iterator[str]:
    reading, writing = os.pipe()
    command = [
        screen,
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1024x768x24",
        "-nolisten",
        "tcp",
    ]
    process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        process.terminate()
        process.wait(timeout=10)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_for(read: Any, seconds: float = 60) -> Any:
    """Call until it gives something; return that."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = read()
        if value:
            return value
        time.sleep(0.1)
    raise AssertionError("nothing came in time")
