"""The events: every code with its clause and arguments; the front ends word them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.games.shogun.data.board import PROVINCES, REGIONS
from gunbai.games.shogun.data.pieces import BUILDINGS
from gunbai.games.shogun.data.tower import COLOUR
from gunbai.games.shogun.data.words import ACTION_NAMES, CARD_NAMES, EVENT_NAMES, SEASONS, SPACES, SPECIALS
from gunbai.kernel.events import EventTable

VOCABULARIES: Final[dict[str, Sequence[str]]] = {
    "province": PROVINCES,
    "region": REGIONS,
    "building": BUILDINGS,
    "action": ACTION_NAMES,
    "space": SPACES,
    "card": CARD_NAMES,
    "special": SPECIALS,
    "event": EVENT_NAMES,
    "season": SEASONS,
    "colour": COLOUR.words,
}

EVENTS: Final = EventTable(VOCABULARIES)


def _setup() -> None:
    add = EVENTS.add
    add("first_player", "SG2.3", "seat")
    add("card_offered", "SG2.3", "province")
    add("card_taken", "SG2.3", "seat", "province")
    add("blind_taken", "SG2.3", "seat")
    add("blind_seen", "SG2.3", "seat", "province", private=True)
    add("cards_exchanged", "SG2.4", "seat", "province1", "province2")
    add("group_placed", "SG2.3", "seat", "province", "amount")
    add("table_dealt", "SG2.6", "seat", "province", "amount")
    add("tower_seeded", "SG2.7", "amount")


def _round() -> None:
    add = EVENTS.add
    add("year_begins", "SG3.1", "amount")
    add("event_shown", "SG3.1", "event")
    add("season_begins", "SG3.1", "season")
    add("action_shown", "SG3.3", "amount", "action")
    add("special_laid", "SG3.4", "amount", "special")
    add("event_drawn", "SG3.5", "event")
    add("event_leaves", "SG5.10", "event")
    add("planning_begins", "SG4.1")
    add("card_laid", "SG4.1", "seat", "space", "card", private=True, also=("SG1.9",))
    add("plan_ready", "SG4.9", "seat")
    add("plan_withdrawn", "SG4.9", "seat")
    add("plans_closed", "SG4.1")
    add("bid_opened", "SG4.4", "seat", "card")
    add("bid_paid", "SG4.4", "seat", "amount")
    add("bids_tied", "SG4.5")
    add("special_taken", "SG4.5", "seat", "special", "amount")


def _acting() -> None:
    add = EVENTS.add
    add("action_begins", "SG5.1", "action")
    add("card_opened", "SG5.1", "seat", "action", "card")
    add("action_declined", "SG5.2", "seat", "action", "province")
    for reason, clause, also in OBSTACLES[1:]:
        add(reason, clause, "seat", "action", "province", also=also)
    add("built", "SG5.3", "seat", "building", "province", "amount")
    add("marker_removed", "SG9.1", "province", also=("SG9.2",))
    add("rice_taken", "SG5.4", "seat", "province", "amount")
    add("taxes_taken", "SG5.4", "seat", "province", "amount")
    add("yield_lost", "SG5.4", "seat", "province")
    add("marker_placed", "SG5.4", "province", "amount")
    add("deployed", "SG5.5", "seat", "province", "amount1", "amount2", also=("SG5.6",))
    add("moved", "SG5.7", "seat", "province1", "province2", "amount", also=("SG5.6",))
    add("card_lost", "SG5.9", "seat", "province")
    add("action_lost", "SG5.9", "seat", "space", "province")


def _fighting() -> None:
    add = EVENTS.add
    add("attacked", "SG6.12", "seat", "province1", "province2", "amount")
    add("attack_reinforced", "SG4.6", "seat", "amount")
    add("defence_reinforced", "SG4.6", "seat", "amount")
    add("castle_defended", "SG9.4", "seat", "amount", also=("SG9.5",))
    add("farmers_defend", "SG6.3", "province", "amount", also=("SG9.3",))
    add("cubes_thrown", "SG6.1", "colour", "amount1", "amount2", also=("SG2.7",))
    add("attack_won", "SG6.7", "seat", "province", "amount")
    add("attack_beaten", "SG6.7", "seat1", "seat2", "province", "amount")
    add("battle_drawn", "SG6.8", "seat1", "seat2", "province")
    add("neutral_held", "SG6.8", "seat", "province")
    add("became_neutral", "SG6.8", "province", also=("SG6.9",))
    add("revolt_begins", "SG6.9", "seat", "province", "amount")
    add("revolt_put_down", "SG6.9", "seat", "province", "amount")
    add("revolt_won", "SG6.9", "seat", "province")


def _winter() -> None:
    add = EVENTS.add
    add("rice_lost", "SG7.1", "seat", "amount")
    add("provinces_unfed", "SG7.2", "seat", "amount1", "amount2", "amount3")
    add("revolt_drawn", "SG7.2", "seat", "province")
    add("scored_provinces", "SG7.4", "seat", "amount")
    add("scored_buildings", "SG7.4", "seat", "amount")
    add("scored_majority", "SG7.4", "seat", "region", "building", "amount")
    add("winter_ends", "SG7.5", "amount")
    add("game_over", "SG8.1")


OBSTACLES: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("", "", ()),
    ("too_few_chests", "SG5.2", ("SG5.6",)),
    ("too_few_in_supply", "SG5.2", ("SG5.6",)),
    ("no_free_site", "SG5.3", ()),
    ("built_already", "SG5.3", ()),
    ("out_of_stock", "SG5.3", ()),
    ("too_few_armies", "SG5.7", ()),
    ("no_target", "SG5.7", ("SG9.6", "SG9.7")),
)
"""Why an action cannot be carried out: event code, clause and others it may cite, by number; 0 is no obstacle."""
TOO_FEW_CHESTS: Final = 1
TOO_FEW_IN_SUPPLY: Final = 2
NO_FREE_SITE: Final = 3
BUILT_ALREADY: Final = 4
OUT_OF_STOCK: Final = 5
TOO_FEW_ARMIES: Final = 6
NO_TARGET: Final = 7

_setup()
_round()
_acting()
_fighting()
_winter()
