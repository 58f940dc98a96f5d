"""A glance instead of a search: every choice is made in a few sampled worlds, played on a little, and judged."""

from __future__ import annotations

import random

from gunbai.bots.search.guide import Guide, World
from gunbai.kernel.game import Game
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.state import View


def glanced(game: Game, guide: Guide, view: View, seat: int, ids: list[int], seed: int, worlds: int) -> list[float]:
    """By id: the seat's chance to win after it, on average. All ids meet the same worlds and the same luck."""
    after: list[World] = []
    for number in range(worlds):
        for id in ids:
            world = guide.imagined(game, view, seat, random.Random(seed + number))
            world.play(seat, id)
            if not world.is_over():
                guide.play_on(world, seeded(seed + number))
            after.append(world)
    chances = guide.evaluate(after, seat)
    totals = [0.0] * len(ids)
    for index in range(len(chances)):
        totals[index % len(ids)] += chances[index][seat]
    return [total / worlds for total in totals]
