"""Tea seen to its end: the season played on with each ally, in worlds that a seat cannot tell from the true one.

The fitted worth of an ally knows what is so on average; a few play-outs know this table. Both are weighed together by
how far each may be wrong. The same luck is played for every ally, so that only the alliance differs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gunbai.bots.rising_sun.guide.guide import RisingSunGuide
from gunbai.bots.rising_sun.guide.value import chances
from gunbai.bots.rising_sun.policy import pick
from gunbai.bots.search.guide import World
from gunbai.games.rising_sun.actions import AGREE, PROPOSE, READY
from gunbai.games.rising_sun.peek import table_of
from gunbai.games.rising_sun.sampling import sampled
from gunbai.games.rising_sun.steps.tea import PROPOSALS_PER_PAIR, Tea
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.games.rising_sun.view import View
from gunbai.kernel.luck.chance import simulated
from gunbai.kernel.luck.generator import Generator, seeded

Clock = Callable[[], float]
ROUND: Final = 8
"""Worlds of one round: after each the ally that did worst is left out, down to two."""
ROUNDS: Final = 5
"""Rounds at most; there are as many as there is time for."""
FINALISTS: Final = 2
SPREAD: Final = 20.0
"""How far two play-outs differ by luck, in hundredths of a chance to win; `DOUBT` is how far the fit may be wrong."""
DOUBT: Final = 6.0


def foreseen(
    view: View, seat: int, found: list[float], generator: Generator, seconds: float, clock: Clock
) -> list[float]:
    """The worths of allies, corrected by play-outs. A whole round or none: where one play-out takes so long that there
    is no time for a round, as without a compiler, what is so on average must do."""
    table, started = view.table, clock()
    allies = [other for other in range(table.seats) if can_ally(table, seat, other)]
    sums, counts, played = [0.0] * table.seats, [0] * table.seats, 0
    for number in range(ROUND * ROUNDS):
        if number and number % ROUND == 0:
            allies = narrowed(allies, sums, counts)
            if (clock() - started) * (1 + ROUND * (1 + len(allies)) / played) > seconds:
                break
        base = sampled(view, simulated(generator.word()))
        luck, mood = generator.word(), generator.word()
        alone = outcome(base, seat, NOBODY, luck, mood)
        if number == 0 and (clock() - started) * ROUND * (1 + len(allies)) > seconds:
            return found
        for ally in allies:
            sums[ally] += outcome(base, seat, ally, luck, mood) - alone
            counts[ally] += 1
        played += 1 + len(allies)
    return corrected(found, sums, counts)


def narrowed(allies: list[int], sums: list[float], counts: list[int]) -> list[int]:
    """Without the one that did worst: the time is for those between whom it is close."""
    if len(allies) <= FINALISTS:
        return allies
    worst = allies[0]
    for ally in allies:
        if sums[ally] / counts[ally] < sums[worst] / counts[worst]:
            worst = ally
    return [ally for ally in allies if ally != worst]


def corrected(found: list[float], sums: list[float], counts: list[int]) -> list[float]:
    """What is so on average and what was played out, each by how far it may be wrong."""
    better = found[:]
    for ally in range(len(found)):
        if counts[ally]:
            trust = DOUBT * DOUBT / (DOUBT * DOUBT + SPREAD * SPREAD / counts[ally])
            better[ally] += trust * (sums[ally] / counts[ally] - found[ally])
    return better


def can_ally(table: Table, seat: int, other: int) -> bool:
    """Whether two seats may still become allies at this tea."""
    if other == seat or table.ally[other] != NOBODY or table.ally[seat] != NOBODY:
        return False
    mine, theirs = seat * table.seats + other, other * table.seats + seat
    asked = table.open_proposals[mine] or table.open_proposals[theirs]
    return bool(asked) or table.proposals[mine] < PROPOSALS_PER_PAIR


def outcome(base: World, seat: int, ally: int, luck: int, mood: int) -> float:
    """A seat's chance to win at the next tea, in hundredths, with this ally or alone."""
    world, generator = base.copy(simulated(luck)), seeded(mood)
    if ally == NOBODY:
        stay_alone(world, seat, generator)
    else:
        pour(world, seat, ally)
    RisingSunGuide().play_on(world, generator)
    return 100 * chances(table_of(world))[seat]


def pour(world: World, seat: int, ally: int) -> None:
    """Two seats ally at once; the others go on as they like."""
    table = table_of(world)
    if table.open_proposals[ally * table.seats + seat]:
        world.play(seat, AGREE.id(ally))
        return
    if not table.open_proposals[seat * table.seats + ally]:
        world.play(seat, PROPOSE.id(ally))
    world.play(ally, AGREE.id(seat))


def stay_alone(world: World, seat: int, generator: Generator) -> None:
    """The others have their tea; this seat refuses everybody."""
    table = table_of(world)
    season = table.season
    while isinstance(table.top(), Tea) and table.season == season:
        who = world.actors()[0]
        ids = world.choice_ids(who)
        world.play(who, READY if who == seat else pick(table, who, ids, 0, generator))
