"""Pictures of scenarios: whole XML whatever the words (H07), the question and not the answer."""

from __future__ import annotations

import re
import struct
from xml.etree import ElementTree

import pytest
from jinja2 import Environment, FileSystemLoader

from haftquiz.publish import pictures, pictures_png
from haftquiz.publish.marks import Fence
from haftquiz.publish.problems import PageProblems, Problems
from haftquiz.publish.quizzes import Quiz, QuizFloor
from tests.conftest import ROOT

_env = Environment(loader=FileSystemLoader(ROOT / "templates"), autoescape=True)
SPRITE = _env.get_template("macros/sprite.html").render()
HOSTILE = (
    "</text><script>alert(1)</script>",
    '"onload="alert(1)',
    "&amp;lt;",
    "]]>",
    "\ufffe\u202e\u2067\x01",
    "ی" * 5000,
)


def quiz(lines: str) -> Quiz:
    problems = Problems()
    text = f"id: one\n{lines}"
    found = QuizFloor("bazito", PageProblems(problems, "x")).scenario(
        Fence(1, "haft", text, "", True)
    )
    assert found, list(problems)
    return found


def drawn(lines: str) -> str:
    return pictures.picture(quiz(lines), SPRITE, "هفت‌خبیث")


def words(svg: str) -> list[str]:
    root = ElementTree.fromstring(svg)
    return ["".join(it.itertext()) for it in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize("label", ["title", "note", "players"])
def test_h07_words_stay_words(text, label):
    value = f"{text[:3000]}" if label != "players" else f"{text[:200].replace(',', ' ')}, علی, مینا"
    try:
        svg = drawn(f"top: 9s\nhand: 9h, 3h\nask: legal\n{label}: {value}")
    except AssertionError:
        if label == "players":
            return  # no name: the author is told so
        raise
    root = ElementTree.fromstring(svg)
    assert not [it for it in root.iter() if it.tag.endswith("}script")]
    assert not [name for it in root.iter() for name in it.attrib if name.startswith("on")]
    for it in root.iter("{http://www.w3.org/2000/svg}text"):
        size = float(it.get("font-size"))
        width = sum(pictures._widths().get(sign, 1) for sign in "".join(it.itertext())) * size
        assert width <= pictures.WIDTH


def test_the_question_is_there_and_the_answer_is_not():
    it = quiz("played: 7c, 7d, 7h\nask: owed\nnote: نکته‌ای که جواب را می‌گوید: ۶")
    shown = " ".join(words(pictures.picture(it, SPRITE, "هفت‌خبیث")))
    assert it.view["question"] in shown
    assert "۶" not in shown and "نکته" not in shown


def test_many_hands_and_long_hands_stay_inside():
    deck = " ".join(f"{rank}{suit}" for suit in "hs" for rank in "A23456789TJQK")
    for lines in (
        f"top: 2c\nhand: {deck}\nask: legal",
        "hand 1: 2h\nhand 2: 3h\nhand 3: 4h 5h 6h 7h 8h 9h Th Jh Qh Kh\nask: scores\nwinner: 4",
    ):
        for x, y, scale in re.findall(r"translate\((\S+) (\S+)\) scale\((\S+)\)", drawn(lines)):
            assert 0 <= float(x) <= pictures.WIDTH - 100 * float(scale)
            assert 0 <= float(y) <= pictures.HEIGHT - 140 * float(scale)


def test_the_png_has_its_size_and_is_drawn_once(tmp_path, monkeypatch):
    svg = drawn("top: 9s\nhand: 9h, 3h\nask: legal")
    first = pictures_png.png(svg, tmp_path / "cache")
    assert first[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", first[16:24]) == (1200, 630)
    monkeypatch.setattr(pictures_png, "_draw", None)
    assert pictures_png.png(svg, tmp_path / "cache") == first


def test_persian_letters_are_joined_by_what_draws_the_png():
    """Letters that are kept apart are drawn otherwise: so joining takes place."""

    def ink(text: str) -> bytes:
        return pictures_png._draw(
            '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60">'
            f'<text x="390" y="40" font-size="30" text-anchor="end">\u2067{text}\u2069</text></svg>'
        )

    assert ink("بیست") != ink("ب\u200cی\u200cس\u200cت")
    assert ink("بیست؟") == ink("بیست؟\u200f")  # the mark at the end stands where it is read


def test_every_scenario_of_the_site_has_its_picture(site):
    folders = [path.parent for path in (site / "e").glob("*/index.html")]
    for folder in folders:
        assert (folder / "picture.png").stat().st_size < 120_000
        ElementTree.fromstring((folder / "picture.svg").read_text("utf-8"))


def test_of_many_hands_the_bankers_is_not_left_out():
    hands = "\n".join(f"hand {seat}: {rank}h\nstake {seat}: {seat}" for seat, rank in
                      enumerate("2345", 1))  # fmt: skip
    svg = drawn(f"rules: seven-and-half\nplayers: 5\nbanker: 5\n{hands}\nhand 5: 6c\nask: pays")
    told = " ".join(words(svg))
    assert "نفر پنجم، بانکدار" in told
    assert "نفر سوم، شرط ۳" in told
    assert "نفر چهارم" not in told
