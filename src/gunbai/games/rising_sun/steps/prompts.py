"""Cards that ask: which of them are open, what they offer, and using one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.actions import DONE
from gunbai.games.rising_sun.moments import Prompt
from gunbai.games.rising_sun.table import Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def open_uses(t: Table, seat: int, prompts: list[Prompt]) -> None:
    """One use per copy."""
    t.uses = [t.has(seat, prompt.card) for prompt in prompts]


def prompt_choices(s: State, seat: int, prompts: list[Prompt]) -> list[int]:
    """Everything the open prompts offer now."""
    ids: list[int] = []
    for index, prompt in enumerate(prompts):
        if s.table.uses[index]:
            ids += prompt.choices(s, seat)
    return ids


def use_prompt(s: State, seat: int, id: int, prompts: list[Prompt]) -> None:
    """Use the card whose choice this is; `done` declines all that is left."""
    if id == DONE:
        s.table.uses = [0] * len(prompts)
        return
    for index, prompt in enumerate(prompts):
        if prompt.first <= id < prompt.end and s.table.uses[index]:
            s.table.uses[index] -= 1
            s.tell("card_used", seat, prompt.card)
            prompt.apply(s, seat, id)
            return


def prompt_clause(id: int, prompts: list[Prompt], otherwise: str) -> str:
    for prompt in prompts:
        if prompt.first <= id < prompt.end:
            return prompt.clause
    return otherwise
