from __future__ import annotations

from tests.publish.conftest import make_site
from tests.site.conftest import complaints, page_paths, visit

__all__ = ["complaints", "make_site", "page_paths", "visit"]
