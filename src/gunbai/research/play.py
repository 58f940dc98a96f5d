"""One game as the adapters see it: who is to act, what that seat observes, what it may do, what it gets in the end."""

from __future__ import annotations

import random
from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gunbai.games.registry import game as game_by_name
from gunbai.kernel.actions import Aside
from gunbai.kernel.batches.rewards import check_rewards, rewards_of
from gunbai.kernel.errors import BadInput, not_among
from gunbai.kernel.events import Journal
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import Chance
from gunbai.kernel.state import State
from gunbai.kernel.tensors.encoder import mask_of
from gunbai.research.asides import LIMIT, aside_set, open_asides

Cells = NDArray[np.uint8]
Mask = NDArray[np.int8]


def whole(field: str, value: Any) -> int:
    """A number as the rules take it: those of numpy are none of Python's, and compiled code tells them apart."""
    try:
        return index(value)
    except TypeError:
        raise BadInput(field, "a whole number", repr(value)) from None


def game_of(game: Game | str) -> Game:
    """The game itself, or the one of that name; compiled code takes nothing but a name for one."""
    return game if isinstance(game, Game) else game_by_name(str(game))


def known(agent: str, agents: list[str]) -> str:
    """The agent itself, or a refusal that names the others."""
    if agent not in agents:
        raise not_among("agent", agents, agent)
    return agent


def rules_of(options: Mapping[str, Any] | None, field: str) -> dict[str, Any]:
    """The options of a game as they were given."""
    if not isinstance(options or {}, Mapping):
        raise BadInput(field, "the game's options by name", repr(options))
    return dict(options or {})


class Setting:
    """What stays the same from game to game; refuses what it does not know, with the field at fault."""

    def __init__(
        self,
        game: Game | str,
        seats: int = 4,
        options: Mapping[str, str] | None = None,
        rewards: str = "rank",
        asides: str = "none",
        memory: bool = False,
    ) -> None:
        self.game = game_of(game)
        self.seats = whole("seats", seats)
        self.options = rules_of(options, "options")
        self.rewards = check_rewards(rewards)
        self.asides = aside_set(self.game, asides)
        self.memory = memory
        """Whether observations are information states."""
        layout = self.game.layout()
        self.size = layout.information_size if memory else layout.size
        self.table_size = len(self.game.actions)
        self.actions = self.table_size + len(self.asides)
        """Ids: those of the action table, then the asides."""
        self.game.new(self.seats, seed=0, options=self.options)  # refuses a wrong number of seats or option now

    def __deepcopy__(self, memo: dict[int, object]) -> Setting:
        return self  # nothing in it changes

    def text(self, id: int) -> str:
        """What an id stands for."""
        if id < self.table_size:
            return self.game.actions.text(id)
        tag, numbers = self.asides[id - self.table_size]
        return " ".join([tag, *map(str, numbers)])

    def begun(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> Play:
        """A new game; under `rules`, `options` may replace those of the setting. Other keys are for others."""
        journal = Journal(self.game.events)
        asked = rules_of(options, "options")
        for option in self.game.options:
            if option.name in asked:
                raise BadInput("options", f'{{"rules": {{"{option.name}": …}}}}', option.name)
        given = {**self.options, **rules_of(asked.get("rules"), "options.rules")}
        luck = None if seed is None else whole("seed", seed)
        return Play(self, self.game.new(self.seats, luck, given, listener=journal), journal)


class Play:
    """A running game in a setting."""

    def __init__(self, setting: Setting, state: State, journal: Journal) -> None:
        self.setting = setting
        self.state = state
        self.journal = journal
        self.encoder = setting.game.encoder()
        self.asides_left = [LIMIT] * setting.seats

    def actors(self) -> list[int]:
        """The seats that are to act now."""
        return self.state.actors()

    def observation(self, seat: int) -> Cells:
        """What a seat sees, or remembers too."""
        cells = self.encoder.information if self.setting.memory else self.encoder.observation
        return np.frombuffer(cells(self.state, seat), dtype=np.uint8).copy()

    def mask(self, seat: int) -> Mask:
        """1 for each id that the seat may take now; all 0 while it is not to act."""
        cells = np.zeros(self.setting.actions, dtype=np.int8)
        cells[: self.setting.table_size] = np.frombuffer(mask_of(self.state, seat), dtype=np.int8)
        if self.asides_left[seat] and self.setting.asides and cells.any():
            for place in open_asides(self.state, seat, self.setting.asides):
                cells[self.setting.table_size + place] = 1
        return cells

    def ids(self, seat: int) -> list[int]:
        """The ids that the seat may take now."""
        return [int(id) for id in np.flatnonzero(self.mask(seat))]

    def allows(self, seat: int, id: int) -> bool:
        """Whether the seat may take this id now: what its mask says of it, without asking after all others."""
        if not 0 <= id < self.setting.actions or seat not in self.state.actors():
            return False
        if id < self.setting.table_size:
            return id in self.state.choice_ids(seat)
        template = self.setting.asides[id - self.setting.table_size]
        return self.asides_left[seat] > 0 and bool(open_asides(self.state, seat, [template]))

    def act(self, seat: int, id: int) -> None:
        """Take an action or an aside; refuses what is outside the mask."""
        if not self.allows(seat, id):
            raise self._refusal(seat, id)
        self.journal.acted(seat, id)
        if id < self.setting.table_size:
            self.state.play(seat, id)
            self.asides_left[seat] = LIMIT
        else:
            tag, numbers = self.setting.asides[id - self.setting.table_size]
            self.state.apply(Aside(seat, tag, numbers))
            self.asides_left[seat] -= 1

    def _refusal(self, seat: int, id: int) -> BadInput:
        if not 0 <= id < self.setting.actions:
            return BadInput("action", f"0 to {self.setting.actions - 1}", str(id))
        legal = len(self.ids(seat))
        return BadInput("action", f"one of the {legal} ids in the mask", f"{id} ({self.setting.text(id)})")

    def is_over(self) -> bool:
        return self.state.is_over()

    def rewards(self) -> list[float]:
        """What the end is worth to each seat; nothing before."""
        if not self.is_over():
            return [0.0] * self.setting.seats
        return rewards_of(self.state.result(), self.setting.rewards)

    def copy(self, luck: Chance | str = "keep") -> Play:
        """An independent twin with its past; its luck is the same, or as given."""
        journal = self.journal.copy()
        twin = Play(self.setting, self.state.copy(luck), journal)
        twin.state.listener = journal
        twin.asides_left = self.asides_left[:]
        return twin

    def imagined(self, seat: int, rng: random.Random) -> Play:
        """A twin in a world that the seat cannot tell from the true one by what it sees. The seat has its past; what
        others alone heard and did nobody remembers, since it may have been another thing there."""
        state = self.setting.game.sampled(self.state.view(seat), rng)
        return restored(self.setting, state, self.journal.entries_of(seat), self.asides_left[:])

    def __deepcopy__(self, memo: dict[int, object]) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.setting, self.state, self.journal.entries, self.asides_left)


def restored(setting: Setting, state: State, entries: list[int], asides_left: list[int]) -> Play:
    """A play that was pickled: the state brings its luck, and goes on writing into its journal."""
    state.listener = journal = Journal(setting.game.events, entries)
    play = Play(setting, state, journal)
    play.asides_left = asides_left
    return play


def action_of(given: object) -> int:
    """The id of an action as agents hand it over: a whole number, also as an array of one; anything else is refused."""
    if isinstance(given, np.ndarray) and given.size == 1 and np.issubdtype(given.dtype, np.integer):
        return int(given.reshape(-1)[0])
    if isinstance(given, (int, np.integer)) and not isinstance(given, bool):
        return int(given)
    shape = f"an array of shape {given.shape}" if isinstance(given, np.ndarray) else repr(given)
    raise BadInput("action", "one whole number", shape)


RENDERED = ("ansi",)
"""What a position can be drawn as: a line of text."""


def check_render(mode: str | None) -> str | None:
    """The mode itself, or a refusal that names the others."""
    if mode is not None and mode not in RENDERED:
        raise not_among("render_mode", RENDERED, mode)
    return mode


ILLEGAL = ("refuse", "replace")
"""What happens to an action outside the mask."""


def check_illegal(kind: str) -> str:
    """The kind itself, or a refusal that names the others."""
    if kind not in ILLEGAL:
        raise not_among("illegal", ILLEGAL, kind)
    return kind


def replaced(id: int, mask: Mask) -> int:
    """The id itself, or the first legal one in its place."""
    return id if 0 <= id < len(mask) and mask[id] else int(mask.argmax())
