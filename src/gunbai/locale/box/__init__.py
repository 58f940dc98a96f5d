"""What lies in the box of each game, as documents for the rulebook: board, pieces, cards and starting tables.

Everything comes out of the engine's own tables; a page that shows it retypes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gunbai.locale.box.rising_sun import RisingSunBox, rising_sun_box
from gunbai.locale.box.shogun import ShogunBox, shogun_box

BOXES: Final[dict[str, Callable[[], RisingSunBox | ShogunBox]]] = {"rising-sun": rising_sun_box, "shogun": shogun_box}
"""The games whose box is known, and what makes its document."""


def things_of(game: str) -> list[str]:
    """The messages of everything in the box that has a name and a text: `card-yurei`, `action-castle`."""
    if game == "shogun":
        shogun = shogun_box()
        return [
            *(f"action-{action}" for action in shogun["actions"]),
            *(f"building-{building}" for building in shogun["majority"]),
            *(f"special-{special}" for special in shogun["specials"]),
            *(f"event-{event['name']}" for event in shogun["events"]),
        ]
    rising_sun = rising_sun_box()
    return [
        *(f"clan-{clan['name']}" for clan in rising_sun["clans"]),
        *(f"mandate-{mandate}" for mandate in rising_sun["mandates"]),
        *(f"kami-{kami}" for kami in rising_sun["kami"]),
        *(f"advantage-{advantage}" for advantage in rising_sun["advantages"]),
        *(f"card-{card['name']}" for card in rising_sun["cards"]),
    ]
