"""A clan and two cards from outside the package, and whole games with them, told as JSON.

Run by `test_entries` in a process of its own: entries are added before the game is made, and then stay.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter

import gunbai
from gunbai.bots.rising_sun.steady import Steady
from gunbai.games.rising_sun.actions import USE
from gunbai.games.rising_sun.data.board import OSHU
from gunbai.games.rising_sun.data.words import ARCHWAY, FROM_CARDS, SPRING
from gunbai.games.rising_sun.entries.card import ENHANCEMENT, VIRTUE, Print
from gunbai.games.rising_sun.entries.loading import Card, Clan, add_card, add_clan
from gunbai.games.rising_sun.rules.gains import gain_points
from gunbai.games.rising_sun.rules.honor import gain_honor
from gunbai.games.rising_sun.rules.hooks import AFTER_SUMMON_PROMPTS, MANDATE_CHOSEN, TOKEN_WON, WAR_COINS, Prompt
from gunbai.games.rising_sun.state import State
from gunbai.kernel.errors import BadInput
from gunbai.kernel.state import State as KernelState
from tests.games.rising_sun.counts import played_counts

FIRED: Counter[str] = Counter()


def _glory(state: State, seat: int, copies: int, after_battle: int) -> None:
    """A victory point per copy for every token."""
    FIRED["glory"] += 1
    gain_points(state, seat, copies, FROM_CARDS)


def _cunning(state: State, seat: int, copies: int, mandate: int) -> None:
    FIRED["fox"] += 1


def _prayer_choices(state: State, seat: int) -> list[int]:
    return [USE.id(PRAYER.index)] if state.table.rank[seat] else []


def _pray(state: State, seat: int, id: int) -> None:
    FIRED["prayer"] += 1
    gain_honor(state, seat)


FOX = Clan("fox", "RS12.4", 6, OSHU, moves_anywhere=True, adds={WAR_COINS: 1}, does={MANDATE_CHOSEN: _cunning})
GLORY = Card("glory", VIRTUE, 0, (Print(ARCHWAY, SPRING, 2),), does={TOKEN_WON: _glory})
PRAYER = Card(
    "path_of_the_prayer",
    ENHANCEMENT,
    0,
    (Print(ARCHWAY, SPRING, 2),),
    asks={AFTER_SUMMON_PROMPTS: Prompt(USE, "RS10.5", _prayer_choices, _pray)},
)


def play(game: gunbai.Game, state: KernelState, rng: random.Random, steady: bool) -> None:
    """To the end, the position read back and a world sampled now and then."""
    bots = [Steady() for _ in range(state.seats())]
    decisions = 0
    while not state.is_over():
        seat = state.actors()[0]
        choices = state.choices(seat)
        state.apply(bots[seat].choose(state.view(seat), choices, rng, 0) if steady else rng.choice(choices))
        decisions += 1
        if decisions % 25 == 0 and not state.is_over():
            played_counts(state)
            assert game.from_position(json.loads(json.dumps(state.position()))) == state
            assert game.from_position(json.loads(json.dumps(state.first_form()))) == state
            view = state.view(seat)
            assert game.sampled(view, rng).view(seat) == view
    played_counts(state)


def refused(add: str) -> bool:
    """Whether an entry comes too late once the game is made."""
    try:
        if add == "card":
            add_card(Card("too_late", VIRTUE, 0, ()))
        else:
            add_clan(Clan("too_late", "RS12.1", 5, OSHU))
    except BadInput:
        return True
    return False


def main(games: int) -> None:
    add_clan(FOX)
    add_card(GLORY)
    add_card(PRAYER)
    game = gunbai.game("rising-sun")
    for seed in range(games):
        options = {"set": "archway", "clans": "koi+turtle+fox" if seed % 2 else "lotus+dragonfly+bonsai+fox"}
        state = game.new(3 if seed % 2 else 4, seed=seed, options=options)
        play(game, state, random.Random(seed), steady=seed % 3 == 0)
    told = {
        "fired": FIRED,
        "buy": str(game.parse("2 buy glory")),
        "entries": [entry.name for entry in game.entries if entry.name in ("fox", "glory", "path_of_the_prayer")],
        "clans": game.options[-1].values[-1],
        "late": [refused("card"), refused("clan")],
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main(int(sys.argv[1]))
