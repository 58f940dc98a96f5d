"""`gunbai play`: setting the table, or taking up a saved game."""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import gunbai
from gunbai.bots.characters.cast import CAST
from gunbai.bots.registry import make, names
from gunbai.cli.screen import Screen, painted
from gunbai.cli.table import saving
from gunbai.cli.table.saving import HUMAN, Seating
from gunbai.cli.table.seats import seat_named, with_clan
from gunbai.cli.table.sitting import Sitting
from gunbai.cli.table.table import THINK_MS, GameTable
from gunbai.kernel.errors import BadInput, not_among, out_of_range
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import FairChance
from gunbai.locale.words import Words
from gunbai.session.session import Session, begun

PLAYERS: Final = 4
STEADY: Final = "steady"
MASTER: Final = "master"
LONGEST_SEED: Final = 200
LONGEST_THOUGHT: Final = 600_000
"""Milliseconds a bot may take for one decision."""


class Seeds:
    """Where the luck of a game comes from: the secret of the host, and what the players add to it."""

    def __init__(self, secret: str | None, players: Sequence[str]) -> None:
        self.secret = secret
        self.players = list(players)

    def chance(self) -> FairChance:
        """Luck that the players' seeds change but cannot steer: the hash of the secret is told first."""
        for text in self.players:
            if not text or len(text) > LONGEST_SEED or not text.isprintable():
                shown, most = repr(text[:LONGEST_SEED]), LONGEST_SEED
                raise BadInput("player-seed", f"1 to {most} printable characters", shown, "printable", most=most)
        return FairChance(_secret(self.secret), self.players)


class Wishes:
    """What was asked for on the command line."""

    def __init__(
        self, players: int, humans: int, bots: str, seat: str, seeds: Seeds, options: dict[str, str], think_ms: int
    ) -> None:
        self.players = players
        self.humans = humans
        self.bots = [name.strip() for name in bots.split(",") if name.strip()]
        self.seat = seat
        self.seeds = seeds
        self.options = options
        self.think_ms = think_ms


def parsed_options(pairs: Sequence[str], card_set: str) -> dict[str, str]:
    """`-o name=value` and the shorthand `--set`."""
    found: dict[str, str] = {"set": card_set} if card_set else {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("option", "name=value", repr(pair))
        found[name.strip()] = value.strip()
    return found


def new_table(game: Game, wishes: Wishes, path: Path | None, words: Words) -> GameTable:
    """A fresh game with its people and bots seated."""
    if wishes.players not in game.seat_counts:
        raise not_among("players", game.seat_counts, wishes.players)
    if not 0 <= wishes.humans <= wishes.players:
        raise out_of_range("humans", 0, wishes.players, wishes.humans)
    if path is not None and path.exists():
        raise BadInput("record", "a new file (or --resume to go on with that game)", str(path), "new_file")
    chance = wishes.seeds.chance()
    rng = random.Random(f"seats/{chance.seed.hex()}")
    options = with_clan(game, wishes.players, wishes.seat, wishes.options, words, rng)
    session = begun(game, wishes.players, options, chance)
    seating = Seating(_seated(session, wishes, words, rng))
    return GameTable(session, seating, path or saving.fresh_path(game.name), words, wishes.think_ms)


def thinking(think_ms: int) -> int:
    if not 0 <= think_ms <= LONGEST_THOUGHT:
        raise out_of_range("think", 0, LONGEST_THOUGHT, think_ms)
    return think_ms


def _secret(seed: str | None) -> bytes:
    return secrets.token_bytes(32) if seed is None else hashlib.sha256(f"gunbai {seed}".encode()).digest()


def _seated(session: Session, wishes: Wishes, words: Words, rng: random.Random) -> list[str]:
    """People at the seat that was asked for and those after it, bots at the others."""
    seats = session.seats
    first = seat_named(session, wishes.seat, words) if wishes.seat else rng.randrange(seats)
    people = {(first + i) % seats for i in range(wishes.humans)}
    others = [seat for seat in range(seats) if seat not in people]
    wanted = wishes.bots or opponents(session.game, len(others), rng)
    for name in wanted:
        make(name, session.game)
    bots = {seat: wanted[number % len(wanted)] for number, seat in enumerate(others)}
    return [HUMAN if seat in people else bots[seat] for seat in range(seats)]


def opponents(game: Game, count: int, rng: random.Random) -> list[str]:
    """Who plays when nobody was named: some of the cast who answer at once; in a game they do not play, a bot."""
    quick = [one.id for one in CAST if one.level != MASTER]
    return rng.sample(quick, count) if STEADY in names(game) else [names(game)[-1]]


def resumed_table(path: Path, words: Words, think_ms: int = THINK_MS) -> GameTable:
    session, seating = saving.resume(path)
    return GameTable(session, seating, path, words, think_ms)


def games_offered(begun: str) -> list[str]:
    """What a shell offers where a game should stand."""
    return [name for name in gunbai.GAMES if name.startswith(begun)]


def game_named(name: str | None) -> Game:
    if name is None:
        raise not_among("game", gunbai.GAMES, "")
    return gunbai.game(name)


def introduce(screen: Screen, table: GameTable, seat: int) -> None:
    """What is special about a player's side, where the game says so."""
    key = table.words.key("seat", seat)
    if screen.words.has(key, "ability"):
        name, ability = screen.words.text(key, "full"), screen.words.text(key, "ability")
        screen.show(painted(f"{name}: {ability}", table.spellings, table.styles))


def show_options(screen: Screen, table: GameTable) -> None:
    """The options that are not as usual, each in a line."""
    for option in table.game.options:
        value = table.session.options[option.name]
        if value != option.values[0]:
            name, worded = table.words.option(option.name, value)
            screen.say("cli-option", style="dim", name=name, value=worded)


def bot_name(words: Words, bot: str) -> str:
    """A bot by its level, and perhaps its temper: `steady:loyal`."""
    level, _, temper = bot.partition(":")
    name, nature = (
        words.text(key) if words.has(key) else key.partition("-")[2] for key in (f"bot-{level}", f"temper-{temper}")
    )
    return words.text("bot-tempered", bot=name, temper=nature) if temper else name


def sit_down(screen: Screen, table: GameTable, quick: bool) -> None:
    """Greet, then play."""
    people = [table.names[seat] for seat in table.seating.humans]
    bots = [f"{table.names[seat]} ({bot_name(screen.words, table.seating.players[seat])})" for seat in table.bots]
    listed = screen.words.listed
    screen.say("cli-welcome", style="bold", people=listed(people) or "-", bots=listed(bots) or "-")
    for seat in table.seating.humans:
        introduce(screen, table, seat)
    if people:
        screen.say(f"cli-first-steps-{table.game.name}", style="dim")
    show_options(screen, table)
    screen.say("cli-fair", style="dim", hash=table.session.chance.seed_hash[:16])
    sitting = Sitting(screen, table, confirm=not quick)
    sitting.say_where("cli-file")
    sitting.run()
