"""Reading the secrets of a position: the mandate stack, what was seen of it, sealed bids."""

from __future__ import annotations

from gunbai.games.rising_sun.data.words import MANDATE_TURNS, MANDATES, TILES_OF_EACH
from gunbai.games.rising_sun.positions.checks import PURSE
from gunbai.games.rising_sun.table import MEMORY, Secrets, Table, empty_secrets
from gunbai.kernel.documents.codec import Reader, canonical, whole
from gunbai.kernel.errors import BadPosition


def read_secrets(reader: Reader, table: Table) -> Secrets:
    """By default everything that was not played is still unseen."""
    hidden = empty_secrets(table.seats)
    hidden.hand = _tiles(reader, "hand")
    hidden.laid = reader.words("laid", MANDATES)
    used = list(hidden.hand)
    shown = [table.plays[row + 1] for row in range(0, len(table.plays), 3) if not table.plays[row + 2]]
    for tile in [*hidden.laid, *shown]:
        used[tile] += 1
    hidden.pool = [TILES_OF_EACH - count for count in used]
    if min(hidden.pool) < 0 or (reader.has("pool") and _tiles(reader, "pool") != hidden.pool):
        raise reader.fail("pool", "two tiles of each mandate in all, those played included")
    _read_memories(_by_seat(reader, "seen", table.seats), hidden)
    _read_bids(_by_seat(reader, "bids", table.seats), table, hidden)
    reader.close()
    return hidden


def _tiles(reader: Reader, name: str) -> list[int]:
    counts = [0] * 5
    for tile in reader.words(name, MANDATES):
        counts[tile] += 1
    return counts


def _by_seat(reader: Reader, name: str, seats: int) -> list[object]:
    items = reader.items(name)
    if len(items) > seats:
        raise reader.fail(name, f"at most {seats} items, one a seat")
    return items


def _read_memories(items: list[object], hidden: Secrets) -> None:
    for seat, item in enumerate(items):
        if item is None:
            continue
        seen = Reader(item, f"secrets.seen[{seat}]")
        hidden.seen[seat * MEMORY] = seen.whole("turn", 1, MANDATE_TURNS)
        hidden.seen[seat * MEMORY + 1 : (seat + 1) * MEMORY] = _tiles(seen, "tiles")
        seen.close()


def _read_bids(items: list[object], table: Table, hidden: Secrets) -> None:
    for seat, item in enumerate(items):
        field = f"secrets.bids[{seat}]"
        if not isinstance(item, list) or len(item) > 4:
            raise BadPosition(field, "a list of at most four bids", canonical(item))
        bids = [whole(bid, f"{field}[{link}]", 0, PURSE) for link, bid in enumerate(item)]
        if sum(bids) > table.coins[seat]:
            expected = f"bids within {table.coins[seat]} coins"
            raise BadPosition(field, expected, canonical(item), "bids_within", most=table.coins[seat])
        hidden.bids_made[seat] = len(bids)
        hidden.sealed_bids[seat * 4 : seat * 4 + len(bids)] = bids
