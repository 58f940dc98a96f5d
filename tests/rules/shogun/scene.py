"""Small positions for the rule tests, with the tower's answers written down."""

from __future__ import annotations

from typing import Any

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.tower import COLOURS, INSIDE
from gunbai.games.shogun.data.words import ACTION_NAMES
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.state import State
from gunbai.games.shogun.table import Table
from gunbai.kernel.events import Event
from gunbai.kernel.luck.chance import Chance, Draw, RecordedChance, Scripted
from tests.conformance import endings
from tests.conformance.tales.shogun import ShogunTale
from tests.conformance.tales.tale import listening
from tests.games.shogun.counts import faults

GAME = Shogun()
FARMERS = 5
GUARD = "mutsu"
"""A province of the last seat whose planned theatre (or castle) stops the game after the action under test."""

Doc = dict[str, Any]


def province(name: str) -> int:
    return PROVINCES.index(name)


def document(
    provinces: dict[str, Doc], plans: list[dict[str, str]], first: list[str], players: list[Doc], **more: Any
) -> Doc:
    """A spring round with five players in the order of their seats; the actions `first` come first."""
    stop = "castle" if "theatre" in first else "theatre"
    agenda = [*first, *(action for action in ACTION_NAMES if action not in (*first, stop)), stop]
    players = players + [{} for _ in range(5 - len(players))]
    plans = plans + [{} for _ in range(5 - len(plans))]
    return {
        "seats": 5,
        "phase": "actions",
        "order": [0, 1, 2, 3, 4],
        "agenda": agenda,
        "provinces": {GUARD: {"owner": 4, "armies": 1}, **provinces},
        "players": players,
        "secrets": {"plans": [*plans[:4], {**plans[4], stop: GUARD}]},
        **more,
    }


def acting(
    provinces: dict[str, Doc],
    plans: list[dict[str, str]],
    *,
    throws: list[list[int]] | None = None,
    players: list[Doc] | None = None,
    event: str | None = None,
    **more: Any,
) -> State:
    """A state in which the planned actions are carried out; `throws` are what the tower will answer."""
    first = [action for plan in plans for action in plan if action in ACTION_NAMES]
    if event is not None:
        more["events"] = {"round": event}
    state = load(document(provinces, plans, list(dict.fromkeys(first)), players or [], **more))
    if throws is not None:
        state.chance = RecordedChance([Draw("tower", throw, False) for throw in throws])
    return state


def load(doc: Doc, seed: int = 1) -> State:
    state = GAME.from_position(doc, seed=seed)
    assert isinstance(state, State)
    check(state)
    return state


def check(state: State) -> None:
    """Whatever a scene comes to: everything adds up, and the position is one the game takes back."""
    assert faults(state) == []
    again = GAME.from_position(state.position())
    assert isinstance(again, State)
    assert again.table.parts() == state.table.parts()
    assert [again.choices(seat) for seat in again.actors()] == [state.choices(seat) for seat in state.actors()]


def throws(*outcomes: list[int]) -> Chance:
    """Luck whose tower answers as written down, as long as it is; the rest is drawn.

    An outcome must have exactly the cubes that are inside and thrown in, or it is refused.
    """
    return Scripted({"tower": outcomes}, seed=1)


def out(thrown: dict[int, int], fallen: dict[int, int], inside: dict[int, int] | None = None) -> list[int]:
    """A throw of these cubes (tray included) into a tower with those inside, of which `fallen` come out."""
    before = [thrown.get(c, 0) + (inside or {}).get(c, 0) for c in range(COLOURS)]
    tray = [fallen.get(c, 0) for c in range(COLOURS)]
    rest = [before[c] - tray[c] for c in range(COLOURS)]
    return [*tray, *rest, *([0] * (INSIDE - COLOURS))]


def play(state: State, *texts: str) -> list[Event]:
    """Apply actions; returns what everybody heard, which must be what has happened."""
    heard: list[Event] = []
    state.listener = heard.append
    for text in texts:
        with listening(ShogunTale(state)):
            endings.apply(state, GAME.parse(text))
        check(state)
    state.listener = None
    return heard


def codes(events: list[Event]) -> list[str]:
    return [event.code for event in events]


def cited(events: list[Event], code: str) -> set[str]:
    """The clauses that all events of a code cite."""
    return {event.clause for event in events if event.code == code}


def asked(state: State) -> list[str]:
    """The choices of the first seat that must choose, as texts."""
    seat = state.actors()[0]
    return [str(choice) for choice in state.choices(seat)]


def armies(state: State, name: str) -> tuple[int, int]:
    """Owner and armies of a province."""
    table: Table = state.table
    return table.owner[province(name)], table.armies[province(name)]


def planned(state: State, plans: dict[int, dict[str, str]]) -> None:
    """Lay whole plans: for each seat its cards by space; what is not named gets some other card or stays empty."""
    for seat, plan in plans.items():
        for space in ("bid", *ACTION_NAMES):
            ids = [str(choice) for choice in state.choices(seat)]
            wanted = f"{seat} plan {plan[space]}" if space in plan else _filler(ids, plan)
            with listening(ShogunTale(state)):
                state.apply(GAME.parse(wanted))


def _filler(choices: list[str], plan: dict[str, str]) -> str:
    """A choice that takes away no card named elsewhere in the plan."""
    free = [choice for choice in choices if choice.split()[-1] not in plan.values()]
    return free[-1]
