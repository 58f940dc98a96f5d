"""Winter: the order in which own revolts are fought (SG7.2)."""

from __future__ import annotations

from gunbai.bots.shogun.outlook import Outlook
from gunbai.bots.shogun.worth import stake
from gunbai.games.shogun.actions import REVOLT


def next_revolt(out: Outlook, ids: list[int]) -> int:
    """The least precious first: each throw may free own cubes from the tower for the next one (SG6.1)."""
    return min(ids, key=lambda id: stake(out, REVOLT.only(id)))
