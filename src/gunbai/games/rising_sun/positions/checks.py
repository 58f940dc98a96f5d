"""What must fit together in a position that somebody has written; every fault names its field.

What a step on the stack needs, it checks itself.
"""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.figures import HELD, KINDS
from gunbai.games.rising_sun.data.words import TILES_OF_EACH
from gunbai.games.rising_sun.entries.card import DECK, Card
from gunbai.games.rising_sun.rules.figures import count
from gunbai.games.rising_sun.steps.politics.track import NAMING, Mandate
from gunbai.games.rising_sun.steps.war.bids import Bids
from gunbai.games.rising_sun.table import MEMORY, Secrets, Table
from gunbai.kernel.errors import BadPosition

PURSE: Final = 9999
"""Bound for coins of a position that somebody has written."""
PUT_BACK: Final = 3
"""Tiles that go back on top after each mandate turn."""


def check(table: Table, hidden: Secrets) -> None:
    """Raises BadPosition with the first field that does not fit the others."""
    _check_copies(table)
    _check_hostages(table)
    if len(set(table.fighters)) != len(table.fighters):
        raise BadPosition("locals.fighters", "different seats", str(table.fighters))
    if any(hidden.bids_made) and table.find(Bids) is None:
        raise BadPosition("secrets.bids", "none but in the step bids", str(hidden.bids_made))
    _check_tiles(table, hidden)
    for seat in range(table.seats):
        if hidden.seen[seat * MEMORY]:
            _check_memory(table, hidden, seat)


def _check_copies(table: Table) -> None:
    """Nobody holds more copies than were printed; a figure of a monster there is but once."""
    for card in DECK:
        held = [card.copies(table, seat) for seat in range(table.seats)]
        shown = table.market[card.index]
        if max(*held, shown) > card.most() or (card.monster is not None and sum(held) + shown > 1):
            expected, got = f"at most {card.most()} of {card.name}", str(sum(held) + shown)
            raise BadPosition(_holder(card, held, shown), expected, got, "copies", most=card.most(), clause="RS1.14")


def _holder(card: Card, held: list[int], shown: int) -> str:
    """Where the copies are that are too many: on display, or with whom most of them are."""
    if shown and (shown > card.most() or max(held) <= card.most()):
        return f"market.{card.name}"
    return f"players[{held.index(max(held))}].cards.{card.name}"


def _check_hostages(table: Table) -> None:
    for seat in range(table.seats):
        if any(count(table, seat, kind, HELD + seat) for kind in range(KINDS)):
            raise BadPosition(f"hostages[{seat}]", "figures of other seats", "its own", "foreign_hostages")


def _names(table: Table) -> Mandate | None:
    """The mandate turn of who has laid a tile face down and is naming a mandate."""
    top = table.top()
    return top if isinstance(top, Mandate) and top.stage == NAMING else None


def _check_tiles(table: Table, hidden: Secrets) -> None:
    """RS12.3: who lays tiles face down does so always, and nobody else does."""
    face_down = 0 if _names(table) is None else 1
    for row in range(0, len(table.plays), 3):
        face_down += table.plays[row + 2]
        clan = table.clan(table.plays[row])
        if clan.lays_face_down != bool(table.plays[row + 2]):
            raise BadPosition(f"plays[{row // 3}]", "face_down for Lotus and for nobody else", clan.name)
    if face_down != len(hidden.laid):
        raise BadPosition("secrets.laid", f"{face_down} tiles laid face down", str(len(hidden.laid)))


def _check_memory(table: Table, hidden: Secrets, seat: int) -> None:
    """A memory must be of an own turn; whatever was played since can have been drawn, as each turn draws one more."""
    field = f"secrets.seen[{seat}]"
    turn = hidden.seen[seat * MEMORY]
    held = hidden.seen[seat * MEMORY + 1 : (seat + 1) * MEMORY]
    tiles, seats = _tiles_played(table, hidden)
    if turn > len(tiles) or seats[turn - 1] != seat:
        raise BadPosition(f"{field}.turn", "a mandate turn of this seat", str(turn))
    known = [held[tile] + tiles[:turn].count(tile) for tile in range(5)]
    if sum(held) != PUT_BACK or max(known) > TILES_OF_EACH:
        raise BadPosition(f"{field}.tiles", f"{PUT_BACK} tiles that were not played before", str(held))


def _tiles_played(table: Table, hidden: Secrets) -> tuple[list[int], list[int]]:
    """The tile and the seat of every mandate turn this season, face-down ones included."""
    laid = hidden.laid[:]
    tiles = [laid.pop(0) if table.plays[row + 2] else table.plays[row + 1] for row in range(0, len(table.plays), 3)]
    seats = table.plays[::3]
    naming = _names(table)
    return (tiles, seats) if naming is None else (tiles + laid, [*seats, naming.seat])
