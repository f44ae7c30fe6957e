"""Ask scenarios the way an outsider does: text in, the JSON record of `haftquiz ask` out."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

from haftquiz.quiz import service


@dataclass(frozen=True)
class Reply:
    """The record of one scenario, with the questions a test puts to it."""

    raw: dict[str, Any]
    text: str = ""

    @property
    def answer(self) -> Any:
        assert "error" not in self.raw, f"{self.raw['error']}\nof: {self.text}"
        return self.raw["answer"]

    @property
    def error(self) -> dict[str, Any]:
        assert "error" in self.raw, f"no error but {self.raw.get('answer')!r}\nof: {self.text}"
        error: dict[str, Any] = self.raw["error"]
        return error

    @property
    def kind(self) -> str:
        return str(self.error["kind"])

    @property
    def assumed(self) -> list[str]:
        assert "error" not in self.raw, f"{self.raw['error']}\nof: {self.text}"
        return list(self.raw["assumed"])

    @property
    def position(self) -> str:
        assert "error" not in self.raw, f"{self.raw['error']}\nof: {self.text}"
        return str(self.raw["position"])

    def why(self, move: str) -> dict[str, Any]:
        """The explanation of one move; it must be there, once."""
        assert "error" not in self.raw, f"{self.raw['error']}\nof: {self.text}"
        found = [entry for entry in self.raw["why"] if entry.get("move") == move]
        assert len(found) == 1, f"{len(found)} reasons for {move} in {self.raw['why']}"
        entry: dict[str, Any] = found[0]
        return entry

    @property
    def clauses(self) -> set[str]:
        """Every clause that the explanation names."""
        assert "error" not in self.raw, f"{self.raw['error']}\nof: {self.text}"
        return {entry["clause"] for entry in self.raw["why"] if entry.get("clause")}

    def clause(self, move: str) -> str:
        return str(self.why(move)["clause"])


def ask_text(text: str) -> Reply:
    """The record of one scenario written as it stands."""
    reply = service.handle(json.dumps({"do": "ask", "scenario": text}))
    record = json.loads(reply)
    assert isinstance(record, dict)
    return Reply(record, text)


@dataclass(frozen=True)
class Book:
    """One rule set: asked with English labelled lines, the question first."""

    rules: str

    def ask(self, question: str, *lines: str) -> Reply:
        return ask_text("\n".join([f"rules: {self.rules}", *lines, f"ask: {question}"]))

    def answer(self, question: str, *lines: str) -> Any:
        return self.ask(question, *lines).answer

    def kind(self, question: str, *lines: str) -> str:
        """The kind of error that a scenario must give."""
        return self.ask(question, *lines).kind

    def assumed(self, question: str, *lines: str) -> list[str]:
        return self.ask(question, *lines).assumed


WK = Book("wikipedia")
VG = Book("varagh")
KF = Book("kasif")
SH = Book("seven-and-half")
IT = Book("seven-and-half-italian")
ES = Book("seven-and-half-spanish")


def ask(question: str, *lines: str) -> Reply:
    """A Bazito scenario from English labelled lines, the question first."""
    return Book("bazito").ask(question, *lines)


def answer(question: str, *lines: str) -> Any:
    return ask(question, *lines).answer


def kind(question: str, *lines: str) -> str:
    """The kind of error that a scenario must give."""
    return ask(question, *lines).kind


def porsesh(*lines: str) -> Reply:
    """A Bazito scenario in Persian labelled lines."""
    return ask_text("\n".join(["قواعد: بازیتو", *lines]))


def run_ask(data: bytes, *options: str) -> subprocess.CompletedProcess[bytes]:
    """The real command with these bytes on its standard input."""
    return subprocess.run(
        [sys.executable, "-m", "haftquiz", "ask", *options, "-"],
        input=data,
        capture_output=True,
        timeout=120,
        check=False,
    )


def records(run: subprocess.CompletedProcess[bytes]) -> list[dict[str, Any]]:
    """The JSON lines of a run of `ask --json`."""
    return [json.loads(line) for line in run.stdout.decode("utf-8").splitlines() if line.strip()]
