"""The visible prose of a page: its source with everything else blanked, line by line.

Code, links' addresses, HTML, directives and attribute lists become spaces of the same length, so
that the checks of the text meet only what a reader will see, on the line where the author wrote it.
"""

from __future__ import annotations

import re

_SPANS = (
    re.compile(r"<!--.*?-->", re.DOTALL),
    re.compile(r"(?<!\\)(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n).)+?(?<!`)\1(?!`)", re.DOTALL),  # code
    re.compile(r"\{\{[^{}\n]*\}\}|\{§[^{}\n]*\}"),  # directives
    re.compile(r"(?<=\])\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)"),  # addresses of links
    re.compile(r"^[ ]{0,3}\[[^\]\n]+\]:(?!\s*$)[ ]*\S*", re.MULTILINE),  # definitions of links
    re.compile(r"\[\^[^\]\n]+\]"),  # footnote marks
    re.compile(r"</?[a-zA-Z][^<>]*>|<(?:https?|mailto):[^<>\s]*>|<[^<>\s@]+@[^<>\s]+>"),
    re.compile(r"&(?:[a-zA-Z]+|#[0-9]+|#x[0-9a-fA-F]+);"),
    re.compile(r"\{:?[ ]*[.#\w][^{}\n]*\}"),  # attribute lists
    re.compile(r"^[ ]{0,3}!!![ ].*$", re.MULTILINE),  # the head of an admonition
    re.compile(r"\bhttps?://\S+"),
)
_FOOTNOTE = re.compile(r"^[ ]{0,3}\[\^[^\]\n]+\]:", re.MULTILINE)
_LIST_ITEM = re.compile(r"[ ]{0,3}(?:[-*+]|\d+\.)[ ]")


def prose(lines: list[str]) -> list[str]:
    """Return the lines with all that is no prose blanked."""
    text = "\n".join(_without_indented_code(lines))
    text = _FOOTNOTE.sub(_blank, text)
    for pattern in _SPANS:
        text = pattern.sub(_blank, text)
    return text.split("\n")


def _blank(found: re.Match[str]) -> str:
    return "".join("\n" if sign == "\n" else " " for sign in found[0])


def _without_indented_code(lines: list[str]) -> list[str]:
    """Blank what four spaces make code: outside of lists and notes, after a blank line."""
    out = []
    in_list = False
    after_blank = True
    for line in lines:
        indented = line.startswith("    ")
        if _LIST_ITEM.match(line) or line.startswith(("!!!", "[^", ":")):
            in_list = True
        elif line.strip() and not indented and after_blank:
            in_list = False
        out.append("" if indented and after_blank and not in_list else line)
        after_blank = not line.strip() or not out[-1]
    return out
