"""One game between bots. The driver holds the State; a bot only ever gets the view of its own seat."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from gunbai.arena.outcome import GameOutcome, Stopwatch
from gunbai.bots.bot import Bot
from gunbai.bots.registry import best
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.errors import BadInput
from gunbai.kernel.events import Event
from gunbai.kernel.game import Game
from gunbai.kernel.state import State

MOST_ASIDES: Final = 200
"""Asides a seat may take in one game: a bot that withdraws its bids for ever must not hold up the others."""
OFFER: Final = "offer"
SEASONS: Final = frozenset(("season_began", "season_begins"))
"""Events after which the scores are noted, in any game."""


class Driver:
    """A game in progress: a state, a bot and a random source a seat, and the outcome so far."""

    def __init__(self, game: Game, state: State, bots: Sequence[Bot], seed: int, budget_ms: int) -> None:
        seats = range(len(bots))
        self.state = state
        self.bots = bots
        self.budget_ms = budget_ms
        self.stand_ins = [best(game) for _ in seats]
        self.luck = [random.Random(f"{seed}/{seat}") for seat in seats]
        self.spare_luck = [random.Random(f"{seed}/{seat}/stand-in") for seat in seats]
        self.asides = [0] * len(bots)
        self.outcome = GameOutcome(len(bots))
        self._last = -1
        self._asked: set[int] = set()
        """Seats asked for an aside in this decision."""
        self._open: list[list[tuple[str, int]]] = [[] for _ in seats]
        """What each seat could say when it was last looked at."""
        self._new_seasons = 0

    def run(self) -> GameOutcome:
        watch = Stopwatch()
        clans = self.state.view(None).document().get("clans")
        self.outcome.clans = [str(clan) for clan in clans] if isinstance(clans, list) else []
        while actors := self.state.actors():
            self.step(actors[0])
        self._read_scores()
        self.outcome.cpu_seconds = watch.cpu()
        self.outcome.result = self.state.result()
        return self.outcome

    def note_seasons(self, event: Event) -> None:
        """A listener: the scores are read before the next decision, when the state is at rest."""
        self._new_seasons += event.code in SEASONS

    def _read_scores(self) -> None:
        """A season without a choice is noted with the next one: every game has equally many."""
        for _ in range(self._new_seasons):
            self.outcome.seasons.append(list(self.state.result().scores))
        self._new_seasons = 0

    def step(self, seat: int) -> None:
        """One decision of one seat, with the asides before it."""
        self._read_scores()
        self._asked = set()
        if self._may_speak(seat):
            self._ask_aside(seat)
        self._last = seat
        if seat in self.state.actors():
            self.state.apply(self._choice(seat))

    # --- asides ---------------------------------------------------------------------------------------------------

    def _may_speak(self, seat: int) -> bool:
        """When its turn starts, when it can say something new, and at every decision of an open phase."""
        tags = [(form.tag, form.fields[0].low if form.fields else 0) for form in self.state.asides(seat)]
        is_new, self._open[seat] = tags != self._open[seat], tags
        return bool(tags) and (is_new or self._last != seat or self._is_open_phase(seat))

    def _is_open_phase(self, seat: int) -> bool:
        return self.state.is_together() and not self.state.choices(seat)[0].secret

    def _ask_aside(self, seat: int) -> None:
        """Asked once per decision; a refused aside is a fault and changes nothing."""
        forms = self.state.asides(seat)
        if not forms or seat in self._asked or self.asides[seat] >= MOST_ASIDES:
            return
        self._asked.add(seat)
        watch = Stopwatch()
        try:
            self._take(seat, self._spoken(seat, forms, watch))
        except Exception as fault:
            self.outcome.blame(seat, fault)

    def _spoken(self, seat: int, forms: list[AsideForm], watch: Stopwatch) -> Aside | None:
        try:
            return self.bots[seat].aside(self.state.view(seat), forms, self.luck[seat])
        finally:
            self.outcome.thinking[seat] += watch.cpu()

    def _take(self, seat: int, aside: Aside | None) -> None:
        """Whoever is offered something answers at once, if it likes."""
        if aside is None:
            return
        self.asides[seat] += 1
        if not isinstance(aside, Aside) or aside.seat != seat:
            raise BadInput("aside", f"an aside of seat {seat} or None", str(aside))
        self.state.apply(aside)
        if aside.tag == OFFER:
            self._ask_aside(aside.numbers[0])

    # --- choices --------------------------------------------------------------------------------------------------

    def _choice(self, seat: int) -> Action:
        choices = self.state.choices(seat)
        try:
            return self._answer(seat, choices)
        except TimeoutError as late:
            self.outcome.overrun(seat, late)
        except Exception as fault:
            self.outcome.blame(seat, fault)
        return self._stand_in(seat, choices)

    def _answer(self, seat: int, choices: list[Action]) -> Action:
        watch = Stopwatch()
        try:
            action = self.bots[seat].choose(self.state.view(seat), choices[:], self.luck[seat], self.budget_ms)
        finally:
            self.outcome.clock(seat, watch)
        if action not in choices:
            raise BadInput("action", "one of the choices", str(action))
        watch.check(self.budget_ms)
        return action

    def _stand_in(self, seat: int, choices: list[Action]) -> Action:
        """A bot that failed or was late is replaced for this one decision."""
        action = self.stand_ins[seat].choose(self.state.view(seat), choices[:], self.spare_luck[seat], 0)
        return action if action in choices else choices[0]


def play_game(
    game: Game,
    seats: int,
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, str] | None = None,
    budget_ms: int = 0,
    seasons: bool = False,
) -> GameOutcome:
    """Play one game to its end; the same seed and bots give the same game. `seasons`: note the scores of each."""
    if len(bots) != seats:
        raise BadInput("bots", f"{seats} bots, one a seat", str(len(bots)))
    begun: list[Event] = []
    state = game.new(seats, seed=seed, options=options, listener=begun.append if seasons else None)
    driver = Driver(game, state, bots, seed, budget_ms)
    if seasons:
        state.listener = driver.note_seasons
        for event in begun:
            driver.note_seasons(event)
    return driver.run()
