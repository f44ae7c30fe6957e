"""The reference of the scenario language for authors: its labels and questions as tables.

The names come from the readers themselves; only what each is for is said here, and a test lets
none be missing.
"""

from __future__ import annotations

from typing import Any

from haftquiz.quiz.asking import ASK_KINDS
from haftquiz.quiz.labels import ORDER, persian_label

LABELS: dict[str, str] = {
    "rules": "کدام قواعد؛ اگر نیاید، همان که بالای صفحه آمده است",
    "house": "قاعده‌هایی که جمع عوض کرده، به شکل نام=مقدار",
    "players": "نام‌ها به ترتیب نوبت، یا تعدادشان",
    "turn": "کسی که نوبت اوست؛ اگر نیاید، نفر اول",
    "direction": "عادی یا برعکس",
    "top": "کارت روی زمین",
    "suit": "خالی که سرباز اعلام کرده، اگر با خال خودش فرق دارد",
    "owed": "جریمهٔ هفت‌ها که روی میز است",
    "follow": "بله، اگر همین بازیکن تازه کارتِ رو را بازی کرده و باید ادامه بدهد",
    "drew": "کارتی که در همین نوبت کشیده شده است",
    "played": "کارت‌هایی که پشت سر هم بازی شده‌اند؛ زمین، خال، جریمه و ادامه را خودش می‌گوید",
    "hand": "دستِ کسی که نوبت اوست؛ «دست علی» دستِ دیگری، x5 پنج کارتِ ندیده، - هیچ",
    "pile": "دسته، از کارت رویی به بعد؛ - یعنی خالی است",
    "under": "کارت‌های زیرِ کارتِ رو",
    "uncalled": "کسانی که یک کارت دارند و نگفته‌اند",
    "gone": "کسانی که کارت تمام کرده‌اند، به ترتیب",
    "then": "حرکت‌هایی که از این‌جا به بعد انجام می‌شود",
    "out": "کارتی که دست با آن برده شد، وقتی پرسش فقط از امتیاز است",
    "winner": "کسی که دست را برد",
    "totals": "مجموع امتیازها در مسابقه: نام و عدد",
    "last": "امتیاز همین دست: نام و عدد",
    "limit": "سقف مسابقه",
    "position": "همهٔ وضعیت در یک سطرِ فشرده، به‌جای برچسب‌های بالا",
    "ask": "پرسش؛ لازم است",
    "answer": "پاسخی که به نظر نویسنده درست است؛ اگر موتور چیز دیگری بگوید، خطاست",
    "id": "شناسهٔ کوتاه با حروف انگلیسی",
    "title": "عنوان",
    "hint": "راهنمایی",
    "note": "نکته",
    "banker": "بانکدار، در هفت و نیم",
    "stake": "«شرط علی»: شرطِ یک بازیکن، در هفت و نیم",
    "wild": "کارت وحشی، در هفت و نیمِ ایتالیایی",
    "limits": "حدود شرط؛ مثل ۵-۲۰",
}
ASKS: dict[str, str] = {
    "legal": "کدام کارت‌های دست را می‌شود بازی کرد",
    "moves": "همهٔ حرکت‌ها: کارت‌ها، کشیدن، رد کردن",
    "can": "آیا یک حرکت مجاز است",
    "draw": "اگر الان از دسته بردارد، چند کارت برمی‌دارد",
    "turn": "نوبت کیست",
    "direction": "جهت بازی",
    "suit": "خالی که باید با آن جور کرد",
    "owed": "جریمهٔ روی میز",
    "cards": "یک بازیکن چند کارت دارد",
    "winner": "چه کسی دست را برده است",
    "score": "امتیاز منفیِ یک بازیکن",
    "scores": "امتیاز منفیِ همه",
    "ranking": "رتبه‌ها، از بهترین",
    "mistake": "اولین حرکتِ نادرست در «سپس»",
    "may-start": "آیا یک کارت می‌تواند کارت شروع باشد",
    "deal": "به هر نفر چند کارت می‌دهند",
    "decks": "با چند بسته کارت بازی می‌کنند",
    "offence": "جریمهٔ یک خطا",
    "eliminated": "چه کسی از مسابقه حذف می‌شود",
    "match": "چه کسی مسابقه را برده است",
    "total": "امتیاز یک دست در هفت و نیم",
    "bust": "آیا از هفت و نیم گذشته است",
    "result": "برد یا باخت در برابر بانکدار",
    "pay": "یک بازیکن جز شرطش چقدر از بانک می‌گیرد",
    "pays": "همان برای همه",
    "bank": "دست بعد را چه کسی پخش می‌کند",
}
_NAMED = {
    "move": "حرکت",
    "seat": "نام",
    "seat?": "نام، اگر لازم بود",
    "card": "کارت",
    "offence": "خطا",
}


def labels() -> dict[str, Any]:
    """Every label in Persian and English, and what stands behind it."""
    rows = [[_text(persian_label(name)), _text(name), _text(LABELS[name])] for name in ORDER]
    return {"caption": "برچسب‌ها", "head": ["برچسب", "به انگلیسی", "مقدار"], "rows": rows}


def asks() -> dict[str, Any]:
    """Every question in Persian and English, what it names, and what it asks for."""
    rows = []
    for name, kind in ASK_KINDS.items():
        after = f" {_NAMED[kind.names]}" if kind.names else ""
        rows.append([_text(kind.persian[0] + after), _text(name), _text(ASKS[name])])
    return {"caption": "پرسش‌ها", "head": ["پرسش", "به انگلیسی", "چه می‌پرسد"], "rows": rows}


def _text(text: str) -> dict[str, Any]:
    return {"text": text}
