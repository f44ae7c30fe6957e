"""Tables of the text: alignment by logical side, and a frame that scrolls by itself."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from haftquiz.publish.tree import add_class, make, text_of, walk

# Python-Markdown writes `:---` as a physical side; in a right-to-left page it means the start.
_SIDES = {
    "text-align: left;": "ta-start",
    "text-align: right;": "ta-end",
    "text-align: center;": "ta-center",
}


def dress_tables(root: Element) -> None:
    """Turn alignment styles into classes and wrap every table in a scrolling frame."""
    for element, above in list(walk(root)):
        if element.tag in ("td", "th") and element.get("style") in _SIDES:
            add_class(element, _SIDES[element.attrib.pop("style")])
        if element.tag == "th" and element.get("scope") is None:
            element.set("scope", "col")
        if element.tag == "table" and above:
            _wrap(element, above[-1])


def _wrap(table: Element, parent: Element) -> None:
    heads = [text_of(cell).strip() for cell in table.iter("th")]
    label = " ".join(["جدول", "، ".join(head for head in heads if head)]).strip()
    # A frame that scrolls must be reachable by keyboard, and so needs a name.
    frame = make("div", class_="table-scroll", role="region", tabindex="0", aria_label=label)
    frame.text, frame.tail = "\n", table.tail
    parent[list(parent).index(table)] = frame
    table.tail = "\n"
    frame.append(table)
