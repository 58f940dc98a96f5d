"""Positions that somebody builds by hand: what they change, and the moments at which play can begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.words import ACTION_NAMES, SEASONS
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.planning import Planning
from gunbai.games.shogun.steps.turns import Turns
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.documents.moments import Moment, Said, never_comes

About = Mapping[str, str | int]
DERIVED: Final = ("farmers", "stock")
"""What the rest of a position says, too."""
DERIVED_OF_PLAYER: Final = ("supply", "could")
PASSING: Final = ("turn", "phase", "agenda", "specials", "bidders", "events", "secrets", "draft", "winter")
"""What belongs to the moment and not to the board."""
PASSING_OF_PLAYER: Final = (*DERIVED_OF_PLAYER, "ready", "board", "special")
YEARS: Final = (1, 2)


def draft_of(position: Mapping[str, object]) -> Doc:
    """A position without what follows from the rest."""
    draft = {name: value for name, value in position.items() if name not in DERIVED}
    draft["players"] = [_without(player, DERIVED_OF_PLAYER) for player in _rows(position["players"])]
    return draft


def emptied(draft: Doc) -> Doc:
    """Nobody owns anything, and no cube is in the tower."""
    nothing: list[Doc] = [{"chests": 0, "rice": 0, "points": 0} for _ in _rows(draft["players"])]
    gone: Doc = {"provinces": {}, "tray": {}, "tower": [{}, {}], "scored": []}
    board = {name: value for name, value in draft.items() if name not in PASSING}
    return {**board, **gone, "players": nothing, "phase": "planning"}


def moments(seats: int) -> list[Moment]:
    """Plans are made; or one action is carried out by somebody who has planned nothing else."""
    planned: Said = {"seat": tuple(range(seats)), "action": ACTION_NAMES, "province": PROVINCES}
    return [Moment("planning", {"year": YEARS, "season": SEASONS[:3]}), Moment("action", planned)]


def beginning(draft: Doc, moment: str, about: About) -> Doc:
    """The board of the draft, with the phase in which this moment comes."""
    board = {name: value for name, value in draft.items() if name not in PASSING}
    board["players"] = [_without(player, PASSING_OF_PLAYER) for player in _rows(draft.get("players"))]
    told = _planning(about) if moment == "planning" else _action(draft, about)
    return {**board, **told}


def settled(moment: str, state: State) -> Doc:
    """The draft once play has come to the first choice."""
    if state.table.find(Planning if moment == "planning" else Turns) is None:
        raise never_comes(moment)
    return draft_of(state.position())


def _planning(about: About) -> Doc:
    return {"phase": "planning", "year": about["year"], "season": about["season"]}


def _action(draft: Doc, about: About) -> Doc:
    """The action comes first in the round, and nobody has planned for another one."""
    season = draft.get("season")
    action, seat = str(about["action"]), int(about["seat"])
    plans: list[Doc] = [{} for _ in range(seat)]
    return {
        "phase": "actions",
        "season": SEASONS[0] if season == SEASONS[3] else season,
        "agenda": [action, *(one for one in ACTION_NAMES if one != action)],
        "secrets": {"plans": [*plans, {action: about["province"]}]},
    }


def _rows(items: object) -> list[object]:
    return items if isinstance(items, list) else []


def _without(document: object, names: tuple[str, ...]) -> object:
    """What is no object stays, to be refused when it is read."""
    if not isinstance(document, Mapping):
        return document
    return {name: value for name, value in document.items() if name not in names}
