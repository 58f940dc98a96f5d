"""The season cards: kind, cost, and how many copies lie in which set and season (RS1.11, RS10.10)."""

from __future__ import annotations

from typing import Final

ENHANCEMENT: Final = 0
VIRTUE: Final = 1
MONSTER: Final = 2
WAR_UPGRADE: Final = 3
WINTER_UPGRADE: Final = 4
CARD_KINDS: Final = ("enhancement", "virtue", "monster", "war_upgrade", "winter_upgrade")

CORE: Final = 0
ARCHWAY: Final = 1
TEAPOT: Final = 2
HORSEMAN: Final = 3
SETS: Final = ("core", "archway", "teapot", "horseman")

SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
SEASONS: Final = ("spring", "summer", "autumn", "winter")


class Card:
    """One kind of card; `copies` lists (set, season, copies)."""

    def __init__(self, name: str, kind: int, cost: int, copies: tuple[tuple[int, int, int], ...]) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.cost: Final = cost
        self.copies: Final = copies


KOMAINU: Final = 0
ONI_OF_SKULLS: Final = 1
PATH_OF_THE_LION: Final = 2
RIGHTEOUSNESS: Final = 3
WAY_OF_THE_SHOGUN: Final = 4
PATH_OF_THE_SERPENT: Final = 5
RESPECT: Final = 6
WAY_OF_BUSHIDO: Final = 7
WAY_OF_THE_RONIN: Final = 8
YUREI: Final = 9
FORM_OF_THE_KITSUNE: Final = 10
FORM_OF_THE_PHOENIX: Final = 11
PATH_OF_THE_DRAGON: Final = 12
RIVER_DRAGON: Final = 13
WAY_OF_THE_MONEYLENDER: Final = 14
BENEVOLENCE: Final = 15
PATH_OF_THE_KENIN: Final = 16
PATH_OF_THE_LIGHT: Final = 17
JUSTICE: Final = 18
ONI_OF_BLOOD: Final = 19
ONI_OF_SOULS: Final = 20
PATH_OF_THE_SAMURAI: Final = 21
FORM_OF_THE_BEAST: Final = 22
ONI_OF_HATE: Final = 23
ONI_OF_SPITE: Final = 24
WAY_OF_THE_KATANA: Final = 25
HONESTY: Final = 26
PATH_OF_THE_PATRON: Final = 27
PATH_OF_THE_WARLORD: Final = 28
LOYALTY: Final = 29
WAY_OF_THE_MERCHANT: Final = 30
FORM_OF_THE_KINDRED: Final = 31
PATH_OF_THE_UNRIGHTEOUS: Final = 32
COURAGE: Final = 33
PATH_OF_THE_NINJA: Final = 34
WAY_OF_THE_RIGHTEOUS: Final = 35
MERCY: Final = 36
PATH_OF_THE_MONKEY: Final = 37
FORM_OF_THE_DEMON: Final = 38
PATH_OF_THE_SPIRIT: Final = 39
WAY_OF_THE_ASHIGARU: Final = 40
CARDS: Final = 41

DECK: Final = (
    Card("komainu", MONSTER, 2, ((CORE, SPRING, 1),)),
    Card("oni_of_skulls", MONSTER, 2, ((CORE, SPRING, 1),)),
    Card("path_of_the_lion", ENHANCEMENT, 0, ((CORE, SPRING, 1),)),
    Card("righteousness", VIRTUE, 2, ((CORE, SPRING, 2),)),
    Card("way_of_the_shogun", WAR_UPGRADE, 2, ((CORE, SPRING, 2),)),
    Card("path_of_the_serpent", ENHANCEMENT, 0, ((CORE, SUMMER, 1),)),
    Card("respect", VIRTUE, 0, ((CORE, SUMMER, 2),)),
    Card("way_of_bushido", WAR_UPGRADE, 3, ((CORE, SUMMER, 1),)),
    Card("way_of_the_ronin", WAR_UPGRADE, 1, ((CORE, SUMMER, 2),)),
    Card("yurei", MONSTER, 3, ((CORE, SUMMER, 1),)),
    Card("form_of_the_kitsune", WINTER_UPGRADE, 4, ((CORE, AUTUMN, 2),)),
    Card("form_of_the_phoenix", WINTER_UPGRADE, 3, ((CORE, AUTUMN, 2),)),
    Card("path_of_the_dragon", ENHANCEMENT, 3, ((CORE, AUTUMN, 1),)),
    Card("river_dragon", MONSTER, 3, ((CORE, AUTUMN, 1),)),
    Card("way_of_the_moneylender", WAR_UPGRADE, 0, ((CORE, AUTUMN, 1),)),
    Card("benevolence", VIRTUE, 1, ((ARCHWAY, SPRING, 2),)),
    Card("path_of_the_kenin", ENHANCEMENT, 2, ((ARCHWAY, SPRING, 2),)),
    Card("path_of_the_light", ENHANCEMENT, 1, ((ARCHWAY, SPRING, 1),)),
    Card("justice", VIRTUE, 1, ((ARCHWAY, SUMMER, 2),)),
    Card("oni_of_blood", MONSTER, 3, ((ARCHWAY, SUMMER, 1), (HORSEMAN, SUMMER, 1))),
    Card("oni_of_souls", MONSTER, 2, ((ARCHWAY, SUMMER, 1), (TEAPOT, SUMMER, 1))),
    Card("path_of_the_samurai", ENHANCEMENT, 2, ((ARCHWAY, SUMMER, 1),)),
    Card("form_of_the_beast", WINTER_UPGRADE, 4, ((ARCHWAY, AUTUMN, 2),)),
    Card("oni_of_hate", MONSTER, 3, ((ARCHWAY, AUTUMN, 1), (TEAPOT, AUTUMN, 1), (HORSEMAN, AUTUMN, 1))),
    Card("oni_of_spite", MONSTER, 3, ((ARCHWAY, AUTUMN, 1), (HORSEMAN, AUTUMN, 1))),
    Card("way_of_the_katana", WAR_UPGRADE, 3, ((ARCHWAY, AUTUMN, 1),)),
    Card("honesty", VIRTUE, 0, ((TEAPOT, SPRING, 2),)),
    Card("path_of_the_patron", ENHANCEMENT, 2, ((TEAPOT, SPRING, 1),)),
    Card("path_of_the_warlord", ENHANCEMENT, 1, ((TEAPOT, SPRING, 2),)),
    Card("loyalty", VIRTUE, 1, ((TEAPOT, SUMMER, 2),)),
    Card("way_of_the_merchant", ENHANCEMENT, 2, ((TEAPOT, SUMMER, 2),)),
    Card("form_of_the_kindred", WINTER_UPGRADE, 3, ((TEAPOT, AUTUMN, 2),)),
    Card("path_of_the_unrighteous", ENHANCEMENT, 0, ((TEAPOT, AUTUMN, 2),)),
    Card("courage", VIRTUE, 3, ((HORSEMAN, SPRING, 2),)),
    Card("path_of_the_ninja", ENHANCEMENT, 2, ((HORSEMAN, SPRING, 1),)),
    Card("way_of_the_righteous", WAR_UPGRADE, 2, ((HORSEMAN, SPRING, 2),)),
    Card("mercy", VIRTUE, 1, ((HORSEMAN, SUMMER, 2),)),
    Card("path_of_the_monkey", ENHANCEMENT, 0, ((HORSEMAN, SUMMER, 2),)),
    Card("form_of_the_demon", WINTER_UPGRADE, 3, ((HORSEMAN, AUTUMN, 2),)),
    Card("path_of_the_spirit", ENHANCEMENT, 2, ((HORSEMAN, AUTUMN, 1),)),
    # Only with the option horseman_summer = ashigaru; its printed cost is not attested, 2 is our choice.
    Card("way_of_the_ashigaru", WAR_UPGRADE, 2, ()),
)
CARD_NAMES: Final[tuple[str, ...]] = tuple(card.name for card in DECK)
COSTS: Final = [card.cost for card in DECK]
VIRTUES: Final = [index for index, card in enumerate(DECK) if card.kind == VIRTUE]


def laid_out(chosen_set: int, season: int, ashigaru: bool) -> list[int]:
    """Copies of each card on display in a season: the core cards and one set (RS5.2b)."""
    copies = [0] * CARDS
    for index, card in enumerate(DECK):
        for card_set, card_season, count in card.copies:
            if card_season == season and card_set in (CORE, chosen_set):
                copies[index] += count
    if ashigaru and chosen_set == HORSEMAN and season == SUMMER:
        copies[PATH_OF_THE_MONKEY] = 0
        copies[WAY_OF_THE_ASHIGARU] = 1
        copies[ONI_OF_SOULS] = 1
    return copies
