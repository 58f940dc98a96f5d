"""What the quick bot would do: the choice that is not the answer."""

from __future__ import annotations

import random

from gunbai.analysis.experts import Chain
from gunbai.bots.registry import STAND_IN, make
from gunbai.kernel.game import Game
from gunbai.kernel.state import State


def quick_chain(game: Game, state: State, seat: int, bot: str = STAND_IN) -> Chain:
    """Its choice, all links of it where those are sealed; the same whenever it is asked."""
    player, rng, world = make(bot, game), random.Random(1), state.copy()
    sealed, opened = world.is_sealed(), world.barriers
    chain: Chain = []
    while seat in world.actors() and (not chain or (sealed and world.barriers == opened and world.is_sealed())):
        action = player.choose(world.view(seat), world.choices(seat), rng, 0)
        chain.append(action.id)
        world.play(seat, action.id)
    return chain
