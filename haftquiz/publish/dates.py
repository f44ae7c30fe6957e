"""Dates of pages: written and shown in the Persian calendar, given to machines as ISO dates."""

from __future__ import annotations

from datetime import date

from persiantools.jdatetime import JalaliDate

from haftquiz.quiz.persian import digits


def gregorian(written: str) -> date:
    """Return the day of a date as front matter keeps it, `1405/07/01`; ValueError if none."""
    year, month, day = map(int, written.split("/"))
    return JalaliDate(year, month, day).to_gregorian()


def is_day(written: str) -> bool:
    """Tell whether there is such a day: the last month has thirty days in leap years only."""
    try:
        gregorian(written)
    except ValueError:
        return False
    return True


def shown(written: str) -> str:
    """Return «۱ مهر ۱۴۰۵»."""
    year, month, day = map(int, written.split("/"))
    return (
        f"{digits(day)} {JalaliDate(year, month, day).strftime('%B', locale='fa')} {digits(year)}"
    )


def rfc3339(day: date) -> str:
    """Return a moment of that day as feeds want it; noon, so that no time zone changes the day."""
    return f"{day.isoformat()}T12:00:00Z"
