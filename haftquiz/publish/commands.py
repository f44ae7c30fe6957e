"""The commands `build`, `serve`, `check`, `new` and `runtime`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from haftquiz.publish import runtime_command
from haftquiz.publish.build import Options, UnexpectedError, build_site, read_and_check
from haftquiz.publish.problems import BuildFailedError, UsageError
from haftquiz.publish.serve import serve
from haftquiz.publish.starter import make_site

Command = Callable[[argparse.Namespace], int]


def register(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands to the parser of `haftquiz`; each sets `run`, a function of the args."""
    build = subparsers.add_parser("build", help="ساختن سایت")
    _add_content(build)
    _add_output(build)
    build.set_defaults(run=_guarded(_build))

    live = subparsers.add_parser("serve", help="ساختن و نشان‌دادن سایت، با نوسازی خودکار")
    _add_content(live)
    _add_output(live)
    live.add_argument("--host", default="127.0.0.1", help="نشانی (127.0.0.1)")
    live.add_argument("--port", type=_port, default=8000, help="درگاه (8000، یا هر چه آزاد باشد)")
    live.set_defaults(run=_guarded(_serve))

    check = subparsers.add_parser("check", help="بررسی صفحه‌ها بی‌آن‌که چیزی ساخته شود")
    _add_content(check)
    check.set_defaults(run=_guarded(_check))

    new = subparsers.add_parser("new", help="آغازِ یک سایت تازه در پوشه‌ای")
    new.add_argument("folder", type=Path, help="پوشهٔ سایت تازه")
    new.add_argument("--debug", action="store_true", help=argparse.SUPPRESS)
    new.set_defaults(run=_guarded(_new))

    runtime_command.register(subparsers)
    subparsers.choices["runtime"].set_defaults(run=_guarded(runtime_command.command_runtime))


def _add_content(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--content", type=Path, default=Path("content"), help="پوشهٔ صفحه‌ها")
    parser.add_argument("--debug", action="store_true", help="ردِ کامل خطای پیش‌بینی‌نشده")


def _add_output(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--output", dest="out", type=Path, default=Path("_site"), help="پوشهٔ خروجی")
    parser.add_argument(
        "--cache", type=Path, default=Path(".cache/runtime"), help="انبارهٔ پایتون مرورگر"
    )
    parser.add_argument(
        "--no-runtime",
        dest="with_runtime",
        action="store_false",
        help="بی پایتون مرورگر؛ داوری تنها از روی پاسخ‌های ساخته",
    )
    parser.add_argument(
        "--base", type=_base, default="/", help="مسیر سایت روی میزبان، برای 404.html (/)"
    )


def _base(text: str) -> str:
    return "/" + text.strip("/") + "/" if text.strip("/") else "/"


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port < 65536:
        raise argparse.ArgumentTypeError(text)
    return port


def _options(args: argparse.Namespace) -> Options:
    return Options(
        content=args.content,
        out=args.out,
        cache=args.cache,
        base=args.base,
        with_runtime=args.with_runtime,
    )


def _build(args: argparse.Namespace) -> int:
    result = build_site(_options(args), _say)
    _say(f"{result.out}: {result.pages} صفحه و {result.quizzes} سناریو ساخته شد.")
    return 0


def _serve(args: argparse.Namespace) -> int:
    return serve(_options(args), args.host, args.port, _say, args.debug)


def _check(args: argparse.Namespace) -> int:
    site = read_and_check(Options(content=args.content))
    _say(f"{len(site.pages)} صفحه و {len(list(site.quizzes))} سناریو بی‌اشکال است.")
    return 0


def _new(args: argparse.Namespace) -> int:
    index = make_site(args.folder)
    _say(f"{index}: نوشته شد. ببینیدش: cd {args.folder} && haftquiz serve")
    return 0


def _guarded(command: Command) -> Command:
    """Turn what may go wrong into sentences and exit status 1."""

    def run(args: argparse.Namespace) -> int:
        try:
            return command(args)
        except BuildFailedError as error:
            _say(str(error))
            _say(f"{len(error.problems)} اشکال؛ چیزی ساخته نشد.")
        except UsageError as error:
            _say(str(error))
        except UnexpectedError as error:
            if getattr(args, "debug", False):
                raise
            _unexpected(error.where, error.__cause__)
        except Exception as error:
            if getattr(args, "debug", False):
                raise
            _unexpected("haftquiz", error)
        return 1

    return run


def _unexpected(where: str, error: BaseException | None) -> None:
    _say(
        f"{where}: خطای پیش‌بینی‌نشده‌ای در خود haftquiz پیش آمد ({error!r}); "
        "لطفاً آن را با همین صفحه گزارش دهید (ردِ کامل: --debug)."
    )


def _say(text: str) -> None:
    """Write a line to the terminal, whatever its encoding can hold."""
    try:
        print(text, file=sys.stderr, flush=True)
    except UnicodeEncodeError:
        sys.stderr.buffer.write(text.encode("utf-8", "replace") + b"\n")
