"""Stand-in for the engine floor."""


def double(number: int) -> int:
    """Twice the number; not a special constant, so that -OO has an assert to leave out."""
    assert isinstance(number, int)
    return 2 * number
