"""The command `gunbai`."""

from __future__ import annotations

import io
import logging
import sys
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Annotated

import typer

from gunbai.analysis.analyst import SECONDS
from gunbai.cli import rulebook
from gunbai.cli.commands import arena, odds, play, serve
from gunbai.cli.commands import bench as benching
from gunbai.cli.commands import examples as exampling
from gunbai.cli.commands import learn as learning
from gunbai.cli.commands import options as choosing
from gunbai.cli.commands import replay as replaying
from gunbai.cli.commands import simulate as simulating
from gunbai.cli.errors import polite
from gunbai.cli.help import Program
from gunbai.cli.language import OWN, Language, words_of
from gunbai.cli.screen import PLAIN_SIGNS, Screen
from gunbai.cli.study import analyse as analysing
from gunbai.cli.study import puzzle as puzzling
from gunbai.cli.study import what_if as branching
from gunbai.cli.table.table import THINK_MS
from gunbai.examples import reading as examples
from gunbai.kernel.errors import BadInput, not_among
from gunbai.locale.rulebook import named
from gunbai.locale.sheet import sheet as reference_sheet

app = typer.Typer(
    cls=Program,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=play.games_offered)]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]
Pairs = Annotated[
    list[str] | None,
    typer.Option("-o", "--option", metavar="NAME=VALUE"),
]
CardSet = Annotated[str, typer.Option("--set")]


def main() -> None:
    """The entry point. What the package logs is for those who embed it, not for players."""
    logging.getLogger("gunbai").addHandler(logging.NullHandler())
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAIN_SIGNS)
    app()


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gunbai {installed_version('gunbai')}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
) -> None:
    """Rising Sun and Shogun: play in the terminal, simulate, replay, verify, read the rules."""


@app.command("play")
@polite
def play_command(
    game: Annotated[str | None, typer.Argument(metavar="GAME", autocompletion=play.games_offered)] = None,
    players: int = play.PLAYERS,
    humans: int = 1,
    bots: str = "",
    seat: str = "",
    seed: str | None = None,
    card_set: CardSet = "",
    option: Pairs = None,
    record: Path | None = None,
    resume: Path | None = None,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    player_seed: Annotated[list[str] | None, typer.Option(metavar="TEXT")] = None,
    think: Annotated[int, typer.Option(metavar="MS")] = THINK_MS,
    lang: Language = OWN,
) -> None:
    """Play against bots, or several people at one keyboard. Saved after every turn."""
    words, think_ms = words_of(lang), play.thinking(think)
    if resume is not None:
        table = play.resumed_table(resume, words, think_ms)
        if game is not None and game != table.game.name:
            raise BadInput("game", table.game.name, game)
    else:
        options = play.parsed_options(option or [], card_set)
        seeds = play.Seeds(seed, player_seed or [])
        wishes = play.Wishes(players, humans, bots, seat, seeds, options, think_ms)
        table = play.new_table(play.game_named(game), wishes, record, words)
    play.sit_down(Screen(words), table, quick)


@app.command("learn")
@polite
def learn_command(
    game: GameName,
    anew: Annotated[bool, typer.Option("--anew")] = False,
    lang: Language = OWN,
) -> None:
    """Learn a game by playing: a guided first game, kept and gone on with."""
    words = words_of(lang)
    learning.learn(Screen(words), game, anew, words)


@app.command("sim")
@polite
def sim_command(
    game: GameName,
    players: int = play.PLAYERS,
    games: int = 100,
    seed: int = 0,
    bots: str = "random",
    workers: int = 1,
    json: Annotated[bool, typer.Option("--json")] = False,
    card_set: CardSet = "",
    option: Pairs = None,
    lang: Language = OWN,
) -> None:
    """Let bots play many games and count who wins."""
    options = play.parsed_options(option or [], card_set)
    simulating.simulate(
        Screen(words_of(lang)), play.game_named(game), players, games, seed, bots, workers, json, options
    )


@app.command("replay")
@polite
def replay_command(
    file: RecordFile,
    to: int | None = None,
    seat: str = "",
    step: Annotated[bool, typer.Option("--step")] = False,
    lang: Language = OWN,
) -> None:
    """Tell a recorded game move by move and show the board."""
    replaying.replay(Screen(words_of(lang)), file, to, seat, step)


@app.command("analyse")
@polite
def analyse_command(
    file: RecordFile,
    seat: str = "",
    seconds: int = SECONDS,
    seed: int = 0,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = OWN,
) -> None:
    """Where a finished game was won and lost: chances over time, turning points, mistakes with their reasons."""
    analysing.analyse(Screen(words_of(lang)), file, seat, seconds, seed, json)


@app.command("what-if")
@polite
def what_if_command(
    file: RecordFile,
    seat: Annotated[str, typer.Option()],
    move: int | None = None,
    bot: str = play.STEADY,
    deal: Annotated[bool, typer.Option("--deal")] = False,
    record: Path | None = None,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    think: Annotated[int, typer.Option(metavar="MS")] = THINK_MS,
    lang: Language = OWN,
) -> None:
    """Play on from a moment of a recorded game as any seat, in a file of its own."""
    words = words_of(lang)
    wishes = branching.Wishes(move, seat, bot, deal, play.thinking(think))
    play.sit_down(Screen(words), branching.branched(file, wishes, record, words), quick)


@app.command("puzzle")
@polite
def puzzle_command(
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=play.games_offered)] = "",
    daily: Annotated[bool, typer.Option("--daily")] = False,
    theme: str = "",
    id: str = "",
    lang: Language = OWN,
) -> None:
    """Solve a puzzle: find the one clear best choice, then see it compared and played out."""
    puzzling.solve(Screen(words_of(lang)), puzzling.chosen(game, daily, theme, id))


@app.command("verify")
@polite
def verify_command(file: RecordFile, lang: Language = OWN) -> None:
    """Recompute every draw of a finished game from its revealed seed."""
    replaying.verify(Screen(words_of(lang)), file)


@app.command("rules")
@polite
def rules_command(
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", autocompletion=rulebook.offered)] = None,
    search: str = "",
    game: str = "",
    sheet: Annotated[str, typer.Option(metavar="GAME", autocompletion=play.games_offered)] = "",
    play_on: Annotated[int | None, typer.Option("--play", metavar="STEP")] = None,
    lang: Language = OWN,
) -> None:
    """Read the rules, clause by clause."""
    screen = Screen(words_of(lang))
    if clause and not search and not any(sign.isdigit() for sign in clause):
        search = clause
    if sheet:
        typer.echo(reference_sheet(screen.words, play.game_named(sheet).name), nl=False)
    elif search:
        _search(screen, search, game and play.game_named(game).name)
    elif clause:
        _read(screen, named(clause), play_on)
    else:
        screen.show(rulebook.contents(screen.words))


def _search(screen: Screen, query: str, game: str) -> None:
    """What fits, or the words that look like it."""
    hits = rulebook.search(screen.words, query, game)
    if not hits:
        raise rulebook.unknown(screen.words, query, game)
    screen.show(*rulebook.found(screen.words, hits))


def _read(screen: Screen, clause: str, step: int | None) -> None:
    """A clause or chapter; a worked example is told as well, or played on after so many of its steps."""
    if step is not None and clause not in examples.names():
        raise not_among("clause", examples.names(), clause)
    if step is not None:
        exampling.play_on(screen, examples.example(clause), step)
        return
    screen.show(rulebook.page(screen.words, clause))
    if clause in examples.names():
        screen.show(*exampling.played(screen.words, examples.example(clause), screen.width))
        screen.say("cli-practise", style="dim", clause=clause, step=len(examples.example(clause).moves))


@app.command("options")
@polite
def options_command(game: GameName, lang: Language = OWN) -> None:
    """The options of a game: what can be chosen with -o, and what it means."""
    screen, chosen = Screen(words_of(lang)), play.game_named(game)
    screen.show(choosing.options(screen.words, chosen))


@app.command("odds")
@polite
def odds_command(
    game: GameName,
    attack: Annotated[int, typer.Option()],
    defend: int | None = None,
    farmers: bool = True,
    neutral: Annotated[bool, typer.Option("--neutral")] = False,
    players: int = 5,
    tower: str = "shelves",
    samples: int = odds.SAMPLES,
    seed: int = 1,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = OWN,
) -> None:
    """The odds of an attack in Shogun, by throws through freshly seeded towers."""
    battle = odds.Battle(attack, defend, farmers, neutral, players, tower)
    odds.report(Screen(words_of(lang)), play.game_named(game), battle, samples, seed, json)


@app.command("bench", context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
@polite
def bench_command(context: typer.Context) -> None:
    """Measure the engine's speed; needs a checkout of the repository."""
    raise typer.Exit(benching.bench(Screen(words_of()), context.args))


serve.add_to(app)
arena.add_to(app)
simulating.add_to(app)
