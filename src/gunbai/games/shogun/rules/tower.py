"""The battle tower: what a throw leaves in the tray and inside, as pure functions of generator, inside and thrown."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.tower import (
    COLOURS,
    INSIDE,
    INSIDE_COMES_OUT,
    SHELVES,
    STICK,
    THROWN_COMES_OUT,
    release_row,
)
from gunbai.kernel.errors import BadRecord
from gunbai.kernel.luck.chance import Sampler
from gunbai.kernel.luck.generator import Generator

_release_rows: Final[list[list[int]]] = [release_row(lying) for lying in range(64)]


def through_shelves(generator: Generator, numbers: list[int]) -> list[int]:
    """Model `shelves`: each shelf lets fall what it does not hold, and what is knocked loose."""
    falling = _shuffled(generator, _cubes(numbers, INSIDE))
    outcome = [0] * (COLOURS + INSIDE)
    for shelf in range(SHELVES):
        lying = _cubes(numbers, shelf * COLOURS)
        falling = _past_shelf(generator, lying, falling)
        for colour in lying:
            outcome[COLOURS + shelf * COLOURS + colour] += 1
    for colour in falling:
        outcome[colour] += 1
    return outcome


def by_web(generator: Generator, numbers: list[int]) -> list[int]:
    """Model `spielbyweb`: every cube for itself, whatever the size of the throw; the upper shelf holds all."""
    outcome = [0] * (COLOURS + INSIDE)
    for place in range(INSIDE + COLOURS):
        colour = place % COLOURS
        threshold = INSIDE_COMES_OUT if place < INSIDE else THROWN_COMES_OUT
        for _ in range(numbers[place]):
            outcome[colour if generator.word() < threshold else COLOURS + colour] += 1
    return outcome


MODELS: Final[list[Sampler]] = [through_shelves, by_web]
"""By the value of the option `tower`: (what is inside by shelf and colour, what is thrown) -> (out, inside)."""


def checked(numbers: list[int], outcome: list[int]) -> list[int]:
    """The outcome, if no cube is lost or made: a record may prescribe anything."""
    if len(outcome) != COLOURS + INSIDE:
        raise BadRecord("throw", f"the cubes of {numbers}", str(outcome))
    for colour in range(COLOURS):
        balance = 0
        for place in range(colour, COLOURS + INSIDE, COLOURS):
            balance += numbers[place] - outcome[place]
            if outcome[place] < 0:
                raise BadRecord("throw", "no fewer than no cubes", str(outcome))
        if balance:
            raise BadRecord("throw", f"the cubes of {numbers}", str(outcome))
    return outcome


def _cubes(numbers: list[int], start: int) -> list[int]:
    """The colours of six counts, one by one."""
    cubes: list[int] = []
    for colour in range(COLOURS):
        for _ in range(numbers[start + colour]):
            cubes.append(colour)
    return cubes


def _shuffled(generator: Generator, cubes: list[int]) -> list[int]:
    for last in range(len(cubes) - 1, 0, -1):
        other = generator.below(last + 1)
        cubes[last], cubes[other] = cubes[other], cubes[last]
    return cubes


def _past_shelf(generator: Generator, lying: list[int], falling: list[int]) -> list[int]:
    """What goes on, in its order; `lying` is changed to what lies there afterwards."""
    passed: list[int] = []
    for cube in falling:
        if lying:
            _release(generator, lying, passed)
        if generator.word() < STICK:
            lying.append(cube)
        else:
            passed.append(cube)
    return passed


def _release(generator: Generator, lying: list[int], passed: list[int]) -> None:
    """An arriving cube frees some: one draw says how many, then each is picked; the same odds as cube by cube."""
    while len(lying) >= len(_release_rows):
        _release_rows.append(release_row(len(_release_rows)))
    row = _release_rows[len(lying)]
    word = generator.word()
    freed = 0
    while word >= row[freed]:
        freed += 1
        last = len(lying) - 1
        place = generator.below(last + 1)
        passed.append(lying[place])
        lying[place] = lying[last]
        lying.pop()
