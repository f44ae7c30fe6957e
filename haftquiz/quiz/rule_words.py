"""The words for the values of rules: each rule's own, where «بله» and «نه» say too little."""

from typing import Any

_COMES = {True: "می‌آید", False: "نمی‌آید"}
_HAS = {True: "دارد", False: "ندارد"}
_COUNTS = {True: "حساب است", False: "حساب نیست"}

WORDS: dict[str, dict[Any, str]] = {
    # the table
    "jokers": _HAS,
    "deal_direction": {"clockwise": "در جهت عقربه‌های ساعت"},
    "start_card_replacement": {"put-back": "به دسته برمی‌گردد و بعدی رو می‌شود"},
    "first_player": {"after-dealer": "نفر بعد از پخش‌کننده"},
    "initial_direction": {"fwd": "عادی"},
    # an ordinary turn
    "match_rule": {"suit-or-rank": "هم‌خال یا هم‌رتبه"},
    "drawn_unplayable": {"turn-passes": "نوبت می‌گذرد"},
    # the ace and the two
    "ace_two_players": {"ordinary-turn": "همان بازیکن نوبتی عادی دارد"},
    "ace_followup": {"suit": "هم‌خالِ آس یا آسی دیگر"},
    "ace_chain": _COMES,
    "jack_after_A": {"suit": "فقط هم‌خالِ آس", "any": "هر سربازی"},
    "two_target": {"opponent": "یکی از حریف‌ها", "other-in-play": "هر کس دیگری که در بازی است"},
    "two_counter": {True: "دو کارت برای کسی که ۲ را زده", False: "اثر دیگری ندارد"},
    "two_giver_gone": {"ordinary": "دویی معمولی است"},
    # the seven
    "seven_answer": {"seven": "فقط هفت، با هر خالی"},
    "seven_take": {"all": "همه‌اش با هم"},
    "seven_drawn_with_penalty": {"may": "می‌شود انداخت", "no": "نمی‌شود انداخت"},
    "seven_again": {"each-chain": "زنجیره‌ای تازه می‌سازد"},
    "seven_after_taken": {"plain": "کارتی معمولی است"},
    # the eight
    "eight_followup": {"suit": "هم‌خالِ هشت یا هشتی دیگر"},
    "eight_chain": _COMES,
    "eight_drawn_unplayable": {"turn-ends": "نوبت تمام می‌شود"},
    "jack_after_8": {"suit": "فقط هم‌خالِ هشت", "any": "هر سربازی"},
    "after_open_cover": {"plain": "کارتی معمولی است"},
    # the ten and the jack
    "ten_two_players": {"opponent": "نوبت حریف است"},
    "jack": {"any": "روی هر کارتی"},
    "jack_on_named": {"any": "می‌آید"},
    "jack_suit": {"free": "هر خالی که بخواهد", "own": "فقط خالِ خودش"},
    "jack_on_pending_7": {True: "می‌شود", False: "نمی‌شود"},
    "jack_on_spent_7": _COMES,
    # one card left
    "last_card_word": {True: "لازم است", False: "لازم نیست"},
    "catch_window": {"finish": "تا وقتی تمام کند", "own-next-move": "تا حرکت بعدیِ خودش"},
    # the end of a hand
    "mode": {"elimination": "حذفی", "points": "امتیازی"},
    "end_of_hand": {"first-out": "اولین دستِ خالی"},
    "finish_on_8": {"win": "برنده است", "cover": "باید ادامه بدهد"},
    "finish_effects": {"lapse": "اجرا نمی‌شود", "stand": "می‌ماند"},
    "finish_in_play": {"lapse": "اجرا نمی‌شود", "stand": "می‌ماند"},
    "finish_on_7": {"lapse": "جریمه اجرا نمی‌شود"},
    "finish_on_A": {"win": "دست همان لحظه تمام می‌شود"},
    "finish_on_2": {"no-target": "کسی کارت نمی‌گیرد"},
    "finish_on_J": {
        "suit": "خال هم اعلام می‌شود",
        "free": "خال لازم نیست",
        "while-play-goes-on": "تا بازی ادامه دارد خال هم اعلام می‌شود",
    },
    "comeback_how": {"two-or-seven": "با ۲ به نام او یا ۷ از نفرِ پیش از او، تا یک دور"},
    "stock_empty": {"reshuffle": "کارت‌های زیر بُر می‌خورند", "pass": "نوبت رد می‌شود"},
    "nothing_to_draw": {"may-pass": "می‌شود نوبت را رد کرد"},
    "penalty_exceeds_stock": {"take-what-there-is": "هر چه هست برداشته می‌شود"},
    "penalty_of_nothing": {"taken": "پاک می‌شود و نوبت تمام است"},
    "deadlock": {"hand-ends": "دست تمام می‌شود"},
    # points and the match
    "ranking": {
        "this-hand": "امتیاز همین دست",
        "going-out": "ترتیب تمام کردن",
        "totals": "مجموع امتیازها",
    },
    "ranking_by_points": {"this-hand": "امتیاز همین دست"},
    "tie_break": {"shared": "رتبهٔ مشترک"},
    "match_end": {
        "over-limit": "وقتی کسی از سقف بگذرد",
        "elimination": "وقتی یک نفر بماند",
    },
    "cap": {"limit": "با سقف", "none": "بی‌سقف"},
    "no_cap": {"highest-total": "بعد از هر دست بیشترین مجموع حذف می‌شود"},
    "no_cap_tie": {"most-this-hand": "هر که در این دست بیشتر گرفته حذف می‌شود"},
    "last_survivor": {"lowest-total": "کمترین مجموع"},
    "elimination_tie": {"nobody": "کسی حذف نمی‌شود"},
    # seven and a half
    "number_points": {"face": "عدد خود کارت"},
    "direction": {"counter-clockwise": "خلاف عقربه‌های ساعت"},
    "first_to_act": {"after-banker": "نفرِ سمت راستِ بانکدار"},
    "limits": {True: "کمترین و بیشترین، با قرارِ جمع", False: "ندارد"},
    "stakes": {"all-but-banker": "همه جز بانکدار"},
    "extra_card": {"up": "رو", "either": "رو، یا پشت‌رو به‌جای کارتی که رو می‌شود"},
    "over": {"loses": "همان لحظه باخته است"},
    "over_both": {"player-lost": "بازیکن باخته است"},
    "exact": {"turn-ends": "نوبت تمام است"},
    "stand": {True: "نوبت به نفر بعد می‌رسد"},
    "may_draw": {True: "تا زیر هفت و نیم، هر چند بار"},
    "banker_draws": {"free": "زیر هفت و نیم آزاد است"},
    "banker_idle": {True: "دست تمام است", False: "بانکدار هم بازی می‌کند"},
    "banker_over": {"pays-all": "به هر که نسوخته می‌بازد"},
    "tie": {"banker": "مال بانکدار"},
    "two_card_tie": {"banker": "مال بانکدار"},
    "lower_loses": {True: "می‌بازد"},
    "higher_wins": {True: "می‌برد"},
    "pair_of_sevens": {True: "بالاترین دست است", False: "دستی مثل بقیه است"},
    "pair_order": {"pair-first": "بالاتر از هفت و نیمِ دوکارتی"},
    "wild_values": {"half-or-1-to-7": "نیم، یا هر عددی از ۱ تا ۷"},
    "wild_natural": _COUNTS,
    "bank_passes": {
        "exact": "به برنده‌ای که هفت و نیم دارد",
        "two-card": "فقط به برنده‌ای که هفت و نیمِ دوکارتی دارد",
    },
    "bank_tie": {"stays": "پیش بانکدار می‌ماند"},
    "bank_longer": {True: "بانک را می‌گیرد", False: "بانک را نمی‌گیرد"},
    "bank_order": {"first-in-turn": "اولین نفر در جهت بازی"},
    "split": {True: "دو کارت عکس، هر چند بار"},
    "split_stake": {"each": "برای هر دست، به اندازهٔ شرطِ اول"},
    "split_limit": {"each": "برای هر دست جدا"},
    "split_natural": _COUNTS,
    "cards_out": {"reshuffle-over": "کارت‌های سوخته‌ها بُر می‌خورند"},
    "one_face_down": {True: "همیشه"},
}

# What it means that a document names no value.
NONE_WORDS = {
    "two_decks_above": "هیچ‌وقت",
    "last_card_word": "لازم نیست",
    "last_card_forget": "جریمه ندارد",
    "match_end": "مسابقه ندارد؛ هر دست جداست",
    "match_limit": "با قرارِ جمع",
}

UNITS = {
    "players": "نفر",
    "usual_players": "نفر",
    "two_decks_above": "نفر",
    "hand_size": "کارت",
    "draw_count": "کارت",
    "ace_no_followup": "کارت",
    "eight_no_followup": "کارت",
    "last_card_forget": "کارت",
    "mistake_penalty": "کارت",
    "extra_offences": "کارت",
    "deck": "کارت",
    "match_limit": "امتیاز",
    "limit_range": "امتیاز",
    "ace_points": "امتیاز",
    "picture_points": "امتیاز",
    "even_pay": "برابرِ شرط",
    "two_card_pays": "برابرِ شرط",
    "pair_pays": "برابرِ شرط",
}
