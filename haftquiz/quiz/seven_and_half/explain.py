"""Persian sentences of «هفت و نیم»: reasons, totals, outcomes."""

from collections.abc import Callable, Iterable

from haftquiz.engine.seven_and_half.hands import HalfHand, Worth
from haftquiz.engine.seven_and_half.play import HalfReason, HalfVerdict
from haftquiz.engine.seven_and_half.position import HalfPosition
from haftquiz.engine.seven_and_half.settle import Outcome
from haftquiz.quiz.persian import card_name, digits, join

MOVE_NAMES = {"hit": "کارت خواستن", "stand": "بس", "split": "تقسیم"}


def halves(total: int) -> str:
    """Half-points as a number: «۷٫۵»."""
    return digits(number(total))


def number(total: int) -> int | float:
    """Half-points as the JSON number that readers expect: 7.5, 4. Exact: halves are binary."""
    return total // 2 if total % 2 == 0 else total / 2


_SENTENCES: dict[HalfReason, Callable[[], str]] = {
    HalfReason.STANDS: lambda: "با «بس» نوبت به نفر بعد می‌رسد.",
    HalfReason.UNDER: lambda: "زیر هفت و نیم هم می‌شود کارت خواست و هم می‌شود بس کرد.",
    HalfReason.AT_SEVEN_AND_HALF: lambda: "جمع درست هفت و نیم شد؛ دست رو می‌شود و نوبت تمام است.",
    HalfReason.IS_OVER: lambda: "جمع از هفت و نیم گذشت؛ دست سوخته و نوبت تمام است.",
    HalfReason.SHOWN_PAIR: lambda: "جفت هفت همان‌جا رو می‌شود.",
    HalfReason.TWO_PICTURES: lambda: "دو کارت عکس است و کارت دیگری نیست؛ می‌شود تقسیمش کرد.",
    HalfReason.NOT_TWO_PICTURES: lambda: "دستی را می‌شود تقسیم کرد که فقط دو کارت عکس دارد.",
    HalfReason.BANKER_NO_SPLIT: lambda: "بانکدار دستش را تقسیم نمی‌کند.",
    HalfReason.NO_SPLIT: lambda: "در این قواعد تقسیم در کار نیست.",
    HalfReason.NO_CARDS: lambda: "کارتی برای دادن نمانده است.",
    HalfReason.NOT_ON_TURN: lambda: "نوبتِ او نیست؛ هر کس در نوبت خودش کارت می‌خواهد.",
    HalfReason.HAND_OVER: lambda: "همه بازی کرده‌اند؛ دست تمام است.",
}


def reason_text(verdict: HalfVerdict) -> str:
    """Why a move is legal or not."""
    return _SENTENCES[verdict.reason]()


def sum_text(at: HalfPosition, hand: HalfHand, value: Worth) -> str:
    """«۷ دل و شاه پیک: ۷٫۵»."""
    told = f"{join(map(card_name, hand.cards))}: {halves(value.total)}"
    if value.wild and at.wild is not None:
        told += f"؛ {card_name(at.wild)} وحشی است و بهترین ارزش را می‌گیرد"
    return told + "."


def outcome_text(outcome: Outcome, mine: Worth, bank: Worth | None) -> str:
    """Why a hand wins or loses against the banker's."""
    if mine.over and not mine.pair:
        return "این دست از هفت و نیم گذشته و همان‌جا باخته است."
    if bank is None or bank.over:
        text = "بانکدار سوخته و به هر که نسوخته می‌بازد."
    elif mine.pair and outcome.wins:
        text = "جفت هفت از دستِ بانکدار بهتر است."
    elif mine.natural != bank.natural and mine.total == bank.total:
        better = "این دست" if outcome.wins else "دستِ بانکدار"
        text = f"هر دو {halves(mine.total)} دارند، ولی {better} دوکارتی است."
    elif outcome.wins:
        text = f"این دست ({halves(mine.total)}) از دستِ بانکدار ({halves(bank.total)}) بهتر است."
    elif mine.rank == bank.rank:
        text = "دست‌ها مساوی‌اند و مساوی مال بانکدار است."
    else:
        text = f"دستِ بانکدار ({halves(bank.total)}) بهتر است."
    return text


def working_text(found: Iterable[Outcome], stake: int) -> str:
    """«۱۰ × ۲», «۱۰ − ۱۰»: what each hand brings, or costs."""
    told = ""
    for outcome in found:
        sign = "+" if outcome.wins else "−"
        part = digits(stake) + (f" × {digits(outcome.times)}" if outcome.times > 1 else "")
        told += f" {sign} {part}" if told else part if outcome.wins else f"{sign}{part}"
    return told
