"""Varagh: table, start and an ordinary turn (VG-01 to VG-29, VG-47 to VG-51)."""

from __future__ import annotations

from .asking import VG, ask_text

answer, ask, kind = VG.answer, VG.ask, VG.kind
RANKS = "A23456789TJQK"
NO_FIT = ("top: 9c", "hand: 4d, 5h")


def test_vg_01_the_aim_is_an_empty_hand() -> None:
    """Who empties his hand first has won the hand."""
    assert answer("winner", "top: 9c", "hand: 9h", "then: 9h") == 1
    assert answer("winner", "top: 9c", "hand: 9h, 4d", "then: 9h") is None


def test_vg_03_and_the_match_is_for_few_points() -> None:
    """The lower total is the better one."""
    assert answer("ranking", "totals: 1 40, 2 90, 3 20") == [3, 1, 2]


def test_vg_05_three_to_six_players() -> None:
    """No fewer and no more."""
    told = {}
    for players in (3, 4, 5, 6):
        told[players] = answer("deal", f"players: {players}")
    assert told == {3: 7, 4: 7, 5: 7, 6: 7}
    assert kind("deal", "players: 2") == kind("deal", "players: 7") == "position"


def test_vg_06_one_deck() -> None:
    """One pack, also for six; every card is there once."""
    assert answer("decks", "players: 3") == answer("decks", "players: 6") == 1
    assert kind("legal", "players: 6", "top: 9s", "hand: 9h, 9h") == "position"


def test_vg_07_no_jokers() -> None:
    """There is no joker."""
    assert kind("legal", "top: 9s", "hand: 9h, جوکر") == "notation"


def test_vg_08_seven_cards_each() -> None:
    """Seven are dealt, whoever plays."""
    assert answer("deal") == answer("deal", "players: 6") == 7


def test_vg_10_the_rest_is_the_pile() -> None:
    """Six players leave nine cards after the one turned up."""
    hands = tuple(f"hand {seat}: x7" for seat in range(1, 7))
    table = ("players: 6", "top: 9s", *hands, "under: -")
    assert answer("suit", *table, "pile: x9") == "s"
    assert kind("suit", *table, "pile: x10") == "position"


def test_vg_11_a_plain_card_is_turned() -> None:
    """5d may start."""
    reply = ask("may-start 5d")
    assert reply.answer is True
    assert reply.clauses <= {"VG-11", "VG-12", "VG-13"}


def test_vg_12_what_may_not_start() -> None:
    """7, 8, 10, ace and jack, in every suit."""
    for rank in RANKS:
        told = {answer(f"may-start {rank}{suit}") for suit in "cdhs"}
        assert told == {rank not in "78TAJ"}, rank


def test_vg_13_a_two_may_start() -> None:
    """It is not among the excluded ranks."""
    assert answer("may-start 2h") is True


def test_vg_14_first_out_wins_the_hand() -> None:
    """The hand is over with the first empty hand."""
    table = ("top: 9c", "turn: 2", "hand 2: 9h", "hand 3: 9d, 4d")
    assert answer("winner", *table, "then: 9h") == 2
    assert answer("turn", *table, "then: 9h") is None
    assert kind("turn", *table, "then: 9h, 9d") == "move"


def test_vg_15_the_match_goes_by_the_running_total() -> None:
    """Of 40, 70 and 101 the 40 wins."""
    assert answer("match", "totals: 1 40, 2 70, 3 101") == 1


def test_vg_16_suit_or_number() -> None:
    """A card must match the one on the table."""
    reply = ask("legal", "top: 9c", "hand: 9h, 4c, 4d")
    assert reply.answer == ["9h", "4c"]
    assert reply.clause("4d") == "VG-16"


def test_vg_17_one_may_draw_though_able() -> None:
    """Who does not want to play draws one."""
    reply = ask("moves", "top: 9c", "hand: 9h, 4d")
    assert reply.answer == ["9h", "draw"]
    assert reply.clause("draw") in {"VG-17", "VG-22"}
    assert answer("draw", "top: 9c", "hand: 9h, 4d") == 1
    assert answer("cards 1", "top: 9c", "hand: 9h, 4d", "then: draw") == 3


def test_vg_18_then_only_the_new_card() -> None:
    """What was in the hand before may no longer be played."""
    table = ("top: 9c", "hand: 9h, 4c", "pile: 5c, 2h", "then: draw")
    reply = ask("legal", *table)
    assert reply.answer == ["5c"]
    assert reply.clause("9h") in {"VG-18", "VG-25"}
    assert answer("moves", *table) == ["5c", "pass"]
    assert kind("turn", "top: 9c", "hand: 9h, 4c", "pile: 5c, 2h", "then: draw, 9h") == "move"


def test_vg_19_exercise_a_nine_on_a_nine() -> None:
    """9h goes on 9c."""
    assert answer("legal", "top: 9c", "hand: 9h") == ["9h"]


def test_vg_20_every_club_too() -> None:
    """And so does any club."""
    assert answer("legal", "top: 9c", "hand: 2c, 7c, Kc, Ks") == ["2c", "7c", "Kc"]


def test_vg_21_a_jack_goes_on_any_card() -> None:
    """On an ordinary turn."""
    reply = ask("legal", "top: 9c", "hand: Jd, 4d")
    assert reply.answer == ["Jd"]
    assert reply.clause("Jd") == "VG-21"


def test_vg_22_a_playable_card_is_played_or_kept() -> None:
    """As the player wishes."""
    table = ("top: 9c", "hand: 9h, 4d", "drew: 2c")
    reply = ask("moves", *table)
    assert reply.answer == ["2c", "pass"]
    assert reply.clause("pass") in {"VG-22", "VG-26"}
    assert answer("turn", *table, "then: 2c") == 2


def test_vg_23_no_suitable_card_draw_one() -> None:
    """One card, and if it does not fit the turn is over."""
    assert answer("moves", *NO_FIT) == ["draw"]
    assert ask("moves", *NO_FIT).clause("draw") in {"VG-23", "VG-17"}
    assert answer("turn", *NO_FIT, "pile: 6s, 2h", "then: draw") == 2


def test_vg_25_only_the_new_card() -> None:
    """The drawn nine fits; nothing else is played."""
    assert answer("legal", *NO_FIT, "pile: 9d, 2h", "then: draw") == ["9d"]
    assert answer("draw", *NO_FIT, "pile: 9d, 2h", "then: draw") == 0


def test_vg_26_keeping_ends_the_turn() -> None:
    """The next player moves, with the same table card."""
    table = (*NO_FIT, "hand 2: 9s, 4c, 4h", "pile: 9d, 2h", "then: draw, pass")
    assert answer("turn", *table) == 2
    assert answer("cards 1", *table) == 3
    assert answer("legal", *table) == ["9s", "4c"]


def test_vg_27_the_cards_under_the_top_are_shuffled() -> None:
    """With no pile left twelve cards are there to be drawn; the top stays."""
    table = ("top: 9c", "hand: 4d, 5h", "pile: -", "under: x12")
    reply = ask("moves", *table)
    assert reply.answer == ["draw"]
    assert "AM-32" not in reply.assumed
    assert answer("cards 1", *table, "then: draw") == 3
    assert answer("suit", *table, "then: draw") == "c"
    owed = ("top: 7c", "owed: 4", "hand: 4d", "pile: 2d", "under: x12")
    assert answer("draw", *owed) == 4


def test_vg_28_five_troublesome_ranks() -> None:
    """7, 8, 10, A and J do something, the rest does nothing."""
    table = ("top: 6h", "hand: x5", "pile: x9")

    def told(move: str) -> list[object]:
        then = f"then: {move}"
        return [VG.answer(what, *table, then) for what in ("suit", "direction", "turn", "owed")]

    plain = [told(f"{rank}h") for rank in "23459QK"]
    assert plain == [["h", "fwd", 2, 0]] * 7
    assert [told(move) for move in ("7h", "8h", "Th", "Ah", "Jhc")] == [
        ["h", "fwd", 2, 2], ["h", "fwd", 3, 0], ["h", "rev", 3, 0], ["h", "fwd", 1, 0],
        ["c", "fwd", 2, 0],
    ]  # fmt: skip


def test_vg_29_a_two_does_nothing() -> None:
    """Nobody draws, and nobody is named."""
    table = ("top: 2h", "hand: 2s, 4d", "hand 2: x5", "hand 3: x5")
    assert answer("turn", *table, "then: 2s") == 2
    assert answer("cards 2", *table, "then: 2s") == answer("cards 3", *table, "then: 2s") == 5
    assert kind("turn", *table, "then: 2s3") == "move"


def test_vg_47_the_named_suit_is_playable() -> None:
    """Exercise: clubs were named."""
    reply = ask("legal", "top: Js", "suit: c", "hand: 4c, 4s, Kd")
    assert reply.answer == ["4c"]
    assert reply.clause("4c") in {"VG-47", "VG-50"}


def test_vg_48_or_another_jack() -> None:
    """Any of them."""
    reply = ask("legal", "top: Js", "suit: c", "hand: Jd, 4s")
    assert reply.answer == ["Jd"]
    assert "AM-49" not in reply.assumed


def test_vg_49_or_one_draws() -> None:
    """Even with a club in hand."""
    assert answer("moves", "top: Js", "suit: c", "hand: 4c") == ["4c", "draw"]


def test_vg_50_it_stands_in_until_the_next_play() -> None:
    """The jack's own suit is nothing, and after the next card the named one is nothing."""
    assert answer("legal", "top: Js", "suit: c", "hand: As, 4c") == ["4c"]
    table = ("top: Js", "suit: c", "hand: 9c, 4d, 5d", "hand 2: 9h, 4c, 4s")
    assert answer("suit", *table, "then: 9c") == "c"
    kept = ("top: Js", "suit: c", "hand: 4d, 5d", "hand 2: 4c, 4s", "pile: Kh, Qh", "then: draw")
    assert answer("legal", *kept) == ["4c"]


def test_vg_51_an_unnamed_jack_counts_as_itself() -> None:
    """Where no suit was named in time, the printed one holds."""
    assert answer("suit", "top: Js") == "s"
    assert answer("legal", "top: Js", "hand: As, 4c") == ["As"]
    text = "قواعد: ورق\nزمین: سرباز پیک\nپرسش: خال"
    assert ask_text(text).answer == "s"
