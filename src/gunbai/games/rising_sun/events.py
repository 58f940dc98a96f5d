"""Every event of Rising Sun: its code, the clause behind it, its arguments, and who hears it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.figures import MAP_NAMES, MOVER_NAMES
from gunbai.games.rising_sun.data.words import ADVANTAGES, CARD, KAMI_NAMES, MANDATES, SEASONS, SOURCES
from gunbai.kernel.events import EventTable

PLACE_NAMES: Final = (*MAP_NAMES, "reserve")
VOCABULARIES: Final[dict[str, Sequence[str]]] = {
    "province": PROVINCES,
    "place": PLACE_NAMES,
    "figure": MOVER_NAMES,
    "card": CARD.words,
    "season": SEASONS,
    "mandate": MANDATES,
    "kami": KAMI_NAMES,
    "advantage": ADVANTAGES,
    "source": SOURCES,
}

EVENTS: Final = EventTable(VOCABULARIES)


def close() -> None:
    """Take over the cards that there are now: those from outside, too."""
    VOCABULARIES["card"] = CARD.words


_add = EVENTS.add
_add("season_began", "RS5.1", "season")
_add("war_drawn", "RS5.2", "amount", "province")
_add("income_taken", "RS5.2", "seat", "amount")
_add("hostage_returned", "RS5.2", "seat", "figure", "seat2")
_add("alliances_ended", "RS5.3")
_add("alliance_proposed", "RS5.3", "seat", "seat2")
_add("alliance_declined", "RS5.3", "seat", "seat2")
_add("alliance_unproposed", "RS5.3", "seat", "seat2")
_add("alliance_formed", "RS5.3", "seat", "seat2")
_add("tea_ready", "RS5.3", "seat")
_add("tea_unready", "RS5.3", "seat")
_add("given", "RS3.2", "seat", "seat2", "amount1", "amount2")
_add("offered", "RS3.2", "seat", "seat2", "amount1", "amount2", "amount3", "amount4")
_add("offer_accepted", "RS3.2", "seat", "seat2", "amount1", "amount2", "amount3", "amount4")
_add("offer_refused", "RS3.2", "seat", "seat2")
_add("offer_retracted", "RS3.2", "seat", "seat2")
_add("looked", "RS6.3", "seat")
_add("drew", "RS6.3", "seat", "mandate", private=True)
_add("mandate_played", "RS6.3", "seat", "mandate")
_add("tile_laid", "RS12.3", "seat")
_add("tile_laid_by_you", "RS12.3", "seat", "mandate", private=True)
_add("mandate_named", "RS12.3", "seat", "mandate")
_add("summoned", "RS6.6", "seat", "figure", "province")
_add("worshipped", "RS6.7", "seat", "figure", "place")
_add("placed", "RS10.4", "seat", "figure", "place")
_add("moved", "RS6.8", "seat", "figure", "province1", "province2")
_add("built", "RS6.8", "seat", "province", "amount")
_add("bought", "RS6.9", "seat", "card", "amount")
_add("coin_handed", "RS10.19", "seat", "seat2")
_add("toll_paid", "RS10.15", "seat", "seat2")
_add("toll_waived", "RS10.15", "seat", "seat2")
_add("crossing_refused", "RS10.15", "seat", "province1", "province2")
_add("harvested", "RS6.11", "seat", "province")
_add("alliance_broken", "RS6.12", "seat", "seat2")
_add("replaced", "RS6.12", "seat", "figure", "seat2", "figure2", "place")
_add("kami_won", "RS7.1", "seat", "kami")
_add("kami_used", "RS7.1", "seat", "kami")
_add("kami_declined", "RS7.1", "seat", "kami")
_add("honor_gained", "RS2.2", "seat", "seat2")
_add("honor_lost", "RS2.3", "seat", "seat2")
_add("honor_topped", "RS7.2", "seat")
_add("points_gained", "RS1.12", "seat", "amount", "source")
_add("points_lost", "RS10.17", "seat", "amount")
_add("coins_gained", "RS1.6", "seat", "amount")
_add("coins_taken", "RS10.17", "seat", "seat2", "amount")
_add("ronin_gained", "RS1.6", "seat", "amount")
_add("ronin_turned", "RS12.1", "seat", "amount")
_add("merchant_paid", "RS10.20", "seat", "amount")
_add("card_used", "RS10.1", "seat", "card")
_add("killed", "RS10.12", "seat", "seat2", "figure", "province")
_add("spared", "RS10.12", "seat", "amount")
_add("wars_began", "RS8.1")
_add("war_skipped", "RS8.2", "province")
_add("token_won", "RS8.6", "seat", "province")
_add("battle_began", "RS8.5", "province")
_add("bid_sealed", "RS9.1", "seat")
_add("bid_withdrawn", "RS9.1", "seat")
_add("bids_revealed", "RS9.1", "seat", "amount1", "amount2", "amount3", "amount4")
_add("advantage_won", "RS9.2", "seat", "advantage")
_add("advantage_declined", "RS9.2", "seat", "advantage")
_add("hostage_taken", "RS9.4", "seat", "seat2", "figure")
_add("ronin_hired", "RS9.5", "seat", "amount")
_add("battle_force", "RS9.6", "seat", "amount")
_add("battle_won", "RS9.8", "seat", "province")
_add("reparations_paid", "RS9.10", "seat", "seat2", "amount")
_add("season_cleaned", "RS5.5")
_add("winter_came", "RS11.1")
_add("game_won", "RS11.5", "seat", "amount")
_add("cards_laid_out", "RS5.2", "season")
_add("card_taken", "RS1.14", "seat", "card")
_add("stronghold_placed", "RS6.8", "seat", "province")
_add("fallen_returned", "RS1.5")
_add("bid_laid", "RS9.1", "seat", "advantage", "amount", private=True)
