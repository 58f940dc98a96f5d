"""Recovery of a table: its stored moves once more, and between them what was promised then."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from gunbai.kernel.errors import GunbaiError
from gunbai.server.play import moves
from gunbai.session.session import Session

if TYPE_CHECKING:
    from gunbai.server.tables.table import Table

BREATH: Final = 10
"""Moves replayed at a stretch: the other tables go on while a long game is opened."""


async def replay(table: Table, play: Session, entries: list[tuple[Any, float]]) -> None:
    """Carry out the stored moves again; where the rules now lead elsewhere, the table says so and stops there."""
    for deal in table.deals.carried_out([_text(entry) for entry, _ in entries]):
        await table.deals.settle(deal, "accepted")
    table.broken = table.broken or _promised_again(table, play, 0)
    for number, (entry, at) in enumerate(entries, 1):
        table.delayed.before(play, at)
        table.broken = table.broken or _replayed(play, number, entry)
        if table.broken:
            break
        table.broken = _promised_again(table, play, number)
        if number % BREATH == 0:
            await asyncio.sleep(0)


def _replayed(play: Session, number: int, entry: Any) -> str:
    """Carry out a stored move again; says what is wrong when the rules now lead elsewhere."""
    try:
        now = moves.replayed(play, entry)
    except GunbaiError as error:
        return f"move {number}: {error.code}"
    return "" if now == entry else f"move {number}: other draws or another position"


def _promised_again(table: Table, play: Session, stored: int) -> str:
    """What was agreed on after this stored move is watched again."""
    try:
        for deal in table.deals.agreed_after(stored):
            play.promise(deal.number, deal.promises, private=deal.open_to == "pair")
    except GunbaiError as error:
        return f"promise after move {stored}: {error.code}"
    return ""


def _text(entry: Any) -> str:
    """What a stored move did."""
    return entry if isinstance(entry, str) else str(entry.get("do", ""))
