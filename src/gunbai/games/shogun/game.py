"""Shogun: the rules as one stateless object that makes, reads and samples states."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.games.shogun.actions import ACTIONS
from gunbai.games.shogun.data.draws import DRAWS
from gunbai.games.shogun.data.options import NAME, OPTIONS, RULES_VERSION, SETUP
from gunbai.games.shogun.entries.events import EVENT_CARDS
from gunbai.games.shogun.entries.specials import SPECIAL_CARDS
from gunbai.games.shogun.events import EVENTS
from gunbai.games.shogun.positions import documents, drafts
from gunbai.games.shogun.positions.first_form import renewed
from gunbai.games.shogun.positions.reading import read_position
from gunbai.games.shogun.rules.setup import begin_draft, check_options, deal_tables
from gunbai.games.shogun.sampling import sampled
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.draft import Seed
from gunbai.games.shogun.steps.year import Years
from gunbai.games.shogun.table import empty_secrets, empty_table
from gunbai.games.shogun.tensors.layout import ShogunLayout
from gunbai.games.shogun.view import View
from gunbai.kernel.documents.codec import Doc, Reader
from gunbai.kernel.documents.moments import Moment
from gunbai.kernel.documents.schema import schema_of
from gunbai.kernel.entries import Entry
from gunbai.kernel.errors import BadInput, not_among
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import Chance
from gunbai.kernel.options import chosen
from gunbai.kernel.state import Listener
from gunbai.kernel.state import State as KernelState
from gunbai.kernel.state import View as KernelView
from gunbai.kernel.tensors.layout import Layout

ENTRIES: Final[list[Entry]] = [*EVENT_CARDS[:-1], *SPECIAL_CARDS[:-1]]
"""The last of each stands for none."""


class Shogun(Game):
    """The game of `rules/shogun.md`."""

    def __init__(self) -> None:
        super().__init__(NAME, RULES_VERSION, ACTIONS, EVENTS, OPTIONS, ENTRIES, DRAWS)
        self._layout: Layout | None = None

    def set_up(self, seats: int, options: Mapping[str, str], chance: Chance, listener: Listener | None) -> KernelState:
        """SG2: the pieces, then the draft or a starting table, the tower and the first year."""
        values = chosen(OPTIONS, options)
        check_options(seats, values)
        state = State(empty_table(seats, values), empty_secrets(seats), chance)
        state.listener = listener
        state.table.push(Years(0))
        state.table.push(Seed())
        if values[SETUP]:
            deal_tables(state)
        else:
            begin_draft(state)
        state.run()
        return state

    def read(self, reader: Reader, chance: Chance, listener: Listener | None) -> KernelState:
        return read_position(reader, chance, listener)

    def renewed(self, document: Mapping[str, object]) -> Mapping[str, object]:
        return renewed(document)

    def schema(self, document: str) -> Doc:
        if document not in documents.DOCUMENTS:
            raise not_among("document", tuple(documents.DOCUMENTS), document)
        return schema_of(documents.DOCUMENTS[document], f"A {document} of Shogun")

    def draft(self, state: KernelState) -> Doc:
        return drafts.draft_of(state.position())

    def emptied(self, draft: Doc) -> Doc:
        return drafts.emptied(draft)

    def moments(self, seats: int) -> list[Moment]:
        return drafts.moments(seats)

    def begun(self, draft: Doc, moment: str, about: Mapping[str, str | int], chance: Chance) -> Doc:
        state = self.from_position(drafts.beginning(draft, moment, about), chance=chance)
        assert isinstance(state, State)
        return drafts.settled(moment, state)

    def layout(self) -> Layout:
        if self._layout is None:
            self._layout = ShogunLayout()
        return self._layout

    def deal(self, view: KernelView, chance: Chance) -> KernelState:
        if not isinstance(view, View):
            raise BadInput("view", "a view of Shogun", type(view).__name__)
        return sampled(view, chance)
