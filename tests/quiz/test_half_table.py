"""The table of «هفت و نیم»: hands, what lies closed, stakes, the banker; and the same in words."""

import json
from typing import Any

from haftquiz.quiz import service

TABLE = """rules: seven-and-half-spanish
players: تو، سارا، علی
banker: علی
stake تو: 10
hand تو: 4h, 2s*
"""


def table(scenario: str) -> dict[str, Any]:
    shown: dict[str, Any] = service.reply(json.dumps({"do": "view", "scenario": scenario}))["table"]
    return shown


def test_rows_tell_who_holds_the_bank_what_is_staked_and_what_lies_face_down() -> None:
    you, sara, ali = table(TABLE + "ask: total تو")["seats"]
    assert (you["cards"], you["down"], you["stake"]) == (["4h", "2s"], [1], 10)
    assert not you["banker"]
    assert (ali["cards"], ali["unseen"], ali["banker"]) == (None, 1, True)
    assert (sara["cards"], sara["unseen"]) == (None, 0)  # nothing about her is told


def test_all_of_it_stands_in_the_text_too() -> None:
    assert table(TABLE + "ask: total تو")["text"] == (
        "تو، شرط ۱۰: ۴ دل و ۲ پیک (پشت‌رو). علی، بانکدار: کارتِ بسته."
    )
    assert table(TABLE + "ask: moves تو")["text"].startswith("تو، شرط ۱۰ (نوبت): ")


def test_everyone_sits_there_where_the_order_is_what_is_asked() -> None:
    assert [seat["unseen"] for seat in table(TABLE + "ask: turn")["seats"]] == [0, 1, 1]


def test_a_hand_that_was_split_keeps_its_stake_and_its_closed_card() -> None:
    split = TABLE.replace("4h, 2s*", "Kh* / Qs") + "ask: moves تو"
    one, two = table(split)["seats"][:2]
    assert (one["name"], one["down"], one["stake"]) == ("تو، دست ۱", [0], 10)
    assert (two["name"], two["down"], two["stake"]) == ("تو، دست ۲", [], 10)
