"""Carrying out the plan: act or skip, where to march and with how many (SG5)."""

from __future__ import annotations

from gunbai.bots.shogun import weights as w
from gunbai.bots.shogun.deeds import deed_worth, is_province, upcoming
from gunbai.bots.shogun.harvest import collect_worth, mean_yield
from gunbai.bots.shogun.marching import NOWHERE, best_march, best_of_target
from gunbai.bots.shogun.outlook import Outlook, actions_begun, turn_of
from gunbai.bots.shogun.purse import best_choice, wants
from gunbai.games.shogun.actions import ACT, SKIP, STAY, TARGET, count_of
from gunbai.games.shogun.data.words import ACTION_COUNT, COLLECT_TAXES, CONFISCATE_RICE
from gunbai.games.shogun.rules.feasibility import COST
from gunbai.games.shogun.steps.march import HowMany
from gunbai.games.shogun.table import Table


def act_or_skip(out: Outlook, plan: list[int]) -> int:
    """SG5.2: do what was planned, unless it costs more than it gains or something better needs the chests."""
    turn = turn_of(out.table)
    action, province = turn.action, turn.province
    if COST[action] == 0:
        return ACT if _collecting(out, plan, action, province) > w.ACT_MARGIN else SKIP
    return ACT if action in affordable(out, plan, action, province) else SKIP


def _collecting(out: Outlook, plan: list[int], action: int, province: int) -> float:
    if action == CONFISCATE_RICE:
        return collect_worth(out, action, province, 0.0)
    wanted = sum([COST[a] for a in range(ACTION_COUNT) if is_own(out.table, out.seat, plan[a])])
    scarce = wanted > out.table.chests[out.seat]
    return collect_worth(out, action, province, max(w.CHEST[out.round], w.CHEST_SCARCE if scarce else 0.0))


def is_own(table: Table, seat: int, card: int) -> bool:
    """Whether a card of the plan is a province that is still held."""
    return is_province(card) and table.owner[card] == seat


def affordable(out: Outlook, plan: list[int], action: int, province: int) -> tuple[int, ...]:
    """The paid actions to carry out, this one and those of the plan that follow."""
    table, seat = out.table, out.seat
    begun = actions_begun(table)
    order = [action, *upcoming(table, begun)]
    worths = [0.0] * ACTION_COUNT
    for later in order[1:]:
        if COST[later] and is_own(table, seat, plan[later]):
            worths[later] = deed_worth(out, later, plan[later])
    worths[action] = deed_worth(out, action, province)
    taxed = plan[COLLECT_TAXES]
    taxes = mean_yield(table, seat, taxed, False) if COLLECT_TAXES in order and is_own(table, seat, taxed) else 0.0
    chests = table.chests[seat]
    known = 1 + len(table.agenda) - begun
    return best_choice(wants(order, known, worths, chests, taxes), out.round, chests + taxes).actions


def where_to(out: Outlook, ids: list[int], otherwise: int) -> int:
    """SG5.6, SG5.7: the best target, or not at all (`otherwise`: skip or stay)."""
    origin = turn_of(out.table).province
    targets = [TARGET.only(id) for id in ids if id != otherwise]
    march = best_march(out, origin, targets, out.table.armies[origin])
    return otherwise if march.target == NOWHERE else TARGET.id(march.target)


def march_target(out: Outlook, ids: list[int]) -> int:
    return where_to(out, ids, SKIP)


def move_target(out: Outlook, ids: list[int]) -> int:
    return where_to(out, ids, STAY)


def how_many(out: Outlook) -> int:
    """SG5.7: the number of armies for the target that was named."""
    step = out.table.top()
    assert isinstance(step, HowMany), step
    return count_of(best_of_target(out, step.origin, step.target, out.table.armies[step.origin]).armies)
