"""Trees of what each seat can tell apart: one tree a seat, edges are what that seat sees happen."""

from __future__ import annotations

from typing import Final

KEYS: Final = 1 << 14
"""Ids a seat's edges may have; the last one stands for "something I cannot see"."""
UNSEEN: Final = KEYS - 1


class Edge:
    """One thing that may happen next, with what the choosing seat has learned of it."""

    def __init__(self, id: int, prior: float) -> None:
        self.id = id
        self.prior = prior
        self.visits = 0
        self.value = 0.0
        """Sum of the choosing seat's values."""
        self.regret = 0.0
        self.share = 0.0
        """Sum of the probabilities it was chosen with, in sealed choices: the average strategy."""
        self.node: Node | None = None

    def mean(self) -> float:
        return self.value / self.visits if self.visits else 0.0


class Node:
    """A situation as one seat sees it."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}

    def child(self, key: int) -> Node:
        """The situation after something this seat saw; made when first met."""
        edge = self.edges.get(key)
        if edge is None:
            edge = Edge(key, 0.0)
            self.edges[key] = edge
        if edge.node is None:
            edge.node = Node()
        return edge.node


def key_of(observer: int, seat: int, id: int, secret: bool) -> int:
    """The edge an observer follows when a seat takes an action."""
    return seat * KEYS + (UNSEEN if secret and observer != seat else id)
