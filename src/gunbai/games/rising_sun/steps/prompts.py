"""Entries that ask: which of them are open, what they offer, and using one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gunbai.games.rising_sun.actions import DONE, PLACE_BUSHI
from gunbai.games.rising_sun.data.figures import BUSHI, RESERVE
from gunbai.games.rising_sun.entries.card import Card
from gunbai.games.rising_sun.rules.figures import count
from gunbai.games.rising_sun.rules.hooks import Offer
from gunbai.games.rising_sun.steps.base import GOODS, OTHERS, PIECES, GameStep, violation
from gunbai.kernel.errors import BadPosition, RuleViolation
from gunbai.kernel.fields import Field, FlagField, SeatField
from gunbai.kernel.steps import AnyStep

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


class CardPrompts(GameStep):
    """What one player's cards offer, in one list: the owner sets the order (RS2.6)."""

    fields: ClassVar[tuple[Field, ...]] = (SeatField(), FlagField("begun"))

    def __init__(self, seat: int, begun: int = 0) -> None:
        self.seat = seat
        self.begun = begun

    def offers(self) -> list[Offer]:
        """The prompts of this moment."""
        raise NotImplementedError

    def again(self) -> CardPrompts:
        """This step, begun."""
        raise NotImplementedError

    def begin(self, state: State) -> None:
        """What happens by itself before anybody is asked."""

    def resume(self, state: State) -> bool:
        table, seat = state.table, self.seat
        if not self.begun:
            table.replace(self.again())
            self.begin(state)
            table.uses = [offer.power.copies(table, seat) for offer in self.offers()]
        if self.waits(state, seat):
            return True
        table.pop()
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        ids = [DONE]
        uses = state.table.uses
        for index, offer in enumerate(self.offers()):
            if uses[index]:
                ids += offer.prompt.choices(state, seat)
        return ids

    def apply(self, state: State, seat: int, id: int) -> None:
        """Use the entry whose choice this is; `done` declines all that is left."""
        offers, uses = self.offers(), state.table.uses
        if id == DONE:
            state.table.uses = [0] * len(offers)
            return
        for index, offer in enumerate(offers):
            if uses[index] and offer.prompt.verb.has(id) and id in offer.prompt.choices(state, seat):
                uses[index] -= 1
                if isinstance(offer.power, Card):
                    state.tell("card_used", seat, offer.power.index)
                offer.prompt.apply(state, seat, id)
                return

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        """The last use is followed by what comes after the step; whether another one is open then is tried."""
        if id == DONE:
            return self.follows(state, seat)
        if sum(state.table.uses) > 1 or any(offer.prompt.asks for offer in self.offers() if offer.prompt.verb.has(id)):
            return None
        return self.follows(state, seat, PIECES | GOODS | OTHERS)

    def clause_of(self, state: State, id: int) -> str:
        for offer in self.offers():
            if offer.prompt.verb.has(id):
                return offer.prompt.clause
        return self.clause

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        """A placed figure comes from the reserve and goes where the card says, Dragonfly's too."""
        verbs = state.actions.verbs
        if verbs[id].tag != PLACE_BUSHI.tag or all(verbs[one].tag != PLACE_BUSHI.tag for one in state.choice_ids(seat)):
            return super().objection(state, seat, id)
        table = state.table
        if PLACE_BUSHI.has(id) and table.clan(seat).summons_anywhere and count(table, seat, BUSHI, RESERVE):
            return violation(state, "place/not_possible", "RS12.4", id)
        return violation(state, "place/not_possible", "RS10.4", id)

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        if self.begun and len(state.table.uses) != len(self.offers()):
            raise BadPosition("locals.uses", f"{len(self.offers())} numbers", str(state.table.uses))
