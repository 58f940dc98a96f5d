"""Records: one JSON document a game, the list of actions and draws. State is derived by replay."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from gunbai.kernel.documents.codec import Doc, canonical
from gunbai.kernel.errors import BadInput, BadRecord, GunbaiError
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import Chance, Draw, FairChance, RecordedChance
from gunbai.kernel.records.match import UNDO, WITHDRAW, Entry, Match

FORMAT: Final = 1
WITH_PROMISES: Final = 2
"""The same with what players promised each other: whoever reads only the first form must not lose them unknowingly."""
SHOWN: Final = 20
"""Characters of a broken file that a refusal shows."""
HIDDEN: Final = "sealed"


class Record:
    """A record as it was read: well formed, not yet replayed."""

    def __init__(self, header: Mapping[str, object], setup: list[Draw], entries: list[Entry]) -> None:
        self.header = header
        self.setup = setup
        self.entries = entries

    @property
    def seats(self) -> int:
        """How many seats the table had; 0 if the header does not say."""
        seats = self.header.get("seats")
        return seats if isinstance(seats, int) else 0

    @property
    def options(self) -> dict[str, str]:
        """The options of the game by name."""
        options = self.header.get("options")
        if not isinstance(options, Mapping):
            raise BadRecord("options", "an object", canonical(options))
        return {str(name): str(value) for name, value in options.items()}


def document(
    match: Match, chance: FairChance, notes: Mapping[str, str] | None = None, promises: Sequence[Doc] = ()
) -> Doc:
    """The whole record of a match; the seed is in it only when the game is over."""
    over = match.state.is_over()
    doc: Doc = {
        "format": WITH_PROMISES if promises else FORMAT,
        "game": match.game.name,
        "rules": match.rules,
        "seats": match.seats,
        "options": match.options,
        "seed_hash": chance.seed_hash,
        "player_seeds": chance.player_seeds,
        "setup": [draw_document(draw) for draw in match.setup_draws],
        "entries": [entry_document(entry) for entry in match.entries],
    }
    if promises:
        doc["promises"] = list(promises)
    if notes:
        doc["notes"] = dict(notes)
    if over:
        doc["seed"] = chance.seed.hex()
        doc["result"] = match.state.result().document()
    return doc


def redacted(match: Match, chance: FairChance, seat: int | None, promises: Sequence[Doc] = ()) -> Doc:
    """The record of a running game as a seat (None: a spectator) may see it."""
    doc = document(match, chance, None, promises)
    if not match.state.is_over():
        doc["setup"] = [draw_document(draw) for draw in match.setup_draws if not draw.private]
        doc["entries"] = [_seen_entry(match.game, entry, seat) for entry in _seen_entries(match, seat)]
    return doc


def _seen_entries(match: Match, seat: int | None) -> list[Entry]:
    """While choices are being sealed, even their number is nobody else's business."""
    entries = match.entries
    first = len(entries)
    if match.state.is_sealed():
        while first and _is_sealing(match.game, entries[first - 1].text):
            first -= 1
    return entries[:first] + [entry for entry in entries[first:] if entry.text.split()[0] == str(seat)]


def _is_sealing(game: Game, text: str) -> bool:
    words = text.split()
    return words[1] in (UNDO, WITHDRAW) or _is_secret(game, words)


def _is_secret(game: Game, words: list[str]) -> bool:
    action = game.actions.id_of(" ".join(words[1:]))
    return action >= 0 and game.actions.secrets[action]


def _seen_entry(game: Game, entry: Entry, seat: int | None) -> object:
    words = entry.text.split()
    hidden = words[0] != str(seat) and _is_secret(game, words)
    draws = [draw for draw in entry.draws if not draw.private]
    return entry_document(Entry(f"{words[0]} {HIDDEN}" if hidden else entry.text, draws))


def draw_document(draw: Draw) -> list[object]:
    """A draw as a record holds it: its label and outcome, and whether it is secret."""
    return [draw.label, draw.outcome, True] if draw.private else [draw.label, draw.outcome]


def entry_document(entry: Entry) -> object:
    """An entry as a record holds it: its text alone, where there is nothing else to it."""
    if not entry.draws and not entry.digest:
        return entry.text
    doc: Doc = {"do": entry.text}
    if entry.draws:
        doc["draws"] = [draw_document(draw) for draw in entry.draws]
    if entry.digest:
        doc["digest"] = entry.digest
    return doc


def _no_json(text: str, error: ValueError | RecursionError) -> BadRecord:
    """Where the text stops being JSON, where that can be told, and what stands there."""
    if not isinstance(error, json.JSONDecodeError):
        return BadRecord("file", "a JSON document", str(error))
    place = f"a JSON document (line {error.lineno}, column {error.colno})"
    refused = BadRecord("file", place, repr(text[error.pos : error.pos + SHOWN]))
    refused.details.update({"expects": "json", "line": error.lineno, "column": error.colno})
    return refused


def read(text: str) -> Record:
    """The record of a file's text; raises BadRecord when it is none."""
    try:
        doc = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _no_json(text, error) from None
    if not isinstance(doc, Mapping):
        raise BadRecord("file", "an object", type(doc).__name__)
    if doc.get("format") not in (FORMAT, WITH_PROMISES):
        raise BadRecord("format", f"{FORMAT} or {WITH_PROMISES}", canonical(doc.get("format")))
    setup, entries = doc.get("setup"), doc.get("entries")
    if not isinstance(setup, list) or not isinstance(entries, list):
        raise BadRecord("setup, entries", "two lists", f"{type(setup).__name__}, {type(entries).__name__}")
    return Record(doc, [_draw(d, 0) for d in setup], [_entry(e, i + 1) for i, e in enumerate(entries)])


def _draw(doc: object, move: int) -> Draw:
    well_formed = isinstance(doc, list) and len(doc) in (2, 3) and isinstance(doc[0], str) and isinstance(doc[1], list)
    if not isinstance(doc, list) or not well_formed or not all(type(number) is int for number in doc[1]):
        raise BadRecord("draw", "[label, numbers]", canonical(doc), move)
    return Draw(doc[0], list(doc[1]), len(doc) == 3)


def _entry(doc: object, move: int) -> Entry:
    if isinstance(doc, str):
        return Entry(doc, [])
    if not isinstance(doc, Mapping) or not isinstance(doc.get("do"), str):
        raise BadRecord("entry", "a text or an object with 'do'", canonical(doc), move)
    draws, digest = doc.get("draws", []), doc.get("digest", "")
    if not isinstance(draws, list) or not isinstance(digest, str):
        raise BadRecord("entry", "a list of draws and a text as digest", canonical(doc), move)
    return Entry(str(doc["do"]), [_draw(draw, move) for draw in draws], digest)


def replayed(game: Game, record: Record, moves: int | None = None) -> Match:
    """Replay the record, or its first `moves` entries; raises BadRecord with the move that fails and why."""
    chance = RecordedChance(record.setup)
    match = begun(game, record, chance)
    if chance.used != len(record.setup):
        raise BadRecord("setup", f"{chance.used} draws", f"{len(record.setup)} draws")
    entries = record.entries if moves is None else record.entries[:moves]
    for number, entry in enumerate(entries, 1):
        _replay_entry(match, chance, entry, number)
    if moves is None:
        _check_result(match, record)
    return match


def begun(game: Game, record: Record, chance: Chance, position: Mapping[str, object] | None = None) -> Match:
    """The match of a record's header, its setup run with the luck that is given, or a branch from its position."""
    if record.header.get("game") != game.name:
        raise BadRecord("game", game.name, canonical(record.header.get("game")))
    rules = record.header.get("rules")
    if isinstance(rules, bool) or not isinstance(rules, int) or not 1 <= rules <= game.version:
        raise BadRecord("rules", f"a version from 1 to {game.version}", canonical(rules))
    try:
        return Match(game, record.seats, record.options, chance, rules, position)
    except BadRecord:
        raise
    except BadInput as error:
        raise BadRecord(error.field, str(error.details["expected"]), str(error.details["got"])) from None


def _replay_entry(match: Match, chance: RecordedChance, entry: Entry, number: int) -> None:
    chance.draws, chance.used = entry.draws, 0
    try:
        match.replay(entry.text)
    except GunbaiError as error:
        raise BadRecord(f"entry {number}", "a legal move", f"{entry.text!r}: {error}", number) from None
    if chance.used != len(entry.draws):
        raise BadRecord(f"entry {number}", f"{chance.used} draws", f"{len(entry.draws)} draws", number)
    if entry.digest and entry.digest != match.state.digest():
        raise BadRecord(f"entry {number}", f"digest {match.state.digest()}", entry.digest, number)


def _check_result(match: Match, record: Record) -> None:
    recorded = record.header.get("result")
    if recorded is None and not match.state.is_over():
        return
    derived = match.state.result().document()
    if recorded != derived or not match.state.is_over():
        raise BadRecord("result", canonical(derived), canonical(recorded), len(record.entries))


def resumed(
    game: Game, record: Record, seed: bytes, position: Mapping[str, object] | None = None
) -> tuple[Match, FairChance]:
    """A running match taken up again: replayed with its draws, then continued with the luck of its seed."""
    seeds = record.header.get("player_seeds")
    chance = FairChance(seed, [str(one) for one in seeds] if isinstance(seeds, list) else [])
    if chance.seed_hash != record.header.get("seed_hash"):
        raise BadRecord("seed_hash", chance.seed_hash, canonical(record.header.get("seed_hash")))
    match = begun(game, record, chance, position)
    _compare(match.setup_draws, record.setup, 0)
    for number, entry in enumerate(record.entries, 1):
        try:
            match.replay(entry.text)
        except GunbaiError as error:
            raise BadRecord(f"entry {number}", "a legal move", f"{entry.text!r}: {error}", number) from None
        _compare(match.entries[-1].draws, entry.draws, number)
    return match, chance


def verified(game: Game, record: Record) -> Match:
    """Recompute every draw of a finished game from its revealed seed; raises BadRecord at the first that differs."""
    seed = record.header.get("seed")
    try:
        secret = bytes.fromhex(seed if isinstance(seed, str) else "-")
    except ValueError:
        raise BadRecord("seed", "the revealed seed of a finished game", canonical(seed)) from None
    replayed(game, record)
    return resumed(game, record, secret)[0]


def _compare(drawn: list[Draw], recorded: list[Draw], number: int) -> None:
    ours, theirs = [draw_document(d) for d in drawn], [draw_document(d) for d in recorded]
    if ours != theirs:
        raise BadRecord(f"entry {number}", f"draws {canonical(ours)}", canonical(theirs), number)
