"""`serve`: types, reload, problems in the page, and no rebuild without a change (C03, C04, C12)."""

from __future__ import annotations

import json
import threading
import time
import urllib.error
import urllib.request

import pytest

from haftquiz.publish import serve as serving
from haftquiz.publish.problems import UsageError
from haftquiz.publish.server import LiveState, make_server
from tests.publish.small import files_of, page, quiz


def get(url, **headers):
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as reply:
            return reply.status, reply.headers, reply.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


@pytest.fixture
def served(make_site):
    """A function: files to (site, url, state) of a running server without a watcher."""
    servers = []

    def start(files=None):
        site = make_site(files)
        site.build()
        state = LiveState()
        server = make_server(site.out, state, "127.0.0.1", 0)
        servers.append((server, state))
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        return site, f"http://127.0.0.1:{server.server_port}", state

    yield start
    for server, state in servers:
        state.close()
        server.shutdown()
        server.server_close()


def test_types_and_headers(served):
    site, url, _ = served()
    assets = next(site.out.glob("assets-*"))
    (site.out / "x.wasm").write_bytes(b"\0asm")
    for name, kind in {
        "": "text/html; charset=utf-8",
        "x.wasm": "application/wasm",
        "scenarios.json": "application/json; charset=utf-8",
        f"{assets.name}/js/main.mjs": "text/javascript; charset=utf-8",
        f"{assets.name}/fonts/vazirmatn.woff2": "font/woff2",
    }.items():
        status, headers, _ = get(f"{url}/{name}")
        assert (status, headers["Content-Type"]) == (200, kind)
        assert headers["Access-Control-Allow-Origin"] == "*"


def test_reload_is_put_in_on_the_way_out_only(served):
    site, url, _ = served()
    _, _, body = get(url + "/")
    assert b"/__haftquiz__/reload.js" in body
    assert b"__haftquiz__" not in b"".join(files_of(site.out).values())
    assert get(url + "/__haftquiz__/reload.js")[0] == 200


def test_folders_and_what_is_not_there(served):
    _, url, _ = served({"فارسی.md": page()})
    status, _, body = get(url + "/clauses")
    assert status == 200
    assert "بندها".encode() in body
    assert get(url + "/%D9%81%D8%A7%D8%B1%D8%B3%DB%8C/")[0] == 200
    for path in (
        "/no/where/",
        "/.haftquiz",
        "/../content/index.md",
        "/%2e%2e/content/index.md",
        "/%00",
        "/" + "a" * 300,
        "/index.html/",
        "/..%5c..%5cx",
    ):
        status, _, body = get(url + path)
        assert status == 404, path
        assert b"__haftquiz__" in body


def test_no_redirect_to_another_host(served):
    _, url, _ = served({"example.com.md": page()})
    status, headers, _ = get(url + "//example.com")
    assert status in (200, 404)
    assert "//" not in (headers["Location"] or "")


def test_a_taken_port_gives_another(served):
    site, url, state = served()
    port = int(url.rsplit(":", 1)[1])
    other = make_server(site.out, state, "127.0.0.1", port)
    assert other.server_port != port
    assert other.server_address[0] == "127.0.0.1"
    other.server_close()


def test_events_tell_builds_and_problems(served):
    _, url, state = served()
    reply = urllib.request.urlopen(url + "/__haftquiz__/events", timeout=5)

    def message():
        while True:
            line = reply.readline().decode()
            if line.startswith("data: "):
                return json.loads(line[6:])

    first = message()
    state.failed([("content/x.md:3", "اشکال")])
    failed = message()
    assert failed == {"build": first["build"], "problems": [["content/x.md:3", "اشکال"]]}
    state.built()
    built = message()
    assert built["build"] != first["build"]
    assert built["problems"] == []
    reply.close()


def test_c04_an_output_inside_content_is_refused_at_the_start(make_site):
    from dataclasses import replace

    site = make_site()
    inside = replace(site.options, out=site.folder / "content" / "_site")
    with pytest.raises(UsageError):
        serving.serve(inside, "127.0.0.1", 0, lambda line: None)


class Running:
    """`serve` in a thread, with its terminal."""

    def __init__(self, site):
        self.site = site
        self.said: list[str] = []
        self.stop = threading.Event()
        self.state = LiveState()
        self.options = site.options
        self.watched = [site.options.content]
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.builds = 0

    def _run(self):
        before = serving.fingerprint(self.options)
        self.rebuild()
        for _ in serving.changes(self.watched, self.stop):
            before = serving.rebuild_if_changed(before, self.options, self.rebuild)

    def rebuild(self):
        serving.rebuild(self.options, self.state, self.said.append)
        self.builds += 1

    def wait(self, builds, timeout=10.0):
        end = time.monotonic() + timeout
        while self.builds < builds and time.monotonic() < end:
            time.sleep(0.05)
        time.sleep(0.8)  # time for one too many
        return self.builds


@pytest.fixture
def running(make_site):
    started = []

    def start(files):
        run = Running(make_site(files))
        run.thread.start()
        started.append(run)
        assert run.wait(1) == 1
        return run

    yield start
    for run in started:
        run.stop.set()
        run.thread.join(5)


def test_c03_litter_builds_nothing_and_a_save_builds_once(running):
    run = running({})
    content = run.site.folder / "content"
    (content / ".#index.md").symlink_to("nobody@nowhere")
    for name in (
        ".index.md.swp",
        "4913",
        "index.md~",
        "#index.md#",
        "index.md___jb_tmp___",
        ".DS_Store",
    ):
        (content / name).write_text("x")
        (content / name).unlink()
    (content / "x.md").mkdir()
    (content / ".#index.md").unlink()
    assert run.wait(2, 1.5) == 1
    (content / "index.md.tmp").write_text(page("متن تازه\n"))
    (content / "index.md.tmp").rename(content / "index.md")
    assert run.wait(2) == 2
    assert "متن تازه" in run.site.html()
    (content / "index.md").touch()
    assert run.wait(3, 1.5) == 2


def test_c12_after_changes_the_site_equals_a_clean_build(running, make_site):
    run = running({"one.md": page(quiz()), "two.md": page(quiz("second"))})
    content = run.site.folder / "content"
    (content / "one.md").rename(content / "three.md")
    (content / "two.md").write_text(page(quiz("second"), draft="yes"))
    run.wait(2)
    clean = make_site({"three.md": page(quiz())}, "clean").build()
    assert files_of(run.site.out) == files_of(clean)


def test_a_failed_rebuild_keeps_the_site_and_tells(running):
    run = running({})
    before = files_of(run.site.out)
    (run.site.folder / "content" / "bad.md").write_text(page("[x](no.md)\n"))
    run.wait(2)
    assert files_of(run.site.out) == before
    assert any("content/bad.md:5: " in line for line in run.said)
    assert "content/bad.md:5" in run.state.after(-1, 0)[1]
    (run.site.folder / "content" / "bad.md").unlink()
    run.wait(3)
    assert '"problems": []' in run.state.after(-1, 0)[1]


def test_serve_itself_prints_its_address_and_stops(make_site, monkeypatch):
    said = []

    def changes(folders, stop):
        yield None
        raise KeyboardInterrupt

    monkeypatch.setattr(serving, "changes", changes)
    assert serving.serve(make_site().options, "127.0.0.1", 0, said.append) == 0
    assert any(line.startswith("http://127.0.0.1:") for line in said)
