"""How a case names its players: by name, by number, or «تو» for the one it speaks to."""

from typing import Any, NoReturn

from haftquiz.engine.position import Unknown
from haftquiz.quiz.errors import ScenarioError
from haftquiz.quiz.persian import YOU, seat_name


class Speaker:
    """What questions, shapes and sentences of every game ask of a case."""

    scenario: Any

    def you(self) -> int:
        """The seat that the question speaks to, 0 if it speaks of all."""
        names = self.scenario.names
        return names.index(YOU) + 1 if YOU in names else 0

    def plain_name(self, seat: int) -> str:
        """A player's name, or «نفر دوم»."""
        return seat_name(seat, self.scenario.names)

    def name(self, seat: int) -> str:
        """The same; the player whom the question speaks to is «تو»."""
        return YOU if seat == self.you() else self.plain_name(seat)

    def does(self, seat: int, third: str, second: str) -> str:
        """«علی برمی‌دارد» or «تو برمی‌داری»: a player and the verb that fits."""
        return f"{self.name(seat)} {second if seat == self.you() else third}"

    def whose_turn(self, seat: int) -> str:
        """«نوبت علی است», «نوبت ساراست» or «نوبت توست»."""
        name = self.name(seat)
        return f"نوبت {name}ست" if name == YOU or name.endswith("ا") else f"نوبت {name} است"

    def lacks(self, message: str, label: str = "ask") -> NoReturn:
        """The question lacks what it needs."""
        raise ScenarioError("question", message, self.scenario.line(label), label)

    def unknown(self, unknown: Unknown, label: str = "ask") -> NoReturn:
        """Ask the author for what the answer depends on."""
        who = self.plain_name(unknown.seat) if unknown.seat else "بازیکن"
        self.lacks(_LACKS[unknown.what].format(who=who), label)


_LACKS = {
    "hand": "پاسخ به دستِ {who} بستگی دارد؛ سطر «دست» را با کارت‌های معلوم بنویس.",
    "pile": "پاسخ به کارتی که کشیده می‌شود بستگی دارد؛ سطر «دسته» (pile) را بنویس.",
    "top": "کارت روی زمین گفته نشده است؛ سطر «زمین» (top) لازم است.",
    "banker": "بانکدار گفته نشده است؛ سطر «بانکدار» (banker) لازم است.",
    "stake": "شرطِ {who} گفته نشده است؛ سطر «شرط» (stake) لازم است.",
}
