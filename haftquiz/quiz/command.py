"""`haftquiz ask`: answers the scenarios of a file, for a person or as JSON lines."""

import argparse
import sys
from pathlib import Path
from typing import Any, TextIO

from haftquiz.quiz.persian import digits
from haftquiz.quiz.service import answer_text, dump
from haftquiz.quiz.shapes import move_label


def command_ask(arguments: argparse.Namespace) -> int:
    """Answer one or many scenarios; a line `---` separates them. Exit status 1 if any erred."""
    try:
        text = read_input(arguments.file)
    except OSError as error:
        print(f"haftquiz: {arguments.file}: {error.strerror}", file=sys.stderr)
        return 1
    failed = False
    for scenario in split_scenarios(text):
        answer = answer_text(scenario, page_rules=arguments.rules)
        failed = failed or "error" in answer
        write(dump(answer) if arguments.json else for_person(answer), sys.stdout)
    return 1 if failed else 0


def read_input(name: str) -> str:
    """The text of a file, or of standard input for `-`; bytes that are no UTF-8 show as U+FFFD."""
    data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    return data.decode("utf-8-sig", errors="replace")


def split_scenarios(text: str) -> list[str]:
    """The scenarios of a file, cut at lines `---`; empty pieces at the ends are none."""
    pieces: list[list[str]] = [[]]
    for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n"):
        if line.strip().strip("\ufeff\u200e\u200f") == "---":
            pieces.append([])
        else:
            pieces[-1].append(line)
    scenarios = ["\n".join(piece) for piece in pieces]
    return [text for text in scenarios if text.strip("\ufeff \t\n")] or [""]


def for_person(answer: dict[str, Any]) -> str:
    """An answer, or what is wrong with the scenario, in Persian."""
    if "error" in answer:
        error = answer["error"]
        return f"خطا ({error['kind']})، سطر {digits(error['line'])}: {error['message']}\n"
    lines = [f"پاسخ: {answer['text']}"]
    for why in answer["why"]:
        clause = f" ({why['clause']})" if why["clause"] else ""
        lines.append(f"  {_mark(why)} {why['text']}{clause}")
    if answer["assumed"]:
        lines.append("  فرض ما: " + "، ".join(answer["assumed"]))
    return "\n".join(lines) + "\n"


def _mark(why: dict[str, Any]) -> str:
    mark = {True: "✓", False: "✗", None: "•"}[why.get("legal")]
    move = why.get("move", "")
    if len(move) != 2 and move not in ("draw", "pass"):
        return mark
    label = f"{move_label(move, drew='keep' in why.get('reason', ''))}:"
    return mark if why["text"].startswith(label) else f"{mark} {label}"


def write(text: str, stream: TextIO) -> None:
    """Print, whatever encoding the terminal has."""
    stream.buffer.write((text + "\n").encode("utf-8", errors="backslashreplace"))
    stream.flush()
