"""The one way in: text to a scenario, by the game that its rule set belongs to."""

from collections.abc import Mapping

from haftquiz.engine.rules import Rules
from haftquiz.engine.rulesets import RULE_SETS
from haftquiz.engine.seven_and_half.rules import HALF_RULE_SETS, HalfRules
from haftquiz.quiz.building import build
from haftquiz.quiz.entries import Entries
from haftquiz.quiz.errors import notation
from haftquiz.quiz.houses import change, read_house
from haftquiz.quiz.labels import clip
from haftquiz.quiz.persian import fold, nearest
from haftquiz.quiz.reading import Unreadable
from haftquiz.quiz.rule_titles import RULE_SET_NAMES
from haftquiz.quiz.scenario import AnyScenario
from haftquiz.quiz.seven_and_half.building import build_half

AnyRules = Rules | HalfRules
Book = Mapping[str, AnyRules]  # the rule sets by id, as they are played at some table
ALL_RULE_SETS: dict[str, AnyRules] = {**RULE_SETS, **HALF_RULE_SETS}


def parse_scenario(
    text: str, *, page_rules: str | None = None, book: Book = ALL_RULE_SETS
) -> AnyScenario:
    """Read a scenario; ScenarioError with the line (from 1 within `text`) if it cannot be one.

    `page_rules` is the rule set of the page it stands on, used where it names none; `book` has
    the rules of its site, where a rule set may have house rules laid over it.
    """
    return build_scenario(Entries(text), page_rules, book)


def build_scenario(
    entries: Entries, page_rules: str | None = None, book: Book = ALL_RULE_SETS
) -> AnyScenario:
    """The scenario of labelled lines that have been taken apart; see `parse_scenario`."""
    entries.ask_entry()
    rules = _rules(entries, page_rules, book)
    return build_half(entries, rules) if isinstance(rules, HalfRules) else build(entries, rules)


def _rules(entries: Entries, page_rules: str | None, book: Book) -> AnyRules:
    if "position" in entries.single:  # the compact line begins with them
        name = entries.single["position"].value.replace("_", " ").split()[0]
        return entries.read("position", lambda _: find_rules(name), RULE_SETS["bazito"])
    if "rules" not in entries.single and page_rules is None:
        raise notation(
            "معلوم نیست با قواعد کدام جمع؛ سطر «قواعد: بازیتو» (rules: bazito) لازم است.",
            1,
            "rules",
        )
    base = entries.read("rules", find_rules, ALL_RULE_SETS.get(page_rules or ""))
    if base is None:
        raise notation(f"قواعدِ صفحه («{clip(page_rules or '')}») شناخته نیست.", 1, "rules")
    changes = entries.read("house", read_house, None)
    if not changes:
        return book[base.id]
    told = {name for name, _ in changes}
    of_the_site = [each for each in book[base.id].house().items() if each[0] not in told]
    return change(base, [*of_the_site, *changes], entries.lines["house"])


def find_rules(text: str) -> AnyRules:
    """The rule set of an id or a Persian name."""
    wanted = fold(text).strip()
    for rules_id, names in RULE_SET_NAMES.items():
        if wanted in (rules_id, *map(fold, names)):
            return ALL_RULE_SETS[rules_id]
    known = [name for rules_id, names in RULE_SET_NAMES.items() for name in (rules_id, names[0])]
    meant = nearest(wanted, map(fold, known))
    hint = f" شاید «{meant}» را می‌خواستی." if meant else f" این‌ها هستند: {'، '.join(known)}."
    raise Unreadable(f"قواعد «{clip(text)}» شناخته نیست.{hint}")
