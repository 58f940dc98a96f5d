"""Gunbai: one exact rules engine for Rising Sun and Shogun.

>>> import gunbai
>>> game = gunbai.game("rising-sun")
>>> state = game.new(seats=5, seed=7, options={"set": "archway"})
>>> seat = state.actors()[0]
>>> state.apply(state.choices(seat)[0])
"""

from gunbai.games.registry import GAMES, game
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.errors import (
    BadInput,
    BadPosition,
    BadRecord,
    GunbaiError,
    MalformedAction,
    NotYourTurn,
    RuleViolation,
    StaleDecision,
)
from gunbai.kernel.game import Game
from gunbai.kernel.match import Match
from gunbai.kernel.state import Result, State, View

__all__ = [
    "GAMES",
    "Action",
    "Aside",
    "AsideForm",
    "BadInput",
    "BadPosition",
    "BadRecord",
    "Game",
    "GunbaiError",
    "MalformedAction",
    "Match",
    "NotYourTurn",
    "Result",
    "RuleViolation",
    "StaleDecision",
    "State",
    "View",
    "game",
]
