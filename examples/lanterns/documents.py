"""Positions and views as typed documents: how they are written, and how a position is read."""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

from examples.lanterns.steps import NIGHTS, STEPS, Bidding
from examples.lanterns.table import Secrets, Table, no_secrets
from examples.lanterns.words import LANTERN, LANTERNS, OPTIONS, PLACE
from gunbai.kernel.documents.codec import Doc, Reader
from gunbai.kernel.documents.schema import Bounds, Steps
from gunbai.kernel.game import FORM
from gunbai.kernel.options import read_options
from gunbai.kernel.steps import read_stack, written_stack

VERSION: Final = 1
MOST: Final = 60
"""Coins and points of a hand-written position: with all that can be earned later, a bid stays a small number."""
Hand = list[Annotated[str, LANTERN]]


class Shown(TypedDict):
    """What everybody sees."""

    game: str
    """`lanterns`."""
    form: int
    """The form of the document: 2."""
    rules: int
    """The version of the rules."""
    seats: Annotated[int, Bounds(3, 5)]
    """How many guests there are."""
    options: dict[str, str]
    """The options, by name."""
    night: Annotated[int, Bounds(0, NIGHTS)]
    """The night that runs, from 1."""
    coins: list[int]
    """By seat."""
    points: list[int]
    """By seat: what its lanterns have brought."""
    turn: Annotated[list[Doc], Steps(STEPS.values())]
    """The stack of steps, the outermost first."""


class Hidden(TypedDict):
    """What one seat keeps to itself."""

    hand: Hand
    """Its lanterns."""
    bids: list[int]
    """Its bids so far, place by place."""


class Position(Shown):
    """Everything."""

    secrets: list[Hidden]
    """By seat."""


class Seen(Shown):
    """What one seat sees; a spectator has no seat and no hand."""

    held: list[int]
    """By seat: how many lanterns it holds."""
    ready: list[bool]
    """By seat: whether it has made all its bids."""
    seat: int | None
    """Whose view it is; null for a spectator."""
    hand: Hand
    """Its own lanterns."""
    bids: list[int]
    """Its own bids so far."""


def named(hand: list[int]) -> list[str]:
    """Lanterns by name."""
    return [LANTERN.words[lantern] for lantern in hand]


def shown(table: Table) -> Shown:
    """The table as a document."""
    return {
        "game": "lanterns",
        "form": FORM,
        "rules": VERSION,
        "seats": table.seats,
        "options": {option.name: option.values[table.options[i]] for i, option in enumerate(OPTIONS)},
        "night": table.night,
        "coins": table.coins[:],
        "points": table.points[:],
        "turn": written_stack(table.stack),
    }


def read_table(reader: Reader) -> Table:
    """What is missing is as before the first night."""
    seats = reader.whole("seats", 3, 5)
    reader.whole("rules", VERSION, VERSION, VERSION)
    options = read_options(reader, OPTIONS)
    rows: list[object] = reader.items("turn") if reader.has("turn") else [{"step": "festival"}]
    stack = read_stack(rows, "turn", STEPS, seats)
    first = min(len(stack) - 1, 1) if stack else NIGHTS
    night = reader.whole("night", first, NIGHTS, first)
    coins, points = filled(reader, "coins", seats, 5), filled(reader, "points", seats, 0)
    return Table(seats, stack, options, night, coins, points)


def filled(reader: Reader, name: str, seats: int, default: int) -> list[int]:
    """A number for each seat; those that are missing have a default."""
    row = reader.wholes(name, 0, MOST)
    if len(row) > seats:
        raise reader.fail(name, f"at most {seats} numbers")
    return row + [default] * (seats - len(row))


def read_secrets(reader: Reader, table: Table) -> Secrets:
    """Hands, and bids while all are bidding. Everything is checked: people write positions by hand."""
    secrets = no_secrets(table.seats)
    if len(reader.items("secrets")) > table.seats:
        raise reader.fail("secrets", f"at most {table.seats} seats")
    for seat, row in enumerate(reader.items("secrets")):
        own = Reader(row, f"secrets[{seat}]")
        secrets.hands[seat] = sorted(own.words("hand", LANTERN.words))
        secrets.bids[seat] = own.wholes("bids", 0, MOST)
        most = len(PLACE) if isinstance(table.top(), Bidding) else 0
        if len(secrets.bids[seat]) > most or sum(secrets.bids[seat]) > table.coins[seat]:
            raise own.fail("bids", f"at most {most} bids that can be paid (LN2.1)")
        own.close()
    held = [lantern for hand in secrets.hands for lantern in hand]
    if any(held.count(kind) > lantern.many for kind, lantern in enumerate(LANTERNS)):
        raise reader.fail("secrets", "no more lanterns than there are")
    return secrets
