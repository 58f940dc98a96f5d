"""Quick play-outs: a sampled world played on to the next planning, or to the end of the game.

Everybody carries out the plan that lies there. What costs chests is done while the buildings that are still planned can
be paid; only marches are weighed as steady does, target and number at once. About half a millisecond for a round.
"""

from __future__ import annotations

from typing import Final

from gunbai.bots.search.guide import World
from gunbai.bots.shogun.choosing import draft, turns
from gunbai.bots.shogun.judgement import weights as w
from gunbai.bots.shogun.judgement.deeds import is_province
from gunbai.bots.shogun.judgement.harvest import look
from gunbai.bots.shogun.judgement.marching import NOWHERE, best_march
from gunbai.bots.shogun.judgement.outlook import actions_begun, round_of
from gunbai.games.shogun.actions import ACT, REVOLT, SKIP, STAY, TAKE_SPECIAL, TARGET, count_of
from gunbai.games.shogun.data.words import (
    BATTLE_A,
    COLLECT_TAXES,
    CONFISCATE_RICE,
    DEPLOY_5,
    SPECIAL_COUNT,
)
from gunbai.games.shogun.peek import blind_of, plan_of, table_of
from gunbai.games.shogun.rules.feasibility import COST
from gunbai.games.shogun.steps.acting import Act, Collect
from gunbai.games.shogun.steps.draft import Draft, Place
from gunbai.games.shogun.steps.march import HowMany, March, Relocate
from gunbai.games.shogun.steps.order import TakeSpecial
from gunbai.games.shogun.steps.winter import Revolts
from gunbai.games.shogun.table import NOTHING, Table
from gunbai.kernel.luck.generator import Generator
from gunbai.kernel.steps import AnyStep

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
        while table.stack and not table.is_planning():
            seat = world.actors()[0]
            ids = world.choice_ids(seat)
            world.play(seat, ids[0] if len(ids) == 1 else self.choice(seat, ids))

    def choice(self, seat: int, ids: list[int]) -> int:
        step = self.table.top()
        if isinstance(step, Collect):
            return ACT if is_calm(self.table, step.province) else SKIP
        if isinstance(step, Act):
            return ACT if is_affordable(self.table, seat, plan_of(self.world, seat), step.action) else SKIP
        if isinstance(step, March):
            return self.march(seat, ids, step.province, SKIP)
        if isinstance(step, Relocate):
            return self.march(seat, ids, step.province, STAY)
        if isinstance(step, HowMany):
            return self.number(seat, ids)
        if isinstance(step, TakeSpecial):
            return special(self.table, plan_of(self.world, seat), ids)
        return self.rare(step, seat, ids)

    def rare(self, step: AnyStep, seat: int, ids: list[int]) -> int:
        """Revolts of winter, and the draft."""
        table = self.table
        if isinstance(step, Revolts):
            return least_precious(table, ids)
        if isinstance(step, Draft):
            return draft.take(table, seat, ids)
        if isinstance(step, Place):
            province = blind_of(self.world) if step.province == NOTHING else step.province
            return draft.place(table, seat, province, ids)
        return ids[self.generator.below(len(ids))]

    def march(self, seat: int, ids: list[int], origin: int, otherwise: int) -> int:
        table = self.table
        targets = [TARGET.only(id) for id in ids if id != otherwise]
        best = best_march(look(table, seat), origin, targets, table.armies[origin])
        self.armies = best.armies
        return otherwise if best.target == NOWHERE else TARGET.id(best.target)

    def number(self, seat: int, ids: list[int]) -> int:
        known = count_of(self.armies)
        self.armies = 0
        return known if known in ids else turns.how_many(look(self.table, seat))


def play_round(world: World, generator: Generator) -> None:
    """A closed planning, or any point after it, played on to the next planning or the end of the game."""
    Runner(world, generator).run()


def is_affordable(table: Table, seat: int, plan: list[int], action: int) -> bool:
    """Whether a paid action leaves enough for the buildings that are still planned."""
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


def is_calm(table: Table, province: int) -> bool:
    """Whether to collect in a province: not where the farmers would win."""
    markers = table.markers[province]
    return markers == 0 or table.armies[province] > markers + 1


def special(table: Table, plan: list[int], ids: list[int]) -> int:
    """SG4.5: the special card that the plan can use, earlier places a little better."""
    best, most = ids[0], -1.0
    for id in ids:
        number = TAKE_SPECIAL.only(id)
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
        built = table.buildings[REVOLT.only(id)]
        count = (built & 1) + (built >> 1 & 1) + (built >> 2)
        if count < least:
            best, least = id, count
    return best


def lay(world: World, seat: int, ids: list[int]) -> None:
    """Lay a plan, card by card; a seat without provinces is ready after its bid (SG1.9)."""
    table = table_of(world)
    for id in ids:
        if not table.is_planning() or table.ready[seat]:
            return
        world.play(seat, id)
