"""The network in PyTorch: what `gunbai.bots.network.network` computes, in a form that can be trained."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from gunbai.bots.network.counts import sizes_of
from gunbai.bots.network.network import LEAST, MIXINGS, shapes
from gunbai.bots.network.turning import NOWHERE, read_cells, turned_cells
from gunbai.kernel.game import Game

TAUGHT_ONLY: Final = ("points", "points_bias")
"""Weights of the second answer, the final points: they help to learn and are not shipped."""


class Model(nn.Module):  # type: ignore[misc]
    """Both answers for positions of tables with equally many seats."""

    def __init__(self, game: Game, width: int, dropout: float, seed: int) -> None:
        super().__init__()
        self.dropout = dropout
        layout = game.layout()
        generator = torch.Generator().manual_seed(seed)
        sizes = {**shapes(game, width), "points": (width,), "points_bias": ()}
        self.numbers = nn.ParameterDict(
            {name: nn.Parameter(begun(name, size, generator)) for name, size in sizes.items()}
        )
        cells = np.array(read_cells(layout))
        self.register_buffer("sizes", torch.tensor(sizes_of(game.name)))
        self.register_buffer("scales", torch.tensor(np.array(layout.scales(), np.float32)[cells]))
        for seats in game.seat_counts:
            places = np.array([turned_cells(layout, seats, ahead) for ahead in range(seats)])[:, cells]
            places[places == NOWHERE] = layout.size
            self.register_buffer(f"places_{seats}", torch.tensor(places.reshape(-1)))

    def forward(self, cells: Tensor, counts: Tensor, judged: Tensor, seats: int) -> tuple[Tensor, Tensor]:
        """Scores whose softmax are the chances, and points; by position and chair, the viewer's first."""
        numbers = self.numbers
        padded = nn.functional.pad(cells, (0, 1))  # the cell that nobody knows
        seen = padded[:, getattr(self, f"places_{seats}")].view(len(cells), seats, -1).float() / self.scales
        viewer = torch.zeros(seats, 1, device=cells.device)
        viewer[0] = 1
        thumbs = judged.clamp_min(LEAST).log()
        entered = nn.functional.dropout(seen, self.dropout, self.training) @ numbers["first"]
        entered = entered + numbers["first_bias"] + viewer * numbers["viewer"] + thumbs[:, :, None] * numbers["judged"]
        entered = entered + (counts / self.sizes) @ numbers["counted"]
        hidden = nn.functional.dropout(torch.relu(entered), self.dropout, self.training)
        for number in range(MIXINGS):
            heard = hidden.mean(1) @ numbers[f"mean_{number}"] + hidden.amax(1) @ numbers[f"most_{number}"]
            mixed = hidden @ numbers[f"own_{number}"] + (heard + numbers[f"bias_{number}"])[:, None]
            hidden = hidden + torch.relu(mixed)
        return hidden @ numbers["value"] + thumbs * numbers["thumbs"], hidden @ numbers["points"] + numbers[
            "points_bias"
        ]

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def take(self, weights: Mapping[str, NDArray[Any]]) -> None:
        """Begin with what another network knows."""
        for name, value in weights.items():
            self.numbers[name].copy_(torch.from_numpy(value))

    def weights(self) -> dict[str, NDArray[Any]]:
        """What is shipped."""
        return {
            name: value.detach().float().cpu().numpy()
            for name, value in self.numbers.items()
            if name not in TAUGHT_ONLY
        }


def begun(name: str, size: tuple[int, ...], generator: torch.Generator) -> Tensor:
    """Small random numbers by the number of inputs; biases are zero, so that at first the rules of thumb have a say."""
    if name == "thumbs":
        return torch.ones(size)
    if len(size) < 2:
        return torch.zeros(size)
    inputs = 200 if name == "first" else size[0]  # of the cells of a tensor so many are filled
    return torch.randn(size, generator=generator) * (1.0 / inputs) ** 0.5 * (1.0 if name == "first" else 0.5)
