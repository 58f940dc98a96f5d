"""Learning from positions: epochs over mixed batches, and what the network knows of games it has not seen."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import log_softmax

from gunbai.kernel.game import Game
from gunbai.research.train.config import Config
from gunbai.research.train.model import Model
from gunbai.research.train.shards import Positions

LEAST: Final = 1e-6
WARM_UP: Final = 0.05
"""The share of the steps in which the rate rises to its full height; then it falls like a cosine."""


class Data:
    """Positions on the device that learns."""

    def __init__(self, positions: Positions, chosen: Any, device: str) -> None:
        self.cells = torch.from_numpy(positions.cells[chosen]).to(device)
        self.seats = torch.from_numpy(positions.seats[chosen].astype(np.int64))
        self.chances = torch.from_numpy(positions.chances[chosen].astype(np.float32)).to(device)
        self.counts = torch.from_numpy(positions.counts[chosen].astype(np.float32)).to(device)
        self.judged = torch.from_numpy(positions.judged[chosen].astype(np.float32)).to(device)
        self.points = torch.from_numpy(positions.points[chosen].astype(np.float32)).to(device)

    def __len__(self) -> int:
        return len(self.seats)

    def batches(self, size: int, generator: torch.Generator) -> Iterator[tuple[int, Tensor]]:
        """Seats and places of positions, all tables of a batch equally large, in an order drawn anew."""
        found = []
        for seats in self.seats.unique().tolist():
            places = (self.seats == seats).nonzero().view(-1)
            places = places[torch.randperm(len(places), generator=generator)]
            found += [(int(seats), part) for part in places.split(size)]
        for index in torch.randperm(len(found), generator=generator).tolist():
            yield found[index]


class Learner:
    """A network, its optimiser, and the device they are on."""

    def __init__(self, game: Game, config: Config) -> None:
        self.config = config
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.model = Model(game, config.width, config.dropout, config.seed).to(self.device)
        self.optimiser = self._new_optimiser()
        self.generator = torch.Generator().manual_seed(config.seed)

    def _new_optimiser(self) -> Any:
        return torch.optim.AdamW(self.model.parameters(), lr=self.config.rate, weight_decay=self.config.decay)

    def fit(self, data: Data, epoch: int, rate: float) -> float:
        """One of the configured epochs; the mean loss."""
        if epoch == 0:
            self.optimiser = self._new_optimiser()
        self.model.train()
        total = 0.0
        batches = list(data.batches(self.config.batch, self.generator))
        for number, (seats, places) in enumerate(batches):
            self._set_rate(rate, (epoch + number / len(batches)) / self.config.epochs)
            loss = self._loss(data, seats, places.to(self.device))
            self.optimiser.zero_grad()
            loss.backward()
            self.optimiser.step()
            total += float(loss.detach()) * len(places)
        return total / max(1, len(data))

    def _set_rate(self, rate: float, done: float) -> None:
        part = done / WARM_UP if done < WARM_UP else 0.5 + 0.5 * math.cos(math.pi * (done - WARM_UP) / (1 - WARM_UP))
        for group in self.optimiser.param_groups:
            group["lr"] = rate * max(0.01, part)

    def _loss(self, data: Data, seats: int, places: Tensor) -> Tensor:
        given = data.counts[places][:, :seats], data.judged[places][:, :seats]
        scores, points = self.model(data.cells[places], *given, seats)
        surprise = -(data.chances[places][:, :seats] * log_softmax(scores, 1)).sum(1).mean()
        error = (points - data.points[places][:, :seats]).square().mean()
        return surprise + self.config.points_share * error

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def chances(self, cells: Any, counts: Any, judged: Any, seats: int) -> Any:
        """What the network says, as an array."""
        self.model.eval()
        found = []
        for first in range(0, len(cells), self.config.batch):
            part = slice(first, first + self.config.batch)
            given = [torch.from_numpy(array[part]).to(self.device) for array in (cells, counts, judged)]
            scores, _ = self.model(*given, seats)
            found.append(torch.softmax(scores, 1).float().cpu().numpy())
        return np.concatenate(found)

    def save(self, path: Path, done: dict[str, Any]) -> None:
        """A checkpoint; the old one stays until the new one is whole."""
        state = {
            "model": self.model.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "generator": self.generator.get_state(),
            "done": done,
        }
        begun = path.with_suffix(".part")
        torch.save(state, begun)
        begun.rename(path)

    def load(self, path: Path) -> dict[str, Any]:
        """Go on from a checkpoint; what was done up to it."""
        state = torch.load(path, map_location=self.device, weights_only=True)
        self.model.load_state_dict(state["model"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.generator.set_state(state["generator"].cpu())
        done: dict[str, Any] = state["done"]
        return done


def surprise(chances: Any, outcomes: Any) -> float:
    """The mean negative log likelihood of who won."""
    return float(-(outcomes * np.log(np.maximum(chances, LEAST))).sum(axis=1).mean())


def compared(learner: Learner, positions: Positions) -> list[dict[str, Any]]:
    """On games held out, by seats and stage: how surprised network and rules of thumb are by who won."""
    found = []
    for seats in np.unique(positions.seats[positions.held_out]).tolist():
        rows = positions.held_out & (positions.seats == seats)
        outcomes = positions.chances[rows][:, :seats].astype(np.float32)
        judged = positions.judged[rows][:, :seats].astype(np.float32)
        counts = positions.counts[rows][:, :seats].astype(np.float32)
        said = learner.chances(positions.cells[rows], counts, judged, seats)
        stages = positions.stages[rows]
        for stage in [-1, *np.unique(stages).tolist()]:
            here = stages == stage if stage >= 0 else np.ones_like(stages, bool)
            row = {"seats": seats, "stage": "all" if stage < 0 else stage, "positions": int(here.sum())}
            row["network"] = round(surprise(said[here], outcomes[here]), 4)
            row["thumbs"] = round(surprise(judged[here], outcomes[here]), 4)
            found.append(row)
    return found
