"""Learning priors: from where searches looked to where they will; in PyTorch what `gunbai.bots.network.policy` is."""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from gunbai.bots.network.choices import Choices
from gunbai.bots.network.policy import LEAST, shapes
from gunbai.bots.network.turning import read_cells
from gunbai.kernel.game import Game
from gunbai.research.train.choosing import NO_CHOICE, Choosings
from gunbai.research.train.config import Config

NEVER: Final = -1e9
"""The score of what is no choice."""


class Priors(nn.Module):  # type: ignore[misc]
    """Scores of choices. At first what they are made of counts nothing, and the rules of thumb have all the say."""

    def __init__(self, game: Game, config: Config) -> None:
        super().__init__()
        self.dropout = config.dropout
        layout, generator = game.layout(), torch.Generator().manual_seed(config.seed)
        self.numbers = nn.ParameterDict(
            {name: nn.Parameter(begun(name, size, generator)) for name, size in shapes(game, config.width).items()}
        )
        cells = np.array(read_cells(layout))
        self.register_buffer("cells", torch.tensor(cells))
        self.register_buffer("scales", torch.tensor(np.array(layout.scales(), np.float32)[cells]))
        self.register_buffer("traits", torch.tensor(Choices(game.actions).traits))

    def forward(self, cells: Tensor, ids: Tensor, thumbs: Tensor) -> Tensor:
        """By decision and choice; their softmax are the priors."""
        numbers = self.numbers
        seen = nn.functional.dropout(cells[:, self.cells].float() / self.scales, self.dropout, self.training)
        hidden = torch.relu(seen @ numbers["choice_first"] + numbers["choice_first_bias"])
        hidden = hidden + torch.relu(hidden @ numbers["choice_own"] + numbers["choice_own_bias"])
        hidden = nn.functional.dropout(hidden, self.dropout, self.training)
        traits = self.traits[ids.clamp_min(0)]
        actions = nn.functional.pad(numbers["choice_traits"], (0, 0, 0, 1))[traits].sum(2)
        lean = nn.functional.pad(numbers["choice_lean"], (0, 1))[traits].sum(2)
        said = thumbs.clamp_min(LEAST).log() * numbers["choice_thumbs"]
        scores = (actions @ hidden[:, :, None]).squeeze(2) + lean + said
        return scores.masked_fill(ids == NO_CHOICE, NEVER)

    def weights(self) -> dict[str, NDArray[Any]]:
        """What is shipped, as it is now."""
        return {name: value.detach().float().cpu().numpy().copy() for name, value in self.numbers.items()}


def begun(name: str, size: tuple[int, ...], generator: torch.Generator) -> Tensor:
    if name == "choice_thumbs":
        return torch.ones(size)
    if name not in ("choice_first", "choice_own"):
        return torch.zeros(size)
    inputs = 200 if name == "choice_first" else size[0]  # of the cells of a tensor so many are filled
    return torch.randn(size, generator=generator) * (1.0 / inputs) ** 0.5


class PriorsLearner:
    """Passes over the decisions of all rounds so far; the pass that is least surprised by games held out is kept."""

    def __init__(self, game: Game, config: Config) -> None:
        self.config = config
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.model = Priors(game, config).to(self.device)
        self.generator = torch.Generator().manual_seed(config.seed)

    def learn(self, choosings: Choosings) -> tuple[dict[str, Any], list[dict[str, float]]]:
        """The weights, and what each pass was like; the first row is that of the rules of thumb."""
        config = self.config
        learned, held_out = (~choosings.held_out).nonzero()[0], choosings.held_out.nonzero()[0]
        tested = held_out if len(held_out) else learned  # a small run holds no game out
        optimiser = torch.optim.AdamW(self.model.parameters(), lr=config.choice_rate, weight_decay=config.decay)
        steps = config.choice_epochs * math.ceil(len(learned) / config.choice_batch)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, config.choice_rate, total_steps=max(1, steps))
        rows, best = [self.tested(choosings, tested)], self.model.weights()
        for _ in range(config.choice_epochs):
            self._pass(choosings, learned, optimiser, schedule)
            rows.append(self.tested(choosings, tested))
            if rows[-1]["surprise"] <= min(row["surprise"] for row in rows):
                best = self.model.weights()
        return best, rows

    def _pass(self, choosings: Choosings, chosen: NDArray[Any], optimiser: Any, schedule: Any) -> None:
        self.model.train()
        order = torch.randperm(len(chosen), generator=self.generator).numpy()
        for first in range(0, len(order), self.config.choice_batch):
            loss = self._surprise(choosings, chosen[order[first : first + self.config.choice_batch]])[0].mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()

    def _surprise(self, choosings: Choosings, places: NDArray[Any]) -> tuple[Tensor, Tensor]:
        """By decision: the surprise at where the search looked, and whether what was tried most was liked best."""
        cells, ids, thumbs, shares = (torch.from_numpy(column[places]).to(self.device) for column in choosings[:4])
        scores, shares = self.model(cells, ids.long(), thumbs.float()), shares.float()
        found = -(shares * nn.functional.log_softmax(scores, 1)).sum(1)
        return found, (scores.argmax(1) == shares.argmax(1)).float()

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def tested(self, choosings: Choosings, places: NDArray[Any]) -> dict[str, float]:
        """The means over some decisions."""
        self.model.eval()
        parts = np.array_split(places, max(1, math.ceil(len(places) / self.config.choice_batch)))
        found = [torch.stack(self._surprise(choosings, part)) for part in parts if len(part)]
        surprise, agreed = torch.cat(found, 1).mean(1).tolist()
        return {"surprise": round(surprise, 4), "agreed": round(agreed, 4)}
