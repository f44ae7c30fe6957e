"""Tables of «هفت و نیم» for the text of the guide."""

from typing import Any

from haftquiz.engine.rules import Cell
from haftquiz.engine.seven_and_half.rules import DECK_RANKS, PICTURES, HalfRules
from haftquiz.quiz.persian import RANK_WORDS, card_name, digits, join
from haftquiz.quiz.seven_and_half.explain import halves

Row = list[dict[str, Any]]
_STAYS = "جابه‌جا نمی‌شود"
_NUMBERS = [rank for rank in DECK_RANKS if rank.isdecimal()]


def card_values(rules: HalfRules) -> dict[str, Any]:
    """What each card counts: the pictures share a row, and so do the numbers."""
    ace, picture = rules.ace_points, rules.picture_points
    numbers = f"{digits(_NUMBERS[0])} تا {digits(_NUMBERS[-1])}"
    pictures = join(RANK_WORDS[rank] for rank in PICTURES)
    rows: list[Row] = [
        [{"text": RANK_WORDS["A"], "card": "A"}, _cell(halves(ace.value), ace)],
        [{"text": numbers}, {"text": "عدد خود کارت", "clause": "SH-07"}],
        [{"text": pictures}, _cell(halves(picture.value), picture)],
    ]
    if rules.wild.value is not None:
        values = f"{halves(picture.value)} یا هر عددی از {digits(1)} تا {digits(7)}"
        name = f"کارت وحشی، مثلاً {card_name(rules.wild.value)}"
        rows.append([{"text": name}, _cell(values, rules.wild_values)])
    return {"caption": "ارزش کارت‌ها", "head": ["کارت", "امتیاز"], "rows": rows}


def special_hands(rules: HalfRules) -> dict[str, Any]:
    """The hands that are worth more than their total says: what they are paid and the bank."""
    two_card_differs = bool(rules.two_card_beats.value)
    rows = []
    if rules.pair_pays.value is not None:
        row = _hand("جفت هفت (اگر قرارش را گذاشته‌اید)", rules.pair_pays)
        rows.append([*row, {"text": _STAYS, "clause": rules.pair_order.assumed}])  # our reading
    if two_card_differs:
        row = _hand("هفت و نیم با دو کارت", rules.two_card_pays)
        rows.append([*row, _bank(rules, takes=True)])
    name = "هفت و نیم با سه کارت یا بیشتر" if two_card_differs else "هفت و نیم"
    row = _hand(name, rules.even_pay)
    rows.append([*row, _bank(rules, takes=rules.bank_passes.value == "exact")])
    return {
        "caption": "دست‌های ویژه",
        "head": ["دستِ برنده", "جز شرط می‌گیرد", "بانک"],
        "rows": rows,
    }


def _hand(name: str, pays: Cell) -> Row:
    times = "به اندازهٔ شرط" if pays.value == 1 else f"{digits(pays.value)} برابر شرط"
    return [{"text": name}, _cell(times, pays)]


def _bank(rules: HalfRules, takes: bool) -> dict[str, Any]:
    if takes:
        return _cell("به او می‌رسد", rules.bank_passes)
    # The clauses of the rule: who takes the bank, and who does not.
    return {"text": _STAYS, "clause": rules.bank_passes.clauses[-1]}


def _cell(text: str, cell: Cell) -> dict[str, Any]:
    return {"text": text, "clause": cell.clause}
