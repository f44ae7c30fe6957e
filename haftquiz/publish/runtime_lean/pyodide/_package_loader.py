"""In place of Pyodide's package loader: there are no packages to load, only two paths to name."""

from pyodide_js import loadedPackages  # noqa: F401 (see webloop.py)


class _Folder:
    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path


SITE_PACKAGES = _Folder("/lib/python3.13/site-packages")
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Called at the end of the start."""
