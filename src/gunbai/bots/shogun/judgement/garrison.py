"""Armies where they stand: the danger they avert and the attacks they promise (SG5.5 to SG5.7)."""

from __future__ import annotations

from gunbai.bots.shogun.judgement import weights as w
from gunbai.bots.shogun.judgement.chances import loss_chance, win_chance
from gunbai.bots.shogun.judgement.outlook import ARMY_LEVELS, UNKNOWN, Outlook
from gunbai.bots.shogun.judgement.worth import prize, stake


def strongest_rivals(out: Outlook, province: int) -> list[int]:
    """By seat: the most armies that a rival could send here from one neighbour."""
    table = out.table
    most = [0] * table.seats
    for neighbour in table.neighbours(province):
        owner = table.owner[neighbour]
        if owner >= 0 and owner != out.seat:
            most[owner] = max(most[owner], table.armies[neighbour] - 1)
    return most


def danger(out: Outlook, province: int, armies: int) -> float:
    """The chance that rivals take an own province, if so many armies hold it."""
    if out.heat <= 0:
        return 0.0
    kept = 1.0
    rivals = strongest_rivals(out, province)
    for rival in range(len(rivals)):
        if rivals[rival]:
            kept *= 1 - out.heat * loss_chance(out.table, rival, province, rivals[rival], armies)
    return 1 - kept


def prospect(out: Outlook, province: int, armies: int) -> float:
    """The best attack that so many armies could make from here, roughly."""
    best = 0.0
    table = out.table
    if armies < 2:
        return best
    for target in table.neighbours(province):
        if table.owner[target] != out.seat:
            win = win_chance(table, out.seat, target, armies - 1)
            best = max(best, win * prize(out, target) - (1 - win) * armies * w.ARMY[out.round])
    return best


def comfort(armies: int) -> float:
    return w.GARRISON[min(armies, len(w.GARRISON) - 1)]


def post(out: Outlook, province: int, armies: int) -> float:
    """What so many armies are worth in an own province. Less the danger that is left, so it may be negative."""
    index = province * ARMY_LEVELS + min(armies, ARMY_LEVELS - 1)
    value = out.known_post[index]
    if value == UNKNOWN:
        value = _post(out, province, armies)
        out.known_post[index] = value
    return value


def _post(out: Outlook, province: int, armies: int) -> float:
    value = comfort(armies) + w.ARMY[out.round] * armies * 0.5
    value -= danger(out, province, armies) * stake(out, province)
    hope = w.PROSPECT[out.round]
    if hope > 0:
        value += hope * prospect(out, province, armies)
    return value


def reinforcement(out: Outlook, province: int, armies: int) -> float:
    """What so many more armies are worth in an own province."""
    held = out.table.armies[province]
    return post(out, province, held + armies) - post(out, province, held)


def transfer(out: Outlook, origin: int, target: int, armies: int, held: int) -> float:
    """What moving armies between two own provinces is worth; `held` are now in the first."""
    there = out.table.armies[target]
    gain = post(out, target, there + armies) - post(out, target, there)
    return gain - post(out, origin, held) + post(out, origin, held - armies)
