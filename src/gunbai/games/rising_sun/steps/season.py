"""The seasons: setup, the phases one after another, clean-up, winter (RS5, RS11.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.data.cards import WINTER, laid_out
from gunbai.games.rising_sun.data.clans import INCOME
from gunbai.games.rising_sun.data.figures import HELD, RESERVE
from gunbai.games.rising_sun.data.options import HORSEMAN_SUMMER
from gunbai.games.rising_sun.data.words import CLEANUP, POLITICS, SCORING, SETUP, TEA, TILES_OF_EACH, WAR
from gunbai.games.rising_sun.figures import hostages_of, leave_shrines, shift
from gunbai.games.rising_sun.gains import begin_gain, gain_coins_together
from gunbai.games.rising_sun.scoring import score_winter
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.table import MEMORY, NOBODY

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

PHASE_STEPS = {TEA: frames.TEA, POLITICS: frames.POLITICS, WAR: frames.WARS}


class Season(Step):
    """RS5.1: setup, tea, politics, war, clean-up; three times, then winter."""

    name = "season"
    clause = "RS5.1"

    def resume(self, s: State) -> bool:
        t = s.table
        phase = t.stack[-2]
        t.stack[-2] = phase + 1
        if t.season == WINTER:
            t.pop()
            come_winter(s)
        elif phase == SETUP:
            t.phase = SETUP
            set_up_season(s)
        elif phase == CLEANUP:
            clean_up(s)
            t.season += 1
            t.stack[-2] = SETUP
        else:
            t.phase = phase
            t.push(PHASE_STEPS[phase])
        return False


def set_up_season(s: State) -> None:
    """RS5.2: wars, cards, income, hostages, in this order."""
    t = s.table
    s.tell("season_began", t.season)
    order = s.chance.shuffle("wars", 8)
    s.barriers += 1
    t.wars = order[: t.n + 2]
    t.war = 0
    for number, province in enumerate(t.wars):
        s.tell("war_drawn", number + 1, province)
    t.market = laid_out(t.card_set, t.season, t.options[HORSEMAN_SUMMER] == 1)
    for seat in range(t.n):
        t.coins[seat] += INCOME[t.clans[seat]]
        s.tell("income_taken", seat, INCOME[t.clans[seat]])
    return_hostages(s)


def return_hostages(s: State) -> None:
    """RS5.2d: each hostage goes home, its captor takes a coin for each; all at one moment, one instance a captor."""
    coins = [0] * s.table.n
    for captor in range(s.table.n):
        for owner, kind in hostages_of(s.table, captor):
            shift(s.table, owner, kind, HELD + captor, RESERVE)
            s.tell("hostage_returned", captor, kind, owner)
            coins[captor] += 1
    gain_coins_together(s, coins)


def clean_up(s: State) -> None:
    """RS5.5: purses emptied, worshippers home, mandates shuffled; map and hostages stay."""
    t = s.table
    t.phase = CLEANUP
    t.coins = [0] * t.n
    t.ronin = [0] * t.n
    leave_shrines(t)
    t.plays = []
    t.turn = 0
    s.secrets.hand = [0] * 5
    s.secrets.pool = [TILES_OF_EACH] * 5
    s.secrets.laid = []
    s.secrets.seen = [0] * (t.n * MEMORY)
    s.tell("season_cleaned")


def come_winter(s: State) -> None:
    """RS11: hostages return, then everything is scored."""
    s.table.phase = SCORING
    s.table.market = [0] * len(s.table.market)
    s.tell("winter_came")
    begin_gain(s.table)
    return_hostages(s)
    s.table.active = NOBODY
    score_winter(s)
