"""`haftquiz variants`: one rule set, or several side by side, for people and as JSON."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from haftquiz.publish.house import load_house
from haftquiz.publish.plaintable import plain_table
from haftquiz.publish.problems import UsageError
from haftquiz.publish.saying import tell
from haftquiz.quiz.comparing import AnyRules, compare, games, set_title
from haftquiz.quiz.parsing import ALL_RULE_SETS, find_rules
from haftquiz.quiz.reading import Unreadable

DESCRIPTION = """\
قواعد یک مجموعه، یا چند مجموعه کنار هم: هر قاعده با مقدار، بندها و فرض‌هایش.
بی نام، همهٔ مجموعه‌ها. با --house تفاوتِ قرارِ جمع با متنی که از آن می‌آید."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's words."""
    parser.add_argument("sets", nargs="*", metavar="RULES", help="شناسه یا نام مجموعه: bazito، ورق")
    parser.add_argument("--json", action="store_true", help="یک شیء JSON، برای برنامه‌ها")
    parser.add_argument("--differences", action="store_true", help="فقط قاعده‌هایی که یکسان نیستند")
    parser.add_argument("--house", type=Path, help="قرارِ جمع، پروندهٔ TOML؛ تفاوتش با متن")


def command_variants(args: argparse.Namespace) -> int:
    """Print the comparison that was asked for."""
    chosen = [_find(name) for name in args.sets]
    differences = args.differences
    if args.house:
        changed = load_house(args.house).rules
        wanted = [rules.id for rules in chosen] or list(changed)
        for name in wanted:
            if name not in changed:
                raise UsageError(f"{args.house}: برای {name} قراری ندارد.")
        chosen = [rules for name in wanted for rules in (ALL_RULE_SETS[name], changed[name])]
        differences = True
    sets = games(chosen or list(ALL_RULE_SETS.values()))
    tables = [_table(game, differences) for game in _pairs(sets, bool(args.house))]
    tell(_json(tables) if args.json else "\n\n".join(map(_text, tables)))
    return 0


def _pairs(sets: list[list[AnyRules]], by_two: bool) -> list[list[AnyRules]]:
    """With house rules each set is compared with its own base and with nothing else."""
    if not by_two:
        return sets
    return [game[at : at + 2] for game in sets for at in range(0, len(game), 2)]


def _find(name: str) -> AnyRules:
    try:
        return find_rules(name)
    except Unreadable as error:
        raise UsageError(str(error)) from None


def _table(sets: Sequence[AnyRules], differences: bool) -> dict[str, Any]:
    rows = [row for row in compare(sets) if row["differs"] or not differences]
    columns = [{"id": r.id, "title": set_title(r), "house": bool(r.house())} for r in sets]
    return {"sets": columns, "rules": rows}


def _json(tables: list[dict[str, Any]]) -> str:
    """One object; its rules a line each, so that versions can be compared by lines."""
    games = []
    for table in tables:
        sets = json.dumps(table["sets"], ensure_ascii=False)
        rules = ",\n".join(json.dumps(row, ensure_ascii=False) for row in table["rules"])
        games.append(f'{{"sets": {sets}, "rules": [\n{rules}\n]}}')
    return f'{{"games": [{", ".join(games)}]}}'


def _text(table: dict[str, Any]) -> str:
    rows = [
        [row["title"], *(_cell(value) for value in row["values"])]
        for row in table["rules"]
        if any(value["text"] != "—" for value in row["values"])
    ]
    if not rows:
        names = " و ".join(column["title"] for column in table["sets"])
        return f"{names}: تفاوتی نیست."
    head = ["قاعده", *(column["title"] for column in table["sets"])]
    limit = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    return "\n".join(plain_table(head, rows, limit))


def _cell(value: dict[str, Any]) -> str:
    sources = list(value["clauses"])
    if value["house"]:
        sources.append("قرارِ جمع")
    if value["assumed"]:
        sources.append(f"فرض {value['assumed']}")
    return f"{value['text']} ({'، '.join(sources)})" if sources else value["text"]
