"""The box of Shogun, with the sun side of its board."""

from __future__ import annotations

from typing_extensions import TypedDict

from gunbai.games.shogun.data.board import (
    LAND_BORDERS,
    MOON,
    PROVINCE_COUNT,
    PROVINCES,
    REGION_OF,
    REGIONS,
    RICE,
    SEA_ROUTES,
    SITES,
    SUN,
    TAX,
    UNUSED,
    board_of,
)
from gunbai.games.shogun.data.pieces import (
    ARMIES,
    BUILDING_STOCK,
    BUILDINGS,
    FARMERS,
    GROUP_SIZES,
    GROUPS,
    MARKERS,
    START_CHESTS,
    TABLES,
    TOWER_ARMIES,
    TOWER_FARMERS,
)
from gunbai.games.shogun.data.winter import EXTRA_FARMERS, MAJORITY, REVOLTS
from gunbai.games.shogun.data.words import ACTION_NAMES, CHEST_COUNT
from gunbai.games.shogun.entries.events import EVENT_CARDS
from gunbai.games.shogun.entries.specials import SPECIAL_CARDS
from gunbai.games.shogun.rules.feasibility import COST
from gunbai.locale.box.common import BorderDoc, PieceDoc, beside, piece


class LandDoc(BorderDoc):
    """A province of Shogun; the regions by side of the board."""

    name: str
    tax: int
    rice: int
    sites: int
    sun: str
    moon: str
    out_with_three: bool


class EventCardDoc(TypedDict):
    """An event, and the rice that winter takes if it is the last of a year."""

    name: str
    clause: str
    winter_rice: int


class HoldingDoc(TypedDict):
    """A province of a starting table and the armies in it."""

    province: str
    armies: int


class StartDoc(TypedDict):
    """How a game for so many players begins."""

    players: int
    chests: int
    groups: list[int]
    tables: list[list[HoldingDoc]]


class HungerDoc(TypedDict):
    """What follows where so many provinces are unfed."""

    unfed: int
    revolts: int
    farmers: int


class ShogunBox(TypedDict):
    """Everything in the box of Shogun."""

    game: str
    pieces: list[PieceDoc]
    provinces: list[LandDoc]
    regions: list[str]
    actions: dict[str, int]
    specials: list[str]
    events: list[EventCardDoc]
    majority: dict[str, int]
    starts: list[StartDoc]
    tower_armies: int
    tower_farmers: int
    hunger: list[HungerDoc]


def shogun_box() -> ShogunBox:
    """Out of the engine's tables."""
    return ShogunBox(
        game="shogun",
        pieces=_cubes(),
        provinces=[_land(number) for number in range(PROVINCE_COUNT)],
        regions=list(REGIONS),
        actions=dict(zip(ACTION_NAMES, COST, strict=True)),
        specials=[card.name for card in SPECIAL_CARDS[:-1]],
        events=[
            EventCardDoc(name=card.name, clause=card.clause, winter_rice=card.winter_rice) for card in EVENT_CARDS[:-1]
        ],
        majority=dict(zip(BUILDINGS, MAJORITY, strict=True)),
        starts=[_start(players) for players in TABLES],
        tower_armies=TOWER_ARMIES,
        tower_farmers=TOWER_FARMERS,
        hunger=[
            HungerDoc(unfed=unfed, revolts=REVOLTS[unfed], farmers=EXTRA_FARMERS[unfed])
            for unfed in range(1, len(REVOLTS))
        ],
    )


def _cubes() -> list[PieceDoc]:
    stock = zip(BUILDINGS, BUILDING_STOCK, strict=True)
    return [
        piece("sg.army", "army-cube", ARMIES, True),
        piece("sg.personal_board", "ui-rules", 1, True),
        piece("sg.chest_card", "chest", CHEST_COUNT, True),
        *(piece(f"sg.{name}", name, count, False) for name, count in stock),
        piece("sg.farmer", "farmer-cube", FARMERS, False),
        piece("sg.revolt_marker", "revolt", MARKERS, False),
        piece("sg.province_card", "honor", PROVINCE_COUNT, False),
        piece("sg.action_card", "action-battle-a", len(ACTION_NAMES), False),
        piece("sg.special_card", "special-attack", len(SPECIAL_CARDS) - 1, False),
        piece("sg.event_card", "event", len(EVENT_CARDS) - 1, False),
        piece("sg.tower", "tower", 1, False),
        piece("sg.chest", "chest", None, False),
    ]


def _land(number: int) -> LandDoc:
    return LandDoc(
        name=PROVINCES[number],
        tax=TAX[number],
        rice=RICE[number],
        sites=SITES[number],
        sun=REGIONS[REGION_OF[SUN][number]],
        moon=REGIONS[REGION_OF[MOON][number]],
        land=beside(number, LAND_BORDERS, PROVINCES),
        sea=beside(number, SEA_ROUTES[SUN], PROVINCES),
        out_with_three=number in UNUSED[board_of(SUN, 3)],
    )


def _start(players: int) -> StartDoc:
    """Groups: the sizes of the armies a player begins with."""
    counts = zip(GROUP_SIZES, GROUPS[players], strict=True)
    return StartDoc(
        players=players,
        chests=START_CHESTS[players],
        groups=[size for size, count in counts for _ in range(count)],
        tables=[
            [HoldingDoc(province=PROVINCES[province], armies=armies) for province, armies in column]
            for column in TABLES[players]
        ],
    )
