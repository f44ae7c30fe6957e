"""A quiz that the browser draws from Python's view is the quiz that the builder makes of it.

If this fails after a change of templates/widget.html or a macro: make the same change in
site/js/embed/quiz.mjs (or the module of the part, see its head).
"""

from __future__ import annotations

import pytest

from haftquiz.quiz import service
from haftquiz.quiz.parsing import parse_scenario
from tests.site.watching import pages_of, quizzes_of

pytestmark = pytest.mark.browser

# Both as trees without the white space between elements; the first difference is told.
COMPARE = """async ({ module, path, views }) => {
  const { drawQuiz } = await import(module);
  const flat = (node) => {
    const copy = document.importNode(node, true);
    copy.querySelector('script').textContent = '';
    const walk = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    const empty = [];
    while (walk.nextNode()) {
      walk.currentNode.data = walk.currentNode.data.replace(/[ \\n]+/g, ' ');
      const { data, parentNode } = walk.currentNode;
      if (!data.trim() || /^(svg|ul|ol|form|div|details)$/.test(parentNode.localName)) empty.push(walk.currentNode);
    }
    for (const node of empty) if (!node.data.trim()) node.remove();
    const put = (node) => {
      if (node.nodeType === 3) return node.data.trim();
      const names = [...node.attributes].map(({ name, value }) => `${name}=${value.trim()}`).sort();
      return `<${node.localName} ${names.join(' ')}>${[...node.childNodes].map(put).join('')}</>`;
    };
    return put(copy);
  };
  const text = await (await fetch(path)).text();
  const page = new DOMParser().parseFromString(text, 'text/html');
  const wrong = [];
  for (const built of page.querySelectorAll('haft-quiz')) {
    const data = JSON.parse(built.querySelector('.haft-data').textContent);
    const about = { id: built.id, hash: built.dataset.hash, scenario: data.scenario, links: data.links };
    const one = flat(built);
    const other = flat(drawQuiz(views[built.id], data.baked, about));
    if (one === other) continue;
    let at = 0;
    while (one[at] === other[at]) at += 1;
    wrong.push([built.id, one.slice(Math.max(0, at - 80), at + 80), other.slice(Math.max(0, at - 80), at + 80)]);
  }
  return [page.querySelectorAll('haft-quiz').length, wrong];
}"""  # noqa: E501


def test_browser_and_builder_draw_alike(site, server, page):
    (assets,) = site.glob("assets-*")
    page.goto(server.url + "bazito/exercises/")
    module = f"{server.url}{assets.name}/js/embed/quiz.mjs"
    seen = 0
    for path in pages_of(site):
        found = quizzes_of(site, path)
        if not found:
            continue
        views = {quiz["id"]: service.view(parse_scenario(quiz["scenario"])) for quiz in found}
        told = {"module": module, "path": server.url + path, "views": views}
        count, wrong = page.evaluate(COMPARE, told)
        assert wrong == [], path
        seen += count
    assert seen > 100
