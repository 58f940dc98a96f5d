"""`gunbai odds`: how an attack in Shogun ends, by the rules' own tower and count, not from a table."""

from __future__ import annotations

import json
from math import sqrt
from typing import Final

from rich import box
from rich.table import Table as Grid

from gunbai.cli.percent import percent
from gunbai.cli.screen import Screen
from gunbai.games.shogun.data.options import OPTIONS, TOWER
from gunbai.games.shogun.data.pieces import ARMIES, FARMERS, TOWER_ARMIES, TOWER_FARMERS
from gunbai.games.shogun.data.tower import COLOURS, FARMER, INSIDE
from gunbai.games.shogun.rules.odds import Odds, odds
from gunbai.games.shogun.rules.tower import MODELS
from gunbai.games.shogun.table import NEUTRAL
from gunbai.kernel.errors import BadInput, not_among, out_of_range
from gunbai.kernel.game import Game
from gunbai.kernel.luck.generator import seeded

SAMPLES: Final = 4000
MOST_SAMPLES: Final = 1_000_000
MOST_SEED: Final = 2**62 - 1
ATTACKER: Final = 0
DEFENDER: Final = 1


class Battle:
    """What was asked for on the command line."""

    def __init__(self, attack: int, defend: int | None, farmers: bool, neutral: bool, players: int, tower: str) -> None:
        self.attack = attack
        self.defend = 1 if defend is None and neutral else defend
        self.farmers = farmers or neutral
        self.neutral = neutral
        self.players = players
        self.tower = tower

    def check(self) -> None:
        """Refuse what no battle can be."""
        _within("attack", 1, ARMIES, self.attack)
        if self.defend is None:
            raise BadInput("defend", "the number of defenders, or --neutral", "''", "defenders")
        _within("defend", 0 if self.neutral else 1, FARMERS - TOWER_FARMERS if self.neutral else ARMIES, self.defend)
        _within("players", 3, 5, self.players)
        if self.tower not in OPTIONS[TOWER].values:
            raise not_among("tower", OPTIONS[TOWER].values, self.tower)

    def thrown(self) -> list[int]:
        cubes = [0] * COLOURS
        cubes[ATTACKER] = self.attack
        cubes[FARMER if self.neutral else DEFENDER] += self.defend or 0
        return cubes


def _within(field: str, low: int, high: int, got: int) -> None:
    if not low <= got <= high:
        raise out_of_range(field, low, high, got)


def report(screen: Screen, game: Game, battle: Battle, samples: int, seed: int, as_json: bool) -> None:
    """Check, throw, tell."""
    if game.name != "shogun":
        raise BadInput("game", "shogun, where a tower decides", game.name, "tower")
    battle.check()
    _within("samples", 1, MOST_SAMPLES, samples)
    _within("seed", 0, MOST_SEED, seed)
    found = computed(battle, samples, seed)
    if as_json:
        print(json.dumps(document(battle, found, seed)))
    else:
        _show(screen, battle, found)


def computed(battle: Battle, samples: int, seed: int) -> Odds:
    """Every throw through a tower of its own, freshly seeded (SG2.7): what one happens to keep sways all its throws."""
    model = OPTIONS[TOWER].values.index(battle.tower)
    generator = seeded(seed)
    defender = NEUTRAL if battle.neutral else DEFENDER
    wins, draws, losses, armies = 0, 0, 0, 0
    for _ in range(samples):
        inside = MODELS[model](generator, seeding(battle.players))[COLOURS:]
        one = odds(model, inside + battle.thrown(), ATTACKER, defender, battle.farmers, 1, generator.word())
        wins, draws, losses, armies = wins + one.wins, draws + one.draws, losses + one.losses, armies + one.armies
    return Odds(wins, draws, losses, armies)


def seeding(players: int) -> list[int]:
    """SG2.7: an empty tower, and what is thrown in first."""
    thrown = [TOWER_ARMIES if colour < players else 0 for colour in range(COLOURS)]
    thrown[FARMER] = TOWER_FARMERS
    return [0] * INSIDE + thrown


def spread(share: float, samples: int) -> float:
    """Half the width of the 95 % interval."""
    return 1.96 * sqrt(share * (1 - share) / samples)


def document(battle: Battle, found: Odds, seed: int) -> dict[str, object]:
    """One JSON object: what was asked, and the shares."""
    return {
        "game": "shogun",
        "attack": battle.attack,
        "defend": battle.defend,
        "neutral": battle.neutral,
        "farmers": battle.farmers,
        "players": battle.players,
        "tower": battle.tower,
        "samples": found.samples,
        "seed": seed,
        "win": round(found.win, 4),
        "draw": round(found.draw, 4),
        "loss": round(found.loss, 4),
        "armies_left": round(found.armies / found.wins, 3) if found.wins else 0,
    }


def _show(screen: Screen, battle: Battle, found: Odds) -> None:
    text = screen.words.text
    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    grid.add_column(text("cli-odds-outcome"))
    grid.add_column(text("cli-odds-share"), justify="right")
    grid.add_column(text("cli-odds-interval"), justify="right")
    rows = [("cli-odds-win", found.win), ("cli-odds-draw", found.draw), ("cli-odds-loss", found.loss)]
    for key, share in rows[::2] if battle.neutral else rows:
        grid.add_row(
            text(key), percent(screen.words, share, 1), f"±{percent(screen.words, spread(share, found.samples), 1)}"
        )
    screen.show(grid)
    left = screen.words.number(found.armies / found.wins, 1) if found.wins else "-"
    screen.say("cli-odds-left", left=left, samples=found.samples)
