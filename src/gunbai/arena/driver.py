"""One game between bots. The driver holds the State; a bot only ever gets the view of its own seat."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from gunbai.arena.outcome import GameOutcome, Stopwatch
from gunbai.bots.bot import Bot, can_hear, told
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.errors import BadInput
from gunbai.kernel.events import Event
from gunbai.kernel.game import Game
from gunbai.kernel.state import State, View
from gunbai.session.bargains import BargainBoard
from gunbai.session.turns import Player, Turns

WITH_DEALS: Final = "rising-sun"
"""The game in which players promise each other something (RS3.1)."""
SEASONS: Final = frozenset(("season_began", "season_begins"))
"""Events after which the scores are noted, in any game."""
Before = Callable[[State, Action], None]


class TimedPlayer(Player):
    """A player with a watch beside it: what it costs and where it fails is noted in the outcome."""

    def __init__(self, game: Game, seat: int, bot: Bot, seed: int, budget_ms: int, outcome: GameOutcome) -> None:
        luck, spare = random.Random(f"{seed}/{seat}"), random.Random(f"{seed}/{seat}/stand-in")
        super().__init__(game, seat, bot, lambda: luck, lambda: spare, budget_ms)
        self.outcome = outcome
        self.board: BargainBoard | None = None
        """Where deals are made, in a game that has them."""

    def asked(self, view: View, choices: list[Action]) -> Action:
        self._tell()
        return super().asked(view, choices)

    def _tell(self) -> None:
        """Before it is asked anything a bot is told how its deals stand."""
        if self.board is not None:
            told(self.bot, self.board.known_to(self.seat))

    def answer(self, view: View, choices: list[Action]) -> Action:
        watch = Stopwatch()
        try:
            action = self.asked(view, choices)
        finally:
            self.outcome.clock(self.seat, watch)
        self.check(action, choices)
        watch.check(self.budget_ms)
        return action

    def speech(self, view: View, forms: Sequence[AsideForm]) -> Aside | None:
        watch = Stopwatch()
        try:
            self._tell()
            return super().speech(view, forms)
        finally:
            self.outcome.thinking[self.seat] += watch.cpu()

    def failed(self, fault: BaseException) -> None:
        if isinstance(fault, TimeoutError):
            self.outcome.overrun(self.seat, fault)
        else:
            self.outcome.blame(self.seat, fault)


class Driver:
    """A game in progress: a state, a player a seat, and the outcome so far."""

    def __init__(self, game: Game, state: State, bots: Sequence[Bot], seed: int, budget_ms: int) -> None:
        self.state = state
        self.outcome = GameOutcome(len(bots))
        self.players = {
            seat: TimedPlayer(game, seat, bot, seed, budget_ms, self.outcome) for seat, bot in enumerate(bots)
        }
        self.board = BargainBoard(state) if game.name == WITH_DEALS else None
        for player in self.players.values():
            player.board = self.board
        self._turns = Turns(self.board or state, self.players)
        self._notes_seasons = False
        self._new_seasons = 0
        self._heard: dict[int, list[Event]] = {seat: [] for seat, bot in enumerate(bots) if can_hear(bot)}
        for seat, heard in self._heard.items():
            self.players[seat].ears = partial(list, heard)

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

    def listen(self, begun: list[Event], seasons: bool) -> None:
        """Hear what happens, beginning with what has: for bots that listen, and for every season that begins."""
        if not (seasons or self._heard):
            return
        self._notes_seasons = seasons
        self.state.listener = self.hear
        if self.board is not None:
            self.board.listener = self.hear
        for event in begun:
            self.hear(event)

    def watch(self, before: Before) -> None:
        """Tell somebody of every choice, with the state it is made in."""
        self._turns.before = lambda action: before(self.state, action)

    def hear(self, event: Event) -> None:
        """A listener: the scores are read before the next decision, when the state is at rest."""
        self._new_seasons += self._notes_seasons and event.code in SEASONS
        for seat, heard in self._heard.items():
            if event.is_heard_by(seat):
                heard.append(event)

    def _read_scores(self) -> None:
        """A season without a choice is noted with the next one: every game has equally many."""
        for _ in range(self._new_seasons):
            self.outcome.seasons.append(list(self.state.result().scores))
        self._new_seasons = 0

    def step(self, seat: int) -> None:
        """One decision of one seat, with the asides before it."""
        self._read_scores()
        self._turns.take(seat)


def play_game(
    game: Game,
    seats: int,
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, str] | None = None,
    budget_ms: int = 0,
    seasons: bool = False,
    before: Before | None = None,
) -> GameOutcome:
    """Play one game to its end; the same seed and bots give the same game. `seasons`: note the scores of each;
    `before`: told of every choice before it is carried out."""
    if len(bots) != seats:
        raise BadInput("bots", f"{seats} bots, one a seat", str(len(bots)))
    begun: list[Event] = []
    state = game.new(seats, seed=seed, options=options, listener=begun.append)
    state.listener = None
    driver = Driver(game, state, bots, seed, budget_ms)
    driver.listen(begun, seasons)
    if before is not None:
        driver.watch(before)
    return driver.run()
