"""Tempers: how a bot of Rising Sun keeps faith, what it asks for and what it gives (RS3, RS5.3, RS6.12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Temper(NamedTuple):
    """Numbers that a player can notice in how a bot deals."""

    faith: float
    """How much of an alliance's worth stands against breaking it: 1 is what it is worth, below is falser."""
    grudge: float
    """How much more a word broken to it counts than one broken to others."""
    sweetener: int
    """Coins it offers for an alliance at most."""
    price: int
    """Coins it asks of whoever proposes an alliance; and how much more than little a deal must be worth to it."""
    gift: int
    """Coins given to an ally whose purse is empty."""
    honest: bool
    """Whether it keeps its promises; else it breaks them as soon as that is worth something."""
    boldness: float = 1.0
    """What it multiplies its bids by."""
    bargains: bool = True
    """Whether it weighs allies and deals at all; else it takes what is given and asks by rule of thumb."""
    remembers: bool = True
    """Whether it believes those less who have broken their word; else everybody is a stranger to it."""


EVEN: Final = Temper(1.0, 1.0, 1, 0, 0, True)
LOYAL: Final = Temper(6.0, 1.0, 2, 0, 1, True)
GREEDY: Final = Temper(1.0, 0.6, 0, 2, 0, True)
TREACHEROUS: Final = Temper(0.1, 0.3, 1, 1, 0, False)
SILENT: Final = Temper(1.0, 1.0, 0, 0, 0, True, 1.0, False)
FORGETFUL: Final = Temper(1.0, 1.0, 1, 0, 0, True, 1.0, True, False)
TEMPERS: Final[Mapping[str, Temper]] = {"loyal": LOYAL, "greedy": GREEDY, "treacherous": TREACHEROUS}
TRIALS: Final[Mapping[str, Temper]] = {"silent": SILENT, "forgetful": FORGETFUL}
"""For comparisons in the arena; nobody is offered them as opponents."""
