"""Firefox and WebKit: frames of every sort of host, in a page of another site, are answered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browsers import wait_for
from tests.embed.conftest import HOSTS, TEN, frame_of
from tests.serving import Server

pytestmark = pytest.mark.slow
SORTS = ["plain", "sandbox", "v1", "strict", "column", "hidden", "ten"]
SHOW = "for (const it of document.querySelectorAll('details')) it.open = true;"
INNER = """
const element = document.querySelector('haft-quiz');
return element?.shadowRoot?.querySelector('iframe') ?? document.querySelector('iframe');
"""
PRESS = """
document.querySelector('input[name="answer"][value="9h"]').click();
document.querySelector('button[type="submit"]').click();
"""
STATUS = "return { ...document.querySelector('[role=status]')?.dataset }"
HEIGHT = """
const frame = document.querySelector('haft-quiz').shadowRoot?.querySelector('iframe');
return frame && frame.style.opacity !== '0' ? frame.getBoundingClientRect().height : 0;
"""


@pytest.fixture
def address(server: Server, serve: Callable[[Path], Server], tmp_path: Path) -> str:
    """Where the stored host pages are: another site than that of the frames."""
    names = sorted(TEN, key="bz-e24".__ne__)
    ten = "\n".join(f'<haft-quiz src="@SITE@e/{it}/">{it}</haft-quiz>' for it in names)
    for path in HOSTS.glob("*.html"):
        text = path.read_text(encoding="utf-8").replace("@TEN@", ten)
        text = text.replace("@SITE@", server.url)
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    return serve(tmp_path).url.replace("127.0.0.1", "localhost")


def judged(run: Callable[[str], Any]) -> None:
    wait_for(lambda: run("return document.readyState === 'complete' || null"))
    run(PRESS)
    found = wait_for(lambda: (it := run(STATUS)).get("judge") == "live" and it)
    assert found["correct"] == "yes"


@pytest.mark.parametrize("name", SORTS)
def test_firefox(firefox, address, name):
    context = firefox.new_context(locale="fa-IR")
    page = context.new_page()
    page.goto(f"{address}{name}.html")
    page.evaluate(f"() => {{ {SHOW} }}")
    frame = frame_of(page, "/e/bz-e24/")
    judged(lambda script: frame.evaluate(f"() => {{ {script} }}"))
    if name == "v1":
        inside = frame.evaluate("document.querySelector('.frame').getBoundingClientRect().height")
        assert abs(wait_for(lambda: page.evaluate(f"() => {{ {HEIGHT} }}")) - inside) <= 1
    context.close()


@pytest.mark.parametrize("name", SORTS)
def test_webkit(webkit, address, name):
    webkit.get(f"{address}{name}.html")
    webkit.execute_script(SHOW)
    frame = wait_for(lambda: webkit.execute_script(INNER))
    if name == "v1":
        assert wait_for(lambda: webkit.execute_script(HEIGHT)) > 200
    webkit.switch_to.frame(frame)
    judged(webkit.execute_script)
    webkit.switch_to.default_content()
