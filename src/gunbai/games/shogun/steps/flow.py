"""All steps by number: the flow chart of the game."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.steps.acting import Build, Collect, Deploy, Muster
from gunbai.games.shogun.steps.base import Step
from gunbai.games.shogun.steps.draft import Draft, Place, Seed
from gunbai.games.shogun.steps.march import HowMany, March, Relocate
from gunbai.games.shogun.steps.order import Bids, DrawEvent, TakeSpecial
from gunbai.games.shogun.steps.planning import LayOut, Planning
from gunbai.games.shogun.steps.turns import Agenda, Turns
from gunbai.games.shogun.steps.winter import Hunger, Provisions, Revolts, Scoring, Thaw
from gunbai.games.shogun.steps.year import Round, Tidy, Winter, Year, Years

STEPS: Final[list[Step]] = [
    Years(),
    Year(),
    Round(),
    Draft(),
    Place(),
    Seed(),
    LayOut(),
    Planning(),
    DrawEvent(),
    Bids(),
    TakeSpecial(),
    Agenda(),
    Turns(),
    Build(),
    Collect(),
    Deploy(),
    Muster(),
    Relocate(),
    March(),
    HowMany(),
    Tidy(),
    Winter(),
    Provisions(),
    Hunger(),
    Revolts(),
    Scoring(),
    Thaw(),
]
"""In the order of the numbers in `steps.frames`."""
STEP_NAMES: Final = [step.name for step in STEPS]
