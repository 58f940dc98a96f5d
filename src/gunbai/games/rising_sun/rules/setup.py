"""Who plays, which kami have shrines, and what stands on the map before the first season (RS4)."""

from __future__ import annotations

from gunbai.games.rising_sun.data.figures import BUSHI, DAIMYO, RESERVE, SHRINES
from gunbai.games.rising_sun.data.options import CLANS_IN_PLAY, OPTIONS
from gunbai.games.rising_sun.data.words import CLAN, FIRST_GAME_KAMI, KAMI_NAMES
from gunbai.games.rising_sun.rules.figures import shift
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.errors import BadInput
from gunbai.kernel.luck.chance import Chance


def clans_in_play(seats: int, option: int, chance: Chance) -> list[int]:
    """RS4.1: seats run in the order of the clans' starting honor."""
    if option == 0:
        return sorted(chance.shuffle("clans", len(CLAN))[:seats]) if seats < len(CLAN) else list(range(seats))
    words = OPTIONS[CLANS_IN_PLAY].values[option].split("+")
    if len(words) != seats:
        raise BadInput("options.clans", f"{seats} clans", OPTIONS[CLANS_IN_PLAY].values[option], "clans", most=seats)
    return [CLAN.index(clan) for clan in words]


def shrines_in_play(first_game: bool, chance: Chance) -> list[int]:
    """RS4.4: four of the seven kami, left to right."""
    if first_game:
        return list(FIRST_GAME_KAMI)
    return chance.shuffle("shrines", len(KAMI_NAMES))[:SHRINES]


def place_first_figures(table: Table) -> None:
    """RS4.3: Daimyo, one Bushi and a stronghold at home."""
    for seat in range(table.seats):
        home = table.clan(seat).home
        shift(table, seat, DAIMYO, RESERVE, home)
        shift(table, seat, BUSHI, RESERVE, home)
        table.strongholds[seat * 8 + home] = 1
