"""Frames in other people's pages: two sites, as browsers see them (localhost and 127.0.0.1)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.embed.conftest import TEN, answer, frame_of, of_the_site, tick
from tests.site.quiz import PYTHON_MS

pytestmark = pytest.mark.browser
live = re.compile("^live$")

# In the host: every embedded element with its frame's height and the height of what is in it.
FRAMES = """() => [...document.querySelectorAll('haft-quiz')].map((el) => {
  const frame = el.shadowRoot?.querySelector('iframe');
  return { id: el.id, height: frame ? frame.getBoundingClientRect().height : null,
    shown: frame ? frame.style.opacity !== '0' : false,
    text: el.shadowRoot ? el.shadowRoot.querySelector('slot').style.display !== 'none' : true };
})"""
INSIDE = "() => Math.ceil(document.querySelector('.frame').getBoundingClientRect().height)"
FITS = "() => document.documentElement.scrollWidth <= innerWidth"


def wait_shown(page, count=1):
    page.wait_for_function(f"() => ({FRAMES})().filter(({{ shown }}) => shown).length === {count}")


def test_a_plain_frame_is_answered_by_python(host):
    frame = frame_of(host("plain.html"), "/e/bz-e24/")
    status = answer(frame)
    expect(status).to_have_attribute("data-correct", "yes")
    expect(status).to_have_attribute("data-judge", live, timeout=PYTHON_MS)
    assert frame.evaluate(FITS)


def test_a_sandboxed_frame_is_answered_by_python_and_shows_its_address(host, server):
    frame = frame_of(host("sandbox.html"), "/e/bz-e24/")
    assert frame.evaluate("self.origin") == "null"
    address = frame.locator('[data-part="address"]')
    expect(address).to_contain_text(server.url)
    status = answer(frame, "3h")
    expect(status).to_have_attribute("data-correct", "no")
    expect(status).to_have_attribute("data-judge", live, timeout=PYTHON_MS)


def test_enter_in_a_field_judges_in_a_sandbox_too(host, server, site):
    name = of_the_site(site, "owed")
    page = host("sandbox.html")
    src = f"{server.url}e/{name}/"
    page.evaluate("(src) => { document.querySelector('iframe').src = src }", src)
    frame = frame_of(page, f"/e/{name}/")
    field = frame.locator('input[type="text"][name="answer"]')
    field.fill("۳")
    field.press("Enter")
    expect(frame.locator("[role=status]")).to_have_attribute("data-correct", re.compile("yes|no"))


def test_v1_gives_the_frame_the_height_of_its_content(host):
    page = host("v1.html")
    wait_shown(page)
    frame = frame_of(page, "/e/bz-e24/")
    (seen,) = page.evaluate(FRAMES)
    assert seen["height"] == frame.evaluate(INSIDE) and not seen["text"]
    answer(frame)
    page.wait_for_function(f"(before) => ({FRAMES})()[0].height > before", arg=seen["height"])
    page.wait_for_timeout(400)
    assert page.evaluate(FRAMES)[0]["height"] == frame.evaluate(INSIDE)
    # It goes down again (F02), and then nobody says anything any more.
    expect(frame.locator("[role=status]")).to_have_attribute("data-judge", live, timeout=PYTHON_MS)
    frame.locator('[data-part="again"]').click()
    page.wait_for_function(f"(before) => ({FRAMES})()[0].height <= before + 60", arg=seen["height"])
    page.evaluate(
        "() => { window.said = 0; addEventListener('message', () => { window.said += 1 }) }"
    )
    page.set_viewport_size({"width": 330, "height": 700})
    page.wait_for_timeout(1500)
    assert page.evaluate("window.said") <= 3
    assert page.evaluate(FRAMES)[0]["height"] == frame.evaluate(INSIDE)


def test_a_strict_policy_of_the_host_holds(host):
    page = host("strict.html")
    wait_shown(page)
    frame = frame_of(page, "/e/bz-e24/")
    assert frame.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate(FRAMES)[0]["height"] == frame.evaluate(INSIDE)


def test_where_frames_are_forbidden_the_authors_text_stays(host):
    page = host("forbidden.html")
    page.wait_for_function("() => document.querySelector('haft-quiz').shadowRoot")
    page.wait_for_timeout(800)
    assert page.evaluate(FRAMES)[0]["text"]
    expect(page.get_by_role("link", name="۹ دل یا ۳ دل؟")).to_be_visible()


def test_a_narrow_column_of_a_stubborn_host(host):
    page = host("column.html", width=360)
    wait_shown(page)
    frame = frame_of(page, "/e/bz-e24/")
    assert frame.evaluate("innerWidth") == 280
    assert frame.evaluate(FITS)
    assert frame.evaluate("getComputedStyle(document.body).direction") == "rtl"


def test_f01_frames_born_in_hidden_places(host):
    page = host("hidden.html")
    page.wait_for_timeout(1500)
    assert all(seen["height"] in (0, 420) for seen in page.evaluate(FRAMES))
    page.locator("summary").click()
    page.evaluate("() => { document.getElementById('tab').style.display = '' }")
    page.evaluate("() => { document.getElementById('column').style.width = '' }")
    for name in ("details", "none", "narrow"):
        # A frame out of sight draws nothing, and so may not know its height yet.
        page.locator(f"#{name}").scroll_into_view_if_needed()
        page.wait_for_function(f"() => ({FRAMES})().find(({{ id }}) => id === '{name}').shown")
    page.wait_for_timeout(300)
    inside = {f.url.split("/e/")[1]: f.evaluate(INSIDE) for f in page.frames if "/e/" in f.url}
    heights = [seen["height"] for seen in page.evaluate(FRAMES)]
    assert heights == [inside["bz-e24/"], inside["bz-e26/"], inside["bz-e27/"]]


def test_f03_the_script_often_and_the_element_late(host, server):
    page = host("often.html")
    page.evaluate("() => scrollTo(0, 9999)")
    wait_shown(page, 3)
    frame = frame_of(page, "/e/bz-e24/")
    tick(frame.locator('input[value="9h"]'))
    page.evaluate("""() => {
      const first = document.querySelector('haft-quiz');
      document.body.append(first.cloneNode(true));
      document.body.append(first);
    }""")
    page.evaluate("() => scrollTo(0, 9999)")
    wait_shown(page, 4)
    asked = [path for path in server.requests if path.startswith("/e/bz-e24/")]
    assert len(asked) <= 3  # once, once for the copy, once for the move
    assert page.evaluate("() => document.querySelectorAll('haft-quiz').length") == 4


def test_f03_another_element_of_that_name_is_left_alone(host):
    page = host("taken.html")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => document.querySelector('haft-quiz').dataset.mine") == "yes"


def test_ten_frames_load_little_and_leave_no_cookie(host, server):
    page = host("ten.html")
    for at in range(len(TEN)):
        page.locator("haft-quiz").nth(at).scroll_into_view_if_needed()
        page.wait_for_timeout(120)
    wait_shown(page, len(TEN))
    scripts = {path for path in server.requests if path.endswith((".mjs", ".wasm", ".zip"))}
    assert scripts == set()  # nobody has touched anything
    assert page.evaluate("document.cookie") == ""
