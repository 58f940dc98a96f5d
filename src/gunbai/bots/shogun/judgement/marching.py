"""Marches: the best attack or move from a province, and with how many armies (SG5.6, SG5.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.bots.shogun.judgement import weights as w
from gunbai.bots.shogun.judgement.chances import attack_throw
from gunbai.bots.shogun.judgement.garrison import comfort, danger, post, transfer
from gunbai.bots.shogun.judgement.outlook import Outlook
from gunbai.bots.shogun.judgement.worth import prize
from gunbai.games.shogun.table import NEUTRAL

NOWHERE: Final = -1


class March:
    """Where to, with how many, and what it is worth."""

    def __init__(self, target: int, armies: int, worth: float) -> None:
        self.target: Final = target
        self.armies: Final = armies
        self.worth: Final = worth


STAY_PUT: Final = March(NOWHERE, 0, 0.0)


def attack_worth(out: Outlook, origin: int, target: int, armies: int) -> float:
    """SG6.6: the prize by its chance, less what the origin is exposed to and the armies it may cost."""
    table = out.table
    throw = attack_throw(table, out.seat, target, armies, table.armies[target])
    win = throw.above(0.5)
    left = throw.left()
    value = win * (prize(out, target) - out.mouth + _occupation(out, target, left / max(win, 0.05)))
    owner = table.owner[target]
    if owner != NEUTRAL:
        value += (throw.above(-0.5) - win) * out.threat[owner] * out.horizon
    held = table.armies[origin]
    exposed = post(out, origin, held) - post(out, origin, held - armies)
    return value - exposed - 0.5 * w.ARMY[out.round] * (armies - left)


def _occupation(out: Outlook, target: int, armies: float) -> float:
    """What the armies that come through find there: comfort, and the danger of being driven out at once."""
    held = max(1, round(armies))
    return comfort(held) - danger(out, target, held) * out.horizon


def best_of_target(out: Outlook, origin: int, target: int, held: int) -> March:
    """The best number of armies for one target; `held` are in the origin."""
    is_own = out.table.owner[target] == out.seat
    best = March(target, 1, -1e9)
    for armies in range(1, held):
        worth = transfer(out, origin, target, armies, held) if is_own else attack_worth(out, origin, target, armies)
        if worth > best.worth:
            best = March(target, armies, worth)
    return best


def margin(out: Outlook, target: int) -> float:
    """What a march must gain at least."""
    return w.MOVE_MARGIN if out.table.owner[target] == out.seat else w.ATTACK_MARGIN


def best_march(out: Outlook, origin: int, targets: Sequence[int], held: int) -> March:
    """The best of these targets, or to stay."""
    best = STAY_PUT
    for target in targets:
        march = best_of_target(out, origin, target, held)
        if march.worth > max(best.worth, margin(out, target)):
            best = march
    return best


def planned_march(out: Outlook, origin: int, avoid: int) -> March:
    """Planning: the best march from a province, but not to `avoid`, where another one goes."""
    table = out.table
    targets = [target for target in table.neighbours(origin) if target != avoid]
    return best_march(out, origin, targets, table.armies[origin])


def planned_relocation(out: Outlook, origin: int) -> March:
    """SG5.6: the best move to an own neighbour after one army was deployed here."""
    table = out.table
    own = [target for target in table.neighbours(origin) if table.owner[target] == out.seat]
    return best_march(out, origin, own, table.armies[origin] + 1)
