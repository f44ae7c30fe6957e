"""What only a browser can tell: the order of signs (D06), fragments (C06), a strict CSP (H02)."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from tests.publish.small import page as source
from tests.publish.small import quiz

pytestmark = pytest.mark.browser

CSP = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; "
    "img-src 'self'; connect-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'"
)

# Gives the visible signs of a paragraph from right to left, as they are painted.
FROM_THE_RIGHT = """(paragraph) => {
  const signs = [];
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    for (let at = 0; at < node.data.length; at += 1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && node.data[at] !== "\ufe0e") signs.push([box.right, node.data[at]]);
    }
  }
  return signs.sort((one, other) => other[0] - one[0]).map(([, sign]) => sign).join("");
}"""


@pytest.mark.parametrize(
    ("text", "painted"),
    [
        ("آیا ۷♥؟", "آیا ۷♥؟"),
        ("یک (۷♥) دو", "یک (۷♥) دو"),
        ("(۷♥)", "(۷♥)"),
        ("۸♦، ۸♣.", "۸♦، ۸♣."),
        ("سرباز دل → پیک!", "سرباز دل → پیک!"),
        ("J♥ → پیک!", "J♥ → پیک!"),
        ("بازیتو (BZ-31)", "بازیتو (13-ZB)"),
        ("جمع ۲+۲=۴ است", "جمع ۴=۲+۲ است"),
        ("امتیاز −۲ است", "امتیاز ۲− است"),
    ],
)
def test_d06_signs_stand_where_they_are_read(make_site, serve, page, text, painted):
    site = make_site({"one.md": source(text + "\n")})
    server = serve(site.build())
    page.goto(server.url + "one/")
    assert page.locator("article > p").first.evaluate(FROM_THE_RIGHT) == painted


IN_SIGHT = """(id) => {
  const top = document.getElementById(id)?.getBoundingClientRect().top;
  return top > -1 && top < innerHeight;
}"""


@pytest.mark.parametrize("link", ["#جریمه-هفت", "#" + quote("جریمه-هفت"), "clauses.md#bz-31"])
def test_c06_passing_links_scroll_to_their_place(make_site, serve, page, link):
    filler = "متن\n\n" * 60
    site = make_site({"one.md": source(f"[پیوند]({link})\n\n{filler}## جریمهٔ هفت\n\n{filler}")})
    server = serve(site.build())
    page.goto(server.url + "one/")
    page.get_by_role("link", name="پیوند", exact=True).click()
    target = "جریمه-هفت" if link.startswith("#") else "bz-31"
    page.wait_for_function(IN_SIGHT, arg=target)  # the way there may be a smooth one


def test_h02_a_strict_policy_holds_on_every_page(make_site, serve, page, problems):
    hostile = '</script><script>document.title="x"</script>'
    body = quiz().replace("ask: legal", f"ask: legal\ntitle: {hostile}\nhint: <img src=x>")
    table = "\n| الف | ب |\n|:--|--:|\n| ۱ | ۲ |\n"
    site = make_site({"one.md": source(body + table, title=hostile)})
    server = serve(site.build())

    def with_policy(route):
        reply = route.fetch()
        route.fulfill(response=reply, headers=reply.headers | {"content-security-policy": CSP})

    page.route("**/*", with_policy)
    for path in ("", "one/", "clauses/", "404.html"):
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
    page.goto(server.url + "one/")
    assert page.title().startswith(hostile)
    page.unroute_all(behavior="ignoreErrors")
    assert problems == []


def test_the_page_overlay_and_the_reload(make_site, page):
    import threading

    from haftquiz.publish.server import LiveState, make_server

    site = make_site({"one.md": source("متن\n")})
    site.build()
    state = LiveState()
    server = make_server(site.out, state, "127.0.0.1", 0)
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    try:
        page.goto(f"http://127.0.0.1:{server.server_port}/one/")
        state.failed([("content/x.md:3", "<b>اشکال</b>")])
        page.wait_for_selector("#haftquiz-problems")
        assert "content/x.md:3 <b>اشکال</b>" in page.inner_text("#haftquiz-problems")
        with page.expect_event("load"):
            state.built()
        page.wait_for_selector("#haftquiz-problems", state="detached")
    finally:
        state.close()
        server.shutdown()
        server.server_close()
