"""The table that the script draws is the table that the builder drew, whatever lies on it."""

from __future__ import annotations

import json

import pytest

from haftquiz.quiz import service
from haftquiz.quiz.parsing import parse_scenario

from .conftest import CONTENT, Open

pytestmark = pytest.mark.browser
# Both as lines: tags with sorted attributes, texts without the space around them.
DRAW = """async ([view, assets]) => {
  const { bottomSeat, drawTable } = await import(`${assets}js/table.mjs`);
  const quiz = document.getElementById(view.id);
  const lines = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim() ? [node.data.trim()] : [];
    const names = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort();
    const own = `<${node.tagName.toLowerCase()} ${names.join(' ')}>`;
    return [own, ...[...node.childNodes].flatMap(lines), '/'];
  };
  const built = quiz.querySelector('.table');
  const handBelow = Boolean(quiz.querySelector('.options-cards'));
  const drawn = drawTable(view.table, { you: bottomSeat(view.table), handBelow });
  return [lines(built), lines(drawn)];
}"""


@pytest.mark.parametrize("name", ["moves", "numbers", "places", "half"])
def test_script_and_builder_draw_alike(opened: Open, name: str) -> None:
    page = opened(name)
    rules = next(
        line.split(": ")[1]
        for line in (CONTENT / f"{name}.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("rules: ")
    )
    assets = page.locator("script[type=module]").first.get_attribute("src").partition("js/")[0]
    base = page.evaluate("(way) => new URL(way, document.baseURI).href", assets)
    compared = 0
    for text in page.locator("script.haft-data").all_text_contents():
        view = service.view(parse_scenario(json.loads(text)["scenario"], page_rules=rules))
        if view["table"]:
            built, drawn = page.evaluate(DRAW, [view, base])
            assert built == drawn, view["id"]
            compared += 1
    assert compared >= 4
