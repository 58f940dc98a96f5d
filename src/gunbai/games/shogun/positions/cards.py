"""Reading the cards of a position: events, action and special cards, personal boards, draft, winter, scores."""

from __future__ import annotations

from gunbai.games.shogun.data.board import PROVINCES, REGIONS
from gunbai.games.shogun.data.pieces import BUILDINGS, GROUP_SIZES, GROUPS, TOWER_ARMIES
from gunbai.games.shogun.data.winter import MAJORITY
from gunbai.games.shogun.data.words import (
    ACTION_NAMES,
    EVENT_COUNT,
    EVENT_NAMES,
    EVENTS_A_YEAR,
    NO_EVENT,
    SPECIAL_COUNT,
    SPECIALS,
)
from gunbai.games.shogun.scoring import BUILDING_POINTS, KINDS, MAJORITY_POINTS, PROVINCE_POINTS, ROW
from gunbai.games.shogun.steps.draft import Seed
from gunbai.games.shogun.steps.year import EVENT_IS_DRAWN, Round, Winter
from gunbai.games.shogun.table import NEUTRAL, NOTHING, Table, mask_of
from gunbai.kernel.documents.codec import Reader, wholes_of, words_of
from gunbai.kernel.errors import BadPosition


def read_cards(reader: Reader, table: Table) -> None:
    """Action cards, special cards, turn order."""
    table.agenda = _distinct(reader, "agenda", ACTION_NAMES)
    table.laid = _distinct(reader, "specials", SPECIALS[:SPECIAL_COUNT])
    if len(table.laid) not in (0, SPECIAL_COUNT):
        raise reader.fail("specials", f"all {SPECIAL_COUNT} special cards (SG3.4)")
    players = reader.items("players")
    for seat in range(len(players)):
        _read_special(Reader(players[seat], f"players[{seat}]"), table, seat)
    table.order = _seats(reader, "order", table)
    table.bidders = _seats(reader, "bidders", table)


def _distinct(reader: Reader, name: str, words: tuple[str, ...]) -> list[int]:
    numbers = reader.words(name, words)
    if len(set(numbers)) < len(numbers):
        raise reader.fail(name, "each card once")
    return numbers


def _seats(reader: Reader, name: str, table: Table) -> list[int]:
    seats = reader.wholes(name, 0, table.seats - 1)
    if seats and sorted(seats) != list(range(table.seats)):
        raise reader.fail(name, "every seat once", "every_seat", clause="SG4.5")
    return seats


def _read_special(player: Reader, table: Table, seat: int) -> None:
    if not player.has("special"):
        return
    special = player.word("special", SPECIALS[:SPECIAL_COUNT])
    if not table.laid:
        table.laid = list(range(SPECIAL_COUNT))
    place = table.laid.index(special)
    if place in table.places:
        raise player.fail("special", "a card that nobody else has (SG4.5)", "free_special", clause="SG4.5")
    table.places[seat] = place


def read_events(reader: Reader, table: Table) -> None:
    """SG3.1, SG3.5: what is not named is filled up with the first events that are free."""
    events = reader.reader("events")
    table.event = events.word("round", EVENT_NAMES[:EVENT_COUNT], NO_EVENT)
    if table.event != NO_EVENT and not _is_event_drawn(table):
        raise events.fail("round", "no event yet, as it is drawn after planning (SG3.5)")
    current = [] if table.event == NO_EVENT else [table.event]
    table.events_open = _distinct(events, "open", EVENT_NAMES[:EVENT_COUNT])
    gone = _distinct(events, "gone", EVENT_NAMES[:EVENT_COUNT])
    named = current + table.events_open + gone
    if len(set(named)) < len(named):
        raise events.fail("open", "each event once")
    free = [event for event in range(EVENT_COUNT) if event not in named]
    if not events.has("open"):
        table.events_open = free[: _events_due(table)]
        free = free[_events_due(table) :]
    if not events.has("gone"):
        gone = free[: max(0, _events_begun(table) - len(current + table.events_open))]
    if len(table.events_open) != _events_due(table):
        raise events.fail("open", f"{_events_due(table)} events at this time of the year (SG3.5)")
    if len(current + table.events_open + gone) != _events_begun(table):
        raise events.fail("gone", f"{EVENTS_A_YEAR} events a year (SG3.1)")
    table.events_seen = mask_of(current + table.events_open + gone)
    events.close()


def _events_begun(table: Table) -> int:
    """SG3.1: how many events have been opened so far; none during setup."""
    return EVENTS_A_YEAR * (table.year + 1) if table.find(Seed) is None else 0


def _events_due(table: Table) -> int:
    """SG3.5: how many events of this year lie open and undrawn at this point of the round or winter."""
    winter = table.find(Winter)
    if winter is None and table.find(Round) is None:
        return 0
    drawn = _is_event_drawn(table) if winter is None else winter.begun > 0
    return EVENTS_A_YEAR - table.season - (1 if drawn else 0)


def _is_event_drawn(table: Table) -> bool:
    """Whether the event of this round has been drawn: it is the third part of a round (SG3.2)."""
    round = table.find(Round)
    return round is not None and round.begun >= EVENT_IS_DRAWN


def read_draft(reader: Reader, table: Table) -> None:
    if not reader.has("draft"):
        return
    draft = reader.reader("draft")
    table.offered = _distinct(draft, "offered", PROVINCES)
    table.under = _distinct(draft, "under", PROVINCES)
    cards = table.offered + table.under
    if len(set(cards)) < len(cards) or any(table.owner[card] != NEUTRAL for card in cards):
        raise draft.fail(
            "offered", "cards of provinces that nobody owns, each once (SG2.3)", "free_provinces", clause="SG2.3"
        )
    table.last_offer = [NOTHING] * (2 * table.seats)
    for seat, pair in enumerate(lists_of(draft, "faced", table.seats)):
        provinces = words_of(pair, draft.field(f"faced[{seat}]"), PROVINCES)
        if len(provinces) not in (0, 2):
            raise draft.fail("faced", "two provinces or none for each seat (SG2.4)")
        table.last_offer[seat * 2 : seat * 2 + len(provinces)] = sorted(provinces)
    table.groups = list(GROUPS[table.seats]) * table.seats
    for seat, row in enumerate(lists_of(draft, "groups", table.seats)):
        counts = wholes_of(row, draft.field(f"groups[{seat}]"), 0, max(GROUPS[table.seats]))
        if len(counts) != 4 or any(counts[i] > GROUPS[table.seats][i] for i in range(4)):
            raise draft.fail("groups", "four numbers for each seat, at most those of SG2.2")
        table.groups[seat * 4 : seat * 4 + 4] = counts
    _check_draft(draft, table)
    draft.close()


def _check_draft(draft: Reader, table: Table) -> None:
    """Enough armies for the groups and the tower, enough cards for everybody."""
    for seat in range(table.seats):
        waiting = sum(table.groups[seat * 4 + size] * GROUP_SIZES[size] for size in range(4))
        if waiting + TOWER_ARMIES > table.supply[seat]:
            raise draft.fail("groups", f"armies for the groups of seat {seat} in its supply")
    if table.owner.count(NEUTRAL) < sum(table.groups) + 2:
        raise draft.fail("groups", "two more free provinces than groups to place")


def lists_of(reader: Reader, name: str, most: int) -> list[object]:
    """The entries of a list, at most so many."""
    items = reader.items(name)
    if len(items) > most:
        raise reader.fail(name, f"at most {most} entries")
    return items


def read_winter(reader: Reader, table: Table) -> None:
    if not reader.has("winter"):
        return
    winter = reader.reader("winter")
    table.unfed = winter.wholes("unfed", 0, len(PROVINCES))
    table.revolting = _distinct(winter, "revolting", PROVINCES)
    winter.close()


def read_scored(reader: Reader, table: Table) -> None:
    """What earlier winters gave."""
    for year, rows in enumerate(lists_of(reader, "scored", 2)):
        field = f"scored[{year}]"
        if not isinstance(rows, list) or len(rows) != table.seats:
            raise BadPosition(field, f"a list of {table.seats} rows", str(rows))
        for seat, row in enumerate(rows):
            table.scored += _scored_row(Reader(row, f"{field}[{seat}]"))


def _scored_row(reader: Reader) -> list[int]:
    row = [0] * ROW
    row[PROVINCE_POINTS] = reader.whole("provinces", 0, len(PROVINCES), 0)
    row[BUILDING_POINTS] = reader.whole("buildings", 0, 3 * len(PROVINCES), 0)
    regions = reader.reader("majorities")
    for region, name in enumerate(REGIONS):
        kinds = regions.reader(name)
        for kind in range(KINDS):
            points = kinds.whole(BUILDINGS[kind], 0, MAJORITY[kind], 0)
            row[MAJORITY_POINTS + region * KINDS + kind] = points
        kinds.close()
    regions.close()
    reader.close()
    return row
