"""The five special cards: what each adds for its owner in this round (SG4.6)."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.entries import Entry


class SpecialCard(Entry):
    """One special card; a field that an entry does not name adds nothing."""

    def __init__(
        self,
        name: str,
        *,
        attackers: int = 0,
        defenders: int = 0,
        tax: int = 0,
        rice: int = 0,
        recruits: int = 0,
        recruits_at_least: int = 0,
    ) -> None:
        super().__init__("special", name, "SG4.6")
        self.attackers: Final = attackers
        self.defenders: Final = defenders
        self.tax: Final = tax
        self.rice: Final = rice
        self.recruits: Final = recruits
        """More armies with deploy 5, on top of what the event allows (SG4.7)."""
        self.recruits_at_least: Final = recruits_at_least
        """The other reading: so many, whatever the event says (option armies6_shortage)."""


SPECIAL_CARDS: Final = [
    SpecialCard("attack1", attackers=1),
    SpecialCard("defence1", defenders=1),
    SpecialCard("tax1", tax=1),
    SpecialCard("rice1", rice=1),
    SpecialCard("armies6", recruits=1, recruits_at_least=6),
    SpecialCard("none"),
]
"""By the number of the card; the last entry stands for no card."""
