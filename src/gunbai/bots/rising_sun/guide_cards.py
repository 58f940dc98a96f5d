"""What cards and worship are worth in play-outs: steady's tables, read without dictionaries."""

from __future__ import annotations

from typing import Final

from gunbai.bots.rising_sun import cards as known
from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.guide_field import COIN, FIGURE, RONIN, Sight, entry_worth, figure_force
from gunbai.games.rising_sun.cards.counts import monsters_owned, oni_owned, virtues_owned
from gunbai.games.rising_sun.data import cards as c
from gunbai.games.rising_sun.data.clans import DRAGONFLY, KOI
from gunbai.games.rising_sun.data.figures import (
    BUSHI,
    KIND_OF_CARD,
    KOMAINU,
    ONI_CARDS,
    PLACES,
    RESERVE,
    SHINTO,
    SHRINE,
)
from gunbai.games.rising_sun.data.words import AMATERASU, MANDATE_TURNS, POLITICS, SUSANOO
from gunbai.games.rising_sun.figures import count
from gunbai.games.rising_sun.force import force
from gunbai.games.rising_sun.steps.paying import price
from gunbai.games.rising_sun.table import NOBODY, Table

_KNOWN: Final = vars(known)
"""By name, because mypyc meets this module before it has typed that one."""
PER_SEASON: Final[list[float]] = [known.PER_SEASON.get(card, 0.0) for card in range(c.CARDS)]
IS_EARLY: Final[list[bool]] = [card in _KNOWN["EARLY_CARDS"] for card in range(c.CARDS)]
IS_VIRTUE: Final[list[bool]] = [c.DECK[card].kind == c.VIRTUE for card in range(c.CARDS)]
IS_ONI: Final[list[bool]] = [card in ONI_CARDS for card in range(c.CARDS)]
VIRTUE_TO_COME: Final[list[float]] = list(_KNOWN["VIRTUE_TO_COME"])
MONSTER_TO_COME: Final[list[float]] = list(_KNOWN["MONSTER_TO_COME"])
MONSTER_LATER: Final[list[float]] = list(_KNOWN["MONSTER_LATER"])
KAMI_WORTH: Final[list[float]] = list(w.KAMI_WORTH)
KAMI_HOLDS: Final[list[float]] = list(w.KAMI_HOLDS)
BEHIND: Final = 0
EVEN: Final = 1
AHEAD: Final = 3
FAR: Final = 9


def best_purchase(sight: Sight, discount: int) -> float:
    """What the best card on display would gain the seat, 0 if none is worth its price."""
    t = sight.t
    most = 0.0
    for card in range(c.CARDS):
        if t.market[card]:
            cost = price(t, sight.seat, c.COSTS[card], discount)
            if cost <= t.coins[sight.seat]:
                most = max(most, card_worth(sight, card) - cost * COIN)
    return most


def purchase_worth(sight: Sight, card: int, discount: int) -> float:
    """A card less its price; Benevolence gives a part of the price back as points and honor (RS10.19)."""
    t = sight.t
    cost = price(t, sight.seat, c.COSTS[card], discount)
    handed = min(cost, t.has(sight.seat, c.BENEVOLENCE))
    return card_worth(sight, card) - cost * COIN + 2.3 * handed


def card_worth(sight: Sight, card: int) -> float:
    """What one more copy of a card is worth to a seat, its price not counted."""
    t, seat = sight.t, sight.seat
    if KIND_OF_CARD[card] >= 0:
        return monster_worth(sight, card)
    now = 1.0 - t.turn / MANDATE_TURNS if IS_EARLY[card] else 1.0
    value = (PER_SEASON[card] + counted(t, seat, card)) * (2.0 - t.season + now)
    value += winter_upgrade_worth(t, seat, card)
    if IS_VIRTUE[card] and not t.has(seat, card):
        bushido = t.has(seat, c.WAY_OF_BUSHIDO) * (2 + 2 * COIN) * (3 - t.season)
        value += 3.0 * t.has(seat, c.FORM_OF_THE_PHOENIX) + bushido + VIRTUE_TO_COME[t.season]
    return value


def counted(t: Table, seat: int, card: int) -> float:
    """Cards whose worth a season hangs on how the seat stands."""
    allied = t.ally[seat] != NOBODY
    if card == c.WAY_OF_BUSHIDO:
        return (2 + 2 * COIN) * (virtues_owned(t, seat) + 0.3)
    if card == c.WAY_OF_THE_RONIN:
        return 2 * (COIN if t.clans[seat] == KOI else RONIN)
    if card == c.HONESTY:
        return 2.0 * MANDATE_TURNS / t.n * (0.9 if allied else 0.5)
    if card == c.LOYALTY:
        return 3.6 if allied else 2.0
    if card == c.PATH_OF_THE_PATRON:
        return 2.4 * COIN * (1.3 if t.rank[seat] < t.n - 2 else 0.4)
    if card == c.PATH_OF_THE_SPIRIT:
        return 4.0 if t.rank[seat] == 0 else 0.8
    if card == c.WAY_OF_THE_RIGHTEOUS:
        return 1.2 * COIN * (t.n - 1 - t.rank[seat])
    if card == c.WAY_OF_THE_KATANA:
        return 0.8 * (6 - count(t, seat, BUSHI, RESERVE))
    if card == c.PATH_OF_THE_DRAGON:
        return 3.5 + (2.5 if t.has(seat, c.YUREI) else 0.0)
    return 0.0


def strongholds_of(t: Table, seat: int) -> int:
    built = 0
    for index in range(seat * 8, seat * 8 + 8):
        built += t.strongholds[index]
    return built


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


def monster_worth(sight: Sight, card: int) -> float:
    """RS6.10: where it would be summoned now, what it does there, and what owning it scores in winter."""
    t, seat, kind = sight.t, sight.seat, KIND_OF_CARD[card]
    might = figure_force(t, seat, kind)
    here = -9.0
    anywhere = t.clans[seat] == DRAGONFLY or not strongholds_of(t, seat)
    for p in range(8):
        if anywhere or t.strongholds[seat * 8 + p]:
            here = max(here, sight.added(p, might) + entry_worth(t, seat, kind, p))
    forms = t.has(seat, c.FORM_OF_THE_BEAST) + (t.has(seat, c.FORM_OF_THE_DEMON) if IS_ONI[card] else 0)
    souls = 2.0 if card == c.ONI_OF_SOULS or (IS_ONI[card] and t.has(seat, c.ONI_OF_SOULS)) else 0.0
    return here + might * MONSTER_LATER[t.season] + 3.0 * forms + souls + MONSTER_TO_COME[t.season] + FIGURE


def kami_turns_left(t: Table) -> int:
    """RS6.1: kami turns come after the third, fifth and seventh mandate turn."""
    if t.phase != POLITICS:
        return 0
    return 3 if t.turn <= 3 else 2 if t.turn <= 5 else 1


def kami_worth(sight: Sight, kami: int) -> float:
    """One use of a kami to a seat (RS7.2)."""
    if kami == SUSANOO:
        return float(strongholds_of(sight.t, sight.seat))
    if kami == AMATERASU:
        return KAMI_WORTH[kami] * (0.5 + 0.25 * sight.t.rank[sight.seat])
    return KAMI_WORTH[kami]


def worshippers(t: Table, seat: int, shrine: int) -> int:
    """Force at a shrine: a Shinto or a Komainu counts one; other monsters never come here but by Betray."""
    if t.monster_place[KOMAINU - 3] == SHRINE + shrine:
        return force(t, seat, SHRINE + shrine)
    return t.figures[(seat * 3 + SHINTO) * PLACES + SHRINE + shrine]


def hold(lead: int) -> float:
    """The chance to be served with so many half worshippers ahead, the half being honor (RS2.4)."""
    return KAMI_HOLDS[0 if lead <= BEHIND else 1 if lead == EVEN else 2 if lead <= AHEAD else 3]


def worship_worth(sight: Sight, shrine: int) -> float:
    """What one more worshipper at this shrine is worth for the rest of the season."""
    t, seat = sight.t, sight.seat
    turns = kami_turns_left(t)
    if not turns:
        return 0.0
    mine = worshippers(t, seat, shrine)
    lead = FAR
    for other in range(t.n):
        if other != seat:
            ahead = 2 * (mine - worshippers(t, other, shrine)) + (1 if t.rank[seat] < t.rank[other] else 0)
            lead = min(lead, ahead)
    before = hold(lead) if mine else 0.0
    return (hold(min(lead + 2, FAR)) - before) * turns * kami_worth(sight, t.shrines[shrine])


def best_worship(sight: Sight) -> float:
    most = 0.0
    for shrine in range(4):
        most = max(most, worship_worth(sight, shrine))
    return most
