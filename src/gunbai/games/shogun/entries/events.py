"""The twelve events of the round: what each changes and how much rice winter takes (SG9)."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.entries import Entry

ANY: Final = 99


class EventCard(Entry):
    """One event. Every field has a value that changes nothing; an entry names only what it changes."""

    def __init__(
        self,
        name: str,
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
        super().__init__("event", name, clause)
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
    EventCard("plays_calm_5", "SG9.1", 5, theatre_calms=1),
    EventCard("plays_calm_7", "SG9.2", 7, theatre_calms=1),
    EventCard("village_militia", "SG9.3", 3, farmers_of_neutral=2),
    EventCard("strong_walls_2", "SG9.4", 2, castle_defenders=1),
    EventCard("strong_walls_6", "SG9.5", 6, castle_defenders=1),
    EventCard("temple_peace_3", "SG9.6", 3, temples_protect=True),
    EventCard("low_taxes", "SG9.8", 0, tax_most=5),
    EventCard("high_taxes", "SG9.9", 2, tax_least=6),
    EventCard("temple_peace_4", "SG9.7", 4, temples_protect=True),
    EventCard("good_harvest", "SG9.10", 3, rice_least=4),
    EventCard("poor_harvest", "SG9.11", 4, rice_most=3),
    EventCard("few_recruits", "SG9.12", 1, deploy_5=3, deploy_3=2),
    EventCard("none", "SG3.5", 0),
]
"""By the number of the event; the last entry stands for no event."""
