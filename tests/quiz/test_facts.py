"""What a question rests on is shown even where no table shows it."""

from haftquiz.quiz import service
from haftquiz.quiz.parsing import parse_scenario


def facts(text: str) -> list[str]:
    found: list[str] = service.view(parse_scenario(text))["facts"]
    return found


def test_totals_and_limit_of_a_match() -> None:
    told = facts("rules: kasif\nlimit: 100\ntotals: 1 40, 2 104, 3 60\nask: eliminated")
    assert told == ["مجموع: نفر اول ۴۰، نفر دوم ۱۰۴، نفر سوم ۶۰", "سقف مسابقه: ۱۰۰"]


def test_house_rules_and_an_unusual_number_of_players() -> None:
    told = facts("rules: kasif\nhouse: hand_size=7\nplayers: 6\nask: deal")
    assert "۶ بازیکن" in told
    assert any(line.startswith("قرار جمع ") and "۷" in line for line in told)


def test_an_ordinary_question_needs_none() -> None:
    assert facts("rules: bazito\ntop: 9s\nhand: 9h, 3h\nask: legal") == []
