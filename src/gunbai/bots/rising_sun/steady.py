"""Steady: rules of thumb on what its seat can see. Quick, sound, and pleasant to play against."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from gunbai.bots.rising_sun.policy import pick
from gunbai.bots.rising_sun.talks.memory import Memory
from gunbai.bots.rising_sun.talks.negotiation import Negotiator
from gunbai.bots.rising_sun.talks.temper import EVEN, Temper
from gunbai.games.rising_sun.actions import BID
from gunbai.games.rising_sun.steps.politics.track import Mandate
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.steps.war.bids import Bids
from gunbai.games.rising_sun.view import View
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.errors import BadInput
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.state import View as KernelView

SEED_BITS: Final = 60


class Steady:
    """Keeps nothing between decisions but its notes on how others kept faith, and those can be handed over."""

    def __init__(self, temper: Temper = EVEN) -> None:
        self.diplomat = Negotiator(temper)
        self.iterations = 0
        """Above 0 somebody wants the same games on any machine: then tea is not played out, for that takes time."""

    @property
    def clock(self) -> Callable[[], float]:
        return self.diplomat.clock

    @clock.setter
    def clock(self, clock: Callable[[], float]) -> None:
        self.diplomat.clock = clock

    @property
    def temper(self) -> Temper:
        return self.diplomat.temper

    @temper.setter
    def temper(self, temper: Temper) -> None:
        self.diplomat.temper = temper

    def choose(self, view: KernelView, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        seen = checked(view)
        by_id = {action.id: action for action in choices}
        return by_id[self.pick(seen, choices[0].seat, list(by_id), rng, budget_ms)]

    def pick(self, seen: View, seat: int, ids: list[int], rng: random.Random, budget_ms: int) -> int:
        """Alliances and mandates by temper and memory, the rest by the table alone; promises leave out what breaks
        them."""
        self.diplomat.observe(seen)
        seconds = 0.0 if self.iterations else budget_ms / 1000
        generator = seeded(rng.getrandbits(SEED_BITS))
        step, left = seen.table.top(), self.diplomat.keeping(seen, seat, ids)
        if len(left) == 1:
            return left[0]
        if isinstance(step, Tea):
            return self.diplomat.choose_partner(seen, seat, left, generator, seconds)
        if isinstance(step, Mandate):
            return self.diplomat.choose_mandate(seen.table, seat, left)
        chosen = pick(seen.table, seat, left, seen.bids_made, generator)
        return self._bolder(chosen, left) if isinstance(step, Bids) else chosen

    def _bolder(self, chosen: int, ids: list[int]) -> int:
        """The bid by temper: bold ones lay more on what they want, careful ones less."""
        boldness = self.temper.boldness
        return chosen if boldness == 1.0 else min(BID.id(round(BID.only(chosen) * boldness)), ids[-1])

    def aside(self, view: KernelView, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        """Answers an open offer, or makes one; never withdraws a bid."""
        return self.diplomat.aside(checked(view), forms, rng)

    def told(self, deals: Doc) -> None:
        """Take note of the promises and the offers that its seat may know."""
        self.diplomat.told(deals)

    def reasons(self) -> dict[int, str]:
        """By seat: why it was refused last."""
        return self.diplomat.reasons

    def explain(self, view: KernelView, chosen: Action) -> dict[int, str]:
        """By seat: why a choice at tea leaves it waiting for an answer."""
        return self.diplomat.explain(checked(view), chosen.id)

    def faithful(self, view: KernelView, choices: Sequence[Action], rng: random.Random) -> Sequence[Action]:
        """What its temper leaves to somebody who searches. Bids are planned as a whole: where a promise binds one, it
        is made here."""
        seen = checked(view)
        left = self.diplomat.faithful(seen, choices[0].seat, [action.id for action in choices])
        if len(left) < len(choices) and isinstance(seen.table.top(), Bids):
            return [self.choose(view, choices, rng, 0)]
        return [action for action in choices if action.id in left]

    def settle(self, view: KernelView, giver: int) -> Aside | None:
        """Answers promises that are offered for promises."""
        return self.diplomat.settle(checked(view), giver)

    def counter(self, view: KernelView, giver: int) -> Aside | None:
        """What it would rather agree on than what it has just refused."""
        return self.diplomat.counter(checked(view), giver)

    def watch(self, view: KernelView) -> None:
        """Take note of a view although another bot chooses."""
        self.diplomat.observe(checked(view))

    def notes(self) -> Doc:
        """What it remembers of this game, for a process that goes on in its place; empty before the first view."""
        memory = self.diplomat.memory
        return {} if memory is None else memory.document()

    def remember(self, notes: Doc) -> None:
        """Go on with the notes of another process."""
        self.diplomat.memory = Memory.read(notes) if notes else None


def checked(view: KernelView) -> View:
    if not isinstance(view, View):
        raise BadInput("view", "a view of Rising Sun", type(view).__name__)
    return view
