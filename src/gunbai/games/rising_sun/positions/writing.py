"""Positions as JSON documents: the whole game in words, also written by hand, as FEN is for chess."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.figures import CORE_KINDS, KIND_NAMES
from gunbai.games.rising_sun.data.options import CLANS_IN_PLAY, NAME, OPTIONS, RULES_VERSION
from gunbai.games.rising_sun.data.words import (
    ARCHWAY,
    CARD,
    CLAN,
    MANDATES,
    PHASES,
    SEASONS,
    SET,
)
from gunbai.games.rising_sun.positions.wording import Wording, seat_or_none
from gunbai.games.rising_sun.table import MEMORY, Secrets, Table
from gunbai.kernel.game import FORM
from gunbai.kernel.steps import written_stack

if TYPE_CHECKING:
    from gunbai.games.rising_sun.positions.documents import (
        Locals,
        Memory,
        Play,
        Position,
        SecretsDocument,
        TableDocument,
    )


def written_position(table: Table, secrets: Secrets) -> Position:
    """The table in words, with its secrets."""
    return {**written_table(table, Wording(table)), "waiting": bool(table.stack), "secrets": _secrets(table, secrets)}


def written_table(table: Table, wording: Wording) -> TableDocument:
    """The table in words."""
    placed, owned = wording.placed, wording.owned
    return {
        "form": FORM,
        "game": NAME,
        "rules": RULES_VERSION,
        "options": option_words(table),
        "set": SET.words[table.card_set - ARCHWAY],
        "clans": clan_words(table),
        "season": SEASONS[table.season],
        "phase": PHASES[table.phase],
        "mandate_turns": table.turn,
        "active": seat_or_none(table.active),
        "honor": table.honor[:],
        "players": owned.players,
        "map": placed.map,
        "shrines": placed.shrines,
        "hostages": placed.hostages,
        "fallen_figures": placed.fallen,
        "bought": [KIND_NAMES[monster + CORE_KINDS] for monster in table.bought],
        "market": {name: table.market[card] for card, name in enumerate(CARD.words) if table.market[card]},
        "wars": [PROVINCES[province] for province in table.wars],
        "wars_decided": table.war,
        "discarded_tokens": owned.discarded,
        "plays": _plays(table),
        "turn": written_stack(table.stack),
        "locals": _locals(table),
    }


def option_words(table: Table) -> dict[str, str]:
    """All but `clans`, which has a field of its own."""
    return {OPTIONS[i].name: OPTIONS[i].values[table.options[i]] for i in range(CLANS_IN_PLAY)}


def clan_words(table: Table) -> list[str]:
    """The clans by seat."""
    return [CLAN.words[clan] for clan in table.clans]


def _plays(table: Table) -> list[Play]:
    plays = table.plays
    return [
        {"seat": plays[row], "mandate": MANDATES[plays[row + 1]], "face_down": plays[row + 2] == 1}
        for row in range(0, len(plays), 3)
    ]


def _locals(table: Table) -> Locals:
    """What a step keeps on the table while it runs; lists that hold nothing are left out."""
    document: Locals = {
        "fighters": table.fighters[:],
        "uses": table.uses[:],
        "last_actor": table.last_actor,
        "crossed": table.crossed,
        "barred": table.barred,
        "fallen": table.fallen,
        "winner": seat_or_none(table.winner),
    }
    if any(table.proposals):
        document["proposals"] = table.proposals[:]
    if any(table.open_proposals):
        document["open_proposals"] = table.open_proposals[:]
    if any(table.ready):
        document["ready"] = table.ready[:]
    if any(table.moved):
        document["moved"] = table.moved[:]
    if any(table.summoned):
        document["summoned"] = table.summoned[:]
    if any(table.newcomers):
        document["newcomers"] = table.newcomers[:]
    if any(table.bids):
        document["bids"] = table.bids[:]
    if any(table.hired):
        document["hired"] = table.hired[:]
    if table.last_in_line:
        document["last_in_line"] = table.last_in_line[:]
    if any(table.loyal):
        document["loyal"] = table.loyal[:]
    if any(table.offers):
        document["offers"] = table.offers[:]
    return document


def _secrets(table: Table, hidden: Secrets) -> SecretsDocument:
    return {
        "hand": tile_words(hidden.hand),
        "pool": tile_words(hidden.pool),
        "laid": [MANDATES[tile] for tile in hidden.laid],
        "seen": [memory_of(hidden, seat) for seat in range(table.seats)],
        "bids": [bids_of(hidden, seat) for seat in range(table.seats)],
    }


def bids_of(hidden: Secrets, seat: int) -> list[int]:
    """The bids a seat has made so far."""
    return hidden.sealed_bids[seat * 4 : seat * 4 + hidden.bids_made[seat]]


def memory_of(hidden: Secrets, seat: int) -> Memory | None:
    """What a seat remembers of its last look at the mandates this season."""
    row = seat * MEMORY
    return memory_document(hidden.seen[row : row + MEMORY]) if hidden.seen[row] else None


def memory_document(seen: list[int]) -> Memory:
    """A look at the mandates in words: the turn, and the tiles put back."""
    return {"turn": seen[0], "tiles": tile_words(seen[1:])}


def tile_words(counts: list[int]) -> list[str]:
    """Tiles by mandate as words."""
    return [MANDATES[tile] for tile in range(5) for _ in range(counts[tile])]
