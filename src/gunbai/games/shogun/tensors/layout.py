"""The tensor of Shogun, field by field, and where each field stands in a state (SG1.9)."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.options import OPTIONS
from gunbai.games.shogun.data.pieces import BUILDINGS, GROUP_SIZES
from gunbai.games.shogun.data.words import (
    ACTION_NAMES,
    CARD_NAMES,
    EMPTY,
    EVENT_COUNT,
    EVENT_NAMES,
    SEASONS,
    SPACE_COUNT,
    SPECIALS,
)
from gunbai.games.shogun.events import EVENTS
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.draft import Place
from gunbai.games.shogun.steps.flow import STEPS
from gunbai.games.shogun.table import NOTHING, Table
from gunbai.games.shogun.tensors.parts import Boards, Cubes, OpenCards, OwnPlan, Winters
from gunbai.games.shogun.view import View
from gunbai.kernel.errors import BadInput
from gunbai.kernel.state import State as KernelState
from gunbai.kernel.state import View as KernelView
from gunbai.kernel.tensors.layout import Layout
from gunbai.kernel.tensors.part import BITS, ORDER, SEAT, WORD, Part, of_numbers
from gunbai.kernel.tensors.turn import Turn
from gunbai.kernel.vocabulary import SEAT as SEAT_WORDS

VERSION: Final = 1
BOARDS: Final = ("sun", "moon", "sun of three", "moon of three")


def _numbers() -> list[Part]:
    return [
        Part("seat", "own: the number of the seat, as actions name it", coding=WORD, words=SEAT_WORDS.words),
        Part("seats", "players at the table", coding=WORD, words=("3", "4", "5"), low=3),
        Part("board", "the side of the map", coding=WORD, words=BOARDS),
        Part("year", "the year", coding=WORD, words=("1", "2")),
        Part("season", "the season", coding=WORD, words=SEASONS),
        Part("event", "the event of the round", coding=WORD, words=EVENT_NAMES),
        Part("events_seen", "events opened in this game", coding=BITS, words=EVENT_NAMES[:EVENT_COUNT]),
        Part("pool", "farmers outside tower and tray", most=20),
        Part("cards_laid", "own: cards of the plan laid so far", most=11),
        Part("blind", "own: the card taken unseen", coding=WORD, words=PROVINCES),
    ]


def _seat_parts() -> list[Part]:
    return [
        Part("points", "points", by_seat=1, most=50),
        Part("chests", "chests", by_seat=1, most=18),
        Part("rice", "rice", by_seat=1, most=14),
        Part("supply", "armies in the supply", by_seat=1, most=62),
        Part("place", "the place in the turn order", coding=WORD, words=of_numbers(5), by_seat=1),
        Part("ready", "the plan is made", by_seat=1),
        Boards(),
        Part("possible_cards", "what a back may be", coding=BITS, words=CARD_NAMES[:EMPTY], by_seat=1),
        Part(
            "last_offer",
            "draft: the two cards of the previous turn",
            coding=ORDER,
            words=PROVINCES,
            by_seat=1,
            length=2,
        ),
        Part("groups", "draft: groups left by size", tuple(f"of {size}" for size in GROUP_SIZES), by_seat=1, most=4),
        Part("unfed", "winter: provinces without rice, plus 1", by_seat=1, low=-1, most=8),
        Winters(),
    ]


def _table_parts() -> list[Part]:
    return [
        Part("options", "the options' values by index", tuple(option.name for option in OPTIONS)),
        Part("owner", "who holds each province", PROVINCES, SEAT, ("neutral", "unused")),
        Part("armies", "armies in each province", PROVINCES, most=8),
        Part("buildings", "buildings in each province", PROVINCES, BITS, BUILDINGS),
        Part("markers", "revolt markers in each province", PROVINCES, most=2),
        OpenCards(),
        Cubes("tray", "cubes in the tray", ("",)),
        Cubes("tower", "cubes in the tower", ("upper", "lower")),
        Part("stock", "buildings in stock", BUILDINGS, most=28),
        Part("events_open", "events of this year not drawn yet", coding=ORDER, words=EVENT_NAMES, length=4, most=4),
        Part("agenda", "action cards opened, in their order", coding=ORDER, words=ACTION_NAMES, length=10, most=10),
        Part("laid", "the place of each special card", coding=ORDER, words=SPECIALS, length=5, most=5),
        Part("order", "the turn order", of_numbers(5), SEAT),
        Part("bidders", "who still takes a special card, in order", of_numbers(5), SEAT),
        Part("offered", "draft: open cards", coding=ORDER, words=PROVINCES, length=len(PROVINCES), most=2),
        Part("under", "draft: cards under the deck", coding=ORDER, words=PROVINCES, length=len(PROVINCES), most=8),
        Part("revolting", "winter: revolts to come", coding=ORDER, words=PROVINCES, length=len(PROVINCES), most=4),
    ]


class ShogunLayout(Layout):
    """The fields of Shogun."""

    def __init__(self) -> None:
        super().__init__(VERSION, [*_seat_parts(), *_table_parts()], Turn(STEPS), _numbers(), [OwnPlan()], EVENTS)

    def read(self, state: KernelState) -> list[list[int]]:
        return _shared(_ours(state).table)

    def read_own(self, state: KernelState, seat: int) -> list[list[int]]:
        ours = _ours(state)
        table, own = ours.table, ours.secrets
        top = table.top()
        blind = own.blind if isinstance(top, Place) and top.seat == seat else NOTHING
        plan = own.plans[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
        return [_single(table, seat, own.cards_laid[seat], blind), plan]

    def read_view(self, view: KernelView) -> tuple[Table, list[list[int]], list[list[int]]]:
        if not isinstance(view, View) or view.seat is None:
            raise BadInput("view", "a seat's view of Shogun", repr(view))
        own = [_single(view.table, view.seat, view.cards_laid, view.blind), view.plan]
        return view.table, _shared(view.table), own


def _shared(table: Table) -> list[list[int]]:
    return [
        table.points, table.chests, table.rice, table.supply, table.places, table.ready, table.spaces,
        table.possible_cards, table.last_offer, table.groups, table.unfed, table.scored, table.options, table.owner,
        table.armies, table.buildings, table.markers, table.spaces, table.tray, table.tower, table.stock,
        table.events_open, table.agenda, table.laid, table.order, table.bidders, table.offered, table.under,
        table.revolting,
    ]  # fmt: skip


def _single(table: Table, seat: int, cards_laid: int, blind: int) -> list[int]:
    return [
        seat, table.seats, table.board, table.year, table.season, table.event, table.events_seen, table.pool,
        cards_laid, blind,
    ]  # fmt: skip


def _ours(state: KernelState) -> State:
    if not isinstance(state, State):
        raise BadInput("state", "a state of Shogun", type(state).__name__)
    return state
