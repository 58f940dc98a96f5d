"""Armies on the march: battle/move A and B, and the move after deploying one army (SG5.6, SG5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.shogun.actions import COUNT, SKIP, STAY, TARGET, armies_of, count_id, is_province_of
from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.pieces import ARMIES
from gunbai.games.shogun.data.words import DEPLOY_1, SPACE_COUNT
from gunbai.games.shogun.possible import own_neighbours, targets
from gunbai.games.shogun.steps.base import Step
from gunbai.games.shogun.steps.fighting import attack
from gunbai.games.shogun.steps.frames import HOW_MANY, TURNS
from gunbai.games.shogun.steps.turns import is_possible_turn, is_turn_of_frame
from gunbai.games.shogun.table import UNUSED
from gunbai.kernel.errors import RuleViolation

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State


class March(Step):
    """SG5.7: skip, or where to; the number follows. The frame is (seat, action, province)."""

    name = "march"
    clause = "SG5.7"
    fields = ("seat", "action", "province")
    asks = True
    inside = TURNS

    def choices(self, state: State, seat: int) -> list[int]:
        table = state.table
        return [SKIP] + [TARGET + target for target in targets(table, seat, table.stack[-1])]

    def apply(self, state: State, seat: int, id: int) -> None:
        table = state.table
        action, province = table.stack[-2], table.stack[-1]
        table.pop()
        if id == SKIP:
            state.tell("action_declined", seat, action, province)
        else:
            table.push(HOW_MANY, seat, province, id - TARGET)

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if is_province_of(id, TARGET):
            return objection_to_target(state, id - TARGET)
        return self.not_asked(state, id)

    def clause_of(self, state: State, id: int) -> str:
        return "SG5.2" if id == SKIP else self.clause

    def is_sound(self, state: State, frame: int) -> bool:
        return is_possible_turn(state, frame)


def objection_to_target(state: State, target: int) -> RuleViolation:
    """Why armies cannot march there."""
    table = state.table
    province = table.stack[-1]
    wanted: dict[str, str | int] = {"from": PROVINCES[province], "to": PROVINCES[target]}
    if table.owner[target] == UNUSED:
        return RuleViolation("march/out_of_the_game", "SG1.1", wanted)
    if target not in table.neighbours(province):
        return RuleViolation("march/not_adjacent", "SG5.7", wanted)
    return RuleViolation("march/protected_by_temple", table.event_card().clause, wanted)


class Relocate(Step):
    """SG5.6: stay, or into which province of one's own. The frame is (seat, action, province)."""

    name = "relocate"
    clause = "SG5.6"
    fields = ("seat", "action", "province")
    asks = True
    inside = TURNS

    def choices(self, state: State, seat: int) -> list[int]:
        table = state.table
        return [STAY] + [TARGET + target for target in own_neighbours(table, seat, table.stack[-1])]

    def apply(self, state: State, seat: int, id: int) -> None:
        table = state.table
        province = table.stack[-1]
        table.pop()
        if id != STAY:
            table.push(HOW_MANY, seat, province, id - TARGET)

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        table = state.table
        if not is_province_of(id, TARGET):
            return self.not_asked(state, id)
        target = id - TARGET
        wanted: dict[str, str | int] = {"from": PROVINCES[table.stack[-1]], "to": PROVINCES[target]}
        if table.owner[target] == UNUSED:
            return RuleViolation("march/out_of_the_game", "SG1.1", wanted)
        if target not in table.neighbours(table.stack[-1]):
            return RuleViolation("march/not_adjacent", "SG5.6", wanted)
        return RuleViolation("march/not_your_province", "SG5.6", {"to": PROVINCES[target]})

    def is_sound(self, state: State, frame: int) -> bool:
        table = state.table
        seat, province = table.stack[frame + 1], table.stack[frame + 3]
        can_move = table.armies[province] >= 2 and len(own_neighbours(table, seat, province)) > 0
        return can_move and is_turn_of_frame(state, frame)


class HowMany(Step):
    """SG5.6, SG5.7: the number of armies, at least one stays behind. i: from where; arg: where to."""

    name = "how_many"
    clause = "SG5.7"
    fields = ("seat", "province", "province")
    asks = True
    inside = TURNS

    def choices(self, state: State, seat: int) -> list[int]:
        table = state.table
        return list(range(COUNT, count_id(table.armies[table.stack[-2]])))

    def apply(self, state: State, seat: int, id: int) -> None:
        table = state.table
        origin, target, clause = table.stack[-2], table.stack[-1], self.clause_of(state, id)
        table.pop()
        armies = armies_of(id)
        if table.owner[target] != seat:
            attack(state, seat, origin, target, armies)
            return
        table.armies[origin] -= armies
        table.armies[target] += armies
        state.tell("moved", seat, origin, target, armies, clause=clause)

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if not COUNT <= id < COUNT + ARMIES:
            return self.not_asked(state, id)
        table = state.table
        wanted: dict[str, str | int] = {"armies": armies_of(id), "held": table.armies[table.stack[-2]]}
        if self.is_after_deploying(state):
            return RuleViolation("march/one_must_stay", "SG5.6", wanted)
        return RuleViolation("march/one_must_stay", "SG5.7", wanted)

    def is_after_deploying(self, state: State) -> bool:
        """Whether it is the move of deploy 1: the players' turns below know which action they carry out."""
        return state.table.stack[-5] == DEPLOY_1

    def clause_of(self, state: State, id: int) -> str:
        return "SG5.6" if self.is_after_deploying(state) else self.clause

    def is_sound(self, state: State, frame: int) -> bool:
        table = state.table
        seat, origin, target = table.stack[frame + 1 : frame + 4]
        begun, action = table.stack[frame - 2], table.stack[frame - 1]
        is_turn = table.order[begun - 1] == seat and table.spaces[seat * SPACE_COUNT + action] == origin
        held = table.owner[origin] == seat and table.armies[origin] >= 2
        reachable = own_neighbours if action == DEPLOY_1 else targets
        return is_turn and held and action >= DEPLOY_1 and target in reachable(table, seat, origin)
