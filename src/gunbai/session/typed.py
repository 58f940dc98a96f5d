"""`TypedDict` as pydantic wants it: before Python 3.12 that of typing_extensions, where that is installed at all."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING or sys.version_info >= (3, 12):
    from typing import TypedDict
else:
    try:
        from typing_extensions import TypedDict
    except ModuleNotFoundError:  # nobody asks for schemas where there is no server
        from typing import TypedDict

__all__ = ["TypedDict"]
