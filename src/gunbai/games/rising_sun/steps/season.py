"""The seasons: setup, the phases one after another, clean-up, winter (RS5, RS11.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gunbai.games.rising_sun.data.figures import HELD, RESERVE
from gunbai.games.rising_sun.data.options import HORSEMAN_SUMMER
from gunbai.games.rising_sun.data.words import CLEANUP, PHASE, POLITICS, SCORING, SETUP, TEA, TILES_OF_EACH, WAR, WINTER
from gunbai.games.rising_sun.entries.card import laid_out
from gunbai.games.rising_sun.rules.figures import are_hostages_held, hostages_of, leave_shrines, shift
from gunbai.games.rising_sun.rules.gains import begin_gain, gain_coins_together
from gunbai.games.rising_sun.scoring import score_winter
from gunbai.games.rising_sun.steps.base import GameStep, check_once
from gunbai.games.rising_sun.steps.politics.track import Mandate, Politics
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.steps.war.wars import Wars
from gunbai.games.rising_sun.table import MEMORY, NOBODY, Table
from gunbai.kernel.errors import BadPosition
from gunbai.kernel.fields import Field, WordField
from gunbai.kernel.steps import AnyStep

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


class Season(GameStep):
    """RS5.1: setup, tea, politics, war, clean-up; three times, then winter."""

    name: ClassVar[str] = "season"
    clause: ClassVar[str] = "RS5.1"
    fields: ClassVar[tuple[Field, ...]] = (WordField("phase", PHASE),)

    def __init__(self, phase: int = SETUP) -> None:
        self.phase = phase
        """The one that comes next."""

    def resume(self, state: State) -> bool:
        table, phase = state.table, self.phase
        if table.season == WINTER:
            table.pop()
            come_winter(state)
        elif phase == CLEANUP:
            clean_up(state)
            table.season += 1
            table.replace(Season(SETUP))
        else:
            table.phase = phase
            table.replace(Season(phase + 1))
            if phase == SETUP:
                set_up_season(state)
            else:
                _begin_phase(table, phase)
        return False

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        check_once(self, below, field)
        if self.phase > CLEANUP:
            raise BadPosition(f"{field}.phase", "a phase of a season", "scoring")
        table = state.table
        is_politics = table.find(Politics) is not None or table.find(Mandate) is not None
        if self.phase <= POLITICS and (is_politics or table.plays):
            raise BadPosition(f"{field}.phase", "a phase after politics, which have begun", PHASE.words[self.phase])


def _begin_phase(table: Table, phase: int) -> None:
    if phase == TEA:
        table.push(Tea())
    elif phase == POLITICS:
        table.push(Politics())
    elif phase == WAR:
        table.push(Wars())


def set_up_season(state: State) -> None:
    """RS5.2: wars, cards, income, hostages, in this order."""
    table = state.table
    state.tell("season_began", table.season)
    order = state.chance.shuffle("wars", 8)
    state.barriers += 1
    table.wars = order[: table.seats + 2]
    table.war = 0
    for number, province in enumerate(table.wars):
        state.tell("war_drawn", number + 1, province)
    table.market = laid_out(table.card_set, table.season, table.options[HORSEMAN_SUMMER])
    state.tell("cards_laid_out", table.season)
    for seat in range(table.seats):
        income = table.clan(seat).income
        table.coins[seat] += income
        state.tell("income_taken", seat, income)
    return_hostages(state)


def return_hostages(state: State) -> None:
    """RS5.2d: each hostage goes home, its captor takes a coin for each; all at one moment, one instance a captor."""
    table = state.table
    if not are_hostages_held(table):
        return
    coins = [0] * table.seats
    for captor in range(table.seats):
        for owner, kind in hostages_of(table, captor):
            shift(table, owner, kind, HELD + captor, RESERVE)
            state.tell("hostage_returned", captor, kind, owner)
            coins[captor] += 1
    gain_coins_together(state, coins)


def clean_up(state: State) -> None:
    """RS5.5: purses emptied, worshippers home, mandates shuffled; map and hostages stay."""
    table, hidden = state.table, state.secrets
    table.phase = CLEANUP
    table.coins = [0] * table.seats
    table.ronin = [0] * table.seats
    leave_shrines(table)
    table.plays = []
    table.turn = 0
    hidden.hand = [0] * 5
    hidden.pool = [TILES_OF_EACH] * 5
    hidden.laid = []
    hidden.seen = [0] * (table.seats * MEMORY)
    state.tell("season_cleaned")


def come_winter(state: State) -> None:
    """RS11: hostages return, then everything is scored."""
    table = state.table
    table.phase = SCORING
    table.market = [0] * len(table.market)
    state.tell("winter_came")
    begin_gain(table)
    return_hostages(state)
    table.active = NOBODY
    score_winter(state)
