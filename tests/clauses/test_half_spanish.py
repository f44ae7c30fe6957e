"""«هفت و نیم»: the Spanish rules and their defaults (SH-59 to SH-72), worked examples."""

from __future__ import annotations

from .asking import ES, IT, SH, ask_text

answer, ask, kind = ES.answer, ES.ask, ES.kind
TWO = ("players: 2", "banker: 2", "stake 1: 10")
BOTH = ["hit", "stand"]
ALL = ["hit", "stand", "split"]


def test_sh_59_the_new_card_may_lie_open() -> None:
    """As usual."""
    assert answer("total 1", *TWO, "hand 1: 4h*, 2s") == 6


def test_sh_60_or_the_old_one_is_turned() -> None:
    """And the new one lies face down."""
    assert answer("total 1", *TWO, "hand 1: 4h, 2s*") == 6


def test_sh_61_exactly_one_lies_face_down() -> None:
    """Never two."""
    assert kind("total 1", *TWO, "hand 1: 4h*, 2s*") == "position"


def test_sh_63_two_pictures_may_be_split() -> None:
    """Just two, and no other card."""
    reply = ask("moves 1", *TWO, "hand 1: Kh*, Qs")
    assert reply.answer == ALL
    assert answer("moves 1", *TWO, "hand 1: Kh*, 2c, Qs") == BOTH
    assert answer("moves 1", *TWO, "hand 1: Kh*, Qs, Js") == BOTH
    assert answer("moves 1", *TWO, "hand 1: Kh*, 2c") == BOTH
    assert answer("moves 1", *TWO, "hand 1: Kh*") == BOTH
    for book in (SH, IT):
        assert book.answer("moves 1", *TWO, "wild: -" if book is IT else "# ",
                           "hand 1: Kh*, Qs") == BOTH  # fmt: skip
        assert book.kind("total 1", *TWO, "hand 1: Kh / Qs") == "position"


REPORTED = """rules: {rules}
players: 2
banker: 2
stake 1: 10
hand 1: {hand}
ask: moves 1
"""


def test_sh_63_as_reported_of_another_game() -> None:
    """The button stayed when a third card had come."""
    spanish, base = "seven-and-half-spanish", "seven-and-half"
    assert ask_text(REPORTED.format(rules=spanish, hand="Kh*, 2c, Qs")).answer == BOTH
    assert ask_text(REPORTED.format(rules=spanish, hand="Kh*, Qs")).answer == ALL
    assert ask_text(REPORTED.format(rules=base, hand="Kh*, Qs")).answer == BOTH


def test_sh_63_the_dealer_does_not_split() -> None:
    """The bank has one hand."""
    table = ("players: 2", "banker: 2", "hand 1: 4h*", "hand 2: Kh*, Qs", "then: stand")
    assert answer("moves 2", *table) == BOTH
    assert kind("total 2", *TWO, "hand 2: Kh / Qs") == "position"


def test_sh_64_both_hands_are_played() -> None:
    """The first to its end, then the second."""
    table = (*TWO, "hand 1: Kh*, Qs", "hand 2: 4d*", "pile: 2c, 3c, 5c, 6c")
    assert answer("total 1", *table, "then: split") == [0.5, 0.5]
    assert answer("turn", *table, "then: split") == 1
    assert answer("total 1", *table, "then: split, hit") == [2.5, 0.5]
    assert answer("total 1", *table, "then: split, hit, stand, hit") == [2.5, 3.5]
    assert answer("turn", *table, "then: split, hit, stand") == 1
    assert answer("turn", *table, "then: split, hit, stand, stand") == 2


def test_sh_65_the_second_hand_has_an_equal_stake() -> None:
    """Both win, both lose, or one each."""
    split = (*TWO, "hand 1: Kh, 6c / Qs, 3c")
    assert answer("pay 1", *split, "hand 2: 2d") == 20
    assert answer("pay 1", *split, "hand 2: 7d") == -20
    assert answer("pay 1", *split, "hand 2: 5d") == 0
    assert answer("result 1", *split, "hand 2: 5d") == ["win", "lose"]
    assert answer("pays", *split, "hand 2: 2d") == {"1": 20}
    assert answer("bust 1", *TWO, "hand 1: Kh, 6c, 5c / Qs") == [True, False]


def test_sh_66_a_picture_may_be_split_again() -> None:
    """If it is the first further card of either hand."""
    assert answer("moves 1", *TWO, "hand 1: Kh, Jc / Qs")[0] == ALL
    assert answer("moves 1", *TWO, "hand 1: Kh, 2c, Jc / Qs")[0] == BOTH
    table = (*TWO, "hand 1: Kh*, Qs", "hand 2: 4d*", "pile: Jc, 3c, Js, 6c")
    assert answer("total 1", *table, "then: split, hit, split") == [0.5, 0.5, 0.5]
    assert kind("turn", *table[:-1], "pile: 2c, Jc, 3c", "then: split, hit, hit, split") == "move"
    second = (*table, "then: split, stand, hit, split")
    assert answer("total 1", *second) == [0.5, 0.5, 0.5]


def test_sh_67_without_limit() -> None:
    """Three splits make four hands, each with the stake."""
    hands = "hand 1: Kh, 6c / Qs, 6d / Jc, 6h / Js, 6s"
    assert answer("pay 1", *TWO, hands, "hand 2: 2d") == 40
    assert answer("total 1", *TWO, hands) == [6.5, 6.5, 6.5, 6.5]


def test_sh_68_seven_and_picture_is_paid_double() -> None:
    """Twice the stake beside the stake."""
    reply = ask("pay 1", *TWO, "hand 1: 7h, Ks", "hand 2: 7d")
    assert reply.answer == 20
    assert "SH-68" in reply.clauses


def test_sh_69_and_takes_the_bank() -> None:
    """The player deals the next hand."""
    reply = ask("bank", *TWO, "hand 1: 7h, Ks", "hand 2: 7d")
    assert reply.answer == 1
    assert "SH-69" in reply.clauses


def test_sh_70_unless_the_dealer_has_the_same() -> None:
    """Then the stake is lost and the bank stays."""
    table = (*TWO, "hand 1: 7h, Ks", "hand 2: 7s, Jc")
    assert answer("pay 1", *table) == -10
    assert answer("bank", *table) == 2


def test_sh_71_of_three_cards_it_is_paid_once() -> None:
    """Ten for ten."""
    reply = ask("pay 1", *TWO, "hand 1: 4h, 3c, Qd", "hand 2: 7d")
    assert reply.answer == 10


def test_sh_72_and_takes_no_bank() -> None:
    """Other than in the base game."""
    table = (*TWO, "hand 1: 4h, 3c, Qd", "hand 2: 7d")
    reply = ask("bank", *table)
    assert reply.answer == 2
    assert "SH-72" in reply.clauses
    assert SH.answer("bank", *table) == 1


def test_as_06_it_beats_the_dealers_longer_one() -> None:
    """Seven and picture against seven and a half of three cards."""
    reply = ask("pay 1", *TWO, "hand 1: 7h, Ks", "hand 2: 4h, 3c, Qd")
    assert reply.answer == 20
    assert "AS-06" in reply.assumed
    assert answer("bank", *TWO, "hand 1: 7h, Ks", "hand 2: 4h, 3c, Qd") == 1


def test_as_07_a_split_picture_and_a_seven() -> None:
    """It counts as seven and picture."""
    table = (*TWO, "hand 1: Kh, 7c / Qs, 3c", "hand 2: 5d")
    reply = ask("pay 1", *table)
    assert reply.answer == 10
    assert "AS-07" in reply.assumed
    assert answer("pay 1", *TWO, "hand 1: Kh, 7c / Qs, 6c", "hand 2: 5d") == 30
    assert answer("bank", *table) == 1
    assert answer("bank", *TWO, "hand 1: Kh, 6c / Qs, 7d", "hand 2: 5d") == 1


def test_as_13_the_first_of_several() -> None:
    """Round from the dealer."""
    table = ("players: 4", "banker: 4", "hand 1: 4h, 3c, Qd", "hand 2: 7h, Ks", "hand 3: 7d, Js",
             "hand 4: 6s")  # fmt: skip
    reply = ask("bank", *table)
    assert reply.answer == 2
    assert "AS-13" in reply.assumed


def test_as_17_the_limit_is_for_each_hand() -> None:
    """Two hands of twenty under a limit of twenty."""
    table = ("players: 2", "banker: 2", "limits: 5-20", "stake 1: 20")
    reply = ask("pay 1", *table, "hand 1: Kh, 6c / Qs, 3c", "hand 2: 2d")
    assert reply.answer == 40
    assert "AS-17" in reply.assumed


def test_sh_e01_dealer_at_eight() -> None:
    """He loses to all who are not over: the bet and as much."""
    table = (*TWO, "hand 1: 3h", "hand 2: 4s, 4d")
    assert SH.answer("pay 1", *table) == 10


def test_sh_e02_dealer_not_over() -> None:
    """He wins up to his total, and pays above it."""
    assert SH.answer("pay 1", *TWO, "hand 1: 6h", "hand 2: 6s") == -10
    assert SH.answer("pay 1", *TWO, "hand 1: 6h, Kh", "hand 2: 6s") == 10


def test_sh_e03_a_seven_and_a_picture() -> None:
    """7.5, the highest hand, paid double."""
    assert IT.answer("total 1", *TWO, "hand 1: 7h, Ks") == 7.5
    assert IT.answer("pay 1", *TWO, "hand 1: 7h, Ks", "hand 2: 4h, 3s, Js") == 20


def test_sh_e04_the_wild_king() -> None:
    """Half a point, or one to seven."""
    assert IT.answer("total 1", *TWO, "hand 1: Kd, 7s") == 7.5
    assert IT.answer("total 1", *TWO, "hand 1: Kd, 2s, 3s") == 7


def test_sh_e05_a_pair_of_sevens() -> None:
    """Shown at once and paid double."""
    table = ("house: pair-of-sevens=yes", *TWO, "hand 1: 7h, 7s", "hand 2: 7c, Ks")
    assert IT.answer("pay 1", *table) == 20
    assert IT.answer("moves 1", *table) == []


def test_sh_e06_the_new_card_face_down() -> None:
    """The old one is turned up first."""
    assert answer("moves 1", *TWO, "hand 1: 4h, 2s*") == BOTH


def test_sh_e07_a_second_picture() -> None:
    """Split, an equal bet, and perhaps again."""
    table = (*TWO, "hand 1: Kh*", "hand 2: 4d*", "pile: Qs, Jc, 5c, 6c")
    assert answer("moves 1", *table, "then: hit") == ALL
    assert answer("total 1", *table, "then: hit, split, hit, split") == [0.5, 0.5, 0.5]


def test_sh_e08_two_cards_or_three() -> None:
    """Double and the bank, or single and no bank."""
    assert answer("pay 1", *TWO, "hand 1: 7h, Ks", "hand 2: 7d") == 20
    assert answer("pay 1", *TWO, "hand 1: 4h, 3c, Qd", "hand 2: 7d") == 10


def test_sh_03_the_pack_is_that_of_the_base_game_spanish() -> None:
    """Forty cards, one dealt to each, an ace one point and a picture half of one."""
    table = ("players: 2", "banker: 2", "hand 1: As*", "hand 2: 5h*")
    assert ES.answer("total 1", *table, "pile: x38") == 1
    assert ES.kind("total 1", *table, "pile: x39") == "position"
    assert ES.answer("deal") == 1
    assert ES.answer("total 2", "players: 2", "banker: 2", "hand 2: 5h, Qs") == 5.5
    assert ES.answer("pay 1", *TWO, "hand 1: 6h", "hand 2: 6s") == -10
