"""From labelled lines to a `Scenario`: every label is read once, in the order of its needs."""

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from haftquiz.engine.cards import Card
from haftquiz.engine.judge import seen_cards
from haftquiz.engine.moves import Play
from haftquiz.engine.position import Position, Stack
from haftquiz.engine.problems import Impossible, Problem, problems
from haftquiz.engine.rules import Effect, Rules
from haftquiz.engine.rulesets import RULE_SETS
from haftquiz.engine.start import deal_fits, fits_players
from haftquiz.quiz import reading
from haftquiz.quiz.asking import ABOUT_THE_END, read_ask
from haftquiz.quiz.compact import read_compact
from haftquiz.quiz.errors import ScenarioError, notation
from haftquiz.quiz.houses import change, read_house
from haftquiz.quiz.labels import OF_POSITION, OF_SEVEN_AND_HALF, TEXTS, Entry, clip, read_entries
from haftquiz.quiz.persian import card_name, digits, fold, nearest
from haftquiz.quiz.problem_texts import problem_text
from haftquiz.quiz.reading import OtherGame, OutOfRange, Seats, Unreadable
from haftquiz.quiz.rule_titles import RULE_SET_NAMES
from haftquiz.quiz.scenario import Scenario

T = TypeVar("T")
D = TypeVar("D")
MOST_TEXT = 20_000  # characters of one scenario; more is not one
MOST_PLAYERS = 40


def parse_scenario(text: str, *, page_rules: str | None = None) -> Scenario:
    """Read a scenario; ScenarioError with the line (from 1 within `text`) if it cannot be one.

    `page_rules` is the rule set of the page it stands on, used where it names none.
    """
    if len(text) > MOST_TEXT:
        raise notation(
            f"این سناریو {digits(len(text))} نویسه دارد؛ بیش از {digits(MOST_TEXT)} پذیرفته نیست."
        )
    return _Builder(read_entries(text), page_rules).scenario()


class _Builder:
    """Holds the entries while they are read; `scenario()` gives the value."""

    def __init__(self, entries: list[Entry], page_rules: str | None) -> None:
        self.page_rules = page_rules
        self.single: dict[str, Entry] = {}
        self.hands: list[Entry] = []
        for entry in entries:
            self._take(entry)
        self.lines = {name: entry.line for name, entry in self.single.items()}

    def _take(self, entry: Entry) -> None:
        if not entry.value and entry.label not in TEXTS:
            raise notation(f"برچسب «{entry.label}» خالی است.", entry.line, entry.label)
        if entry.label in OF_SEVEN_AND_HALF:
            raise notation(
                f"برچسب «{entry.label}» از آنِ هفت و نیم است و در این بازی معنایی ندارد.",
                entry.line,
                entry.label,
            )
        if entry.whose:
            self.hands.append(entry)
        elif entry.label in self.single:
            raise notation(
                f"برچسب «{entry.label}» دو بار آمده است؛ یکی را بردار.", entry.line, entry.label
            )
        else:
            self.single[entry.label] = entry

    # -- reading with the line at hand -----------------------------------------------------------

    def read(self, label: str, reader: Callable[[str], T], default: D) -> T | D:
        """The value of a label, or its default; errors carry the line."""
        entry = self.single.get(label)
        return default if entry is None else _reading(entry, reader)

    def scenario(self) -> Scenario:
        """Everything read, checked and put together."""
        self.ask_entry()
        compact = self._compact()
        rules = compact.rules if compact else self._rules()
        names, count = self._players(rules, compact)
        self._check_players(rules, count)
        self.seats = Seats(count, names)
        ask = _reading(self.ask_entry(), lambda text: read_ask(text, self.seats))
        played = self.read("played", lambda text: _played(text, self.seats), ())
        then = self.read("then", lambda text: reading.read_moves(text, self.seats), ())
        out = self.read("out", reading.read_card, None)
        winner = self.read("winner", self.seats.read, None)
        totals = self.read("totals", self._pairs, ())
        last = self.read("last", self._pairs, ())
        limit = self.read("limit", reading.read_number, None)
        start = compact or self._position(rules, count, played)
        played = _with_suit(played, start)
        self._check_end(start, out, winner)
        self._check(
            start, played, ask.kind in ABOUT_THE_END or out is not None or winner is not None
        )
        return Scenario(
            rules=rules, ask=ask, start=start, names=names, played=played, then=then, out=out,
            winner=winner, totals=totals, last=last, limit=limit, lines=self.lines,
            answer=self._text("answer"), id=self._text("id"), title=self._text("title"),
            hint=self._text("hint"), note=self._text("note"),
        )  # fmt: skip

    def _text(self, label: str) -> str | None:
        entry = self.single.get(label)
        return entry.value if entry and entry.value else None

    def ask_entry(self) -> Entry:
        """The line of the question, which must be there."""
        entry = self.single.get("ask")
        if entry is None:
            raise notation(
                "سناریو پرسش ندارد؛ سطری مانند «پرسش: مجاز» (ask: legal) اضافه کن.", 1, "ask"
            )
        return entry

    # -- the table -------------------------------------------------------------------------------

    def _rules(self) -> Rules:
        entry = self.single.get("rules")
        if entry is None:
            if self.page_rules is None:
                raise notation(
                    "معلوم نیست با قواعد کدام جمع؛ سطر «قواعد: بازیتو» (rules: bazito) لازم است.",
                    1,
                    "rules",
                )
            rules = RULE_SETS[self.page_rules]
        else:
            rules = _reading(entry, find_rules)
        house = self.single.get("house")
        if house is None:
            return rules
        changes = _reading(house, read_house)
        return change(rules, changes, house.line)

    def _compact(self) -> Position | None:
        entry = self.single.get("position")
        if entry is None:
            return None
        covered = [e for name, e in self.single.items() if name in OF_POSITION] + self.hands
        covered = [e for e in covered if e.label != "players"]
        if covered:
            clash = min(covered, key=lambda e: e.line)
            raise notation(
                f"برچسب «{clash.label}» کنار «وضعیت» نمی‌آید؛ وضعیت خودش آن را می‌گوید.",
                clash.line,
                clash.label,
            )
        return _reading(entry, lambda text: read_compact(text, entry.line))

    def _players(self, rules: Rules, compact: Position | None) -> tuple[tuple[str, ...], int]:
        entry = self.single.get("players")
        usual = compact.seats if compact else rules.usual_players.value
        if entry is None:
            return (), usual
        names, count = _reading(entry, read_players)
        if compact and count != compact.seats:
            raise ScenarioError(
                "position",
                f"وضعیت {digits(compact.seats)} دست دارد، ولی بازیکنان {digits(count)} نفرند.",
                entry.line,
                "players",
            )
        return names, count

    def _check_players(self, rules: Rules, count: int) -> None:
        line = self.lines.get("players", self.lines.get("position", 1))
        if not fits_players(rules, count):
            least, most = rules.players.value
            fits = digits(least) if least == most else f"{digits(least)} نفر یا بیشتر"
            if most is not None and least != most:
                fits = f"{digits(least)} تا {digits(most)}"
            raise ScenarioError(
                "position",
                f"این بازی {fits} نفره است، نه {digits(count)} نفره."
                if most is not None
                else f"این بازی با {fits} است، نه {digits(count)} نفر.",
                line,
                "players",
            )
        if not deal_fits(rules, count):
            raise ScenarioError(
                "position",
                f"برای {digits(count)} نفر، هر کدام {digits(rules.hand_size.value)} کارت،"
                " ورق کافی نیست.",
                self.lines.get("house", line),
                "house" if "house" in self.lines else "players",
            )

    def _pairs(self, text: str) -> tuple[tuple[int, int], ...]:
        return reading.read_pairs(text, self.seats)

    # -- the position ----------------------------------------------------------------------------

    def _position(self, rules: Rules, count: int, played: tuple[Play, ...]) -> Position:
        turn = self.read("turn", self.seats.read, 1)
        position = Position(
            rules=rules,
            hands=self._hands(turn, count),
            turn=turn,
            direction=self.read("direction", reading.read_direction, 1),
            pile=self.read("pile", reading.read_stack, None),
            under=self.read("under", reading.read_stack, None),
            gone=self.read("gone", self.seats.read_list, ()),
            uncalled=self.read("uncalled", self.seats.read_list, ()),
        )
        position = self._one_card(position)
        position = self._on_the_table(position, played)
        return self._drew(position)

    def _hands(self, turn: int, count: int) -> tuple[Stack | None, ...]:
        hands: list[Stack | None] = [None] * count
        given: dict[int, Entry] = {}
        entries = [(turn, self.single["hand"])] if "hand" in self.single else []
        entries += [(_reading(e._replace(value=e.whose), self.seats.read), e) for e in self.hands]
        for seat, entry in sorted(entries, key=lambda pair: pair[1].line):
            if seat in given:
                raise notation("دست این بازیکن دو بار آمده است.", entry.line, "hand")
            given[seat] = entry
            self.lines[f"hand {seat}"] = entry.line
            hands[seat - 1] = _reading(entry, reading.read_stack)
        return tuple(hands)

    def _one_card(self, position: Position) -> Position:
        """Who has not said the word holds one card, told or not."""
        for seat in position.uncalled:
            if position.hand(seat) is None:
                position = position.with_hand(seat, Stack((), 1))
        return position

    def _on_the_table(self, position: Position, played: tuple[Play, ...]) -> Position:
        implied = _implied(position.rules, played)
        told: dict[str, Any] = {
            "top": self.read("top", reading.read_card, None),
            "suit": self.read("suit", reading.read_suit, None),
            "owed": self.read("owed", reading.read_number, None),
            "follow": self.read("follow", reading.read_yes, None),
        }
        for label, value in told.items():
            if value is None or label not in implied:
                continue
            if label == "suit" and played[-1].card.rank == "J" and not played[-1].suit:
                implied["suit"] = value  # the jack's suit, told in a line of its own
            if value != implied[label]:
                raise ScenarioError(
                    "position",
                    f"«{label}» با کارت‌های بازی‌شده نمی‌خواند.",
                    self.lines[label],
                    label,
                )
        merged = {**{k: v for k, v in told.items() if v is not None}, **implied}
        top = merged.get("top")
        suit = merged.get("suit") or (top.suit if top else "")
        if top is None and (told["suit"] or told["owed"] or told["follow"]):
            label = next(name for name in ("suit", "owed", "follow") if told[name])
            raise ScenarioError(
                "position",
                "کارت روی زمین گفته نشده است؛ سطر «زمین» لازم است.",
                self.lines[label],
                label,
            )
        return position._replace(
            top=top, suit=suit, owed=merged.get("owed", 0), follow=merged.get("follow", False)
        )

    def _drew(self, position: Position) -> Position:
        drawn = self.read("drew", reading.read_cards, ())
        if not drawn:
            return position
        hand = position.mover_hand
        if hand is not None:
            for card in drawn:
                if card in hand.cards:
                    hand = hand.without(card)
            hand = Stack(hand.cards + drawn, hand.unseen)
        return position.with_hand(position.turn, hand)._replace(drew=drawn)

    def _check(self, start: Position, played: tuple[Play, ...], at_the_end: bool) -> None:
        """Refuse a position that cannot occur; at the end of a hand one hand may be empty."""
        found = [*problems(start), *_played_twice(start, played)]
        if at_the_end:
            found = [p for p in found if p.why != Impossible.EMPTY_HAND]
        if found:
            first = min(found, key=lambda p: self._line_of(p.field, p.seat))
            raise ScenarioError(
                "position",
                problem_text(first, start, self.seats.names),
                self._line_of(first.field, first.seat),
                first.field.split()[0],
            )

    def _check_end(self, start: Position, out: Card | None, winner: int | None) -> None:
        """The card that won a hand lies on the table, and its player holds none."""
        if out is not None and any(out == card for card in seen_cards(start._replace(top=None))):
            raise ScenarioError(
                "position", f"«{card_name(out)}» دو بار آمده است.", self.lines["out"], "out"
            )
        hand = start.hand(winner) if winner else None
        if hand is not None and hand.size:
            raise ScenarioError(
                "position",
                "کسی که دست را برده کارتی در دست ندارد؛ دستش را بردار یا «-» بنویس.",
                self.lines["winner"],
                "winner",
            )

    def _line_of(self, field: str, seat: int) -> int:
        """The line to blame for a problem in a field of the position."""
        names = [f"hand {seat}"] if seat else []
        names += [field, field.split(maxsplit=1)[0], "played", "top", "position", "ask"]
        return next((self.lines[name] for name in names if name in self.lines), 1)


# -- small readers --------------------------------------------------------------------------------


def _reading(entry: Entry, reader: Callable[[str], T]) -> T:
    """Read an entry's value; what does not read becomes an error with its line."""
    try:
        return reader(entry.value)
    except Unreadable as error:
        raise notation(str(error), entry.line, entry.label) from None
    except OutOfRange as error:
        raise ScenarioError("position", str(error), entry.line, entry.label) from None
    except OtherGame as error:
        raise ScenarioError("question", str(error), entry.line, entry.label) from None


def find_rules(text: str) -> Rules:
    """The rule set of an id or a Persian name."""
    wanted = fold(text).strip()
    for rules_id, names in RULE_SET_NAMES.items():
        if rules_id in RULE_SETS and wanted in (rules_id, *map(fold, names)):
            return RULE_SETS[rules_id]
    known = [name for rules_id in RULE_SETS for name in (rules_id, RULE_SET_NAMES[rules_id][0])]
    meant = nearest(wanted, map(fold, known))
    hint = f" شاید «{meant}» را می‌خواستی." if meant else f" این‌ها هستند: {'، '.join(known)}."
    raise Unreadable(f"قواعد «{clip(text)}» شناخته نیست.{hint}")


def read_players(text: str) -> tuple[tuple[str, ...], int]:
    """Names in seat order, or a number: ((), 4)."""
    folded = fold(text).strip()
    if folded.isascii() and folded.isdecimal():
        return (), reading.read_number(folded, MOST_PLAYERS)
    plain = text.replace("،", ",")
    parts = plain.split(",") if "," in plain else [w for w in plain.split() if w != "و"]
    names = tuple(" ".join(part.split()) for part in parts)
    if not all(names):
        raise Unreadable("میان نام‌های بازیکنان جای خالی مانده است.")
    if len(names) > MOST_PLAYERS:
        raise Unreadable(f"بیش از {digits(MOST_PLAYERS)} بازیکن نمی‌شود.")
    if len({tuple(reading.words(name)) for name in names}) < len(names):
        raise Unreadable("دو بازیکن یک نام دارند.")
    return names, len(names)


def _played(text: str, seats: Seats) -> tuple[Play, ...]:
    moves = reading.read_moves(text, seats)
    plays = tuple(move for move in moves if isinstance(move, Play))
    if len(plays) != len(moves) or not plays:
        raise Unreadable("در «بازی‌شده» فقط کارت می‌آید.")
    return plays


def _with_suit(played: tuple[Play, ...], start: Position) -> tuple[Play, ...]:
    """A jack's suit that was told in a line of its own, written onto the jack."""
    if not played or played[-1].card.rank != "J" or start.suit == played[-1].card.suit:
        return played
    return (*played[:-1], played[-1]._replace(suit=start.suit))


def _played_twice(start: Position, played: tuple[Play, ...]) -> list[Problem]:
    """Cards just played that stand elsewhere too, or twice among themselves."""
    places = [place for place in (*start.hands, start.pile) if place is not None]
    held = [card for place in places for card in place.cards]
    times = Counter([*held, *(play.card for play in played)])
    return [
        Problem(Impossible.CARD_TWICE, "played", 0, card)
        for card in dict.fromkeys(play.card for play in played[:-1])
        if times[card] > start.rules.decks(start.seats)
    ]


def _implied(rules: Rules, played: tuple[Play, ...]) -> dict[str, Any]:
    """What the cards just played say of the table: top, suit, owed, follow."""
    if not played:
        return {}
    last = played[-1]
    run = 0
    for play in reversed(played):
        if rules.effect(play.card.rank).value != Effect.PENALTY:
            break
        run += 1
    owed = 2 * (run if rules.seven_stack.value else min(run, 1))
    return {
        "top": last.card,
        "suit": last.suit or last.card.suit,
        "owed": owed,
        "follow": rules.effect(last.card.rank).value == Effect.COVER,
    }
