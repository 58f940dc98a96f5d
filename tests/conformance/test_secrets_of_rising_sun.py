"""Every kind of secret in Rising Sun, changed one at a time: its owner sees it, nobody else does (RS1.8)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

import pytest

import gunbai
from gunbai.games.rising_sun.entries.clans import LOTUS
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.table import MEMORY
from gunbai.games.rising_sun.view import is_looking
from tests.conformance.adapters import CASES
from tests.conformance.driving import view_text, viewers, walk

Owner = int | None
CASE = next(case for case in CASES if case.name == "rising-sun" and case.seats == 5)


def change_hand(s: State) -> Owner:
    """Another tile instead of one in the hand: seen by who looks at it."""
    held = [tile for tile in range(5) if s.secrets.hand[tile]]
    unseen = [tile for tile in range(5) if s.secrets.pool[tile] and tile not in held]
    if not held or not unseen:
        return None
    for counts, more, less in ((s.secrets.hand, unseen[0], held[0]), (s.secrets.pool, held[0], unseen[0])):
        counts[more] += 1
        counts[less] -= 1
    looking = [seat for seat in range(s.table.seats) if is_looking(s.table, seat)]
    return looking[0] if looking else s.table.seats


def change_pool(s: State) -> Owner:
    """The tiles nobody has seen: nobody's to see."""
    s.secrets.pool.reverse()
    return s.table.seats


def change_laid(s: State) -> Owner:
    if not s.secrets.laid:
        return None
    s.secrets.laid[0] = (s.secrets.laid[0] + 1) % 5
    return s.table.clans.index(LOTUS.index)


def change_memory(s: State) -> Owner:
    for seat in range(s.table.seats):
        row = seat * MEMORY
        if s.secrets.seen[row]:
            first, *others = s.secrets.seen[row + 1 : row + MEMORY]
            s.secrets.seen[row + 1 : row + MEMORY] = [*others, first]
            return seat
    return None


def change_turn_of_memory(s: State) -> Owner:
    """When somebody looked last shows in the plays; that the memory has a number must not."""
    for seat in range(s.table.seats):
        if s.secrets.seen[seat * MEMORY]:
            s.secrets.seen[seat * MEMORY] += 1
            return seat
    return None


def change_bids(s: State) -> Owner:
    for seat in range(s.table.seats):
        if s.secrets.bids_made[seat]:
            s.secrets.sealed_bids[seat * 4] += 1
            return seat
    return None


def change_progress(s: State) -> Owner:
    for seat in range(s.table.seats):
        if 0 < s.secrets.bids_made[seat] < 4:
            s.secrets.bids_made[seat] += 1
            return seat
    return None


CHANGES = [
    change_hand,
    change_pool,
    change_laid,
    change_memory,
    change_turn_of_memory,
    change_bids,
    change_progress,
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_secret_is_seen_by_its_owner_alone(change: Callable[[State], Owner]) -> None:
    """A change returns the owner, the number of seats if nobody may see it, or None if there is no such secret now."""
    tried = shown = 0
    for number, state in enumerate(walk(CASE.new(5), random.Random(5), asides=0.0)):
        twin = cast(State, state.copy())
        owner = change(twin) if number % 2 == 0 or change is change_progress else None
        if owner is None:
            continue
        tried += 1
        for viewer in viewers(state):
            if viewer != owner:
                assert view_text(twin, viewer) == view_text(state, viewer), f"seat {viewer} sees the secret of {owner}"
            else:
                shown += view_text(twin, viewer) != view_text(state, viewer)
    assert tried > 5
    assert shown or change is change_pool, "not even its owner sees it: the change changes nothing"


@pytest.mark.parametrize("clans", ["koi+lotus+turtle", "lotus+dragonfly+bonsai"])
def test_games_with_chosen_clans_read_back(clans: str) -> None:
    game = gunbai.game("rising-sun")
    state = game.new(3, seed=1, options={"clans": clans})
    assert state.position()["clans"] == clans.split("+")
    assert game.from_position(state.position()) == state
