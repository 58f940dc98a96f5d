"""Taxes, rice and the farmers' patience: what a yield is worth and what it costs (SG5.4, SG6.9, SG7.1 to SG7.3)."""

from __future__ import annotations

from typing import Final

from gunbai.bots.shogun import weights as w
from gunbai.bots.shogun.chances import revolt_chance
from gunbai.bots.shogun.outlook import ROUNDS_A_YEAR, Outlook
from gunbai.bots.shogun.worth import stake
from gunbai.games.shogun.data.options import YIELD
from gunbai.games.shogun.data.winter import EXTRA_FARMERS, REVOLTS
from gunbai.games.shogun.data.words import CONFISCATE_RICE, NO_EVENT
from gunbai.games.shogun.entries.events import EVENT_CARDS
from gunbai.games.shogun.rules.feasibility import rice_yield, tax_yield
from gunbai.games.shogun.table import Table

WORST: Final = len(REVOLTS) - 1


def look(table: Table, seat: int) -> Outlook:
    """An outlook with winter in view."""
    out = Outlook(table, seat)
    mine = table.provinces_of(seat)
    out.shortage = expected_shortage(out, len(mine))
    if mine:
        armies = sum([table.armies[province] for province in mine]) // len(mine)
        mean = sum([stake(out, province) for province in mine]) / len(mine)
        out.harm = [mean * REVOLTS[row] * revolt_chance(table, seat, armies, EXTRA_FARMERS[row]) for row in range(8)]
        out.harm[0] = 0.0
        out.mouth = mouth(out)
    else:
        out.harm = [0.0] * (WORST + 1)
    return out


def winter_loss(table: Table) -> float:
    """SG3.5, SG7.1: the mean of the rice that the events left may take; after autumn's draw it is certain."""
    left = table.events_open
    return sum([EVENT_CARDS[event].winter_rice for event in left]) / len(left) if left else 0.0


def rounds_to_harvest(table: Table) -> int:
    """Confiscations of this year that come after this round's."""
    return max(0, ROUNDS_A_YEAR - 1 - table.season)


def expected_shortage(out: Outlook, provinces: int) -> float:
    """SG7.2: provinces unfed this winter, if this round brings no more rice."""
    table = out.table
    to_come = w.RICE_A_ROUND * rounds_to_harvest(table)
    return provinces + winter_loss(table) - table.rice[out.seat] - to_come


def hunger(out: Outlook, shortage: float) -> float:
    """What a shortage costs, averaged over a few more and a few less: nobody knows it exactly before autumn."""
    spread = w.RICE_SPREAD if rounds_to_harvest(out.table) else 1
    total = 0.0
    for change in range(-spread, spread + 1):
        row = shortage + change
        if row > 0:
            low = min(int(row), WORST - 1)
            total += out.harm[low] + (min(row, WORST) - low) * (out.harm[low + 1] - out.harm[low])
    return total / (2 * spread + 1)


def rice_worth(out: Outlook, amount: int) -> float:
    """Rice, by the revolts it prevents."""
    return w.RICE_LEAST * amount + hunger(out, out.shortage) - hunger(out, out.shortage - amount)


def mouth(out: Outlook) -> float:
    """What one more province to feed costs."""
    expected = out.shortage - w.RICE_A_ROUND
    return hunger(out, expected + 1) - hunger(out, expected)


def unrest(out: Outlook, province: int) -> float:
    """SG5.4: what collecting here costs: the revolt if there is a marker, and one marker more."""
    table = out.table
    cost = w.MARKER[min(table.season, ROUNDS_A_YEAR - 1)]
    markers = table.markers[province]
    if markers:
        lost = revolt_chance(table, out.seat, table.armies[province], markers)
        cost += lost * stake(out, province) + (1 - lost) * markers * w.ARMY[out.round]
    return cost


def collect_worth(out: Outlook, action: int, province: int, chest: float) -> float:
    """Taxes or rice of a province, the unrest counted; `chest` is what a chest is worth now."""
    table, seat = out.table, out.seat
    if action == CONFISCATE_RICE:
        gain = rice_worth(out, round(mean_yield(table, seat, province, True)))
    else:
        gain = chest * mean_yield(table, seat, province, False)
    if table.options[YIELD] and table.markers[province]:
        gain *= 1 - revolt_chance(table, seat, table.armies[province], table.markers[province])
    return gain - unrest(out, province)


def mean_yield(table: Table, seat: int, province: int, is_rice: bool) -> float:
    """SG4.7: what the province gives; while the event is not drawn, the mean over those it may be."""
    plain = rice_yield(table, seat, province) if is_rice else tax_yield(table, seat, province)
    if table.event != NO_EVENT or not table.events_open:
        return plain
    total = 0.0
    for event in table.events_open:
        card = EVENT_CARDS[event]
        if is_rice:
            total += max(card.rice_least, min(card.rice_most, plain))
        else:
            total += max(card.tax_least, min(card.tax_most, plain))
    return total / len(table.events_open)
