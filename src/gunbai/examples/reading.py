"""An example: a position, what the tower answers where it is asked, and the moves of the story."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, cast

from gunbai.games.registry import game as game_named
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.events import Event
from gunbai.kernel.luck.chance import Draw, RecordedChance
from gunbai.kernel.state import State

FOLDER: Final = Path(__file__).parent
SEED: Final = 1
"""Luck that no example is about: the order of decks."""


class Example(NamedTuple):
    """A worked example, by its clause (RS-X2)."""

    clause: str
    game: str
    position: Doc
    moves: list[list[str]]
    """What is done in each step of the story."""
    throws: list[list[int]]
    """What lies in the tray and inside the tower after each throw."""
    seat: int | None
    """Through whose eyes it is told; None: everybody's."""
    under: list[Doc]
    """What the game goes on with after the story: the steps that lie under those of the position."""

    def begun(self, goes_on: bool = False) -> State:
        """The state before the first move. The story ends with its own steps, unless the game goes on."""
        whole = {**self.position, "turn": [*self.under, *cast(list[Doc], self.position.get("turn", []))]}
        position = whole if goes_on and self.under else self.position
        state = game_named(self.game).from_position(position, seed=SEED)
        if self.throws:
            state.chance = RecordedChance([Draw("tower", throw, False) for throw in self.throws])
        return state

    def after(self, step: int) -> State:
        """The state after so many steps of the story, of a game that goes on."""
        state = self.begun(goes_on=True)
        for text in (text for moves in self.moves[:step] for text in moves):
            state.apply(game_named(self.game).parse(text))
        return state


class Step(NamedTuple):
    """A moment of an example: the moves that led there, the state, and what was heard."""

    moves: list[str]
    state: State
    heard: list[Event]


def names(game: str = "") -> list[str]:
    """The clauses of the examples, in order."""
    found = sorted(path.stem.upper() for path in FOLDER.glob("*.json"))
    ordered = sorted(found, key=lambda clause: (clause.rstrip("0123456789"), int(clause[4:])))
    return [clause for clause in ordered if not game or example(clause).game == game]


@functools.cache
def example(clause: str) -> Example:
    doc = json.loads((FOLDER / f"{clause.lower()}.json").read_text(encoding="utf-8"))
    told = (doc["moves"], doc.get("throws", []), doc.get("seat"), doc.get("under", []))
    return Example(clause, doc["game"], doc["position"], *told)


def steps(example: Example) -> Iterator[Step]:
    """The position, then the position after each step. Each state is a copy that stays as it is."""
    state = example.begun()
    game = game_named(example.game)
    yield Step([], state.copy(), [])
    for moves in example.moves:
        heard: list[Event] = []
        state.listener = heard.append
        for text in moves:
            state.apply(game.parse(text))
        yield Step(moves, state.copy(), heard)


def told(clause: str) -> list[State]:
    """The states of an example, the first before anything is done."""
    return [step.state for step in steps(example(clause))]
