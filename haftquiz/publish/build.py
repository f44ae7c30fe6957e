"""The one driver: read everything, parse everything, check everything, and only then write."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from haftquiz.publish import links, lint
from haftquiz.publish.archive import write_archive
from haftquiz.publish.assets import assets_name, copy_assets, copy_file
from haftquiz.publish.clauses import check_clauses
from haftquiz.publish.embed import Embeds
from haftquiz.publish.embed_known import Known, read_known
from haftquiz.publish.frontmatter import read_front_matter
from haftquiz.publish.hosts import write_headers, write_samples
from haftquiz.publish.house import FILE as HOUSE_FILE
from haftquiz.publish.house import House, read_house_file
from haftquiz.publish.links import AnchorLink, check_anchors
from haftquiz.publish.markdown import Body, convert
from haftquiz.publish.navigation import Navigation
from haftquiz.publish.offline import write_offline
from haftquiz.publish.output import check_output, replacing, write_text
from haftquiz.publish.paths import data_folder, shown_path
from haftquiz.publish.problems import (
    BuildFailedError,
    PageProblems,
    Problems,
    UsageError,
    did_you_mean,
)
from haftquiz.publish.progress import URL as PROGRESS_URL
from haftquiz.publish.quizzes import QuizFloor, label_value, rules_id, rules_names, text_labels
from haftquiz.publish.render import FIRST_PAGE, NOT_FOUND, Renderer, scenarios_json
from haftquiz.publish.runtime import PackError, pack_runtime
from haftquiz.publish.site import Page, Site, check_addresses
from haftquiz.publish.source import SourceError, attachment_files, page_files, read_text
from haftquiz.publish.table_anchors import settle_anchors
from haftquiz.publish.web import Web
from haftquiz.quiz.parsing import ALL_RULE_SETS

Report = Callable[[str], None]


@dataclass(frozen=True)
class Options:
    """What a build is told."""

    content: Path = Path("content")
    out: Path = Path("_site")
    cache: Path = Path(".cache/runtime")
    base: str = "/"  # the path under which the site will stand; only 404.html needs it
    url: str = ""  # the site's whole address, ends in "/"; "" where it is not known
    house: Path | None = None  # the file of house rules; None: the one beside the content folder
    with_runtime: bool = True
    with_pictures: bool = True
    archive: Path | None = None  # where to write the archive that opens from a disk
    hosts: Path | None = None  # the folder for samples of server configurations
    templates: Path = field(default_factory=lambda: data_folder("templates"))
    assets: Path = field(default_factory=lambda: data_folder("site"))

    @property
    def pictures_cache(self) -> Path | None:
        """Where drawn pictures are kept; None: none are drawn."""
        return self.cache.parent / "pictures" if self.with_pictures else None

    @property
    def house_file(self) -> Path:
        """Where house rules are, if there are any."""
        return self.house or self.content.absolute().parent / HOUSE_FILE


@dataclass(frozen=True)
class Result:
    """What a build made."""

    out: Path
    pages: int
    quizzes: int


class UnexpectedError(Exception):
    """An error of haftquiz itself; the page it happened at."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where


def build_site(options: Options, report: Report) -> Result:
    """Build the site or raise BuildFailedError; a failed build leaves the output as it was."""
    out = check_output(options.out, [options.content, options.templates, options.assets])
    site = read_and_check(options)
    runtime = runtime_of(options, report)
    navigation = Navigation(site)
    renderer = Renderer(
        options.templates,
        site,
        navigation,
        assets_name(options.assets),
        runtime.name if runtime else "",
    )
    web = Web(renderer, navigation, options.url, options.assets, options.pictures_cache)
    with replacing(out) as new:
        for page in navigation.pages:
            with naming(page.shown):
                write_text(new / page.url / "index.html", renderer.page(page))
        with naming(PROGRESS_URL):
            write_text(new / PROGRESS_URL / "index.html", renderer.progress())
        with naming(NOT_FOUND):
            write_text(new / NOT_FOUND, renderer.not_found(options.base))
        write_text(new / "scenarios.json", scenarios_json(site))
        web.write(new)
        Embeds(renderer, options.assets, site.known, options.url, options.pictures_cache).write(new)
        copy_assets(options.assets, new / renderer.assets)
        for source, path in site.attachments.items():
            copy_file(path, new / links.attachment_url(source))
        if runtime:
            copy_assets(runtime, new / runtime.name)
        write_headers(new, options.base, options.url, renderer.assets, renderer.runtime)
        write_offline(new, renderer.assets, site.title)
        if options.archive:
            write_archive(new, renderer.assets, options.archive)
    if options.hosts:
        write_samples(options.hosts, options.base, options.url)
    return Result(options.out, len(navigation.pages), len(list(site.quizzes)))


def read_and_check(options: Options) -> Site:
    """Return the site, parsed and without a fault; raise BuildFailedError with all problems."""
    problems = Problems()
    site = read_site(options, problems)
    if problems:
        raise BuildFailedError(problems)
    return site


def read_site(options: Options, problems: Problems) -> Site:
    """Return the site as far as it can be read; its faults go to `problems`."""
    house = _house(options, problems)
    site = _read(options.content, problems)
    site.book = house.book
    check_addresses(site, problems)
    anchors: list[AnchorLink] = []
    for page in site.pages.values():
        with naming(page.shown):
            anchors += _parse(site, page, PageProblems(problems, page.shown), house)
    settle_anchors(site)
    check_anchors(site, anchors, problems)
    _check_scenario_ids(site, problems)
    site.known = _known(options.content, site, problems)
    check_clauses(site, problems)
    return site


def _house(options: Options, problems: Problems) -> House:
    """The site's house rules; a fault among them would come up again on every page."""
    if options.house is None and not options.house_file.is_file():
        return House()
    house = read_house_file(options.house_file, problems)
    if problems:
        raise BuildFailedError(problems)
    return house


@contextmanager
def naming(where: str) -> Iterator[None]:
    """Let an unexpected error tell at which page it happened."""
    try:
        yield
    except (BuildFailedError, UsageError, UnexpectedError, KeyboardInterrupt):
        raise
    except Exception as error:
        raise UnexpectedError(where) from error


def _read(content: Path, problems: Problems) -> Site:
    if not content.is_dir():
        raise UsageError(f"پوشهٔ {content} نیست؛ در پوشهٔ سایت اجرا کنید یا --content بدهید.")
    site = Site()
    for path in page_files(content):
        source = path.relative_to(content).as_posix()
        shown = f"{shown_path(content)}/{source}"
        here = PageProblems(problems, shown)
        try:
            text = lint.clean(read_text(path), here.add)
        except SourceError as error:
            here.add(error.line, str(error))
            site.unread.add(source)
            continue
        front, taken = read_front_matter(text, here)
        lines = text.split("\n")
        body = "\n".join([""] * taken + lines[taken:])
        page = Page(source, shown, body, front, _rules(front.rules, front.line("rules"), here))
        if front.draft:
            site.drafts.add(source)
        else:
            site.pages[source] = page
    for path in attachment_files(content):
        site.attachments[path.relative_to(content).as_posix()] = path
    if FIRST_PAGE not in site.pages.keys() | site.unread:
        problems.add(
            f"{shown_path(content)}/{FIRST_PAGE}", 1, "صفحهٔ نخست سایت نیست؛ index.md را بنویسید."
        )
    return site


def _rules(name: str | None, line: int, problems: PageProblems) -> str | None:
    if name is None:
        return None
    found = rules_id(name)
    if found is None:
        hint = did_you_mean(name, rules_names()) or f" قواعد: {'، '.join(rules_names())}."
        problems.add(line, f"قواعد «{name}» شناخته نیست.{hint}")
    return found


def _parse(site: Site, page: Page, problems: PageProblems, house: House) -> list[AnchorLink]:
    for key in ("title", "description", "nav"):
        if key in page.front.lines:
            lint.lint_text(getattr(page.front, key), problems.add, page.front.line(key))
    floor = QuizFloor(page.rules, problems, house.book if page.front.house else ALL_RULE_SETS)
    page.house = floor.house_rules()
    body = convert(site, page, floor, problems)
    page.html, page.headings, page.clauses = body.html, body.headings, body.clauses
    for number in body.slots:
        fence = body.fences.get(number)
        if fence:
            for line, text in text_labels(fence):
                lint.lint_text(text, problems.add, line)
        slot = floor.scenario(fence) if fence else floor.table(*body.tables[number])
        if slot is not None:
            page.slots[number] = slot
    _check_ids(page, body, problems)
    # A scenario that failed has been reported; a link to it is not dead as well.
    page.ids |= {label_value(fence, "id", "شناسه") for fence in body.fences.values()}
    return body.anchors


def _check_ids(page: Page, body: Body, problems: PageProblems) -> None:
    """Every id once: headings, clauses, raw HTML and scenarios share the page."""
    taken = {"main", "contents"}  # the templates' own
    all_ids = [*body.ids, *((quiz.id, quiz.line) for quiz in page.quizzes)]
    clauses = Counter(clause for clause, _ in page.clauses)
    for given, line in all_ids:
        if given in taken and clauses[given] < 2:
            problems.add(line, f"شناسهٔ «{given}» در این صفحه دو بار آمده است.")
        taken.add(given)
    page.ids = taken


def _check_scenario_ids(site: Site, problems: Problems) -> None:
    first: dict[str, str] = {}
    for page, quiz in site.quizzes:
        if quiz.id in first and not first[quiz.id].startswith(f"{page.shown}:"):
            problems.add(
                page.shown, quiz.line, f"شناسهٔ «{quiz.id}» را سناریوی {first[quiz.id]} هم دارد."
            )
        first.setdefault(quiz.id, f"{page.shown}:{quiz.line}")


def _known(content: Path, site: Site, problems: Problems) -> Known:
    """Compare the embed addresses given out with the pages, if all of these could be read."""
    present = [quiz.id for _, quiz in site.quizzes]
    return Known(present=frozenset(present)) if problems else read_known(content, present, problems)


def runtime_of(options: Options, report: Report) -> Path | None:
    """Return the packed Python, if it is wanted."""
    if not options.with_runtime:
        report("هشدار: بی پایتون مرورگر ساخته می‌شود؛ داوری تنها از روی پاسخ‌های ساخته است.")
        return None
    try:
        return pack_runtime(options.cache, report)
    except PackError as error:
        raise UsageError(f"{error}\nبرای ساختن بی پایتون مرورگر: --no-runtime") from error
