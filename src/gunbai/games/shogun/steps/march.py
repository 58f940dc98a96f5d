"""Armies on the march: battle/move A and B, and the move after deploying one army (SG5.6, SG5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gunbai.games.shogun.actions import COUNT, COUNT_IDS, SKIP, STAY, TARGET, TARGET_IDS, armies_of
from gunbai.games.shogun.data.board import PROVINCE, PROVINCES
from gunbai.games.shogun.data.words import ACTION, ACTION_COUNT, BATTLE_A, DEPLOY_1, SPACE_COUNT
from gunbai.games.shogun.rules.feasibility import own_neighbours, targets
from gunbai.games.shogun.rules.fighting import attack
from gunbai.games.shogun.steps.base import GameStep, Turn
from gunbai.games.shogun.table import UNUSED, Table
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.fields import Field, SeatField, WordField
from gunbai.kernel.steps import AnyStep, Question, not_asked

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State

Details = dict[str, str | int]


class March(Turn):
    """SG5.7: skip, or where to; the number follows."""

    name: ClassVar[str] = "march"
    clause: ClassVar[str] = "SG5.7"
    first: ClassVar[int] = BATTLE_A
    end: ClassVar[int] = ACTION_COUNT

    def choices(self, state: State, seat: int) -> list[int]:
        ids = [SKIP]
        for target in targets(state.table, seat, self.province):
            ids.append(TARGET_IDS[target])
        return ids

    def apply(self, state: State, seat: int, id: int) -> None:
        table = state.table
        if id == SKIP:
            table.pop()
            state.tell("action_declined", seat, self.action, self.province)
        else:
            table.replace(HowMany(seat, self.action, self.province, TARGET.only(id)))

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        return id == SKIP

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if not TARGET.has(id):
            return not_asked(state, self.name, id)
        table, target = state.table, TARGET.only(id)
        wanted = _wanted(self.province, target)
        if table.owner[target] == UNUSED:
            return RuleViolation("march/out_of_the_game", "SG1.1", wanted)
        if not _is_adjacent(table, self.province, target):
            return RuleViolation("march/not_adjacent", "SG5.7", wanted)
        return RuleViolation("march/protected_by_temple", table.event_card().clause, wanted)


class Relocate(Turn):
    """SG5.6: stay, or into which province of one's own."""

    name: ClassVar[str] = "relocate"
    clause: ClassVar[str] = "SG5.6"
    asked: ClassVar[tuple[str, ...]] = ("province",)
    first: ClassVar[int] = DEPLOY_1
    end: ClassVar[int] = BATTLE_A

    def choices(self, state: State, seat: int) -> list[int]:
        ids = [STAY]
        for target in own_neighbours(state.table, seat, self.province):
            ids.append(TARGET_IDS[target])
        return ids

    def apply(self, state: State, seat: int, id: int) -> None:
        table = state.table
        if id == STAY:
            table.pop()
        else:
            table.replace(HowMany(seat, self.action, self.province, TARGET.only(id)))

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        return id == STAY

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if not TARGET.has(id):
            return not_while_deploying(state, self.name, id)
        table, target = state.table, TARGET.only(id)
        wanted = _wanted(self.province, target)
        if table.owner[target] == UNUSED:
            return RuleViolation("march/out_of_the_game", "SG1.1", wanted)
        if not _is_adjacent(table, self.province, target):
            return RuleViolation("march/not_adjacent", "SG5.6", wanted)
        return RuleViolation("march/not_your_province", "SG5.6", {"to": PROVINCES[target]})

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        table = state.table
        can_move = table.armies[self.province] >= 2 and len(own_neighbours(table, self.seat, self.province)) > 0
        return can_move and self.is_planned(state, below)


def not_while_deploying(state: State, step: str, id: int) -> RuleViolation:
    """The refusal of what deploying one army does not ask now: when its armies move on is said there (SG5.6)."""
    moves_on = TARGET.has(id) or COUNT.has(id)
    return not_asked(state, step, id, "SG5.6" if moves_on else "")


def _wanted(origin: int, target: int) -> Details:
    return {"from": PROVINCES[origin], "to": PROVINCES[target]}


def _is_adjacent(table: Table, origin: int, target: int) -> bool:
    return target in table.neighbours(origin)


class HowMany(GameStep):
    """SG5.6, SG5.7: the number of armies, at least one stays behind."""

    name: ClassVar[str] = "how_many"
    clause: ClassVar[str] = "SG5.7"
    fields: ClassVar[tuple[Field, ...]] = (
        SeatField(),
        WordField("action", ACTION),
        WordField("origin", PROVINCE),
        WordField("target", PROVINCE),
    )
    asked: ClassVar[tuple[str, ...]] = ("origin", "target")
    asks: ClassVar[bool] = True
    inside: ClassVar[str] = "turns"

    def __init__(self, seat: int, action: int, origin: int, target: int) -> None:
        self.seat = seat
        self.action = action
        self.origin = origin
        self.target = target

    def choices(self, state: State, seat: int) -> list[int]:
        return COUNT_IDS[: state.table.armies[self.origin] - 1]

    def apply(self, state: State, seat: int, id: int) -> None:
        table = state.table
        table.pop()
        armies = armies_of(id)
        if table.owner[self.target] != seat:
            attack(state, seat, self.origin, self.target, armies)
            return
        table.armies[self.origin] -= armies
        table.armies[self.target] += armies
        state.tell("moved", seat, self.origin, self.target, armies, clause=self.clause_of(state, id))

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        return True

    def clause_of(self, state: State, id: int) -> str:
        return "SG5.6" if self.action == DEPLOY_1 else self.clause

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if not COUNT.has(id):
            deploys = self.action == DEPLOY_1
            return not_while_deploying(state, self.name, id) if deploys else not_asked(state, self.name, id)
        wanted: Details = {"armies": armies_of(id), "held": state.table.armies[self.origin]}
        if self.action == DEPLOY_1:
            return RuleViolation("march/one_must_stay", "SG5.6", wanted)
        return RuleViolation("march/one_must_stay", "SG5.7", wanted)

    def question(self, state: State, seat: int | None) -> Question:
        asked = super().question(state, seat)
        return Question(asked.step, self.clause_of(state, COUNT.first), asked.arguments)

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        table, seat, origin = state.table, self.seat, self.origin
        begun, action = below[-1].numbers()
        is_turn = table.order[begun - 1] == seat and action == self.action
        is_open = table.spaces[seat * SPACE_COUNT + action] == origin
        held = table.owner[origin] == seat and table.armies[origin] >= 2
        reachable = own_neighbours if action == DEPLOY_1 else targets
        return is_turn and is_open and held and action >= DEPLOY_1 and self.target in reachable(table, seat, origin)
