"""The rule sets, one short file each; nothing outside these files knows one by name."""

from haftquiz.engine.rules import Rules
from haftquiz.engine.rulesets.bazito import BAZITO
from haftquiz.engine.rulesets.kasif import KASIF
from haftquiz.engine.rulesets.varagh import VARAGH
from haftquiz.engine.rulesets.wikipedia import WIKIPEDIA

RULE_SETS: dict[str, Rules] = {rules.id: rules for rules in (BAZITO, WIKIPEDIA, VARAGH, KASIF)}
