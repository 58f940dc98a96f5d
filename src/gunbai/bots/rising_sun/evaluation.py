"""What a whole position is worth to a seat, in victory points: for search, where a play-out stops before the end."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import look
from gunbai.bots.rising_sun.standing import standing
from gunbai.games.rising_sun.data.board import EVERYWHERE
from gunbai.games.rising_sun.data.words import POLITICS, TEA, WAR
from gunbai.games.rising_sun.table import Table


def worth(t: Table, seat: int) -> float:
    """Points that stand, wars and harvests to be hoped for, purse, strongholds. After winter: the points alone."""
    if not t.stack:
        return float(t.vp[seat])
    return standing(t, seat) + map_worth(t, seat) + purse_worth(t, seat) + building_worth(t, seat)


def advantage(t: Table, seat: int) -> float:
    """How far a seat is ahead of its best rival: what a search should maximise."""
    mine = worth(t, seat)
    return mine - max(worth(t, other) for other in range(t.n) if other != seat)


def map_worth(t: Table, seat: int) -> float:
    """Every province as it stands, and a little for each figure on the map."""
    out = look(t, seat)
    total = 0.0
    for province in EVERYWHERE:
        total += out.worth(province, out.mine[province]) + w.FIGURE * out.mine[province]
    return total


def purse_worth(t: Table, seat: int) -> float:
    """Coins and ronin count as long as something can be done with them this season (RS5.5)."""
    if t.phase not in (TEA, POLITICS, WAR):
        return 0.0
    return t.coins[seat] * w.COIN + t.ronin[seat] * w.RONIN


def building_worth(t: Table, seat: int) -> float:
    """Strongholds, for the figures they will still summon."""
    built = sum(t.strongholds[seat * 8 : seat * 8 + 8])
    return w.STRONGHOLD[min(t.season, 2)] * sum(w.RECRUITS_OF_STRONGHOLD[:built])
