"""Positions as JSON documents: the whole game in words, also written by hand, as FEN is for chess."""

from __future__ import annotations

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.cards import CARD_NAMES, CARDS, SEASONS, SETS
from gunbai.games.rising_sun.data.clans import CLANS
from gunbai.games.rising_sun.data.figures import (
    CORE_KINDS,
    FALLEN,
    HELD,
    KIND_NAMES,
    RESERVE,
    SHRINE,
)
from gunbai.games.rising_sun.data.options import NAME, OPTIONS, RULES_VERSION
from gunbai.games.rising_sun.data.words import KAMI, MANDATES, PHASES, SOURCES
from gunbai.games.rising_sun.figures import count, kinds_at
from gunbai.games.rising_sun.steps.frame_words import frames_document
from gunbai.games.rising_sun.table import DISCARDED, MEMORY, NOBODY, Secrets, Table
from gunbai.kernel.codec import Doc


def document(t: Table, secrets: Secrets | None) -> Doc:
    """The table in words; with its secrets when they are given."""
    doc: Doc = {
        "game": NAME,
        "rules": RULES_VERSION,
        "options": {o.name: o.values[i] for o, i in zip(OPTIONS, t.options, strict=True) if o.name != "clans"},
        "set": SETS[t.card_set],
        "clans": clan_words(t),
        "season": SEASONS[t.season],
        "phase": PHASES[t.phase],
        "mandate_turns": t.turn,
        "active": clan_or_none(t, t.active),
        "honor": [CLANS[t.clans[seat]] for seat in t.honor],
        "players": {CLANS[t.clans[seat]]: _player(t, seat) for seat in range(t.n)},
        "map": {name: pieces for index, name in enumerate(PROVINCES) if (pieces := pieces_at(t, index))},
        "shrines": [{"kami": KAMI[k], **pieces_at(t, SHRINE + i)} for i, k in enumerate(t.shrines)],
        "hostages": _hostages(t),
        "fallen_figures": pieces_at(t, FALLEN),
        "bought": [KIND_NAMES[monster + CORE_KINDS] for monster in t.bought],
        "market": {CARD_NAMES[card]: t.market[card] for card in range(CARDS) if t.market[card]},
        "wars": [PROVINCES[province] for province in t.wars],
        "wars_decided": t.war,
        "discarded_tokens": _tokens(t, DISCARDED),
        "plays": _plays(t),
        "turn": frames_document(t),
        "locals": _locals(t),
    }
    if secrets is not None:
        doc["secrets"] = secrets_document(t, secrets)
    return doc


def clan_words(t: Table) -> list[str]:
    return [CLANS[clan] for clan in t.clans]


def clan_or_none(t: Table, seat: int) -> str | None:
    return None if seat == NOBODY else CLANS[t.clans[seat]]


def _player(t: Table, seat: int) -> Doc:
    return {
        "vp": t.vp[seat],
        "coins": t.coins[seat],
        "ronin": t.ronin[seat],
        "ally": clan_or_none(t, t.ally[seat]),
        "allied_seasons": t.allied_seasons[seat],
        "cards": {CARD_NAMES[card]: t.has(seat, card) for card in range(CARDS) if t.has(seat, card)},
        "tokens": _tokens(t, seat),
        "earned": {
            name: t.earned[seat * len(SOURCES) + i]
            for i, name in enumerate(SOURCES)
            if t.earned[seat * len(SOURCES) + i]
        },
    }


def _tokens(t: Table, owner: int) -> Doc:
    found = {
        season: [name for p, name in enumerate(PROVINCES) if t.tokens[i * 8 + p] == owner]
        for i, season in enumerate(SEASONS[:3])
    }
    return {season: names for season, names in found.items() if names}


def pieces_at(t: Table, place: int) -> dict[str, dict[str, int]]:
    """Who has what at a place; clans with nothing are left out."""
    found = {CLANS[t.clans[seat]]: pieces_of(t, seat, place) for seat in range(t.n)}
    return {clan: pieces for clan, pieces in found.items() if pieces}


def pieces_of(t: Table, seat: int, place: int) -> dict[str, int]:
    """What a seat has at a place or in its reserve, by kind."""
    pieces = {KIND_NAMES[kind]: count(t, seat, kind, place) for kind in sorted(kinds_at(t, seat, place))}
    strongholds = 0
    if place < len(PROVINCES):
        strongholds = t.strongholds[seat * 8 + place]
    elif place == RESERVE:
        strongholds = t.stronghold_reserve(seat)
    if strongholds:
        pieces["strongholds"] = strongholds
    return pieces


def _hostages(t: Table) -> Doc:
    held = {CLANS[t.clans[seat]]: pieces_at(t, HELD + seat) for seat in range(t.n)}
    return {clan: pieces for clan, pieces in held.items() if pieces}


def _plays(t: Table) -> list[object]:
    rows = [t.plays[i : i + 3] for i in range(0, len(t.plays), 3)]
    return [[CLANS[t.clans[seat]], MANDATES[mandate], *(["face_down"] if down else [])] for seat, mandate, down in rows]


def _locals(t: Table) -> Doc:
    """What a step keeps on the table while it runs; lists that hold nothing are left out."""
    lists: dict[str, list[int]] = {
        "proposals": t.proposals,
        "open_proposals": t.open_proposals,
        "ready": t.ready,
        "moved": t.moved,
        "summoned": t.summoned,
        "fresh": t.fresh,
        "fighters": t.fighters,
        "bids": t.bids,
        "hired": t.hired,
        "uses": t.uses,
        "later": t.later,
        "loyal": t.loyal,
        "offers": t.offers,
    }
    doc: Doc = {name: list(numbers) for name, numbers in lists.items() if any(numbers) or name in ("fighters", "uses")}
    if t.later:
        doc["later"] = list(t.later)
    doc.update({"last_actor": t.last_actor, "crossed": t.crossed, "barred": t.barred, "fallen": t.fallen})
    doc["winner"] = clan_or_none(t, t.winner)
    return doc


def secrets_document(t: Table, hidden: Secrets) -> Doc:
    return {
        "hand": tile_words(hidden.hand),
        "pool": tile_words(hidden.pool),
        "laid": [MANDATES[tile] for tile in hidden.laid],
        "seen": {CLANS[t.clans[s]]: memory(hidden, s) for s in range(t.n) if hidden.seen[s * MEMORY]},
        "bids": {
            CLANS[t.clans[s]]: hidden.chains[s * 4 : s * 4 + hidden.links[s]] for s in range(t.n) if hidden.links[s]
        },
    }


def memory(hidden: Secrets, seat: int) -> Doc:
    """What a seat remembers of its last look at the mandates."""
    row = seat * MEMORY
    return {"turn": hidden.seen[row], "tiles": tile_words(hidden.seen[row + 1 : row + MEMORY])}


def tile_words(counts: list[int]) -> list[str]:
    return [MANDATES[kind] for kind in range(5) for _ in range(counts[kind])]
