"""All frames of a host's page ask one Python.

On a loopback address Chromium gives frames of another site no shared worker (it guards what is in
the local network); on a public address it does. So here that guard is off.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browsers import launch_chromium
from tests.conftest import or_skip
from tests.embed.conftest import frame_of, tick
from tests.site.quiz import PYTHON_MS

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def browser(playwright):
    with or_skip():
        started = launch_chromium(playwright, "--disable-features=LocalNetworkAccessChecks")
    yield started
    started.close()


def test_ten_frames_share_one_python(host, browser):
    page = host("ten.html")
    devtools = browser.new_browser_cdp_session()
    for name in ("bz-e24", "bz-e26", "bz-e27"):
        page.locator(f'haft-quiz[src*="{name}"]').scroll_into_view_if_needed()
        frame = frame_of(page, f"/e/{name}/")
        tick(frame.locator('input[name="answer"]').first)
        frame.locator('button[type="submit"]').press("Enter")
        status = frame.locator("[role=status]")
        expect(status).to_have_attribute("data-judge", re.compile("^live$"), timeout=PYTHON_MS)
    targets = devtools.send("Target.getTargets", {"filter": [{}]})["targetInfos"]
    workers = Counter(it["type"] for it in targets if it["type"].endswith("worker"))
    assert workers == {"shared_worker": 1}
