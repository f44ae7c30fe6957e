"""The block between `---` at the top of a page: `key: value`, and every value is text.

Not YAML on purpose: there `no` is false, `07` is seven and a colon in a title is an error. Here a
value is what stands after the first colon, without the quotes that may enclose it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from haftquiz.publish.dates import is_day
from haftquiz.publish.problems import PageProblems, nearest

KEYS = ("title", "description", "rules", "nav", "order", "slug", "date", "draft", "house", "topic")
FENCE = "---"

_YES = {"yes", "true", "بله", "آری"}
_NO = {"no", "false", "خیر", "نه"}
_DIGITS = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩", "01234567890123456789")


@dataclass
class FrontMatter:
    """What a page says about itself, and the line on which it says so."""

    title: str = ""
    description: str = ""
    rules: str | None = None
    nav: str = ""
    order: int | None = None
    slug: str | None = None
    date: str | None = None
    draft: bool = False
    topics: tuple[str, ...] = ()  # what it is about, as pages of other rule sets are about it too
    house: bool = True  # whether the site's house rules hold on it
    lines: dict[str, int] = field(default_factory=dict)

    def line(self, key: str) -> int:
        """Return the line of a key, the first line of the page if it is not there."""
        return self.lines.get(key, 1)


def read_front_matter(text: str, problems: PageProblems) -> tuple[FrontMatter, int]:
    """Read the block; return it with the number of lines it takes, its two fences included."""
    lines = text.split("\n")
    if lines[0].rstrip() != FENCE:
        problems.add(1, "صفحه باید با یک خط --- آغاز شود و زیر آن title: عنوان صفحه بیاید.")
        return FrontMatter(), 0
    end = next((n for n, line in enumerate(lines[1:], 1) if line.rstrip() == FENCE), None)
    if end is None:
        problems.add(1, "بلوک آغاز صفحه بسته نشده است؛ پس از آخرین کلید یک خط --- بگذارید.")
        # The keys are read still, as far as they look like keys, to report what else is wrong.
        end = next((n for n, line in enumerate(lines[1:], 1) if ":" not in line), len(lines))
        return _interpret(_pairs(lines[1:end], problems), problems), end
    return _interpret(_pairs(lines[1:end], problems), problems), end + 1


def _pairs(lines: list[str], problems: PageProblems) -> dict[str, tuple[str, int]]:
    found: dict[str, tuple[str, int]] = {}
    for number, line in enumerate(lines, 2):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if line[0] in " \t":
            kind = "Tab" if "\t" in line[: len(line) - len(line.lstrip())] else "فاصله"
            problems.add(number, f"این خط با {kind} تو رفته است؛ هر کلید از اول خط آغاز می‌شود.")
        elif not colon:
            problems.add(number, f"«{line.strip()}» کلید نیست؛ این‌جا هر خط «کلید: مقدار» است.")
        elif key.strip() not in KEYS:
            meant = nearest(key.strip().lower(), KEYS)
            hint = f"منظورتان «{meant}» نیست؟" if meant else f"کلیدها: {'، '.join(KEYS)}."
            problems.add(number, f"کلید «{key.strip()}» شناخته نیست. {hint}")
            # Taken as what was meant, so that one slip is not reported twice.
            found.setdefault(meant or key, (_unquoted(value.strip()), number))
        elif key.strip() in found:
            first = found[key.strip()][1]
            problems.add(number, f"کلید «{key.strip()}» دوباره آمده است (بار نخست در خط {first}).")
        else:
            found[key.strip()] = _unquoted(value.strip()), number
    return found


def _unquoted(value: str) -> str:
    if len(value) >= 2 and value[0] == value[-1] and value[0] in "\"'":
        return value[1:-1].strip()
    return value


def _interpret(pairs: dict[str, tuple[str, int]], problems: PageProblems) -> FrontMatter:
    front = FrontMatter(lines={key: line for key, (_, line) in pairs.items()})
    text = {key: value for key, (value, _) in pairs.items()}
    front.title = text.get("title", "")
    front.description = text.get("description", "")
    front.nav = text.get("nav", "") or front.title
    front.rules = text.get("rules") or None
    if not front.title:
        problems.add(front.line("title"), "صفحه عنوان ندارد؛ title: را بنویسید.")
    _check_slug(front, text.get("slug"), problems)
    _check_topics(front, text.get("topic"), problems)
    _check_order(front, text.get("order"), problems)
    front.draft = _yes_no(front, "draft", text.get("draft"), False, problems)
    front.house = _yes_no(front, "house", text.get("house"), True, problems)
    _check_date(front, text.get("date"), problems)
    return front


def _check_slug(front: FrontMatter, value: str | None, problems: PageProblems) -> None:
    if value is None:
        return
    if value and value.isascii() and all(c.islower() or c.isdigit() or c == "-" for c in value):
        front.slug = value
    else:
        problems.add(front.line("slug"), f"slug «{value}»: تنها a تا z، رقم لاتین و خط تیره.")


def _check_topics(front: FrontMatter, value: str | None, problems: PageProblems) -> None:
    words = (value or "").replace("،", " ").replace(",", " ").split()
    for word in words:
        if not all(c in "abcdefghijklmnopqrstuvwxyz0123456789-" for c in word):
            problems.add(front.line("topic"), f"topic «{word}»: تنها a تا z، رقم لاتین و خط تیره.")
    front.topics = tuple(words)


def _check_order(front: FrontMatter, value: str | None, problems: PageProblems) -> None:
    if value is None:
        return
    number = value.translate(_DIGITS)
    if number.isascii() and number.isdigit():
        front.order = int(number)
    else:
        problems.add(front.line("order"), f"order «{value}» عدد نیست؛ مانند order: 3.")


def _yes_no(
    front: FrontMatter, key: str, value: str | None, usual: bool, problems: PageProblems
) -> bool:
    if value is None or value.lower() in _YES | _NO:
        return usual if value is None else value.lower() in _YES
    problems.add(front.line(key), f"{key} «{value}» خوانده نمی‌شود؛ yes یا no بنویسید.")
    return usual


def _check_date(front: FrontMatter, value: str | None, problems: PageProblems) -> None:
    if value is None:
        return
    parts = value.translate(_DIGITS).replace("-", "/").split("/")
    if len(parts) == 3 and all(part.isascii() and part.isdigit() for part in parts):
        year, month, day = map(int, parts)
        written = f"{year:04}/{month:02}/{day:02}"
        if 1300 <= year < 1600 and is_day(written):
            front.date = written
            return
    problems.add(front.line("date"), f"date «{value}» تاریخ خورشیدی نیست؛ مانند ۱۴۰۵/۰۷/۰۱.")
