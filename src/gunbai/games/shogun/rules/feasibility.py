"""What an action needs and gives, read from a table alone: for the rules, for bots and for front ends."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.board import RICE, SITES, TAX
from gunbai.games.shogun.data.options import ARMIES6_SHORTAGE
from gunbai.games.shogun.data.pieces import CASTLE, TEMPLE
from gunbai.games.shogun.data.words import BATTLE_A, CONFISCATE_RICE, DEPLOY_1, DEPLOY_3, DEPLOY_5
from gunbai.games.shogun.events import (
    BUILT_ALREADY,
    NO_FREE_SITE,
    NO_TARGET,
    OUT_OF_STOCK,
    TOO_FEW_ARMIES,
    TOO_FEW_CHESTS,
    TOO_FEW_IN_SUPPLY,
)
from gunbai.games.shogun.table import Table

COST: Final = [3, 2, 1, 0, 0, 3, 2, 1, 0, 0]
"""Chests, by action (SG5.3, SG5.5, SG5.6)."""


def targets(table: Table, seat: int, province: int) -> list[int]:
    """SG5.7: adjacent provinces that armies may enter, as a move or as an attack."""
    neighbours = table.neighbours(province)
    if not table.event_card().temples_protect:
        return neighbours
    owner = table.owner
    return [target for target in neighbours if owner[target] == seat or not table.has_building(target, TEMPLE)]


def own_neighbours(table: Table, seat: int, province: int) -> list[int]:
    owner = table.owner
    return [target for target in table.neighbours(province) if owner[target] == seat]


def obstacle_to(table: Table, seat: int, action: int, province: int) -> int:
    """SG5.2: why the whole action cannot be carried out now, 0 if it can."""
    if table.chests[seat] < COST[action]:
        return TOO_FEW_CHESTS
    if action < CONFISCATE_RICE:
        return _obstacle_to_building(table, action, province)
    if action >= BATTLE_A:
        if table.armies[province] < 2:
            return TOO_FEW_ARMIES
        return 0 if targets(table, seat, province) else NO_TARGET
    return 0 if table.supply[seat] >= least_recruits(table, action) else TOO_FEW_IN_SUPPLY


def _obstacle_to_building(table: Table, kind: int, province: int) -> int:
    """SG5.3."""
    if table.has_building(province, kind):
        return BUILT_ALREADY
    built = table.buildings[province]
    if (built & 1) + (built >> 1 & 1) + (built >> 2) >= SITES[province]:
        return NO_FREE_SITE
    return 0 if table.stock[kind] else OUT_OF_STOCK


def least_recruits(table: Table, action: int) -> int:
    """SG5.5, SG9.12: armies that must be in supply; the extra one of a special card is not among them (SG5.2)."""
    if action == DEPLOY_5:
        return table.event_card().deploy_5
    if action == DEPLOY_3:
        return table.event_card().deploy_3
    return 1 if action == DEPLOY_1 else 0


def rice_yield(table: Table, seat: int, province: int) -> int:
    """SG4.7: the event first, the special card second."""
    event = table.event_card()
    return max(event.rice_least, min(event.rice_most, RICE[province])) + table.special_card(seat).rice


def tax_yield(table: Table, seat: int, province: int) -> int:
    event = table.event_card()
    return max(event.tax_least, min(event.tax_most, TAX[province])) + table.special_card(seat).tax


def recruits(table: Table, seat: int, action: int) -> int:
    """SG4.6, SG4.7: event first, then the special card, as far as the supply goes (SG-Y8)."""
    least = least_recruits(table, action)
    if action != DEPLOY_5:
        return least
    special = table.special_card(seat)
    wanted = least + special.recruits
    if table.options[ARMIES6_SHORTAGE]:
        wanted = max(wanted, special.recruits_at_least)
    return min(wanted, table.supply[seat])


def attack_help(table: Table, seat: int) -> int:
    """SG4.6, SG6.10: armies from supply that the +1 attack card throws in."""
    return min(table.special_card(seat).attackers, table.supply[seat])


def castle_help(table: Table, seat: int, province: int) -> int:
    """SG9.4, SG9.5: armies from supply that the defender of a castle throws in."""
    if not table.has_building(province, CASTLE):
        return 0
    return min(table.event_card().castle_defenders, table.supply[seat])


def defence_help(table: Table, seat: int) -> int:
    """SG4.6: armies from supply that the +1 defence card throws in."""
    return min(table.special_card(seat).defenders, table.supply[seat])


def farmers_take_part(table: Table, province: int) -> bool:
    """SG6.4: with a revolt marker they stay out of a battle; a neutral province never has one."""
    return table.markers[province] == 0


def survivors(attackers: int, defenders: int, farmers: int) -> int:
    """SG6.6: armies the attacker has left (above 0), the defender (below 0), or nobody: the province is neutral."""
    balance = attackers - defenders - farmers
    return balance if balance >= 0 else -min(defenders, -balance)
