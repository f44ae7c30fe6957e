"""Field report C01: the same page saved in four ways; and which files count at all."""

from __future__ import annotations

import codecs

import pytest

from haftquiz.publish.source import SourceError, decode, is_litter
from tests.publish.small import files_of, page, quiz

TEXT = page("یک پرسش:\n\n" + quiz() + "\nو پایانِ آن.\n")


@pytest.mark.parametrize(
    "saved",
    [codecs.BOM_UTF8 + TEXT.encode(), TEXT.replace("\n", "\r\n").encode()],
    ids=["bom", "crlf"],
)
def test_c01_bom_and_crlf_build_like_the_clean_page(make_site, saved):
    clean = files_of(make_site({"index.md": TEXT}, "clean").build())
    assert files_of(make_site({"index.md": saved}, "saved").build()) == clean


@pytest.mark.parametrize("form", ["bom", "crlf", "both"])
def test_c01_a_mistake_is_reported_at_its_true_line(make_site, form):
    text = TEXT.replace("hand: 9h, 3h", "hnad: 9h, 3h")
    line = text.split("\n").index("hnad: 9h, 3h") + 1
    if form != "bom":
        text = text.replace("\n", "\r\n")
    data = text.encode()
    if form != "crlf":
        data = codecs.BOM_UTF8 + data
    problems = make_site({"index.md": data}).problems()
    assert problems
    assert problems[0].startswith(f"content/index.md:{line}: ")


@pytest.mark.parametrize(
    ("saved", "named"),
    [
        (codecs.BOM_UTF16_LE + TEXT.encode("utf-16-le"), "UTF-16LE"),
        (TEXT.encode("utf-16-le"), "UTF-16LE"),
        (codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"), "UTF-16BE"),
        (TEXT.encode("utf-32"), "UTF-32"),
        ("---\ntitle: هفت خبيث\n---\nاين يک صفحه است\n".encode("cp1256"), "1256"),
    ],
    ids=["utf16le-bom", "utf16le", "utf16be", "utf32", "cp1256"],
)
def test_c01_other_encodings_stop_the_build_with_one_line(make_site, saved, named):
    problems = make_site({"two.md": saved}).problems()
    assert len(problems) == 1
    assert problems[0].startswith("content/two.md:")
    assert named in problems[0]
    assert "UTF-8" in problems[0]


def test_a_stray_byte_is_reported_at_its_line():
    with pytest.raises(SourceError) as caught:
        decode("---\ntitle: x\n---\nسلام ".encode() + b"\xff")
    assert caught.value.line == 4
    assert "0xFF" in str(caught.value)


def test_nul_is_no_text():
    with pytest.raises(SourceError) as caught:
        decode(b"---\ntitle: a\x00b\n---\n" + b"text " * 200)
    assert caught.value.line == 2


def test_c03_litter_is_known_by_name():
    litter = [
        ".#index.md", ".index.md.swp", "4913", "index.md~", "#index.md#",
        "index.md___jb_tmp___", ".DS_Store", "index.md.bak",
    ]  # fmt: skip
    assert [name for name in litter if not is_litter(name)] == []
    assert not is_litter("index.md")


def test_c03_litter_and_odd_files_are_no_pages(make_site):
    site = make_site({"index.md~": "x", "#index.md#": "x", ".index.md.swp": b"\0", "4913": ""})
    content = site.folder / "content"
    (content / ".#index.md").symlink_to("nobody@nowhere.1234")
    (content / "x.md").mkdir()
    site.build()
    pages = {name for name in files_of(site.out) if name.endswith("index.html")}
    own = ("progress/", "search/", "e/", "embed/", "compose/", "clauses/sheet/")
    assert pages - {f"{name}index.html" for name in own} == {"index.html", "clauses/index.html"}


def test_a_dangling_page_is_a_problem_not_a_crash(make_site):
    site = make_site()
    (site.folder / "content" / "gone.md").symlink_to("nowhere.md")
    [problem] = site.problems()
    assert problem.startswith("content/gone.md:1: ")
