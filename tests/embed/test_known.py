"""The list of embed addresses that were given out, and what a build says when one is gone."""

from __future__ import annotations

import pytest

from haftquiz.publish.embed_known import read_known, write_known
from haftquiz.publish.problems import Problems
from tests.publish.small import SmallSite, page, quiz


@pytest.fixture
def site(tmp_path):
    return SmallSite(tmp_path).write({"one.md": page(quiz("first") + quiz("second"))})


def known(site, text):
    (site.folder / "content" / "embeds.toml").write_text(text, encoding="utf-8")
    return site


def test_a_site_without_a_list_builds(site):
    assert site.problems() == []
    site.build()
    assert "نخست" not in site.html("e/first")
    assert not (site.out / "embeds.toml").exists()


def test_an_address_that_is_gone_fails_the_build_and_says_the_cure(site):
    (problem,) = known(site, 'known = [\n  "first",\n  "secnd",\n]\n').problems()
    assert problem.startswith("content/embeds.toml:3: سناریوی «secnd»")
    assert 'secnd = "…"' in problem and "«second»" in problem


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ('known = ["first"\n', 1, "TOML"),
        ('know = ["first"]\n', 1, "known"),
        ('known = "first"\n', 1, "فهرست"),
        ('known = ["A B"]\n', 1, "شناسه نیست"),
        ('known = ["../x"]\n', 1, "شناسه نیست"),
        ('known = []\n[moved]\nold = "gone"\n', 3, "آن هم در هیچ"),
        ('known = []\n[moved]\na = "b"\nb = "a"\n', 3, "آن هم در هیچ"),
        ('known = ["first"]\nmoved = 3\n', 2, "[moved]"),
    ],
)
def test_what_the_list_may_not_say(site, text, line, words):
    found = known(site, text).problems()
    assert any(it.startswith(f"content/embeds.toml:{line}:") and words in it for it in found), found


def test_a_moved_scenario_stays_at_its_old_address(site):
    known(site, 'known = ["old", "first"]\n[moved]\nold = "older"\nolder = "first"\n').build()
    for name in ("first", "old", "older"):
        assert '<haft-quiz id="first"' in site.html(f"e/{name}")
        assert '<link rel="canonical" href="../../one/#first">' in site.html(f"e/{name}")


def test_writing_the_list_keeps_what_is_in_it(site):
    known(site, 'known = ["old"]\n[moved]\nold = "first"\n')
    content = site.folder / "content"
    problems = Problems()
    path = write_known(content, read_known(content, ["first", "second"], problems))
    again = read_known(content, ["first", "second"], problems)
    assert not len(problems)
    assert again.ids == ("first", "old", "second")
    assert again.moved == {"old": "first"}
    assert path.read_text(encoding="utf-8").startswith("# ")
