"""The command line: `haftquiz ask` here; building commands register themselves."""

import argparse
import sys
from collections.abc import Sequence

from haftquiz import __version__
from haftquiz.quiz.command import command_ask


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    parser = _parser()
    arguments = parser.parse_args(argv)
    try:
        status: int = arguments.run(arguments)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="haftquiz", description=__doc__)
    parser.add_argument("--version", action="version", version=f"haftquiz {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    ask = commands.add_parser("ask", help="answer scenarios", description=command_ask.__doc__)
    ask.add_argument("--json", action="store_true", help="one JSON object a line")
    ask.add_argument("--rules", help="rule set of scenarios that name none")
    ask.add_argument("file", nargs="?", default="-", metavar="FILE", help="- is standard input")
    ask.set_defaults(run=command_ask)
    _register_publishing(commands)
    return parser


def _register_publishing(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Floor 3 brings build, serve, check and new; without its libraries `ask` still works."""
    try:
        from haftquiz.publish import commands as publishing
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("haftquiz.publish."):
            raise
        return
    publishing.register(commands)
