"""The options of a game, first value the default; the rulings that no option covers are named in the clauses."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.options import Option

NAME: Final = "rising-sun"
RULES_VERSION: Final = 1
"""Raised by every change that alters replay."""

SET: Final = 0
SHRINE_TILES: Final = 1
SHIKOKU_REWARD: Final = 2
NAGATO_KYUSHU_VP: Final = 3
EDO_KYOTO_BORDER: Final = 4
HORSEMAN_SUMMER: Final = 5
ONI_HATE_FORCE: Final = 6
COURAGE: Final = 7
JUSTICE: Final = 8
BUSHIDO: Final = 9
CLANS_IN_PLAY: Final = 10

ANY_CLANS: Final = (
    "random",
    "koi+lotus+turtle",
    "koi+lotus+dragonfly",
    "koi+lotus+bonsai",
    "koi+turtle+dragonfly",
    "koi+turtle+bonsai",
    "koi+dragonfly+bonsai",
    "lotus+turtle+dragonfly",
    "lotus+turtle+bonsai",
    "lotus+dragonfly+bonsai",
    "turtle+dragonfly+bonsai",
    "koi+lotus+turtle+dragonfly",
    "koi+lotus+turtle+bonsai",
    "koi+lotus+dragonfly+bonsai",
    "koi+turtle+dragonfly+bonsai",
    "lotus+turtle+dragonfly+bonsai",
    "koi+lotus+turtle+dragonfly+bonsai",
)

OPTIONS: Final = (
    Option("set", ("archway", "teapot", "horseman", "random"), "RS4.5"),
    Option("shrines", ("random", "first_game"), "RS4.4"),
    Option("shikoku_reward", ("coins", "ronin"), "RS6.11"),
    Option("nagato_kyushu_vp", ("true", "false"), "RS6.11"),
    Option("edo_kyoto_border", ("true", "false"), "RS1.2"),
    Option("horseman_summer", ("monkey", "ashigaru"), "RS1.11"),
    Option("oni_hate_force", ("1", "4"), "RS1.4"),
    Option("courage", ("any", "battle"), "RS10.11"),
    Option("justice", ("player", "event"), "RS10.11"),
    Option("bushido", ("per_virtue", "coins_once"), "RS10.11"),
    Option("clans", ANY_CLANS, "RS4.1"),
)
