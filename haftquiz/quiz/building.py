"""A scenario of haft-khabis from its labelled lines: every label in the order of its needs."""

from collections import Counter
from dataclasses import replace
from typing import Any

from haftquiz.engine.cards import Card
from haftquiz.engine.matching import seen_cards
from haftquiz.engine.moves import Play
from haftquiz.engine.position import Position, Stack, known_by_count
from haftquiz.engine.problems import Impossible, Problem, problems
from haftquiz.engine.rules import Effect, Rules
from haftquiz.engine.start import deal_fits
from haftquiz.quiz import reading
from haftquiz.quiz.asking import ABOUT_THE_END
from haftquiz.quiz.compact import read_compact
from haftquiz.quiz.entries import Entries, read_entry
from haftquiz.quiz.errors import ScenarioError
from haftquiz.quiz.labels import OF_POSITION, OF_SEVEN_AND_HALF
from haftquiz.quiz.persian import card_name, digits
from haftquiz.quiz.players import check_players, read_players
from haftquiz.quiz.problem_texts import problem_text
from haftquiz.quiz.reading import Seats, Unreadable
from haftquiz.quiz.scenario import Scenario


def build(entries: Entries, rules: Rules) -> Scenario:
    """The scenario that these lines describe; ScenarioError if they describe none."""
    entries.refuse(OF_SEVEN_AND_HALF, "این بازی")
    return _Builder(entries, rules).scenario()


class _Builder:
    """Reads the entries of one scenario; `scenario()` gives the value."""

    def __init__(self, entries: Entries, rules: Rules) -> None:
        self.entries = entries
        self.read = entries.read
        self.lines = entries.lines
        self.compact = self._compact()
        self.rules = self.compact.rules if self.compact else rules
        names, count = self._players()
        self.seats = Seats(count, names)

    def scenario(self) -> Scenario:
        """Everything read, checked and put together."""
        ask = self.entries.ask(self.seats)
        played = self.read("played", lambda text: _played(text, self.seats), ())
        then = self.read("then", lambda text: reading.read_moves(text, self.seats), ())
        out = self.read("out", reading.read_card, None)
        winner = self.read("winner", self.seats.read, None)
        start = self.compact or self._position(self.rules, self.seats.count, played)
        if len(start.gone) >= start.seats - 1:  # nobody is left to play against
            start = replace(start, over=True)
        played = _with_suit(played, start)
        self._check_end(start, out, winner)
        at_the_end = ask.kind in ABOUT_THE_END or out is not None or winner is not None
        self._check(start, played, at_the_end)
        return Scenario(
            rules=self.rules,
            ask=ask,
            start=start,
            names=self.seats.names,
            played=played,
            then=then,
            out=out,
            winner=winner,
            totals=self.read("totals", self._pairs, ()),
            last=self.read("last", self._pairs, ()),
            limit=self.read("limit", reading.read_number, None),
            lines=self.lines,
            **self.entries.texts(),
        )

    # -- the table -------------------------------------------------------------------------------

    def _compact(self) -> Position | None:
        entry = self.entries.single.get("position")
        if entry is None:
            return None
        self.entries.refuse(OF_POSITION - {"players"}, "کنار «وضعیت»")
        return read_entry(entry, lambda text: read_compact(text, entry.line))

    def _players(self) -> tuple[tuple[str, ...], int]:
        usual = self.compact.seats if self.compact else self.rules.usual_players.value
        names, count = self.read("players", read_players, ((), usual))
        if self.compact and count != self.compact.seats:
            raise self.entries.error(
                "position",
                f"وضعیت {digits(self.compact.seats)} دست دارد، ولی بازیکنان {digits(count)} نفرند.",
                "players",
            )
        check_players(self.entries, self.rules.players, count)
        if not deal_fits(self.rules, count):
            size = digits(self.rules.hand_size.value)
            raise self.entries.error(
                "position",
                f"برای {digits(count)} نفر، هر کدام {size} کارت، کارت کافی نیست.",
                *(("house",) if "house" in self.lines else ("players",)),
            )
        return names, count

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
        if rules.comeback_2_and_7.value:
            position = replace(position, fresh=position.gone)  # nothing tells that it is long ago
        position = known_by_count(position)
        position = self._on_the_table(position, played)
        return self._drew(position)

    def _hands(self, turn: int, count: int) -> tuple[Stack | None, ...]:
        hands: list[Stack | None] = [None] * count
        for seat, entry in self.entries.by_seat("hand", self.seats, turn):
            hands[seat - 1] = read_entry(entry, reading.read_stack)
        return tuple(hands)

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
        return replace(
            position,
            top=top,
            suit=suit,
            owed=merged.get("owed", 0),
            follow=merged.get("follow", False),
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
        return replace(position.with_hand(position.turn, hand), drew=drawn)

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
        if out is not None and any(out == card for card in seen_cards(replace(start, top=None))):
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


# -- small readers ------------------------------------------------------------------------------


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
    return (*played[:-1], replace(played[-1], suit=start.suit))


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
        if rules.effects[play.card.rank].value != Effect.PENALTY:
            break
        run += 1
    owed = 2 * (run if rules.seven_stack.value else min(run, 1))
    return {
        "top": last.card,
        "suit": last.suit or last.card.suit,
        "owed": owed,
        "follow": rules.effects[last.card.rank].value == Effect.COVER,
    }
