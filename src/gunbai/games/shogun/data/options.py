"""The options of a game, first value the default; the rulings that no option covers are named in the clauses."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.options import Option
from gunbai.kernel.vocabulary import Vocabulary

NAME: Final = "shogun"
RULES_VERSION: Final = 1
"""Raised by every change that alters replay."""

SIDE: Final = 0
SETUP: Final = 1
YIELD: Final = 2
ACTION_WINDOW: Final = 3
ARMIES6_SHORTAGE: Final = 4
TOWER: Final = 5
YEARS: Final = 6
MOON_THREE: Final = 7

OPTIONS: Final = (
    Option("side", ("sun", "moon"), "SG2.1"),
    Option("setup", ("draft", "tables"), "SG2.6"),
    Option("yield", ("kept", "if_held"), "SG5.4"),
    Option("action_window", ("five", "one_by_one"), "SG3.3"),
    Option("armies6_shortage", ("4", "6"), "SG4.7"),
    Option("tower", ("shelves", "spielbyweb"), "SG6.11"),
    Option("years", ("2", "1"), "SG3.1"),
    Option("moon_three", ("no", "assumed"), "SG1.1"),
)
OPTION: Final = Vocabulary("option", [option.name for option in OPTIONS])
