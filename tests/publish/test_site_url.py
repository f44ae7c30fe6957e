from __future__ import annotations

import argparse

import pytest

from haftquiz.publish.site_url import absolute, path_of, site_url


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("https://example.org", "https://example.org/"),
        ("https://Example.org:8080/haft", "https://example.org:8080/haft/"),
        ("https://example.org/هفت/", "https://example.org/%D9%87%D9%81%D8%AA/"),
        ("https://example.org/%D9%87%D9%81%D8%AA", "https://example.org/%D9%87%D9%81%D8%AA/"),
        ("https://هفت.example/", "https://xn--pgb9br.example/"),
    ],
)
def test_an_address_is_ascii_and_encoded_once(given: str, kept: str) -> None:
    assert site_url(given) == kept


@pytest.mark.parametrize(
    "given", ["example.org", "ftp://example.org/", "https://", "javascript:x", "https://a/?q=1"]
)
def test_what_is_no_site_is_refused(given: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        site_url(given)


def test_places_below_it() -> None:
    assert path_of("https://example.org/haft/") == "/haft/"
    assert path_of("") == "/"
    assert absolute("https://example.org/", "قواعد/#بند") == (
        "https://example.org/%D9%82%D9%88%D8%A7%D8%B9%D8%AF/#%D8%A8%D9%86%D8%AF"
    )
