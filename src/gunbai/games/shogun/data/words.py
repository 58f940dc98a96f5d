"""The cards and their names: actions, special cards, events, what lies on a personal board."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.board import PROVINCE_COUNT, PROVINCES
from gunbai.games.shogun.entries.events import EVENT_CARDS
from gunbai.games.shogun.entries.specials import SPECIAL_CARDS
from gunbai.kernel.vocabulary import Vocabulary

SEASON: Final = Vocabulary("season", ("spring", "summer", "autumn", "winter"))
SEASONS: Final = SEASON.words
WINTER: Final = 3

BUILD_CASTLE: Final = 0
BUILD_TEMPLE: Final = 1
BUILD_THEATRE: Final = 2
CONFISCATE_RICE: Final = 3
COLLECT_TAXES: Final = 4
DEPLOY_5: Final = 5
DEPLOY_3: Final = 6
DEPLOY_1: Final = 7
BATTLE_A: Final = 8
BATTLE_B: Final = 9
ACTION: Final = Vocabulary(
    "action",
    (
        "castle",
        "temple",
        "theatre",
        "rice",
        "tax",
        "armies5",
        "armies3",
        "army1_move",
        "battle_move_a",
        "battle_move_b",
    ),
)
ACTION_NAMES: Final = ACTION.words
ACTION_COUNT: Final = 10
OPEN_ACTIONS: Final = 5
"""Action cards that lie open at the start of a round (SG3.3)."""

BID: Final = 10
SPACE: Final = Vocabulary("space", (*ACTION_NAMES, "bid"))
SPACES: Final = SPACE.words
SPACE_COUNT: Final = 11
SPACE_ORDER: Final = (BID, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
"""The order in which a plan is made: the bid first, for later it could be left with cards it may not show (SG4.3)."""

CHEST_0: Final = PROVINCE_COUNT
CHEST_COUNT: Final = 5
CHESTS: Final = tuple(f"chest{n}" for n in range(CHEST_COUNT))
EMPTY: Final = PROVINCE_COUNT + CHEST_COUNT
FACE_DOWN: Final = EMPTY + 1
CARD: Final = Vocabulary("card", (*PROVINCES, *CHESTS, "empty", "face_down"))
"""What a space of a personal board may show: the 50 cards, nothing, or a back."""
CARD_NAMES: Final = CARD.words
PLANNED_CARD: Final = Vocabulary("card", CARD_NAMES[: EMPTY + 1])
"""What may be planned for a space: a card, or to leave it empty."""

SPECIAL: Final = Vocabulary("special", [card.name for card in SPECIAL_CARDS[:-1]])
SPECIALS: Final = (*SPECIAL.words, "none")
SPECIAL_COUNT: Final = 5
NO_SPECIAL: Final = 5

EVENT: Final = Vocabulary("event", [card.name for card in EVENT_CARDS[:-1]])
EVENT_NAMES: Final = (*EVENT.words, "none")
EVENT_COUNT: Final = 12
NO_EVENT: Final = 12
EVENTS_A_YEAR: Final = 4
