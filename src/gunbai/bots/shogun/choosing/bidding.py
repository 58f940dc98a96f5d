"""The bid and the special cards: what each is worth to this plan, and what to pay for the choice (SG4.3 to SG4.6)."""

from __future__ import annotations

import random
from typing import Final

from gunbai.bots.shogun.choosing.planning import Plan, make_plan
from gunbai.bots.shogun.judgement import weights as w
from gunbai.bots.shogun.judgement.deeds import is_province
from gunbai.bots.shogun.judgement.garrison import danger, reinforcement
from gunbai.bots.shogun.judgement.harvest import rice_worth
from gunbai.bots.shogun.judgement.outlook import Outlook
from gunbai.bots.shogun.judgement.worth import stake
from gunbai.games.shogun.data.words import (
    BATTLE_A,
    CHEST_0,
    COLLECT_TAXES,
    CONFISCATE_RICE,
    DEPLOY_5,
    SPACE_COUNT,
    SPECIAL_COUNT,
)

ATTACK_1: Final = 0
DEFENCE_1: Final = 1
TAX_1: Final = 2
RICE_1: Final = 3
ARMIES_6: Final = 4
HIGHEST_BID: Final = 4


def special_worth(out: Outlook, cards: list[int], special: int) -> float:
    """What a special card gives to a plan, its place in the turn order not counted."""
    if special == TAX_1:
        return w.CHEST[out.round] * is_province(cards[COLLECT_TAXES])
    if special == RICE_1:
        return (rice_worth(out, 5) - rice_worth(out, 4)) * is_province(cards[CONFISCATE_RICE])
    if special == ARMIES_6:
        planned = cards[DEPLOY_5]
        return reinforcement(out, planned, 1) if is_province(planned) else 0.0
    if special == ATTACK_1:
        return w.ONE_MORE_ATTACKER * sum([is_province(card) for card in cards[BATTLE_A : BATTLE_A + 2]])
    return sum([_relief(out, province) for province in out.table.provinces_of(out.seat)])


def _relief(out: Outlook, province: int) -> float:
    """What one more defender would save in a province."""
    armies = out.table.armies[province]
    return (danger(out, province, armies) - danger(out, province, armies + 1)) * stake(out, province)


def place_worth(out: Outlook, place: int) -> float:
    return w.PLACE * (SPECIAL_COUNT - 1 - place)


def best_special(out: Outlook, cards: list[int], specials: list[int]) -> int:
    """The special card to take."""
    laid = out.table.laid
    worths = [special_worth(out, cards, card) + place_worth(out, laid.index(card)) for card in specials]
    return specials[worths.index(max(worths))]


def best_bid(out: Outlook, rng: random.Random) -> int:
    """The card for the bid space; a little luck in it, so that rivals cannot rely on it."""
    free = make_plan(out, CHEST_0)
    hope = spread_of_specials(out, free) * (1 + w.BID_LUCK * (2 * rng.random() - 1))
    best, most = CHEST_0, free.gain + hope * w.FIRST_CHOICE[0]
    if free.spare and free.gain + hope * w.FIRST_CHOICE_BY_PROVINCE > most:
        best, most = free.spare[0], free.gain + hope * w.FIRST_CHOICE_BY_PROVINCE
    for amount in range(1, min(HIGHEST_BID, out.table.chests[out.seat]) + 1):
        if hope * w.FIRST_CHOICE[amount] <= w.CHEST[out.round] * amount:
            continue
        gain = make_plan(out, CHEST_0 + amount).gain + hope * w.FIRST_CHOICE[amount]
        if gain > most:
            best, most = CHEST_0 + amount, gain
    return best


def spread_of_specials(out: Outlook, plan: Plan) -> float:
    """What the best special card is worth beyond the mean of them."""
    cards = plan.cards[: SPACE_COUNT - 1]
    laid = out.table.laid
    worths = [special_worth(out, cards, laid[place]) + place_worth(out, place) for place in range(SPECIAL_COUNT)]
    return max(worths) - sum(worths) / SPECIAL_COUNT
