"""Scenario fences: found wherever Markdown allows a fence, with their true lines."""

from __future__ import annotations

import pytest

from haftquiz.publish.fences import lift_fences
from haftquiz.publish.marks import Marks
from tests.publish.small import quiz


def lift(text):
    marks, problems = Marks(), []
    lines, numbers = lift_fences(
        text.split("\n"), marks, lambda line, message: problems.append((line, message))
    )
    assert len(lines) == len(numbers)
    return marks.items, lines, problems


PLACES = {
    "margin": "```haft\nx: y\nz: w\n```",
    "persian": "```سناریو\nx: y\nz: w\n```",
    "arabic letters": "```سناريو\nx: y\nz: w\n```",
    "tilde": "~~~haft\nx: y\nz: w\n~~~",
    "longer": "`````haft\nx: y\nz: w\n``````",
    "spaces": "```  haft  \nx: y\nz: w\n```  ",
    "braces": "``` {.haft}\nx: y\nz: w\n```",
    "three spaces": "   ```haft\n   x: y\n   z: w\n   ```",
    "list": "- متن\n\n    ```haft\n    x: y\n    z: w\n    ```",
    "tab": "- متن\n\n\t```haft\n\tx: y\n\tz: w\n\t```",
    "two spaces": "- متن\n\n  ```haft\n  x: y\n  z: w\n  ```",
    "numbered": "۱. متن\n   ```haft\n   x: y\n   z: w\n   ```",
    "bullet": "- ```haft\n  x: y\n  z: w\n  ```",
    "nested": "- متن\n    - متن\n\n        ```haft\n        x: y\n        z: w\n        ```",
    "quote": "> ```haft\n> x: y\n> z: w\n> ```",
    "tight quote": ">```haft\n>x: y\n>z: w\n>```",
    "deep quote": "> > ```haft\n> > x: y\n> > z: w\n> > ```",
    "list in quote": "> - متن\n>\n>     ```haft\n>     x: y\n>     z: w\n>     ```",
    "quote in list": "- متن\n\n    > ```haft\n    > x: y\n    > z: w\n    > ```",
}


@pytest.mark.parametrize("place", PLACES)
def test_found_with_its_text(place):
    items, _, problems = lift("متن\n\n" + PLACES[place] + "\n\nمتن")
    assert [problem for problem in problems if "چیزی نمی‌آید" not in problem[1]] == []
    [fence] = items
    assert fence.scenario
    assert fence.text == "x: y\nz: w"
    opening = next(
        n for n, line in enumerate(PLACES[place].split("\n"), 3) if "haft" in line or "سن" in line
    )
    assert fence.line == opening


@pytest.mark.parametrize("place", sorted(set(PLACES) - {"braces"}))
def test_rendered_where_it_stands(build_page, place):
    lead = next(line for line in PLACES[place].split("\n") if "x: y" in line).split("x: y")[0]
    text = PLACES[place].replace("x: y", f"id: first\n{lead}top: 9s")
    text = text.replace("z: w", f"hand: 9h\n{lead}ask: legal")
    html = build_page("متن\n\n" + text + "\n\nمتن\n")
    assert html.count("<haft-quiz ") == 1
    assert "haft-slot" not in html
    assert "```" not in html
    if "list" in place or place in ("tab", "two spaces", "numbered", "bullet", "nested"):
        before = html.split("<haft-quiz ")[0]
        assert before.count("<li>") > before.count("</li>")
    if "quote" in place:
        before = html.split("<haft-quiz ")[0]
        assert before.count("<blockquote>") > before.count("</blockquote>")


def test_a_scenario_shown_inside_a_longer_fence_is_text(build_page):
    html = build_page("````markdown\n```haft\nid: x\n```\n````\n")
    assert "<haft-quiz" not in html
    assert "```haft\nid: x\n```" in html


def test_code_keeps_its_signs(build_page):
    html = build_page("```html\n<b>{{قاعده: hand_size}}</b> ۷♥ &amp;\n```\n")
    assert "&lt;b&gt;{{قاعده: hand_size}}&lt;/b&gt; ۷♥ &amp;amp;" in html


def test_the_list_goes_on_after_a_quiz(build_page):
    fence = quiz().replace("\n", "\n   ")
    html = build_page(f"۱. یک\n\n   {fence}\n۲. دو\n")
    assert html.count("<ol>") == 1


def test_unclosed(page_problems):
    [(line, message)] = page_problems("متن\n\n```haft\nid: x\nask: legal\n")
    assert line == 3
    assert "بسته نشده" in message


def test_unclosed_before_another(page_problems):
    found = page_problems("```haft\nid: x\n\n```haft\nid: y\nاشتباه: z\n```\n")
    assert [line for line, _ in found] == [1, 6]


def test_unclosed_code_does_not_hide_what_follows(page_problems):
    found = page_problems("```python\nx = 1\n\nمتن [پیوند](no.md)\n")
    assert [line for line, _ in found] == [1, 4]


def test_a_quote_that_ends_before_its_fence(page_problems):
    found = page_problems("> ```haft\n> id: x\n\nمتن\n")
    assert [line for line, _ in found] == [1]


def test_indented_code_is_no_place_for_a_scenario(page_problems):
    [(line, message)] = page_problems("متن\n\n    ```haft\n    id: x\n    ```\n")
    assert line == 3
    assert "تورفتگی" in message


@pytest.mark.parametrize("name", ["hatf", "Haftt", "سناریوی", "سنارو"])
def test_a_near_name_is_a_problem(page_problems, name):
    found = page_problems(f"```{name}\nid: x\n```\n")
    assert [line for line, _ in found] == [1]
    assert "شناخته نیست" in found[0][1]


def test_words_after_the_name(page_problems):
    found = page_problems("```haft title=x\nid: first\ntop: 9s\nhand: 9h\nask: legal\n```\n")
    assert [line for line, _ in found] == [1]


def test_raw_html_is_no_place_for_a_scenario(page_problems):
    found = page_problems("<div>\n```haft\nid: x\n```\n</div>\n")
    assert 2 in [line for line, _ in found]


def test_a_commented_scenario_is_gone(build_page):
    html = build_page("متن\n\n<!--\n```haft\nاشتباه\n```\n-->\n\nمتن\n")
    assert "haft-quiz" not in html
    assert "<!--" not in html


def test_errors_inside_keep_their_line(page_problems):
    fence = "```haft\nid: x\n# یادداشت\nask: legal\nhand: 9h, 9h\ntop: 9s\n```"
    body = "- متن\n\n    " + fence.replace("\n", "\n    ") + "\n"
    found = page_problems(body)
    assert [line for line, _ in found] == [7]
