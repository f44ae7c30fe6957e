"""Real builds of MkDocs, Pelican and Hugo: a small site with a quiz, opened and answered."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from markdown import Markdown
from playwright.sync_api import expect

from haftquiz.publish import embed_native, embed_parts
from haftquiz.publish.embed_markdown import QuizFault
from haftquiz.publish.embed_native import scoped, write_assets
from tests.conftest import ROOT
from tests.embed.conftest import answer, frame_of
from tests.site.quiz import PYTHON_MS

FENCE = """\
# یک پرسش

پیش از آن.

```haft
زمین: ۹ پیک
دست: ۹ دل، ۳ دل
پرسش: مجاز
```

1. در فهرست:

    ```سناریو
    قواعد: ورق
    زمین: ۸ خشت
    دست: ۸ دل
    پرسش: مجاز
    ```

```python
print("کد سر جایش است")
```
"""


def run(*command: str, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def assets(runtime):
    def write(folder: Path) -> None:
        write_assets(folder, ROOT / "site", runtime)

    return write


def answered(page) -> None:
    quiz = page.locator("haft-quiz").first
    status = answer(quiz, "9h")
    expect(status).to_have_attribute("data-correct", "yes")
    expect(status).to_have_attribute("data-judge", "live", timeout=PYTHON_MS)
    box = quiz.locator(".button").bounding_box()
    assert box and box["height"] >= 40  # the styles are there
    expect(page.locator("haft-quiz")).to_have_count(2)
    expect(page.get_by_text("کد سر جایش است")).to_be_visible()


@pytest.mark.browser
@pytest.mark.slow
def test_mkdocs(tmp_path, assets, serve, page, problems):
    pytest.importorskip("mkdocs")
    docs = tmp_path / "docs"
    assets(docs / "haftquiz")
    (docs / "deep").mkdir()
    (docs / "index.md").write_text("# خانه\n", encoding="utf-8")
    (docs / "deep" / "one.md").write_text(FENCE, encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text(
        "site_name: آزمون\nmarkdown_extensions:\n  - haftquiz:\n      rules: bazito\n"
        "extra_css: [haftquiz/quiz.css]\nextra_javascript: [haftquiz/quiz.mjs]\n",
        encoding="utf-8",
    )
    run(sys.executable, "-m", "mkdocs", "build", "-q", cwd=tmp_path)
    page.goto(serve(tmp_path / "site").url + "deep/one/")
    answered(page)
    assert [it for it in problems if "haftquiz" in it] == []
    # A mistake stops the build, and says where.
    (docs / "index.md").write_text("```haft\nزمین: ۹ پیک\n```\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode and "سناریوی خط" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.browser
@pytest.mark.slow
def test_pelican(tmp_path, assets, serve, page):
    pytest.importorskip("pelican")
    content = tmp_path / "content"
    assets(content / "haftquiz")
    head = "Title: یک پرسش\nDate: 2026-01-01\nSlug: one\n\n"
    (content / "one.md").write_text(head + FENCE, encoding="utf-8")
    (tmp_path / "pelicanconf.py").write_text(
        'SITENAME = "آزمون"\nTIMEZONE = "Asia/Tehran"\nSTATIC_PATHS = ["haftquiz"]\n'
        'ARTICLE_EXCLUDES = ["haftquiz"]\nPAGE_EXCLUDES = ["haftquiz"]\nFEED_ALL_ATOM = None\n'
        "CATEGORY_FEED_ATOM = TRANSLATION_FEED_ATOM = AUTHOR_FEED_ATOM = None\n"
        'MARKDOWN = {"extensions": ["haftquiz"], "extension_configs": {"haftquiz": '
        '{"rules": "bazito", "assets": "/haftquiz/"}}}\n',
        encoding="utf-8",
    )
    run(sys.executable, "-m", "pelican", "content", "-s", "pelicanconf.py", cwd=tmp_path)
    page.goto(serve(tmp_path / "output").url + "one.html")
    answered(page)


@pytest.mark.browser
@pytest.mark.slow
def test_hugo(tmp_path, server, serve, page):
    hugo = shutil.which("hugo")
    if hugo is None:
        pytest.skip("no hugo on PATH")
    shortcodes = tmp_path / "layouts" / "shortcodes"
    shortcodes.mkdir(parents=True)
    shutil.copy(ROOT / "haftquiz/publish/data/hugo/haft.html", shortcodes / "haft.html")
    single = tmp_path / "layouts" / "_default"
    single.mkdir()
    (single / "single.html").write_text("<!DOCTYPE html><body>{{ .Content }}</body>", "utf-8")
    (tmp_path / "config.toml").write_text(
        f'baseURL = "/"\ntitle = "آزمون"\n[params]\nhaftquiz = "{server.url}"\n', "utf-8"
    )
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "one.md").write_text(
        "---\ntitle: یک\n---\n"
        '{{< haft id="bz-e24" >}}۹ دل یا ۳ دل؟{{< /haft >}}\n\n'
        '{{< haft rules="bazito" played="8d" hand="Jd Jh" ask="legal" >}}کدام؟{{< /haft >}}\n\n'
        '{{< haft rules="bazito" top="\\" onload=\\"x" >}}بد{{< /haft >}}\n',
        "utf-8",
    )
    run(hugo, "--quiet", cwd=tmp_path)
    text = (tmp_path / "public" / "one" / "index.html").read_text("utf-8")
    assert text.count("embed/v1.js") == 1
    assert not re.search(r'\sonload="', text)
    page.goto(serve(tmp_path / "public").url + "one/")
    frame = frame_of(page, "/e/bz-e24/")
    expect(answer(frame, "9h")).to_have_attribute("data-correct", "yes")
    assert page.locator("haft-quiz").nth(1).get_attribute("hand") == "Jd Jh"


def test_the_extension_is_known_by_its_name():
    html = Markdown(extensions=["haftquiz"], extension_configs={"haftquiz": {"rules": "bazito"}})
    text = html.convert(FENCE)
    assert text.count("<haft-quiz ") == 2 and text.count('id="suit-h"') == 1
    assert "<script" in text and "quiz.mjs" not in text
    html.reset()
    assert html.convert(FENCE).count('id="suit-h"') == 1  # every page brings its own


@pytest.mark.parametrize(
    ("fence", "words"),
    [
        ("```haft\nزمین: ۹ پیک\n", "حصار خط 1"),
        ("متن\n\n```haft\nقواعد: بازیتو\nزمینن: ۹ پیک\nپرسش: مجاز\n```\n", "سناریوی خط 5"),
        ("```haft\nزمین: ۹ پیک\nپرسش: مجاز\n```\n", "قواعد"),
    ],
)
def test_a_mistake_is_never_silent(fence, words, monkeypatch):
    monkeypatch.setitem(sys.modules, "mkdocs.exceptions", None)
    with pytest.raises(QuizFault, match=words):
        Markdown(extensions=["haftquiz"]).convert(fence)


def test_a_fence_shown_as_code_stays_code():
    text = Markdown(extensions=["haftquiz", "fenced_code"]).convert("````\n```haft\nx\n```\n````\n")
    assert "haft-quiz" not in text and "```haft" in text


def test_styles_stay_below_the_quiz():
    css = ":root{a:b}:root[data-theme=x]{c:d}body{e:f}a:hover,.x:is(b, c){g:h}haft-quiz{i:j}"
    assert scoped(css + "@media (a: b){*::before{k:l}}") == (
        "haft-quiz{a:b}:root[data-theme=x] haft-quiz{c:d}haft-quiz{e:f}"
        "haft-quiz a:hover,haft-quiz .x:is(b, c){g:h}haft-quiz{i:j}"
        "@media (a: b){haft-quiz *::before{k:l}}"
    )


def test_every_rule_of_the_site_comes_through(tmp_path):
    write_assets(tmp_path, ROOT / "site", None)
    css = (tmp_path / "quiz.css").read_text("utf-8")
    sheets = embed_parts.stylesheet(ROOT / "site", "fonts/", embed_native._SHEETS).text
    assert css.count("{") == sheets.count("{") + 3
    assert "}.card-back-field{" in css and not re.search(r"[{}](?:body|html|a)\b", css)
