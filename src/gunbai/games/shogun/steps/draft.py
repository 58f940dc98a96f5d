"""Setting up: the draft of provinces and the seeding of the tower (SG2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.shogun.actions import BLIND, EXCHANGE, GROUP, TAKE, TAKE_IDS
from gunbai.games.shogun.data.board import PROVINCE, PROVINCE_COUNT, PROVINCES
from gunbai.games.shogun.data.pieces import GROUP_SIZES, TOWER_ARMIES, TOWER_FARMERS
from gunbai.games.shogun.data.tower import COLOURS, FARMER
from gunbai.games.shogun.rules.fighting import throw
from gunbai.games.shogun.steps.base import GameStep
from gunbai.games.shogun.table import NEUTRAL, NOTHING, Table, mask_of
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.fields import Field, FlagField, SeatField, WordField
from gunbai.kernel.steps import AnyStep, Question, not_asked
from gunbai.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State

OPEN_CARDS: Final = 2
SEEN_OR_NOT: Final = Vocabulary("province", (*PROVINCES, "unseen"))
"""What a card that was taken is called before others."""


class Draft(GameStep):
    """SG2.3, SG2.4: take one of the two open cards or the top card unseen."""

    name: ClassVar[str] = "draft"
    clause: ClassVar[str] = "SG2.3"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), FlagField("exchanged"))
    asks: ClassVar[bool] = True
    inside: ClassVar[str] = "seed"

    def __init__(self, seat: int, exchanged: int) -> None:
        self.seat = seat
        self.exchanged = exchanged

    def resume(self, state: State) -> bool:
        table = state.table
        if sum(table.groups) == 0:
            table.pop()
            _put_away(table)
            return False
        if _is_done(table, self.seat):
            table.replace(Draft((self.seat + 1) % table.seats, self.exchanged))
            return False
        while len(table.offered) < OPEN_CARDS:
            _open_card(state)
        return True

    def choices(self, state: State, seat: int) -> list[int]:
        table = state.table
        ids = [TAKE_IDS[province] for province in table.offered]
        ids.append(BLIND)
        if self._may_exchange(table, seat):
            ids.append(EXCHANGE)
        return ids

    def _may_exchange(self, table: Table, seat: int) -> bool:
        """SG2.4: the open cards are the two of this seat's previous turn, and it has not exchanged in this one."""
        return not self.exchanged and table.last_offer[seat * 2 : seat * 2 + 2] == sorted(table.offered)

    def apply(self, state: State, seat: int, id: int) -> None:
        if id == EXCHANGE:
            _exchange(state, seat)
            return
        table = state.table
        table.last_offer[seat * 2 : seat * 2 + 2] = sorted(table.offered)
        if id == BLIND:
            _take_blind(state, seat)
        else:
            _take_open(state, seat, TAKE.only(id))

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        """A card is drawn, unless it is known which comes next."""
        left = len(unseen(state.table))
        return None if id == EXCHANGE and left == 1 else left > 1

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if TAKE.has(id):
            return RuleViolation("draft/card_not_open", "SG2.3", {"province": PROVINCES[TAKE.only(id)]})
        if id == EXCHANGE:
            return RuleViolation("draft/no_exchange", "SG2.4")
        return not_asked(state, self.name, id)

    def clause_of(self, state: State, id: int) -> str:
        return "SG2.4" if id == EXCHANGE else self.clause

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        table = state.table
        at_work = sum(table.groups) > 0 and len(table.offered) == OPEN_CARDS
        return at_work and not _is_done(table, self.seat)


def _is_done(table: Table, seat: int) -> bool:
    """Hand-written positions may give seats unlike numbers of groups."""
    return sum(table.groups[seat * 4 : seat * 4 + 4]) == 0


def unseen(table: Table) -> list[int]:
    """Cards that may be on top of the deck: those nobody has seen, or else what is next of the known pairs."""
    known = mask_of(table.offered) | mask_of(table.under)
    step = table.top()
    if isinstance(step, Place) and step.province != NOTHING:
        known |= 1 << step.province
    owner = table.owner
    pool: list[int] = []
    for province in range(PROVINCE_COUNT):
        if owner[province] == NEUTRAL and not known >> province & 1:
            pool.append(province)
    return pool or table.under[: 2 - len(table.under) % 2]


def _drawn(state: State, *, private: bool) -> int:
    """The top card of the deck."""
    pool = unseen(state.table)
    return pool[state.pick("province deck", len(pool), private)]


def _open_card(state: State) -> None:
    table = state.table
    province = _drawn(state, private=False)
    if province in table.under:
        table.under.remove(province)
    table.offered.append(province)
    state.tell("card_offered", province)


def _take_open(state: State, seat: int, province: int) -> None:
    table = state.table
    table.offered.remove(province)
    table.push(Place(seat, province))
    state.tell("card_taken", seat, province)
    _open_card(state)


def _take_blind(state: State, seat: int) -> None:
    state.secrets.blind = _drawn(state, private=True)
    state.table.push(Place(seat, NOTHING))
    state.tell("blind_taken", seat)
    state.tell("blind_seen", seat, state.secrets.blind)


def _exchange(state: State, seat: int) -> None:
    table = state.table
    first, second = table.offered
    table.under += sorted(table.offered)
    table.offered = []
    table.replace(Draft(seat, 1))
    state.tell("cards_exchanged", seat, first, second)


def _put_away(table: Table) -> None:
    """SG2.5: the cards left over are the neutral provinces."""
    table.offered = []
    table.under = []
    table.last_offer = []
    table.groups = []


class Place(GameStep):
    """SG2.2, SG2.3: put one of the remaining groups into the province taken, NOTHING if it was taken unseen."""

    name: ClassVar[str] = "place"
    clause: ClassVar[str] = "SG2.2"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), WordField("province", PROVINCE, optional=True))
    asked: ClassVar[tuple[str, ...]] = ("province",)
    told: ClassVar[tuple[Field, ...]] = (WordField("province", SEEN_OR_NOT),)
    asks: ClassVar[bool] = True
    inside: ClassVar[str] = "draft"

    def __init__(self, seat: int, province: int) -> None:
        self.seat = seat
        self.province = province

    def choices(self, state: State, seat: int) -> list[int]:
        groups = state.table.groups
        return [GROUP.id(size) for size in range(4) if groups[seat * 4 + size]]

    def apply(self, state: State, seat: int, id: int) -> None:
        table, province = state.table, self.province
        if province == NOTHING:
            province = _show_blind(state)
        size = GROUP.only(id)
        table.groups[seat * 4 + size] -= 1
        table.owner[province] = seat
        table.armies[province] = GROUP_SIZES[size]
        table.supply[seat] -= GROUP_SIZES[size]
        state.tell("group_placed", seat, province, GROUP_SIZES[size])
        table.pop()
        table.replace(Draft((seat + 1) % table.seats, 0))

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        """What was taken unseen is shown; else the next seat that has groups left goes on, or the tower is seeded."""
        table = state.table
        mine = sum(table.groups[seat * 4 : seat * 4 + 4])
        if self.province == NOTHING or sum(table.groups) > mine or mine == 1:
            return True
        return None

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if GROUP.has(id):
            return RuleViolation("draft/no_such_group", "SG2.2", {"armies": GROUP_SIZES[GROUP.only(id)]})
        return not_asked(state, self.name, id)

    def question(self, state: State, seat: int | None) -> Question:
        """Who has taken a card unseen has looked at it by now; to the others it is `unseen`."""
        province = self.province
        if province == NOTHING and seat == self.seat:
            province = state.secrets.blind
        named = "unseen" if province == NOTHING else PROVINCES[province]
        return Question(self.name, self.clause, {"province": named})

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        table, province, blind = state.table, self.province, state.secrets.blind
        if below[-1].seat != self.seat:
            return False
        if province == NOTHING:
            return blind in unseen(table)
        return blind == NOTHING and table.owner[province] == NEUTRAL and province not in table.offered + table.under


def _show_blind(state: State) -> int:
    province = state.secrets.blind
    state.secrets.blind = NOTHING
    state.barriers += 1
    if province in state.table.under:
        state.table.under.remove(province)
    return province


class Seed(GameStep):
    """SG2.7: seven armies of each player and ten farmers go through the tower; what falls out returns."""

    name: ClassVar[str] = "seed"
    clause: ClassVar[str] = "SG2.7"
    inside: ClassVar[str] = "years"

    def resume(self, state: State) -> bool:
        table = state.table
        table.pop()
        thrown = [TOWER_ARMIES if colour < table.seats else 0 for colour in range(COLOURS)]
        thrown[FARMER] = TOWER_FARMERS
        for seat in range(table.seats):
            table.supply[seat] -= TOWER_ARMIES
        table.pool -= TOWER_FARMERS
        throw(state, thrown, self.clause)
        for seat in range(table.seats):
            table.supply[seat] += table.tray[seat]
        table.pool += table.tray[FARMER]
        table.tray = [0] * COLOURS
        state.tell("tower_seeded", sum(table.tower))
        return False

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        return not any(state.table.tower) and not any(state.table.tray)
