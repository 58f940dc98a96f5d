"""The flow of the game: nights, each with bids of all at once, then a lantern at each place that was won."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from examples.lanterns.words import BID, KEEP, LANTERN, LIGHT, PLACE
from gunbai import BadPosition, Question, RuleViolation
from gunbai.kernel.fields import Field, SeatField, WordField
from gunbai.kernel.steps import AnyStep, Step

if TYPE_CHECKING:
    from examples.lanterns.state import State

NIGHTS: Final = 8


class Festival(Step["State"]):
    """One night after the other. It asks nobody anything."""

    name: ClassVar[str] = "festival"
    clause: ClassVar[str] = "LN1.1"

    def resume(self, state: State) -> bool:
        table = state.table
        if table.night == NIGHTS:
            table.pop()
            return False
        table.night += 1
        state.tell("dusk", table.night)
        for seat in range(table.seats):
            table.coins[seat] += 3
            state.draw(seat)
        state.barriers += 1
        table.push(Bidding())
        return False

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        if below:
            raise BadPosition(field, "the festival below everything else", self.name)


class Bidding(Step["State"]):
    """All bid at once, each a chain of one secret bid for each place."""

    name: ClassVar[str] = "bidding"
    clause: ClassVar[str] = "LN2.1"

    def resume(self, state: State) -> bool:
        if self.actors(state):
            return True
        state.barriers += 1
        state.table.pop()
        won = [Lighting(seat, place) for place in range(len(PLACE)) if (seat := state.winner(place)) >= 0]
        for step in reversed(won):
            state.table.push(step)
        state.secrets.bids = [[] for _ in range(state.table.seats)]
        return False

    def is_together(self) -> bool:
        return True

    def actors(self, state: State) -> list[int]:
        return [seat for seat, bids in enumerate(state.secrets.bids) if len(bids) < len(PLACE)]

    def choices(self, state: State, seat: int) -> list[int]:
        place = len(state.secrets.bids[seat])
        return [BID.id(place, amount) for amount in range(state.left(seat) + 1)]

    def apply(self, state: State, seat: int, id: int) -> None:
        _, amount, _ = BID.split(id)
        state.secrets.bids[seat].append(amount)

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        return len(state.secrets.bids[seat]) + 1 == len(PLACE)

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if not BID.has(id):
            return super().objection(state, seat, id)
        place, amount, _ = BID.split(id)
        asked = len(state.secrets.bids[seat])
        if place != asked:
            return RuleViolation("bid/other_place", "LN2.1", {"place": PLACE.words[asked]})
        return RuleViolation("bid/too_much", "LN2.1", {"amount": amount, "left": state.left(seat)})

    def question(self, state: State, seat: int | None) -> Question:
        if seat is None:
            return super().question(state, seat)
        place = PLACE.words[len(state.secrets.bids[seat])]
        return Question(self.name, self.clause, {"place": place, "amount": state.left(seat)})

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        if not below or not isinstance(below[-1], Festival):
            raise BadPosition(field, "bids right above the festival", self.name)


class Lighting(Step["State"]):
    """A seat has won a place and may light a lantern there."""

    name: ClassVar[str] = "lighting"
    clause: ClassVar[str] = "LN3.1"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), WordField("place", PLACE))
    asked: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def resume(self, state: State) -> bool:
        if self.waits(state, self.seat):
            return True
        state.table.pop()
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        return [KEEP, *(LIGHT.id(lantern) for lantern in sorted(set(state.secrets.hands[seat])))]

    def apply(self, state: State, seat: int, id: int) -> None:
        state.table.pop()
        if LIGHT.has(id):
            state.light(seat, self.place, LIGHT.only(id))

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if not LIGHT.has(id):
            return super().objection(state, seat, id)
        return RuleViolation("light/not_held", "LN3.1", {"lantern": LANTERN.words[LIGHT.only(id)]})

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        last = below[-1] if below else None
        if not isinstance(last, Festival) and not (isinstance(last, Lighting) and last.place > self.place):
            raise BadPosition(field, "places above the festival, the first of them on top", self.name)


STEPS: Final[dict[str, type[AnyStep]]] = {kind.name: kind for kind in (Festival, Bidding, Lighting)}
