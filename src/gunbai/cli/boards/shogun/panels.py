"""The smaller parts of Shogun's board: action cards, special cards, events, what every house owns."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from gunbai.cli.boards.shogun.map import styles
from gunbai.cli.wrapping import flowed
from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.pieces import BUILDINGS, GROUP_SIZES
from gunbai.games.shogun.data.words import (
    ACTION_NAMES,
    EMPTY,
    EVENT_NAMES,
    FACE_DOWN,
    NO_EVENT,
    OPEN_ACTIONS,
    SPACE_COUNT,
    SPACES,
    SPECIALS,
)
from gunbai.games.shogun.entries.events import EVENT_CARDS
from gunbai.games.shogun.steps.turns import Agenda
from gunbai.games.shogun.table import Table
from gunbai.locale.words import GameWords

OWNED: Final = (
    "cli-sg-vp",
    "cli-sg-chests",
    "cli-sg-rice",
    "cli-sg-needs",
    "cli-sg-provinces",
    "cli-sg-armies",
    "cli-sg-supply",
)
"""The columns of numbers of every house."""


def actions_begun(t: Table) -> int:
    """How many of the ten actions have begun: the last of them is being carried out."""
    agenda = t.find(Agenda)
    return 0 if agenda is None else agenda.begun


def cards(t: Table, words: GameWords, width: int) -> RenderableType:
    """Three rows of five: the action cards in their order, then the special cards on the places of the turn order."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, width=min(width, 100))
    for _ in range(OPEN_ACTIONS):
        grid.add_column(ratio=1, no_wrap=True)
    for start in (0, OPEN_ACTIONS):
        grid.add_row(*(_action(t, words, place) for place in range(start, start + OPEN_ACTIONS)))
    if t.laid:
        grid.add_row(*(_special(words, place, special) for place, special in enumerate(t.laid)))
    if any(place >= 0 for place in t.places):
        grid.add_row(*(_taker(t, words, place) for place in range(len(t.laid))))
    return grid


def _action(t: Table, words: GameWords, place: int) -> Text:
    begun = actions_begun(t)
    if place >= len(t.agenda):
        return Text(f"  {words.number(place + 1)} {words.words.text('cli-sg-closed')}", style="dim")
    number, name = words.number(place + 1), words.term("action", ACTION_NAMES[t.agenda[place]], "short")
    if place + 1 < begun:
        return Text(f"✓ {number} {name}", style="dim")
    is_now = place + 1 == begun
    return Text(f"{'>' if is_now else ' '} {number} {name}", style="bold reverse" if is_now else "bold")


def _special(words: GameWords, place: int, special: int) -> Text:
    return Text(f" {words.number(place + 1)}. {words.term('special', SPECIALS[special], 'short')}")


def _taker(t: Table, words: GameWords, place: int) -> Text:
    if place not in t.places:
        return Text("    -", style="dim")
    seat = t.places.index(place)
    return Text(f"    {words.seat(seat)}", style=styles(t)[seat])


def events(t: Table, words: GameWords) -> RenderableType:
    """The event of the round, and those that may still come; the last one is winter's."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    if t.event != NO_EVENT:
        grid.add_row(Text(words.words.text("cli-sg-event"), style="bold"), _event(words, t.event, "bold"))
    for number, event in enumerate(t.events_open):
        last = len(t.events_open) == 1
        key = "cli-sg-winter-event" if last else "cli-sg-open-events"
        grid.add_row("" if number else words.words.text(key), _event(words, event, ""))
    return grid


def _event(words: GameWords, event: int, style: str) -> Text:
    name, rice = EVENT_NAMES[event], EVENT_CARDS[event].winter_rice
    text = Text(words.term("event", name), style=style)
    text.append(f" ({words.words.text('cli-sg-winter-rice', rice=rice)}): ", style="not bold dim")
    return text.append(words.term("event", name, "effect"), style="not bold")


def houses(t: Table, words: GameWords, viewer: int | None) -> Grid:
    """One row a house: points, purse, rice against winter's need, armies; in the draft the groups to be placed."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
    grid.add_column(words.words.text("cli-sg-house"), no_wrap=True)
    for key in OWNED:
        grid.add_column(words.words.text(key), justify="right", no_wrap=True)
    grid.add_column(words.words.text("cli-sg-groups" if t.groups else "cli-sg-hidden"), justify="right", no_wrap=True)
    for seat in t.order or range(t.seats):
        grid.add_row(_house(t, words, seat, viewer), *_numbers(t, words, seat), _waiting(t, words, seat))
    return grid


def _house(t: Table, words: GameWords, seat: int, viewer: int | None) -> Text:
    name = Text(words.seat(seat), style=styles(t)[seat])
    return name.append(f" {words.words.text('cli-sg-you')}" if seat == viewer else "", style="bold")


def _numbers(t: Table, words: GameWords, seat: int) -> list[str]:
    """In the order of the columns of `houses`."""
    owned = t.provinces_of(seat)
    armies = sum(t.armies[p] for p in owned)
    purse, pieces = (t.points[seat], t.chests[seat], t.rice[seat]), (len(owned), armies, t.supply[seat])
    return [*map(words.number, purse), need(t, words, seat), *map(words.number, pieces)]


def _waiting(t: Table, words: GameWords, seat: int) -> str:
    """Groups to be placed, or cards that lie face down on the personal board."""
    if t.groups:
        counts = t.groups[seat * len(GROUP_SIZES) : (seat + 1) * len(GROUP_SIZES)]
        return "".join(words.number(size) * count for size, count in zip(GROUP_SIZES, counts, strict=True)) or "-"
    hidden = t.spaces[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT].count(FACE_DOWN)
    return words.number(hidden) if hidden else "-"


def need(t: Table, words: GameWords, seat: int) -> str:
    """Rice for the winter: one a province, and what the last event will take: `8+3`, or `8+0..6` while open."""
    provinces = words.number(len(t.provinces_of(seat)))
    if not t.events_open:
        return provinces
    losses = [EVENT_CARDS[event].winter_rice for event in t.events_open]
    low, high = words.number(min(losses)), words.number(max(losses))
    return f"{provinces}+{low}" if low == high else f"{provinces}+{low}..{high}"


def stock(t: Table, words: GameWords, width: int) -> Text:
    """Buildings and farmers that are left."""
    parts = [
        Text(f"{words.term('building', kind)} {words.number(t.stock[i])}", style="not bold")
        for i, kind in enumerate(BUILDINGS)
    ]
    parts.append(Text(f"{words.term('colour', 'farmers')} {words.number(t.pool)}", style="not bold"))
    return flowed(Text(words.words.text("cli-sg-stock"), style="bold"), parts, width, words.words.comma)


def gaps(t: Table, words: GameWords, width: int) -> list[RenderableType]:
    """Which spaces of which house have been left empty: everybody sees that once the plans are made."""
    lines: list[RenderableType] = []
    for seat in range(t.seats):
        shown = t.spaces[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
        empty = [SPACES[space] for space in range(SPACE_COUNT) if shown[space] == EMPTY]
        if FACE_DOWN in t.spaces and empty and actions_begun(t) < 2:
            head = Text(words.words.text("cli-sg-gaps", name=words.seat(seat)), style="dim")
            parts = [Text(words.term("space", one, "short"), style="dim") for one in empty]
            lines.append(flowed(head, parts, width, words.words.comma))
    return lines


def under_the_deck(t: Table, words: GameWords, width: int) -> list[RenderableType]:
    """The cards of the draft that were exchanged: a known pair comes back in an order nobody knows."""
    parts = [Text(words.term("province", PROVINCES[p])) for p in t.under]
    return [flowed(Text(words.words.text("cli-sg-under")), parts, width, words.words.comma)] if parts else []
