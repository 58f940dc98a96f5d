"""The Fluent files of a folder as texts: one for every message and attribute, with what the checks ask of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Text:
    """The value of a message (`part` is empty) or one of its attributes."""

    language: str
    file: str
    key: str
    part: str
    pattern: ast.Pattern

    @property
    def name(self) -> str:
        return f"{self.key}.{self.part}" if self.part else self.key

    @property
    def place(self) -> str:
        return f"{self.language}/{self.file}: {self.name}"

    @property
    def placeholders(self) -> set[str]:
        return _Variables.of(self.pattern)

    @property
    def selections(self) -> list[ast.SelectExpression]:
        return _Selections.of(self.pattern)

    @property
    def plain(self) -> str:
        """What is written, every variant of it, with `…` for what is filled in."""
        return " ".join(self.written.split())

    @property
    def written(self) -> str:
        """The same with its spaces as they are."""
        return "".join(_pieces(self.pattern))


Texts = dict[tuple[str, str, str], Text]
"""By file, message and attribute."""


@dataclass(frozen=True, slots=True)
class Language:
    """All texts of a language, and what could not be read of it."""

    code: str
    texts: Texts
    faults: list[str]


def languages(folder: Path) -> list[Language]:
    """Every language with a folder of its own, English first."""
    codes = sorted(path.name for path in folder.iterdir() if any(path.glob("*.ftl")))
    return [read(folder, code) for code in sorted(codes, key=lambda code: code != ENGLISH)]


def read(folder: Path, code: str) -> Language:
    texts: Texts = {}
    faults: list[str] = []
    home: dict[str, str] = {}
    for path in sorted((folder / code).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").strip().partition("\n")[0]
                faults.append(f"{code}/{path.name}: not Fluent: {first}")
            elif isinstance(entry, ast.Message):
                if home.setdefault(entry.id.name, path.name) != path.name:
                    faults.append(f"{code}/{path.name}: {entry.id.name} is written in {home[entry.id.name]}, too")
                for text in _texts(code, path.name, entry):
                    place = (text.file, text.key, text.part)
                    if place in texts:
                        faults.append(f"{text.place} is written twice")
                    texts[place] = text
    return Language(code, texts, faults)


def _texts(language: str, file: str, message: ast.Message) -> Iterator[Text]:
    if message.value is not None:
        yield Text(language, file, message.id.name, "", message.value)
    for attribute in message.attributes:
        yield Text(language, file, message.id.name, attribute.id.name, attribute.value)


def _pieces(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            yield " / ".join("".join(_pieces(variant.value)) for variant in element.expression.variants)
        elif isinstance(element.expression, ast.StringLiteral):
            yield element.expression.value
        else:
            yield "…"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    @staticmethod
    def of(node: ast.BaseNode) -> set[str]:
        visitor = _Variables()
        visitor.visit(node)
        return visitor.names


class _Selections(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)

    @staticmethod
    def of(node: ast.BaseNode) -> list[ast.SelectExpression]:
        visitor = _Selections()
        visitor.visit(node)
        return visitor.found


def variables(node: ast.BaseNode) -> set[str]:
    """The names of what is filled in anywhere below."""
    return _Variables.of(node)


def uncounted(pattern: ast.Pattern, counted: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Every placeholder with the word right after it, where no plural form depends on that placeholder."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        if isinstance(element.expression, ast.SelectExpression):
            selected = counted | variables(element.expression.selector)
            for variant in element.expression.variants:
                yield from uncounted(variant.value, selected)
        elif isinstance(after, ast.TextElement) and after.value.startswith((" ", "\u00a0")):
            for name in variables(element) - counted:
                yield name, after.value.split()[0].strip(".,:;!?»”)") if after.value.split() else ""
