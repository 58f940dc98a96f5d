"""The numbers that frames on the stack carry: one a step, in the order of `flow.STEPS`."""

from __future__ import annotations

from typing import Final

YEARS: Final = 0
YEAR: Final = 1
ROUND: Final = 2
DRAFT: Final = 3
PLACE: Final = 4
SEED: Final = 5
LAY_OUT: Final = 6
PLANNING: Final = 7
EVENT: Final = 8
BIDS: Final = 9
ORDER: Final = 10
AGENDA: Final = 11
TURNS: Final = 12
BUILD: Final = 13
COLLECT: Final = 14
DEPLOY: Final = 15
MUSTER: Final = 16
RELOCATE: Final = 17
MARCH: Final = 18
HOW_MANY: Final = 19
TIDY: Final = 20
WINTER: Final = 21
PROVISIONS: Final = 22
HUNGER: Final = 23
REVOLTS: Final = 24
SCORING: Final = 25
THAW: Final = 26
