"""The rules of a game by subject, for pages that show many of them at once."""

from __future__ import annotations

from typing import NamedTuple

from haftquiz.engine.rules import POINT_FIELDS, Rules
from haftquiz.quiz.comparing import AnyRules


class Topic(NamedTuple):
    """One subject: its id in addresses, its title, the fields of the rule row in order."""

    id: str
    title: str
    rules: tuple[str, ...]


# A convention of this site's questions, no rule that anybody plays by.
CONVENTIONS = frozenset({"usual_players"})

_CARD_GAME = (
    Topic(
        "table",
        "میز و پخش",
        (
            "players", "two_decks_above", "jokers", "hand_size", "deal_direction",
            "start_card_excluded", "start_on_2", "start_card_replacement", "first_player",
            "initial_direction", "fixed",
        ),
    ),
    Topic(
        "turn",
        "نوبت عادی و کشیدن",
        (
            "match_rule", "suit_before_rank", "colour_matches", "one_card_a_play",
            "must_play_if_able", "jack_must_be_played", "draw_count", "drawn_card_playable",
            "may_keep_drawn", "drawn_unplayable", "stock_empty", "nothing_to_draw", "deadlock",
        ),
    ),
    Topic(
        "seven",
        "هفت و جریمه",
        (
            "seven", "seven_answer", "seven_answer_optional", "seven_stack", "seven_take",
            "seven_take_ends_turn", "seven_drawn_with_penalty", "seven_again",
            "seven_after_taken", "penalty_exceeds_stock", "penalty_of_nothing",
        ),
    ),
    Topic(
        "eight",
        "هشت",
        (
            "eight", "eight_followup", "eight_chain", "jack_after_8", "eight_no_followup",
            "eight_drawn_playable", "eight_drawn_unplayable", "eight_may_keep_drawn",
            "eight_draw_though_able", "after_open_cover", "followup_effects",
        ),
    ),
    Topic(
        "ace",
        "آس",
        (
            "ace", "ace_two_players", "ace_followup", "ace_chain", "jack_after_A",
            "ace_no_followup", "ace_drawn_playable", "ace_draw_though_able",
        ),
    ),
    Topic("ten", "۱۰", ("ten", "ten_two_players")),
    Topic(
        "two", "۲", ("two", "two_target", "two_target_loses_turn", "two_counter", "two_giver_gone")
    ),
    Topic(
        "jack",
        "سرباز",
        (
            "jack", "jack_suit", "named_suit", "jack_on_named", "jack_on_pending_7",
            "jack_on_spent_7", "plain",
        ),
    ),
    Topic(
        "word",
        "تک‌کارت و خطاها",
        (
            "last_card_word", "last_card_forget", "catch_window", "mistake_penalty",
            "extra_offences",
        ),
    ),
    Topic(
        "end",
        "پایان دست",
        (
            "mode", "end_of_hand", "finish_on_8", "finish_on_7", "finish_on_A", "finish_on_2",
            "finish_on_J", "finish_effects", "finish_in_play", "comeback_2_and_7", "comeback_how",
        ),
    ),
    Topic("points", "امتیاز منفی", (*POINT_FIELDS, "double_on_jack_finish", "finisher_points")),
    Topic(
        "match",
        "رتبه و مسابقه",
        (
            "ranking", "ranking_by_points", "tie_break", "match_end", "match_limit", "limit_range",
            "cap", "no_cap", "no_cap_tie", "last_survivor", "elimination_tie",
        ),
    ),
)  # fmt: skip

_HALF_GAME = (
    Topic(
        "cards",
        "کارت‌ها و پخش",
        (
            "deck", "ace_points", "number_points", "picture_points", "players", "hand_size",
            "direction", "first_to_act", "limits", "stakes", "cards_out",
        ),
    ),
    Topic(
        "play",
        "نوبت",
        (
            "may_draw", "extra_card", "one_face_down", "stand", "over", "exact", "banker_draws",
            "banker_idle",
        ),
    ),
    Topic(
        "settle",
        "حساب",
        (
            "banker_over", "over_both", "higher_wins", "lower_loses", "tie", "even_pay",
            "two_card_beats", "two_card_tie", "two_card_pays", "pair_of_sevens", "pair_pays",
            "pair_order",
        ),
    ),
    Topic("wild", "کارت وحشی", ("wild", "wild_values", "wild_natural")),
    Topic("bank", "بانک", ("bank_passes", "bank_tie", "bank_longer", "bank_order")),
    Topic("split", "تقسیم", ("split", "split_stake", "split_limit", "split_natural")),
)  # fmt: skip


def topics(rules: AnyRules) -> tuple[Topic, ...]:
    """The subjects of the game that a rule set is for."""
    return _CARD_GAME if isinstance(rules, Rules) else _HALF_GAME
