"""Small prompts: a kami's gift, and who goes first (RS7.1, RS2.5)."""

from __future__ import annotations

from gunbai.games.rising_sun.actions import FIRST, LAST, NO, YES
from gunbai.games.rising_sun.data.figures import ONI_OF_BLOOD, ONI_OF_SKULLS
from gunbai.games.rising_sun.data.words import AMATERASU, POLITICS
from gunbai.games.rising_sun.entries.horseman import WAY_OF_THE_RIGHTEOUS
from gunbai.games.rising_sun.rules.figures import count
from gunbai.games.rising_sun.steps.politics.kami import KamiGift
from gunbai.games.rising_sun.table import Table


def choose_gift(table: Table, step: KamiGift, seat: int) -> int:
    """Gifts are taken; only Amaterasu's can hurt: two Oni are strong in the hands of the least honored."""
    return NO if step.kami == AMATERASU and lives_on_shame(table, seat) else YES


def lives_on_shame(table: Table, seat: int) -> bool:
    """The least honored with an Oni of Skulls or of Blood at war."""
    if table.rank[seat] < table.seats - 1:
        return False
    for province in table.wars:
        if count(table, seat, ONI_OF_SKULLS, province) or count(table, seat, ONI_OF_BLOOD, province):
            return True
    return False


def choose_order(table: Table, seat: int) -> int:
    """At the end of a Recruit the last one sees most; at the start of a war whoever takes coins wants full purses."""
    return LAST if table.phase == POLITICS or WAY_OF_THE_RIGHTEOUS.copies(table, seat) else FIRST
