"""`haftquiz serve`: the built site over HTTP, rebuilt and reloaded when a source changes."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import watchfiles

from haftquiz.publish.build import Options, Report, UnexpectedError, build_site
from haftquiz.publish.output import check_output
from haftquiz.publish.problems import BuildFailedError, UsageError
from haftquiz.publish.server import LiveState, make_server
from haftquiz.publish.source import attachment_files, is_litter, page_files, walk


def serve(options: Options, host: str, port: int, report: Report, debug: bool = False) -> int:
    """Build, serve and watch until interrupted."""
    watched = [options.content, options.templates, options.assets]
    out = check_output(options.out, watched)
    state = LiveState()
    server = make_server(out, state, host, port)
    stop = threading.Event()
    serving = threading.Thread(target=server.serve_forever, daemon=True)
    try:
        before = fingerprint(options)
        again = partial(rebuild, options, state, report, debug)
        again()
        serving.start()
        report(f"http://{host}:{server.server_port}/  سایت این‌جاست؛ پایان با Ctrl+C")
        for _ in changes([*watched, options.house_file], stop):
            before = rebuild_if_changed(before, options, again)
    except KeyboardInterrupt:
        report("پایان.")
    finally:
        stop.set()
        state.close()
        if serving.is_alive():
            server.shutdown()
        server.server_close()
    return 0


def rebuild(options: Options, state: LiveState, report: Report, debug: bool = False) -> None:
    """Build once; tell the terminal and the open pages how it went."""
    try:
        result = build_site(options, report)
    except BuildFailedError as error:
        report(str(error))
        report(f"{len(error.problems)} اشکال؛ سایت همان ساختهٔ پیشین است.")
        state.failed([(f"{p.path}:{p.line}", p.message) for p in error.problems])
    except UsageError as error:
        report(str(error))
        state.failed([("", str(error))])
    except UnexpectedError as error:
        if debug:
            raise
        report(f"{error.where}: خطای پیش‌بینی‌نشدهٔ haftquiz ({error.__cause__!r}).")
        state.failed([(error.where, f"خطای پیش‌بینی‌نشدهٔ haftquiz: {error.__cause__!r}")])
    else:
        report(f"{result.pages} صفحه و {result.quizzes} سناریو ساخته شد.")
        state.built()


def rebuild_if_changed(before: str, options: Options, again: Callable[[], None]) -> str:
    """Build if the sources differ from `before`; return what they are now."""
    now = fingerprint(options)
    if now != before:
        again()
    return now


def changes(places: list[Path], stop: threading.Event) -> Iterator[None]:
    """Yield when something other than litter may have changed in folders and files."""
    there = [place for place in places if place.exists()]

    def wanted(_: watchfiles.Change, path: str) -> bool:
        return not is_litter(Path(path).name)

    for polling in (False, True):
        try:
            for _ in watchfiles.watch(
                *there,
                watch_filter=wanted,
                stop_event=stop,
                debounce=300,
                step=100,
                force_polling=polling,
                ignore_permission_denied=True,
                raise_interrupt=True,
            ):
                yield None
            return
        except OSError:  # too many watches, a file system without events: look again and again
            if polling:
                raise


def fingerprint(options: Options) -> str:
    """Return a digest of all sources: a save without a change, or litter, leaves it the same."""
    digest = hashlib.sha256()
    content = [*page_files(options.content), *attachment_files(options.content)]
    house = [options.house_file] if options.house_file.is_file() else []
    for path in [*content, *house, *walk(options.templates), *walk(options.assets)]:
        try:
            data = path.read_bytes()
        except OSError:
            data = b"?"
        name = str(path).encode("utf-8", "surrogateescape")
        digest.update(b"%d %s %d " % (len(name), name, len(data)) + data)
    return digest.hexdigest()
