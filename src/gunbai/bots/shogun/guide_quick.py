"""Quick play-outs: a sampled world played on to the next planning, or to the end of the game.

Everybody carries out the plan that lies there. What costs chests is done while the buildings that are still planned can
be paid; only marches are weighed as steady does, target and number at once. About half a millisecond for a round.
"""

from __future__ import annotations

from typing import Final

from gunbai.bots.search.guide import World
from gunbai.bots.shogun import draft, turns
from gunbai.bots.shogun import weights as w
from gunbai.bots.shogun.deeds import is_province
from gunbai.bots.shogun.harvest import look
from gunbai.bots.shogun.marching import NOWHERE, March, best_march
from gunbai.bots.shogun.outlook import actions_begun, round_of
from gunbai.games.shogun.access import blind_of, plan_of, table_of
from gunbai.games.shogun.actions import ACT, REVOLT, SKIP, SPECIAL, STAY, TARGET, count_id
from gunbai.games.shogun.data.words import (
    BATTLE_A,
    COLLECT_TAXES,
    CONFISCATE_RICE,
    DEPLOY_5,
    SPECIAL_COUNT,
)
from gunbai.games.shogun.possible import COST
from gunbai.games.shogun.steps import frames as f
from gunbai.games.shogun.table import NOTHING, Table
from gunbai.kernel.generator import Generator

SPECIALS_WORTH: Final = [0.5, 0.5, 0.45, 0.45, 0.35]
"""Attack, defence, taxes, rice, armies: what each is worth to a plan that uses it."""
DEPLOY_RESERVE: Final = [3, 3, 3, 3, 2, 0]
"""By round: chests to keep, beside those for planned buildings, before armies are paid that no plan insists on."""


class Runner:
    """One play-out. It remembers the number of armies between naming a target and naming the number."""

    def __init__(self, world: World, generator: Generator) -> None:
        self.world = world
        self.table = table_of(world)
        self.generator = generator
        self.armies = 0

    def run(self) -> None:
        """To the next planning or the end. The planning at hand must be closed before."""
        world, table = self.world, self.table
        while table.stack and table.stack[-4] != f.PLANNING:
            seat = world.actors()[0]
            ids = world.choice_ids(seat)
            world.play(seat, ids[0] if len(ids) == 1 else self.choice(seat, ids))

    def choice(self, seat: int, ids: list[int]) -> int:
        step = self.table.stack[-4]
        if step == f.BUILD or step == f.DEPLOY or step == f.MUSTER:
            return ACT if is_affordable(self.table, seat, plan_of(self.world, seat)) else SKIP
        if step == f.COLLECT:
            return ACT if is_calm(self.table) else SKIP
        if step == f.MARCH:
            return self.march(seat, ids, SKIP)
        if step == f.RELOCATE:
            return self.march(seat, ids, STAY)
        if step == f.HOW_MANY:
            return self.number(seat, ids)
        if step == f.ORDER:
            return special(self.table, plan_of(self.world, seat), ids)
        return self.rare(step, seat, ids)

    def rare(self, step: int, seat: int, ids: list[int]) -> int:
        """Revolts of winter, and the draft."""
        table = self.table
        if step == f.REVOLTS:
            return least_precious(table, ids)
        if step == f.DRAFT:
            return draft.take(table, seat, ids)
        if step == f.PLACE:
            province = table.stack[-1]
            return draft.place(table, seat, blind_of(self.world) if province == NOTHING else province, ids)
        return ids[self.generator.below(len(ids))]

    def march(self, seat: int, ids: list[int], otherwise: int) -> int:
        table = self.table
        origin = table.stack[-1]
        targets = [id - TARGET for id in ids if id != otherwise]
        best: March = best_march(look(table, seat), origin, targets, table.armies[origin])
        self.armies = best.armies
        return otherwise if best.target == NOWHERE else TARGET + best.target

    def number(self, seat: int, ids: list[int]) -> int:
        known = count_id(self.armies)
        self.armies = 0
        return known if known in ids else turns.how_many(look(self.table, seat))


def play_round(world: World, generator: Generator) -> None:
    """A closed planning, or any point after it, played on to the next planning or the end of the game."""
    Runner(world, generator).run()


def is_affordable(table: Table, seat: int, plan: list[int]) -> bool:
    """Whether the paid action on top of the stack leaves enough for the buildings that are still planned."""
    action = table.stack[-2]
    left = table.chests[seat] - COST[action] - buildings_to_pay(table, seat, plan, action)
    if action < CONFISCATE_RICE:
        return left >= 0 or COST[action] > -left
    round = round_of(table)
    if round == len(DEPLOY_RESERVE) - 1 and not battle_to_come(table):
        return False
    return left >= DEPLOY_RESERVE[round]


def buildings_to_pay(table: Table, seat: int, plan: list[int], action: int) -> int:
    """Chests that planned buildings will cost, less the taxes that come in this round."""
    owed = 0
    for kind in range(CONFISCATE_RICE):
        if kind != action and turns.is_own(table, seat, plan[kind]) and not table.has_building(plan[kind], kind):
            owed += COST[kind]
    if turns.is_own(table, seat, plan[COLLECT_TAXES]):
        owed -= 3
    return max(0, owed)


def battle_to_come(table: Table) -> bool:
    """Whether a battle action of this round is still to come: armies are of no use after the last one."""
    done = table.agenda[: actions_begun(table)]
    return BATTLE_A not in done or BATTLE_A + 1 not in done


def is_calm(table: Table) -> bool:
    """Whether to collect in the province on top of the stack: not where the farmers would win."""
    province = table.stack[-1]
    markers = table.markers[province]
    return markers == 0 or table.armies[province] > markers + 1


def special(table: Table, plan: list[int], ids: list[int]) -> int:
    """SG4.5: the special card that the plan can use, earlier places a little better."""
    best, most = ids[0], -1.0
    for id in ids:
        number = id - SPECIAL
        worth = w.PLACE * (SPECIAL_COUNT - 1 - table.laid.index(number))
        if is_used(plan, number):
            worth += SPECIALS_WORTH[number]
        if worth > most:
            best, most = id, worth
    return best


SPACES_OF_SPECIAL: Final = [[BATTLE_A, BATTLE_A + 1], [], [COLLECT_TAXES], [CONFISCATE_RICE], [DEPLOY_5]]


def is_used(plan: list[int], special: int) -> bool:
    """Whether the plan has the action that a special card helps; defence always helps."""
    spaces = SPACES_OF_SPECIAL[special]
    for space in spaces:
        if is_province(plan[space]):
            return True
    return not spaces


def least_precious(table: Table, ids: list[int]) -> int:
    """SG7.2: the province with the fewest buildings first: each throw may free own cubes for the next."""
    best, least = ids[0], 9
    for id in ids:
        built = table.buildings[id - REVOLT]
        count = (built & 1) + (built >> 1 & 1) + (built >> 2)
        if count < least:
            best, least = id, count
    return best


def lay(world: World, seat: int, ids: list[int]) -> None:
    """Lay a plan, link by link; a seat without provinces is ready after its bid (SG1.9)."""
    table = table_of(world)
    for id in ids:
        if not table.is_planning() or table.ready[seat]:
            return
        world.play(seat, id)
