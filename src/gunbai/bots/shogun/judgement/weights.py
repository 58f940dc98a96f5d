"""What things are worth to `steady`, in victory points. Every number that was chosen by hand or by trial is here.

Tables with six entries go by round: spring, summer, autumn of the first year, then of the second. They are lists,
because mypyc misreads a constant tuple of floats as not set.
"""

from __future__ import annotations

from typing import Final

CHEST: Final = [0.42, 0.42, 0.40, 0.36, 0.30, 0.06]
"""One chest kept for a later round, beyond those that pay the next buildings."""
CHEST_FOR_BUILDING: Final = [0.52, 0.52, 0.52, 0.52, 0.52, 0.06]
"""One of the first chests kept: next round it pays a building."""
BUILDING_CHESTS: Final = 6.0
"""Chests that the three buildings of a round cost (SG5.3)."""
ARMY: Final = [0.22, 0.22, 0.20, 0.18, 0.12, 0.02]
"""One army on the board rather than in supply."""
YIELD: Final = [0.09, 0.08, 0.06, 0.05, 0.02, 0.0]
"""Each chest or rice that a province can yield in rounds to come."""
SITE: Final = [0.35, 0.30, 0.25, 0.20, 0.10, 0.0]
"""A free building site in a province."""
SLOT: Final = [0.45, 0.38, 0.30, 0.22, 0.12, 0.0]
"""A province more for a seat with fewer than ten: one action more in each later round (SG4.2)."""
NEXT_YEAR: Final = 0.75
"""How much of the second winter's points counts in the first year."""

MAJORITY_EARLY: Final = [0.0, 0.15, 0.5, 0.8, 0.95]
MAJORITY_LATE: Final = [0.0, 0.0, 0.0, 1.0, 1.0]
"""The share of a majority's points to expect by the lead, from -2 to +2; ties of the last round are counted apart."""
CALM: Final = [0.1, 0.3, 0.7, 0.3, 0.6, 1.0]
"""By round: how much of the late table holds already."""

THREAT: Final = 0.35
"""What a rival of middling strength loses counts so much for me."""
THREAT_OF_LEAD: Final = 0.02
"""More of it for each point the rival stands above the mean."""

HEAT_OF_BATTLE: Final = 0.13
"""The chance that a rival neighbour who may attack does so with one battle action."""
HEAT_OF_ROUND: Final = 0.10
"""The same for all later rounds together."""
PROSPECT: Final = [0.14, 0.14, 0.14, 0.14, 0.14, 0.0]
"""How much of a good attack in later rounds counts now."""
GARRISON: Final = [0.0, 0.0, 0.25, 0.40, 0.48, 0.52]
"""Comfort of having 1, 2, 3 … armies in a province, whoever its neighbours are: revolts come unasked."""

MARKER: Final = [0.35, 0.30, 0.15]
"""By season: what a new revolt marker costs beside the revolts that are counted."""
RICE_A_ROUND: Final = 3.5
"""Rice to be hoped for in each later round of the year."""
RICE_SPREAD: Final = 2
"""Shortages are uncertain by so much either way."""
RICE_LEAST: Final = 0.03
HABIT: Final = 1.0
"""Planning: taxes and rice before all else where they gain anything; what is not collected now is gone."""

ATTACK_MARGIN: Final = 0.25
"""An attack must gain so much."""
MOVE_MARGIN: Final = 0.08
ACT_MARGIN: Final = 0.0

PLACE: Final = 0.05
"""Each earlier place in the turn order."""
FIRST_CHOICE: Final = [0.1, 0.5, 0.8, 0.95, 1.0]
"""By chests bid: how much of the best special card's lead over the mean one may hope for."""
FIRST_CHOICE_BY_PROVINCE: Final = 0.25
BID_LUCK: Final = 0.4
"""How far that hope is varied by luck."""

DRAFT_TAX: Final = 0.25
DRAFT_RICE: Final = 0.25
DRAFT_SITE: Final = 0.45
DRAFT_NEAR: Final = 0.7
"""Each own province next to it."""
DRAFT_REGION: Final = [0.0, 0.6, 1.1, 1.5, 1.7, 1.8, 1.8, 1.8, 1.8]
"""By own provinces of the region so far."""
DRAFT_RIVAL: Final = -0.15
DRAFT_BORDER: Final = -0.06
"""Each neighbour, whoever will have it."""
DRAFT_BLIND: Final = 0.25
"""A card unseen must promise so much more than the best one seen."""
GROUP_BASE: Final = 2.3
GROUP_RIVAL: Final = 0.55
GROUP_NEUTRAL: Final = 0.12
GROUP_WORTH: Final = 0.25

CHEST_SCARCE: Final = 0.45
"""A chest in a round in which more is wanted than the purse can pay."""
ONE_MORE_ATTACKER: Final = 0.3
"""The +1 attack card, for each battle that is planned."""
