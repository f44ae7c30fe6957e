"""The commands `build`, `serve`, `check`, `new`, `runtime`, `variants` and `coverage`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from haftquiz.publish import coverage, runtime_command, variants
from haftquiz.publish.build import Options, UnexpectedError, build_site, read_and_check, runtime_of
from haftquiz.publish.embed_known import write_known
from haftquiz.publish.embed_native import write_assets
from haftquiz.publish.problems import BuildFailedError, UsageError
from haftquiz.publish.saying import say as _say
from haftquiz.publish.serve import serve
from haftquiz.publish.site_url import path_of, site_url
from haftquiz.publish.starter import make_site

Command = Callable[[argparse.Namespace], int]


def register(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands to the parser of `haftquiz`; each sets `run`, a function of the args."""
    build = subparsers.add_parser("build", help="ساختن سایت")
    _add_content(build)
    _add_output(build)
    build.add_argument(
        "--zip", dest="archive", type=Path, help="بایگانی سایت هم، که از روی دیسک باز می‌شود"
    )
    build.add_argument("--hosts", type=Path, help="نمونهٔ پیکربندی nginx و Apache در این پوشه")
    build.set_defaults(run=_guarded(_build))

    live = subparsers.add_parser("serve", help="ساختن و نشان‌دادن سایت، با نوسازی خودکار")
    _add_content(live)
    _add_output(live)
    live.add_argument("--host", default="127.0.0.1", help="نشانی (127.0.0.1)")
    live.add_argument("--port", type=_port, default=8000, help="درگاه (8000، یا هر چه آزاد باشد)")
    live.set_defaults(run=_guarded(_serve))

    check = subparsers.add_parser("check", help="بررسی صفحه‌ها بی‌آن‌که چیزی ساخته شود")
    _add_content(check)
    check.add_argument(
        "--embeds",
        action="store_true",
        help="شناسه‌های تازه را به content/embeds.toml می‌افزاید؛ نشانی‌شان از آن پس می‌ماند",
    )
    check.set_defaults(run=_guarded(_check))

    native = subparsers.add_parser("assets", help="پرونده‌های پرسش برای سایتِ سازنده‌ای دیگر")
    native.add_argument("folder", type=Path, help="پوشه‌ای در سایت، مانند docs/haftquiz")
    native.add_argument("--cache", type=Path, default=Options.cache, help=argparse.SUPPRESS)
    native.add_argument(
        "--no-runtime", dest="with_runtime", action="store_false", help="بی پایتون مرورگر"
    )
    _add_debug(native)
    native.set_defaults(run=_guarded(_assets))

    new = subparsers.add_parser("new", help="آغازِ یک سایت تازه در پوشه‌ای")
    new.add_argument("folder", type=Path, help="پوشهٔ سایت تازه")
    new.add_argument("--debug", action="store_true", help=argparse.SUPPRESS)
    new.set_defaults(run=_guarded(_new))

    runtime_command.register(subparsers)
    subparsers.choices["runtime"].set_defaults(run=_guarded(runtime_command.command_runtime))

    rules = subparsers.add_parser(
        "variants", help="قواعد یک مجموعه، یا چند مجموعه کنار هم", description=variants.DESCRIPTION
    )
    variants.add_arguments(rules)
    _add_debug(rules)
    rules.set_defaults(run=_guarded(variants.command_variants))

    covered = subparsers.add_parser(
        "coverage", help="بندها و آنچه هر یک را می‌آزماید", description=coverage.DESCRIPTION
    )
    coverage.add_arguments(covered)
    _add_content(covered)
    covered.set_defaults(run=_guarded(coverage.command_coverage))


def _add_content(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--content", type=Path, default=Path("content"), help="پوشهٔ صفحه‌ها")
    parser.add_argument(
        "--house",
        type=Path,
        help="قرارِ جمع، پروندهٔ TOML (house.toml کنار پوشهٔ صفحه‌ها، اگر باشد): زیر نام هر مجموعه، "
        "مانند [bazito]، هر قاعده در خطی: hand_size = 9. صفحه‌ای که قاعدهٔ خود متن را می‌خواهد در "
        "آغازش house: no دارد",
    )
    _add_debug(parser)


def _add_debug(parser: argparse.ArgumentParser) -> None:
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
        "--base",
        type=_base,
        help="مسیر سایت روی میزبان، برای 404.html (مسیر --url، وگرنه /)",
    )
    parser.add_argument(
        "--url",
        type=site_url,
        help="نشانی کامل سایت، مانند https://example.org/haft/: برای آنچه نشانی مطلق می‌خواهد "
        "(نقشهٔ سایت، خوراک، تصویر هم‌رسانی)",
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
        base=args.base or path_of(args.url or ""),
        url=args.url or "",
        with_runtime=args.with_runtime,
        house=args.house,
    )


def _build(args: argparse.Namespace) -> int:
    options = replace(_options(args), archive=args.archive, hosts=args.hosts)
    result = build_site(options, _say)
    _say(f"{result.out}: {result.pages} صفحه و {result.quizzes} سناریو ساخته شد.")
    return 0


def _serve(args: argparse.Namespace) -> int:
    # Nobody shares what is being written; a hundred pictures would keep the author waiting.
    options = replace(_options(args), with_pictures=False)
    return serve(options, args.host, args.port, _say, args.debug)


def _check(args: argparse.Namespace) -> int:
    site = read_and_check(Options(content=args.content, house=args.house))
    _say(f"{len(site.pages)} صفحه و {len(list(site.quizzes))} سناریو بی‌اشکال است.")
    if args.embeds:
        _say(f"{write_known(args.content, site.known)}: {len(site.known.present)} نشانی در آن است.")
    elif site.known.ids and site.known.fresh():
        _say(f"{len(site.known.fresh())} شناسهٔ تازه؛ ثبت نشانی‌شان: haftquiz check --embeds")
    return 0


def _assets(args: argparse.Namespace) -> int:
    options = Options(cache=args.cache, with_runtime=args.with_runtime)
    names = write_assets(args.folder, options.assets, runtime_of(options, _say))
    _say(f"{args.folder}: quiz.css، quiz.mjs و {len(names)} ماژول نوشته شد.")
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
        except BrokenPipeError:
            raise  # whoever read the output has seen enough
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
