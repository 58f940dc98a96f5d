"""Other vocabularies: mandates, kami, advantages, phases, sources of victory points."""

from __future__ import annotations

from typing import Final

RECRUIT: Final = 0
MARSHAL: Final = 1
TRAIN: Final = 2
HARVEST: Final = 3
BETRAY: Final = 4
MANDATES: Final = ("recruit", "marshal", "train", "harvest", "betray")
TILES_OF_EACH: Final = 2
HAND: Final = 4

AMATERASU: Final = 0
FUJIN: Final = 1
HACHIMAN: Final = 2
RAIJIN: Final = 3
RYUJIN: Final = 4
SUSANOO: Final = 5
TSUKUYOMI: Final = 6
KAMI: Final = ("amaterasu", "fujin", "hachiman", "raijin", "ryujin", "susanoo", "tsukuyomi")
FIRST_GAME_KAMI: Final = (AMATERASU, FUJIN, HACHIMAN, TSUKUYOMI)

SEPPUKU: Final = 0
HOSTAGE: Final = 1
RONIN: Final = 2
POETS: Final = 3
ADVANTAGES: Final = ("seppuku", "take_hostage", "hire_ronin", "imperial_poets")

SETUP: Final = 0
TEA: Final = 1
POLITICS: Final = 2
WAR: Final = 3
CLEANUP: Final = 4
SCORING: Final = 5
PHASES: Final = ("setup", "tea", "politics", "war", "cleanup", "scoring")

MANDATE_TURNS: Final = 7
TRACK: Final = (False, False, False, True, False, False, True, False, False, True)
"""The political track: True is a kami turn (RS6.1)."""

FROM_HARVEST: Final = 0
FROM_KAMI: Final = 1
FROM_SEPPUKU: Final = 2
FROM_HOSTAGES: Final = 3
FROM_POETS: Final = 4
FROM_CARDS: Final = 5
STOLEN: Final = 6
FROM_TOKENS: Final = 7
FROM_PROVINCES: Final = 8
FROM_WINTER_CARDS: Final = 9
SOURCES: Final = (
    "harvest",
    "kami",
    "seppuku",
    "hostages",
    "poets",
    "cards",
    "stolen_by_others",
    "war_tokens",
    "province_sets",
    "winter_upgrades",
)

TOKEN_POINTS: Final = (1, 2, 3)
PROVINCE_SETS: Final = (0, 0, 0, 10, 10, 20, 20, 30, 30)
"""Victory points by the number of different provinces among the tokens (RS11.4)."""
