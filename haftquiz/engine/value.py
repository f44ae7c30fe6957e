"""How the engine's values are made: equal by content, never changed."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value_class(cls: type[T]) -> type[T]:
    """A dataclass whose fields mypy lets nobody assign to.

    They are not frozen at run time as well: that makes such an object three times as dear to
    make, and a game makes many.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
