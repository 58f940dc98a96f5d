"""The draft: provinces that lie together, and larger groups where rivals are near (SG2.2 to SG2.4)."""

from __future__ import annotations

from gunbai.bots.shogun import weights as w
from gunbai.games.shogun.actions import BLIND, EXCHANGE, GROUP, TAKE
from gunbai.games.shogun.data.board import PROVINCE_COUNT, REGION_OF, RICE, SITES, TAX
from gunbai.games.shogun.data.pieces import GROUP_SIZES
from gunbai.games.shogun.steps.draft import unseen
from gunbai.games.shogun.table import NEUTRAL, Table


def draft_worth(table: Table, seat: int, province: int) -> float:
    """What a province promises to a seat that drafts."""
    value = w.DRAFT_TAX * TAX[province] + w.DRAFT_RICE * RICE[province] + w.DRAFT_SITE * SITES[province]
    for neighbour in table.neighbours(province):
        value += w.DRAFT_BORDER
        if table.owner[neighbour] == seat:
            value += w.DRAFT_NEAR
        elif table.owner[neighbour] >= 0:
            value += w.DRAFT_RIVAL
    return value + w.DRAFT_REGION[own_of_region(table, seat, province)]


def own_of_region(table: Table, seat: int, province: int) -> int:
    """Own provinces of the same region, 8 at most."""
    region_of = REGION_OF[table.board % 2]
    own = 0
    for other in range(PROVINCE_COUNT):
        if table.owner[other] == seat and region_of[other] == region_of[province]:
            own += 1
    return min(own, len(w.DRAFT_REGION) - 1)


def take(table: Table, seat: int, ids: list[int]) -> int:
    """SG2.3, SG2.4: the better open card, unless the deck promises more than both."""
    worths = [draft_worth(table, seat, province) for province in table.offered]
    best = max(worths)
    hidden = unseen(table)
    mean = sum([draft_worth(table, seat, province) for province in hidden]) / len(hidden) if hidden else 0.0
    if EXCHANGE in ids and best < mean:
        return EXCHANGE
    if BLIND in ids and best + w.DRAFT_BLIND < mean:
        return BLIND
    return TAKE.id(table.offered[worths.index(best)])


def place(table: Table, seat: int, province: int, ids: list[int]) -> int:
    """SG2.2: the group that fits best to what may happen here."""
    wished = wished_group(table, seat, province)
    return min(ids, key=lambda id: abs(GROUP_SIZES[GROUP.only(id)] - wished))


def wished_group(table: Table, seat: int, province: int) -> float:
    """Armies a province should start with: more where rivals are near and where it is worth it."""
    size = w.GROUP_BASE + w.GROUP_WORTH * (TAX[province] + RICE[province] - 8) / 2
    for neighbour in table.neighbours(province):
        owner = table.owner[neighbour]
        if owner == NEUTRAL:
            size += w.GROUP_NEUTRAL
        elif owner != seat:
            size += w.GROUP_RIVAL
    return size
