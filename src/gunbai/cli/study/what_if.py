"""`gunbai what-if`: play on from a moment of a recorded game, or from a position, in a file of its own."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping
from pathlib import Path

import gunbai
from gunbai.bots.registry import make
from gunbai.cli.table import saving
from gunbai.cli.table.saving import HUMAN, Seating
from gunbai.cli.table.seats import seat_named
from gunbai.cli.table.table import GameTable
from gunbai.kernel.errors import BadInput, out_of_range
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.records import record
from gunbai.kernel.state import State
from gunbai.locale.words import Words
from gunbai.session.session import Session, begun


class Wishes:
    """Where to branch off, as whom, against whom, and whether what is hidden is dealt anew."""

    def __init__(self, move: int | None, seat: str, bot: str, deal: bool, think_ms: int) -> None:
        self.move = move
        self.seat = seat
        self.bot = bot
        self.deal = deal
        self.think_ms = think_ms


def branched(path: Path, wishes: Wishes, kept: Path | None, words: Words) -> GameTable:
    """A table that begins with this moment. Of a game under way what is hidden is always dealt anew: its truth is the
    other seats', and its luck is still to come."""
    built = saving.position_in(path)
    if built is not None:
        return _from_position(built, wishes, _new(kept), words)
    game, found = saving.load(path)
    last = len(found.entries)
    move = last if wishes.move is None else wishes.move
    if not 0 <= move <= last:
        raise out_of_range("move", 0, last, move)
    _new(kept)
    make(wishes.bot, game)
    match = record.replayed(game, found, move)
    if match.state.is_over():
        raise BadInput("move", "a moment before the end of the game", str(move), "unfinished")
    seat = seat_named(Session(match), wishes.seat, words)
    position = match.state.position()
    if wishes.deal or found.header.get("seed") is None:
        own = _own(found, seat)
        position = game.sampled(match.state.view(own), random.Random(secrets.randbits(62))).position()
    chance = FairChance(secrets.token_bytes(32), [])
    session = begun(game, found.seats, found.options, chance, match.rules, position=position)
    players = [HUMAN if one == seat else wishes.bot for one in range(found.seats)]
    return GameTable(
        session, Seating(players, position=position), kept or saving.fresh_path(game.name), words, wishes.think_ms
    )


def _new(kept: Path | None) -> Path | None:
    """The file of the branch, which must not be there yet."""
    if kept is not None and kept.exists():
        raise BadInput("record", "a new file (or --resume to go on with that game)", str(kept), "new_file")
    return kept


def _from_position(built: Mapping[str, object], wishes: Wishes, kept: Path | None, words: Words) -> GameTable:
    """A position has one moment. What nobody has fixed in it is drawn now, and stays so when the file is taken up."""
    game = gunbai.game(str(built["game"]))
    state = game.from_position(built)
    if wishes.move is not None:
        raise BadInput("move", "none: a position is one moment", str(wishes.move), "one_moment")
    if state.is_over():
        raise BadInput("file", "a moment before the end of the game", "its end", "unfinished")
    make(wishes.bot, game)
    options = {name: str(value) for name, value in dict(state.position()["options"]).items()}  # type: ignore[call-overload]
    session = _begun(game, state, options)
    seat = seat_named(session, wishes.seat, words)
    if wishes.deal:
        state = game.sampled(state.view(seat), random.Random(secrets.randbits(62)))
        session = _begun(game, state, options)
    players = [HUMAN if one == seat else wishes.bot for one in range(state.seats())]
    seating = Seating(players, position=state.position())
    return GameTable(session, seating, kept or saving.fresh_path(game.name), words, wishes.think_ms)


def _begun(game: Game, state: State, options: Mapping[str, str]) -> Session:
    chance = FairChance(secrets.token_bytes(32), [])
    return begun(game, state.seats(), dict(options), chance, game.version, position=state.position())


def _own(found: record.Record, seat: int) -> int:
    """By whose view is dealt: of a saved game that still runs, by that of its one player."""
    table = found.header.get("table")
    players = table.get("players") if isinstance(table, dict) else None
    if found.header.get("seed") is not None or not isinstance(players, list):
        return seat
    people = [number for number, player in enumerate(players) if player == HUMAN]
    if len(people) != 1:
        raise BadInput("file", "a finished game, or one with a single player", str(len(people)), "one_player")
    return people[0]
