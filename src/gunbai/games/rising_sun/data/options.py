"""The options of a game, first value the default; the rulings that no option covers are named in the clauses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from gunbai.games.rising_sun.data.words import SET as SET_WORDS
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
MONKEY: Final = 0
ASHIGARU: Final = 1
"""Values of horseman_summer."""

OPTIONS: Final[list[Option]] = [
    Option("set", (*SET_WORDS.words, "random"), "RS4.5"),
    Option("shrines", ("random", "first_game"), "RS4.4"),
    Option("shikoku_reward", ("coins", "ronin"), "RS6.11"),
    Option("nagato_kyushu_vp", ("true", "false"), "RS6.11"),
    Option("edo_kyoto_border", ("true", "false"), "RS1.2"),
    Option("horseman_summer", ("monkey", "ashigaru"), "RS1.11"),
    Option("oni_hate_force", ("1", "4"), "RS1.4"),
    Option("courage", ("any", "battle"), "RS10.11"),
    Option("justice", ("player", "event"), "RS10.11"),
    Option("bushido", ("per_virtue", "coins_once"), "RS10.11"),
]
"""The option `clans` follows when the game is made and all clans are known."""


def any_clans(clans: Sequence[str], seat_counts: Sequence[int]) -> tuple[str, ...]:
    """Which clans may play: `random`, or any of them that are as many as there are seats."""
    chosen = [combination for seats in seat_counts for combination in combinations(clans, seats)]
    return ("random", *("+".join(names) for names in chosen))


def close(clans: Sequence[str], seat_counts: Sequence[int]) -> None:
    """Add the option that says which clans play."""
    OPTIONS.append(Option("clans", any_clans(clans, seat_counts), "RS4.1"))
