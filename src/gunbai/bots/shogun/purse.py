"""The purse of a round: which of the paid actions to afford, in the order of the agenda (SG5.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.bots.shogun import weights as w
from gunbai.games.shogun.data.words import COLLECT_TAXES
from gunbai.games.shogun.rules.feasibility import COST

HIDDEN_SHARE: Final = 0.5
"""Of two hidden actions either may come first: so much of hidden taxes can be spent on hidden actions."""


class Want:
    """A paid action: what it costs, what it gains, and the chests there will be when it comes."""

    def __init__(self, action: int, gain: float, purse: float) -> None:
        self.action: Final = action
        self.cost: Final = COST[action]
        self.gain: Final = gain
        self.purse: Final = purse


def savings_worth(round: int, chests: float) -> float:
    """Chests kept for later rounds: the first of them are worth more, as they pay the next buildings."""
    first = max(0.0, min(w.BUILDING_CHESTS, chests))
    return w.CHEST_FOR_BUILDING[round] * first + w.CHEST[round] * max(0.0, chests - first)


def wants(order: Sequence[int], known: int, worths: Sequence[float], chests: int, taxes: float) -> list[Want]:
    """The paid actions in `order` (the first `known` of them open) that gain anything."""
    found: list[Want] = []
    purse = float(chests)
    for place in range(len(order)):
        action = order[place]
        if place == known and COLLECT_TAXES in order[known:]:
            purse += taxes * HIDDEN_SHARE
        if action == COLLECT_TAXES and place < known:
            purse += taxes
        if COST[action] and worths[action] > 0:
            found.append(Want(action, worths[action], purse))
    return found


class Choice:
    """A set of wants, and what it gains together with the chests that are left."""

    def __init__(self, gain: float, actions: tuple[int, ...]) -> None:
        self.gain: Final = gain
        self.actions: Final = actions


def best_choice(wanted: Sequence[Want], round: int, funds: float, start: int = 0, spent: int = 0) -> Choice:
    """The set of wants with the most gain that can be paid one after the other; `funds`: chests and all taxes."""
    if start == len(wanted):
        return Choice(savings_worth(round, funds - spent), ())
    best = best_choice(wanted, round, funds, start + 1, spent)
    want = wanted[start]
    if spent + want.cost <= want.purse:
        rest = best_choice(wanted, round, funds, start + 1, spent + want.cost)
        if rest.gain + want.gain > best.gain:
            best = Choice(rest.gain + want.gain, (want.action, *rest.actions))
    return best
