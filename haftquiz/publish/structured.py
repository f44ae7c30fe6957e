"""What a page says of itself to machines, as JSON-LD: little, and true."""

from __future__ import annotations

from typing import Any

from haftquiz.publish.dates import gregorian
from haftquiz.publish.quizzes import Quiz
from haftquiz.publish.site import Page

CONTEXT = "https://schema.org"
_LANGUAGE = "fa"
Thing = dict[str, Any]


def graph(things: list[Thing]) -> Thing:
    """Return all things of a page as one document."""
    return {"@context": CONTEXT, "@graph": things}


def website(name: str, description: str, url: str) -> Thing:
    """Return the site itself."""
    return _named("WebSite", name, description) | _at(url)


def article(page: Page, url: str, image: str, site: Thing) -> Thing:
    """Return a chapter of the guide."""
    thing = _named("Article", page.front.title, page.front.description) | _at(url)
    thing["headline"] = thing.pop("name")
    thing["isPartOf"] = site
    if image:
        thing["image"] = image
    if page.front.date:
        thing["datePublished"] = gregorian(page.front.date).isoformat()
    return thing


def breadcrumbs(steps: list[tuple[str, str]]) -> Thing:
    """Return the way to a page: (name, whole address) from the first page to the page itself."""
    return {
        "@type": "BreadcrumbList",
        "itemListElement": [
            {"@type": "ListItem", "position": at, "name": name} | ({"item": url} if url else {})
            for at, (name, url) in enumerate(steps, 1)
        ],
    }


def quiz_list(page: Page, url: str) -> Thing:
    """Return the questions of a page as one quiz."""
    name = f"پرسش‌های «{page.front.title}»"
    thing = _named(["Quiz", "LearningResource"], name, "") | _at(url)
    subject = page.quizzes[0].view["rules_title"]
    thing |= {
        "learningResourceType": "quiz",
        "about": {"@type": "Thing", "name": subject},
        "educationalAlignment": {
            "@type": "AlignmentObject",
            "alignmentType": "educationalSubject",
            "targetName": subject,
        },
        "hasPart": [question(quiz, f"{url}#{quiz.id}" if url else "") for quiz in page.quizzes],
    }
    return thing


def question(quiz: Quiz, url: str) -> Thing:
    """Return one question; what may be ticked is an answer, right or wrong."""
    view, form = quiz.view, quiz.view["form"]
    table = (view["table"] or {}).get("text", "")
    thing = _at(url) | {
        "@type": "Question",
        "name": view["title"] or view["question"],
        "text": " ".join(part for part in (table, view["question"]) if part.strip(" .")),
    }
    options = form.get("options") or []
    if form["kind"] not in ("choose", "one") or not options:
        return thing | {"acceptedAnswer": _answer(quiz.baked["answer_text"])}
    right = [it for it in options if it["value"] in quiz.baked["answer"]]
    wrong = [it for it in options if it not in right]
    answers = [_answer(it["label"]) for it in right] or [_answer(quiz.baked["answer_text"])]
    return thing | {
        "eduQuestionType": "Checkbox" if form["kind"] == "choose" else "Multiple choice",
        "acceptedAnswer": answers if len(answers) > 1 else answers[0],
        "suggestedAnswer": [_answer(it["label"]) for it in wrong],
    }


def _answer(text: str) -> Thing:
    return {"@type": "Answer", "text": text}


def _named(kind: str | list[str], name: str, description: str) -> Thing:
    thing: Thing = {"@type": kind, "name": name, "inLanguage": _LANGUAGE}
    if description:
        thing["description"] = description
    return thing | {"isAccessibleForFree": True}


def _at(url: str) -> Thing:
    return {"@id": url, "url": url} if url else {}
