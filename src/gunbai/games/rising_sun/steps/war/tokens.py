"""War province tokens (RS8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.rules.hooks import TOKEN_WON, fire

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def win_token(state: State, seat: int, province: int, after_battle: int) -> None:
    """RS8.6: the token lies face up with its owner."""
    state.table.tokens[state.table.season * 8 + province] = seat
    state.tell("token_won", seat, province)
    fire(state, TOKEN_WON, seat, after_battle)
