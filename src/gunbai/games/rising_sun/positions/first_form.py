"""The first form of positions: seats by their clans, steps as lists.

Digests of records are made of it, and positions that people have kept are read from it: `first_form` writes it,
`renewed` turns it into the form of today. How each step stood in its list: `frames`.
"""

from __future__ import annotations

from collections.abc import Mapping

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.figures import CORE_KINDS, FALLEN, HELD, KIND_NAMES, SHRINE
from gunbai.games.rising_sun.data.options import NAME, RULES_VERSION
from gunbai.games.rising_sun.data.words import ARCHWAY, CARD, KAMI_NAMES, MANDATES, PHASES, SEASONS, SET
from gunbai.games.rising_sun.positions.frames import FRAMES
from gunbai.games.rising_sun.positions.wording import Placed, cards_of, earned_by, tokens_of
from gunbai.games.rising_sun.positions.writing import bids_of, clan_words, memory_of, option_words, tile_words
from gunbai.games.rising_sun.table import DISCARDED, NOBODY, Secrets, Table
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.game import FORM
from gunbai.kernel.steps import AnyStep

# --- writing -------------------------------------------------------------------------------------------------------


def first_form(table: Table, secrets: Secrets) -> Doc:
    """A position in the first form."""
    words, placed = clan_words(table), Placed(table)
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "options": option_words(table),
        "set": SET.words[table.card_set - ARCHWAY],
        "clans": words,
        "season": SEASONS[table.season],
        "phase": PHASES[table.phase],
        "mandate_turns": table.turn,
        "active": _clan(words, table.active),
        "honor": [words[seat] for seat in table.honor],
        "players": {words[seat]: _player(table, words, seat) for seat in range(table.seats)},
        "map": {name: pieces for place, name in enumerate(PROVINCES) if (pieces := _pieces(placed, words, place))},
        "shrines": [{"kami": KAMI_NAMES[k], **_pieces(placed, words, SHRINE + i)} for i, k in enumerate(table.shrines)],
        "hostages": {clan: held for seat, clan in enumerate(words) if (held := _pieces(placed, words, HELD + seat))},
        "fallen_figures": _pieces(placed, words, FALLEN),
        "bought": [KIND_NAMES[monster + CORE_KINDS] for monster in table.bought],
        "market": {name: table.market[card] for card, name in enumerate(CARD.words) if table.market[card]},
        "wars": [PROVINCES[province] for province in table.wars],
        "wars_decided": table.war,
        "discarded_tokens": tokens_of(table, DISCARDED),
        "plays": _plays(table, words),
        "turn": [_row(step, words) for step in table.stack],
        "locals": _locals(table, words),
        "secrets": _secrets(table, words, secrets),
    }


def _clan(words: list[str], seat: int) -> str | None:
    return None if seat == NOBODY else words[seat]


def _player(table: Table, words: list[str], seat: int) -> Doc:
    return {
        "vp": table.vp[seat],
        "coins": table.coins[seat],
        "ronin": table.ronin[seat],
        "ally": _clan(words, table.ally[seat]),
        "allied_seasons": table.allied_seasons[seat],
        "cards": cards_of(table, seat),
        "tokens": tokens_of(table, seat),
        "earned": earned_by(table, seat),
    }


def _pieces(placed: Placed, words: list[str], place: int) -> dict[str, dict[str, int]]:
    """Who has what at a place; clans with nothing are left out."""
    return {clan: pieces for clan, pieces in zip(words, placed.at[place], strict=True) if pieces}


def _plays(table: Table, words: list[str]) -> list[object]:
    rows = [table.plays[i : i + 3] for i in range(0, len(table.plays), 3)]
    return [[words[seat], MANDATES[mandate], *(["face_down"] if down else [])] for seat, mandate, down in rows]


def _row(step: AnyStep, words: list[str]) -> list[object]:
    frame = FRAMES[step.name]
    return [step.name, words[step.seat if frame.seated else 0], *frame.old(step.document())]


def _locals(table: Table, words: list[str]) -> Doc:
    lists: dict[str, list[int]] = {
        "proposals": table.proposals,
        "open_proposals": table.open_proposals,
        "ready": table.ready,
        "moved": table.moved,
        "summoned": table.summoned,
        "fresh": table.newcomers,
        "fighters": table.fighters,
        "bids": table.bids,
        "hired": table.hired,
        "uses": table.uses,
        "loyal": table.loyal,
        "offers": table.offers,
    }
    doc: Doc = {name: list(numbers) for name, numbers in lists.items() if any(numbers) or name in ("fighters", "uses")}
    if table.last_in_line:
        doc["later"] = list(table.last_in_line)
    doc |= {"last_actor": table.last_actor, "crossed": table.crossed, "barred": table.barred, "fallen": table.fallen}
    doc["winner"] = _clan(words, table.winner)
    return doc


def _secrets(table: Table, words: list[str], hidden: Secrets) -> Doc:
    return {
        "hand": tile_words(hidden.hand),
        "pool": tile_words(hidden.pool),
        "laid": [MANDATES[tile] for tile in hidden.laid],
        "seen": {clan: memory for seat, clan in enumerate(words) if (memory := memory_of(hidden, seat))},
        "bids": {clan: bids for seat, clan in enumerate(words) if (bids := bids_of(hidden, seat))},
    }


# --- renewing ------------------------------------------------------------------------------------------------------


def renewed(document: Mapping[str, object]) -> Doc:
    """A document of the first form in the form of today. What is malformed is left as it is: the reader names it."""
    given = document.get("clans")
    words = [word for word in given if isinstance(word, str)] if isinstance(given, list) else []
    found: Doc = {**document, "form": FORM}
    for name in found:
        found[name] = _renewed_part(name, found[name], words)
    return found


def _renewed_part(name: str, part: object, words: list[str]) -> object:
    if name == "active":
        return _seat(part, words)
    if name in ("honor", "plays", "shrines", "turn") and isinstance(part, list):
        return [_renewed_item(name, item, words) for item in part]
    if name == "players":
        return [_renewed_player(player, words) for player in _listed(part, words, {})] if _fits(part, words) else part
    if name == "map" and isinstance(part, Mapping):
        return {province: _by_seat(here, words, {}) for province, here in part.items()}
    if name == "hostages":
        held = _by_seat(part, words, {})
        return [_by_seat(pieces, words, {}) for pieces in held] if isinstance(held, list) else held
    if name == "fallen_figures":
        return _by_seat(part, words, {})
    if name == "locals" and isinstance(part, Mapping):
        return _renewed_locals(part, words)
    if name == "secrets" and isinstance(part, Mapping):
        return _renewed_secrets(part, words)
    return part


def _renewed_item(name: str, item: object, words: list[str]) -> object:
    if name == "honor":
        return _seat(item, words)
    if name == "plays":
        return _renewed_play(item, words)
    return _renewed_shrine(item, words) if name == "shrines" else _renewed_row(item, words)


def _seat(value: object, words: list[str]) -> object:
    return words.index(value) if isinstance(value, str) and value in words else value


def _fits(part: object, words: list[str]) -> bool:
    """Whether every key is a clan that plays."""
    return isinstance(part, Mapping) and all(key in words for key in part)


def _listed(part: object, words: list[str], empty: object) -> list[object]:
    return [part.get(word, empty) for word in words] if isinstance(part, Mapping) else []


def _by_seat(part: object, words: list[str], empty: object) -> object:
    """What stood by clan, by seat."""
    return _listed(part, words, empty) if _fits(part, words) else part


def _renewed_player(player: object, words: list[str]) -> object:
    if not isinstance(player, Mapping) or "ally" not in player:
        return player
    return {**player, "ally": _seat(player["ally"], words)}


def _renewed_shrine(shrine: object, words: list[str]) -> object:
    if not isinstance(shrine, Mapping):
        return shrine
    others = {name: part for name, part in shrine.items() if name not in words}
    return {**others, "pieces": [shrine.get(word, {}) for word in words]}


def _renewed_play(row: object, words: list[str]) -> object:
    if not isinstance(row, list) or len(row) not in (2, 3):
        return row
    face_down = row[2] == "face_down" or row[2] if len(row) == 3 else False
    return {"seat": _seat(row[0], words), "mandate": row[1], "face_down": face_down}


def _renewed_row(row: object, words: list[str]) -> object:
    """A step; the clan of one that has no seat meant nothing."""
    if not isinstance(row, list) or not 1 <= len(row) <= 4:
        return row
    step: Doc = {"step": row[0]}
    frame = FRAMES.get(row[0]) if isinstance(row[0], str) else None
    if frame is None:
        return step
    if len(row) > 1 and (frame.seated or row[1] not in words):
        step["seat"] = _seat(row[1], words)
    return step | frame.new(row[2:])


def _renewed_locals(part: Mapping[str, object], words: list[str]) -> Doc:
    names = {"fresh": "newcomers", "later": "last_in_line"}
    found = {names.get(name, name): value for name, value in part.items()}
    if "winner" in found:
        found["winner"] = _seat(found["winner"], words)
    return found


def _renewed_secrets(part: Mapping[str, object], words: list[str]) -> Doc:
    found = dict(part)
    if "seen" in found:
        found["seen"] = _by_seat(found["seen"], words, None)
    if "bids" in found:
        found["bids"] = _by_seat(found["bids"], words, [])
    return found
