"""The war phase: its start, then the wars in order (RS8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gunbai.games.rising_sun.rules.force import force, present
from gunbai.games.rising_sun.rules.gains import begin_gain
from gunbai.games.rising_sun.rules.honor import most_honored
from gunbai.games.rising_sun.steps.base import GameStep, check_once
from gunbai.games.rising_sun.steps.war.battle import Battle
from gunbai.games.rising_sun.steps.war.start import WarStart
from gunbai.games.rising_sun.steps.war.tokens import win_token
from gunbai.games.rising_sun.table import DISCARDED, Table
from gunbai.kernel.fields import Field, FlagField
from gunbai.kernel.steps import AnyStep

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


class Wars(GameStep):
    """RS8.1, RS8.2: war upgrades first, then one war after another."""

    name: ClassVar[str] = "wars"
    clause: ClassVar[str] = "RS8.2"
    fields: ClassVar[tuple[Field, ...]] = (FlagField("begun"),)

    def __init__(self, begun: int = 0) -> None:
        self.begun = begun

    def resume(self, state: State) -> bool:
        table = state.table
        if not self.begun:
            table.replace(Wars(1))
            state.tell("wars_began")
            table.push(WarStart())
        elif table.war == len(table.wars):
            table.pop()
        else:
            province = table.wars[table.war]
            table.war += 1
            _wage(state, province)
        return False

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        check_once(self, below, field)


def _wage(state: State, province: int) -> None:
    """RS8.2 to RS8.5: nobody, one, two allies, or a battle."""
    table = state.table
    here = present(table, province)
    if not here:
        table.tokens[table.season * 8 + province] = DISCARDED
        state.tell("war_skipped", province)
    elif len(here) == 1:
        begin_gain(table)
        win_token(state, here[0], province, after_battle=0)
    elif len(here) == 2 and table.ally[here[0]] == here[1]:
        begin_gain(table)
        win_token(state, _stronger(table, here, province), province, after_battle=0)
    else:
        table.push(Battle(0, province))


def _stronger(table: Table, seats: list[int], province: int) -> int:
    """The most Force, ties by honor (RS8.4)."""
    most = max(force(table, seat, province) for seat in seats)
    return most_honored(table, [seat for seat in seats if force(table, seat, province) == most])
