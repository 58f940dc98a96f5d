"""What a search may take from a world it sampled itself: bots never import the State (RS1.8 is kept by `sampled`)."""

from __future__ import annotations

from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.errors import BadInput
from gunbai.kernel.state import State as KernelState


def table_of(state: KernelState) -> Table:
    """The table of a world, itself and not a copy: read it, do not write it."""
    if not isinstance(state, State):
        raise BadInput("state", "a state of Rising Sun", type(state).__name__)
    return state.table


def bids_made_by(state: KernelState, seat: int) -> int:
    """How many bids of its chain a seat has made (RS9.1)."""
    if not isinstance(state, State):
        raise BadInput("state", "a state of Rising Sun", type(state).__name__)
    return state.secrets.bids_made[seat]
