"""Which promises a choice would break, said before it is made.

Nothing is tried for it: what a choice leads to would tell whose bids are sealed and what chance holds. What is judged
is what the choice itself would tell everybody, on the table that everybody sees, by the same judges.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gunbai.games.rising_sun.data.words import ADVANTAGES, POLITICS
from gunbai.games.rising_sun.promises.ledger import Watch
from gunbai.games.rising_sun.promises.promise import BROKEN, OPEN
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.kernel.actions import Action
from gunbai.kernel.events import Event

TOLD: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "propose": ("alliance_proposed", {"seat": "seat2"}),
    "agree": ("alliance_formed", {"seat": "seat2"}),
    "play": ("mandate_played", {}),
    "name": ("mandate_named", {}),
    "summon": ("summoned", {}),
    "worship": ("worshipped", {}),
    "place": ("placed", {}),
    "move": ("moved", {"origin": "province1", "target": "province2"}),
    "build": ("built", {}),
    "buy": ("bought", {}),
    "buy-full": ("bought", {}),
    "replace": ("replaced", {"seat": "seat2", "figure": "figure2"}),
    "take-hostage": ("hostage_taken", {"seat": "seat2"}),
    "ready": ("tea_ready", {}),
}
"""By the tag of an action: the event it tells, and which of its parts has another name there."""


def foreseen(table: Table, action: Action) -> list[Event]:
    """What an action tells at once, as far as it is in the action."""
    if action.tag not in TOLD:
        return []
    code, names = TOLD[action.tag]
    args: dict[str, str | int] = {"seat": action.seat}
    for name, value in action.arguments.items():
        args[names.get(name, name)] = value
    found = [Event(code, "", args, None)]
    if args.get("mandate") == "betray" and table.ally[action.seat] != NOBODY:
        found.append(Event("alliance_broken", "", {"seat": action.seat, "seat2": table.ally[action.seat]}, None))
    return found


def revealed(seat: int, bids: Sequence[int]) -> Event:
    """The bids of a seat as they will be told; what is not bid yet is nothing."""
    args: dict[str, str | int] = {"seat": seat}
    for number in range(len(ADVANTAGES)):
        args[f"amount{number + 1}"] = bids[number] if number < len(bids) else 0
    return Event("bids_revealed", "", args, None)


def would_break(watch: Watch, events: Sequence[Event], table: Table) -> bool:
    """Whether these events decide against an open promise; who is ready is judged as if tea were over then."""
    if watch.status != OPEN:
        return False
    for event in events:
        seen = table
        if event.code == "tea_ready":
            seen = table.copy()
            seen.phase = POLITICS
        if watch.heard(event, seen, 0).status == BROKEN:
            return True
    return False
