"""What each of the ten actions would be worth in a province now, its price in chests not counted (SG5)."""

from __future__ import annotations

from typing import Final

from gunbai.bots.shogun import weights as w
from gunbai.bots.shogun.garrison import danger, reinforcement
from gunbai.bots.shogun.harvest import collect_worth
from gunbai.bots.shogun.marching import NOWHERE, planned_march, planned_relocation
from gunbai.bots.shogun.outlook import Outlook
from gunbai.bots.shogun.worth import building_worth, free_sites
from gunbai.games.shogun.data.words import COLLECT_TAXES, CONFISCATE_RICE, DEPLOY_1, DEPLOY_3, DEPLOY_5, EMPTY
from gunbai.games.shogun.rules.feasibility import COST, recruits
from gunbai.games.shogun.table import Table

IMPOSSIBLE: Final = -9.0


def deed_worth(out: Outlook, action: int, province: int, avoid: int = NOWHERE) -> float:
    """Any action but taxes, whose worth hangs on the purse; `avoid`: a target that another march has."""
    if action < CONFISCATE_RICE:
        return build_worth(out, action, province)
    if action == COLLECT_TAXES:
        return collect_worth(out, action, province, w.CHEST[out.round])
    if action == CONFISCATE_RICE:
        return collect_worth(out, action, province, 0.0)
    if action == DEPLOY_1:
        return muster_worth(out, province)
    if action in (DEPLOY_5, DEPLOY_3):
        return deploy_worth(out, action, province)
    return planned_march(out, province, avoid).worth if out.table.armies[province] > 1 else IMPOSSIBLE


def build_worth(out: Outlook, kind: int, province: int) -> float:
    """SG5.3: a building, if it can stand here and as far as the province will be kept."""
    table = out.table
    if table.has_building(province, kind) or free_sites(out, province) <= 0 or table.stock[kind] == 0:
        return IMPOSSIBLE
    return building_worth(out, province, kind) * (1 - danger(out, province, table.armies[province]))


def deploy_worth(out: Outlook, action: int, province: int) -> float:
    """SG5.5."""
    armies = recruits(out.table, out.seat, action)
    if armies == 0 or armies > out.table.supply[out.seat]:
        return IMPOSSIBLE
    return reinforcement(out, province, armies)


def muster_worth(out: Outlook, province: int) -> float:
    """SG5.6: one army here, or a move after it."""
    if out.table.supply[out.seat] == 0:
        return IMPOSSIBLE
    move = planned_relocation(out, province).worth
    return reinforcement(out, province, 1) + max(0.0, move)


def upcoming(table: Table, begun: int) -> list[int]:
    """The actions still to come: the open ones in their order, then the hidden ones in any (SG3.3)."""
    ahead = table.agenda[begun:]
    return ahead + [action for action in range(len(COST)) if action not in table.agenda]


def is_province(card: int) -> bool:
    return 0 <= card < EMPTY - 5
