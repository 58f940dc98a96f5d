"""Of a fault inside functions: those functions exchanged in a process that has loaded the tests already.

It stands alone in a copy of the tree, beside the probe.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any


class Functions:
    """The functions of the games that are loaded, and those that have run while they were."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.ran: set[CodeType] = set()
        self._alive: dict[CodeType, list[FunctionType]] = {}

    def watch(self, frame: FrameType, event: str, arg: object) -> Any:
        """For `sys.setprofile`: what runs while everything is loaded leaves traces that no exchange takes away."""
        if event == "call" and frame.f_code.co_filename.startswith(self.folder):
            self.ran.add(frame.f_code)

    def find(self) -> None:
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(self.folder):
                self._alive.setdefault(thing.__code__, []).append(thing)

    def exchange(self, path: Path, faulty: bytes) -> bool:
        """Put the fault in; False where it cannot be done: outside of functions, or in one that has run by now."""
        old = list(_codes(compile(path.read_bytes(), path, "exec", dont_inherit=True)))
        new = list(_codes(compile(faulty, path, "exec", dont_inherit=True)))
        if [one.co_qualname for one in old] != [one.co_qualname for one in new]:
            return False
        pairs = [(one, other) for one, other in zip(old, new, strict=True) if _shape(one) != _shape(other)]
        if not pairs or any(_is_body(one) or one in self.ran or one not in self._alive for one, _ in pairs):
            return False
        for one, other in pairs:
            for function in self._alive[one]:
                function.__code__ = other
        return True


def _is_body(code: CodeType) -> bool:
    """Whether it is that of a module or a class."""
    return not code.co_flags & 1


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The bodies of a module and its classes, and the outermost functions in them."""
    yield code
    if _is_body(code):
        for part in code.co_consts:
            if isinstance(part, CodeType):
                yield from _codes(part)


def _shape(code: CodeType) -> tuple[object, ...]:
    """What a code does, wherever it stands; of a body without the functions in it."""
    inner = () if _is_body(code) else tuple(_shape(part) for part in code.co_consts if isinstance(part, CodeType))
    plain = tuple((type(part), part) for part in code.co_consts if not isinstance(part, CodeType))
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
    return code.co_code, repr(plain), names, inner
