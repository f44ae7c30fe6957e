"""Embed pages: every scenario alone under `e/<id>/`, for frames in other people's pages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from markupsafe import Markup

from haftquiz.publish import (
    embed_composer,
    embed_known,
    embed_parts,
    oembed,
    pictures,
    pictures_png,
)
from haftquiz.publish.assets import copy_file
from haftquiz.publish.output import write_text
from haftquiz.publish.quizzes import Quiz
from haftquiz.publish.render import FIRST_PAGE, Renderer, script_json
from haftquiz.publish.site import Page, relative

FOLDER = "e/"
PICTURE = "picture.png"
ENTRY = "embed/live.mjs"
_DATA = Path(__file__).parent / "data"
_ABOUT_GUIDE = "پرسش‌های این سایت، یا پرسش خودت، در وبلاگ و سایت دیگران."


class Embeds:
    """Writes what embedding needs beside the pages of one build."""

    def __init__(
        self,
        renderer: Renderer,
        assets: Path,
        known: embed_known.Known,
        url: str = "",
        pictures_cache: Path | None = None,
    ) -> None:
        self.renderer = renderer
        self.assets = assets
        self.known = known
        self.url = url  # the site's whole address, or nothing
        self.pictures_cache = pictures_cache if pictures_png.CAN_DRAW else None  # None: no pictures
        self.sprite = renderer.env.get_template("macros/sprite.html").render()
        self.style = embed_parts.stylesheet(assets, f"../{renderer.assets}/fonts/")
        self.modules = embed_parts.modules(assets, ENTRY)

    def write(self, out: Path) -> None:
        """Write all of it under the output folder."""
        write_text(out / FOLDER / self.style.name, self.style.text)
        quizzes = {quiz.id: (page, quiz) for page, quiz in self.renderer.site.quizzes}
        for name, (page, quiz) in self._addresses(quizzes):
            write_text(out / FOLDER / name / "index.html", self.page(page, quiz))
            if self.url:
                write_text(out / FOLDER / name / oembed.FILE, dump(self._oembed(quiz)))
            if self.pictures_cache:
                svg = pictures.picture(quiz, self.sprite, self.common("")["brand"])
                write_text(out / FOLDER / name / "picture.svg", svg)
                data = pictures_png.png(svg, self.pictures_cache)
                (out / FOLDER / name / PICTURE).write_bytes(data)
        write_text(out / FOLDER / "index.html", self.own_page())
        write_text(out / FOLDER / "clauses.json", dump(self._links(FOLDER)))
        copy_file(self.assets / "js/embed/v1.js", out / "embed/v1.js")
        copy_file(_DATA / "hugo/haft.html", out / "embed/haft.html")
        self._write_guides(out)

    def _write_guides(self, out: Path) -> None:
        """Write the maker of scenarios and the guide for those who embed."""
        data = script_json(embed_composer.composer_data())
        for template, url, title, about in (
            ("composer.html", embed_composer.URL, embed_composer.TITLE, embed_composer.ABOUT),
            ("embed_guide.html", "embed/", "راهنمای جاسازی", _ABOUT_GUIDE),
        ):
            page = self.renderer.own(template, url, title, about, data_json=data)
            write_text(out / url / "index.html", page)

    def _addresses(
        self, quizzes: dict[str, tuple[Page, Quiz]]
    ) -> Iterator[tuple[str, tuple[Page, Quiz]]]:
        """Every address with its scenario: what has moved is still there under its old name."""
        yield from quizzes.items()
        for old in self.known.redirects:
            yield old, quizzes[self.known.target(old)]

    def page(self, page: Page, quiz: Quiz) -> str:
        """Return the embed page of a scenario."""
        here = f"{FOLDER}{quiz.id}/"
        links = self._links(here)
        documents = {clause[:2] for clause in quiz.cited}
        told = {clause: url for clause, url in links.items() if clause[:2] in documents}
        return self.renderer.env.get_template("embed.html").render(
            **self.common("../../"),
            quiz=quiz,
            name=frame_title(quiz),
            widget=Markup(self.renderer.piece(quiz, links)),
            clauses_json=script_json(told),
            page_url=f"{relative(here, page.url)}#{quiz.id}",
            sharing=self._sharing(page, quiz),
        )

    def _sharing(self, page: Page, quiz: Quiz) -> dict[str, str]:
        """Return the absolute addresses that others want, where the site knows its own."""
        if not self.url:
            return {}
        return {
            "page": f"{self.url}{relative('', page.url).removeprefix('./')}#{quiz.id}",
            "oembed": f"{self.url}{FOLDER}{quiz.id}/{oembed.FILE}",
            "picture": self._picture(quiz),
            "description": quiz.view["table"]["text"] if quiz.view["table"] else "",
        }

    def _oembed(self, quiz: Quiz) -> dict[str, Any]:
        brand = self.common("")["brand"]
        return oembed.oembed(quiz, frame_title(quiz), brand, self.url, self._picture(quiz))

    def _picture(self, quiz: Quiz) -> str:
        return f"{self.url}{FOLDER}{quiz.id}/{PICTURE}" if self.pictures_cache else ""

    def own_page(self) -> str:
        """Return the page for scenarios that stand in its address."""
        return self.renderer.env.get_template("embed_own.html").render(
            **self.common("../"), name="پرسش"
        )

    def common(self, root: str) -> dict[str, Any]:
        """Return what every embed page is given."""
        first = self.renderer.site.pages.get(FIRST_PAGE)
        runtime = self.renderer.runtime
        return {
            "brand": first.front.title.split("،")[0] if first else "",
            "root": root,
            "assets": f"{root}{self.renderer.assets}/",
            "runtime": f"{root}{runtime}/" if runtime else "",
            "style": f"{root}{FOLDER}{self.style.name}",
            "modules": " ".join(self.modules),
        }

    def _links(self, here: str) -> dict[str, str]:
        return {
            key: f"{relative(here, page.url)}#{clause}"
            for key, (page, clause) in self.renderer.clauses.items()
        }


def frame_title(quiz: Quiz) -> str:
    """Return what the frame and its page are called, the same in both."""
    return f"پرسش: {quiz.view['title'] or quiz.view['question']}"


def embed_url(quiz: Quiz) -> str:
    """Return the address of a scenario's embed page, relative to the site root."""
    return f"{FOLDER}{quiz.id}/"


def dump(data: object) -> str:
    """Return JSON as a file."""
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
