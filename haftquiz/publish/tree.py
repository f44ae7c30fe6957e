"""Small tools for the element tree that Markdown builds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from xml.etree.ElementTree import Element

Node = str | Element

SLOT = "haft-slot"  # where a widget or table will stand
CODE_TAGS = frozenset({"code", "pre", "kbd", "samp"})
BLOCK_TAGS = frozenset(
    {"p", "li", "h1", "h2", "h3", "h4", "h5", "h6", "td", "th", "dt", "dd", "blockquote", "div"}
)


def walk(
    parent: Element, skip: frozenset[str] = frozenset(), above: tuple[Element, ...] = ()
) -> Iterator[tuple[Element, tuple[Element, ...]]]:
    """Yield every element below `parent`, itself first, with its ancestors; not below `skip`."""
    yield parent, above
    if parent.tag in skip:
        return
    for child in list(parent):
        yield from walk(child, skip, (*above, parent))


def text_of(element: Element) -> str:
    """Return all text within an element."""
    return "".join(element.itertext())


def make(tag: str, text: str = "", **attributes: str) -> Element:
    """Return a new element; `class_` stands for `class`, `_` for `-`."""
    element = Element(
        tag, {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
    )
    element.text = text
    return element


def replace_text(element: Element, cut: Callable[[str], Sequence[Node] | None]) -> None:
    """Let `cut` turn the text in and right below `element` into strings and elements.

    `cut` returns None to leave a text as it is. The tails of the children belong to `element`.
    """
    for child in list(element):
        if child.tail and (nodes := cut(child.tail)) is not None:
            place = list(element).index(child) + 1
            child.tail = _insert(element, place, nodes)
    if element.text and (nodes := cut(element.text)) is not None:
        element.text = _insert(element, 0, nodes)


def _insert(parent: Element, place: int, nodes: Sequence[Node]) -> str:
    """Insert nodes before child number `place`; return the text that precedes the first of them."""
    lead = ""
    last: Element | None = None
    for node in nodes:
        if isinstance(node, str):
            if last is None:
                lead += node
            else:
                last.tail = (last.tail or "") + node
        else:
            node.tail = None
            parent.insert(place, node)
            place += 1
            last = node
    return lead


def add_class(element: Element, name: str) -> None:
    """Add a class to an element."""
    element.set("class", f"{element.get('class', '')} {name}".strip())
