"""PettingZoo, seats in turn: an AEC environment of either game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo import AECEnv

from gunbai.kernel.errors import BadInput
from gunbai.kernel.game import Game
from gunbai.research.play import Play, Setting, action_of, check_render, known


class GunbaiAEC(AECEnv):  # type: ignore[misc]
    """Each agent is a seat. It observes cells and a mask; rewards come at the end of the game."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012  PettingZoo's own way

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting = setting
        self.render_mode = check_render(render_mode)
        self.metadata = {**type(self).metadata, "name": f"gunbai_{setting.game.name.replace('-', '_')}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(setting) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(setting.actions) for agent in self.possible_agents}
        self.play: Play | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[known(agent, self.possible_agents)]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[known(agent, self.possible_agents)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; `options["rules"]` replaces options of the game for this one."""
        self.play = self.setting.begun(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.actors()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        play, seat = self._running(), self.possible_agents.index(known(agent, self.possible_agents))
        return {"observation": play.observation(seat), "action_mask": play.mask(seat)}

    def step(self, action: int | None) -> None:
        play = self._running()
        if not self.agents:
            raise ResetNeeded("call reset() first: the game is over and every agent has heard of it")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            play.act(self.possible_agents.index(agent), action_of(action))
        except BadInput as error:
            raise InvalidAction(f"{agent}: {error}") from None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if play.is_over():
            self.rewards = dict(zip(self.possible_agents, play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[play.actors()[0]]
        self._accumulate_rewards()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self._running()
        seen: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return seen

    def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]:
        self._running()
        agents: Iterable[str] = super().agent_iter(max_iter)
        return agents

    def render(self) -> str | None:
        """The position in a line, when it was asked for as `ansi`."""
        return repr(self._running().state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to let go of."""

    def _running(self) -> Play:
        if self.play is None:
            raise ResetNeeded("call reset() first: there is no game yet")
        return self.play


def observation_space(setting: Setting) -> spaces.Dict:
    """Cells from 0 to 255, and a mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (setting.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (setting.actions,), np.int8),
        }
    )


def aec_env(
    game: Game | str,
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    rewards: str = "rank",
    asides: str = "none",
    memory: bool = False,
    render_mode: str | None = None,
) -> GunbaiAEC:
    """A PettingZoo environment of a game: `rewards` are `win`, `rank` or `score`, `asides` are `none` or a `set`.

    With `memory` agents observe information states: what they see, and the latest of what they heard and did.
    """
    return GunbaiAEC(Setting(game, seats, options, rewards, asides, memory), render_mode)
