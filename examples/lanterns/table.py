"""What a festival is made of: the table that everybody sees, and what each seat keeps to itself."""

from __future__ import annotations

from gunbai.kernel import steps
from gunbai.kernel.documents.values import Value


class Table(steps.Table):
    """What everybody sees."""

    def __init__(
        self, seats: int, stack: steps.Stack, options: list[int], night: int, coins: list[int], points: list[int]
    ) -> None:
        super().__init__(seats, stack)
        self.options = options
        self.night = night
        self.coins = coins
        self.points = points

    def parts(self) -> tuple[object, ...]:
        return self.seats, self.stack, self.options, self.night, self.coins, self.points

    def copy(self) -> Table:
        return Table(self.seats, self.stack[:], self.options, self.night, self.coins[:], self.points[:])


class Secrets(Value):
    """What each seat keeps to itself, by seat."""

    def __init__(self, hands: list[list[int]], bids: list[list[int]]) -> None:
        self.hands = hands
        """Lanterns, sorted."""
        self.bids = bids
        """Those made so far, place by place."""

    def parts(self) -> tuple[object, ...]:
        return self.hands, self.bids

    def copy(self) -> Secrets:
        return Secrets([hand[:] for hand in self.hands], [bids[:] for bids in self.bids])


def no_secrets(seats: int) -> Secrets:
    return Secrets([[] for _ in range(seats)], [[] for _ in range(seats)])
