"""Shogun: the rules as one stateless object that makes, reads and samples states."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.games.shogun.actions import ACTION_TABLE
from gunbai.games.shogun.data.options import OPTIONS, SETUP
from gunbai.games.shogun.deal import dealt
from gunbai.games.shogun.events import EVENT_TABLE
from gunbai.games.shogun.reading import read_state
from gunbai.games.shogun.setting_up import begin_draft, check_options, deal_tables, fresh_secrets, fresh_table
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.frames import SEED, YEARS
from gunbai.games.shogun.view import View
from gunbai.kernel.chance import Chance
from gunbai.kernel.codec import Reader
from gunbai.kernel.errors import BadInput
from gunbai.kernel.game import Game
from gunbai.kernel.options import chosen
from gunbai.kernel.state import Listener
from gunbai.kernel.state import State as KernelState
from gunbai.kernel.state import View as KernelView

RULES_VERSION: Final = 1


class Shogun(Game):
    """The game of `rules/shogun.md`."""

    def __init__(self) -> None:
        super().__init__("shogun", RULES_VERSION, ACTION_TABLE, EVENT_TABLE, OPTIONS)

    def set_up(self, seats: int, options: Mapping[str, str], chance: Chance, listener: Listener | None) -> KernelState:
        """SG2: the pieces, then the draft or a starting table, the tower and the first year."""
        values = chosen(OPTIONS, options)
        check_options(seats, values)
        state = State(fresh_table(seats, values), fresh_secrets(seats), chance)
        state.listener = listener
        state.table.push(YEARS, 0, 0, 0)
        state.table.push(SEED, 0, 0, 0)
        if values[SETUP]:
            deal_tables(state)
        else:
            begin_draft(state)
        state.run()
        return state

    def read(self, reader: Reader, chance: Chance) -> KernelState:
        return read_state(reader, chance)

    def deal(self, view: KernelView, chance: Chance) -> KernelState:
        if not isinstance(view, View):
            raise BadInput("view", "a view of Shogun", type(view).__name__)
        return dealt(view, chance)
