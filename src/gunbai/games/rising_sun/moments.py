"""Moments at which cards act, and the tables their hooks stand in. Cards register here; the rules only fire."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


Effect = Callable[["State", int, int, int], None]
"""state, owner, copies, and one number that says what it is about."""
Choices = Callable[["State", int], list[int]]
Apply = Callable[["State", int, int], None]


class Hook:
    """What a card does by itself at a moment."""

    def __init__(self, card: int, run: Effect) -> None:
        self.card: Final = card
        self.run: Final = run


class Prompt:
    """What a card lets its owner choose at a moment, once per copy; ids from `first` up to `end` are its own."""

    def __init__(self, card: int, first: int, end: int, choices: Choices, apply: Apply, clause: str) -> None:
        self.card: Final = card
        self.first: Final = first
        self.end: Final = end
        self.choices: Final = choices
        self.apply: Final = apply
        self.clause: Final = clause


MANDATE_CHOSEN: Final[list[Hook]] = []
"""The owner has chosen a mandate; about: which."""
AFTER_SUMMON: Final[list[Hook]] = []
AFTER_SUMMON_PROMPTS: Final[list[Prompt]] = []
END_OF_RECRUIT_PROMPTS: Final[list[Prompt]] = []
TOKEN_WON: Final[list[Hook]] = []
"""The owner has won a war province token; about: 1 after a battle."""
FIGURE_KILLED: Final[list[Hook]] = []
"""A figure of the owner has been killed."""
OTHERS_KILLED: Final[list[Hook]] = []
"""The owner has killed figures of others; about: the victims as bits."""
BATTLE_WON: Final[list[Hook]] = []
"""The owner has won a battle; about: the province."""
ENTERED: Final[list[Effect | None]] = [None] * 12
"""By kind of figure: what happens when it enters a province; about: the province."""


def fire(s: State, hooks: list[Hook], seat: int, about: int) -> None:
    """Let every card of this seat act that waits for this moment."""
    for hook in hooks:
        copies = s.table.has(seat, hook.card)
        if copies:
            hook.run(s, seat, copies, about)


def enter(s: State, seat: int, kind: int, province: int) -> None:
    """A figure has come into a province (RS10.16)."""
    effect = ENTERED[kind]
    if effect is not None:
        effect(s, seat, 1, province)
