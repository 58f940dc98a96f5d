"""One game for training: who plays it, and which positions of it are kept with what became of them."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Final

from gunbai.bots.bot import Bot, limit
from gunbai.bots.master import Lesson
from gunbai.bots.network.files import read
from gunbai.bots.registry import make
from gunbai.bots.sage import AT_A_GLANCE, WITH_SEARCH, Quick
from gunbai.bots.search.judge import from_seat
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.batches.rewards import rewards_of
from gunbai.kernel.game import Game
from gunbai.kernel.state import Result, State
from gunbai.kernel.vocabulary import MAX_SEATS
from gunbai.research.train.choosing import Choosing
from gunbai.research.train.config import Config
from gunbai.research.train.thumbs import Thumbs, thumbs

POINTS: Final = 10.0
"""Points above the table's mean are counted in tens, so that they lie about between -1 and 1."""
HELD_OUT: Final = 20
"""One game in so many is never learned from."""


class Position:
    """What one seat saw, and how it went; chances and points are counted from that seat on."""

    def __init__(self, cells: bytes, seat: int, stage: int) -> None:
        self.cells: Final = cells
        self.seat: Final = seat
        self.stage: Final = stage
        self.searched: list[float] = []
        """Chances that a search found here, by seat."""
        self.counts: list[float] = []
        """What the rules of thumb count, seat after seat."""
        self.judged: list[float] = []
        """What they make of it, by seat."""
        self.chances: list[float] = []
        self.points: list[float] = []

    def close(self, result: Result, search_share: float) -> None:
        """The game is over: note what there is to learn."""
        seats = len(result.scores)
        won = rewards_of(result, "win")
        if self.searched:
            won = [(1 - search_share) * w + search_share * s for w, s in zip(won, self.searched, strict=True)]
        points = [score / POINTS for score in rewards_of(result, "score")]
        self.chances = turned(won, self.seat, seats)
        self.points = turned(points, self.seat, seats)
        self.judged = turned(self.judged, self.seat, seats)
        self.counts = turned(self.counts, self.seat, seats)


def turned(values: list[float], seat: int, seats: int) -> list[float]:
    """Counted from a seat on, with zeros for chairs that are not there; equally many values a seat."""
    each = len(values) // seats
    return from_seat(values, seat * each) + [0.0] * ((MAX_SEATS - seats) * each)


class Played:
    """A game that is over."""

    def __init__(self, number: int, seats: int) -> None:
        self.number: Final = number
        self.seats: Final = seats
        self.positions: list[Position] = []
        self.choosings: list[Choosing] = []
        self.decisions = 0
        self.deeds: Counter[str] = Counter()
        """How often each kind of action was chosen; mandates by name."""

    def is_held_out(self) -> bool:
        return self.number % HELD_OUT == 0


class Recorder:
    """Plays one game and keeps positions of it."""

    def __init__(self, game: Game, number: int, config: Config) -> None:
        self.game: Final = game
        self.config: Final = config
        self.rng: Final = random.Random(f"{config.seed}/{number}")
        self.seats: Final = game.seat_counts[number % len(game.seat_counts)]
        self.thumbs: Final[Thumbs] = thumbs(game.name, self.rng.getrandbits(40), self.seats, config.whims)
        self.state: Final[State] = game.new(self.seats, seed=self.rng.getrandbits(40), options=self.thumbs.options)
        self.encoder: Final = game.encoder()
        self.played: Final = Played(number, self.seats)

    def run(self, bots: list[Bot | None]) -> Played:
        """A seat without a bot plays by rules of thumb."""
        state, played = self.state, self.played
        while not state.is_over():
            seat = state.actors()[0]
            ids = state.choice_ids(seat)
            bot = bots[seat]
            position = self._kept(seat, bot is not None) if len(ids) > 1 else None
            if len(ids) == 1 or bot is None:
                state.play(seat, ids[0] if len(ids) == 1 else self.thumbs.choice(state, seat, ids))
            else:
                self._ask(bot, seat, position)
            played.decisions += len(ids) > 1
        for one in played.positions:
            one.close(state.result(), self.config.search_share)
        return played

    def _ask(self, bot: Bot, seat: int, position: Position | None) -> None:
        choices = self.state.choices(seat)
        action = bot.choose(self.state.view(seat), choices, self.rng, 0)
        if position is not None and position.seat == seat:
            position.searched = list(getattr(bot, "outlook", []))
        self._learn(getattr(bot, "lesson", None), seat)
        if self.rng.random() < self.config.whims:
            action = self.rng.choice(choices)
        self.played.deeds[str(action).split(" ", 1)[1] if action.tag == "play" else action.tag] += 1
        self.state.apply(action)

    def _learn(self, lesson: Lesson | None, seat: int) -> None:
        """Keep where a search looked, now and then."""
        if lesson is not None and self.rng.random() < self.config.choices:
            seen = self.game.actions.seen_from(seat, self.seats)
            self.played.choosings.append(Choosing(self.encoder.observation(self.state, seat), lesson, seen))

    def _kept(self, actor: int, is_asked: bool) -> Position | None:
        """Where a stage begins from any chair, in between now and then, and there from the chair of who is asked."""
        begins = self.thumbs.begins(self.state)
        if not self.thumbs.counts(self.state) or not (begins or self.rng.random() < self.config.positions):
            return None
        seat = actor if is_asked else self.rng.randrange(self.seats)
        position = Position(self.encoder.observation(self.state, seat), seat, self.thumbs.stage(self.state))
        position.counts = self.thumbs.judge.counted(self.state)
        position.judged = self.thumbs.judge.weighed(self.state, position.counts)
        self.played.positions.append(position)
        return position


class Pool:
    """Who sits down in a later round; networks are read once a process."""

    def __init__(self, game: Game, config: Config, weights: list[Path]) -> None:
        self.game: Final = game
        self.config: Final = config
        self.networks: Final = [read(path, game) for path in weights]

    def drawn(self, rng: random.Random) -> Bot | None:
        """One player, by the weights of the pool; rules of thumb need no bot."""
        pool = self.config.pool
        name = rng.choices(list(pool), list(pool.values()))[0]
        if name == "steady":
            return None
        if name == "master":
            bot = make("master", self.game)
        else:
            newest = self.networks[-1]
            network = rng.choice(self.networks) if name == "former" else newest
            bot = (WITH_SEARCH if name == "sage" else AT_A_GLANCE)[self.game.name](self.game, network)
        limit(bot, self.config.iterations)
        if isinstance(bot, Quick):
            bot.glances = self.config.glances
        return bot


def play(game_name: str, numbers: range, config: Config, weights: list[Path]) -> list[Played]:
    """The games with these numbers: by rules of thumb without weights, by the pool with them."""
    game = game_by_name(game_name)
    pool = Pool(game, config, weights) if weights else None
    found = []
    for number in numbers:
        recorder = Recorder(game, number, config)
        bots = [pool.drawn(recorder.rng) if pool else None for _ in range(recorder.seats)]
        found.append(recorder.run(bots))
    return found
