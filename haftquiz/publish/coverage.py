"""`haftquiz coverage`: which tests, scenarios and paragraphs exercise each clause.

Tests are found by their names (`test_bz_31_…`), without importing them. Scenarios are those whose
reasons cite the clause, and those that their author has named after it (`bz-31`, `bz-31-two`) or
after an example of the document that shows it (`bz-e07`, `bz-e07b`). Paragraphs are found by their
`{§ bz-31}`.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from haftquiz.publish.build import Options, read_site
from haftquiz.publish.clause_list import DOCUMENTS, Clause, clauses, examples
from haftquiz.publish.plaintable import plain_table
from haftquiz.publish.problems import BuildFailedError, Problems, UsageError
from haftquiz.publish.saying import say, tell
from haftquiz.publish.site import Site
from haftquiz.quiz.rule_titles import RULE_SET_NAMES

DESCRIPTION = """\
برای هر بند: آزمون‌ها (تابع‌هایی به نام test_bz_31_…)، سناریوهای سایت که دلیلشان به آن می‌رسد یا نامشان
از آن (bz-31) یا از مثالش (bz-e07) است، و پاراگرافی که آن را می‌گوید ({§ bz-31}). اگر بندِ آزمودنی
آزمون ندارد، پایان با ۱؛ با --site همچنین اگر بندِ آزمودنی یا مثالی سناریو، یا قاعده‌ای پاراگراف
ندارد."""
_NAMED = re.compile(r"(?P<document>[a-z]{2})-(?P<example>e?)(?P<number>\d{2,3})[a-z]?(?:-.*)?")


Played = dict[str, tuple[str, ...]]  # the examples of the documents, each with its scenarios


@dataclass(frozen=True)
class Covered:
    """One clause with all that exercises it."""

    clause: Clause
    tests: tuple[str, ...]  # tests/clauses/test_x.py::test_bz_31_the_turn_goes_on
    scenarios: tuple[str, ...]
    paragraphs: tuple[str, ...]  # content/bazito/eight.md:12

    @property
    def lacks_test(self) -> bool:
        """Whether a test is demanded and missing."""
        return self.clause.testable and not self.tests

    @property
    def lacks_scenario(self) -> bool:
        """Whether a scenario of the site is demanded and missing."""
        return self.clause.testable and not self.scenarios

    @property
    def lacks_paragraph(self) -> bool:
        """Whether a paragraph of the site is demanded and missing."""
        return self.clause.normative and not self.paragraphs


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's words."""
    parser.add_argument("--json", action="store_true", help="یک شیء JSON، برای برنامه‌ها")
    parser.add_argument("--missing", action="store_true", help="فقط بندهایی که چیزی کم دارند")
    parser.add_argument(
        "--site", action="store_true", help="سناریو و پاراگراف هم لازم است، نه فقط آزمون"
    )
    parser.add_argument("--tests", type=Path, default=Path("tests"), help="پوشهٔ آزمون‌ها")


def command_coverage(args: argparse.Namespace) -> int:
    """Print what exercises each clause; 1 where something that is demanded is missing."""
    tests = find_tests(args.tests)
    site = _site(args)
    covered = cover(clauses().values(), tests, site)
    shown = find_scenarios(site)
    played = {name: tuple(shown.get(name, ())) for name in examples()}
    if args.json:
        tell(_json(covered, played))
    else:
        tell(_text(covered, played, args))
    lacking = any(_lacks(each, args.site) for each in covered)
    return 1 if lacking or (args.site and not all(played.values())) else 0


def _site(args: argparse.Namespace) -> Site:
    """The site as far as it can be read; a page that is wrong counts for what is right in it."""
    if not args.content.is_dir() and not args.site:
        return Site()
    problems = Problems()
    try:
        site = read_site(Options(content=args.content, house=args.house), problems)
    except BuildFailedError as error:
        raise UsageError(str(error)) from None
    if problems:
        say(f"سایت {len(problems)} اشکال دارد؛ haftquiz check آن‌ها را می‌گوید.")
    return site


def find_tests(folder: Path) -> dict[str, list[str]]:
    """The test functions under a folder by the clause (or open question) in their names."""
    if not folder.is_dir():
        raise UsageError(f"پوشهٔ آزمون‌ها ({folder}) نیست؛ --tests بدهید.")
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        for name in test_names(path.read_text(encoding="utf-8")):
            clause = clause_of(name)
            if clause:
                found[clause].append(f"{path.as_posix()}::{name}")
    return found


def test_names(source: str) -> list[str]:
    """The names of the test functions of a file, those in classes included."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = ast.walk(ast.parse(source))
    return [n.name for n in nodes if isinstance(n, functions) and n.name.startswith("test_")]


def clause_of(name: str) -> str | None:
    """`BZ-31` for `test_bz_31_the_turn_goes_on`; None for a test of something else."""
    return named_after(name.removeprefix("test_").replace("_", "-"))


def named_after(name: str) -> str | None:
    """`BZ-31` for `bz-31-two`, `BZ-E07` for `bz-e07b`: the clause or example in a name."""
    found = _NAMED.fullmatch(name)
    if found is None:
        return None
    return f"{found['document']}-{found['example']}{int(found['number']):02}".upper()


def cover(listed: Iterable[Clause], tests: dict[str, list[str]], site: Site) -> list[Covered]:
    """Put together what exercises each clause."""
    scenarios = find_scenarios(site)
    paragraphs: dict[str, list[str]] = defaultdict(list)
    for page in site.pages.values():
        for clause, line in page.clauses:
            paragraphs[clause.upper()].append(f"{page.shown}:{line}")
    return [
        Covered(c, *(tuple(each.get(c.id, ())) for each in (tests, scenarios, paragraphs)))
        for c in listed
    ]


def find_scenarios(site: Site) -> dict[str, list[str]]:
    """The scenarios of a site by the clause, or the example, that they exercise."""
    found: dict[str, list[str]] = defaultdict(list)
    for _, quiz in site.quizzes:
        named = named_after(quiz.id) or ""
        for clause in dict.fromkeys([*quiz.baked["touches"], *examples().get(named, ()), named]):
            found[clause].append(quiz.id)
    return found


def _lacks(each: Covered, site: bool) -> bool:
    return each.lacks_test or (site and (each.lacks_scenario or each.lacks_paragraph))


# -- for people -----------------------------------------------------------------------------------


def _text(covered: list[Covered], played: Played, args: argparse.Namespace) -> str:
    shown = [each for each in covered if not args.missing or _lacks(each, args.site)]
    head = ["بند", "نوع", "آزمون", "سناریو", "پاراگراف"]
    lines = plain_table(head, [_row(each) for each in shown]) if shown else []
    unplayed = [name for name, scenarios in played.items() if args.site and not scenarios]
    if unplayed:
        lines += ["", f"مثال‌هایی که سناریو ندارند: {'، '.join(unplayed)}"]
    return "\n".join([*lines, "", *_summary(covered, played)]).lstrip("\n")


def _row(each: Covered) -> list[str]:
    kind = each.clause.kind if each.clause.testable else f"{each.clause.kind} (آزمودنی نیست)"
    return [
        each.clause.id,
        kind,
        "ندارد" if each.lacks_test else str(len(each.tests)),
        "ندارد" if each.lacks_scenario else str(len(each.scenarios)),
        each.paragraphs[0] if each.paragraphs else "ندارد" if each.lacks_paragraph else "—",
    ]


def _summary(covered: list[Covered], played: Played) -> list[str]:
    rows = []
    for prefix, rules_id in DOCUMENTS.items():
        counts = _counts(prefix, covered, played)
        rows.append(
            [
                f"{RULE_SET_NAMES[rules_id][0]} ({prefix})",
                str(counts["clauses"]),
                f"{counts['tested']} از {counts['testable']}",
                f"{counts['with_scenario']} از {counts['testable']}",
                f"{counts['with_paragraph']} از {counts['normative']}",
                f"{counts['played']} از {counts['examples']}",
            ]
        )
    return plain_table(["متن", "بند", "آزمون", "سناریو", "پاراگراف", "مثال"], rows)


def _counts(prefix: str, covered: list[Covered], played: Played) -> dict[str, int]:
    part = [each for each in covered if each.clause.document == prefix]
    of_document = [shown for name, shown in played.items() if name.startswith(prefix)]
    testable = [each for each in part if each.clause.testable]
    normative = [each for each in part if each.clause.normative]
    return {
        "clauses": len(part),
        "testable": len(testable),
        "tested": sum(bool(each.tests) for each in testable),
        "with_scenario": sum(bool(each.scenarios) for each in testable),
        "normative": len(normative),
        "with_paragraph": sum(bool(each.paragraphs) for each in normative),
        "examples": len(of_document),
        "played": sum(map(bool, of_document)),
    }


# -- for programs ---------------------------------------------------------------------------------


def _json(covered: list[Covered], played: Played) -> str:
    """One object; its clauses a line each, so that versions can be compared by lines."""
    shown = [{"id": n, "clauses": examples()[n], "scenarios": played[n]} for n in played]
    documents = {prefix: _counts(prefix, covered, played) for prefix in DOCUMENTS}
    parts = {"clauses": map(_record, covered), "examples": shown}
    listed = ", ".join(
        f'"{name}": [\n' + ",\n".join(json.dumps(r, ensure_ascii=False) for r in records) + "\n]"
        for name, records in parts.items()
    )
    return f'{{{listed}, "documents": {json.dumps(documents)}}}'


def _record(each: Covered) -> dict[str, object]:
    clause = each.clause
    return {
        "id": clause.id,
        "rules": clause.rules,
        "kind": clause.kind,
        "text": clause.text,
        "testable": clause.testable,
        "why_not": clause.untestable or None,
        "tests": list(each.tests),
        "scenarios": list(each.scenarios),
        "paragraphs": list(each.paragraphs),
    }
