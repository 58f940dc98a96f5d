"""Scenes of the war phase: wars without anything before or after them, and bids in one word a clan."""

from __future__ import annotations

from typing import Any

from gunbai.games.rising_sun.data.words import CLAN
from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.scenario import actors, do, scene, step


def war(*provinces: str, **scenery: Any) -> State:
    """The wars of these provinces, past the start of the war phase; after the last one nothing follows."""
    return scene([["wars", "koi", 1]], wars=list(provinces), phase="war", **scenery)


def war_start(**scenery: Any) -> State:
    """The start of a war phase without wars."""
    return scene([["wars", "koi", 0]], phase="war", **scenery)


def bid(state: State, **bids: str) -> State:
    """`bid(state, koi="1/0/2/0")`: seppuku, hostage, ronin, poets; who is not named bids nothing."""
    battle = state.table.war
    for clan in [clan for clan in CLAN.words if clan in actors(state)]:
        for amount in bids.pop(clan, "0/0/0/0").split("/"):
            if (step(state), state.table.war) == ("bids", battle) and clan in actors(state):
                do(state, f"{clan} bid {amount}")
    assert not bids, f"not bidding: {bids}"
    return state
