"""Paints cells: in C where there was a compiler, else in Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Final

from gunbai.kernel.tensors import plain


def _in_hand() -> ModuleType:
    try:
        return import_module("gunbai.kernel.tensors.quick")
    except ImportError:  # installed without a compiler
        return plain


_BRUSH: Final = _in_hand()
prepared: Final[Callable[[list[list[int]]], object]] = _BRUSH.prepared
paint: Final[Callable[[bytearray, int, int, object, list[list[int]]], None]] = _BRUSH.paint
mark: Final[Callable[[bytearray, int, Sequence[int], int], None]] = _BRUSH.mark
