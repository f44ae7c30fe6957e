"""Browsers that cannot run Python: the baked verdict stands, marked, and one line says so."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.serving import Server

from .quiz import Quiz, block_python, keep_verdicts
from .watching import Complaints

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser
PAGE = "bazito/exercises/"
SAYS_SO = re.compile("پایتون.*اجرا نشد")

NO_WEBASSEMBLY = "delete window.WebAssembly"
NO_COMPILING = """
const refuse = () => { throw new WebAssembly.CompileError('not allowed'); };
WebAssembly.Module = class { constructor() { refuse(); } };
WebAssembly.compile = WebAssembly.instantiate = async () => refuse();
WebAssembly.compileStreaming = WebAssembly.instantiateStreaming = async () => refuse();
"""
NO_MODULE_WORKERS = """
const Native = window.Worker;
window.Worker = class extends Native {
  constructor(url, options) {
    if (options?.type === 'module') throw new TypeError('Module workers are not supported');
    super(url, options);
  }
};
"""
LESS_THAN_TODAY = """
delete window.SharedWorker;
delete window.BroadcastChannel;
delete window.structuredClone;
delete window.CompressionStream;
delete Navigator.prototype.locks;
"""


def runtime_requests(server: Server) -> list[str]:
    return [path for path in server.requests if "/runtime-" in path]


def judged_without_python(page: Page, name: str, answer: str, correct: str) -> Quiz:
    """Answer; the verdict comes at once, stays baked and says so, once."""
    quiz = Quiz(page, name)
    before = len(quiz.verdicts())
    quiz.answer(answer)
    at_once = quiz.press_and_look()
    assert at_once == {"part": "verdict", "judge": "baked", "correct": correct}
    expect(quiz.root).to_have_attribute("data-engine", "failed")
    expect(quiz.status.get_by_text(SAYS_SO)).to_have_count(1)
    expect(quiz.status).to_have_attribute("data-judge", "baked")
    expect(quiz.status).to_have_attribute("data-correct", correct)
    expect(quiz.root.locator(".verdict-reasons .reason").first).to_be_visible()
    expect(quiz.root.locator('[data-part="engine"]')).to_be_hidden()
    assert quiz.verdicts()[before:] == [("baked", correct)]
    return quiz


def answer_three(page: Page) -> None:
    judged_without_python(page, "bz-e24", "9h", "yes")
    judged_without_python(page, "bz-e24", "3h", "no")
    judged_without_python(page, "bz-e25a", "٤", "yes")
    judged_without_python(page, "bz-e26", "Jh", "no")


@pytest.mark.parametrize(
    "lack", [NO_WEBASSEMBLY, NO_COMPILING], ids=["no WebAssembly", "no compiling"]
)
def test_without_webassembly_nothing_is_fetched(
    page: Page, server: Server, complaints: Complaints, lack: str
) -> None:
    page.add_init_script(lack)
    keep_verdicts(page)
    page.goto(server.url + PAGE)
    answer_three(page)
    assert runtime_requests(server) == []
    assert page.workers == []
    assert complaints.found == []


def test_without_module_workers(page: Page, server: Server, complaints: Complaints) -> None:
    page.add_init_script(NO_MODULE_WORKERS)
    keep_verdicts(page)
    page.goto(server.url + PAGE)
    answer_three(page)
    assert runtime_requests(server) == []
    assert len(complaints.found) == len(set(complaints.found))  # nothing that repeats
    assert not [text for text in complaints.found if not text.startswith("console")]


def test_with_less_than_a_browser_of_today(
    page: Page, server: Server, complaints: Complaints
) -> None:
    page.add_init_script(LESS_THAN_TODAY)
    page.goto(server.url + PAGE)
    kinds = "[typeof SharedWorker, typeof structuredClone, typeof navigator.locks]"
    assert page.evaluate(kinds) == ["undefined"] * 3
    quiz = Quiz(page, "bz-e24")
    quiz.answer("9h")
    quiz.press_and_look()
    quiz.expect_live("yes")
    assert complaints.found == []


def test_the_runtime_is_blocked_and_comes_back(page: Page, server: Server) -> None:
    keep_verdicts(page)
    page.goto(server.url + PAGE)
    block_python(page)
    answer_three(page)
    # The way is free again: the next press on the same answer asks Python once more.
    page.context.unroute_all()
    quiz = Quiz(page, "bz-e26")
    assert quiz.press_and_look()["correct"] == "no"
    quiz.expect_live("no")
    assert quiz.verdicts() == [("baked", "no"), ("live", "no")]
    expect(quiz.status.get_by_text(SAYS_SO)).to_have_count(0)


def test_the_worker_s_script_is_missing(page: Page, server: Server) -> None:
    keep_verdicts(page)
    page.context.route("**/worker.mjs", lambda route: route.fulfill(status=404, body="not here"))
    page.goto(server.url + PAGE)
    judged_without_python(page, "bz-e24", "9h", "yes")
    assert runtime_requests(server) == []
