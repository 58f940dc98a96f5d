"""What the season cards are worth to a seat: a table per season of use, and a few that must be counted."""

from __future__ import annotations

from typing import Final

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import Outlook, entry_worth, figure_force, strongholds_of
from gunbai.games.rising_sun.actions import BUY, BUY_FULL, DONE
from gunbai.games.rising_sun.cards.counts import monsters_owned, oni_owned, virtues_owned
from gunbai.games.rising_sun.data import cards as c
from gunbai.games.rising_sun.data.clans import DRAGONFLY, KOI
from gunbai.games.rising_sun.data.figures import BUSHI, KIND_OF_CARD, ONI_CARDS, RESERVE
from gunbai.games.rising_sun.data.words import MANDATE_TURNS
from gunbai.games.rising_sun.rules.figures import count
from gunbai.games.rising_sun.steps.paying import price
from gunbai.games.rising_sun.table import NOBODY, Table

GIVEN_BY_CARD: Final[dict[int, float]] = {
    c.PATH_OF_THE_LION: 0.9,
    c.RIGHTEOUSNESS: 1.9,
    c.WAY_OF_THE_SHOGUN: 1.9,
    c.RESPECT: 0.8,
    c.PATH_OF_THE_SERPENT: 0.8,
    c.WAY_OF_THE_MONEYLENDER: 3.0,
    c.BENEVOLENCE: 2.6,
    c.PATH_OF_THE_KENIN: 1.4,
    c.PATH_OF_THE_LIGHT: 1.6,
    c.JUSTICE: 1.6,
    c.PATH_OF_THE_SAMURAI: 1.6,
    c.PATH_OF_THE_WARLORD: 1.0,
    c.WAY_OF_THE_MERCHANT: 2.0,
    c.PATH_OF_THE_UNRIGHTEOUS: 0.7,
    c.COURAGE: 3.4,
    c.PATH_OF_THE_NINJA: 0.9,
    c.MERCY: 1.4,
    c.PATH_OF_THE_MONKEY: 0.9,
    c.WAY_OF_THE_ASHIGARU: 1.6,
}
"""Per season in which the card will work, this one included."""
EARLY_CARDS: Final = (
    c.PATH_OF_THE_KENIN,
    c.PATH_OF_THE_LIGHT,
    c.PATH_OF_THE_SAMURAI,
    c.PATH_OF_THE_WARLORD,
    c.PATH_OF_THE_PATRON,
    c.PATH_OF_THE_NINJA,
    c.PATH_OF_THE_MONKEY,
    c.PATH_OF_THE_SPIRIT,
    c.WAY_OF_THE_MERCHANT,
    c.BENEVOLENCE,
    c.HONESTY,
    c.PATH_OF_THE_UNRIGHTEOUS,
)
"""Cards that work in the political phase: the later they are bought, the less is left of this season for them."""
VIRTUE_TO_COME: Final[list[float]] = [1.0, 0.8, 0.0, 0.0]
"""By season: a new virtue for a Way of Bushido or a Form of the Phoenix that may still be bought."""
MONSTER_TO_COME: Final[list[float]] = [1.2, 0.9, 0.0, 0.0]
MONSTER_LATER: Final[list[float]] = [0.5, 0.3, 0.0, 0.0]
"""By season: a point of Force in the wars of the seasons after this one."""

HANDED_COIN: Final = 2.3
"""RS10.19: two points and a step of honor for a coin that somebody else gets."""

# By card, because play-outs ask thousands of times a second.
PER_SEASON: Final[list[float]] = [GIVEN_BY_CARD.get(card, 0.0) for card in range(c.CARDS)]
IS_EARLY: Final[list[bool]] = [card in EARLY_CARDS for card in range(c.CARDS)]
IS_VIRTUE: Final[list[bool]] = [c.DECK[card].kind == c.VIRTUE for card in range(c.CARDS)]
IS_ONI: Final[list[bool]] = [card in ONI_CARDS for card in range(c.CARDS)]


def best_purchase(out: Outlook, discount: int) -> float:
    """What the best card on display would gain the seat, 0 if none is worth its price."""
    t = out.t
    most = 0.0
    for card in range(c.CARDS):
        if t.market[card]:
            cost = price(t, out.seat, c.COSTS[card], discount)
            if cost <= t.coins[out.seat]:
                most = max(most, card_worth(out, card) - cost * w.COIN)
    return most


def purchase_worth(out: Outlook, card: int, discount: int) -> float:
    """A card less its price; Benevolence gives a part of the price back as points and honor (RS10.19)."""
    t = out.t
    cost = price(t, out.seat, c.COSTS[card], discount)
    handed = min(cost, t.has(out.seat, c.BENEVOLENCE))
    return card_worth(out, card) - cost * w.COIN + HANDED_COIN * handed


def purchase_values(out: Outlook, ids: list[int]) -> list[float]:
    """Train and Ryujin; the last number of the frame is the discount."""
    discount = out.t.stack[-1]
    found = []
    for id in ids:
        if id == DONE:
            found.append(0.0)
        elif id >= BUY_FULL:
            found.append(purchase_worth(out, id - BUY_FULL, 0))
        else:
            found.append(purchase_worth(out, id - BUY, discount))
    return found


def card_worth(out: Outlook, card: int) -> float:
    """What one more copy of a card is worth to a seat, its price not counted."""
    t, seat = out.t, out.seat
    if KIND_OF_CARD[card] >= 0:
        return monster_worth(out, card)
    now = 1.0 - t.turn / MANDATE_TURNS if IS_EARLY[card] else 1.0
    value = (PER_SEASON[card] + counted(t, seat, card)) * (2.0 - t.season + now)
    value += winter_upgrade_worth(t, seat, card)
    if IS_VIRTUE[card] and not t.has(seat, card):
        bushido = t.has(seat, c.WAY_OF_BUSHIDO) * (2 + 2 * w.COIN) * (3 - t.season)
        value += 3.0 * t.has(seat, c.FORM_OF_THE_PHOENIX) + bushido + VIRTUE_TO_COME[t.season]
    return value


def counted(t: Table, seat: int, card: int) -> float:
    """Cards whose worth a season hangs on how the seat stands."""
    allied = t.ally[seat] != NOBODY
    if card == c.WAY_OF_BUSHIDO:
        return (2 + 2 * w.COIN) * (virtues_owned(t, seat) + 0.3)
    if card == c.WAY_OF_THE_RONIN:
        return 2 * (w.COIN if t.clans[seat] == KOI else w.RONIN)
    if card == c.HONESTY:
        return 2.0 * MANDATE_TURNS / t.n * (0.9 if allied else 0.5)
    if card == c.LOYALTY:
        return 3.6 if allied else 2.0
    if card == c.PATH_OF_THE_PATRON:
        return 2.4 * w.COIN * (1.3 if t.rank[seat] < t.n - 2 else 0.4)
    if card == c.PATH_OF_THE_SPIRIT:
        return 4.0 if t.rank[seat] == 0 else 0.8
    if card == c.WAY_OF_THE_RIGHTEOUS:
        return 1.2 * w.COIN * (t.n - 1 - t.rank[seat])
    if card == c.WAY_OF_THE_KATANA:
        return 0.8 * (6 - count(t, seat, BUSHI, RESERVE))
    if card == c.PATH_OF_THE_DRAGON:
        return 3.5 + (2.5 if t.has(seat, c.YUREI) else 0.0)
    return 0.0


def winter_upgrade_worth(t: Table, seat: int, card: int) -> float:
    """RS11.2: what the upgrade scores as things stand, and a little that may still come."""
    if card == c.FORM_OF_THE_KITSUNE:
        return 3.0 * (strongholds_of(t, seat) + 0.2)
    if card == c.FORM_OF_THE_PHOENIX:
        return 3.0 * virtues_owned(t, seat)
    if card == c.FORM_OF_THE_BEAST:
        return 3.0 * (monsters_owned(t, seat) + 0.2)
    if card == c.FORM_OF_THE_DEMON:
        return 3.0 * (oni_owned(t, seat) + 0.2)
    if card == c.FORM_OF_THE_KINDRED:
        return 3.0 * t.allied_seasons[seat]
    return 0.0


def monster_worth(out: Outlook, card: int) -> float:
    """RS6.10: where it would be summoned now, what it does there, and what owning it scores in winter."""
    t, seat, kind = out.t, out.seat, KIND_OF_CARD[card]
    might = figure_force(t, seat, kind)
    here = -9.0
    anywhere = t.clans[seat] == DRAGONFLY or not strongholds_of(t, seat)
    for p in range(8):
        if anywhere or t.strongholds[seat * 8 + p]:
            here = max(here, out.added(p, might) + entry_worth(t, seat, kind, p))
    forms = t.has(seat, c.FORM_OF_THE_BEAST) + (t.has(seat, c.FORM_OF_THE_DEMON) if IS_ONI[card] else 0)
    souls = 2.0 if card == c.ONI_OF_SOULS or (IS_ONI[card] and t.has(seat, c.ONI_OF_SOULS)) else 0.0
    return here + might * MONSTER_LATER[t.season] + 3.0 * forms + souls + MONSTER_TO_COME[t.season] + w.FIGURE
