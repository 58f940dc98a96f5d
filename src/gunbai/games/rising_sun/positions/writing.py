"""Positions as JSON documents: the whole game in words, also written by hand, as FEN is for chess."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.figures import CORE_KINDS, FALLEN, HELD, KIND_NAMES, RESERVE, SHRINE
from gunbai.games.rising_sun.data.options import CLANS_IN_PLAY, NAME, OPTIONS, RULES_VERSION
from gunbai.games.rising_sun.data.words import (
    ARCHWAY,
    CARD,
    CLAN,
    KAMI_NAMES,
    MANDATES,
    PHASES,
    SEASONS,
    SET,
    SOURCES,
)
from gunbai.games.rising_sun.rules.figures import count, kinds_at
from gunbai.games.rising_sun.table import DISCARDED, MEMORY, NOBODY, Secrets, Table
from gunbai.kernel.game import FORM
from gunbai.kernel.steps import written_stack

if TYPE_CHECKING:
    from gunbai.games.rising_sun.positions.documents import (
        Locals,
        Memory,
        Pieces,
        Play,
        Player,
        Position,
        SecretsDocument,
        Shrine,
        TableDocument,
    )


def written_position(table: Table, secrets: Secrets) -> Position:
    """The table in words, with its secrets."""
    return {**written_table(table), "waiting": bool(table.stack), "secrets": _secrets(table, secrets)}


def written_table(table: Table) -> TableDocument:
    """The table in words."""
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
        "players": [_player(table, seat) for seat in range(table.seats)],
        "map": {name: pieces_at(table, place) for place, name in enumerate(PROVINCES) if _is_used(table, place)},
        "shrines": [_shrine(table, index) for index in range(len(table.shrines))],
        "hostages": _hostages(table),
        "fallen_figures": pieces_at(table, FALLEN) if _is_used(table, FALLEN) else [],
        "bought": [KIND_NAMES[monster + CORE_KINDS] for monster in table.bought],
        "market": {name: table.market[card] for card, name in enumerate(CARD.words) if table.market[card]},
        "wars": [PROVINCES[province] for province in table.wars],
        "wars_decided": table.war,
        "discarded_tokens": tokens_of(table, DISCARDED),
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


def seat_or_none(seat: int) -> int | None:
    """A seat, or nobody."""
    return None if seat == NOBODY else seat


def _player(table: Table, seat: int) -> Player:
    return {
        "vp": table.vp[seat],
        "coins": table.coins[seat],
        "ronin": table.ronin[seat],
        "ally": seat_or_none(table.ally[seat]),
        "allied_seasons": table.allied_seasons[seat],
        "cards": cards_of(table, seat),
        "tokens": tokens_of(table, seat),
        "earned": earned_by(table, seat),
    }


def cards_of(table: Table, seat: int) -> dict[str, int]:
    """The cards of a seat with their copies."""
    return {name: table.has(seat, card) for card, name in enumerate(CARD.words) if table.has(seat, card)}


def earned_by(table: Table, seat: int) -> dict[str, int]:
    """Victory points of a seat by source."""
    row = seat * len(SOURCES)
    return {name: table.earned[row + i] for i, name in enumerate(SOURCES) if table.earned[row + i]}


def tokens_of(table: Table, owner: int) -> dict[str, list[str]]:
    """The war province tokens of a seat, or those discarded, by season."""
    found = {
        season: [name for p, name in enumerate(PROVINCES) if table.tokens[i * 8 + p] == owner]
        for i, season in enumerate(SEASONS[:3])
    }
    return {season: names for season, names in found.items() if names}


def _is_used(table: Table, place: int) -> bool:
    return any(pieces_of(table, seat, place) for seat in range(table.seats))


def pieces_at(table: Table, place: int) -> list[Pieces]:
    """What every seat has at a place."""
    return [pieces_of(table, seat, place) for seat in range(table.seats)]


def pieces_of(table: Table, seat: int, place: int) -> Pieces:
    """What a seat has at a place or in its reserve, by kind."""
    pieces = {KIND_NAMES[kind]: count(table, seat, kind, place) for kind in sorted(kinds_at(table, seat, place))}
    strongholds = 0
    if place < len(PROVINCES):
        strongholds = table.strongholds[seat * 8 + place]
    elif place == RESERVE:
        strongholds = table.stronghold_reserve(seat)
    if strongholds:
        pieces["strongholds"] = strongholds
    return pieces


def _shrine(table: Table, index: int) -> Shrine:
    return {"kami": KAMI_NAMES[table.shrines[index]], "pieces": pieces_at(table, SHRINE + index)}


def _hostages(table: Table) -> list[list[Pieces]]:
    held = [pieces_at(table, HELD + captor) for captor in range(table.seats)]
    return held if any(any(pieces) for pieces in held) else []


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
