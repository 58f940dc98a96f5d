"""The rounds of a run: play, learn, look how strong it has become; and go on where a run was broken off."""

from __future__ import annotations

import logging
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import numpy as np

from gunbai.arena.driver import play_game
from gunbai.bots.network.files import read, shipped, write
from gunbai.bots.registry import make
from gunbai.bots.sage import AT_A_GLANCE
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.errors import BadInput
from gunbai.kernel.game import Game
from gunbai.research.train.config import Config
from gunbai.research.train.learning import Data, Learner, compared
from gunbai.research.train.priors import PriorsLearner
from gunbai.research.train.report import Log
from gunbai.research.train.shards import Positions, make_shards, read_choosings, read_shards

LOG: Final = logging.getLogger(__name__)
ROUND_NUMBERS: Final = 10_000_000
"""Games of a round have numbers of their own."""


class Run:
    """One run in one folder."""

    def __init__(self, game: str, config: Config, out: Path) -> None:
        self.game: Final[Game] = game_by_name(game)
        self.config: Final = config
        self.out: Final = out
        out.mkdir(parents=True, exist_ok=True)
        self.log: Final = Log(out / "log.jsonl")
        self.learner: Final = Learner(self.game, config)
        self.checkpoint: Final = out / "checkpoint.pt"
        self.done: dict[str, Any] = {"round": 0, "epoch": 0}

    def go(self) -> Path:
        """All rounds that are left; the weights of the last one."""
        if self.checkpoint.exists():
            self.done = self.learner.load(self.checkpoint)
        else:
            self.log.note("begun", config=self.config.document(), device=self.learner.device)
            if self.config.begin_shipped:
                self._begin_shipped()
        for round in range(self.done["round"], self.config.rounds):
            self._round(round)
        self.log.draw(self.out / "curves.png")
        return self.weights(self.config.rounds - 1)

    def weights(self, round: int) -> Path:
        return self.out / f"round-{round}.npz"

    def _begin_shipped(self) -> None:
        """The network that is shipped stands for the first round."""
        network = shipped(self.game)
        if network.width != self.config.width:
            raise BadInput("config.width", f"{network.width}, as in what is shipped", str(self.config.width))
        self.learner.model.take(network.weights)
        write(self.weights(0), self.game, self.learner.model.weights(), "as shipped")
        self.done = {"round": 1, "epoch": 0}

    def _round(self, round: int) -> None:
        started = time.monotonic()
        positions = self._positions(round)
        LOG.info("round %d: %d positions after %.0f s", round, len(positions.seats), time.monotonic() - started)
        data = Data(positions, ~positions.held_out, self.learner.device)
        priors = self._priors(round)
        how = f"round {round}, seed {self.config.seed}, {len(data)} positions"
        if not self.config.epochs:
            write(self.weights(round), self.game, self.learner.model.weights() | priors, f"{how} for priors alone")
        for epoch in range(self.done["epoch"], self.config.epochs):
            loss = self.learner.fit(data, epoch, self.config.later_rate if round else self.config.rate)
            rows = compared(self.learner, positions)
            self.log.note("epoch", round=round, epoch=epoch, loss=round_to(loss), rows=rows)
            if self._is_best(round):
                numbers = self.learner.model.weights() | priors
                write(self.weights(round), self.game, numbers, f"{how}, {epoch + 1} passes")
            self.done = {"round": round, "epoch": epoch + 1}
            self.learner.save(self.checkpoint, self.done)
        self.log.note("strength", round=round, seconds=int(time.monotonic() - started), wins=self._strength(round))
        self.done = {"round": round + 1, "epoch": 0}
        self.learner.save(self.checkpoint, self.done)

    def _is_best(self, round: int) -> bool:
        """Whether no pass of this round was less surprised by the games held out than the last one."""
        passes = [held_out(line["rows"]) for line in self.log.lines("epoch") if line["round"] == round]
        return passes[-1] <= min(passes)

    def _shards(self, round: int) -> list[Path]:
        """The files of a round's games, which are played if they have not been."""
        config = self.config
        first = round * ROUND_NUMBERS
        games = range(first, first + (config.games if round else config.first_games))
        weights = [self.weights(former) for former in range(round)]
        return make_shards(self.out / "positions" / str(round), self.game.name, games, config, weights)

    def _played(self, round: int) -> range:
        """The rounds up to this one that had games."""
        return range(int(self.config.begin_shipped), round + 1)

    def _positions(self, round: int) -> Positions:
        """Those of this round, and a share of those of the rounds before."""
        found = []
        for number in self._played(round):
            part, about = read_shards(self._shards(number))
            if number == round:
                self.log.note("games", round=round, **about)
            found.append(part if number == round else sampled(part, self.config.replay, self.config.seed))
        return Positions(*(np.concatenate(column) for column in zip(*found, strict=True)))

    def _priors(self, round: int) -> dict[str, Any]:
        """A policy of all searches so far, learned once a round; none where nobody searched."""
        path = self.out / f"priors-{round}.npz"
        if path.exists():
            with np.load(path) as file:
                return {name: file[name] for name in file.files}
        choosings = read_choosings([path for number in self._played(round) for path in self._shards(number)])
        if choosings.held_out.all():
            return {}
        found, passes = PriorsLearner(self.game, self.config).learn(choosings)
        self.log.note("priors", round=round, decisions=len(choosings.held_out), passes=passes)
        np.savez(path, **found)
        return found

    def _strength(self, round: int) -> dict[str, float]:
        """By seats: the share of games that the network wins at a glance, alone against steady."""
        found, games = {}, self.config.strength_games // len(self.game.seat_counts)
        with ProcessPoolExecutor(self.config.workers, get_context("spawn")) as pool:
            for seats in self.game.seat_counts:
                asked = [pool.submit(share_won, self.game.name, self.weights(round), seats, n) for n in range(games)]
                found[str(seats)] = round_to(sum(one.result() for one in asked) / max(1, games))
        return found


def share_won(name: str, weights: Path, seats: int, number: int) -> float:
    """One game at a glance against steady in all other seats."""
    game, own = game_by_name(name), number % seats
    bots = [make("steady", game) for _ in range(seats)]
    bots[own] = AT_A_GLANCE[name](game, read(weights, game))
    winners = play_game(game, seats, bots, seed=number).result.winners
    return (own in winners) / len(winners)


def held_out(rows: list[dict[str, Any]]) -> float:
    """The mean over the numbers of players; 0 where a small run holds no game out."""
    found = [row["network"] for row in rows if row["stage"] == "all"]
    return sum(found) / len(found) if found else 0.0


def sampled(positions: Positions, share: float, seed: int) -> Positions:
    """A share of the positions."""
    if share >= 1:
        return positions
    kept = np.random.default_rng(seed).random(len(positions.seats)) < share
    return Positions._make(column[kept] for column in positions)


def round_to(value: float) -> float:
    return float(f"{value:.4f}")
