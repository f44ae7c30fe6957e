"""Places that a table gives to what no paragraph of the site tells."""

from __future__ import annotations

from haftquiz.publish.quizzes import RulesTable
from haftquiz.publish.site import Site


def settle_anchors(site: Site) -> None:
    """Give each row that no paragraph tells to the page of the table, so that links find it."""
    pages = site.pages.values()
    told = {clause for page in pages for clause, _ in page.clauses}
    for page in pages:
        for number, slot in page.slots.items():
            if not isinstance(slot, RulesTable):
                continue
            page.ids |= set(slot.content.get("ids", ()))
            if "anchors" not in slot.content:
                continue
            own = [name for name in slot.content["anchors"] if name not in told]
            told.update(own)
            page.clauses += [(name, 1) for name in own]
            page.ids |= set(own)
            page.slots[number] = RulesTable(slot.content | {"anchors": own})
