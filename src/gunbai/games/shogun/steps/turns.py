"""The order of the actions: one card after another, all players in turn order (SG3.3, SG5.1, SG5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gunbai.games.shogun.data.board import PROVINCE_COUNT
from gunbai.games.shogun.data.options import ACTION_WINDOW
from gunbai.games.shogun.data.words import (
    ACTION,
    ACTION_COUNT,
    BATTLE_A,
    CONFISCATE_RICE,
    DEPLOY_1,
    DEPLOY_5,
    FACE_DOWN,
    OPEN_ACTIONS,
    SPACE_COUNT,
)
from gunbai.games.shogun.events import NO_TARGET, OBSTACLES
from gunbai.games.shogun.rules.feasibility import obstacle_to
from gunbai.games.shogun.steps.acting import Build, Collect, Deploy, Muster
from gunbai.games.shogun.steps.base import GameStep
from gunbai.games.shogun.steps.march import March
from gunbai.games.shogun.steps.planning import open_action
from gunbai.games.shogun.table import Table
from gunbai.kernel.fields import Field, WordField
from gunbai.kernel.steps import AnyStep
from gunbai.kernel.vocabulary import MAX_SEATS

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State


class Agenda(GameStep):
    """SG3.3, SG5.1: the ten actions in the order of their cards."""

    name: ClassVar[str] = "agenda"
    clause: ClassVar[str] = "SG5.1"
    fields: ClassVar[tuple[Field, ...]] = (Field("begun", 0, ACTION_COUNT),)
    inside: ClassVar[str] = "round"

    def __init__(self, begun: int) -> None:
        self.begun = begun

    def resume(self, state: State) -> bool:
        table = state.table
        begun = self.begun
        while len(table.agenda) < open_actions(table, begun):
            open_action(state)
        if begun == ACTION_COUNT:
            table.pop()
            return False
        action = table.agenda[begun]
        table.replace(Agenda(begun + 1))
        state.tell("action_begins", action)
        table.push(Turns(0, action))
        return False

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        table = state.table
        is_order = sorted(table.order) == list(range(table.seats))
        # A hand-written position may have more cards open than the rules would have by now.
        return is_order and self.begun > 0 and len(table.agenda) >= open_actions(table, self.begun - 1)


def open_actions(table: Table, done: int) -> int:
    """SG3.3: how many action cards are open once so many actions are done; option: each when its turn comes."""
    if table.options[ACTION_WINDOW]:
        return min(ACTION_COUNT, max(OPEN_ACTIONS, done + 1))
    return min(ACTION_COUNT, done + OPEN_ACTIONS)


class Turns(GameStep):
    """SG5.1: one action, all players in turn order; each opens the card."""

    name: ClassVar[str] = "turns"
    clause: ClassVar[str] = "SG5.1"
    fields: ClassVar[tuple[Field, ...]] = (Field("begun", 0, MAX_SEATS), WordField("action", ACTION))
    inside: ClassVar[str] = "agenda"

    def __init__(self, begun: int, action: int) -> None:
        self.begun = begun
        self.action = action

    def resume(self, state: State) -> bool:
        table = state.table
        for begun in range(self.begun, table.seats):
            seat = table.order[begun]
            place = seat * SPACE_COUNT + self.action
            if table.spaces[place] != FACE_DOWN:
                continue
            card = state.open_card(place)
            state.tell("card_opened", seat, self.action, card)
            if card < PROVINCE_COUNT and self._can(state, seat, card):
                table.replace(Turns(begun + 1, self.action))
                table.push(turn_of(seat, self.action, card))
                return False
        table.pop()
        return False

    def _can(self, state: State, seat: int, province: int) -> bool:
        """SG5.2: who cannot carry the action out is not asked, but everybody hears why."""
        table = state.table
        obstacle = obstacle_to(table, seat, self.action, province)
        if not obstacle:
            return True
        clause = _clause_of(table, obstacle, self.action)
        state.tell(OBSTACLES[obstacle][0], seat, self.action, province, clause=clause)
        return False

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        table = state.table
        agenda = below[-1].numbers()[0]
        return 0 < self.begun <= table.seats and table.agenda[agenda - 1] == self.action


def turn_of(seat: int, action: int, province: int) -> GameStep:
    """The step that asks a seat about its planned action."""
    if action < CONFISCATE_RICE:
        return Build(seat, action, province)
    if action < DEPLOY_5:
        return Collect(seat, action, province)
    if action < DEPLOY_1:
        return Deploy(seat, action, province)
    return Muster(seat, action, province) if action < BATTLE_A else March(seat, action, province)


def _clause_of(table: Table, obstacle: int, action: int) -> str:
    """What forbids the action, where it is not what forbids most: SG5.6 for itself, the event that bars all targets."""
    if action == DEPLOY_1:
        return "SG5.6"
    return table.event_card().clause if obstacle == NO_TARGET and table.event_card().temples_protect else ""
