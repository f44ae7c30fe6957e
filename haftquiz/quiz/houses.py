"""House rules: reading `name=value`, laying them over a rule set, printing the difference."""

from typing import Any, TypeVar

from haftquiz.engine.rules import KINDS, RuleError, Rules
from haftquiz.engine.seven_and_half.rules import HALF_KINDS, HalfRules
from haftquiz.quiz import reading
from haftquiz.quiz.errors import ScenarioError
from haftquiz.quiz.labels import clip
from haftquiz.quiz.persian import fold, nearest
from haftquiz.quiz.reading import Unreadable
from haftquiz.quiz.rule_titles import HALF_TITLES, TITLES

Change = tuple[str, Any]
R = TypeVar("R", bound=Rules | HalfRules)
# Names that are another rule's shadow, with how their value turns into that rule's.
_ALIASES = {"voluntary_draw": "must_play_if_able"}


def read_house(text: str) -> list[Change]:
    """`name=value, …` as typed changes."""
    parts = [part.strip() for part in text.replace("،", ",").split(",")]
    changes = []
    for part in parts:
        name, equals, value = part.partition("=")
        if not equals:
            raise Unreadable(f"توافق «{clip(part)}» به شکل نام=مقدار نیست.")
        changes.append(read_change(name.strip(), value.strip()))
    return changes


def read_change(name: str, value: str) -> Change:
    """One change, typed as the rule wants it."""
    name = _find(name)
    if name in _ALIASES:
        return _ALIASES[name], not reading.read_yes(value)
    kind = KINDS.get(name) or HALF_KINDS[name]
    if kind.name == "fixed":
        return name, value  # `change` refuses it
    if kind.name == "yesno":
        return name, reading.read_yes(value)
    if kind.name == "number":
        return name, reading.read_number(value)
    word = fold(value).strip()
    if word not in kind.choices:
        raise Unreadable(
            f"مقدار «{clip(value)}» برای {name} شناخته نیست؛ یکی از {'، '.join(kind.choices)}."
        )
    return name, word


def _find(name: str) -> str:
    known = {other.lower(): other for other in (*KINDS, *_ALIASES, *HALF_KINDS)}
    wanted = fold(name).replace("-", "_")
    if wanted in known:
        return known[wanted]
    meant = nearest(wanted, known)
    hint = f" شاید «{meant}» را می‌خواستی." if meant else ""
    raise Unreadable(f"قاعده‌ای به نام «{clip(name)}» نیست.{hint}")


def change(rules: R, changes: list[Change], line: int) -> R:
    """The rules with the changes laid over; what cannot be is a `position` error."""
    seen: dict[str, Any] = {}
    for name, value in changes:
        if seen.get(name, value) != value:
            raise _impossible(f"«{_title(name)}» دو مقدار ناسازگار گرفته است.", line)
        seen[name] = value
    for name in seen:
        if not hasattr(rules, name):
            raise _impossible(f"«{_title(name)}» قاعدهٔ بازی دیگری است.", line)
    try:
        changed: R = rules.changed(seen)  # type: ignore[assignment]  # of the same class
    except RuleError as error:
        if error.why == "absent":
            message = f"این قواعد «{_title(error.name)}» ندارد تا عوض شود."
        elif error.why == "fixed":
            message = f"«{_title(error.name)}» با توافق عوض نمی‌شود."
        else:
            message = f"«{_title(error.name)}» چنین مقداری نمی‌گیرد."
        raise _impossible(message, line) from None
    if seen and (why := contradiction(changed)):
        raise _impossible(why, line)
    return changed


def contradiction(rules: Rules | HalfRules) -> str:
    """Why these rules cannot stand together; empty if they can."""
    if isinstance(rules, HalfRules):
        return ""
    if rules.finish_on_8.value == "cover" and "8" not in rules.covers:
        return "در این قواعد کسی نباید هشت را ادامه بدهد، پس آخرین هشت هم ادامه نمی‌خواهد."
    if rules.comeback_2_and_7.value and rules.mode.value == "points":
        return "در بازیِ امتیازی دست با اولین نفر تمام می‌شود، پس کسی برنمی‌گردد."
    return ""


def _title(name: str) -> str:
    return TITLES.get(name) or HALF_TITLES[name]


def _impossible(message: str, line: int) -> ScenarioError:
    return ScenarioError("position", message, line, "house")


def print_value(value: Any) -> str:
    """A changed value as it is written."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def print_house(rules: Rules | HalfRules) -> str:
    """What differs from the base rule set, canonically: `hand_size=9, may_keep_drawn=yes`."""
    return ", ".join(f"{name}={print_value(v)}" for name, v in sorted(rules.house().items()))
