"""The same subject in other rule sets: pages that say `topic: seven` in their front matter."""

from __future__ import annotations

from typing import Any

from haftquiz.publish.site import Page, Site
from haftquiz.quiz.rule_titles import RULE_SET_NAMES


def same_subject(site: Site, page: Page) -> list[dict[str, Any]]:
    """For each rule set its page on the first of this page's subjects that it writes about.

    In the order of the rule sets, this page among them; empty where no other set has one.
    """
    if page.rules is None or not page.front.topics:
        return []
    found = {page.rules: page}
    for topic in page.front.topics:
        for other in site.pages.values():
            if other.rules and topic in other.front.topics:
                found.setdefault(other.rules, other)
    if len(found) == 1:
        return []
    return [
        {
            "rules": rules,
            "title": names[0],
            "url": page.to(found[rules]),
            "active": found[rules] is page,
        }
        for rules, names in RULE_SET_NAMES.items()
        if rules in found
    ]
