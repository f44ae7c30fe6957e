"""A scenario of seven and a half from its labelled lines or its compact line."""

from collections import Counter
from collections.abc import Callable

from haftquiz.engine.cards import Card
from haftquiz.engine.seven_and_half.hands import HalfHand
from haftquiz.engine.seven_and_half.play import start_turn
from haftquiz.engine.seven_and_half.position import HalfPosition, Hands
from haftquiz.engine.seven_and_half.rules import DECK_RANKS, PICTURES, HalfRules
from haftquiz.quiz import reading
from haftquiz.quiz.entries import Entries, read_entry
from haftquiz.quiz.houses import change, read_change
from haftquiz.quiz.labels import OF_HAFT_KHABIS, OF_POSITION, Entry, clip
from haftquiz.quiz.persian import card_name, digits, fold
from haftquiz.quiz.players import check_players, read_players
from haftquiz.quiz.reading import Seats, Unreadable
from haftquiz.quiz.scenario import HalfScenario

_EXTRAS = frozenset({"bank", "stakes", "limits", "wild", "pile", "house"})


def build_half(entries: Entries, rules: HalfRules) -> HalfScenario:
    """The scenario that these lines describe; ScenarioError if they describe none."""
    entries.refuse(OF_HAFT_KHABIS, "هفت و نیم")
    entry = entries.single.get("position")
    if entry is not None:
        entries.refuse(OF_POSITION - {"players"}, "کنار «وضعیت»")
        rules = _unpack(entries, entry, rules)
    return _Builder(entries, rules).scenario()


class _Builder:
    def __init__(self, entries: Entries, rules: HalfRules) -> None:
        self.entries = entries
        self.read = entries.read
        self.rules = rules
        names, count = self.read("players", read_players, ((), rules.usual_players.value))
        check_players(entries, rules.players, count)
        self.seats = Seats(count, names)

    def scenario(self) -> HalfScenario:
        """Everything read, checked and put together."""
        ask = self.entries.ask(self.seats)
        then = self.read("then", reading.read_half_moves, ())
        start = self._position()
        _check(self.entries, start)
        return HalfScenario(
            rules=self.rules,
            ask=ask,
            start=self._turn(start),
            names=self.seats.names,
            then=then,
            lines=self.entries.lines,
            **self.entries.texts(),
        )

    def _position(self) -> HalfPosition:
        told = "wild" in self.entries.single
        banker = self.read("banker", self.seats.read, 0)
        turn = self.read("turn", self.seats.read, 0) or banker % self.seats.count + 1
        return HalfPosition(
            rules=self.rules,
            hands=self._hands(turn),
            banker=banker,
            turn=turn,
            stakes=self._stakes(),
            limits=self.read("limits", _read_limits, None),
            wild=self.read("wild", _read_wild, None) if told else self.rules.wild.value,
            wild_told=told,
            pile=self.read("pile", reading.read_stack, None),
        )

    def _hands(self, turn: int) -> tuple[Hands | None, ...]:
        hands: list[Hands | None] = [None] * self.seats.count
        for seat, entry in self.entries.by_seat("hand", self.seats, turn):
            hands[seat - 1] = read_entry(entry, read_hands)
        return tuple(hands)

    def _stakes(self) -> tuple[int | None, ...]:
        stakes: list[int | None] = [None] * self.seats.count
        for seat, entry in self.entries.by_seat("stake", self.seats):
            stakes[seat - 1] = read_entry(entry, reading.read_number)
        return tuple(stakes)

    def _turn(self, start: HalfPosition) -> HalfPosition:
        """Where no turn was told it begins after the banker; whoever is at 7.5 is passed by."""
        if not start.banker:
            return start
        told = "turn" in self.entries.single
        if told and not start.settled(start.turn):
            return start
        return start_turn(start, after=start.turn if told and start.turn != start.banker else 0)


def read_hands(text: str) -> Hands | None:
    """`4h*, 2s`, or `Kh / Qs` after a split; `x` is unknown. `*`: face down."""
    if fold(text).strip() == "x":
        return None
    parts = text.split("/")
    return tuple(_read_hand(part, len(parts) > 1) for part in parts)


def _read_hand(text: str, split: bool) -> HalfHand:
    cards: list[Card] = []
    down: list[int] = []
    pieces = text.replace("٭", "*").replace("＊", "*").split("*")
    for number, piece in enumerate(pieces):
        if reading.words(piece):
            cards += reading.read_cards(piece)
        elif number < len(pieces) - 1:
            raise Unreadable(f"ستاره در «{clip(text)}» پس از کارتی نیامده است.")
        if number < len(pieces) - 1:
            down.append(len(cards) - 1)
    if not cards:
        raise Unreadable("دست در هفت و نیم دست‌کم یک کارت دارد.")
    return HalfHand(tuple(cards), tuple(down), split)


def _read_limits(text: str) -> tuple[int, int]:
    parts = fold(text).replace("تا", "-").replace("–", "-").split("-")
    if len(parts) != 2:
        raise Unreadable("حدود شرط دو عدد است؛ مثل ۵-۲۰.")
    return reading.read_number(parts[0]), reading.read_number(parts[1])


def _read_wild(text: str) -> Card | None:
    return None if text.strip() == "-" else reading.read_card(text)


# -- what cannot be -------------------------------------------------------------------------------


def _check(entries: Entries, at: HalfPosition) -> None:
    _check_wild(entries, at)
    _check_cards(entries, at)
    _check_hands(entries, at)
    _check_stakes(entries, at)


def _check_wild(entries: Entries, at: HalfPosition) -> None:
    if not at.wild_told:
        return
    if at.wild is not None and at.wild.rank not in PICTURES:
        raise entries.error("position", "کارت وحشی یکی از کارت‌های عکس است.", "wild", "position")
    if at.wild is not None and at.rules.wild.value is None:
        raise entries.error("position", "این قواعد کارت وحشی ندارد.", "wild", "position")


def _check_cards(entries: Entries, at: HalfPosition) -> None:
    seen: Counter[Card] = Counter()
    places = [(f"hand {seat}", tuple(card for hand in hands for card in hand.cards))
              for seat, hands in enumerate(at.hands, 1) if hands is not None]  # fmt: skip
    if at.pile is not None:
        places.append(("pile", at.pile.cards))
    for label, cards in places:
        for card in cards:
            if card.rank not in DECK_RANKS:
                text = f"«{card_name(card)}» در این بستهٔ چهل‌کارتی نیست؛ ۸، ۹ و ۱۰ بیرون‌اند."
                raise entries.error("position", text, label, "position", "hand")
            seen[card] += 1
            if seen[card] > 1:
                text = f"«{card_name(card)}» دو بار آمده است."
                raise entries.error("position", text, label, "position", "hand")
    unseen = at.pile.unseen if at.pile is not None else 0
    others = sum(1 for hands in at.hands if hands is None)
    if sum(seen.values()) + unseen + others > at.rules.deck.value:
        raise entries.error("position", "این همه کارت در چهل کارت نمی‌گنجد.", "pile", "players")


def _check_hands(entries: Entries, at: HalfPosition) -> None:
    for seat, hands in enumerate(at.hands, 1):
        label = f"hand {seat}"
        for hand in hands or ():
            if len(hand.down) > 1:
                text = "هر دست یک کارتِ پشت‌رو دارد، نه بیشتر."
                raise entries.error("position", text, label, "hand", "position")
        if hands is None or len(hands) == 1:
            continue
        if not at.rules.split.value or seat == at.banker:
            text = "این بازیکن با این قواعد دستش را تقسیم نمی‌کند."
            raise entries.error("position", text, label, "hand", "position")
        if any(hand.cards[0].rank not in PICTURES for hand in hands):
            text = "هر دستِ تقسیم‌شده با یک کارت عکس شروع می‌شود."
            raise entries.error("position", text, label, "hand", "position")


def _check_stakes(entries: Entries, at: HalfPosition) -> None:
    if at.limits is not None and not 0 < at.limits[0] <= at.limits[1]:
        text = "حدود شرط از کمتر به بیشتر است و از ۱ شروع می‌شود."
        raise entries.error("position", text, "limits", "position")
    for seat, stake in enumerate(at.stakes, 1):
        if stake is None:
            continue
        label = f"stake {seat}"
        if seat == at.banker:
            raise entries.error("position", "بانکدار شرط نمی‌بندد.", label, "position")
        least, most = at.limits or (1, stake)
        if not least <= stake <= most:
            text = f"شرط {digits(stake)} بیرون از حدود است."
            raise entries.error("position", text, label, "position")


# -- the compact line -----------------------------------------------------------------------------


def _unpack(entries: Entries, entry: Entry, rules: HalfRules) -> HalfRules:
    """Put the fields of a compact line among the entries, as if they had been labelled."""
    line = entry.line

    def put(label: str, value: str, whose: str = "") -> None:
        new = Entry(label, whose, value, line)
        if whose:
            entries.seated.append(new)
        else:
            entries.single[label] = new
        entries.lines.setdefault(label, line)

    def fields(text: str) -> HalfRules:
        return _fields(text, put, rules, line)

    return read_entry(entry, fields)


def _fields(text: str, put: Callable[..., None], rules: HalfRules, line: int) -> HalfRules:
    _, *words = text.replace("_", " ").split()
    if len(words) < 5:
        raise Unreadable("وضعیت فشرده شش بخش دارد: قواعد، -، -، نوبت، -، دست‌ها.")
    top, suit, turn, duty, hands, *extras = words
    if (top, suit, duty) != ("-", "-", "-"):
        raise Unreadable("در هفت و نیم زمین، خال و وظیفه «-» است.")
    put("turn", turn.lower().removesuffix("fwd"))
    stacks = hands.split(".")
    put("players", str(len(stacks)))
    for seat, hand in enumerate(stacks, 1):
        if hand != "x":
            put("hand", _spaced(hand), str(seat))
    for extra in extras:
        name, dash, value = extra.partition("-")
        if name not in _EXTRAS or not dash or not value:
            raise Unreadable(f"افزودهٔ «{clip(extra)}» در وضعیت شناخته نیست.")
        if name == "house":
            key, _, told = value.rpartition(".")
            rules = change(rules, [read_change(key, told)], line)
        elif name == "stakes":
            for seat, stake in enumerate(value.split("."), 1):
                if stake != "0":
                    put("stake", stake, str(seat))
        elif name == "pile":
            put("pile", _spaced(value))
        else:
            put({"bank": "banker"}.get(name, name), value.replace(".", "-"))
    return rules


def _spaced(text: str) -> str:
    """`4h*2s/Kd` as separate cards: `4h* 2s / Kd`; `x36` stays whole."""
    out, at = "", 0
    while at < len(text):
        if text[at] in "/*":
            out += f"{text[at]} "
            at += 1
        elif text[at] == "x" or text[at:] == "-":
            return out + text[at:]
        else:
            out += f"{text[at : at + 2]} "
            at += 2
    return out.replace(" *", "*")
