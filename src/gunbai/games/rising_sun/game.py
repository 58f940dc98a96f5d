"""The game of Rising Sun: setup (RS4), positions, views and sampled worlds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.games.rising_sun.actions import ACTIONS
from gunbai.games.rising_sun.data.draws import DRAWS
from gunbai.games.rising_sun.data.options import CLANS_IN_PLAY, NAME, OPTIONS, RULES_VERSION, SET, SHRINE_TILES
from gunbai.games.rising_sun.data.words import ARCHWAY
from gunbai.games.rising_sun.data.words import SET as SETS
from gunbai.games.rising_sun.entries import loading
from gunbai.games.rising_sun.events import EVENTS
from gunbai.games.rising_sun.positions import documents, drafts
from gunbai.games.rising_sun.positions.first_form import renewed
from gunbai.games.rising_sun.positions.reading import read_position
from gunbai.games.rising_sun.rules.setup import clans_in_play, place_first_figures, shrines_in_play
from gunbai.games.rising_sun.sampling import sampled
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.season import Season
from gunbai.games.rising_sun.table import empty_secrets, empty_table
from gunbai.games.rising_sun.tensors.layout import RisingSunLayout
from gunbai.games.rising_sun.view import View
from gunbai.kernel.documents.codec import Doc, Reader
from gunbai.kernel.documents.moments import Moment
from gunbai.kernel.documents.schema import schema_of
from gunbai.kernel.errors import BadInput, not_among
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import Chance
from gunbai.kernel.options import chosen
from gunbai.kernel.state import Listener
from gunbai.kernel.state import State as KernelState
from gunbai.kernel.state import View as KernelView
from gunbai.kernel.tensors.layout import Layout

SEAT_COUNTS: Final = (3, 4, 5)


class RisingSun(Game):
    """Clans, honor, alliances, sealed bids."""

    def __init__(self) -> None:
        entries = loading.close(SEAT_COUNTS)
        super().__init__(NAME, RULES_VERSION, ACTIONS, EVENTS, OPTIONS, entries, DRAWS)
        self._layout: Layout | None = None

    def set_up(self, seats: int, options: Mapping[str, str], chance: Chance, listener: Listener | None) -> State:
        indices = chosen(OPTIONS, options)
        clans = clans_in_play(seats, indices[CLANS_IN_PLAY], chance)
        indices[CLANS_IN_PLAY] = 0  # from here on the table says which
        drawn = indices[SET] == len(SETS)
        card_set = ARCHWAY + (chance.pick("set", len(SETS)) if drawn else indices[SET])
        table = empty_table(seats, card_set, indices, clans)
        table.shrines = shrines_in_play(indices[SHRINE_TILES] == 1, chance)
        place_first_figures(table)
        table.push(Season())
        state = State(table, empty_secrets(seats), chance)
        state.listener = listener
        state.run()
        return state

    def read(self, reader: Reader, chance: Chance, listener: Listener | None) -> State:
        return read_position(reader, chance, listener)

    def renewed(self, document: Mapping[str, object]) -> Doc:
        return renewed(document)

    def schema(self, document: str) -> Doc:
        if document not in documents.DOCUMENTS:
            raise not_among("document", tuple(documents.DOCUMENTS), document)
        return schema_of(documents.DOCUMENTS[document], f"A {document} of Rising Sun")

    def draft(self, state: KernelState) -> Doc:
        return drafts.draft_of(state.position())

    def emptied(self, draft: Doc) -> Doc:
        return drafts.emptied(draft)

    def moments(self, seats: int) -> list[Moment]:
        return drafts.moments(seats)

    def begun(self, draft: Doc, moment: str, about: Mapping[str, str | int], chance: Chance) -> Doc:
        state = self.from_position(drafts.beginning(draft, moment, about), chance=chance)
        assert isinstance(state, State)
        return drafts.settled(draft, moment, state)

    def layout(self) -> Layout:
        if self._layout is None:
            self._layout = RisingSunLayout()
        return self._layout

    def deal(self, view: KernelView, chance: Chance) -> State:
        if not isinstance(view, View):
            raise BadInput("view", "a view of Rising Sun", type(view).__name__)
        return sampled(view, chance)
