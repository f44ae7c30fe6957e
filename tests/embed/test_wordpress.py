"""A pasted address in WordPress: discovery, the sandbox, its messages, its clamp."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from haftquiz.publish.build import build_site
from tests.embed.conftest import answer, frame_of
from tests.embed.wordpress import embedded
from tests.publish.small import SmallSite, page, quiz

pytestmark = pytest.mark.browser
SECRET = "aB3dE5gH7j"
LONG = """\
```haft
id: long
hand: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh As 2s 3s 4s 5s 6s 7s 8s 9s
top: 2c
ask: legal
title: دستی بلند
```
"""


@pytest.fixture
def blog(tmp_path, serve):
    """A small site that knows its own address."""
    small = SmallSite(tmp_path / "small").write({"one.md": page(quiz("first") + "\n" + LONG)})
    (small.out).mkdir(parents=True)
    server = serve(small.out)

    build_site(replace(small.options, out=tmp_path / "built", url=server.url), lambda line: None)
    small.out.rmdir()
    (tmp_path / "built").rename(small.out)
    return server


def post(host, blog, name):
    return host("wordpress.html", OEMBED=embedded(f"{blog.url}e/{name}/", SECRET))


def test_the_frame_shows_itself_and_tells_its_height(host, blog):
    there = post(host, blog, "first")
    frame = frame_of(there, f"/e/first/#?secret={SECRET}")
    there.wait_for_function("() => heights.length > 0")
    shown = there.locator("iframe")
    expect(shown).to_be_visible()
    assert there.locator("blockquote").evaluate("(it) => getComputedStyle(it).display") == "none"
    before = int(shown.get_attribute("height"))
    assert 200 <= before <= 1000
    expect(answer(frame, "3h")).to_have_attribute("data-correct", "no")
    there.wait_for_function("(before) => heights.at(-1) > before", arg=before)


def test_what_is_higher_than_wordpress_allows_scrolls_inside(host, blog):
    there = post(host, blog, "long")
    frame = frame_of(there, "/e/long/")
    there.set_viewport_size({"width": 300, "height": 700})
    frame.locator("summary").last.click()
    there.wait_for_function("() => heights.at(-1) > 1000")
    assert there.locator("iframe").get_attribute("height") == "1000"
    assert frame.evaluate("() => { scrollTo(0, 500); return scrollY }") > 300


def test_a_link_is_followed_by_the_host_and_its_address_can_be_copied(host, blog):
    there = post(host, blog, "first")
    frame = frame_of(there, "/e/first/")
    there.wait_for_function("() => heights.length > 0")
    expect(frame.locator('[data-part="address"]')).to_have_text(f"{blog.url}one/#first")
    frame.locator(".frame-foot a").click()
    there.wait_for_function("() => followed.length === 1")
    assert there.evaluate("followed") == [f"{blog.url}one/#first"]


def test_the_file_is_what_others_expect_too(blog):
    from tests.embed.wordpress import read

    told = json.loads(read(f"{blog.url}e/first/oembed.json"))
    assert told["provider_url"] == blog.url
    assert told["thumbnail_url"] == f"{blog.url}e/first/picture.png"
    assert isinstance(told["width"], int) and isinstance(told["height"], int)
