"""OpenSpiel: importing this module registers `gunbai_rising_sun` and `gunbai_shogun`.

Luck is sampled inside the rules, so there are no chance nodes. Clones and serialised states keep it: the same actions
meet the same draws. Information states are made of what the seat saw, heard and did.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from gunbai.extras import lacking

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise lacking(error, "research") from None

from gunbai.games.registry import GAMES
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.errors import BadInput, GunbaiError
from gunbai.research.play import Play, Setting

LONGEST = 20_000
"""Decisions that no game reaches."""
MOST = {"win": 1.0, "rank": 1.0, "score": 500.0}
LEAST = {"win": 0.0, "rank": -1.0, "score": -500.0}
PARAMETERS = {"players": 4, "seed": -1, "options": "", "rewards": "rank", "asides": "none"}
"""`seed` -1 is new luck for each game; `options` are written as `name:value`, parted by semicolons."""


def game_type(name: str) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=f"gunbai_{name.replace('-', '_')}",
        long_name=f"Gunbai: {name.replace('-', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=3,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(PARAMETERS),
    )


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games as a game of OpenSpiel; each subclass names its own."""

    name = ""
    kind: Any = None

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        try:
            self.setting = Setting(
                self.name,
                int(given["players"]),
                options_of(str(given["options"])),
                str(given["rewards"]),
                str(given["asides"]),
                memory=True,
            )
        except GunbaiError as error:
            raise pyspiel.SpielError(str(error)) from None
        self.seed = int(given["seed"])
        super().__init__(self.kind, game_info(self.setting), dict(params or {}))

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        if params:
            raise pyspiel.SpielError(f"expected no parameters of an observer, got {sorted(params)}")
        return Observer(self.setting, bool(iig_obs_type and iig_obs_type.perfect_recall))


def options_of(text: str) -> dict[str, str]:
    """The options of a text such as `set:teapot;courage:battle`.

    >>> options_of("side:moon;years:1")
    {'side': 'moon', 'years': '1'}
    """
    found = {}
    for part in filter(None, text.split(";")):
        name, sign, value = part.partition(":")
        if not sign:
            raise BadInput("options", "name:value, parted by semicolons", repr(part))
        found[name] = value
    return found


def game_info(setting: Setting) -> Any:
    """The bounds of a game in a setting."""
    return pyspiel.GameInfo(
        num_distinct_actions=setting.actions,
        max_chance_outcomes=0,
        num_players=setting.seats,
        min_utility=LEAST[setting.rewards],
        max_utility=MOST[setting.rewards],
        max_game_length=LONGEST,
    )


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A running game. OpenSpiel copies and pickles what is in its attributes: the play, its luck included."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.play: Play = game.setting.begun(None if game.seed < 0 else game.seed)

    def current_player(self) -> int:
        actors = self.play.actors()
        return actors[0] if actors else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.ids(player)

    def _apply_action(self, action: int) -> None:
        try:
            self.play.act(self.current_player(), action)
        except GunbaiError as error:
            raise pyspiel.SpielError(str(error)) from None

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player} {self.play.setting.text(action)}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """A world that the player cannot tell from this one by what it sees: what searches such as IS-MCTS ask for."""
        twin: OpenSpielState = self.clone()
        twin.play = self.play.imagined(player, random.Random(sampler()))
        return twin

    def is_terminal(self) -> bool:
        return self.play.is_over()

    def returns(self) -> list[float]:
        return self.play.rewards()

    def __str__(self) -> str:
        """The position as a fingerprint: the same for a clone, another one for every other position."""
        return f"{self.play.state!r} {self.play.state.digest()}"


class Observer:
    """What a player observes, as numbers and as words; with perfect recall, what it heard and did as well."""

    def __init__(self, setting: Setting, remembers: bool) -> None:
        self.setting = setting
        self.remembers = remembers
        layout = setting.game.layout()
        self.tensor = np.zeros(layout.information_size if remembers else layout.size, np.float32)
        self.dict = {
            part.name: self.tensor[start : start + part.size].reshape(part.shape())
            for part, start in zip(layout.parts, layout.starts, strict=True)
        }
        if remembers:
            self.dict["heard"] = self.tensor[layout.size :]

    def set_from(self, state: OpenSpielState, player: int) -> None:
        encoder = state.play.encoder
        write = encoder.information if self.remembers else encoder.observation
        self.tensor[:] = np.frombuffer(write(state.play.state, player), dtype=np.uint8)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """All that the player ever heard and did, which decides its view; without recall the view in words."""
        play = state.play
        if self.remembers:
            told = play.journal.heard_by(player)
            return "\n".join([f"seat {player}", *(f"did {one}" if isinstance(one, int) else repr(one) for one in told)])
        return "\n".join(self.setting.game.layout().words(play.encoder.observation(play.state, player)))


def register() -> None:
    """Make both games known to OpenSpiel."""
    for name in GAMES:
        kind = game_type(name)
        made = type(f"OpenSpiel{name.title().replace('-', '')}", (OpenSpielGame,), {"name": name, "kind": kind})
        pyspiel.register_game(kind, made)
        game_by_name(name)


register()
