"""What the tower may do, computed by the rules' own odds: attacks, revolts, and how they are told."""

from __future__ import annotations

import functools
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from gunbai.cli.percent import percent
from gunbai.games.shogun.actions import ACT, COUNT, armies_of
from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.options import TOWER
from gunbai.games.shogun.data.tower import COLOURS, FARMER
from gunbai.games.shogun.rules.odds import Odds, odds, odds_of_attack
from gunbai.games.shogun.steps.acting import Collect
from gunbai.games.shogun.steps.march import HowMany
from gunbai.games.shogun.table import NEUTRAL, Table
from gunbai.games.shogun.view import View
from gunbai.kernel.actions import Action
from gunbai.locale.words import GameWords

ROUGH: Final = 400
"""Samples where many odds stand beside each other: within 5 % almost always."""
ROWS: Final = 12


def named(words: GameWords, province: int) -> str:
    return words.term("province", PROVINCES[province])


def revolt_odds(t: Table, province: int, farmers: int, samples: int = ROUGH) -> Odds:
    """SG6.9: the owner's armies against the farmers that rise: the same count as an attack on a neutral province."""
    seat = t.owner[province]
    numbers = t.tower + t.tray
    start = len(numbers) - COLOURS
    numbers[start + seat] += t.armies[province]
    numbers[start + FARMER] += min(t.pool, farmers)
    return _known_odds(t.options[TOWER], tuple(numbers), seat, samples)


@functools.lru_cache(maxsize=256)
def _known_odds(model: int, numbers: tuple[int, ...], seat: int, samples: int) -> Odds:
    """A planning screen asks for the same odds again and again; the same seed gives the same answer anyway."""
    return odds(model, list(numbers), seat, NEUTRAL, True, samples)


def revolt_told(t: Table, words: GameWords, province: int, farmers: int) -> str:
    held = percent(words.words, revolt_odds(t, province, farmers).win)
    return words.words.text("cli-sg-revolt", armies=t.armies[province], farmers=farmers, held=held)


def target_note(t: Table, words: GameWords, seat: int, origin: int, target: int) -> str:
    """Who is there, and the odds with all that may march."""
    owner, armies = t.owner[target], t.armies[origin] - 1
    text = words.words.text
    if owner == seat:
        return text("cli-sg-own", armies=t.armies[target])
    win = percent(words.words, odds_of_attack(t, seat, target, armies, ROUGH).win)
    if owner == NEUTRAL:
        return text("cli-sg-neutral", most=armies, win=win)
    return text("cli-sg-enemy", name=words.seat(owner), armies=t.armies[target], most=armies, win=win)


def stakes(view: View, action: Action, words: GameWords) -> list[RenderableType]:
    """What the tower would decide if this choice were made: nothing can be taken back afterwards."""
    t, step = view.table, view.table.top()
    if isinstance(step, HowMany) and COUNT.has(action.id) and t.owner[step.target] != action.seat:
        return [_attack_told(t, words, action.seat, step.target, armies_of(action.id))]
    if isinstance(step, Collect) and action.id == ACT and t.markers[step.province]:
        return [Text(revolt_told(t, words, step.province, t.markers[step.province]), style="bold")]
    return []


def _attack_told(t: Table, words: GameWords, seat: int, target: int, armies: int) -> Text:
    found = odds_of_attack(t, seat, target, armies)
    key = "cli-sg-attack-neutral" if t.owner[target] == NEUTRAL else "cli-sg-attack"
    win, draw, loss, left = _shares(words, found)
    told = words.words.text(key, name=named(words, target), armies=armies, win=win, draw=draw, loss=loss, left=left)
    return Text(told, style="bold")


def attack_table(view: View, words: GameWords, step: HowMany) -> list[RenderableType]:
    """How an attack ends by the number of armies sent; nothing for a move into one's own province."""
    t, origin, target = view.table, step.origin, step.target
    if view.seat is None or t.owner[target] == view.seat:
        return []
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for key in ("cli-sg-send", "cli-sg-wins", "cli-sg-draws", "cli-sg-fails", "cli-sg-left"):
        grid.add_column(words.words.text(key), justify="right", no_wrap=True)
    most = t.armies[origin] - 1
    for armies in range(max(1, most - ROWS + 1), most + 1):
        grid.add_row(words.number(armies), *_shares(words, odds_of_attack(t, view.seat, target, armies, ROUGH)))
    return [Text(words.words.text("cli-sg-odds", name=named(words, target), held=_held(t, words, target))), grid]


def _held(t: Table, words: GameWords, target: int) -> str:
    owner = t.owner[target]
    if owner == NEUTRAL:
        return words.words.text("cli-sg-held-neutral")
    key = "cli-sg-held-marked" if t.markers[target] else "cli-sg-held"
    return words.words.text(key, name=words.seat(owner), armies=t.armies[target])


def _shares(words: GameWords, found: Odds) -> list[str]:
    left = words.words.number(found.armies / found.wins, 1) if found.wins else "-"
    return [*(percent(words.words, share) for share in (found.win, found.draw, found.loss)), left]
