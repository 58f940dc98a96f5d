"""Every example in a docstring runs. They are read from the sources, because compiled modules show none to doctest."""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src"
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def docstrings(path: Path) -> list[tuple[str, str, int]]:
    """Name, text and line of every docstring with an example; also of those below attributes."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [
        (getattr(node, "name", "module"), line.value.value, line.lineno)
        for node in ast.walk(tree)
        if isinstance(node, Documented)
        for line in node.body
        if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)
    ]
    return [(name, text, line) for name, text, line in found if ">>>" in text]


FILES = [path for path in sorted(SOURCES.rglob("*.py")) if docstrings(path)]


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_the_examples_of_a_module_run(path: Path) -> None:
    module = importlib.import_module(module_of(path))
    for name, text, line in docstrings(path):
        example = doctest.DocTestParser().get_doctest(text, dict(vars(module)), name, str(path), line)
        assert doctest.DocTestRunner().run(example).failed == 0, f"{path.name}: {name}"


def test_there_are_examples() -> None:
    assert len(FILES) > 5
