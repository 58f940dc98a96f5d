"""One way of the search through one world: which choices were made, and who learns from how it ended."""

from __future__ import annotations

from gunbai.bots.search.guide import World
from gunbai.bots.search.sealed import Mix, Plan
from gunbai.bots.search.tree import Edge, Node


class Trial:
    """Its choices count as visited at once, and learn once the world is judged."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.nodes: list[Node] = []
        self.edges: list[Edge] = []
        self.seats: list[int] = []
        self.mixes: list[Mix] = []
        self.plans: list[Plan] = []
        self.planners: list[int] = []

    def add(self, node: Node, edge: Edge, seat: int) -> None:
        """An open choice."""
        edge.visit()
        self.nodes.append(node)
        self.edges.append(edge)
        self.seats.append(seat)

    def add_plan(self, mix: Mix, plan: Plan, seat: int) -> None:
        """A sealed one."""
        self.mixes.append(mix)
        self.plans.append(plan)
        self.planners.append(seat)

    def learn(self, values: list[float]) -> None:
        """Every choice learns what the world was worth to the seat that made it."""
        for index in range(len(self.edges)):
            value = values[self.seats[index]]
            self.edges[index].learn(value)
            self.nodes[index].visits += 1
            self.nodes[index].value += value
        for index in range(len(self.mixes)):
            self.mixes[index].learn(self.plans[index], values[self.planners[index]])
