"""Sentences written into the sources instead of the Fluent files: pages (markup, attributes, strings) and terminal."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeGuard

PAGES = Path("web/src")
TERMINAL = Path("src/gunbai/cli")
NOT_SHOWN = {"tests", "fixtures", "dev"}
SHOWN_ATTRIBUTES = ("aria-label", "aria-description", "title", "placeholder", "alt", "label", "text")

BLOCK = re.compile(r"<(script|style)\b.*?</\1>", re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
TAG = re.compile(r"""<[^<>]*>""")
ATTRIBUTE = re.compile(rf"""(?<![\w-])({"|".join(SHOWN_ATTRIBUTES)})=["']([^"'<>]*)["']""")
WORD = re.compile(r"[^\W\d_]{2,}")
CODE_COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"`])//[^\n]*", re.DOTALL)
STRING = re.compile(r"""'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`""")
SENTENCE = re.compile(r"^\W*[^\W\d_]+,? [^\W\d_]+(?:[ ,.!?…:]|$)")
NOT_WORDS = re.compile(r"[<>=#/{}()\[\]]|--|\d(?:px|fr|ms|s)\b|^\s*(?:M|translate|var|calc)\b|Error\b|^xM")
"""Paths, selectors, CSS and markup: spaces, but no sentence."""
STYLE = re.compile(r"(?:not|bold) (?:bold|dim|reverse|underline)\b")
CONSOLE = re.compile(r"(?:console\.\w+|new Error)\([^)]*\)")


def faults(root: Path, exceptions: Mapping[str, str]) -> Iterator[str]:
    """Every sentence that is not one of `exceptions` (`file: sentence` to its reason), and exceptions out of date."""
    found = {**dict.fromkeys(in_pages(root)), **dict.fromkeys(in_terminal(root))}
    yield from (f"{place} is written into the source" for place in found if place not in exceptions)
    yield from (f"{place} is no longer an exception" for place in exceptions if place not in found)


def in_pages(root: Path) -> Iterator[str]:
    for path in sorted((root / PAGES).rglob("*")):
        if path.suffix in (".svelte", ".ts") and not NOT_SHOWN.intersection(path.relative_to(root).parts):
            name, text = path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")
            shown = in_markup(text) if path.suffix == ".svelte" else in_code(text)
            yield from (f"{name}: {sentence}" for sentence in shown)


def in_markup(text: str) -> Iterator[str]:
    for script in re.findall(r"<script\b.*?>(.*?)</script>", text, re.DOTALL):
        yield from in_code(script)
    markup, holes = without_holes(COMMENT.sub("", BLOCK.sub("", text)))
    for hole in holes:
        yield from in_code(hole)
    for _, value in ATTRIBUTE.findall(markup):
        if WORD.search(value):
            yield value
    for piece in TAG.split(markup):
        if WORD.search(piece):
            yield " ".join(piece.split())


def without_holes(markup: str) -> tuple[str, list[str]]:
    """The markup with every `{expression}` taken out, and the expressions."""
    rest, holes, depth, start = [], [], 0, 0
    for at, sign in enumerate(markup):
        if sign == "{":
            depth += 1
            start = at + 1 if depth == 1 else start
        elif sign == "}" and depth:
            depth -= 1
            if depth == 0:
                holes.append(markup[start:at])
        elif depth == 0:
            rest.append(sign)
    return "".join(rest), holes


def in_code(text: str) -> Iterator[str]:
    for strings in STRING.findall(CONSOLE.sub("", CODE_COMMENT.sub("", text))):
        said = "".join(strings)
        if SENTENCE.search(said) and not NOT_WORDS.search(said):
            yield " ".join(said.split())


def in_terminal(root: Path) -> Iterator[str]:
    for path in sorted((root / TERMINAL).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        quiet = _not_said(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in quiet and _is_sentence(node.value):
                yield f"{path.relative_to(root).as_posix()}: {' '.join(node.value.split())}"


def _is_sentence(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and SENTENCE.search(value.strip()) is not None and not STYLE.match(value)


SILENT_CALLS = frozenset({"BadInput", "BadRecord", "warning", "exception", "compile"})
"""What wrong input is refused with stands here for programs; the terminal says it by what `expects` names."""
SILENT_NAMES = frozenset({"metavar", "style", "header_style", "border_style"})


def _not_said(tree: ast.Module) -> set[int]:
    """Strings that are no words for players: docstrings, styles, refusals of wrong commands."""
    quiet: set[int] = set()
    for node in ast.walk(tree):
        quiet |= {id(below) for one in _silent(node) for below in ast.walk(one)}
    return quiet


def _silent(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.Expr(value=ast.Constant() as docstring):
            return [docstring]
        case ast.keyword(arg=str(name), value=value) if name in SILENT_NAMES:
            return [value]
        case ast.Call() if _called(node) in SILENT_CALLS:
            return node.args
    return []


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
