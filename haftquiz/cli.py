"""The command line: `haftquiz ask` here; building commands register themselves."""

import argparse
import sys
from collections.abc import Sequence

from haftquiz import __version__
from haftquiz.quiz.command import command_ask


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    parser = _parser(publishing=words[:1] != ["ask"])
    arguments = parser.parse_args(words)
    try:
        status: int = arguments.run(arguments)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    return status


def _parser(publishing: bool) -> argparse.ArgumentParser:
    """All commands; `ask` alone needs nothing of floor 3 and does not wait for it."""
    parser = argparse.ArgumentParser(prog="haftquiz", description=__doc__)
    parser.add_argument("--version", action="version", version=f"haftquiz {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    ask = commands.add_parser("ask", help="answer scenarios", description=command_ask.__doc__)
    ask.add_argument("--json", action="store_true", help="one JSON object a line")
    ask.add_argument("--rules", help="rule set of scenarios that name none")
    ask.add_argument("file", nargs="?", default="-", metavar="FILE", help="- is standard input")
    ask.set_defaults(run=command_ask)
    if publishing:
        from haftquiz.publish.commands import register  # noqa: PLC0415

        register(commands)
    return parser
