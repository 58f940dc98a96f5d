"""What the season cards are worth to a seat: a table per season of use, and a few that must be counted."""

from __future__ import annotations

from typing import Final

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import Outlook, entry_worth, figure_force
from gunbai.games.rising_sun.cards.counts import monsters_owned, oni_owned, virtues_owned
from gunbai.games.rising_sun.data import cards as c
from gunbai.games.rising_sun.data.board import EVERYWHERE
from gunbai.games.rising_sun.data.clans import DRAGONFLY, KOI
from gunbai.games.rising_sun.data.figures import BUSHI, KIND_OF_CARD, ONI_CARDS, RESERVE
from gunbai.games.rising_sun.data.words import MANDATE_TURNS
from gunbai.games.rising_sun.figures import count
from gunbai.games.rising_sun.table import NOBODY, Table

PER_SEASON: Final[dict[int, float]] = {
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
VIRTUE_TO_COME: Final = (1.0, 0.8, 0.0)
"""By season: a new virtue for a Way of Bushido or a Form of the Phoenix that may still be bought."""
MONSTER_TO_COME: Final = (1.2, 0.9, 0.0)
MONSTER_LATER: Final = (0.5, 0.3, 0.0)
"""By season: a point of Force in the wars of the seasons after this one."""


def seasons_of_use(t: Table, card: int) -> float:
    """How many seasons a card bought now will work."""
    later = 2.0 - t.season
    now = 1.0 - t.turn / MANDATE_TURNS if card in EARLY_CARDS else 1.0
    return later + now


def card_worth(t: Table, out: Outlook, card: int) -> float:
    """What one more copy of a card is worth to the seat of the outlook, its price not counted."""
    seat = out.seat
    if KIND_OF_CARD[card] >= 0:
        return monster_worth(t, out, card)
    value = (PER_SEASON.get(card, 0.0) + counted(t, seat, card)) * seasons_of_use(t, card)
    value += winter_upgrade_worth(t, seat, card)
    if c.DECK[card].kind == c.VIRTUE and not t.has(seat, card):
        value += virtue_worth(t, seat)
    return value


def counted(t: Table, seat: int, card: int) -> float:
    """Cards whose worth a season hangs on how the seat stands."""
    if card == c.WAY_OF_BUSHIDO:
        return (2 + 2 * w.COIN) * (virtues_owned(t, seat) + 0.3)
    if card == c.WAY_OF_THE_RONIN:
        return 2 * (w.COIN if t.clans[seat] == KOI else w.RONIN)
    if card == c.HONESTY:
        return 2.0 * MANDATE_TURNS / t.n * (0.9 if t.ally[seat] != NOBODY else 0.5)
    if card == c.LOYALTY:
        return 3.6 if t.ally[seat] != NOBODY else 2.0
    if card == c.PATH_OF_THE_PATRON:
        return 2.4 * w.COIN * (1.3 if t.rank[seat] < t.n - 2 else 0.4)
    if card == c.PATH_OF_THE_SPIRIT:
        return 4.0 if t.rank[seat] == 0 else 0.8
    if card == c.WAY_OF_THE_RIGHTEOUS:
        return 1.2 * w.COIN * (t.n - 1 - t.rank[seat])
    return force_counted(t, seat, card)


def force_counted(t: Table, seat: int, card: int) -> float:
    """Cards that make figures stronger."""
    if card == c.WAY_OF_THE_KATANA:
        return 0.8 * (6 - count(t, seat, BUSHI, RESERVE))
    if card == c.PATH_OF_THE_DRAGON:
        return 3.5 + (2.5 if t.has(seat, c.YUREI) else 0.0)
    return 0.0


def winter_upgrade_worth(t: Table, seat: int, card: int) -> float:
    """RS11.2: what the upgrade scores as things stand, and a little that may still come."""
    if card == c.FORM_OF_THE_KITSUNE:
        return 3.0 * (sum(t.strongholds[seat * 8 : seat * 8 + 8]) + 0.2)
    if card == c.FORM_OF_THE_PHOENIX:
        return 3.0 * virtues_owned(t, seat)
    if card == c.FORM_OF_THE_BEAST:
        return 3.0 * (monsters_owned(t, seat) + 0.2)
    if card == c.FORM_OF_THE_DEMON:
        return 3.0 * (oni_owned(t, seat) + 0.2)
    if card == c.FORM_OF_THE_KINDRED:
        return 3.0 * t.allied_seasons[seat]
    return 0.0


def virtue_worth(t: Table, seat: int) -> float:
    """A virtue the seat does not have yet: for Phoenix and Bushido, owned or to come."""
    left = 3 - t.season
    bushido = t.has(seat, c.WAY_OF_BUSHIDO) * (2 + 2 * w.COIN) * left
    return 3.0 * t.has(seat, c.FORM_OF_THE_PHOENIX) + bushido + VIRTUE_TO_COME[t.season]


def monster_worth(t: Table, out: Outlook, card: int) -> float:
    """RS6.10: where it would be summoned now, what it does there, and what owning it scores in winter."""
    seat = out.seat
    kind = KIND_OF_CARD[card]
    might = figure_force(t, seat, kind)
    here = max(out.added(p, might) + entry_worth(t, seat, kind, p) for p in summoning_places(t, seat))
    forms = t.has(seat, c.FORM_OF_THE_BEAST) + (t.has(seat, c.FORM_OF_THE_DEMON) if card in ONI_CARDS else 0)
    souls = 2.0 if card == c.ONI_OF_SOULS or (t.has(seat, c.ONI_OF_SOULS) and card in ONI_CARDS) else 0.0
    return here + might * MONSTER_LATER[t.season] + 3.0 * forms + souls + MONSTER_TO_COME[t.season] + w.FIGURE


def summoning_places(t: Table, seat: int) -> list[int]:
    """RS6.6, RS12.4: own strongholds, for Dragonfly everywhere; nowhere counts as everywhere."""
    built = [p for p in EVERYWHERE if t.strongholds[seat * 8 + p]]
    return EVERYWHERE if t.clans[seat] == DRAGONFLY or not built else built
