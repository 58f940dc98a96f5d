"""What the compiler is told about classes; in plain Python it means nothing, and nothing has to be installed for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

C = TypeVar("C")
__all__ = ["mypyc_attr"]

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # only the compiler reads it

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[C], C]:
        """A decorator that leaves the class as it is."""
        return _unchanged


def _unchanged(kind: C) -> C:
    return kind
