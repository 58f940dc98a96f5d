"""Every public name says what it is: what `import gunbai` gives, and the kernel, with all public methods."""

from __future__ import annotations

import ast
import importlib
import itertools
from functools import cache
from pathlib import Path

import pytest

import gunbai

SOURCES = Path(__file__).parent.parent / "src"
KERNEL = sorted(path for path in (SOURCES / "gunbai" / "kernel").rglob("*.py") if path.name != "__init__.py")
Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def tree_of(module: str) -> ast.Module:
    """The source of a module: a compiled one is asked for its text, too."""
    path = SOURCES.joinpath(*module.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(path.read_text(encoding="utf-8"))


def definitions(body: list[ast.stmt]) -> dict[str, ast.ClassDef | Function]:
    """Public classes and functions; those in a `try` are somebody else's."""
    named = (node for node in body if isinstance(node, ast.ClassDef | Function))
    return {node.name: node for node in named if not node.name.startswith("_")}


def silent_methods(kind: type) -> list[str]:
    """Public methods without a docstring of their own or of what they override."""
    documented: set[str] = set()
    methods: set[str] = set()
    for base in kind.__mro__:
        if base.__module__.startswith("gunbai."):
            found = definitions(tree_of(base.__module__).body)[base.__name__]
            own = definitions(found.body)
            methods |= set(own)
            documented |= {name for name, node in own.items() if ast.get_docstring(node)}
    return sorted(methods - documented)


def attribute_says_something(module: str, name: str) -> bool:
    """Whether a text stands right below the assignment of a name."""
    body = tree_of(module).body
    for node, after in itertools.pairwise(body):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            return isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
    return False


@pytest.mark.parametrize("name", gunbai.__all__)
def test_a_public_name_has_a_docstring(name: str) -> None:
    value = getattr(gunbai, name)
    if isinstance(value, type):
        node = definitions(tree_of(value.__module__).body)[value.__name__]
        assert ast.get_docstring(node), name
        assert silent_methods(value) == [], name
    elif callable(value):
        assert ast.get_docstring(definitions(tree_of(value.__module__).body)[name]), name
    else:
        assert any(attribute_says_something(module, name) for module in ("gunbai", "gunbai.games.registry")), name


@pytest.mark.parametrize("name", [name for name in gunbai.__all__ if callable(getattr(gunbai, name))])
def test_a_public_class_or_function_shows_an_example(name: str) -> None:
    """In its own docstring or in that of a method; that they run, tests/test_doctests.py shows."""
    value = getattr(gunbai, name)
    node = definitions(tree_of(value.__module__).body)[name]
    nodes = [node, *definitions(node.body).values()] if isinstance(node, ast.ClassDef) else [node]
    texts = [ast.get_docstring(one) or "" for one in nodes]
    assert any(">>>" in text for text in texts), name


@pytest.mark.parametrize("path", KERNEL, ids=lambda path: path.stem)
def test_everything_public_in_the_kernel_has_a_docstring(path: Path) -> None:
    module = ".".join(path.relative_to(SOURCES).with_suffix("").parts)
    assert ast.get_docstring(tree_of(module)), "the module itself"
    for name, node in definitions(tree_of(module).body).items():
        assert ast.get_docstring(node), name
        if isinstance(node, ast.ClassDef):
            assert silent_methods(getattr(importlib.import_module(module), name)) == [], name
