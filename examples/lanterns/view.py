"""What one seat may know. A part that is not named here stays secret."""

from __future__ import annotations

from collections.abc import Mapping

import gunbai
from examples.lanterns.documents import named, shown
from examples.lanterns.table import Table


class View(gunbai.View):
    """The table, how many lanterns everybody holds and who is ready; of hands and bids only the own ones."""

    def __init__(
        self, seat: int | None, table: Table, held: list[int], ready: list[bool], hand: list[int], bids: list[int]
    ) -> None:
        self.seat = seat
        self.table = table
        self.held = held
        self.ready = ready
        self.hand = hand
        self.bids = bids

    def parts(self) -> tuple[object, ...]:
        return self.seat, self.table, self.held, self.ready, self.hand, self.bids

    def public(self) -> Mapping[str, object]:
        return {**shown(self.table), "held": self.held, "ready": self.ready}

    def own(self) -> Mapping[str, object]:
        return {"seat": self.seat, "hand": named(self.hand), "bids": self.bids}
