"""Every page of the site: quiet, self-contained, whole under any path and at any width."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urljoin, urlsplit

import pytest
from playwright.sync_api import expect

from tests.serving import Server

from .conftest import Visit
from .quiz import Quiz, answer_all, block_python
from .watching import Complaints, file_of, ids_of, listed, quizzes_of

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

pytestmark = pytest.mark.browser

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'"
)
# They show scenarios that nobody has built: without Python there is nothing to look at.
DRAWN_BY_PYTHON = {"compose/", "embed/"}
LINKS = "(all) => all.map((link) => link.href)"
# What sticks out to either side, unless it stands in something that is scrolled or clipped.
STICKS_OUT = """() => {
  const width = document.documentElement.clientWidth;
  const inside = (element) => {
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(up);
      if (overflowX !== 'visible' || clipPath !== 'none') return true;
      if (up.matches('svg *, .sprite')) return true;
    }
    return false;
  };
  const found = [];
  if (document.scrollingElement.scrollWidth > width) {
    found.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
  }
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height || (box.left >= -1 && box.right <= width + 1)) continue;
    if (!inside(element)) {
      const name = `${element.localName}.${element.className}`;
      found.push(`${name}: ${Math.round(box.left)}..${Math.round(box.right)} of ${width}`);
    }
  }
  return found.slice(0, 5);
}"""
# Text that is cut off: it needs more room than its own clipping box has.
CUT_OFF = """() => [...document.body.querySelectorAll(':not(nav) *')].filter((it) => {
  const { overflowX, overflowY, clipPath } = getComputedStyle(it);
  const forTheEar = clipPath !== 'none' && it.clientWidth <= 1;
  if (forTheEar || !it.textContent.trim()) return false;
  if (it.closest('.visually-hidden, .skip, svg, script')) return false;
  const across = overflowX === 'hidden' || overflowX === 'clip';
  const down = overflowY === 'hidden' || overflowY === 'clip';
  return (across && it.scrollWidth > it.clientWidth + 1)
    || (down && it.scrollHeight > it.clientHeight + 1);
}).map((it) => `${it.localName}.${it.className}: ${it.textContent.trim().slice(0, 40)}`)"""
# As set in the browser: media queries and everything in rem and em follow it.
TWICE_THE_TEXT = {"fontSizes": {"standard": 32, "fixed": 26}}


def test_no_page_complains_or_starts_python_by_itself(
    page: Page, visit: Visit, server: Server, page_paths: list[str]
) -> None:
    eager = []
    for path in sorted(set(page_paths) - DRAWN_BY_PYTHON):
        server.requests.clear()
        visit(path)
        page.mouse.move(180, 300)
        page.mouse.wheel(0, 4000)  # looking is not touching
        page.evaluate("new Promise((done) => requestIdleCallback(() => done()))")
        if page.workers or any("/runtime-" in asked for asked in server.requests):
            eager.append(path)
    assert eager == []


def test_the_strictest_policy_is_kept(
    page: Page, visit: Visit, server: Server, page_paths: list[str]
) -> None:
    """No inline script, style or handler anywhere: the console would tell."""

    def add_policy(route: Route) -> None:
        response = route.fetch()
        headers = {**response.headers, "content-security-policy": POLICY}
        route.fulfill(response=response, headers=headers)

    page.context.route(re.compile(r"(/|\.html|/worker\.mjs)$"), add_policy)
    for path in page_paths:
        visit(path)
    quiz = Quiz(visit("bazito/exercises/"), "bz-e24")
    quiz.answer("3h")
    assert quiz.press_and_look()["correct"] == "no"
    quiz.expect_live("no")


def leads_somewhere(link: str, server: Server, site: Path) -> bool:
    """To another site, or to a page here and an anchor on it."""
    target, _, anchor = link.partition("#")
    if not target.startswith(server.url):
        return urlsplit(target).scheme in ("https", "http", "mailto")
    path = unquote(target.removeprefix(server.url)).partition("?")[0]
    if not file_of(site, path).is_file():
        return False
    return not anchor or unquote(anchor) in ids_of(site, path)


def test_addresses_lead_somewhere(
    page: Page, visit: Visit, server: Server, site: Path, page_paths: list[str]
) -> None:
    """Links of the page and of its reasons; anchors that exist, and once each."""
    dead = []
    for path in page_paths:
        ids = ids_of(site, path)
        dead += [f"{path}: id {name} twice" for name, count in Counter(ids).items() if count > 1]
        visit(path)
        links = set(page.locator("a[href]").evaluate_all(LINKS))
        for quiz in quizzes_of(site, path):
            links |= {urljoin(page.url, link) for link in quiz["links"].values()}
        dead += [f"{path}: {link}" for link in links if not leads_somewhere(link, server, site)]
    assert not dead, "\n".join(dead)


def test_scenarios_json_leads_to_every_quiz(
    page: Page, server: Server, site: Path, page_paths: list[str]
) -> None:
    listed = json.loads((site / "scenarios.json").read_text("utf-8"))
    there = {f"{path}#{quiz['id']}" for path in page_paths for quiz in quizzes_of(site, path)}
    assert {entry["page"] for entry in listed} == there
    page.goto(server.url + next(it["page"] for it in listed if it["id"] == "bz-e26"))
    expect(page.locator("haft-quiz#bz-e26")).to_be_in_viewport()


@pytest.mark.parametrize("large", [False, True], ids=["text", "text 200%"])
def test_nothing_sticks_out(page: Page, server: Server, page_paths: list[str], large: bool) -> None:
    """At a narrow and a wide width, answered, with everything open: it never gets wider."""
    faults = {}
    if large:
        page.context.new_cdp_session(page).send("Page.setFontSizes", TWICE_THE_TEXT)
    block_python(page)
    for path in page_paths:
        page.goto(server.url + path)
        page.evaluate("document.fonts.ready.then(() => null)")
        page.evaluate("for (const it of document.querySelectorAll('details')) it.open = true")
        if page.locator("haft-quiz").count():
            answer_all(page, "baked")
        for width in (320, 1280):
            page.set_viewport_size({"width": width, "height": 640})
            if found := page.evaluate(STICKS_OUT) + page.evaluate(CUT_OFF):
                faults[f"{path} {width}"] = found
    size = page.evaluate("getComputedStyle(document.documentElement).fontSize")
    assert size == ("32px" if large else "16px")
    assert not faults, listed(faults)


def test_from_a_path_below_the_root(
    page: Page, subpath_server: Server, page_paths: list[str]
) -> None:
    """Nothing is asked of the host outside the site's folder, and Python runs there, too."""
    complaints = Complaints(page, subpath_server.url + "a/b/")
    subpath_server.requests.clear()
    for path in page_paths:
        page.goto(f"{subpath_server.url}a/b/{path}")
        links = page.locator("a[href]").evaluate_all(LINKS)
        outside = {link for link in links if urlsplit(link).path[:5] != "/a/b/"}
        assert {link for link in outside if link.startswith(subpath_server.url)} == set(), path
    page.goto(subpath_server.url + "a/b/")
    page.locator('main a[href*="bazito/"]:visible').first.click()
    page.wait_for_url("**/a/b/bazito/**")
    page.goto(subpath_server.url + "a/b/bazito/exercises/")
    quiz = Quiz(page, "bz-e24")
    quiz.answer("9h")
    quiz.press_and_look()
    quiz.expect_live("yes")
    quiz.root.locator(".verdict-reasons a.why").first.click()
    page.wait_for_url("**/a/b/bazito/turn/#bz-02")
    assert {path for path in subpath_server.requests if not path.startswith("/a/b/")} == set()
    assert complaints.found == []


def test_the_page_that_is_not_there_works_at_any_depth(page: Page, subpath_server: Server) -> None:
    """A host shows 404.html under the address that was asked for."""
    lost = page.request.get(subpath_server.url + "a/b/404.html").body()
    page.context.route(
        "**/no/such/page/",
        lambda route: route.fulfill(status=200, content_type="text/html", body=lost),
    )
    complaints = Complaints(page, subpath_server.url + "a/b/")
    page.goto(subpath_server.url + "a/b/no/such/page/")
    expect(page.locator("h1")).to_be_visible()
    assert page.locator("body").evaluate("(it) => getComputedStyle(it).margin") == "0px"
    page.locator("main a.button").click()
    page.wait_for_url("**/a/b/")
    assert complaints.found == []
