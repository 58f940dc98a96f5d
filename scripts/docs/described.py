"""The words beside typed documents: docstrings of classes and of their fields, read from the source."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Described:
    """One typed document: what it is, and what each of its fields means."""

    name: str
    about: str
    bases: list[str]
    own: dict[str, str] = field(default_factory=dict)


def described(path: Path) -> dict[str, Described]:
    """Every class of a module, by name."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return {node.name: _class(node) for node in body if isinstance(node, ast.ClassDef)}


def _class(node: ast.ClassDef) -> Described:
    bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
    found = Described(node.name, ast.get_docstring(node) or "", bases)
    name = ""
    for line in node.body:
        match line:
            case ast.AnnAssign(target=ast.Name(id=name)):
                found.own[name] = ""
            case ast.Expr(value=ast.Constant(value=str(text))) if name:
                found.own[name] = " ".join(text.split())
    return found


def fields_of(name: str, classes: dict[str, Described]) -> dict[str, str]:
    """The fields of a class and of those it extends, with what they mean."""
    found: dict[str, str] = {}
    for base in classes[name].bases:
        if base in classes:
            found |= fields_of(base, classes)
    return found | classes[name].own


def whose_fields(names: set[str], classes: dict[str, Described]) -> str:
    """The class that has exactly these fields, or nothing."""
    return next((name for name in classes if set(fields_of(name, classes)) == names), "")
