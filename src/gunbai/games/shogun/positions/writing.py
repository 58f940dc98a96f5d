"""Positions and tables as JSON documents: what is empty or has its default is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.shogun.data.board import PROVINCE_COUNT, PROVINCES
from gunbai.games.shogun.data.options import NAME, OPTIONS
from gunbai.games.shogun.data.pieces import BUILDINGS
from gunbai.games.shogun.data.tower import COLOUR, COLOURS, SHELVES
from gunbai.games.shogun.data.words import (
    ACTION_NAMES,
    CARD_NAMES,
    EMPTY,
    EVENT_COUNT,
    EVENT_NAMES,
    NO_EVENT,
    SEASONS,
    SPACE_COUNT,
    SPACES,
    SPECIALS,
)
from gunbai.games.shogun.scoring import scored_document
from gunbai.games.shogun.table import NOTHING, Secrets, Table
from gunbai.kernel.game import FORM
from gunbai.kernel.steps import written_stack

if TYPE_CHECKING:
    from gunbai.games.shogun.positions.documents import (
        DraftDocument,
        EventsDocument,
        Player,
        Position,
        ProvinceDocument,
        SecretsDocument,
        TableDocument,
    )


def written_position(table: Table, secrets: Secrets) -> Position:
    """The whole position, secrets included."""
    plans = [secrets.plans[start : start + SPACE_COUNT] for start in range(0, len(secrets.plans), SPACE_COUNT)]
    hidden: SecretsDocument = {"plans": [written_plan(plan) for plan in plans]}
    if secrets.blind != NOTHING:
        hidden["blind"] = PROVINCES[secrets.blind]
    return {"form": FORM, **written_table(table), "secrets": hidden}


def written_table(table: Table) -> TableDocument:
    """All that everybody sees."""
    doc: TableDocument = {
        "game": NAME,
        "seats": table.seats,
        "options": {option.name: option.values[table.options[i]] for i, option in enumerate(OPTIONS)},
        "year": table.year + 1,
        "season": SEASONS[table.season],
        "provinces": _provinces(table),
        "players": [_player(table, seat) for seat in range(table.seats)],
        "farmers": table.pool,
        "tray": written_cubes(table.tray),
        "tower": [written_cubes(table.tower[i * COLOURS : (i + 1) * COLOURS]) for i in range(SHELVES)],
        "stock": {BUILDINGS[kind]: table.stock[kind] for kind in range(len(BUILDINGS))},
        "events": _events(table),
        "agenda": [ACTION_NAMES[action] for action in table.agenda],
        "specials": [SPECIALS[special] for special in table.laid],
        "order": table.order[:],
        "bidders": table.bidders[:],
        "scored": scored_document(table),
        "turn": written_stack(table.stack),
    }
    if table.groups:
        doc["draft"] = _draft(table)
    if table.unfed:
        doc["winter"] = {"unfed": table.unfed[:], "revolting": [PROVINCES[p] for p in table.revolting]}
    return doc


def written_plan(plan: list[int]) -> dict[str, str]:
    """The cards of one personal board by space."""
    return {SPACES[space]: CARD_NAMES[plan[space]] for space in range(SPACE_COUNT) if plan[space] != NOTHING}


def written_cubes(cubes: list[int]) -> dict[str, int]:
    """Cubes by colour: a seat number or `farmers`."""
    return {COLOUR.words[colour]: cubes[colour] for colour in range(COLOURS) if cubes[colour]}


def _provinces(table: Table) -> dict[str, ProvinceDocument]:
    """Every province with an owner; the others are neutral or out of the game."""
    return {PROVINCES[p]: _province(table, p) for p in range(PROVINCE_COUNT) if table.owner[p] >= 0}


def _province(table: Table, province: int) -> ProvinceDocument:
    doc: ProvinceDocument = {"owner": table.owner[province], "armies": table.armies[province]}
    kinds = [BUILDINGS[kind] for kind in range(len(BUILDINGS)) if table.has_building(province, kind)]
    if kinds:
        doc["buildings"] = kinds
    if table.markers[province]:
        doc["markers"] = table.markers[province]
    return doc


def _player(table: Table, seat: int) -> Player:
    shown = table.spaces[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
    doc: Player = {
        "chests": table.chests[seat],
        "rice": table.rice[seat],
        "points": table.points[seat],
        "supply": table.supply[seat],
        "ready": table.ready[seat] == 1,
        "board": {SPACES[space]: CARD_NAMES[shown[space]] for space in range(SPACE_COUNT) if shown[space] != EMPTY},
        "could": [CARD_NAMES[card] for card in range(EMPTY) if table.possible_cards[seat] >> card & 1],
    }
    if table.places[seat] >= 0:
        doc["special"] = SPECIALS[table.special_of(seat)]
    return doc


def _events(table: Table) -> EventsDocument:
    still_here = [*table.events_open, table.event]
    seen = [event for event in range(EVENT_COUNT) if table.events_seen >> event & 1]
    doc: EventsDocument = {
        "open": [EVENT_NAMES[event] for event in table.events_open],
        "gone": [EVENT_NAMES[event] for event in seen if event not in still_here],
    }
    if table.event != NO_EVENT:
        doc["round"] = EVENT_NAMES[table.event]
    return doc


def _draft(table: Table) -> DraftDocument:
    pairs = [table.last_offer[seat * 2 : seat * 2 + 2] for seat in range(table.seats)]
    return {
        "offered": [PROVINCES[p] for p in table.offered],
        "under": [PROVINCES[p] for p in table.under],
        "faced": [[PROVINCES[p] for p in pair if p != NOTHING] for pair in pairs],
        "groups": [table.groups[seat * 4 : seat * 4 + 4] for seat in range(table.seats)],
    }
