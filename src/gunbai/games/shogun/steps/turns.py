"""The order of the actions: one card after another, all players in turn order (SG3.3, SG5.1, SG5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.shogun.data.board import PROVINCE_COUNT
from gunbai.games.shogun.data.options import ACTION_WINDOW
from gunbai.games.shogun.data.words import ACTION_COUNT, DEPLOY_1, FACE_DOWN, OPEN_ACTIONS, SPACE_COUNT
from gunbai.games.shogun.events import NO_TARGET, OBSTACLES
from gunbai.games.shogun.possible import obstacle_to
from gunbai.games.shogun.steps.base import Step
from gunbai.games.shogun.steps.frames import AGENDA, BUILD, COLLECT, DEPLOY, MARCH, MUSTER, RELOCATE, ROUND, TURNS
from gunbai.games.shogun.steps.planning import open_action
from gunbai.games.shogun.table import Table

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State

STEP_OF_ACTION: Final = [BUILD, BUILD, BUILD, COLLECT, COLLECT, DEPLOY, DEPLOY, MUSTER, MARCH, MARCH]


class Agenda(Step):
    """SG3.3, SG5.1: the ten actions in the order of their cards. i: actions begun."""

    name = "agenda"
    clause = "SG5.1"
    fields = ("", "amount", "")
    inside = ROUND

    def resume(self, state: State) -> bool:
        table = state.table
        begun = table.stack[-2]
        while len(table.agenda) < open_actions(table, begun):
            open_action(state)
        if begun == ACTION_COUNT:
            table.pop()
            return False
        table.stack[-2] = begun + 1
        state.tell("action_begins", table.agenda[begun])
        table.push(TURNS, 0, 0, table.agenda[begun])
        return False

    def is_sound(self, state: State, frame: int) -> bool:
        table = state.table
        begun = table.stack[frame + 2]
        is_order = sorted(table.order) == list(range(table.seats))
        # A hand-written position may have more cards open than the rules would have by now.
        return is_order and 0 < begun <= ACTION_COUNT and len(table.agenda) >= open_actions(table, begun - 1)


def open_actions(table: Table, done: int) -> int:
    """SG3.3: how many action cards are open once so many actions are done; option: each when its turn comes."""
    if table.options[ACTION_WINDOW]:
        return min(ACTION_COUNT, max(OPEN_ACTIONS, done + 1))
    return min(ACTION_COUNT, done + OPEN_ACTIONS)


class Turns(Step):
    """SG5.1: one action, all players in turn order; each opens the card. i: players begun; arg: the action."""

    name = "turns"
    clause = "SG5.1"
    fields = ("", "amount", "action")
    inside = AGENDA

    def resume(self, state: State) -> bool:
        table = state.table
        begun, action = table.stack[-2], table.stack[-1]
        if begun == table.seats:
            table.pop()
            return False
        table.stack[-2] = begun + 1
        seat = table.order[begun]
        place = seat * SPACE_COUNT + action
        if table.spaces[place] == FACE_DOWN:
            state.open_card(place)
            card = table.spaces[place]
            state.tell("card_opened", seat, action, card)
            if card < PROVINCE_COUNT:
                _begin(state, seat, action, card)
        return False

    def is_sound(self, state: State, frame: int) -> bool:
        table = state.table
        begun, action = table.stack[frame + 2], table.stack[frame + 3]
        return 0 < begun <= table.seats and table.agenda[table.stack[frame - 2] - 1] == action


def _begin(state: State, seat: int, action: int, province: int) -> None:
    """SG5.2: ask, unless it cannot be carried out."""
    obstacle = obstacle_to(state.table, seat, action, province)
    if obstacle:
        state.tell(OBSTACLES[obstacle][0], seat, action, province, clause=_clause_of(state.table, obstacle, action))
    else:
        state.table.push(STEP_OF_ACTION[action], seat, action, province)


def _clause_of(table: Table, obstacle: int, action: int) -> str:
    """What forbids the action, where it is not what forbids most: SG5.6 for itself, the event that bars all targets."""
    if action == DEPLOY_1:
        return "SG5.6"
    return table.event_card().clause if obstacle == NO_TARGET and table.event_card().temples_protect else ""


def is_turn_of_frame(state: State, frame: int) -> bool:
    """Whether a frame (seat, action, province) read from a document is what the players' turns below have begun."""
    table = state.table
    step, seat, action, province = table.stack[frame : frame + 4]
    begun = table.stack[frame - 2]
    is_turn = table.order[begun - 1] == seat and table.stack[frame - 1] == action
    is_planned = table.spaces[seat * SPACE_COUNT + action] == province and table.owner[province] == seat
    return is_turn and is_planned and STEP_OF_ACTION[action] == (MUSTER if step == RELOCATE else step)


def is_possible_turn(state: State, frame: int) -> bool:
    """The same, and nothing stands in the way of the action."""
    seat, action, province = state.table.stack[frame + 1 : frame + 4]
    return is_turn_of_frame(state, frame) and not obstacle_to(state.table, seat, action, province)
