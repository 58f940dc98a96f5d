"""The numbers that frames on the stack carry: one a step, in the order of `flow.ORDER`."""

from __future__ import annotations

from typing import Final

SEASON: Final = 0
TEA: Final = 1
POLITICS: Final = 2
MANDATE: Final = 3
EXECUTE: Final = 4
RECRUIT: Final = 5
MARSHAL: Final = 6
TRAIN: Final = 7
BETRAY: Final = 8
STAND_IN: Final = 9
END_OF_RECRUIT: Final = 10
SEAT_AT_END_OF_RECRUIT: Final = 11
AFTER_SUMMON: Final = 12
PAY: Final = 13
MONSTER: Final = 14
KOMAINU_WORSHIP: Final = 15
TOLL: Final = 16
HATE: Final = 17
KAMI: Final = 18
KAMI_GIFT: Final = 19
FUJIN: Final = 20
RAIJIN: Final = 21
WARS: Final = 22
WAR_START: Final = 23
SEAT_AT_WAR_START: Final = 24
ASHIGARU: Final = 25
BATTLE: Final = 26
BIDS: Final = 27
ADVANTAGE: Final = 28
HOSTAGES: Final = 29
MERCY: Final = 30
REPARATIONS: Final = 31
STRIKE: Final = 32
DISGRACE: Final = 33
LOSSES: Final = 34
STEP_COUNT: Final = 35
