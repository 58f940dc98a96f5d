"""Helpers of the tests that play whole games."""

from __future__ import annotations

import gunbai
from gunbai.arena.driver import play_game
from gunbai.arena.outcome import GameOutcome
from gunbai.bots.registry import make

SETS = ("archway", "teapot", "horseman")


def played(bots: list[str], seed: int, card_set: str = "archway") -> GameOutcome:
    game = gunbai.game("rising-sun")
    return play_game(game, len(bots), [make(bot, game) for bot in bots], seed, {"set": card_set})
