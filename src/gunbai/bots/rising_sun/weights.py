"""What things are worth to `steady`, in victory points. Every number that was chosen by hand or by trial is here.

Rows by season end with winter. Lists, not tuples: mypyc reads a Final tuple of floats wrongly in another module.
"""

from __future__ import annotations

from typing import Final

COIN: Final = 0.5
RONIN: Final = 0.5
HONOR: Final = 0.5
"""One step on the honor track: it breaks every tie (RS2.4)."""
FIGURE: Final = 0.25
"""A figure on the map rather than in the reserve, wherever it stands."""
LOST_FIGURE: Final[list[float]] = [0.3, 0.2, 0.0, 0.0]
"""By season: what a figure killed in the wars costs its owner later."""

NEW_PROVINCE: Final[list[list[float]]] = [
    [2.4, 2.4, 3.2, 3.2, 3.2, 3.2, 2.4, 0.0, 0.0],
    [2.0, 2.8, 4.0, 3.2, 4.0, 3.2, 3.2, 0.0, 0.0],
    [0.8, 3.2, 8.0, 2.8, 8.0, 2.8, 8.0, 0.0, 0.0],
    [0.0] * 9,
]
"""By season and different provinces won so far: one more of them (RS11.4), the steps of the table smoothed early."""
ONE_DAY: Final[list[float]] = [0.5, 0.4, 0.0, 0.0]
"""By season: standing in a province that is not at war now but may be later."""

HARVESTS_ALLIED: Final = 1.1
HARVESTS_ALONE: Final = 0.6
"""Harvest bonuses a seat can hope for in a whole political phase."""
HARVEST_LATER: Final[list[float]] = [0.3, 0.15, 0.0, 0.0]

SLOPE_EARLY: Final = 0.75
SLOPE_LATE: Final = 1.5
"""How far one Force decides a war, at the start of a political phase and at its end."""
LONE_DOUBT: Final = 0.5
"""How much of a province held alone by one figure is in doubt when the political phase begins."""
RONIN_EDGE: Final = 0.35
COIN_EDGE: Final = 0.12
"""Force that a ronin and a coin more than the rival are worth in a war to come."""
HONOR_EDGE: Final = 0.4

KAMI_WORTH: Final[list[float]] = [0.8, 0.8, 1.1, 1.2, 1.0, 0.0, 1.2]
"""Amaterasu … Tsukuyomi, once; Susanoo and Ryujin are counted on the table."""
KAMI_HOLDS: Final[list[float]] = [0.05, 0.6, 0.85, 0.95]
"""The chance to keep a shrine: behind, even with more honor, one ahead, two or more ahead."""

STRONGHOLD: Final[list[float]] = [3.4, 2.6, 0.9, 0.0]
"""By season: one more stronghold, for the figures it will summon."""
RECRUITS_OF_STRONGHOLD: Final[list[float]] = [1.0, 1.0, 0.75, 0.5, 0.3]
"""By strongholds that stand already: how much of that one more brings; figures run out."""

THREAT: Final = 0.35
"""What the others gain together counts so much against what I gain."""
ALLY_THREAT: Final = 0.6
THREAT_OF_LEAD: Final = 0.03
"""More threat for each point a rival stands above the mean."""

ALLIANCE_TURN: Final = 4.0
"""An alliance, per mandate turn still to come of either ally."""
ALLIANCE_IN_WAR: Final = 0.8
"""An alliance in the war phase, per province at war where both stand."""
MOVE_MARGIN: Final = 0.12
"""A move must gain so much: marching up and down for nothing looks foolish."""
SUMMON_MARGIN: Final = 0.0
