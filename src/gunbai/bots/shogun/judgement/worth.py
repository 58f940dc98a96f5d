"""What buildings and provinces are worth to a seat, in victory points (SG7.4)."""

from __future__ import annotations

from gunbai.bots.shogun.judgement import weights as w
from gunbai.bots.shogun.judgement.outlook import KINDS, UNKNOWN, Outlook
from gunbai.games.shogun.data.board import RICE, SITES, TAX
from gunbai.games.shogun.data.winter import MAJORITY


def majority_share(out: Outlook, kind: int, own: int, other: int) -> float:
    """SG7.4: points to expect of one majority with so many buildings against the best other seat."""
    if own <= 0:
        return 0.0
    points = MAJORITY[kind]
    lead = max(-2, min(2, own - other))
    calm = w.CALM[out.round]
    late = points - 1.0 if lead == 0 else points * w.MAJORITY_LATE[lead + 2]
    return calm * late + (1 - calm) * points * w.MAJORITY_EARLY[lead + 2]


def building_step(out: Outlook, seat: int, region: int, kind: int, step: int) -> float:
    """What a seat gains with one building more (step 1), or holds by one of those it has (step -1)."""
    own, other = out.count(seat, region, kind), out.best_other(seat, region, kind)
    change = majority_share(out, kind, own + step, other) - majority_share(out, kind, own, other)
    return out.horizon * (1 + change * step)


def denial(out: Outlook, region: int, kind: int) -> float:
    """What one more building of mine takes from the seat that leads."""
    own = out.count(out.seat, region, kind) + 1
    best = out.best_other(out.seat, region, kind)
    if best == 0 or own < best or own > best + 1:
        return 0.0
    loss = 1 if own == best else MAJORITY[kind] - 1
    return w.THREAT * w.CALM[out.round] * loss * out.horizon


def building_worth(out: Outlook, province: int, kind: int) -> float:
    """A new building in an own province, as long as it stands."""
    region = out.region[province]
    return building_step(out, out.seat, region, kind, 1) + denial(out, region, kind)


def free_sites(out: Outlook, province: int) -> int:
    built = out.table.buildings[province]
    return SITES[province] - (built & 1) - (built >> 1 & 1) - (built >> 2)


def land_worth(out: Outlook, province: int) -> float:
    """A province without its buildings: its point each winter, its yields, its free sites."""
    future = w.YIELD[out.round] * (TAX[province] + RICE[province]) + w.SITE[out.round] * free_sites(out, province)
    return out.horizon + future


def province_worth(out: Outlook, province: int, seat: int, step: int) -> float:
    """A province with its buildings, to a seat that would win it (step 1) or lose it (step -1)."""
    value = land_worth(out, province)
    built = out.table.buildings[province]
    region = out.region[province]
    for kind in range(KINDS):
        if built >> kind & 1:
            value += building_step(out, seat, region, kind, step)
    return value


def stake(out: Outlook, province: int) -> float:
    """What I would lose with an own province."""
    value = out.known_stake[province]
    if value == UNKNOWN:
        value = out.slot + province_worth(out, province, out.seat, -1)
        out.known_stake[province] = value
    return value


def prize(out: Outlook, province: int) -> float:
    """What I would gain by winning a province, its owner's loss included."""
    value = out.known_prize[province]
    if value == UNKNOWN:
        owner = out.table.owner[province]
        value = out.slot + province_worth(out, province, out.seat, 1)
        if owner >= 0:
            value += out.threat[owner] * province_worth(out, province, owner, -1)
        out.known_prize[province] = value
    return value
