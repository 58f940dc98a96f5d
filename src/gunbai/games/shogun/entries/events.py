"""The twelve events of the round: what each changes and how much rice winter takes (SG9)."""

from __future__ import annotations

from typing import Final

ANY: Final = 99


class EventCard:
    """One event. Every field has a value that changes nothing; an entry names only what it changes."""

    def __init__(
        self,
        clause: str,
        winter_rice: int,
        *,
        tax_least: int = 0,
        tax_most: int = ANY,
        rice_least: int = 0,
        rice_most: int = ANY,
        farmers_of_neutral: int = 1,
        castle_defenders: int = 0,
        temples_protect: bool = False,
        theatre_calms: int = 0,
        deploy_5: int = 5,
        deploy_3: int = 3,
    ) -> None:
        self.clause: Final = clause
        self.winter_rice: Final = winter_rice
        self.tax_least: Final = tax_least
        self.tax_most: Final = tax_most
        self.rice_least: Final = rice_least
        self.rice_most: Final = rice_most
        self.farmers_of_neutral: Final = farmers_of_neutral
        self.castle_defenders: Final = castle_defenders
        self.temples_protect: Final = temples_protect
        self.theatre_calms: Final = theatre_calms
        self.deploy_5: Final = deploy_5
        self.deploy_3: Final = deploy_3


EVENT_CARDS: Final = [
    EventCard("SG9.1", 5, theatre_calms=1),
    EventCard("SG9.2", 7, theatre_calms=1),
    EventCard("SG9.3", 3, farmers_of_neutral=2),
    EventCard("SG9.4", 2, castle_defenders=1),
    EventCard("SG9.5", 6, castle_defenders=1),
    EventCard("SG9.6", 3, temples_protect=True),
    EventCard("SG9.8", 0, tax_most=5),
    EventCard("SG9.9", 2, tax_least=6),
    EventCard("SG9.7", 4, temples_protect=True),
    EventCard("SG9.10", 3, rice_least=4),
    EventCard("SG9.11", 4, rice_most=3),
    EventCard("SG9.12", 1, deploy_5=3, deploy_3=2),
    EventCard("", 0),
]
"""By the number of the event; the last entry stands for no event."""
