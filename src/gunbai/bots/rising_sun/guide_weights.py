"""PLACEHOLDER"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[list[list[float]]]] = [[[0.1] * 18 for _ in range(24)] for _ in range(3)]
