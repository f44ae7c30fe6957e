"""«سناریوساز»: what its page is told of rule sets and questions; the script does the rest."""

from __future__ import annotations

from typing import Any

from haftquiz.quiz.asking import ASK_KINDS, OFFENCES
from haftquiz.quiz.labels import ORDER
from haftquiz.quiz.parsing import ALL_RULE_SETS
from haftquiz.quiz.rule_titles import RULE_SET_NAMES

URL = "compose/"
TITLE = "سناریوساز"
ABOUT = "با لمسِ کارت‌ها وضعیتی بچین، پرسشش را انتخاب کن و در وبلاگت بگذار؛ جوابش را قواعد می‌دهند."
MOST_SEATS = 8  # more may be written in the text
_HALF = "seven-and-half"

_WORDS = {
    "legal": "کدام کارت‌ها مجازند؟",
    "moves": "چه کارهایی مجاز است؟",
    "can": "آیا این کارت مجاز است؟",
    "draw": "چند کارت باید بردارد؟",
    "turn": "نوبت کیست؟",
    "direction": "جهت بازی کدام است؟",
    "suit": "چه خالی لازم است؟",
    "owed": "جریمهٔ روی میز چند کارت است؟",
    "cards": "این بازیکن چند کارت دارد؟",
    "winner": "چه کسی برده است؟",
    "score": "امتیاز این بازیکن چند است؟",
    "scores": "امتیاز هر کس چند است؟",
    "ranking": "رتبه‌ها چه می‌شود؟",
    "mistake": "کدام حرکت اشتباه است؟",
    "may-start": "بازی با این کارت شروع می‌شود؟",
    "deal": "به هر کس چند کارت می‌رسد؟",
    "decks": "چند بسته کارت لازم است؟",
    "offence": "جریمهٔ این خطا چند کارت است؟",
    "eliminated": "چه کسی حذف می‌شود؟",
    "match": "چه کسی مسابقه را برده است؟",
    "total": "این بازیکن چند دارد؟",
    "bust": "این بازیکن سوخته است؟",
    "result": "این بازیکن برده یا باخته است؟",
    "pay": "این بازیکن چند می‌گیرد؟",
    "pays": "هر کس چند می‌گیرد؟",
    "bank": "بانک به که می‌رسد؟",
}
_OF_HALF = ("total", "bust", "result", "pay", "pays", "bank")
_OF_BOTH = ("moves", "legal", "can", "turn")
_OFFENCES = {
    "illegal-card": "کارت غیرمجاز",
    "out-of-turn": "بازی بی‌نوبت",
    "delay": "معطل کردن بازی",
    "word": "گفتن «من»",
    "uncalled": "نگفتن تک‌کارت",
}


def composer_data() -> dict[str, Any]:
    """Return what stands in the page as JSON."""
    return {
        "rules": [
            {"id": name, "title": RULE_SET_NAMES[name][0], "half": name.startswith(_HALF),
             "players": ALL_RULE_SETS[name].usual_players.value}
            for name in ALL_RULE_SETS
        ],
        "asks": [
            {"kind": kind, "words": _WORDS[kind], "names": about.names,
             "half": kind in _OF_HALF or kind in _OF_BOTH, "main": kind not in _OF_HALF}
            for kind, about in ASK_KINDS.items()
        ],
        "offences": [{"value": name, "words": _OFFENCES[name]} for name in OFFENCES],
        "labels": ORDER,
        "seats": MOST_SEATS,
    }  # fmt: skip
