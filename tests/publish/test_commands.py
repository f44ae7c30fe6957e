"""The command line: exit status, no traceback, and a site from nothing."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

from haftquiz.publish import build, commands
from tests.publish.small import files_of, page
from tests.publish.test_build import BAD, PLACES


def run(*arguments):
    parser = argparse.ArgumentParser()
    commands.register(parser.add_subparsers(required=True))
    args = parser.parse_args([str(argument) for argument in arguments])
    return args.run(args)


def test_new_build_check(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run("new", "mine") == 0
    monkeypatch.chdir(tmp_path / "mine")
    assert run("check") == 0
    assert run("build", "--no-runtime") == 0
    assert (tmp_path / "mine/_site/index.html").is_file()
    monkeypatch.chdir(tmp_path)
    before = files_of(tmp_path)
    assert run("new", "mine") == 1
    assert files_of(tmp_path) == before
    assert "index.md" in capsys.readouterr().err


def test_problems_are_printed_and_the_status_is_one(make_site, capsys, monkeypatch):
    site = make_site(BAD)
    monkeypatch.chdir(site.folder)
    for command in (["check"], ["build", "--no-runtime"]):
        assert run(*command) == 1
        err = capsys.readouterr().err
        assert {":".join(line.split(":")[:2]) for line in err.split("\n") if ":" in line} == PLACES
        assert "Traceback" not in err
    assert not site.out.exists()


def test_the_real_command_shows_no_traceback(make_site):
    site = make_site(BAD)
    command = [sys.executable, "-m", "haftquiz", "build", "--no-runtime"]
    root = Path(commands.__file__).parents[2]
    done = subprocess.run(
        command, cwd=site.folder, capture_output=True, check=False, env={"PYTHONPATH": str(root)}
    )
    err = done.stderr.decode()
    assert done.returncode == 1
    assert "content/label.md:10: " in err
    assert "Traceback" not in err


def test_an_unexpected_error_is_one_sentence(make_site, capsys, monkeypatch):
    site = make_site({"bad.md": page("متن\n")})
    monkeypatch.chdir(site.folder)

    def convert(site, page, floor, problems):
        raise ZeroDivisionError("boom")

    monkeypatch.setattr(build, "convert", convert)
    assert run("check") == 1
    err = capsys.readouterr().err
    assert err.startswith("content/bad.md: ")
    assert err.count("\n") == 1
    assert "--debug" in err
    with pytest.raises(build.UnexpectedError):
        run("check", "--debug")


def test_a_missing_folder_is_one_sentence(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run("check") == 1
    assert run("build", "--no-runtime") == 1
    assert capsys.readouterr().err.count("content") >= 2


def test_without_a_runtime_only_when_asked(make_site, capsys, monkeypatch):
    def no_runtime(cache, report):
        raise build.PackError("نشد")

    monkeypatch.setattr(build, "pack_runtime", no_runtime)
    site = make_site()
    monkeypatch.chdir(site.folder)
    assert run("build") == 1
    assert "--no-runtime" in capsys.readouterr().err
    assert not site.out.exists()
    assert run("build", "--no-runtime") == 0
    assert "هشدار" in capsys.readouterr().err
    assert 'data-runtime=""' in site.html()


def test_a_runtime_is_copied_and_named(make_site, tmp_path, monkeypatch):
    made = tmp_path / "runtime-0123"
    made.mkdir()
    (made / "python.wasm").write_bytes(b"\0asm")
    monkeypatch.setattr(build, "pack_runtime", lambda cache, report: made)
    site = make_site({"a/one.md": page()})
    monkeypatch.chdir(site.folder)
    assert run("build") == 0
    assert (site.out / "runtime-0123" / "python.wasm").read_bytes() == b"\0asm"
    assert 'data-runtime="../../runtime-0123/"' in site.html("a/one")
