"""What the season cards are worth to a seat: a table per season of use, and a few that must be counted."""

from __future__ import annotations

from typing import Final

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import Outlook, entry_worth, figure_force, strongholds_of
from gunbai.games.rising_sun.actions import BUY, BUY_FULL, DONE
from gunbai.games.rising_sun.data.figures import BUSHI, RESERVE
from gunbai.games.rising_sun.data.words import MANDATE_TURNS
from gunbai.games.rising_sun.entries.archway import BENEVOLENCE, FORM_OF_THE_BEAST, ONI_OF_SOULS, WAY_OF_THE_KATANA
from gunbai.games.rising_sun.entries.card import COSTS, VIRTUE, Card
from gunbai.games.rising_sun.entries.core import (
    FORM_OF_THE_KITSUNE,
    FORM_OF_THE_PHOENIX,
    PATH_OF_THE_DRAGON,
    WAY_OF_BUSHIDO,
    WAY_OF_THE_RONIN,
    YUREI,
)
from gunbai.games.rising_sun.entries.counts import monsters_owned, oni_owned, virtues_owned
from gunbai.games.rising_sun.entries.horseman import FORM_OF_THE_DEMON, PATH_OF_THE_SPIRIT, WAY_OF_THE_RIGHTEOUS
from gunbai.games.rising_sun.entries.loading import DECK
from gunbai.games.rising_sun.entries.teapot import FORM_OF_THE_KINDRED, HONESTY, LOYALTY, PATH_OF_THE_PATRON
from gunbai.games.rising_sun.rules.figures import count
from gunbai.games.rising_sun.steps.politics.paying import price
from gunbai.games.rising_sun.steps.politics.train import Train
from gunbai.games.rising_sun.table import NOBODY, Table

GIVEN: Final[dict[str, float]] = {
    "path_of_the_lion": 0.9,
    "righteousness": 1.9,
    "way_of_the_shogun": 1.9,
    "respect": 0.8,
    "path_of_the_serpent": 0.8,
    "way_of_the_moneylender": 3.0,
    "benevolence": 2.6,
    "path_of_the_kenin": 1.4,
    "path_of_the_light": 1.6,
    "justice": 1.6,
    "path_of_the_samurai": 1.6,
    "path_of_the_warlord": 1.0,
    "way_of_the_merchant": 2.0,
    "path_of_the_unrighteous": 0.7,
    "courage": 3.4,
    "path_of_the_ninja": 0.9,
    "mercy": 1.4,
    "path_of_the_monkey": 0.9,
    "way_of_the_ashigaru": 1.6,
}
"""By card: what it gives per season in which it will work, this one included."""
EARLY: Final = (
    "path_of_the_kenin",
    "path_of_the_light",
    "path_of_the_samurai",
    "path_of_the_warlord",
    "path_of_the_patron",
    "path_of_the_ninja",
    "path_of_the_monkey",
    "path_of_the_spirit",
    "way_of_the_merchant",
    "benevolence",
    "honesty",
    "path_of_the_unrighteous",
)
"""Cards that work in the political phase: the later they are bought, the less is left of this season for them."""
VIRTUE_TO_COME: Final[list[float]] = [1.0, 0.8, 0.0, 0.0]
"""By season: a new virtue for a Way of Bushido or a Form of the Phoenix that may still be bought."""
MONSTER_TO_COME: Final[list[float]] = [1.2, 0.9, 0.0, 0.0]
MONSTER_LATER: Final[list[float]] = [0.5, 0.3, 0.0, 0.0]
"""By season: a point of Force in the wars of the seasons after this one."""

HANDED_COIN: Final = 2.3
"""RS10.19: two points and a step of honor for a coin that somebody else gets."""

# By card, because play-outs ask thousands of times a second. Of cards from outside nothing is known.
PER_SEASON: Final[list[float]] = [GIVEN.get(card.name, 0.0) for card in DECK]
IS_EARLY: Final[list[bool]] = [card.name in EARLY for card in DECK]


def best_purchase(out: Outlook, discount: int) -> float:
    """What the best card on display would gain the seat, 0 if none is worth its price."""
    table = out.table
    most = 0.0
    for card in range(len(table.market)):
        if table.market[card]:
            cost = price(table, out.seat, COSTS[card], discount)
            if cost <= table.coins[out.seat]:
                most = max(most, card_worth(out, card) - cost * w.COIN)
    return most


def purchase_worth(out: Outlook, card: int, discount: int) -> float:
    """A card less its price; Benevolence gives a part of the price back as points and honor (RS10.19)."""
    table = out.table
    cost = price(table, out.seat, COSTS[card], discount)
    handed = min(cost, BENEVOLENCE.copies(table, out.seat))
    return card_worth(out, card) - cost * w.COIN + HANDED_COIN * handed


def purchase_values(out: Outlook, step: Train, ids: list[int]) -> list[float]:
    """Train and Ryujin."""
    found = []
    for id in ids:
        if id == DONE:
            found.append(0.0)
        elif BUY_FULL.has(id):
            found.append(purchase_worth(out, BUY_FULL.only(id), 0))
        else:
            found.append(purchase_worth(out, BUY.only(id), step.discount))
    return found


def card_worth(out: Outlook, card: int) -> float:
    """What one more copy of a card is worth to a seat, its price not counted."""
    table, seat = out.table, out.seat
    if DECK[card].figure >= 0:
        return monster_worth(out, DECK[card])
    known = card < len(PER_SEASON)
    now = 1.0 - table.turn / MANDATE_TURNS if known and IS_EARLY[card] else 1.0
    value = ((PER_SEASON[card] if known else 0.0) + counted(table, seat, card)) * (2.0 - table.season + now)
    value += winter_upgrade_worth(table, seat, card)
    if DECK[card].type == VIRTUE and not table.has(seat, card):
        bushido = WAY_OF_BUSHIDO.copies(table, seat) * (2 + 2 * w.COIN) * (3 - table.season)
        value += 3.0 * FORM_OF_THE_PHOENIX.copies(table, seat) + bushido + VIRTUE_TO_COME[table.season]
    return value


def counted(table: Table, seat: int, card: int) -> float:
    """Cards whose worth a season hangs on how the seat stands."""
    allied = table.ally[seat] != NOBODY
    if card == WAY_OF_BUSHIDO.index:
        return (2 + 2 * w.COIN) * (virtues_owned(table, seat) + 0.3)
    if card == WAY_OF_THE_RONIN.index:
        return 2 * (w.COIN if table.clan(seat).turns_ronin_into_coins else w.RONIN)
    if card == HONESTY.index:
        return 2.0 * MANDATE_TURNS / table.seats * (0.9 if allied else 0.5)
    if card == LOYALTY.index:
        return 3.6 if allied else 2.0
    if card == PATH_OF_THE_PATRON.index:
        return 2.4 * w.COIN * (1.3 if table.rank[seat] < table.seats - 2 else 0.4)
    if card == PATH_OF_THE_SPIRIT.index:
        return 4.0 if table.rank[seat] == 0 else 0.8
    if card == WAY_OF_THE_RIGHTEOUS.index:
        return 1.2 * w.COIN * (table.seats - 1 - table.rank[seat])
    if card == WAY_OF_THE_KATANA.index:
        return 0.8 * (6 - count(table, seat, BUSHI, RESERVE))
    if card == PATH_OF_THE_DRAGON.index:
        return 3.5 + (2.5 if YUREI.copies(table, seat) else 0.0)
    return 0.0


def winter_upgrade_worth(table: Table, seat: int, card: int) -> float:
    """RS11.2: what the upgrade scores as things stand, and a little that may still come."""
    if card == FORM_OF_THE_KITSUNE.index:
        return 3.0 * (strongholds_of(table, seat) + 0.2)
    if card == FORM_OF_THE_PHOENIX.index:
        return 3.0 * virtues_owned(table, seat)
    if card == FORM_OF_THE_BEAST.index:
        return 3.0 * (monsters_owned(table, seat) + 0.2)
    if card == FORM_OF_THE_DEMON.index:
        return 3.0 * (oni_owned(table, seat) + 0.2)
    if card == FORM_OF_THE_KINDRED.index:
        return 3.0 * table.allied_seasons[seat]
    return 0.0


def monster_worth(out: Outlook, card: Card) -> float:
    """RS6.10: where it would be summoned now, what it does there, and what owning it scores in winter."""
    table, seat, kind = out.table, out.seat, card.figure
    might = figure_force(table, seat, kind)
    here = -9.0
    anywhere = table.clan(seat).summons_anywhere or not strongholds_of(table, seat)
    for p in range(8):
        if anywhere or table.strongholds[seat * 8 + p]:
            here = max(here, out.added(p, might) + entry_worth(table, seat, kind, p))
    is_oni = card.monster is not None and card.monster.is_oni
    forms = FORM_OF_THE_BEAST.copies(table, seat) + (FORM_OF_THE_DEMON.copies(table, seat) if is_oni else 0)
    souls = 2.0 if card is ONI_OF_SOULS or (is_oni and ONI_OF_SOULS.copies(table, seat)) else 0.0
    return here + might * MONSTER_LATER[table.season] + 3.0 * forms + souls + MONSTER_TO_COME[table.season] + w.FIGURE
