"""The game of Rising Sun: setup (RS4), positions, views and sampled worlds."""

from __future__ import annotations

from collections.abc import Mapping

from gunbai.games.rising_sun import asides, refusals, scoring
from gunbai.games.rising_sun.actions import ACTIONS
from gunbai.games.rising_sun.checking import check
from gunbai.games.rising_sun.data.clans import CLANS, HOME
from gunbai.games.rising_sun.data.figures import BUSHI, DAIMYO, RESERVE, SHRINES
from gunbai.games.rising_sun.data.options import CLANS_IN_PLAY, OPTIONS, SET, SHRINE_TILES
from gunbai.games.rising_sun.data.words import FIRST_GAME_KAMI, KAMI
from gunbai.games.rising_sun.deal import dealt
from gunbai.games.rising_sun.events import EVENTS
from gunbai.games.rising_sun.figures import shift
from gunbai.games.rising_sun.position import document
from gunbai.games.rising_sun.reading import read_secrets, read_table
from gunbai.games.rising_sun.state import Front, State
from gunbai.games.rising_sun.steps import flow, frames
from gunbai.games.rising_sun.table import Table, empty_secrets, empty_table
from gunbai.games.rising_sun.view import View, view_of
from gunbai.kernel.actions import Aside, AsideForm
from gunbai.kernel.chance import Chance
from gunbai.kernel.codec import Doc, Reader
from gunbai.kernel.errors import BadInput, BadPosition, RuleViolation
from gunbai.kernel.game import Game
from gunbai.kernel.options import chosen
from gunbai.kernel.state import Listener, Result
from gunbai.kernel.state import View as KernelView

NAME = "rising-sun"
VERSION = 1
RANDOM_SET = 3


class RisingSunFront(Front):
    """Everything outside the flow of play, in one place."""

    def position(self, s: State) -> Doc:
        return document(s.t, s.hidden, NAME, VERSION)

    def view(self, s: State, seat: int | None) -> KernelView:
        return view_of(s, seat, VERSION)

    def result(self, s: State) -> Result:
        return scoring.result(s)

    def asides(self, s: State, seat: int) -> list[AsideForm]:
        return asides.forms(s, seat)

    def take_aside(self, s: State, aside: Aside) -> None:
        asides.take(s, aside)

    def objection(self, s: State, seat: int, id: int) -> RuleViolation:
        return refusals.objection(s, seat, id)


class RisingSun(Game):
    """Clans, honor, alliances, sealed bids."""

    def __init__(self) -> None:
        flow.load()
        super().__init__(NAME, VERSION, ACTIONS, EVENTS, OPTIONS)
        self.front = RisingSunFront()

    def set_up(self, seats: int, options: Mapping[str, str], chance: Chance, listener: Listener | None) -> State:
        indices = chosen(OPTIONS, options)
        clans = _clans(seats, indices[CLANS_IN_PLAY], chance)
        indices[CLANS_IN_PLAY] = 0  # from here on the table says which
        card_set = chance.pick("set", 3) + 1 if indices[SET] == RANDOM_SET else indices[SET] + 1
        table = empty_table(seats, card_set, indices, clans)
        table.shrines = _shrines(indices[SHRINE_TILES] == 1, chance)
        _place_first_figures(table)
        table.push(frames.SEASON)
        state = State(table, empty_secrets(seats), chance, self.front)
        state.listener = listener
        state.run()
        return state

    def read(self, reader: Reader, chance: Chance) -> State:
        if reader.whole("rules", 1, VERSION, VERSION) != VERSION:
            raise reader.fail("rules", f"version {VERSION}")
        table = read_table(reader)
        hidden = read_secrets(reader.reader("secrets"), table)
        reader.close()
        check(table, hidden)
        state = State(table, hidden, chance, self.front)
        try:
            state.run()
        except (IndexError, KeyError, ValueError, ZeroDivisionError) as error:
            raise BadPosition("turn", "steps that fit the rest of the position", repr(error)) from None
        state.barriers = 0
        return state

    def deal(self, view: KernelView, chance: Chance) -> State:
        if not isinstance(view, View):
            raise BadInput("view", "a view of Rising Sun", type(view).__name__)
        return dealt(view, chance, self.front)


def _clans(seats: int, option: int, chance: Chance) -> list[int]:
    """RS4.1: seats run in the order of the clans' starting honor."""
    if option == 0:
        return sorted(chance.shuffle("clans", len(CLANS))[:seats]) if seats < len(CLANS) else list(range(seats))
    words = OPTIONS[CLANS_IN_PLAY].values[option].split("+")
    if len(words) != seats:
        raise BadInput("options.clans", f"{seats} clans", OPTIONS[CLANS_IN_PLAY].values[option])
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
