"""Hostile values in an embed address: nothing runs, nothing breaks, under our own strict policy."""

from __future__ import annotations

import re
from urllib.parse import quote, urlencode

import pytest
from playwright.sync_api import expect

from tests.site.quiz import PYTHON_MS

pytestmark = pytest.mark.browser
HOSTILE = (
    '"><script>window.pwned=1</script>',
    "</script><script>window.pwned=1</script>",
    "<img src=x onerror=window.pwned=1>",
    "javascript:window.pwned=1",
    "{{7*7}}${7*7}",
    "\u202eکارت\u2066\u2067",
    "a\x00b\ufffe",
    "x" * 3500,
    "۹ پیک\nask: legal\nid: other",
    "%",
    "__proto__",
)
OPENED = ("title", "zzz")
LABELS = ("title", "players", "hand", "top", "note", "rules", "ask", "s", "house", "zzz")
# What the page should not do: run the scripts above, or be wider than the frame.
STATE = """() => {
  const all = [...document.querySelectorAll('*')].flatMap((it) => [...it.attributes]);
  const scripts = [...document.scripts].filter((it) => !it.src && it.type !== 'application/json');
  return { pwned: window.pwned ?? null, scripts: scripts.length,
    wide: document.documentElement.scrollWidth > innerWidth,
    handlers: all.some(({ name }) => name.startsWith('on')) };
}"""
FRAME = "document.querySelector('haft-quiz').shadowRoot.querySelector('iframe')"


@pytest.fixture
def strict(page, server, site):
    """The page, with the headers that the build tells servers of."""
    rules = (site / "_headers").read_text("utf-8").partition("\n/e/*\n")[2]
    policy = re.search(r"Content-Security-Policy: (.*)", rules)
    assert policy and "unsafe-inline" not in policy[1]
    broken: list[str] = []
    page.on("console", lambda it: broken.append(it.text) if "Content Security" in it.text else None)
    page.on("pageerror", lambda it: broken.append(str(it)))

    def with_policy(route):
        reply = route.fetch()
        headers = reply.headers | {"content-security-policy": policy[1]}
        route.fulfill(response=reply, headers=headers)

    page.route("**/e/**", with_policy)
    yield page
    page.unroute_all(behavior="ignoreErrors")
    assert broken == []


def good(state) -> bool:
    return state == {"pwned": None, "wide": False, "scripts": 0, "handlers": False}


@pytest.mark.parametrize("label", LABELS)
def test_hostile_values_stay_words(strict, server, label):
    strict.set_viewport_size({"width": 280, "height": 600})
    for value in HOSTILE:
        sound = {"rules": "bazito", "top": "9s", "hand": "9h 3h", "ask": "legal"}
        sound.pop(label, None)
        if label == "s":
            sound = {"ask": "legal"}
        strict.goto(f"{server.url}e/?{urlencode(sound | {label: value}, errors='replace')}")
        strict.locator(".own-facade, .frame-notice").wait_for()
        assert good(strict.evaluate(STATE)), value
        button = strict.get_by_role("button", name="پرسش را باز کن")
        if button.count() and label in OPENED and value in (HOSTILE[0], HOSTILE[5]):
            button.click()
            strict.locator("haft-quiz, .frame-notice").wait_for(timeout=PYTHON_MS)
            assert good(strict.evaluate(STATE)), value


def test_hostile_names_of_labels(strict, server):
    for value in HOSTILE:
        strict.goto(f"{server.url}e/?ask=legal&{quote(value)}=1")
        strict.locator(".own-facade, .frame-notice").wait_for()
        assert good(strict.evaluate(STATE)), value


def test_parameters_of_the_frame_itself(strict, server):
    for value in HOSTILE[:7]:
        query = urlencode({"theme": value, "answers": value})
        strict.goto(f"{server.url}e/bz-e24/?{query}#?secret={quote(value)}")
        assert strict.evaluate("document.documentElement.dataset.theme ?? null") is None
        assert good(strict.evaluate(STATE)), value


def test_f07_messages_of_strangers_change_nothing(host):
    page = host("v1.html")
    page.wait_for_function(f"() => {FRAME}.style.opacity !== '0'")
    height = f"() => {FRAME}.style.height"
    before = page.evaluate(height)
    page.evaluate("""() => {
      const cycle = {}; cycle.self = cycle;
      const all = ['_ready', '{', null, undefined, 'x'.repeat(5e6), cycle, 7, [], { haftquiz: 1 },
        { haftquiz: 1, type: 'height', height: '9e99' },
        { haftquiz: 1, type: 'height', height: NaN },
        { haftquiz: 1, type: 'height', height: -1 }, { haftquiz: 1, type: 'height', height: 3000 }];
      const element = document.querySelector('haft-quiz');
      const frame = element.shadowRoot.querySelector('iframe').contentWindow;
      for (const it of all) { postMessage(it, '*'); frame.postMessage(it, '*'); }
      const one = { haftquiz: 1, type: 'height' };
      for (let height = 0; height < 1000; height += 1) postMessage({ ...one, height }, '*');
    }""")
    page.wait_for_timeout(800)
    assert page.evaluate(height) == before


@pytest.mark.parametrize(
    ("height", "shown"),
    [
        ("5", "60px"),
        ("1e9", "4000px"),
        ("'700'", None),
        ("Infinity", None),
        ("NaN", None),
        ("300.2", "301px"),
    ],
)
def test_heights_are_numbers_and_clamped(host, height, shown):
    page = host("liar.html", HEIGHT=height)
    page.wait_for_timeout(500)
    found = page.evaluate(f"() => {FRAME}.style.height")
    assert found == (shown or "420px")


def test_only_that_an_answer_was_given_is_told_and_only_if_asked(host, server):
    from tests.embed.conftest import answer, frame_of

    page = host("v1.html")
    page.evaluate("""() => {
      window.told = [];
      window.events = 0;
      addEventListener('message', ({ data }) => told.push(JSON.stringify(data)));
      document.addEventListener('haft:answer', () => { events += 1; });
    }""")
    answer(frame_of(page, "/e/bz-e24/"))
    page.wait_for_function("() => told.length > 0")
    assert all('"type":"height"' in it for it in page.evaluate("told"))
    page.evaluate("""() => {
      const one = document.querySelector('haft-quiz');
      one.setAttribute('answers', '');
      one.replaceWith(one.cloneNode(true));
    }""")
    answer(frame_of(page, "answers=1"))
    page.wait_for_function("() => events === 1")
    kinds = {re.sub(r'"height":\d+', "", it) for it in page.evaluate("told")}
    assert kinds <= {'{"haftquiz":1,"type":"height",}', '{"haftquiz":1,"type":"answer"}'}
    expect(page.locator("haft-quiz")).to_have_count(1)
