"""What is the threat? Worlds that a seat can imagine are played on, and what the others do to it there is counted."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from gunbai.analysis.coach.counsel import SECONDS, decision_of, luck_of
from gunbai.analysis.coach.documents import ThreatDoc, ThreatsDoc
from gunbai.analysis.experts import Expert
from gunbai.bots.search.guide import World
from gunbai.games.rising_sun.data.board import PROVINCES as RISING_SUN_PROVINCES
from gunbai.games.rising_sun.rules.force import present
from gunbai.games.rising_sun.view import View as RisingSunView
from gunbai.games.shogun.data.board import PROVINCES as SHOGUN_PROVINCES
from gunbai.games.shogun.view import View as ShogunView
from gunbai.kernel.events import Event
from gunbai.kernel.state import View

WORLDS: Final = 120
LEAST_SHARE: Final = 0.1
"""What happens in fewer of the worlds is not told."""
MOST_TOLD: Final = 6
LEAST_APART: Final = 6
"""Worlds with it, and without it, that tell what it changes."""
Arguments = tuple[tuple[str, str | int], ...]
Kind = tuple[str, Arguments]
"""A threat without its amounts: one more or one fewer army is the same threat."""
Harm = Callable[[Event, int, set[str]], bool]


def _harms_clan(event: Event, seat: int, mine: set[str]) -> bool:
    """Rising Sun: my figures, my ally, my coins; or a battle that somebody else wins where I stand."""
    args = event.args
    if event.code in ("killed", "hostage_taken", "replaced", "alliance_broken", "coins_taken"):
        return args["seat2"] == seat != args["seat"]
    return event.code == "battle_won" and args["seat"] != seat and args["province"] in mine


def _harms_house(event: Event, seat: int, mine: set[str]) -> bool:
    """Shogun: somebody attacks or takes a province of mine, farmers rise, hunger."""
    args = event.args
    if event.code in ("attacked", "attack_won"):
        return args["seat"] != seat and args.get("province2", args.get("province")) in mine
    return event.code in ("revolt_begins", "revolt_won", "provinces_unfed") and args["seat"] == seat


def _places(view: View, seat: int) -> set[str]:
    """The provinces where I have something to lose."""
    if isinstance(view, RisingSunView):
        return {word for number, word in enumerate(RISING_SUN_PROVINCES) if seat in present(view.table, number)}
    assert isinstance(view, ShogunView)
    return {word for number, word in enumerate(SHOGUN_PROVINCES) if view.table.owner[number] == seat}


HARMS: Final[Mapping[str, Harm]] = {"rising-sun": _harms_clan, "shogun": _harms_house}


class Found:
    """One threat: in which worlds it happened, and how it was told there."""

    def __init__(self) -> None:
        self.worlds: set[int] = set()
        self.told: Counter[tuple[str, Arguments]] = Counter()
        """Clause and arguments, amounts included."""


class Outlook:
    """Worlds played on, with what was heard in each."""

    def __init__(self, expert: Expert, view: View, seat: int) -> None:
        self.expert = expert
        self.view = view
        self.seat = seat
        self.ends: list[World] = []
        self.found: dict[Kind, Found] = {}
        self.mine = _places(view, seat)
        self.luck = luck_of(view) * 1009
        is_sealed = expert.game.sampled(view, random.Random(self.luck)).is_sealed()
        self.decision = decision_of(expert, view, seat) if is_sealed else None

    def add_world(self) -> None:
        number, harms = len(self.ends), HARMS[self.expert.game.name]
        for event in self._heard(self.luck + number):
            if event.is_heard_by(None) and harms(event, self.seat, self.mine):
                one = self.found.setdefault(_kind(event), Found())
                one.worlds.add(number)
                one.told[(event.clause, tuple(event.args.items()))] += 1

    def _heard(self, luck: int) -> list[Event]:
        """All that is told in one world until the season or the round is over."""
        expert, events = self.expert, list[Event]()
        if self.decision is None:
            world = expert.imagined(self.view, self.seat, None, luck)
            world.listener = events.append
        else:  # the others' choices are imagined, and mine is what a quick player would seal
            world = expert.world(self.decision, luck)
            world.listener = events.append
            chain = expert.usual(self.decision, luck) or expert.plans(self.decision, luck, 0)[0]
            expert.make(world, self.decision, chain)
        expert.play_far(world, self.view, self.seat, luck)
        self.ends.append(world)
        return events

    def told(self) -> list[ThreatDoc]:
        """What happens often enough, the likeliest first."""
        chances = [row[self.seat] for row in self.expert.judge.chances(self.ends, self.seat)]
        least = LEAST_SHARE * len(self.ends)
        told = [_document(kind, one, chances) for kind, one in self.found.items() if len(one.worlds) >= least]
        told.sort(key=lambda threat: (-threat["share"], threat["code"], str(threat["args"])))
        return told[:MOST_TOLD]


def threats(expert: Expert, view: View, seat: int, worlds: int = WORLDS, seconds: float = SECONDS) -> ThreatsDoc:
    """What the others could do to the seat in this season or round, by what the seat may know.

    >>> import gunbai
    >>> from gunbai.analysis.experts import expert
    >>> game = gunbai.game("shogun")
    >>> threats(expert(game), game.new(seats=3, seed=7).view(0), 0, worlds=2)["worlds"]
    2
    """
    ends, outlook = time.process_time() + seconds, Outlook(expert, view, seat)
    outlook.add_world()
    while len(outlook.ends) < worlds and time.process_time() < ends:
        outlook.add_world()
    return ThreatsDoc(seat=seat, threats=outlook.told(), worlds=len(outlook.ends), judge=expert.name)


def _kind(event: Event) -> Kind:
    return event.code, tuple(one for one in event.args.items() if not one[0].startswith("amount"))


def _document(kind: Kind, found: Found, chances: list[float]) -> ThreatDoc:
    (clause, args), _ = found.told.most_common(1)[0]
    hit = [chance for number, chance in enumerate(chances) if number in found.worlds]
    spared = [chance for number, chance in enumerate(chances) if number not in found.worlds]
    is_apart = min(len(hit), len(spared)) >= LEAST_APART
    change = sum(hit) / len(hit) - sum(spared) / len(spared) if is_apart else 0.0
    share = len(hit) / len(chances)
    return ThreatDoc(code=kind[0], clause=clause, args=dict(args), share=round(share, 3), change=round(change, 4))
