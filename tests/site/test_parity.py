"""The packed Python in the browser says what the build has baked, of every scenario of the site."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from haftquiz.quiz import service
from haftquiz.quiz.parsing import parse_scenario

from .conftest import Visit
from .watching import all_quizzes, quizzes_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

# One worker answers everything. `bake` gives what the build wrote; `judge` must agree with the
# page's own comparison for the right answer and for many others.
ASK_ALL = """async (quizzes) => {
  const scripts = new URL('.', document.querySelector('script[type=module]').src).href;
  const { createEngine } = await import(scripts + 'engine.mjs');
  const { judgeBaked } = await import(scripts + 'judge.mjs');
  const { readNumber } = await import(scripts + 'digits.mjs');
  const engine = createEngine({ runtimeUrl: document.documentElement.dataset.runtime });
  const subsets = (values) => [[], ...values.map((it) => [it]), values, values.slice(1)];
  const responses = ({ kind, baked, options, fields }) => {
    if (kind === 'choose') {
      const cards = options.filter((it) => it !== 'none');
      const rest = cards.filter((it) => !baked.answer.includes(it));
      const sets = [...subsets(cards), ...subsets(rest), baked.answer];
      const none = options.includes('none') ? [['none']] : [];
      return [...sets.filter((it) => it.length), ...none];
    }
    if (kind === 'one') return options.map((it) => [it]);
    if (kind === 'number') return ['0', '1', '۲', '4', '7/5', '-1', '99999'].map((it) => [it]);
    const last = baked.answer.at(-1);
    return [fields.map((key) => key + '=3'), [...baked.answer.slice(0, -1), last + '1']];
  };
  const canonical = (kind, response) => kind === 'number' ? response.map(readNumber) : response;
  const judged = async (quiz, given) => {
    const { kind, baked, scenario, options } = quiz;
    const response = canonical(kind, given);
    const live = await engine.call({ do: 'judge', scenario, response });
    return { response, live, page: judgeBaked(baked, kind, response, options) };
  };
  const told = [];
  for (const quiz of quizzes) {
    const view = await engine.call({ do: 'view', scenario: quiz.scenario });
    const bake = await engine.call({ do: 'bake', scenario: quiz.scenario });
    const form = {
      ...quiz,
      options: view.form.options.map(({ value }) => value),
      fields: view.form.fields.map(({ key }) => key),
    };
    const verdicts = [];
    for (const response of [quiz.baked.answer, ...responses(form)]) {
      verdicts.push(await judged(form, response));
    }
    told.push({ id: quiz.id, kind: view.form.kind, options: form.options, bake, verdicts });
  }
  return told;
}"""


@pytest.fixture(scope="module")
def quizzes(site: Path) -> list[dict[str, Any]]:
    found = all_quizzes(site)
    assert len(found) >= 20
    return found


def test_every_scenario_of_the_site(
    page: Page, visit: Visit, quizzes: list[dict[str, Any]]
) -> None:
    visit("about/")
    told = page.evaluate(ASK_ALL, quizzes)
    asked = 0
    for quiz, there in zip(quizzes, told, strict=True):
        assert there["id"] == quiz["id"]
        assert there["kind"] == quiz["kind"]
        assert there["bake"] == quiz["baked"], quiz["id"]
        assert there["verdicts"][0]["live"]["correct"] == "yes", quiz["id"]
        for verdict in there["verdicts"]:
            page_says, live = verdict["page"], verdict["live"]
            assert page_says.keys() >= {"correct", "text", "reasons", "assumed"}
            if page_says.get("misconception"):  # the page keeps which answer the idea leads to
                page_says["misconception"].pop("answer", None)
            differ = {key for key, value in page_says.items() if live.get(key) != value}
            assert differ == set(), (quiz["id"], verdict["response"])
            asked += 1
        if quiz["kind"] == "choose":
            explained = {reason["value"] for reason in quiz["baked"]["reasons"]}
            if explained != {None}:  # seats that leave a match are explained all at once
                assert set(there["options"]) - {"none"} <= explained, quiz["id"]
        assert any(reason["text"] for reason in quiz["baked"]["reasons"]), quiz["id"]
    assert asked > 3 * len(quizzes)


def test_options_of_the_page_are_those_of_python(
    page: Page, visit: Visit, site: Path, page_paths: list[str]
) -> None:
    """The form in the page offers what Python would offer, in its order."""
    for path in page_paths:
        visit(path)
        for quiz in quizzes_of(site, path):
            form = service.view(parse_scenario(quiz["scenario"]))["form"]
            controls = page.locator(f'haft-quiz#{quiz["id"]} input[name="answer"]')
            if form["options"]:
                here = controls.evaluate_all("(all) => all.map(({ value }) => value)")
                assert here == [option["value"] for option in form["options"]], quiz["id"]
            else:
                keys = controls.evaluate_all("(all) => all.map((it) => it.dataset.key ?? '')")
                assert keys == [field["key"] for field in form["fields"]] or keys == [""]
