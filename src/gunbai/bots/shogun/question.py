"""One decision as the rules of thumb see it: the table, what the seat itself knows, and the ids to choose from."""

from __future__ import annotations

import random
from typing import Final

from gunbai.bots.shogun.harvest import look
from gunbai.bots.shogun.outlook import Outlook
from gunbai.games.shogun.steps.draft import Place
from gunbai.games.shogun.table import NOTHING, Table


class Question:
    """Asked of a seat. A search may ask it of a sampled table as well."""

    def __init__(
        self, table: Table, seat: int, ids: list[int], plan: list[int], cards_laid: int, blind: int, rng: random.Random
    ) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.ids: Final = ids
        self.plan: Final = plan
        """Own cards by space, as far as they lie face down."""
        self.cards_laid: Final = cards_laid
        self.blind: Final = blind
        self.rng: Final = rng
        self._outlook: Outlook | None = None

    @property
    def outlook(self) -> Outlook:
        if self._outlook is None:
            self._outlook = look(self.table, self.seat)
        return self._outlook

    @outlook.setter
    def outlook(self, known: Outlook) -> None:
        self._outlook = known

    @property
    def drafted(self) -> int:
        """The province that a group is placed into."""
        step = self.table.top()
        assert isinstance(step, Place), step
        return self.blind if step.province == NOTHING else step.province
