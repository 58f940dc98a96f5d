"""All steps by name: the flow chart of the game."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.steps.acting import Build, Collect, Deploy, Muster
from gunbai.games.shogun.steps.draft import Draft, Place, Seed
from gunbai.games.shogun.steps.march import HowMany, March, Relocate
from gunbai.games.shogun.steps.order import Bids, DrawEvent, TakeSpecial
from gunbai.games.shogun.steps.planning import LayOut, Planning
from gunbai.games.shogun.steps.turns import Agenda, Turns
from gunbai.games.shogun.steps.winter import Hunger, Provisions, Revolts, Scoring, Thaw
from gunbai.games.shogun.steps.year import Round, Tidy, Winter, Year, Years
from gunbai.kernel.steps import AnyStep

_SETUP: Final[list[type[AnyStep]]] = [Draft, Place, Seed]
_YEAR: Final[list[type[AnyStep]]] = [Years, Year, Round, LayOut, Planning, DrawEvent, Bids, TakeSpecial, Tidy]
_ACTIONS: Final[list[type[AnyStep]]] = [Agenda, Turns, Build, Collect, Deploy, Muster, Relocate, March, HowMany]
_WINTER: Final[list[type[AnyStep]]] = [Winter, Provisions, Hunger, Revolts, Scoring, Thaw]

STEPS: Final = {kind.name: kind for kind in (*_SETUP, *_YEAR, *_ACTIONS, *_WINTER)}
