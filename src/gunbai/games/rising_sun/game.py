"""The game of Rising Sun: setup (RS4), positions, views and sampled worlds."""

from __future__ import annotations

from collections.abc import Mapping

from gunbai.games.rising_sun.actions import ACTIONS
from gunbai.games.rising_sun.checking import check
from gunbai.games.rising_sun.data.clans import CLANS, HOME
from gunbai.games.rising_sun.data.figures import BUSHI, DAIMYO, RESERVE, SHRINES
from gunbai.games.rising_sun.data.options import CLANS_IN_PLAY, NAME, OPTIONS, RULES_VERSION, SET, SHRINE_TILES
from gunbai.games.rising_sun.data.words import FIRST_GAME_KAMI, KAMI
from gunbai.games.rising_sun.deal import dealt
from gunbai.games.rising_sun.events import EVENTS
from gunbai.games.rising_sun.figures import shift
from gunbai.games.rising_sun.reading import read_secrets, read_table
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.table import Table, empty_secrets, empty_table
from gunbai.games.rising_sun.view import View
from gunbai.kernel.chance import Chance
from gunbai.kernel.codec import Reader
from gunbai.kernel.errors import BadInput, BadPosition
from gunbai.kernel.game import Game
from gunbai.kernel.options import chosen
from gunbai.kernel.state import Listener
from gunbai.kernel.state import View as KernelView

RANDOM_SET = 3


class RisingSun(Game):
    """Clans, honor, alliances, sealed bids."""

    def __init__(self) -> None:
        super().__init__(NAME, RULES_VERSION, ACTIONS, EVENTS, OPTIONS)

    def set_up(self, seats: int, options: Mapping[str, str], chance: Chance, listener: Listener | None) -> State:
        indices = chosen(OPTIONS, options)
        clans = _clans(seats, indices[CLANS_IN_PLAY], chance)
        indices[CLANS_IN_PLAY] = 0  # from here on the table says which
        card_set = chance.pick("set", 3) + 1 if indices[SET] == RANDOM_SET else indices[SET] + 1
        table = empty_table(seats, card_set, indices, clans)
        table.shrines = _shrines(indices[SHRINE_TILES] == 1, chance)
        _place_first_figures(table)
        table.push(frames.SEASON)
        state = State(table, empty_secrets(seats), chance)
        state.listener = listener
        state.run()
        return state

    def read(self, reader: Reader, chance: Chance) -> State:
        if reader.whole("rules", 1, RULES_VERSION, RULES_VERSION) != RULES_VERSION:
            raise reader.fail("rules", f"version {RULES_VERSION}")
        table = read_table(reader)
        hidden = read_secrets(reader.reader("secrets"), table)
        reader.close()
        check(table, hidden)
        state = State(table, hidden, chance)
        try:
            state.run()
        except (IndexError, KeyError, ValueError, ZeroDivisionError) as error:
            raise BadPosition("turn", "steps that fit the rest of the position", repr(error)) from None
        state.barriers = 0
        return state

    def deal(self, view: KernelView, chance: Chance) -> State:
        if not isinstance(view, View):
            raise BadInput("view", "a view of Rising Sun", type(view).__name__)
        return dealt(view, chance)


def _clans(seats: int, option: int, chance: Chance) -> list[int]:
    """RS4.1: seats run in the order of the clans' starting honor."""
    if option == 0:
        return sorted(chance.shuffle("clans", len(CLANS))[:seats]) if seats < len(CLANS) else list(range(seats))
    words = OPTIONS[CLANS_IN_PLAY].values[option].split("+")
    if len(words) != seats:
        raise BadInput("options.clans", f"{seats} clans", OPTIONS[CLANS_IN_PLAY].values[option], "clans", most=seats)
    return [CLANS.index(clan) for clan in words]


def _shrines(first_game: bool, chance: Chance) -> list[int]:
    """RS4.4: four of the seven kami, left to right."""
    if first_game:
        return list(FIRST_GAME_KAMI)
    return chance.shuffle("shrines", len(KAMI))[:SHRINES]


def _place_first_figures(t: Table) -> None:
    """RS4.3: Daimyo, one Bushi and a stronghold at home."""
    for seat, clan in enumerate(t.clans):
        shift(t, seat, DAIMYO, RESERVE, HOME[clan])
        shift(t, seat, BUSHI, RESERVE, HOME[clan])
        t.strongholds[seat * 8 + HOME[clan]] = 1
