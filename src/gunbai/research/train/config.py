"""What a training run is told: a TOML file, every field of which has a default."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from gunbai.kernel.errors import BadInput, not_among

PLAYERS: Final = ("steady", "master", "sage", "quick", "former")
"""Who may sit in the games of a later round; `former` is at a glance like `quick`, with weights of an earlier round."""


@dataclass(frozen=True)
class Config:
    """One run. The first round's games are made by rules of thumb with whims, those of later rounds by the pool."""

    seed: int = 1
    workers: int = 2
    rounds: int = 2
    begin_shipped: bool = False
    """Whether the first round is left out, and the network that is shipped stands for it."""
    first_games: int = 2000
    games: int = 200
    """Of each later round."""
    whims: float = 0.04
    """Share of choices made at random: positions that good play does not reach must be judged as well."""
    positions: float = 0.1
    """Share of the decisions between two stages whose position is kept; where a stage begins it always is."""
    iterations: int = 24
    """Simulations a decision of those who search."""
    glances: int = 8
    """Positions at which those without a search look, at most."""
    search_share: float = 0.5
    """Weight of what a search found against how the game ended, where there was one."""
    pool: dict[str, float] = field(default_factory=lambda: {"quick": 4.0, "former": 1.0, "steady": 2.0, "sage": 1.0})
    choices: float = 0.25
    """Share of the searched decisions that are kept for the priors."""
    choice_epochs: int = 6
    choice_batch: int = 512
    choice_rate: float = 0.002
    width: int = 64
    epochs: int = 2
    """Positions of a game share its end: more than a few passes learn the games by heart. With 0 the judge stays as it
    was, and only priors are learned."""
    batch: int = 4096
    rate: float = 0.002
    later_rate: float = 0.0005
    """Of the rounds after the first, which learn from fewer games."""
    decay: float = 0.05
    dropout: float = 0.1
    points_share: float = 0.1
    """Weight of the error in the final points, which teach more than who won."""
    replay: float = 1.0
    """Share of the earlier rounds' positions that a later round learns from again."""
    strength_games: int = 60
    """Games against steady after each round, to see how the strength grows."""

    def document(self) -> dict[str, Any]:
        """As plain data, for the log."""
        return asdict(self)


def read_config(path: Path | None) -> Config:
    """The file's fields over the defaults; an unknown one is refused with the nearest."""
    if path is None:
        return Config()
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as fault:
        raise BadInput("config", "a TOML file", f"{path.name}: {fault}") from None
    return checked(raw)


def checked(raw: dict[str, Any]) -> Config:
    """Refuses unknown fields, wrong types and numbers below zero."""
    known = {one.name: one for one in fields(Config)}
    defaults = Config()
    for name, value in raw.items():
        if name not in known:
            raise not_among("config", list(known), name)
        wanted = type(getattr(defaults, name))
        is_whole = wanted is float and type(value) is int
        if type(value) is not wanted and not is_whole:
            raise BadInput(f"config.{name}", wanted.__name__, repr(value))
        if isinstance(value, (int, float)) and value < 0:
            raise BadInput(f"config.{name}", "at least 0", repr(value))
    for name in raw.get("pool", {}):
        if name not in PLAYERS:
            raise not_among("config.pool", PLAYERS, name)
    return Config(**raw)
