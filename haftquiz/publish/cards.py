"""What the templates need from Python to draw cards and tables.

The drawing itself is in ``templates/macros/card.html`` and ``templates/macros/sprite.html``;
names come ready in the view, digits from the quiz floor, so that text and drawing never disagree.
"""

from __future__ import annotations

from jinja2 import Environment

from haftquiz.quiz.persian import digits


def install(env: Environment) -> None:
    """Add the filter ``fa`` (Persian digits) to ``env``."""
    env.filters["fa"] = digits
