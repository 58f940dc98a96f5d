"""What a search may take from a world it sampled itself: bots never import the State."""

from __future__ import annotations

from gunbai.games.shogun.data.words import SPACE_COUNT
from gunbai.games.shogun.state import State
from gunbai.games.shogun.table import Table
from gunbai.kernel.errors import BadInput
from gunbai.kernel.state import State as KernelState


def table_of(state: KernelState) -> Table:
    """The table of a world, itself and not a copy: read it, do not write it."""
    if not isinstance(state, State):
        raise BadInput("state", "a state of Shogun", type(state).__name__)
    return state.table


def cards_laid_by(state: KernelState, seat: int) -> int:
    """How many cards of its plan a seat has laid."""
    if not isinstance(state, State):
        raise BadInput("state", "a state of Shogun", type(state).__name__)
    return state.secrets.cards_laid[seat]


def blind_of(state: KernelState) -> int:
    """SG2.3: the card that was taken unseen and is about to be placed, NOTHING if there is none."""
    if not isinstance(state, State):
        raise BadInput("state", "a state of Shogun", type(state).__name__)
    return state.secrets.blind


def plan_of(state: KernelState, seat: int) -> list[int]:
    """The eleven spaces of a seat's plan in this world, a copy."""
    if not isinstance(state, State):
        raise BadInput("state", "a state of Shogun", type(state).__name__)
    return state.secrets.plans[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
