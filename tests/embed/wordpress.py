"""What a WordPress server does with a pasted address, after its published sources."""

from __future__ import annotations

import json
import re
from html import unescape
from html.parser import HTMLParser
from urllib.request import urlopen

KEPT = {
    "a": {"href"},
    "blockquote": set(),
    "iframe": {"src", "width", "height", "frameborder", "marginwidth", "marginheight",
               "scrolling", "title"},
}  # fmt: skip
_LINK = re.compile(r"<link\b[^>]*application/json\+oembed[^>]*>", re.I)
_HREF = re.compile(r'href="([^"]*)"')


def discover(address: str) -> str | None:
    """The address of the oEmbed file that the page's head names."""
    head = read(address)[:150_000]
    link = _LINK.search(head.partition("</head>")[0])
    href = _HREF.search(link[0]) if link else None
    return unescape(href[1]) if href else None


def read(address: str) -> str:
    with urlopen(address) as reply:
        return reply.read().decode("utf-8")


class _Filter(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.out: list[str] = []

    def handle_starttag(self, tag, attrs):
        if tag in KEPT:
            kept = "".join(f' {n}="{v}"' for n, v in attrs if n in KEPT[tag])
            self.out.append(f"<{tag}{kept}>")

    def handle_endtag(self, tag):
        if tag in KEPT:
            self.out.append(f"</{tag}>")

    def handle_data(self, data):
        self.out.append(data)


def embedded(address: str, secret: str) -> str:
    """The HTML that stands in the post in place of a pasted address."""
    place = discover(address)
    assert place, "no oEmbed link is discovered"
    told = json.loads(read(f"{place}?maxwidth=500&maxheight=750&url=x&dnt=1"))
    assert told["type"] == "rich" and told["version"] == "1.0"
    cleaner = _Filter()
    cleaner.feed(told["html"])
    html = re.search(
        r"<blockquote.*?</blockquote>.*?<iframe.*?></iframe>", "".join(cleaner.out), re.S
    )
    assert html, told["html"]
    shown = re.sub(r'(<iframe[^>]* src="[^"]*)"', rf'\1#?secret={secret}"', html[0])
    shown = shown.replace(
        "<iframe",
        f'<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" '
        f'style="position: absolute; visibility: hidden;" data-secret="{secret}"',
    )
    return shown.replace(
        "<blockquote", f'<blockquote class="wp-embedded-content" data-secret="{secret}"'
    )
