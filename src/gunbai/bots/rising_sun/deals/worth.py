"""What a promise is worth if it is kept: to who makes it and to who receives it, in victory points as `steady` counts.

One family of building blocks after the other. Where something might not have happened anyway, its worth is scaled by
how often it does; those shares are chosen by hand so that the means come near what play-outs show. Alliances and
mandates, of which a look at the table says too little, are weighed in hundredths of a chance to win by what play-outs
of many tables showed. All is read off the public table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.deals.scales import Scales
from gunbai.bots.rising_sun.outlook import Outlook
from gunbai.bots.rising_sun.politics.betray import best_swap
from gunbai.bots.rising_sun.politics.cards import purchase_worth
from gunbai.bots.rising_sun.politics.marshal import build_worth
from gunbai.bots.rising_sun.politics.shrines import kami_turns_left, kami_worth
from gunbai.bots.rising_sun.standing import threats
from gunbai.bots.rising_sun.war import Battle, is_battle
from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.words import ADVANTAGES, CARD, KAMI_NAMES, TEA, WAR
from gunbai.games.rising_sun.promises.promise import ALL, Promise
from gunbai.games.rising_sun.rules.force import present
from gunbai.games.rising_sun.steps.politics.moving import toll_owner

Effect = tuple[float, float]
"""Victory points of who promises, and of who is promised something."""

PLAYED: Final[Mapping[str, list[Effect]]] = {
    "recruit": [(-3.2, -1.1), (-2.2, 1.0), (-2.3, 0.7)],
    "marshal": [(-2.5, 0.3), (-2.0, 0.5), (-2.0, 0.5)],
    "train": [(-2.5, 0.3), (-2.0, 0.5), (-2.0, 0.5)],
    "harvest": [(-2.8, 0.8), (-1.9, 5.8), (-1.8, 5.3)],
}
"""By mandate and season: hundredths of a chance to win if a seat plays it for its ally whenever it can. Recruit and
Harvest were played out with four seats (errors about 0.8), the others are taken to be like Recruit."""
USUAL_HARVEST: Final = 3.5
"""The fruit of the provinces that a seat leads when that was measured, in victory points."""
NO_BONUS: Final = 0.2
"""How much of it is left for somebody who is no ally."""
UNPLAYED: Final = -1.0
SPARED: Final = 0.4
"""A mandate that is not played: for who promises it, and for whom it is not played."""
WOULD: Final = 0.5
"""How often an alliance that is promised away would have been made."""
BETRAYS: Final = 0.1
"""How often an alliance is broken, and how often Betray takes a figure of a given seat."""
ENTERS: Final = 0.35
"""How often a seat goes into a given province at war of a season."""
BIDS: Final = 0.45
"""How much of an advantage's worth a bid of one's own wins, and so costs who is bid against."""
USUAL_BIDS: Final[list[float]] = [0.3, 0.9, 0.7, 0.2]
"""Before the wars: what bids of one seat against another are worth in a season, in victory points, by advantage."""
WORSHIPS: Final = 0.25
BUILDS: Final = 0.15
BUYS: Final = 0.25
CROSSES: Final = 1.0
"""Tolls a seat pays in a season."""
LATER: Final = 0.5
"""What comes at the next tea counts for half: much can happen."""
SLIGHT: Final = 0.1
"""Never divide by less: who can hardly win or lose any more has hardly anything to gain."""
ASKED_FIRST: Final = 0.3
"""How much of an alliance's worth lies in being asked first."""


def effect(scales: Scales, promise: Promise) -> Effect:
    """What one promise is worth, of those that are counted in victory points."""
    block = promise.block
    if block in ("stay", "no_betray", "spare"):
        return _faith(scales, promise)
    if block in ("no_entry", "leave", "at_most", "at_least", "no_build"):
        return _province(scales, promise)
    if block in ("no_bid", "no_bid_at", "bid_at_most", "no_hostage"):
        return _battles(scales, promise)
    if block in ("pay", "pay_next", "no_toll", "nothing_for"):
        return _purse(scales, promise)
    if block == "shrine":
        return _shrine(scales, promise)
    return _card(scales, promise) if block == "leave_card" else (0.0, 0.0)


def chance_effect(scales: Scales, promise: Promise) -> Effect:
    """Promises about alliances and mandates, in hundredths of a chance to win at once: maker, receiver."""
    by, to, block = promise.by, promise.to, promise.block
    if block in ("once", "next", "not"):
        return _mandate(scales, promise)
    if block == "ally":
        return scales.alliance(by, to), scales.alliance(to, by)
    if block == "first_ask":
        return ASKED_FIRST * LATER * min(0.0, scales.alliance(by, to)), ASKED_FIRST * LATER * _hoped(scales, to, by)
    third = promise.number("seat2")
    helped = max(0.0, scales.alliance(third, by))
    return -WOULD * _hoped(scales, by, third), WOULD * helped * scales.chances[to]


def _hoped(scales: Scales, seat: int, other: int) -> float:
    """What an alliance would be worth if it is worth anything: the bad ones are not made."""
    return max(0.0, scales.alliance(seat, other))


def _faith(scales: Scales, promise: Promise) -> Effect:
    """Not to betray, or not to take figures: what betrayal would bring, and what it would cost the other one."""
    table, by, to = scales.table, promise.by, promise.to
    swap = best_swap(scales.outlook(by), threats(table, by)[to], to)
    lost = swap
    if promise.block == "spare":
        return -BETRAYS * swap, BETRAYS * lost
    bond = _hoped(scales, to, by) / max(SLIGHT, scales.own(to, 1.0)) if table.ally[by] == to else 0.0
    return -BETRAYS * 2 * swap, BETRAYS * (lost + bond)


def _mandate(scales: Scales, promise: Promise) -> Effect:
    """A mandate that is played, or is not: as an ally, for at tea nobody asks this of somebody else."""
    table, by, to = scales.table, promise.by, promise.to
    mandate = promise.word("mandate")
    if mandate == "betray":
        kept = _in_chances(scales, promise, _faith(scales, Promise("no_betray", by, to, promise.season, {})))
        return kept if promise.block == "not" else (-kept[0] - SLIGHT, -kept[1])
    if promise.block == "not":
        return UNPLAYED, SPARED
    mine, theirs = PLAYED[mandate][min(table.season, 2)]
    if mandate == "harvest":
        theirs *= min(2.0, scales.house.harvest(to) / USUAL_HARVEST)
    return mine, theirs if table.phase == TEA or table.ally[by] == to else NO_BONUS * theirs


def _in_chances(scales: Scales, promise: Promise, found: Effect) -> Effect:
    return scales.own(promise.by, found[0]), scales.own(promise.to, found[1])


def _province(scales: Scales, promise: Promise) -> Effect:
    """Who stands where when the wars begin."""
    by, to, block = promise.by, promise.to, promise.block
    p = PROVINCES.index(promise.word("province"))
    mine, theirs = scales.outlook(by), scales.outlook(to)
    here = mine.mine[p]
    if block == "no_build":
        return -BUILDS * max(0.0, build_worth(mine, p)), BUILDS * 0.3 * w.STRONGHOLD[scales.table.season]
    if block == "leave":
        return -mine.worth(p, here), _relief(theirs, by, p, here)
    if block == "at_least":
        lacking = max(0, promise.number("amount") - here)
        return -0.3 * lacking, 0.0 if theirs.mine[p] else 0.1 * lacking
    if block == "at_most":
        room = promise.number("amount") - here
        if room < 0:
            return mine.worth(p, here + room) - mine.worth(p, here), _relief(theirs, by, p, -room)
        if room > 1:
            return 0.0, 0.0
    share = ENTERS if mine.field.at_war[p] else ENTERS / 3
    return -share * max(0.0, mine.added(p, 1)), share * _threat(theirs, by, p)


def _relief(out: Outlook, rival: int, province: int, force: int) -> float:
    """What it is worth to a seat that a rival has so much less Force in a province."""
    before, here = out.rival[province], out.field.forces[rival * 8 + province]
    if not out.mine[province] or here < before:
        return 0.0
    most = here - force
    for seat in range(out.table.seats):
        if seat not in (out.seat, rival):
            most = max(most, out.field.forces[seat * 8 + province])
    return out.worth_against(province, out.mine[province], most) - out.worth(province, out.mine[province])


def _threat(out: Outlook, rival: int, province: int) -> float:
    """What it would cost a seat if a rival came into a province with one more figure."""
    here = out.field.forces[rival * 8 + province] + 1
    if not out.mine[province] or here <= out.rival[province]:
        return 0.0
    return out.worth(province, out.mine[province]) - out.worth_against(province, out.mine[province], here)


def _battles(scales: Scales, promise: Promise) -> Effect:
    """Bids not made and hostages not taken: before the wars what is usual, then every battle of both that is left."""
    table, by, to = scales.table, promise.by, promise.to
    if table.phase < WAR:
        usual = _bid_worth(USUAL_BIDS, promise) * _nearness(scales, promise)
        return -usual, usual
    mine = theirs = 0.0
    for index in range(max(0, table.war - 1), len(table.wars)):
        p = table.wars[index]
        fighters = present(table, p)
        if by not in fighters or to not in fighters or not is_battle(table, fighters):
            continue
        if promise.block not in ("no_bid_at", "bid_at_most") or PROVINCES[p] == promise.word("province"):
            mine += BIDS * _bid_worth(Battle(table, by, p, fighters).worths, promise)
            theirs += BIDS * _bid_worth(Battle(table, to, p, fighters).worths, promise)
    return -mine, theirs


def _nearness(scales: Scales, promise: Promise) -> float:
    """How likely two seats are to meet in war, compared with what is usual."""
    if promise.block in ("no_bid_at", "bid_at_most"):
        p = PROVINCES.index(promise.word("province"))
        if p not in scales.table.wars:
            return 0.0
        return 0.2 + 0.3 * (
            bool(scales.house.forces[promise.by * 8 + p]) + bool(scales.house.forces[promise.to * 8 + p])
        )
    return 0.6 + 0.4 * scales.house.meetings(promise.by, promise.to)[1]


def _bid_worth(worths: list[float], promise: Promise) -> float:
    """The advantages a promise is about; a bid of a few coins is half a bid."""
    if promise.block == "no_hostage":
        return max(0.0, worths[ADVANTAGES.index("take_hostage")])
    advantage = promise.word("advantage") if promise.block == "no_bid" else ALL
    total = 0.0
    for index in range(len(worths)):
        if advantage == ALL or ADVANTAGES.index(advantage) == index:
            total += max(0.0, worths[index])
    return total / (1 + promise.number("amount")) if promise.block == "bid_at_most" else total


def _purse(scales: Scales, promise: Promise) -> Effect:
    """Coins to come, tolls not taken, nothing for a third one."""
    table, block = scales.table, promise.block
    coin = scales.coin / scales.point if scales.point > 0 else w.COIN
    if block == "no_toll":
        worth = CROSSES * coin if toll_owner(table) == promise.by else 0.0
        return -worth, worth
    if block == "nothing_for":
        return -0.1 * coin, 0.2 * coin * scales.chances[promise.number("seat2")]
    worth = promise.number("amount") * coin * (LATER if block == "pay_next" else 1.0)
    return -worth, worth


def _shrine(scales: Scales, promise: Promise) -> Effect:
    """Nobody sent to a kami: for the other one, if it has or may have somebody there."""
    table, kami = scales.table, KAMI_NAMES.index(promise.word("kami"))
    if kami not in table.shrines:
        return 0.0, 0.0
    turns = WORSHIPS * kami_turns_left(table)
    return -turns * kami_worth(scales.outlook(promise.by), kami), turns * kami_worth(scales.outlook(promise.to), kami)


def _card(scales: Scales, promise: Promise) -> Effect:
    """A card left on display."""
    card = CARD.words.index(promise.word("card"))
    if card >= len(scales.table.market) or not scales.table.market[card]:
        return 0.0, 0.0
    mine = max(0.0, purchase_worth(scales.outlook(promise.by), card, 0))
    return -BUYS * mine, BUYS * max(0.0, purchase_worth(scales.outlook(promise.to), card, 0))
