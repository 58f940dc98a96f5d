"""Lanterns: the rules as one stateless object that makes, reads and samples states."""

from __future__ import annotations

from collections.abc import Mapping

import gunbai
from examples.lanterns.documents import VERSION, Position, Seen, read_secrets, read_table
from examples.lanterns.state import State
from examples.lanterns.steps import Festival
from examples.lanterns.table import Table, no_secrets
from examples.lanterns.view import View
from examples.lanterns.words import ACTIONS, DRAWS, EVENTS, LANTERNS, OPTIONS, PLACE
from gunbai import BadInput, Chance
from gunbai.kernel.documents.codec import Doc, Reader
from gunbai.kernel.documents.schema import schema_of
from gunbai.kernel.errors import not_among
from gunbai.kernel.options import chosen
from gunbai.kernel.state import Listener
from gunbai.kernel.steps import check_stack


class Lanterns(gunbai.Game):
    """The game of `examples/lanterns/__init__.py`."""

    def __init__(self) -> None:
        super().__init__("lanterns", VERSION, ACTIONS.closed(), EVENTS, OPTIONS, LANTERNS, DRAWS)

    def set_up(self, seats: int, options: Mapping[str, str], chance: Chance, listener: Listener | None) -> gunbai.State:
        """LN1.1."""
        table = Table(seats, [Festival()], chosen(OPTIONS, options), 0, [5] * seats, [0] * seats)
        return begun(State(table, no_secrets(seats), chance), listener)

    def read(self, reader: Reader, chance: Chance, listener: Listener | None) -> gunbai.State:
        table = read_table(reader)
        state = State(table, read_secrets(reader, table), chance)
        reader.close()
        check_stack(state, "turn")
        return begun(state, listener)

    def schema(self, document: str) -> Doc:
        documents: dict[str, object] = {"position": Position, "view": Seen}
        if document not in documents:
            raise not_among("document", list(documents), document)
        return schema_of(documents[document], f"Lanterns: a {document}")

    def deal(self, view: gunbai.View, chance: Chance) -> gunbai.State:
        """Lanterns that the viewer has not seen are drawn anew; whoever is ready gets some bids."""
        if not isinstance(view, View):
            raise BadInput("view", "a view of Lanterns", type(view).__name__)
        seats = view.table.seats
        state = State(view.table.copy(), no_secrets(seats), chance)
        hands, bids = state.secrets.hands, state.secrets.bids
        if view.seat is not None:
            hands[view.seat], bids[view.seat] = view.hand[:], view.bids[:]
        for seat in range(seats):
            while len(hands[seat]) < view.held[seat]:
                state.draw(seat)
            while view.ready[seat] and len(bids[seat]) < len(PLACE):
                bids[seat].append(chance.pick("guess", state.left(seat) + 1))
        return state


def begun(state: State, listener: Listener | None) -> State:
    """Run up to the first question; the listener hears it."""
    state.listener = listener
    state.run()
    return state
