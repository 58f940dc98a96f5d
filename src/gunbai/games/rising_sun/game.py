"""The game of Rising Sun: setup (RS4), positions, views and sampled worlds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.games.rising_sun.actions import ACTIONS, DONE
from gunbai.games.rising_sun.data.figures import BUSHI, DAIMYO, RESERVE, SHRINES
from gunbai.games.rising_sun.data.options import CLANS_IN_PLAY, NAME, OPTIONS, RULES_VERSION, SET, SHRINE_TILES
from gunbai.games.rising_sun.data.words import ARCHWAY, CLAN, FIRST_GAME_KAMI, KAMI_NAMES
from gunbai.games.rising_sun.data.words import SET as SETS
from gunbai.games.rising_sun.entries import loading
from gunbai.games.rising_sun.events import EVENTS
from gunbai.games.rising_sun.positions import documents
from gunbai.games.rising_sun.positions.checks import check
from gunbai.games.rising_sun.positions.first_form import renewed
from gunbai.games.rising_sun.positions.reading import flag, read_table
from gunbai.games.rising_sun.positions.secrets import read_secrets
from gunbai.games.rising_sun.rules.figures import shift
from gunbai.games.rising_sun.sampling import sampled
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.politics.kami import FujinMoves
from gunbai.games.rising_sun.steps.politics.marshal import Marshal
from gunbai.games.rising_sun.steps.politics.train import Train
from gunbai.games.rising_sun.steps.prompts import CardPrompts
from gunbai.games.rising_sun.steps.season import Season
from gunbai.games.rising_sun.table import Table, empty_secrets, empty_table
from gunbai.games.rising_sun.tensors.layout import RisingSunLayout
from gunbai.games.rising_sun.view import View
from gunbai.kernel.documents.codec import Doc, Reader
from gunbai.kernel.documents.schema import schema_of
from gunbai.kernel.errors import BadInput, BadPosition, not_among
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import Chance, DrawKind
from gunbai.kernel.options import chosen
from gunbai.kernel.state import Listener
from gunbai.kernel.state import View as KernelView
from gunbai.kernel.steps import check_stack
from gunbai.kernel.tensors.layout import Layout

SEAT_COUNTS: Final = (3, 4, 5)
DRAWS: Final = (
    DrawKind("clans", "RS4.1", "the clans in a random order, by index: the first ones play, one a seat"),
    DrawKind("set", "RS4.5", "one number: the card set, 0 archway, 1 teapot, 2 horseman"),
    DrawKind("shrines", "RS4.4", "the kami in a random order, by index: the first four have shrines, left to right"),
    DrawKind("wars", "RS5.2", "the provinces in a random order, by index: the first ones are at war, in this order"),
    DrawKind(
        "mandate", "RS6.3", "one number: which of the tiles that nobody has seen, sorted by mandate", private=True
    ),
)
UNPLAYABLE: Final = (IndexError, KeyError, ValueError, ZeroDivisionError)
"""What a position that does not fit together may run into before anybody is asked."""


class RisingSun(Game):
    """Clans, honor, alliances, sealed bids."""

    def __init__(self) -> None:
        entries = loading.close(SEAT_COUNTS)
        super().__init__(NAME, RULES_VERSION, ACTIONS, EVENTS, OPTIONS, entries, DRAWS)
        self._layout: Layout | None = None

    def set_up(self, seats: int, options: Mapping[str, str], chance: Chance, listener: Listener | None) -> State:
        indices = chosen(OPTIONS, options)
        clans = _clans(seats, indices[CLANS_IN_PLAY], chance)
        indices[CLANS_IN_PLAY] = 0  # from here on the table says which
        drawn = indices[SET] == len(SETS)
        card_set = ARCHWAY + (chance.pick("set", len(SETS)) if drawn else indices[SET])
        table = empty_table(seats, card_set, indices, clans)
        table.shrines = _shrines(indices[SHRINE_TILES] == 1, chance)
        _place_first_figures(table)
        table.push(Season())
        state = State(table, empty_secrets(seats), chance)
        state.listener = listener
        state.run()
        return state

    def read(self, reader: Reader, chance: Chance, listener: Listener | None) -> State:
        if reader.whole("rules", 1, RULES_VERSION, RULES_VERSION) != RULES_VERSION:
            raise reader.fail("rules", f"version {RULES_VERSION}")
        table = read_table(reader)
        hidden = read_secrets(reader.reader("secrets"), table)
        waiting = flag(reader, "waiting")
        reader.close()
        check(table, hidden)
        state = State(table, hidden, chance)
        check_stack(state, "turn")
        state.listener = listener
        try:
            if not waiting or not _asks_for_done(state):
                state.run()
        except UNPLAYABLE as error:
            raise BadPosition("turn", "steps that fit the rest of the position", repr(error)) from None
        state.barriers = 0
        return state

    def renewed(self, document: Mapping[str, object]) -> Doc:
        return renewed(document)

    def schema(self, document: str) -> Doc:
        if document == "position":
            return schema_of(documents.Position, "A position of Rising Sun")
        if document == "view":
            return schema_of(documents.ViewDocument, "A view of Rising Sun")
        raise not_among("document", ("position", "view"), document)

    def layout(self) -> Layout:
        if self._layout is None:
            self._layout = RisingSunLayout()
        return self._layout

    def deal(self, view: KernelView, chance: Chance) -> State:
        if not isinstance(view, View):
            raise BadInput("view", "a view of Rising Sun", type(view).__name__)
        return sampled(view, chance)


def _asks_for_done(state: State) -> bool:
    """Whether the seat that was asked has nothing left but `done`: it has given away its coins since (RS3.2)."""
    top = state.table.top()
    if isinstance(top, (Marshal, CardPrompts)) and not top.begun:
        return False
    return isinstance(top, (Train, Marshal, FujinMoves, CardPrompts)) and top.choices(state, top.seat) == [DONE]


def _clans(seats: int, option: int, chance: Chance) -> list[int]:
    """RS4.1: seats run in the order of the clans' starting honor."""
    if option == 0:
        return sorted(chance.shuffle("clans", len(CLAN))[:seats]) if seats < len(CLAN) else list(range(seats))
    words = OPTIONS[CLANS_IN_PLAY].values[option].split("+")
    if len(words) != seats:
        raise BadInput("options.clans", f"{seats} clans", OPTIONS[CLANS_IN_PLAY].values[option], "clans", most=seats)
    return [CLAN.index(clan) for clan in words]


def _shrines(first_game: bool, chance: Chance) -> list[int]:
    """RS4.4: four of the seven kami, left to right."""
    if first_game:
        return list(FIRST_GAME_KAMI)
    return chance.shuffle("shrines", len(KAMI_NAMES))[:SHRINES]


def _place_first_figures(table: Table) -> None:
    """RS4.3: Daimyo, one Bushi and a stronghold at home."""
    for seat in range(table.seats):
        home = table.clan(seat).home
        shift(table, seat, DAIMYO, RESERVE, home)
        shift(table, seat, BUSHI, RESERVE, home)
        table.strongholds[seat * 8 + home] = 1
