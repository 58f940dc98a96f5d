"""Gymnasium: one seat against bots.

Importing this module registers `gunbai/rising-sun-v0` and `gunbai/shogun-v0`, which take what `gym_env` takes:
`gymnasium.make("gunbai.research.gym:gunbai/shogun-v0", seats=3, opponents="novice")`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded

from gunbai.bots.bot import Bot, can_hear, close, hear, limit
from gunbai.bots.entrants import check_entrant, entrant
from gunbai.games.registry import GAMES
from gunbai.kernel.errors import BadInput
from gunbai.kernel.events import Event
from gunbai.kernel.game import Game
from gunbai.research.aec import observation_space
from gunbai.research.play import Mask, Play, Setting, action_of, check_illegal, check_render, replaced, whole


def not_negative(field: str, value: Any) -> int:
    """A number of at least 0."""
    if whole(field, value) < 0:
        raise BadInput(field, "0 or more", str(value))
    return whole(field, value)


class GunbaiGym(gymnasium.Env[dict[str, Any], Any]):
    """The agent has a seat, bots have the others. A step is its choice and all that follows until its next."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        setting: Setting,
        opponents: Sequence[str] | str,
        seat: int | None,
        budget_ms: int,
        iterations: int,
        illegal: str,
        render_mode: str | None,
    ) -> None:
        self.illegal = check_illegal(illegal)
        opponents = [opponents] if isinstance(opponents, str) else opponents
        if len(opponents) not in (1, setting.seats - 1):
            raise BadInput("opponents", f"one name or {setting.seats - 1}", str(len(opponents)))
        seat = None if seat is None else whole("seat", seat)
        if seat is not None and not 0 <= seat < setting.seats:
            raise BadInput("seat", f"0 to {setting.seats - 1}, or None for any", str(seat))
        self.setting = setting
        self.names = list(opponents) * (setting.seats - 1) if len(opponents) == 1 else list(opponents)
        for name in self.names:
            check_entrant(name, setting.game)
        self.fixed_seat = seat
        self.budget_ms = not_negative("budget_ms", budget_ms)
        self.iterations = not_negative("iterations", iterations)
        self.render_mode = check_render(render_mode)
        self.observation_space = observation_space(setting)
        self.action_space = spaces.Discrete(setting.actions)
        self.seat = 0
        self.play: Play | None = None
        self.bots: dict[int, Bot] = {}
        self.told: dict[int, int] = {}
        """How far in the journal each bot that listens has been told what its seat heard."""
        self.luck = random.Random(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; without a fixed seat the agent gets any. `options["rules"]` replaces options of the game."""
        super().reset(seed=seed)
        self.close()
        self.luck = random.Random(int(self.np_random.integers(2**62)))
        self.play = self.setting.begun(self.luck.getrandbits(62), options)
        self.seat = self.luck.randrange(self.setting.seats) if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in range(self.setting.seats) if seat != self.seat]
        self.bots = {seat: entrant(name, self.setting.game) for seat, name in zip(others, self.names, strict=True)}
        for bot in self.bots.values():
            limit(bot, self.iterations)
        self._let_others_play(self.play)
        return self._seen(self.play), self._info(self.play)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.play is None or self.play.is_over():
            raise ResetNeeded("call reset() first: there is no game to go on with")
        play = self.play
        try:
            id = action_of(action)
            play.act(self.seat, replaced(id, play.mask(self.seat)) if self.illegal == "replace" else id)
        except BadInput as error:
            raise InvalidAction(str(error)) from None
        self._let_others_play(play)
        return self._seen(play), play.rewards()[self.seat], play.is_over(), False, self._info(play)

    def action_masks(self) -> Mask:
        """What the agent may do now, by the name under which sb3-contrib's MaskablePPO asks for it."""
        if self.play is None:
            raise ResetNeeded("call reset() first: there is no game yet")
        return self.play.mask(self.seat)

    def _let_others_play(self, play: Play) -> None:
        """Bots choose until the agent is to act; where several may, the agent comes first."""
        state = play.state
        while (actors := state.actors()) and self.seat not in actors:
            seat = actors[0]
            choices = state.choices(seat)
            chosen = choices[0]
            if len(choices) > 1:
                self._tell(play, seat)
                chosen = self.bots[seat].choose(state.view(seat), choices, self.luck, self.budget_ms)
            play.journal.acted(seat, chosen.id)
            state.apply(chosen)

    def _tell(self, play: Play, seat: int) -> None:
        """Before it chooses, a bot that listens is told what its seat has heard since the last time."""
        if can_hear(self.bots[seat]):
            news = play.journal.heard_by(seat, self.told.get(seat, 0))
            self.told[seat] = len(play.journal.entries)
            hear(self.bots[seat], [event for event in news if isinstance(event, Event)])

    def render(self) -> Any:
        """The position in a line, when it was asked for as `ansi`."""
        if self.play is None:
            raise ResetNeeded("call reset() first: there is no game yet")
        return repr(self.play.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        for bot in self.bots.values():
            close(bot)
        self.bots, self.told = {}, {}

    def _seen(self, play: Play) -> dict[str, Any]:
        return {"observation": play.observation(self.seat), "action_mask": play.mask(self.seat)}

    def _info(self, play: Play) -> dict[str, Any]:
        """The mask where agents that sample look for it, and the seat."""
        return {"action_mask": play.mask(self.seat), "seat": self.seat}


def gym_env(
    game: Game | str,
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    rewards: str = "rank",
    asides: str = "none",
    memory: bool = False,
    opponents: Sequence[str] | str = ("steady",),
    seat: int | None = None,
    budget_ms: int = 0,
    iterations: int = 0,
    illegal: str = "refuse",
    render_mode: str | None = None,
) -> GunbaiGym:
    """A Gymnasium environment: an agent at a table of bots; `opponents` are one name or one for each other seat, as
    the arena takes them: `class:MODULE:CLASS` and `process:COMMAND` are bots of your own.

    `seat` is the agent's, or any where it is None. Opponents that search may think for `budget_ms`, or as many
    `iterations`: then a seed is the same game on any machine. They make no offers here and answer none. An `illegal`
    action is refused, or for agents that know no masks it is replaced by the first legal one. The other
    arguments are those of `aec_env`.
    """
    setting = Setting(game, seats, options, rewards, asides, memory)
    return GunbaiGym(setting, opponents, seat, budget_ms, iterations, illegal, render_mode)


def register() -> None:
    """Make both games known to Gymnasium, once."""
    for name in GAMES:
        id = f"gunbai/{name}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point="gunbai.research.gym:gym_env", kwargs={"game": name})


register()
