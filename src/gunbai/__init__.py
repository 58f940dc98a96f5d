"""Gunbai: one exact rules engine for Rising Sun and Shogun.

>>> import gunbai
>>> game = gunbai.game("rising-sun")
>>> state = game.new(seats=5, seed=7, options={"set": "archway"})
>>> seat = state.actors()[0]
>>> state.apply(state.choices(seat)[0])
"""

from importlib.metadata import PackageNotFoundError, version

from gunbai.games.registry import GAMES, game
from gunbai.kernel.actions import Action, ActionTable, Aside, AsideField, AsideForm, Verb
from gunbai.kernel.entries import Entry
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
from gunbai.kernel.events import Event
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import Chance, DrawKind, Scripted
from gunbai.kernel.options import Option
from gunbai.kernel.records.match import Match
from gunbai.kernel.state import Result, State, View
from gunbai.kernel.steps import Question
from gunbai.kernel.vocabulary import Vocabulary


def _version() -> str:
    try:
        return version("gunbai")
    except PackageNotFoundError:  # run from a folder of sources that nobody has installed
        return "0"


__version__ = _version()
"""The version of the library; each game's rules have a version of their own."""

__all__ = [
    "GAMES",
    "Action",
    "ActionTable",
    "Aside",
    "AsideField",
    "AsideForm",
    "BadInput",
    "BadPosition",
    "BadRecord",
    "Chance",
    "DrawKind",
    "Entry",
    "Event",
    "Game",
    "GunbaiError",
    "MalformedAction",
    "Match",
    "NotYourTurn",
    "Option",
    "Question",
    "Result",
    "RuleViolation",
    "Scripted",
    "StaleDecision",
    "State",
    "Verb",
    "View",
    "Vocabulary",
    "__version__",
    "game",
]
