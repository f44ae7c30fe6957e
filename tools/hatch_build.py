"""Lets a wheel carry `templates/` and `site/`; an editable install reads them where they are."""

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface):
    """Adds the two folders to `haftquiz/data/`, where haftquiz/publish/paths.py looks first."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it writes the wheel."""
        if version == "standard":
            for name in ("templates", "site"):
                build_data["force_include"][name] = f"haftquiz/data/{name}"
