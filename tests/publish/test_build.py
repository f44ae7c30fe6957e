"""The whole build: all problems at once, nothing half-written, the same bytes every time."""

from __future__ import annotations

import os

import pytest

from haftquiz.publish import render
from haftquiz.publish.build import UnexpectedError, build_site
from haftquiz.publish.output import MARKER
from haftquiz.publish.problems import BuildFailedError, UsageError
from tests.publish.small import files_of, page, places, quiz

# Point 7 of the contract of the builder, each kind of mistake in a file of its own.
BAD = {
    "label.md": page("متن\n\n```haft\nid: bad-label\ntop: 9s\nhnad: 9h\nask: legal\n```\n"),
    "twice.md": page("```haft\nid: bad-twice\ntop: 9s\nhand: 9h, 9h\nask: legal\n```\n"),
    "eight.md": page("```haft\nid: bad-eight\ntop: 9s\nfollow: yes\nhand: 9h\nask: legal\n```\n"),
    "answer.md": page(
        "```haft\nid: bad-answer\ntop: 9s\nhand: 9h, 3h\nask: legal\nanswer: 3h\n```\n"
    ),
    "unclosed.md": page("متن\n\n```haft\nid: bad-open\n"),
    "ids/a.md": page(quiz("same")),
    "ids/b.md": page("متن\n\n" + quiz("same")),
    "link.md": page("[پیوند](nowhere.md) و [پیوند](index.md#nowhere)\n"),
    "rules.md": page("متن\n", rules="bazita"),
    "fence-rules.md": page(
        "```haft\nid: bad-rules\nrules: bazita\ntop: 9s\nhand: 9h\nask: legal\n```\n"
    ),
    "id.md": page("```haft\ntop: 9s\nhand: 9h\nask: legal\n```\n"),
    "persian-id.md": page("```haft\nid: هشت\ntop: 9s\nhand: 9h\nask: legal\n```\n"),
    "clause.md": page("متن {§ bz-999}\n"),
    "key.md": "---\ntitel: x\nrules: bazito\n---\nمتن\n",
    "latin.md": page("متن 3\n"),
}
PLACES = {
    "content/label.md:10", "content/twice.md:8", "content/eight.md:8", "content/answer.md:10",
    "content/unclosed.md:7", "content/ids/b.md:7", "content/link.md:5", "content/rules.md:3",
    "content/fence-rules.md:7", "content/id.md:5", "content/persian-id.md:6",
    "content/clause.md:5", "content/key.md:2", "content/latin.md:5",
}  # fmt: skip


def test_every_problem_of_every_page_at_once_and_the_site_untouched(make_site):
    site = make_site({"one.md": page(quiz())})
    before = files_of(site.build())
    times = {path: path.stat().st_mtime_ns for path in site.out.rglob("*")}
    site.write(BAD)
    with pytest.raises(BuildFailedError) as caught:
        site.build()
    problems = [str(problem) for problem in caught.value.problems]
    assert set(places(problems)) == PLACES
    assert places(problems).count("content/link.md:5") == 2
    assert len(problems) == len(PLACES) + 1
    assert all(problem.split(": ", 1)[1][0] > "\u0600" or "«" in problem for problem in problems)
    assert files_of(site.out) == before
    assert {path: path.stat().st_mtime_ns for path in site.out.rglob("*")} == times
    assert [path.name for path in site.folder.iterdir() if path.name.startswith("_site.")] == []


@pytest.mark.parametrize("name", BAD)
def test_each_kind_fails_by_itself(make_site, name):
    others = {"ids/a.md": BAD["ids/a.md"]} if name == "ids/b.md" else {}
    if name == "ids/a.md":
        return
    site = make_site({name: BAD[name], **others})
    with pytest.raises(BuildFailedError) as caught:
        site.build()
    found = set(places([str(problem) for problem in caught.value.problems]))
    assert found <= PLACES
    assert all(place.startswith(f"content/{name}:") for place in found)
    assert not site.out.exists()


def test_two_builds_give_the_same_bytes(make_site):
    files = {"one.md": page(quiz() + "\nمتن[^1]\n\n[^1]: پانوشت\n")}
    first = make_site(files, "first").build()
    second = make_site(files, "second").build()
    assert files_of(first) == files_of(second)
    again = files_of(first)
    make_site(files, "first").build()
    assert files_of(first) == again


def test_c12_nothing_stays_behind_after_a_rename(make_site):
    site = make_site({"old.md": page(quiz()), "pic.svg": "<svg/>"})
    site.build()
    content = site.folder / "content"
    (content / "old.md").rename(content / "new.md")
    (content / "pic.svg").unlink()
    site.build()
    clean = make_site({"new.md": page(quiz())}, "clean").build()
    assert files_of(site.out) == files_of(clean)


def test_an_error_while_writing_leaves_the_last_site(make_site, monkeypatch):
    site = make_site()
    before = files_of(site.build())
    calls = []

    def page_html(self, page):
        calls.append(page)
        if len(calls) > 1:
            raise RuntimeError("boom")
        return "x"

    monkeypatch.setattr(render.Renderer, "page", page_html)
    with pytest.raises(UnexpectedError) as caught:
        site.build()
    assert caught.value.where.startswith("content/")
    assert files_of(site.out) == before
    assert not list(site.folder.glob("_site.*"))


def test_the_output_can_be_read_by_a_web_server(make_site):
    out = make_site().build()
    if os.name == "posix":
        assert out.stat().st_mode & 0o055 == 0o055


def test_attachments_lie_where_their_page_expects_them(make_site):
    site = make_site({"a/one.md": page("![شکل](pic.svg)\n"), "a/pic.svg": "<svg/>"})
    site.build()
    assert 'src="../pic.svg"' in site.body("a/one")
    assert (site.out / "a" / "pic.svg").read_text() == "<svg/>"


@pytest.mark.parametrize("where", ["content/_site", "content", ".", "taken", "file"])
def test_a_dangerous_output_folder_is_refused(make_site, where):
    from dataclasses import replace

    site = make_site()
    (site.folder / "taken").mkdir()
    (site.folder / "taken" / "thesis.docx").write_text("x")
    (site.folder / "file").write_text("x")
    before = files_of(site.folder)
    with pytest.raises(UsageError):
        build_site(replace(site.options, out=site.folder / where), lambda line: None)
    assert files_of(site.folder) == before


def test_c04_an_output_that_leads_into_content_by_a_link_is_refused(make_site):
    site = make_site()
    (site.folder / "content" / "inside").mkdir()
    site.out.symlink_to(site.folder / "content" / "inside")
    with pytest.raises(UsageError):
        site.build()


def test_the_marker_lets_only_our_own_output_be_replaced(make_site):
    site = make_site()
    site.build()
    assert (site.out / MARKER).is_file()
    site.build()
    (site.out / MARKER).unlink()
    with pytest.raises(UsageError):
        site.build()


def test_no_content_no_index(make_site, tmp_path):
    site = make_site()
    (site.folder / "content" / "index.md").unlink()
    [problem] = site.problems()
    assert problem.startswith("content/index.md:1: ")


def test_control_signs_and_crowds_of_pages_do_no_harm(make_site):
    site = make_site({f"p{n}.md": page(f"متن ۷♥\n\n{quiz(f'q-{n}')}") for n in range(30)})
    site.build()
    assert len(list(site.out.glob("p[0-9]*/index.html"))) == 30
