"""What is printed on the boards and cards, for the pages: they draw it, and hold no copy made by hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from gunbai.games.registry import game
from gunbai.games.rising_sun.actions import ACTIONS
from gunbai.games.rising_sun.data import board as rising_sun
from gunbai.games.rising_sun.data.options import NAGATO_KYUSHU_VP, OPTIONS, SHIKOKU_REWARD
from gunbai.games.rising_sun.data.words import MANDATES, PHASES, SEASONS, TRACK
from gunbai.games.rising_sun.entries.card import CARD_KINDS
from gunbai.games.rising_sun.entries.loading import DECK
from gunbai.games.rising_sun.peek import table_of
from gunbai.games.rising_sun.promises.ledger import check
from gunbai.games.rising_sun.promises.promise import BLOCKS, Promise, vocabulary
from gunbai.games.rising_sun.table import NOBODY
from gunbai.games.shogun.data import board as shogun
from gunbai.games.shogun.data.pieces import GROUP_SIZES
from gunbai.games.shogun.data.words import ACTION_NAMES, CHESTS, SPACE_ORDER, SPACES
from gunbai.games.shogun.entries.events import EVENT_CARDS
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.vocabulary import SEAT

SIDES = ("sun", "moon")
ALLIES = {"free": NOBODY, "allies": 1, "others": 2}
Doc = dict[str, Any]


def of_rising_sun() -> Doc:
    return {
        "provinces": list(rising_sun.PROVINCES),
        "rewards": _rewards(),
        "cards": {card.name: {"kind": CARD_KINDS[card.type], "cost": card.cost} for card in DECK},
        "promises": {block: list(particulars) for block, particulars in BLOCKS.items()},
        "untimely": {block: list(_untimely(block)) for block in BLOCKS},
        "mandates": list(MANDATES),
        "track": list(TRACK),
        "advantages": vocabulary("advantage"),
        "verbs": _verbs(),
    }


def _untimely(block: str) -> Iterator[str]:
    """When seat 0 cannot promise it to seat 1: the season, the phase, and whom seat 0 has for an ally."""
    table = table_of(game("rising-sun").new(3, seed=1))
    for season, phase, (standing, ally) in product(range(len(SEASONS)), range(len(PHASES)), ALLIES.items()):
        table.season, table.phase, table.ally[0] = season, phase, ally
        try:
            check(Promise(block, 0, 1, SEASONS[season], {}), table)
        except RuleViolation:
            yield f"{SEASONS[season]} {PHASES[phase]} {standing}"


def _verbs() -> dict[str, list[list[list[str] | None]]]:
    """The actions with figures, by tag: what may stand in each place of a text, and nothing where a seat does."""
    found: dict[str, list[list[list[str] | None]]] = {}
    for verb in dict.fromkeys(ACTIONS.verbs):
        if "figure" in verb.parts:
            words = [None if part is SEAT else list(part.words) for part in verb.parts.values()]
            found.setdefault(verb.tag, []).append(words)
    return found


def _rewards() -> list[Doc]:
    """The rewards of a harvest, under each setting of the options that decide them."""
    options = [OPTIONS[SHIKOKU_REWARD], OPTIONS[NAGATO_KYUSHU_VP]]
    return [
        {
            "options": {option.name: option.values[value] for option, value in zip(options, values, strict=True)},
            "provinces": {
                name: dict(
                    zip(("vp", "coins", "ronin"), rising_sun.reward(at, bool(values[0]), bool(values[1])), strict=True)
                )
                for at, name in enumerate(rising_sun.PROVINCES)
            },
        }
        for values in product(*(range(len(option.values)) for option in options))
    ]


def of_shogun() -> Doc:
    return {
        "provinces": {
            name: {"tax": shogun.TAX[at], "rice": shogun.RICE[at], "sites": shogun.SITES[at]}
            for at, name in enumerate(shogun.PROVINCES)
        },
        "boards": [_board(side, seats) for side, seats in product(range(len(SIDES)), (3, 4, 5))],
        "regions": list(shogun.REGIONS),
        "actions": list(ACTION_NAMES),
        "links": [SPACES[space] for space in SPACE_ORDER],
        "groups": list(GROUP_SIZES),
        "chests": {card: number for number, card in enumerate(CHESTS)},
        "events": {card.name: {"clause": card.clause, "rice": card.winter_rice} for card in EVENT_CARDS[:-1]},
    }


def _board(side: int, seats: int) -> Doc:
    """A side of the board with so many players: the region of each province, and those that are out of the game."""
    unused = shogun.UNUSED[shogun.board_of(side, seats)]
    return {
        "side": SIDES[side],
        "seats": seats,
        "regions": {name: shogun.REGIONS[shogun.REGION_OF[side][at]] for at, name in enumerate(shogun.PROVINCES)},
        "out": [shogun.PROVINCES[province] for province in unused],
    }


FACTS = {"rising-sun": of_rising_sun, "shogun": of_shogun}
