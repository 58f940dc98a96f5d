"""Battles and revolts: what is thrown into the tower and what the tray decides (SG6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.shogun.data.options import TOWER
from gunbai.games.shogun.data.pieces import BUILDINGS
from gunbai.games.shogun.data.tower import COLOURS, FARMER
from gunbai.games.shogun.data.words import EMPTY, FACE_DOWN, SPACE_COUNT
from gunbai.games.shogun.rules.feasibility import attack_help, castle_help, defence_help, farmers_take_part, survivors
from gunbai.games.shogun.rules.tower import MODELS, checked
from gunbai.games.shogun.table import NEUTRAL, NOTHING, Table

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State


def throw(state: State, thrown: list[int], clause: str = "") -> None:
    """SG6.1: these cubes and the tray fall through the tower; what comes out is the new tray."""
    table = state.table
    tray = table.tray
    numbers = table.tower[:]
    for colour in range(COLOURS):
        numbers.append(thrown[colour] + tray[colour])
    outcome = checked(numbers, state.sample("tower", MODELS[table.options[TOWER]], numbers))
    table.tray = outcome[:COLOURS]
    table.tower = outcome[COLOURS:]
    if state.listener is not None:
        for colour in range(COLOURS):
            into, out = numbers[2 * COLOURS + colour], outcome[colour]
            if into or out:
                state.tell("cubes_thrown", colour, into, out, clause=clause)


def attack(state: State, seat: int, origin: int, target: int, armies: int) -> None:
    """SG6.12: armies leave the origin, help is added, one throw decides."""
    table = state.table
    state.tell("attacked", seat, origin, target, armies)
    table.armies[origin] -= armies
    defender = table.owner[target]
    thrown = [0] * COLOURS
    thrown[seat] = armies
    _send(state, seat, attack_help(table, seat), thrown, "attack_reinforced")
    if defender == NEUTRAL:
        event = table.event_card()
        farmers = _called_farmers(table, event.farmers_of_neutral)
        state.tell("farmers_defend", target, farmers, clause=event.clause if event.farmers_of_neutral > 1 else "")
        thrown[FARMER] = farmers
        throw(state, thrown)
        _settle_neutral(state, seat, target)
        return
    thrown[defender] = table.armies[target]
    table.armies[target] = 0
    by_castle = castle_help(table, defender, target)
    _send(state, defender, by_castle, thrown, "castle_defended", table.event_card().clause)
    _send(state, defender, defence_help(table, defender), thrown, "defence_reinforced")
    throw(state, thrown)
    _settle_battle(state, seat, defender, target)


def _send(state: State, seat: int, more: int, thrown: list[int], code: str, clause: str = "") -> None:
    """Armies from supply are thrown in as well."""
    if more:
        state.table.supply[seat] -= more
        thrown[seat] += more
        state.tell(code, seat, more, clause=clause)


def _called_farmers(table: Table, wanted: int) -> int:
    """SG6.10: if the pool is short, only those there are."""
    farmers = min(wanted, table.pool)
    table.pool -= farmers
    return farmers


def _settle_neutral(state: State, seat: int, target: int) -> None:
    """SG6.6, SG6.8: only more attackers than farmers take a neutral province."""
    table = state.table
    left = table.tray[seat] - table.tray[FARMER]
    if left > 0:
        _retire(table, seat, left)
        _conquer(state, seat, target, left)
    else:
        _retire(table, seat, 0)
        state.tell("neutral_held", seat, target)
    _dismiss_farmers(table)


def _settle_battle(state: State, seat: int, defender: int, target: int) -> None:
    """SG6.4 to SG6.8."""
    table = state.table
    help_comes = farmers_take_part(table, target)
    attackers, defenders = table.tray[seat], table.tray[defender]
    left = survivors(attackers, defenders, table.tray[FARMER] if help_comes else 0)
    if help_comes:
        _dismiss_farmers(table)
    _retire(table, seat, max(0, left))
    _retire(table, defender, max(0, -left))
    if left > 0:
        _leave_card(state, target)
        _conquer(state, seat, target, left)
    elif left < 0:
        table.armies[target] = -left
        state.tell("attack_beaten", seat, defender, target, -left)
    else:
        state.tell("battle_drawn", seat, defender, target)
        become_neutral(state, target, "SG6.8")


def _retire(table: Table, seat: int, kept: int) -> None:
    """The cubes of a seat leave the tray: `kept` go to a province, the others to supply."""
    table.supply[seat] += table.tray[seat] - kept
    table.tray[seat] = 0


def _dismiss_farmers(table: Table) -> None:
    """SG6.5: farmers that took part go to the pool."""
    table.pool += table.tray[FARMER]
    table.tray[FARMER] = 0


def _conquer(state: State, seat: int, target: int, armies: int) -> None:
    """SG6.7: the province and its card; buildings and markers stay."""
    state.table.owner[target] = seat
    state.table.armies[target] = armies
    state.tell("attack_won", seat, target, armies)


def become_neutral(state: State, province: int, clause: str) -> None:
    """SG6.8, SG6.9: buildings and markers are removed, the card goes to the neutral cards."""
    table = state.table
    _leave_card(state, province)
    table.owner[province] = NEUTRAL
    table.armies[province] = 0
    table.markers[province] = 0
    for kind in range(len(BUILDINGS)):
        if table.has_building(province, kind):
            table.stock[kind] += 1
    table.buildings[province] = 0
    state.tell("became_neutral", province, clause=clause)


def _leave_card(state: State, province: int) -> None:
    """SG5.9: the card of a lost province leaves its owner at once, from hand or board, and is shown to all."""
    table = state.table
    seat = table.owner[province]
    state.barriers += 1
    state.tell("card_lost", seat, province)
    plans = state.secrets.plans
    for place in range(seat * SPACE_COUNT, (seat + 1) * SPACE_COUNT):
        if plans[place] == province or table.spaces[place] == province:
            if table.spaces[place] == FACE_DOWN:
                state.tell("action_lost", seat, place - seat * SPACE_COUNT, province)
            plans[place] = NOTHING
            table.spaces[place] = EMPTY
    table.possible_cards[seat] &= ~(1 << province)


def rising_farmers(table: Table, province: int) -> int:
    """SG6.9, SG6.10: how many farmers a revolt there would call."""
    return min(table.markers[province], table.pool)


def revolt(state: State, province: int, more_farmers: int) -> bool:
    """SG6.9: the owner's armies against a farmer for each marker and `more_farmers`; True: put down."""
    table = state.table
    seat = table.owner[province]
    farmers = _called_farmers(table, table.markers[province] + more_farmers)
    state.tell("revolt_begins", seat, province, farmers)
    thrown = [0] * COLOURS
    thrown[seat] = table.armies[province]
    thrown[FARMER] = farmers
    table.armies[province] = 0
    throw(state, thrown)
    left = max(0, table.tray[seat] - table.tray[FARMER])
    _retire(table, seat, left)
    _dismiss_farmers(table)
    if not left:
        state.tell("revolt_won", seat, province)
        become_neutral(state, province, "SG6.9")
        return False
    table.armies[province] = left
    state.tell("revolt_put_down", seat, province, left)
    return True
