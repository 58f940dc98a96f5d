"""The tensor of Rising Sun, field by field, and where each field stands in a state (RS1.8)."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.board import PROVINCES, SEA_ROUTES
from gunbai.games.rising_sun.data.figures import (
    CORE_KINDS,
    KIND_NAMES,
    MONSTERS,
    MOVER_NAMES,
    SHRINE_NAMES,
    WORSHIPPERS,
)
from gunbai.games.rising_sun.data.options import OPTIONS
from gunbai.games.rising_sun.data.words import (
    ADVANTAGES,
    CARD,
    CLAN,
    KAMI_NAMES,
    MANDATE_TURNS,
    MANDATES,
    PHASES,
    SEASONS,
    SETS,
    SOURCES,
)
from gunbai.games.rising_sun.events import EVENTS
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.flow import STEPS
from gunbai.games.rising_sun.table import MEMORY, Table
from gunbai.games.rising_sun.tensors.parts import Cards, Figures, MonsterPlaces, Offers, Plays
from gunbai.games.rising_sun.view import View, is_looking
from gunbai.kernel.errors import BadInput
from gunbai.kernel.state import State as KernelState
from gunbai.kernel.state import View as KernelView
from gunbai.kernel.tensors.layout import Layout
from gunbai.kernel.tensors.part import BITS, ORDER, SEAT, WORD, Part, crossed, of_numbers
from gunbai.kernel.tensors.turn import Turn
from gunbai.kernel.vocabulary import SEAT as SEAT_WORDS

VERSION: Final = 1
MONSTER_NAMES: Final = KIND_NAMES[CORE_KINDS:]
ROUTES: Final = tuple(f"{PROVINCES[a]}-{PROVINCES[b]}" for a, b in SEA_ROUTES)
NOT_LOOKING: Final = [0] * len(MANDATES)
NOTHING_LAID: Final[list[int]] = []
MOST_OFFERS: Final = 12
"""Card effects that one prompt offers at most."""


def _numbers() -> list[Part]:
    return [
        Part("seat", "own: the number of the seat, as actions name it", coding=WORD, words=SEAT_WORDS.words),
        Part("seats", "players at the table", coding=WORD, words=("3", "4", "5"), low=3),
        Part("card_set", "the cards in play", coding=WORD, words=SETS),
        Part("season", "the season", coding=WORD, words=SEASONS),
        Part("phase", "the phase", coding=WORD, words=PHASES),
        Part("mandate_turn", "mandate turns begun this season", coding=WORD, words=of_numbers(MANDATE_TURNS), low=1),
        Part("active", "whose mandate turn it is or was", coding=SEAT),
        Part("wars_decided", "wars of this season that are decided", most=8),
        Part("last_actor", "who acted last in the tea ceremony", coding=SEAT),
        Part("crossed", "sea routes settled with the Serpent", coding=BITS, words=ROUTES),
        Part("barred", "sea routes refused for want of a coin", coding=BITS, words=ROUTES),
        Part("fallen", "figures killed in this battle", most=8),
        Part("winner", "who won this battle", coding=SEAT),
        Part("bids_made", "own bids of this chain", most=4),
    ]


def _seat_parts() -> list[Part]:
    return [
        Part("clan", "the clan", coding=WORD, words=CLAN.words, by_seat=1),
        Part("rank", "rank on the honor track", coding=WORD, words=of_numbers(5), by_seat=1),
        Part("points", "victory points", by_seat=1, most=50),
        Part("coins", "coins", by_seat=1, most=12),
        Part("ronin", "ronin", by_seat=1, most=6),
        Part("ally", "the ally", coding=SEAT, by_seat=1),
        Part("allied_seasons", "seasons begun in an alliance", by_seat=1, most=3),
        Figures(),
        Part("strongholds", "strongholds by province", PROVINCES, by_seat=1, most=2),
        Cards(),
        Part("earned", "victory points by source; what was stolen counts as it is", SOURCES, by_seat=1, most=10),
        Part("ready", "done in the tea ceremony, or bids sealed", by_seat=1),
        Part("bids", "revealed bids", ADVANTAGES, by_seat=1, most=8),
        Part("hired", "ronin hired in this battle", by_seat=1, most=6),
        Part("loyal", "Loyalty has paid in the current gain", by_seat=1),
        Part("proposals", "alliances proposed this season", by_seat=2),
        Part("open_proposals", "proposals without an answer", by_seat=2),
        Offers(),
    ]


def _table_parts() -> list[Part]:
    return [
        Part("options", "the options' values by index", tuple(option.name for option in OPTIONS), most=2),
        Part("monster_owner", "who owns each monster", MONSTER_NAMES, SEAT),
        MonsterPlaces(MONSTER_NAMES),
        Part(
            "bought",
            "monsters in the order they were bought",
            coding=ORDER,
            words=MONSTER_NAMES,
            length=MONSTERS,
            most=8,
        ),
        Part("market", "copies on display", CARD.words, most=2),
        Part("shrines", "the kami of each shrine", SHRINE_NAMES, WORD, KAMI_NAMES),
        Part("wars", "provinces at war in their order", coding=ORDER, words=PROVINCES, length=8, most=8),
        Part("tokens", "war tokens", crossed(SEASONS[:3], PROVINCES), SEAT, ("not won", "discarded")),
        Plays(),
        Part("moved", "figures that have moved in this Marshal", crossed(MOVER_NAMES, PROVINCES), most=3),
        Part("summoned", "figures summoned in this Recruit", PROVINCES, most=3),
        Part("newcomers", "who may still go to worship", _newcomers(), most=2),
        Part("fighters", "seats in the battle, in order", of_numbers(5), SEAT),
        Part("uses", "open card effects of this prompt, plus 1", of_numbers(MOST_OFFERS), low=-1, most=3),
        Part("last_in_line", "seats that said last", of_numbers(5), SEAT),
    ]


def _newcomers() -> tuple[str, ...]:
    return crossed(tuple(KIND_NAMES[kind] for kind in WORSHIPPERS), PROVINCES)


def _own_parts() -> list[Part]:
    return [
        Part("hand", "own: the tiles being looked at", MANDATES, most=2),
        Part("laid", "own: tiles laid face down this season", of_numbers(MANDATE_TURNS), WORD, MANDATES),
        Part("seen", "own: turn of the last look and the tiles put back", ("turn", *MANDATES), most=2),
        Part("sealed_bids", "own: bids of this chain", ADVANTAGES, most=8),
    ]


class RisingSunLayout(Layout):
    """The fields of Rising Sun."""

    def __init__(self) -> None:
        super().__init__(VERSION, [*_seat_parts(), *_table_parts()], Turn(STEPS), _numbers(), _own_parts(), EVENTS)

    def read(self, state: KernelState) -> list[list[int]]:
        return _shared(_ours(state).table)

    def read_own(self, state: KernelState, seat: int) -> list[list[int]]:
        ours = _ours(state)
        table, own = ours.table, ours.secrets
        return [
            _single(table, seat, own.bids_made[seat]),
            own.hand if is_looking(table, seat) else NOT_LOOKING,
            own.laid if table.clan(seat).lays_face_down else NOTHING_LAID,
            own.seen[seat * MEMORY : (seat + 1) * MEMORY],
            own.sealed_bids[seat * 4 : seat * 4 + 4],
        ]

    def read_view(self, view: KernelView) -> tuple[Table, list[list[int]], list[list[int]]]:
        if not isinstance(view, View) or view.seat is None:
            raise BadInput("view", "a seat's view of Rising Sun", repr(view))
        numbers = _single(view.table, view.seat, view.bids_made)
        return view.table, _shared(view.table), [numbers, view.hand, view.laid, view.seen, view.sealed_bids]


def _shared(table: Table) -> list[list[int]]:
    return [
        table.clans, table.rank, table.vp, table.coins, table.ronin, table.ally, table.allied_seasons, table.figures,
        table.strongholds, table.cards, table.earned, table.ready, table.bids, table.hired, table.loyal,
        table.proposals, table.open_proposals, table.offers, table.options, table.monster_owner, table.monster_place,
        table.bought, table.market, table.shrines, table.wars, table.tokens, table.plays, table.moved, table.summoned,
        table.newcomers, table.fighters, table.uses, table.last_in_line,
    ]  # fmt: skip


def _single(table: Table, seat: int, bids_made: int) -> list[int]:
    return [
        seat, table.seats, table.card_set, table.season, table.phase, table.turn, table.active, table.war,
        table.last_actor, table.crossed, table.barred, table.fallen, table.winner, bids_made,
    ]  # fmt: skip


def _ours(state: KernelState) -> State:
    if not isinstance(state, State):
        raise BadInput("state", "a state of Rising Sun", type(state).__name__)
    return state
