"""Lets a wheel carry `templates/`, `site/` and the packed Python of the browser.

An editable install reads the first two where they are. The third is there if it was packed before,
which is what `make wheel` does: `haftquiz runtime --into build/runtime`.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface):
    """Adds the folders to `haftquiz/data/`, where haftquiz/publish/paths.py looks first."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it writes the wheel."""
        if version == "standard":
            for name in ("templates", "site"):
                build_data["force_include"][name] = f"haftquiz/data/{name}"
            if (Path(self.root) / "build" / "runtime").is_dir():
                build_data["force_include"]["build/runtime"] = "haftquiz/data/runtime"
