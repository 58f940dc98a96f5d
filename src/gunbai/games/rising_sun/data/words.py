"""Vocabularies: mandates, kami, advantages, phases, sources of victory points."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.vocabulary import Vocabulary

RECRUIT: Final = 0
MARSHAL: Final = 1
TRAIN: Final = 2
HARVEST: Final = 3
BETRAY: Final = 4
MANDATES: Final = ("recruit", "marshal", "train", "harvest", "betray")
MANDATE: Final = Vocabulary("mandate", MANDATES)
TILES_OF_EACH: Final = 2
HAND: Final = 4

KAMI_NAMES: Final = ("amaterasu", "fujin", "hachiman", "raijin", "ryujin", "susanoo", "tsukuyomi")
KAMI: Final = Vocabulary("kami", KAMI_NAMES)
AMATERASU: Final = 0
FUJIN: Final = 1
HACHIMAN: Final = 2
RAIJIN: Final = 3
RYUJIN: Final = 4
SUSANOO: Final = 5
TSUKUYOMI: Final = 6
FIRST_GAME_KAMI: Final = (AMATERASU, FUJIN, HACHIMAN, TSUKUYOMI)

SEPPUKU: Final = 0
HOSTAGE: Final = 1
RONIN: Final = 2
POETS: Final = 3
ADVANTAGES: Final = ("seppuku", "take_hostage", "hire_ronin", "imperial_poets")
ADVANTAGE: Final = Vocabulary("advantage", ADVANTAGES)

SETUP: Final = 0
TEA: Final = 1
POLITICS: Final = 2
WAR: Final = 3
CLEANUP: Final = 4
SCORING: Final = 5
PHASES: Final = ("setup", "tea", "politics", "war", "cleanup", "scoring")
PHASE: Final = Vocabulary("phase", PHASES)

SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
SEASONS: Final = ("spring", "summer", "autumn", "winter")
SEASON: Final = Vocabulary("season", SEASONS)

CORE: Final = 0
ARCHWAY: Final = 1
TEAPOT: Final = 2
HORSEMAN: Final = 3
SETS: Final = ("core", "archway", "teapot", "horseman")
SET: Final = Vocabulary("set", SETS[ARCHWAY:])
"""The sets of which a game has one; the core cards are in every game (RS1.11)."""

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
SOURCE: Final = Vocabulary("source", SOURCES)

TOKEN_POINTS: Final = (1, 2, 3)
PROVINCE_SETS: Final = (0, 0, 0, 10, 10, 20, 20, 30, 30)
"""Victory points by the number of different provinces among the tokens (RS11.4)."""

CARD: Final = Vocabulary("card")
"""Filled by the deck, cards from outside included; closed when the game is made."""
CLAN: Final = Vocabulary("clan")
"""Filled by the clans in the order of their starting honor; closed when the game is made."""
