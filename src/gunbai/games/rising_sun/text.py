"""For wording in front ends: words that depend on the table."""

from __future__ import annotations

from collections.abc import Mapping

from gunbai.games.rising_sun.data.board import PROVINCES


def aliases(document: Mapping[str, object]) -> dict[str, str]:
    """The message behind a word where it depends on the table: seats are clans, shrines are those of their kami."""
    clans, shrines = document["clans"], document["shrines"]
    assert isinstance(clans, list)
    assert isinstance(shrines, list)
    found = {f"seat-{seat}": f"clan-{clan}" for seat, clan in enumerate(clans)}
    found |= {f"place-{province}": f"province-{province}" for province in PROVINCES}
    for number, shrine in enumerate(shrines, 1):
        found[f"place-shrine{number}"] = f"rising-sun-shrine-{shrine['kami']}"
    return found
