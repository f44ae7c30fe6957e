"""Wikipedia: eights and twos (WK-44 to WK-47, WK-52, WK-53)."""

from __future__ import annotations

from .asking import WK

answer, ask, kind = WK.answer, WK.ask, WK.kind
COVER = ("top: 8h", "follow: yes")
TWO = ("top: 5s", "hand 1: 2s, 4d, 5d", "hand 2: 2h, 4c, 5h", "hand 3: 9c, 9d", "pile: Kd, Qd, Kc")


def test_wk_44_an_eight_wants_a_card_of_its_suit() -> None:
    """The same player lays another one, of the eight's suit."""
    assert answer("turn", "top: 4h", "hand: 8h, 5h, Kc", "then: 8h") == 1
    reply = ask("legal", *COVER, "hand: 5h, 5c")
    assert reply.answer == ["5h"]
    assert reply.clause("5h") == reply.clause("5c") == "WK-44"
    assert answer("turn", "top: 4h", "hand: 8h, 5h, Kc", "then: 8h, 5h") == 2


def test_wk_45_or_another_eight() -> None:
    """An eight of another suit covers it, and wants a card in turn."""
    reply = ask("legal", *COVER, "hand: 8s, 5c")
    assert reply.answer == ["8s"]
    assert reply.clause("8s") in {"WK-44", "WK-45"}
    table = (*COVER, "hand: 8s, 5h, 4s")
    assert answer("turn", *table, "then: 8s") == 1
    assert answer("legal", *table, "then: 8s") == ["4s"]


def test_wk_46_lacking_it_one_takes_a_penalty() -> None:
    """Who cannot cover the eight draws one card."""
    table = (*COVER, "hand: 5c, Kd")
    reply = ask("moves", *table)
    assert reply.answer == ["draw"]
    assert reply.clause("draw") in {"WK-46", "WK-47"}
    assert "AM-16" in reply.assumed
    assert answer("draw", *table) == 1
    assert answer("cards 1", *table, "pile: 9s, 9d", "then: draw") == 3


def test_wk_47_the_prize_may_come_from_the_pile() -> None:
    """A drawn card that covers the eight may be laid."""
    table = (*COVER, "hand: 5c, Kd", "pile: 4h, 9d, 9s", "then: draw")
    assert answer("turn", *table) == 1
    reply = ask("legal", *table)
    assert reply.answer == ["4h"]
    assert "AM-17" in reply.assumed
    assert answer("turn", *table[:-1], "then: draw, 4h") == 2
    assert answer("legal", *COVER, "hand: 5c, Kd", "pile: 8d, 9s", "then: draw") == ["8d"]


def test_wk_52_a_two_gives_somebody_a_card() -> None:
    """The player says who takes one card from the pile; it needs a name."""
    assert answer("cards 3", *TWO, "then: 2s3") == 3
    assert answer("cards 2", *TWO, "then: 2s3") == 3
    assert answer("cards 2", *TWO, "then: 2s2") == 4
    assert answer("turn", *TWO, "then: 2s3") == 2
    assert "WK-52" in ask("cards 3", *TWO, "then: 2s3").clauses
    assert kind("turn", *TWO, "then: 2s") == "move"


def test_wk_53_two_on_two() -> None:
    """Hit by a two, the next player answers with a two: the first one takes two."""
    reply = ask("cards 1", *TWO, "then: 2s2, 2h")
    assert reply.answer == 4
    assert "WK-53" in reply.clauses
    assert "AM-24" in reply.assumed
    assert answer("cards 2", *TWO, "then: 2s2, 2h") == 3
    assert answer("turn", *TWO, "then: 2s2, 2h") == 3
    assert answer("cards 1", *TWO, "then: 2s2, 2h1") == 4
    assert kind("turn", *TWO, "then: 2s2, 2h3") == "move"


def test_wk_53_only_who_was_hit_answers() -> None:
    """A two by the next player who was not hit is a two of its own."""
    assert kind("turn", *TWO, "then: 2s3, 2h") == "move"
    assert answer("cards 1", *TWO, "then: 2s3, 2h1") == 3
    assert answer("cards 3", *TWO, "then: 2s3, 2h3") == 4
    assert "AM-24" not in WK.assumed("legal", "top: 3s", "hand: 3h, 4d")
