"""A small site with Persian addresses that knows its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from haftquiz.publish.build import build_site
from haftquiz.publish.site_url import site_url
from tests.publish.conftest import MakeSite, make_site
from tests.publish.small import SmallSite, page, quiz

__all__ = ["make_site"]

HOME = "https://example.org/%D9%87%D9%81%D8%AA/"


def build_with_url(site: SmallSite) -> SmallSite:
    build_site(replace(site.options, url=site_url("https://example.org/هفت"), base="/x/"), print)
    return site


@pytest.fixture
def known(make_site: MakeSite) -> SmallSite:
    """Built for https://example.org/هفت/, with pages, a question and dates in Persian."""
    files = {
        "index.md": page(title="راهنما، همه", description="از همه چیز."),
        "قواعد/index.md": page(title="قواعد", description="یک.", date="۱۴۰۵/۰۷/۰۱"),
        "قواعد/کارت‌های ویژه.md": page(
            "## هفت و هشت\n\nمتن. [آن جا](#هفت-و-هشت)\n\n" + quiz("seven"),
            title="کارت‌های ویژه",
            description="دو.",
            date="۱۴۰۵/۱۲/۲۹",
        ),
    }
    return build_with_url(make_site(files))
