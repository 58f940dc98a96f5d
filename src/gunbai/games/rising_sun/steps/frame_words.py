"""Frames of the stack in words and back: each step says what its last number means."""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.games.rising_sun.actions import ACTIONS, MOVE, REPLACE
from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.clans import CLANS
from gunbai.games.rising_sun.data.figures import KIND_NAMES
from gunbai.games.rising_sun.data.words import ADVANTAGES, KAMI, MANDATES
from gunbai.games.rising_sun.steps.flow import STEPS
from gunbai.games.rising_sun.table import FRAME, Table
from gunbai.kernel.codec import whole, word
from gunbai.kernel.errors import BadPosition

VOCABULARIES: dict[str, Sequence[str]] = {
    "mandate": MANDATES,
    "province": PROVINCES,
    "figure": KIND_NAMES,
    "kami": KAMI,
    "advantage": ADVANTAGES,
    "move": [ACTIONS.text(id) for id in range(MOVE, MOVE + 12 * 64)],
    "replace": [ACTIONS.text(id) for id in range(REPLACE, REPLACE + 5 * 11 * 12)],
}
LARGEST = 1 << 16


def frames_document(t: Table) -> list[object]:
    """The stack, outermost step first: [step, clan, number, number or word]."""
    rows = [t.stack[i : i + FRAME] for i in range(0, len(t.stack), FRAME)]
    return [[STEPS[step].name, CLANS[t.clans[seat]], i, _arg(step, arg)] for step, seat, i, arg in rows]


def _arg(step: int, arg: int) -> object:
    words = VOCABULARIES.get(STEPS[step].arg)
    return arg if words is None else words[arg]


def read_frames(rows: list[object], field: str, clans: list[str]) -> list[int]:
    """The stack of a document; numbers that are left out are 0."""
    names = [step.name for step in STEPS]
    stack: list[int] = []
    for number, row in enumerate(rows):
        here = f"{field}[{number}]"
        if not isinstance(row, list) or not 1 <= len(row) <= FRAME:
            raise BadPosition(here, "[step, clan, number, number or word]", str(row))
        step = word(row[0], here, names)
        stack += [step, word(row[1], here, clans) if len(row) > 1 else 0]
        stack.append(whole(row[2], here, 0, LARGEST) if len(row) > 2 else 0)
        stack.append(_read_arg(step, row[3], here) if len(row) > 3 else 0)
    return stack


def _read_arg(step: int, value: object, here: str) -> int:
    words = VOCABULARIES.get(STEPS[step].arg)
    return whole(value, here, -1, LARGEST) if words is None else word(value, here, words)
