"""Tempers: how a bot of Rising Sun keeps faith, what it asks for and what it gives (RS3, RS5.3, RS6.12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Temper(NamedTuple):
    """Numbers that a player can notice in how a bot deals."""

    faith: float
    """How much of an alliance's worth stands against breaking it: 1 is what it is worth, below is falser."""
    gratitude: float
    """How much of what an ally-to-be has paid counts for it."""
    grudge: float
    """How long broken faith is held against others."""
    sweetener: int
    """Coins offered to a wanted ally when somebody will be left out."""
    price: int
    """Coins asked of whoever proposes an alliance, and of the ally for peace."""
    pays: int
    """Coins it lets others ask of it for an alliance; `buys_peace` whether also for keeping one."""
    buys_peace: bool
    gift: int
    """Coins given to an ally whose purse is empty."""
    honest: bool
    """Whether being paid binds it for the season."""
    boldness: float = 1.0
    """What it multiplies its bids by."""


EVEN: Final = Temper(1.0, 1.0, 1.0, 1, 0, 1, False, 0, True)
LOYAL: Final = Temper(6.0, 1.5, 1.0, 2, 0, 2, True, 1, True)
GREEDY: Final = Temper(1.0, 0.6, 0.6, 0, 2, 0, False, 0, True)
TREACHEROUS: Final = Temper(0.1, 0.2, 0.3, 1, 1, 0, False, 0, False)
TEMPERS: Final[Mapping[str, Temper]] = {"loyal": LOYAL, "greedy": GREEDY, "treacherous": TREACHEROUS}
