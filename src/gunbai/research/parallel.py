"""PettingZoo, all at once: every seat that is to act does, the others wait. Sealed plans, bids and tea fit it best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo import ParallelEnv

from gunbai.kernel.errors import BadInput
from gunbai.kernel.game import Game
from gunbai.research.play import Mask, Play, Setting, action_of, check_illegal, check_render, known, replaced


class GunbaiParallel(ParallelEnv):  # type: ignore[misc]
    """Each agent is a seat. The last action is to wait, the only one of a seat that is not to act.

    Actions of one step are taken in the order of seats. In open phases one may become impossible by those before it
    (an alliance that is no longer offered); then its seat is simply asked again.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012  PettingZoo's own way

    def __init__(self, setting: Setting, illegal: str = "refuse", render_mode: str | None = None) -> None:
        self.setting = setting
        self.illegal = check_illegal(illegal)
        self.render_mode = check_render(render_mode)
        self.metadata = {**type(self).metadata, "name": f"gunbai_{setting.game.name.replace('-', '_')}_parallel_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.wait = setting.actions
        self.observation_spaces = {agent: self._observed() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.play: Play | None = None

    def _observed(self) -> spaces.Dict:
        cells = spaces.Box(0, 255, (self.setting.size,), np.uint8)
        return spaces.Dict({"observation": cells, "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[known(agent, self.possible_agents)]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[known(agent, self.possible_agents)]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """A new game; `options["rules"]` replaces options of the game for this one."""
        self.play = self.setting.begun(seed, options)
        self.agents = self.possible_agents[:]
        return self._shown(self.play)

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        play = self._running()
        if not self.agents:
            raise ResetNeeded("call reset() first: the game is over")
        chosen = self._checked(play, actions)
        for seat, id in chosen.items():
            if play.allows(seat, id):
                play.act(seat, id)
        over = play.is_over()
        seen, infos = self._shown(play)
        rewards = dict(zip(self.possible_agents, play.rewards(), strict=True))
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def render(self) -> str | None:
        """The position in a line, when it was asked for as `ansi`."""
        return repr(self._running().state) if self.render_mode == "ansi" else None

    def _checked(self, play: Play, actions: dict[str, int]) -> dict[int, int]:
        """What the seats to act chose, checked before anything happens."""
        for agent in [*self.possible_agents, *actions]:
            if agent not in actions:
                raise InvalidAction(f"{agent}: expected an action of every agent, got none")
            if agent not in self.possible_agents:
                raise InvalidAction(f"{agent}: expected one of {', '.join(self.possible_agents)}")
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            try:
                id = action_of(actions[agent])
            except BadInput as error:
                raise InvalidAction(f"{agent}: {error}") from None
            if self.illegal == "replace":
                id = replaced(id, self._mask(play, seat))
            if not (play.allows(seat, id) or (id == self.wait and seat not in play.actors())):
                legal = int(self._mask(play, seat).sum())
                raise InvalidAction(f"{agent}: expected one of the {legal} actions in its mask, got {id}")
            if id != self.wait:
                found[seat] = id
        return found

    def _mask(self, play: Play, seat: int) -> Mask:
        mask = np.zeros(self.wait + 1, np.int8)
        mask[: self.wait] = play.mask(seat)
        mask[self.wait] = not mask.any()
        return mask

    def _shown(self, play: Play) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """What agents see, and the masks as infos, too, where PettingZoo's own loops look for them."""
        masks = {agent: self._mask(play, seat) for seat, agent in enumerate(self.possible_agents)}
        seen = {
            agent: {"observation": play.observation(seat), "action_mask": masks[agent]}
            for seat, agent in enumerate(self.possible_agents)
        }
        return seen, {agent: {"action_mask": mask.copy()} for agent, mask in masks.items()}

    def _running(self) -> Play:
        if self.play is None:
            raise ResetNeeded("call reset() first: there is no game yet")
        return self.play


def parallel_env(
    game: Game | str,
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    rewards: str = "rank",
    asides: str = "none",
    memory: bool = False,
    illegal: str = "refuse",
    render_mode: str | None = None,
) -> GunbaiParallel:
    """A PettingZoo environment in which all seats that are to act do so at once; arguments as of `gym_env`."""
    return GunbaiParallel(Setting(game, seats, options, rewards, asides, memory), illegal, render_mode)
