"""What an author's markup may not do: run scripts, carry styles, load from elsewhere.

Links are looked after in `links`; here are attributes (of attribute lists) and raw HTML.
"""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree.ElementTree import Element

from haftquiz.publish.problems import PageProblems
from haftquiz.publish.tree import CODE_TAGS, SLOT, walk

ATTRIBUTES = frozenset(
    {
        "id", "class", "dir", "lang", "title", "alt", "href", "src", "colspan", "rowspan", "scope",
        "start", "value", "open", "width", "height", "loading", "role", "tabindex", "aria-label",
        "aria-hidden", "aria-labelledby", "aria-describedby"
    }
)  # fmt: skip
RAW_TAGS = frozenset(
    {
        "abbr", "b", "bdi", "bdo", "br", "cite", "dd", "del", "details", "dfn", "div", "dl", "dt",
        "em", "figcaption", "figure", "i", "ins", "kbd", "mark", "p", "q", "s", "samp", "section",
        "small", "span", "strong", "sub", "summary", "sup", "u", "var", "wbr"
    }
)  # fmt: skip
RAW_ATTRIBUTES = frozenset({"id", "class", "dir", "lang", "title", "open"})


# What Markdown leaves in the text because it could not take it, and why that was.
_UNTAKEN = {
    re.compile(r"\{:?[ ]*(?:[.#][\w-]+|[\w-]+=)[^{}\n]*\}"): (
        "به چیزی نچسبیده است؛ برای پاراگراف آن را در خط زیرش، به شکل {: .class }، بنویسید."
    ),
    re.compile(r"\[\^[^\]\n]+\]"): "پانوشتی به این نام نیست؛ «[^نام]: متن» را بنویسید.",
    re.compile(r"\[[^\]\n]+\]\[[^\]\n]*\]"): "پیوندی به این نام نیست؛ «[نام]: نشانی» را بنویسید.",
}


class Locator:
    """Finds the source line of something that Markdown no longer knows the place of."""

    def __init__(self, lines: list[str], numbers: list[int]) -> None:
        self._lines = lines
        self._numbers = numbers
        self._seen: dict[str, int] = {}

    def __call__(self, *needles: str) -> int:
        """Return the line of the next occurrence of the first needle that occurs at all."""
        for needle in needles:
            at = self._next(needle)
            if at is not None:
                return at
        return 1

    def _next(self, needle: str) -> int | None:
        hits = [n for line, n in zip(self._lines, self._numbers, strict=True) if needle in line]
        if not needle or not hits:
            return None
        turn = self._seen.get(needle, 0)
        self._seen[needle] = turn + 1
        return hits[min(turn, len(hits) - 1)]


def check_attributes(root: Element, locate: Locator, problems: PageProblems) -> None:
    """Report attributes that an attribute list may not set."""
    for element in root.iter():
        for name in list(element.keys()):
            if name.lower() not in ATTRIBUTES and element.tag != SLOT:
                problems.add(
                    locate(name),
                    f"ویژگی «{name}» روی <{element.tag}> پذیرفته نیست "
                    "(نه رویداد و نه سبک درون متن)؛ آن را بردارید یا class بگذارید.",
                )
                del element.attrib[name]


def check_untaken(root: Element, locate: Locator, problems: PageProblems) -> None:
    """Report what was meant as markup and is still in the text."""
    for element, _ in walk(root, CODE_TAGS):
        if element.tag in CODE_TAGS:
            continue
        for text in (element.text, *(child.tail for child in element)):
            for pattern, why in _UNTAKEN.items():
                for found in pattern.finditer(text or ""):
                    problems.add(locate(found[0]), f"{found[0]} {why}")


class _RawChecker(HTMLParser):
    """Collects what a piece of raw HTML does that it may not."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.faults: list[tuple[str, str]] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Check one opening tag."""
        if tag not in RAW_TAGS:
            self.faults.append((f"<{tag}", f"<{tag}> در متن پذیرفته نیست؛ با Markdown بنویسید."))
            return
        for name, value in attrs:
            if name not in RAW_ATTRIBUTES:
                self.faults.append((name, f"ویژگی «{name}» در HTML متن پذیرفته نیست؛ برش دارید."))
            elif name == "id" and value:
                self.ids.append(value)

    def handle_decl(self, decl: str) -> None:
        """Refuse `<!doctype …>`."""
        self.faults.append((f"<!{decl}", "<!…> در متن پذیرفته نیست."))

    def handle_pi(self, data: str) -> None:
        """Refuse `<?…>`."""
        self.faults.append((f"<?{data[:20]}", "<?…> در متن پذیرفته نیست."))

    def unknown_decl(self, data: str) -> None:
        """Refuse `<![…]>`."""
        self.faults.append((f"<![{data[:20]}", "<![…]> در متن پذیرفته نیست."))


_ENTITY = re.compile(r"&(?:[a-zA-Z0-9]+|#[0-9]+|#[xX][0-9a-fA-F]+);")
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)


def check_raw_html(raw: str, locate: Locator, problems: PageProblems) -> tuple[str, list[str]]:
    """Return a stashed piece of raw HTML without its comments, and the ids it sets."""
    if _ENTITY.fullmatch(raw):
        return raw, []
    kept = _COMMENT.sub("", raw)
    checker = _RawChecker()
    checker.feed(kept)
    if "<!--" in kept or checker.rawdata.startswith("<"):
        problems.add(locate(kept.strip().split("\n")[0]), "این HTML خام بسته نشده است.")
    checker.close()
    for needle, message in checker.faults:
        problems.add(locate(needle, needle.upper(), needle.lstrip("<")), message)
    return kept, checker.ids
