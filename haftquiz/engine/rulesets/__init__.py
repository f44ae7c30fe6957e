"""The rule sets, one short file each; nothing outside these files knows one by name."""

from haftquiz.engine.rules import Rules
from haftquiz.engine.rulesets.bazito import BAZITO

RULE_SETS: dict[str, Rules] = {rules.id: rules for rules in (BAZITO,)}
