"""In place of importlib.abc: the two classes that Pyodide derives its finders from."""

import abc

from ._abc import Loader

__all__ = ["Loader", "MetaPathFinder"]


class MetaPathFinder(metaclass=abc.ABCMeta):
    """What stands on sys.meta_path."""

    def invalidate_caches(self) -> None:
        """Nothing is kept."""
