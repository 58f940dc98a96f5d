"""What the search remembers, and whom it shows what."""

from __future__ import annotations

import itertools

import pytest

from gunbai.bots.search.tree import UNSEEN, Memory, Node, after


def test_priors_add_up_and_stay() -> None:
    node = Node()
    node.add([3, 5], [1.0, 3.0])
    assert not node.knows([3, 7])
    node.add([3, 7], [5.0, 5.0])
    assert node.knows([3, 5, 7])
    assert [node.edges[id].prior for id in (3, 5, 7)] == pytest.approx([0.25, 0.75, 0.5])


def test_histories_that_differ_lead_to_different_situations() -> None:
    steps = [(seat, id) for seat in range(5) for id in (0, 1, 31, 131, 1953, UNSEEN)]
    seen = {after(after(0, *first), *second) for first, second in itertools.product(steps, steps)}
    assert len(seen) == len(steps) ** 2


def test_a_situation_is_found_again() -> None:
    memory = Memory()
    node = memory.node(after(0, 1, 17))
    assert memory.node(after(0, 1, 17)) is node
    assert memory.node(after(0, 1, 18)) is not node
