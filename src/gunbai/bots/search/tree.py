"""What the search remembers: one table a seat of the situations that seat can tell apart (multiple observers)."""

from __future__ import annotations

from typing import Final

SPAN: Final = 1 << 44
STEP: Final = 131071
"""A prime above any key: two histories of equal length differ unless they wrap around, which takes luck."""
UNSEEN: Final = (1 << 14) - 1
"""Stands for an id that an observer does not see."""


class Edge:
    """One choice in a situation, with what the choosing seat has learned of it."""

    def __init__(self, id: int, prior: float) -> None:
        self.id = id
        self.prior = prior
        self.visits = 0
        self.pending = 0
        """Visits whose worlds are not judged yet."""
        self.value = 0.0
        """Sum of the choosing seat's values, and of their squares."""
        self.squares = 0.0

    def visit(self) -> None:
        """It is tried, and `learn` will say how that went."""
        self.visits += 1
        self.pending += 1

    def learn(self, value: float) -> None:
        self.pending -= 1
        self.value += value
        self.squares += value * value

    def mean(self) -> float:
        return self.value / self.visits if self.visits else 0.0

    def doubt(self) -> float:
        """The squared standard error of the mean."""
        if self.visits < 2:
            return 1.0
        mean = self.mean()
        return max(0.0, self.squares / self.visits - mean * mean) / (self.visits - 1)


class Node:
    """A situation as the seat that must choose sees it. Which choices there are may differ from world to world."""

    def __init__(self) -> None:
        self.visits = 0
        self.value = 0.0
        self.edges: dict[int, Edge] = {}

    def add(self, ids: list[int], weights: list[float]) -> None:
        """Edges for ids met for the first time, with the guide's priors."""
        total = sum(weights)
        for index in range(len(ids)):
            if ids[index] not in self.edges:
                self.edges[ids[index]] = Edge(ids[index], weights[index] / total)

    def knows(self, ids: list[int]) -> bool:
        for id in ids:
            if id not in self.edges:
                return False
        return True


class Memory:
    """All situations of one seat, by what it has seen happen since the root."""

    def __init__(self) -> None:
        self.nodes: dict[int, Node] = {}

    def node(self, seen: int) -> Node:
        found = self.nodes.get(seen)
        if found is None:
            found = Node()
            self.nodes[seen] = found
        return found


def after(seen: int, seat: int, id: int) -> int:
    """What an observer has seen, once it has seen this too."""
    return (seen * STEP + seat * (UNSEEN + 1) + id + 1) % SPAN
