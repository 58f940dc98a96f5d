"""Open choices of a round: every choice runs, steady's own first; those that fall behind are dropped."""

from __future__ import annotations

import random
from typing import Final

from gunbai.bots.shogun.guide_race import Lead, Runner, Track
from gunbai.bots.shogun.harvest import look
from gunbai.bots.shogun.marching import best_of_target
from gunbai.bots.shogun.policy import pick
from gunbai.bots.shogun.question import Question
from gunbai.games.shogun.actions import TARGET, count_id, is_province_of
from gunbai.games.shogun.view import View

FIRST_LAP: Final = 12
GROWTH: Final = 1.6
BEHIND: Final = 1.6
"""Standard errors behind the leader at which a choice is dropped."""
LONGEST: Final = 2000
FAITH: Final = 0.6
"""Standard errors by which another choice must be ahead of steady's."""


def raced(view: View, seat: int, ids: list[int], track: Track) -> list[Runner]:
    """All choices as far as they ran, the one to take first."""
    favourite = pick(Question(view.table, seat, ids, view.plan, view.links, view.blind, random.Random(0)))
    everyone = starters(view, seat, ids, favourite)
    runners = everyone
    lap = FIRST_LAP
    while len(runners) > 1 and not is_run(track, runners):
        for runner in runners:
            runner.run(track, lap)
        runners = kept(runners)
        lap = round(lap * GROWTH)
    best = preferred(runners, everyone[0])
    return [best] + [runner for runner in everyone if runner is not best]


def is_run(track: Track, runners: list[Runner]) -> bool:
    """Whether no further lap can be run."""
    return track.is_spent() or len(runners[0].values) >= LONGEST


def starters(view: View, seat: int, ids: list[int], favourite: int) -> list[Runner]:
    """Steady's choice first; marches with the number that steady would send, and with all that can go."""
    out = look(view.table, seat)
    found: list[Runner] = []
    for id in [favourite] + [id for id in ids if id != favourite]:
        if not is_province_of(id, TARGET):
            found.append(Runner([id], []))
            continue
        origin = view.table.stack[-1]
        held = view.table.armies[origin]
        best = best_of_target(out, origin, id - TARGET, held).armies
        found.append(Runner([id, count_id(best)], []))
        if best < held - 1:
            found.append(Runner([id, count_id(held - 1)], []))
    return found


def kept(runners: list[Runner]) -> list[Runner]:
    leader = max(runners, key=lambda runner: runner.mean())
    left = []
    for runner in runners:
        lead = Lead(leader, runner)
        if runner is leader or lead.mean < BEHIND * lead.error:
            left.append(runner)
    return left


def preferred(runners: list[Runner], first: Runner) -> Runner:
    """The best, or steady's choice if no other is clearly ahead of it."""
    best = max(runners, key=lambda runner: runner.mean())
    if first in runners and best is not first:
        lead = Lead(best, first)
        if lead.mean < FAITH * lead.error:
            best = first
    return best
